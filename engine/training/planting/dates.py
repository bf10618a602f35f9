"""Dates and times in the ways that people and machines write them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import numpy as np

from engine.training.planting.pools import chance, choose

_ORDINAL = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
_TWO_DAYS = timedelta(days=2)

Written = Callable[[date], str]


def _ordinal(day: int) -> str:
    return f"{day}{_ORDINAL.get(day, 'th')}"


EXACT: tuple[Written, ...] = (
    lambda d: f"{d.month}/{d.day}/{d:%y}",
    lambda d: f"{d.month}/{d.day}/{d.year}",
    lambda d: f"{d:%m/%d/%Y}",
    lambda d: f"{d:%m/%d/%Y}",
    lambda d: f"{d:%m/%d/%y}",
    lambda d: f"{d:%m-%d-%Y}",
    lambda d: f"{d.month}-{d.day}-{d:%y}",
    lambda d: f"{d:%Y-%m-%d}",
    lambda d: f"{d:%d-%b-%Y}",
    lambda d: f"{d:%d-%b-%Y}".upper(),
    lambda d: f"{d.day} {d:%b} {d.year}",
    lambda d: f"{d.day} {d:%B} {d.year}",
    lambda d: f"{d:%B} {d.day}, {d.year}",
    lambda d: f"{d:%B} {d.day}, {d.year}",
    lambda d: f"{d:%b} {d.day}, {d.year}",
    lambda d: f"{d:%b}. {d.day}, {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)}, {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)} {d.year}",
    lambda d: f"{d:%A}, {d:%B} {d.day}, {d.year}",
    lambda d: f"{d.month}.{d.day}.{d:%y}",
    lambda d: f"{d:%d.%m.%Y}",
    lambda d: f"{d:%Y/%m/%d}",
    lambda d: f"{d:%d%b%Y}".upper(),
)
"""Day, month and year."""

PARTIAL: tuple[Written, ...] = (
    lambda d: f"the {_ordinal(d.day)} of {d:%B} {d.year}",
    lambda d: f"{d:%B} {_ordinal(d.day)}",
    lambda d: f"{d:%B} {d.day}",
    lambda d: f"{d:%b} {d.day}",
    lambda d: f"{d.month}/{d.day}",
    lambda d: f"{d:%m/%d}",
    lambda d: f"{d.day} {d:%B}",
    lambda d: f"{d:%B} {d.year}",
    lambda d: f"{d:%b} {d.year}",
    lambda d: f"{d:%m/%Y}",
    lambda d: f"{d:%m%d%y}",
    lambda d: f"{(d - _TWO_DAYS).month}/{(d - _TWO_DAYS).day}-{d.month}/{d.day}",
    lambda d: f"{d - _TWO_DAYS:%B} {(d - _TWO_DAYS).day} to {d:%B} {d.day}, {d.year}",
    lambda d: f"{('winter', 'spring', 'summer', 'fall')[d.month % 12 // 3]} {d.year}",
    lambda d: f"{('Christmas', 'Easter', 'Thanksgiving', 'Labor Day')[d.day % 4]} {d.year}",
)
"""Less or more than one day of a year."""

_CLOCK: tuple[Callable[[int, int], str], ...] = (
    lambda hour, minute: f"{hour:02d}:{minute:02d}",
    lambda hour, minute: f"{hour:02d}:{minute:02d}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d} {'PM' if hour > 11 else 'AM'}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d} {'p.m.' if hour > 11 else 'a.m.'}",
    lambda hour, minute: f"{hour % 12 or 12}:{minute:02d}{'pm' if hour > 11 else 'am'}",
)


def style(random: np.random.Generator) -> Written:
    """The way in which one document writes most of its dates."""
    return choose(random, EXACT)


def day(random: np.random.Generator, first: date, days: int) -> date:
    """A day from `first` on, `days` long."""
    return first + timedelta(days=int(random.integers(days)))


def sometimes(random: np.random.Generator, usual: Written) -> Written:
    """The usual way, or now and then any other, also one that is less exact."""
    if chance(random, 0.6):
        return usual
    return choose(random, EXACT if chance(random, 0.5) else PARTIAL)


def clock(random: np.random.Generator) -> str:
    return choose(random, _CLOCK)(int(random.integers(24)), int(random.integers(60)))
