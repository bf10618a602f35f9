"""The result is shown on the same page as the marks, with each decision, before anything is exported."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.document.items import PageItem
from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.states import DecisionState
from engine.core.errors import CannotMakeSafe
from engine.core.options import Device, MaskStyle, Options
from engine.core.progress import Silent
from engine.core.resources import find
from engine.pipeline import flow
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.parts import action
from tests.builders.windows import ready

_LONG = 120_000  # milliseconds


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    """The window with a text; the search is invented, the writer is the engine's."""
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    found = ready(qtbot, application, [note], size=(1280, 800))
    yield found
    found.close()


def _text(window: MainWindow) -> str:
    assert window.current
    return window.current.result.text


def test_the_result_takes_the_place_of_the_marks_and_follows_decisions(qtbot: QtBot, window: MainWindow) -> None:
    view, session = window.current, window.session
    assert view and session
    finding = next(each for each in session.findings if each.state is DecisionState.MASK)
    assert finding.text in TEXT
    files = sorted(session.path.parent.iterdir())
    qtbot.keyClick(window, Qt.Key.Key_F4)
    assert view.shows_result and window.bottom.result.isChecked()
    qtbot.waitUntil(lambda: view.result.ready, timeout=_LONG)
    assert view.result.isVisible() and not view.pages.isVisible()
    assert finding.text not in _text(window) and "not verified" not in _text(window)
    assert "Export verifies it" in view.result.words
    session.decide_all([finding], DecisionState.KEEP)
    qtbot.waitUntil(lambda: view.result.ready and finding.text in _text(window), timeout=_LONG)
    session.undo.undo()
    qtbot.waitUntil(lambda: view.result.ready and finding.text not in _text(window), timeout=_LONG)
    qtbot.keyClick(window, Qt.Key.Key_F4)
    assert not view.shows_result and view.pages.isVisible() and not window.bottom.result.isChecked()
    assert sorted(session.path.parent.iterdir()) == files  # nothing was saved


def test_a_file_that_is_opened_again_shows_its_marks_and_says_so(qtbot: QtBot, window: MainWindow) -> None:
    view, session = window.current, window.session
    assert view and session
    action(window, "result").trigger()
    qtbot.waitUntil(lambda: view.result.ready, timeout=_LONG)
    assert window.bottom.result.isChecked()
    view.read_again()
    assert not view.shows_result and not window.bottom.result.isChecked()
    qtbot.waitUntil(lambda: session.phase is Phase.READY, timeout=_LONG)


def test_a_result_of_the_last_policy_is_not_called_present(qtbot: QtBot, window: MainWindow) -> None:
    view, session = window.current, window.session
    assert view and session
    view.show_result(True)
    qtbot.waitUntil(lambda: view.result.ready, timeout=_LONG)
    session.use_policy("names-only")
    assert "present decisions" not in view.result.words and not view.result.ready
    qtbot.waitUntil(lambda: view.result.ready, timeout=_LONG)
    assert "present decisions" in view.result.words


@pytest.mark.parametrize("style", [MaskStyle.SURROGATE, MaskStyle.SHIFT])
def test_the_result_has_the_surrogates_and_dates_of_the_export(
    qtbot: QtBot, window: MainWindow, style: MaskStyle
) -> None:
    view, session = window.current, window.session
    assert view and session and session.examination
    session.replan(replace(session.options, mask=style))
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    session.decide_all(session.findings, DecisionState.MASK)
    view.show_result(True)
    qtbot.waitUntil(lambda: view.result.ready and "Tolvald" not in _text(window), timeout=_LONG)
    for _ in range(2):
        options = flow.with_secret(session.final_options)  # as an export takes them
        assert flow.preview(session.examination, session.final_plan(), options, Silent())[1] == _text(window)


def test_what_can_not_be_written_is_said(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.document import result

    def refused(*_: object) -> tuple[bytes, str]:
        raise CannotMakeSafe(problem="text-moved", pages=(0,))

    monkeypatch.setattr(result.flow, "preview", refused, raising=False)
    assert window.current
    window.current.show_result(True)
    qtbot.waitUntil(lambda: "page" in window.current.result.words.lower(), timeout=_LONG)  # type: ignore[union-attr]
    assert not window.current.result.ready


@pytest.mark.model
@pytest.mark.parametrize("name", ["complaint.pdf", "discharge-note.docx"])
def test_pages_of_a_file_show_its_result(qtbot: QtBot, application: QApplication, tmp_path: Path, name: str) -> None:
    copy = tmp_path / name
    copy.write_bytes(find(f"samples/{name}").read_bytes())
    window = ready(qtbot, application, [copy], Options(device=Device.CPU, ocr_languages=()), size=(1280, 800))
    view = window.current
    assert view
    qtbot.waitUntil(lambda: view.pages.sheets > 0, timeout=_LONG)
    action(window, "result").trigger()
    qtbot.waitUntil(lambda: view.result.ready, timeout=_LONG)
    if name.endswith("pdf"):
        assert view.result.pages.sheets == view.pages.sheets
        first = view.result.pages.sheet(0)
        assert isinstance(first, PageItem)
        qtbot.waitUntil(lambda: first._scale > 0, timeout=_LONG)
    else:
        assert "Tolvald" not in _text(window)
    window.close()
