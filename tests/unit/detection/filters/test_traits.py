"""Everyday words and acronyms that the network takes for a trait, marked ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters import traits
from tests.builders.marked import as_mentions


def _stays(marked: str, score: float = 0.9, *others: tuple[int, int]) -> bool:
    text, details = as_mentions(marked, Kind.DEM, score=score)
    mentions = [Mention(*each, Kind.PERSON, 0.9, "neural", literal("")) for each in others]
    found = list(traits.without(text, [*mentions, *details]))
    return any(each.kind is Kind.DEM for each in found)


@pytest.mark.parametrize(
    ("marked", "score"),
    [
        ("She was on the ⟦rota⟧ that week and the ward was full.", 0.4),
        ("He asked for ⟦ACLS⟧ training at the hospital.", 0.9),
        ("It was cold. ⟦Wash⟧ the car before the rain.", 0.9),
        ("He plays the ⟦Suzuki⟧ violin at the school.", 0.9),
    ],
)
def test_words_that_say_nothing_about_anybody_are_left_out(marked: str, score: float) -> None:
    assert not _stays(marked, score)


@pytest.mark.parametrize(
    ("marked", "score"),
    [
        ("She was a ⟦farrier⟧ before the war and the farm.", 0.4),  # an occupation
        ("She was a ⟦catechist⟧ for the parish.", 0.9),
        ("the night nurse ⟦Hiroshi⟧ was on the ward", 0.5),  # a name
        ("thanks, and ⟦Jazz⟧ is bringing her to the ward", 0.5),  # a capital within a sentence
        ("initialled ⟦AKT⟧ at the end of the day", 0.6),
        ("Sie war bis zu ihrer Rente im Dorf die ⟦Kantorin⟧ und spielte an den Sonntagen.", 0.3),
    ],
)
def test_occupations_names_initials_and_other_languages_stay(marked: str, score: float) -> None:
    assert _stays(marked, score)


def test_a_word_of_a_persons_name_stays() -> None:
    assert _stays("Ida Wash rang. ⟦Wash⟧ will come to the ward on the day.", 0.9, (0, 8))
