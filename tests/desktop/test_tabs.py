"""The tabs of open documents: their names, and what the window shows of the document in front alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.document.view import PageView
from desktop.main_window.open_documents import OpenDocuments
from desktop.themes import LIGHT


class _View(QWidget):
    """The view of a document without a session."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.session = SimpleNamespace(path=Path(name), left=2)
        self.pages = PageView(LIGHT, self)


@pytest.fixture
def documents(qtbot: QtBot) -> Iterator[OpenDocuments]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield OpenDocuments(parent)
    parent.close()


def _added(documents: OpenDocuments, name: str) -> Any:
    view: Any = _View(name)
    documents.add(view)
    return view


def test_the_zoom_is_that_of_the_document_in_front(documents: OpenDocuments) -> None:
    told: list[float] = []
    documents.zoomed.connect(told.append)
    front, behind = _added(documents, "front.pdf"), _added(documents, "behind.pdf")
    front.pages.set_zoom(1.5)
    behind.pages.set_zoom(0.5)
    assert set(told) == {1.5}
    documents.tabs.setCurrentIndex(1)
    behind.pages.set_zoom(0.75)
    assert told[-1] == 0.75


def test_a_long_name_leaves_room_for_the_other_tabs(documents: OpenDocuments) -> None:
    long = "Declaration of Maren Tolvald in Support of Plaintiffs' Opposition to the Motion (Corrected) FINAL.pdf"
    _added(documents, long)
    _added(documents, "note.txt")
    documents.label_tabs(LIGHT)
    shown, short = (documents.tabs.tabText(index) for index in range(2))
    assert short == "note.txt  2"
    assert shown.startswith("Declaration") and shown.endswith(".pdf  2") and len(shown) < 48 < len(long)
    assert documents.tabs.tabToolTip(0).startswith(long)
