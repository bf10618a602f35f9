"""Opening words before a name; the mentions stand in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import re

import pytest

from engine.core import resources
from engine.detection.edges import trimming
from engine.lab.training.planting import people
from tests.builders.marked import as_mentions

_OPENING = (
    "Met Called Emailed Asked Told Texted Thanks Regards Dear Hello Visited Examined Discharged Via With Meanwhile "
    "Yesterday Interviewed Because Although Unfortunately Sincerely Accompanied Contact Notify Regarding"
).split()
_GIVEN = (
    "Will Mark Rob Grace Frank Chase Hope Bill Sue Pat May Rose Drew Per Saw Even Ask Just Faith Young Welcome".split()
)


def _left(marked: str) -> list[str]:
    text, mentions = as_mentions(marked, score=0.7)
    return [text[each.start : each.end] for each in trimming.without(text, mentions)]


@pytest.mark.parametrize("word", _OPENING)
def test_an_opening_word_is_no_part_of_a_name(word: str) -> None:
    assert _left(f"⟦{word} Leszek⟧ in Bergen.") == ["Leszek"]
    assert _left(f"It ended at noon. ⟦{word}⟧ ⟦Leszek Vatne⟧ there.") == ["Leszek Vatne"]
    assert _left(f"Notes\n- ⟦{word} Leszek Vatne⟧") == ["Leszek Vatne"]


@pytest.mark.parametrize("word", _GIVEN)
def test_a_given_name_stays(word: str) -> None:
    assert _left(f"⟦{word} Leszek⟧ in Bergen.") == [f"{word} Leszek"]
    assert _left(f"It ended at noon. ⟦{word}⟧ ⟦Leszek⟧ there.") == [word, "Leszek"]


@pytest.mark.parametrize(
    ("marked", "left"),
    [
        ("We saw ⟦Met Leszek⟧ there.", "Met Leszek"),  # within a sentence
        ("Signed by J. ⟦Met Leszek⟧.", "Met Leszek"),  # behind an initial
        ("Seen by Prof. ⟦Met Leszek⟧.", "Met Leszek"),
        ("⟦Met⟧ went home.", "Met"),  # nobody follows
        ("⟦Met Leszek⟧ came. Then we saw Met again.", "Met Leszek"),  # the text uses it as a name
        ("⟦MET LESZEK⟧ came.", "MET LESZEK"),
        ("⟦Met-Leszek⟧ came.", "Met-Leszek"),
        ("⟦Met, Leszek⟧ came.", "Met, Leszek"),
        ("⟦Met at⟧ noon", "Met at"),
    ],
)
def test_what_may_be_a_name_stays(marked: str, left: str) -> None:
    assert _left(marked) == [left]


def test_no_opening_word_is_a_name_that_is_known() -> None:
    known = {
        part.lower()
        for path in (people.LISTS / "names.txt", resources.find("lists/people.txt"))
        for part in re.findall(r"[^\W\d_]+", path.read_text(encoding="utf-8"))
    }
    words = set(resources.read_list("lists/openings.txt"))
    assert len(words) > 300
    # Said in the comments of these files, or the labels of their sections, not as names.
    assert words & known <= {"and", "by", "from", "this", "with"}
