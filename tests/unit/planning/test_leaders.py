"""Leaders on a line with something masked go, and others stay."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.types import Redaction
from engine.planning.additions import with_leaders

NAME = "Quistorp"


def _left(text: str, *masked: str) -> str:
    found = tuple(
        Redaction(start, start + len(each), "[PERSON 1]") for each in masked if (start := text.index(each)) >= 0
    )
    for each in reversed(with_leaders(text, found)):
        text = text[: each.start] + ("#" if each.label else "~") + text[each.end :]
    return text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Quistorp ........ 12", "# 12"),
        ("Quistorp........12", "#12"),
        ("Quistorp . . . . . . 12", "# 12"),
        ("Quistorp\t\u2026\u2026\u2026 12", "# 12"),
        ("Signed: ____Quistorp____", "Signed: #"),
        ("Anna ........ Quistorp", "Anna #"),
        ("Case Quistorp v. State ....... 12", "Case # v. State ~ 12"),
        ("Quistorp ... 12", "# ... 12"),
        ("Quistorp said.\nOther ........ 14", "# said.\nOther ........ 14"),
        ("Other ........ 14\nQuistorp ........ 12\nMore ........ 9", "Other ........ 14\n# 12\nMore ........ 9"),
        ("Quistorp -- 12", "# -- 12"),
        ("Quistorp quotes it . . . . Then more", "# quotes it . . . . Then more"),
        ("Quistorp quotes it . . . .", "# quotes it . . . ."),
        ("Quistorp . . . . 12", "# 12"),
        ("Quistorp . . . . . Foss", "# Foss"),
    ],
)
def test_leaders_go_with_what_is_masked_on_their_line(text: str, left: str) -> None:
    assert _left(text, NAME) == left


def test_leaders_between_two_names_are_one_with_the_first() -> None:
    assert _left("Quistorp ........ Foss", NAME, "Foss") == "# #"


def test_redactions_stay_sorted_and_apart() -> None:
    text = "Foss ..... Quistorp ..... 12 ...... Anna ...... 3"
    found = tuple(Redaction(text.index(each), text.index(each) + len(each), "x") for each in ("Foss", NAME, "Anna"))
    grown = with_leaders(text, found)
    assert all(one.end <= other.start for one, other in pairwise(grown))
    assert "...." not in "".join(text[one.end : other.start] for one, other in pairwise(grown))


def test_nothing_masked_changes_nothing() -> None:
    assert with_leaders("Name ........ 12", ()) == ()
