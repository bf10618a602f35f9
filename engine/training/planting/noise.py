"""What happens to a document on its way: other letter case, other spaces, broken lines. Annotations stay in place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np

from engine.training.planting.grammar import Piece
from engine.training.planting.pools import chance, choose
from engine.types import Kind

_Change = Callable[[str, np.random.Generator], str]


def _double_spaces(text: str, random: np.random.Generator) -> str:
    return re.sub(" ", lambda _: "  " if chance(random, 0.06) else " ", text)


def _lost_spaces(text: str, random: np.random.Generator) -> str:
    """No space behind colons, as in forms that were typed in haste."""
    return re.sub(r": +", lambda found: ":" if chance(random, 0.7) else found[0], text)


def _broken_lines(text: str, random: np.random.Generator) -> str:
    return re.sub(r"(?<=[^\s]) (?=\S)", lambda _: "\n" if chance(random, 0.07) else " ", text)


def _tabs(text: str, random: np.random.Generator) -> str:
    return re.sub(r": +|  +", lambda found: f"{found[0].rstrip()}\t" if chance(random, 0.7) else found[0], text)


def _bullets(text: str, random: np.random.Generator) -> str:
    mark = choose(random, ("- ", "* ", "• ", "> ", "o "))
    return re.sub(r"\n(?=\w)", lambda _: f"\n{mark}" if chance(random, 0.6) else "\n", text)


def _bare_titles(text: str, _: np.random.Generator) -> str:
    return re.sub(r"\b(Mr|Mrs|Ms|Dr)\. (?=\S)", r"\1 ", text)


def _misread(text: str, random: np.random.Generator) -> str:
    """A scanner's reading: now and then a letter is taken for another."""
    return re.sub("[lO]", lambda found: {"l": "1", "O": "0"}[found[0]] if chance(random, 0.02) else found[0], text)


_NAMES = frozenset({Kind.PERSON, Kind.LOC, Kind.ORG})

NAME_CHANGES: tuple[tuple[float, _Change], ...] = (
    (0.03, lambda text, _: text.upper()),
    (0.04, lambda text, _: text.lower()),
)
"""What may happen to the names of people, places and organisations of a document alone, and how often."""

CHANGES: tuple[tuple[float, _Change], ...] = (
    (0.07, lambda text, _: text.upper()),
    (0.07, lambda text, _: text.lower()),
    (0.08, _double_spaces),
    (0.08, _lost_spaces),
    (0.08, _broken_lines),
    (0.08, _bare_titles),
    (0.05, _tabs),
    (0.05, _bullets),
    (0.03, _misread),
)
"""What may happen to a document, and how often."""


def disturb(pieces: Iterable[Piece], random: np.random.Generator) -> list[Piece]:
    """The pieces, each changed in the ways that are drawn for the whole document."""
    drawn, of_names = (
        [change for part, change in changes if chance(random, part)] for changes in (CHANGES, NAME_CHANGES)
    )
    found = []
    for piece in pieces:
        text = piece.text
        named = piece.annotation is not None and piece.annotation.kind in _NAMES
        for change in (*of_names, *drawn) if named else drawn:
            text = change(text, random)
        found.append(replace(piece, text=text))
    return found
