from __future__ import annotations

import pytest

from engine.lab.evaluation import spans
from engine.lab.evaluation.gold import GoldDocument, gold

ANNOTATED = gold(
    {
        "spans": [
            {"start": 0, "end": 4, "label": "PERSON", "identifier_type": "DIRECT", "annotator": "a"},
            {"start": 10, "end": 20, "label": "DATETIME", "identifier_type": "QUASI", "annotator": "a"},
            {"start": 30, "end": 35, "label": "LOC", "identifier_type": "NO_MASK", "annotator": "a"},
            {"start": 0, "end": 4, "label": "PERSON", "identifier_type": "DIRECT", "annotator": "b"},
        ],
    }
)
ONE = GoldDocument(("a",), ANNOTATED.entities, True, None)


@pytest.mark.parametrize(
    ("found", "exact", "partial"),
    [
        ([(0, 4), (10, 20)], 2, 2),
        ([(0, 4), (12, 20)], 1, 1.5),
        ([(3, 12)], 0, 0.5),  # one span never makes up for two
        ([(10, 14), (15, 20)], 0, 0.5),  # nor do two for one
        ([(4, 10), (30, 35)], 0, 0),  # touching is no overlap, and what annotators left is no match
        ([(8, 12), (10, 20)], 1, 1),  # a partner with the same ends comes first
    ],
)
def test_spans_match_once(found: list[tuple[int, int]], exact: float, partial: float) -> None:
    assert spans.count(ONE, found).tolist() == [[right, len(found), right, 2] for right in (exact, partial)]


def test_annotators_count_alone() -> None:
    assert spans.count(ANNOTATED, [(0, 4), (0, 4)]).tolist() == [[2, 2, 2, 3]] * 2
