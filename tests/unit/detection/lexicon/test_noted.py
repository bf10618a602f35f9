"""Words beside a surname without a title in notes, and beside a disease or a body. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.lexicon import belonging, noted
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    ("marked", "somebody"),
    [
        ("d/w ⟦Tolvane⟧ at noon", True),
        ("⟦Tolvane⟧ - npo", True),
        ("⟦Tolvane⟧, 71, fell", True),
        ("⟦Tolvane⟧, who was late", True),
        ("⟦Tolvane⟧ 22,000 copies", False),
        ("⟦Tolvane⟧, root 4.6 cm", False),
        ("new ⟦Tolvane⟧ or a cyst?", False),
    ],
)
def test_notes_show_somebody(marked: str, somebody: bool) -> None:
    text, mention = as_mention(marked)
    assert noted.is_somebody(text, mention.start, mention.end) is somebody


@pytest.mark.parametrize(
    ("marked", "belongs"),
    [
        ("trained at the ⟦QPRS⟧", True),
        ("my boss, ⟦QPRS⟧", True),
        ("their school, ⟦QPRS⟧", True),
        ("a ⟦QPRS⟧ detective", True),
        ("treat per ⟦QPRS⟧?", False),
        ("what does ⟦QPRS⟧ recommend?", False),
    ],
)
def test_somebody_belongs_to_a_body(marked: str, belongs: bool) -> None:
    text, mention = as_mention(marked)
    assert belonging.shows_body(text, mention.start, mention.end) is belongs
