"""Fates counted by hand in one short text."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.lab.evaluation.places import PlaceDecision
from tests.gold.fates import AnnotatedPlace, Fate, Fates, Score, fates, score

TEXT = "Dr Ada J. Holm met B. Wu on 3 May. Babinski sign absent. Call Holm."


def place(
    words: str, wish: PlaceDecision, nth: int = 0, entity: str = "p1", kind: Kind = Kind.PERSON
) -> AnnotatedPlace:
    start = -1
    for _ in range(nth + 1):
        start = TEXT.index(words, start + 1)
    return AnnotatedPlace(start, start + len(words), kind, entity, wish)


PLACES = (
    place("Ada J. Holm", PlaceDecision.MUST),
    place("B. Wu", PlaceDecision.MUST, entity="p2"),
    place("3 May", PlaceDecision.MAY, entity="d1", kind=Kind.DATETIME),
    place("Babinski", PlaceDecision.NOT, entity="t1", kind=Kind.MISC),
    place("Holm", PlaceDecision.MUST, nth=1),
)


def spans(text: str, *words: str) -> list[tuple[int, int]]:
    return [(text.index(each), text.index(each) + len(each)) for each in words]


def judged(*words: str, read: str = TEXT, text: str = TEXT, places: tuple[AnnotatedPlace, ...] = PLACES) -> Fates:
    return fates(text, places, read, spans(read, *words))


def test_an_initial_left_is_a_miss() -> None:
    found = judged("Ada", "Holm", "B. Wu")
    assert found.places == (Fate.PART, Fate.MASKED, Fate.LEFT, Fate.LEFT, Fate.LEFT)


def test_the_words_outside_places_are_counted() -> None:
    # met on | sign absent Call: five words; "sign" and half of "absent" are masked.
    found = judged("Ada J. Holm", "sign abs")
    assert found.places[0] is Fate.MASKED
    assert found.words == 5
    assert [TEXT[slice(*span)] for span in found.needless] == ["sign", "absent"]


def test_a_title_before_a_name_may_be_masked_or_not() -> None:
    assert judged("Dr Ada J. Holm") == judged("Ada J. Holm")


def test_a_possessive_s_may_stay() -> None:
    text = "Wu's and J. S. Wu's"
    kept = (
        AnnotatedPlace(0, 4, Kind.PERSON, "p", PlaceDecision.MUST),
        AnnotatedPlace(9, len(text), Kind.PERSON, "p", PlaceDecision.MUST),
    )
    assert judged("Wu", "J", text=text, read=text, places=kept).places == (Fate.MASKED, Fate.PART)


def test_a_trap_masked_in_part_is_a_trap_masked() -> None:
    found = judged("inski")
    assert found.places[3] is Fate.PART
    assert score(PLACES, [found]).trapped == 1


def test_small_words_inside_a_place_may_stay() -> None:
    text = "born the 3rd of May"
    kept = AnnotatedPlace(5, len(text), Kind.DATETIME, "d1", PlaceDecision.MUST)
    assert judged("3rd", "May", text=text, read=text, places=(kept,)).places == (Fate.MASKED,)
    assert judged("the", "of", text=text, read=text, places=(kept,)).places == (Fate.LEFT,)


def test_a_word_that_is_not_read_is_a_miss() -> None:
    found = judged("Ada", read=TEXT.replace("J. Holm met", "met"))
    assert found.places[0] is Fate.UNREAD
    assert found.places[1] is Fate.LEFT
    assert score(PLACES, [found]).masked == 0


def test_score_by_hand() -> None:
    good = judged("Ada J. Holm", "B. Wu", "3 May", "Holm.")
    complete = Fates((Fate.MASKED, Fate.MASKED, Fate.MASKED, Fate.LEFT, Fate.MASKED), 5, ())
    poor = judged("Ada", "Babinski sign")
    found = score(PLACES, [complete, poor])
    # must: 3 places in 2 formats, masked 3 and 0; the trap is masked in one format; only "3 May" and the traps differ.
    assert found == Score(
        masked=3, must=6, trapped=1, traps=2, needless=1, words=10, same=0, places=5, complete=1, documents=2
    )
    assert found.shares() == (0.5, 0.5, pytest.approx(1 / 10), 0.0, 0.5)
    assert score(PLACES, [good, good]).same == 5
    both = found + score(PLACES, [complete])
    assert (both.masked, both.must, both.same, both.places, both.documents) == (6, 9, 5, 10, 3)


def test_nothing_to_count_has_no_share() -> None:
    assert Score().shares() == (None,) * 5
