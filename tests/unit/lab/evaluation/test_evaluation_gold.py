from __future__ import annotations

from typing import Any

from engine.core.types import Kind, Role
from engine.lab.evaluation.gold import gold, tokens


def document(*spans: tuple[int, int, str, str, str, str], **more: object) -> dict[str, Any]:
    keys = ("start", "end", "label", "identifier_type", "entity_id", "annotator")
    return {"spans": [dict(zip(keys, span, strict=True)) for span in spans], **more}


def test_tokens_are_runs_of_word_characters_within_the_span() -> None:
    assert tokens("(no. 44521/04) O'Neill", [(1, 13), (18, 22)]) == [(1, 3), (5, 10), (11, 13), (18, 22)]


def test_one_annotator_s_spans_of_one_id_are_one_entity() -> None:
    found = gold(
        document(
            (0, 4, "PERSON", "DIRECT", "e1", "a"),
            (9, 13, "PERSON", "NO_MASK", "e1", "a"),
            (0, 4, "PERSON", "QUASI", "e1", "b"),
        )
    )
    assert [(each.annotator, each.role, len(each.mentions)) for each in found.entities] == [
        ("a", Role.DIRECT, 2),
        ("b", Role.QUASI, 1),
    ]


def test_an_entity_that_is_first_left_visible_is_quasi() -> None:
    found = gold(document((0, 4, "ORG", "NO_MASK", "e1", "a"), (9, 13, "ORG", "DIRECT", "e1", "a")))
    assert [each.role for each in found.entities] == [Role.QUASI]
    assert [each.masked for each in found.by("a")] == [False, True]


def test_an_annotator_who_marked_nothing_counts_where_named() -> None:
    assert gold(document(annotators=["a", "b"])).annotators == ("a", "b")
    assert gold(document()).annotators == (None,)


def test_a_span_without_an_id_is_an_entity_by_itself_and_any_has_no_kind() -> None:
    spans = [{"start": 0, "end": 4, "label": "LOC"}, {"start": 5, "end": 9, "label": "ANY"}]
    found = gold({"spans": spans, "complete": ["LOC"]})
    assert [each.mentions[0].kind for each in found.entities] == [Kind.LOC, None]
    assert (found.decided, found.complete) == (False, {Kind.LOC})
