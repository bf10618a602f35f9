from __future__ import annotations

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.lab.evaluation import detection
from engine.lab.evaluation.gold import gold

TEXT = "Oona Brandt of Riga wrote to Port Authority"
PERSON, TOWN, PORT = (0, 11), (15, 19), (29, 43)


def mention(place: tuple[int, int], kind: Kind) -> Mention:
    return Mention(*place, kind, 1.0, "test", literal(""))


def spans(*said: tuple[tuple[int, int], str, str]) -> dict[str, object]:
    return {
        "spans": [{"start": place[0], "end": place[1], "label": label, "annotator": by} for place, label, by in said]
    }


def counted(mentions: list[Mention], document: dict[str, object], *kinds: Kind) -> list[list[float]]:
    return detection.count(TEXT, gold(document), mentions, kinds).tolist()


def test_tokens_are_counted_for_each_annotator() -> None:
    document = spans((PERSON, "PERSON", "a"), (TOWN, "LOC", "a"), (PERSON, "PERSON", "b"))
    found = [mention(PERSON, Kind.PERSON), mention(TOWN, Kind.LOC)]
    person, place, anything = counted(found, document, Kind.PERSON, Kind.LOC)
    assert person == [4, 4, 4, 4]
    assert place == [1, 2, 1, 1]
    assert anything == [5, 6, 5, 5]


def test_a_wrong_kind_is_wrong_only_with_label_match() -> None:
    person, place, anything = counted([mention(PORT, Kind.LOC)], spans((PORT, "ORG", "a")), Kind.ORG, Kind.LOC)
    assert person == [0, 0, 0, 2]
    assert place == [0, 2, 0, 0]
    assert anything == [2, 2, 2, 2]


def test_kinds_that_the_set_does_not_annotate_are_not_wrong() -> None:
    found = [mention(TOWN, Kind.DATETIME), mention(PERSON, Kind.DEM)]
    person, anything = counted(found, spans((PERSON, "PERSON", "a")), Kind.PERSON)
    assert person == [0, 0, 0, 2]
    assert anything == [0, 0, 2, 2]


def test_what_an_annotator_left_without_a_kind_is_not_counted() -> None:
    place, anything = counted([mention(TOWN, Kind.LOC)], spans((TOWN, "ANY", "a")), Kind.LOC)
    assert place == anything == [0, 0, 0, 0]


def test_part_of_a_mention_is_found_in_part() -> None:
    person, _ = counted([mention((0, 4), Kind.PERSON)], spans((PERSON, "PERSON", "a")), Kind.PERSON)
    assert person == [1, 1, 1, 2]
