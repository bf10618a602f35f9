"""Boxes over what may be handwriting: one action draws them, one step of undo takes them away."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.main_window import MainWindow
from desktop.sessions.session import Phase
from tests.builders.parts import action
from tests.builders.scans import needs_english, scan, signed

pytestmark = pytest.mark.model


@needs_english
@pytest.mark.parametrize(("pen", "boxes"), [("blue", 1), (None, 0)])
def test_boxes_are_drawn_over_what_may_be_handwriting(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, pen: str | None, boxes: int
) -> None:
    scanned = tmp_path / "signed.pdf"
    scanned.write_bytes(scan(signed("Ottoline Quistorp", pen), size=(360.0, 201.6)))
    window.open_files([scanned])
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    told: list[str] = []
    session.told.connect(told.append)
    draw = action(window, "box-writing")
    draw.trigger()
    drawn = session.review.areas
    assert len(drawn) == boxes
    assert all(each.box.x0 < 145 and each.box.x1 > 290 for each in drawn), "the signature is as wide"
    assert window.panel.boxes.isHidden() is not bool(boxes)
    draw.trigger()
    assert session.review.areas == drawn, "none is drawn twice"
    assert [words.split()[0] for words in told] == (["1", "The"] if boxes else ["Nothing", "Nothing"])
    if boxes:
        session.undo.undo()
        assert not session.review.areas
