"""A clock time is decided apart from the day beside it; what is no day and time stays whole."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters.clocks import apart


def _parts(text: str, kind: Kind = Kind.DATETIME) -> list[str]:
    whole = f"on {text} there"
    found = Mention(3, 3 + len(text), kind, 0.9, "patterns", literal("test"), "date")
    return [whole[each.start : each.end] for each in apart(whole, found)]


@pytest.mark.parametrize(
    ("day", "between", "time"),
    [
        ("14/02/2024", ", ", "18:02:11"),
        ("11/21/2022", " ", "14:20"),
        ("January 19, 2023", ", ", "9:00 a.m."),
        ("July 29", ", at ", "11:52 p.m."),
        ("18 Nov", " ", "08:00"),
        ("2022-11-16", "T", "16:02:11.123Z"),
        ("3. Mai 2021", " um ", "14.30 Uhr"),
        ("11 mai 2021", " à ", "14h30"),
    ],
)
def test_day_and_time_are_apart(day: str, between: str, time: str) -> None:
    assert _parts(day + between + time) == [day, time]


@pytest.mark.parametrize("text", ["07:30", "07:30-08:00", "12.03.2024", "12.03.24", "May 2022", "10.30", "3 to 5 May"])
def test_what_is_only_one_of_them_stays(text: str) -> None:
    assert _parts(text) == [text]


def test_other_kinds_stay() -> None:
    assert _parts("14/02/2024, 18:02", Kind.CODE) == ["14/02/2024, 18:02"]


@pytest.mark.parametrize(("text", "subtype"), [("22h51", "time"), ("07:30", "time"), ("10.30", None), ("2251", None)])
def test_a_time_that_a_network_found_alone_is_one(text: str, subtype: str | None) -> None:
    found = Mention(3, 3 + len(text), Kind.DATETIME, 0.9, "neural", literal("test"))
    assert [each.subtype for each in apart(f"at {text} there", found)] == [subtype]
