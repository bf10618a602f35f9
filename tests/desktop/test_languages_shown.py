"""Languages of a document in the bottom bar: all text is searched only where each language is read well."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.finding import tally
from desktop.main_window.bottom_bar import BottomBar
from desktop.sessions.session import Phase
from desktop.themes import LIGHT
from engine.core.types import Passage
from tests.builders.examined import TEXT, examination


def _session(*passages: Passage) -> Any:
    found = examination()
    known = replace(found, document=replace(found.document, passages=passages))
    return SimpleNamespace(
        phase=Phase.READY,
        wordless=False,
        changed_on_disk=False,
        unsaved=False,
        left=0,
        path=Path("note.txt"),
        findings=(),
        tally=tally(()),
        examination=known,
        searched=len(TEXT),
        stopped=None,
        exportable=True,
    )


@pytest.mark.parametrize(
    ("passages", "whole", "shown"),
    [
        ((Passage(0, len(TEXT), "en"),), True, ""),
        ((Passage(0, len(TEXT), "pl"),), False, "Polish"),
        ((Passage(0, 50, "en"), Passage(50, len(TEXT), "it")), False, "English, Italian"),
    ],
)
def test_all_text_searched(
    qtbot: QtBot, application: QApplication, passages: tuple[Passage, ...], whole: bool, shown: str
) -> None:
    bar = BottomBar(LIGHT)
    qtbot.addWidget(bar)
    bar.show_session(_session(*passages))
    words = bar.status.accessibleName()  # whole, also where the bar has no room for it
    assert ("All text searched" in words) is whole
    assert ("names may be missed" in words) is not whole
    assert bar.second.accessibleName().endswith(shown)
