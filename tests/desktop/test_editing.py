"""Journeys of a person who corrects what was found and draws on the pages, with the whole engine behind the window."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pymupdf
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop import mnemonics
from desktop.export.sheet import ExportSheet
from desktop.findings.joining import JoiningDialog
from desktop.main_window import MainWindow
from desktop.sessions import corrections
from desktop.sessions.session import Phase
from desktop.states import DecisionState
from engine.core.options import Options
from engine.core.resources import find
from engine.core.types import Box, Examination, Kind, PageArea
from engine.pipeline import flow
from tests.builders.windows import session_of

pytestmark = pytest.mark.model

_LONG = 120_000  # milliseconds
_LEFT = Qt.MouseButton.LeftButton
_CONTROL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def known() -> dict[object, Examination]:
    return {}


@pytest.fixture(autouse=True)
def _each_document_is_examined_once(known: dict[object, Examination], monkeypatch: pytest.MonkeyPatch) -> None:
    """The samples are long, and every test opens one of them."""
    whole = flow.examine

    def examine(path: Path, options: Options, *given: Any, **named: Any) -> Examination:
        key = path.read_bytes(), options
        if key not in known:
            known[key] = whole(path, options, *given, **named)
        return replace(known[key], document=replace(known[key].document, path=path))

    monkeypatch.setattr(flow, "examine", examine)


@pytest.fixture
def complaint(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Path:
    """Open in the window, and ready."""
    copy = tmp_path / "complaint.pdf"
    copy.write_bytes(find("samples/complaint.pdf").read_bytes())
    _open(qtbot, window, copy)
    return copy


@pytest.fixture
def statement(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Path:
    copy = tmp_path / "statement.txt"
    copy.write_bytes(find("samples/statement.txt").read_bytes())
    _open(qtbot, window, copy)
    return copy


def _open(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    window.open_files([path])
    qtbot.waitUntil(lambda: session_of(window).phase is not Phase.WORKING, timeout=_LONG)
    assert session_of(window).phase is Phase.READY
    view = window.documents.views[0]
    qtbot.waitUntil(lambda: view.pages.sheets > 0, timeout=_LONG)
    view.pages.setFocus()


def _settled(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not session_of(window).planning, timeout=_LONG)


def _choose(window: MainWindow, fits: Callable[[str, Kind], bool]) -> int:
    session = session_of(window)
    number = next(at for at, each in enumerate(session.findings) if fits(each.text, each.entity.kind))
    session.select(number)
    return number


def _menu(qtbot: QtBot) -> QMenu:
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def _click(qtbot: QtBot, menu: QMenu, words: str) -> None:
    action = next(each for each in menu.actions() if words in mnemonics.plain(each.text()))
    qtbot.mouseClick(menu, _LEFT, pos=menu.actionGeometry(action).center())


def _drag(widget: QWidget, begin: QPoint, end: QPoint) -> None:
    for kind, place, button, buttons in (
        (QEvent.Type.MouseButtonPress, begin, _LEFT, _LEFT),
        (QEvent.Type.MouseMove, (begin + end) / 2, Qt.MouseButton.NoButton, _LEFT),
        (QEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, _LEFT),
        (QEvent.Type.MouseButtonRelease, end, _LEFT, Qt.MouseButton.NoButton),
    ):
        there = QPointF(widget.mapToGlobal(place))
        event = QMouseEvent(kind, QPointF(place), there, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, event)


def _exported(qtbot: QtBot, window: MainWindow, target: Path) -> None:
    qtbot.keyClick(window, Qt.Key.Key_E, _CONTROL)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet), timeout=_LONG)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, ExportSheet)
    qtbot.waitUntil(sheet.save.isEnabled, timeout=_LONG)
    qtbot.mouseClick(sheet.save, _LEFT)
    qtbot.waitUntil(target.exists, timeout=_LONG)


def test_a_box_is_drawn_with_key_and_mouse_and_what_lies_under_it_is_not_in_the_file(
    qtbot: QtBot, window: MainWindow, complaint: Path
) -> None:
    view, session = window.documents.views[0], session_of(window)
    with pymupdf.open(complaint) as pages:
        word = next(each for each in pages[0].get_text("words") if each[4].isalpha() and each[4].islower())
    qtbot.keyClick(window, Qt.Key.Key_D)
    assert view.areas.active
    paper = view.pages.sheet(0)
    assert paper is not None
    begin, end = (
        view.pages.mapFromScene(paper.pos() + QPointF(*corner))
        for corner in ((word[0] - 2, word[1] - 1), (word[2] + 2, word[3] + 1))
    )
    _drag(view.pages.viewport(), begin, end)
    qtbot.keyClick(view.pages, Qt.Key.Key_Escape)
    assert not view.areas.active
    (area,) = session.review.areas
    qtbot.keyClick(window, Qt.Key.Key_Z, _CONTROL)
    assert session.review.areas == ()
    qtbot.keyClick(window, Qt.Key.Key_Y, _CONTROL)
    assert session.review.areas == (area,)
    _settled(qtbot, window)
    redacted = complaint.with_name("complaint_redacted.pdf")
    _exported(qtbot, window, redacted)
    with pymupdf.open(redacted) as pages:
        left = [each[4] for each in pages[0].get_text("words", clip=pymupdf.Rect(word[:4]))]
    assert word[4] not in left


def test_a_box_is_repeated_on_all_pages_and_a_page_goes_whole(
    qtbot: QtBot, window: MainWindow, complaint: Path
) -> None:
    view, session = window.documents.views[0], session_of(window)
    qtbot.keyClick(window, Qt.Key.Key_D)
    qtbot.keyClick(view.pages, Qt.Key.Key_Return)
    (area,) = session.review.areas
    chosen = session.selection
    qtbot.keyClick(view.pages, Qt.Key.Key_Down)  # for the box, and not for the list
    assert session.review.areas[0].box.y0 == pytest.approx(area.box.y0 + 1)
    assert session.selection == chosen
    place = view.pages.mapFromScene(view.areas.items[0].mapToScene(view.areas.items[0].box.center()))
    window.menus.for_area(view, 0, view.pages.viewport().mapToGlobal(place))
    _click(qtbot, _menu(qtbot), "Repeat on all pages")
    assert sorted(each.page for each in session.review.areas) == [0, 1, 2]
    assert len({each.box for each in session.review.areas}) == 1
    qtbot.keyClick(window, Qt.Key.Key_Z, _CONTROL)
    window.menus.for_area(view, 0, view.pages.viewport().mapToGlobal(place))
    _click(qtbot, _menu(qtbot), "Repeat on pages")
    _answer(qtbot, "3")
    assert sorted(each.page for each in session.review.areas) == [area.page, 2]
    qtbot.keyClick(window, Qt.Key.Key_B, _CONTROL)
    assert len(session.review.areas) == 3


def _answer(qtbot: QtBot, words: str) -> None:
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QInputDialog))
    dialog = QApplication.activeModalWidget()
    field = dialog.findChild(QLineEdit)
    field.selectAll()
    qtbot.keyClicks(field, words)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_a_reason_code_goes_to_the_finding_and_to_the_box(qtbot: QtBot, window: MainWindow, complaint: Path) -> None:
    view, session = window.documents.views[0], session_of(window)
    number = _choose(window, lambda _, kind: kind is Kind.PERSON)
    qtbot.keyClick(window, Qt.Key.Key_R)
    _answer(qtbot, "(b)(6)")
    assert session.findings[number].code == "(b)(6)"
    qtbot.keyClick(window, Qt.Key.Key_D)
    qtbot.keyClick(view.pages, Qt.Key.Key_Return)
    qtbot.keyClick(window, Qt.Key.Key_R)
    _answer(qtbot, "(b)(4)")
    assert session.review.areas[0].code == "(b)(4)"


def test_drawing_over_text_asks_what_to_do_and_a_key_does_it_too(
    qtbot: QtBot, window: MainWindow, statement: Path
) -> None:
    view, session = window.documents.views[0], session_of(window)
    assert session.examination is not None
    text = session.examination.document.text
    found = {at for each in session.findings for m in each.entity.mentions for at in range(m.start, m.end)}
    beside = (each for each in re.finditer(r"\b[a-z]{7,}\b", text) if found.isdisjoint(range(*each.span())))
    match = next(each for each in beside if text.count(each[0]) == 1)
    word = match[0]
    (spot,) = view.pages.spots(*match.span())
    paper = view.pages.sheet(0)
    assert paper is not None
    for key in ("menu", "key"):
        view.pages.centerOn(paper.pos() + spot.box.center())
        begin, end = (
            view.pages.mapFromScene(paper.pos() + QPointF(x, spot.box.center().y()))
            for x in (spot.box.left(), spot.box.right() + 1)
        )
        _drag(view.pages.viewport(), begin, end)
        menu = _menu(qtbot)
        if key == "menu":
            _click(qtbot, menu, "Mask this text")
        else:
            qtbot.keyClick(menu, Qt.Key.Key_Escape)
            qtbot.keyClick(window, Qt.Key.Key_M)
        marked = [each for each in session.findings if each.text == word]
        assert [each.state for each in marked] == [DecisionState.MASK]
        assert session.findings[session.selection].text == word
        session.undo.undo()
        assert not [each for each in session.findings if each.text == word]


def test_only_one_place_of_a_name_is_kept(qtbot: QtBot, window: MainWindow, complaint: Path) -> None:
    session = session_of(window)
    number = next(
        at
        for at, each in enumerate(session.findings)
        if each.entity.kind is Kind.PERSON and len(each.entity.mentions) > 1 and each.state is DecisionState.MASK
    )
    session.select(number)
    count, mentions = len(session.findings), len(session.findings[number].entity.mentions)
    qtbot.keyClicks(window, "]]")
    assert session.place == 1
    qtbot.keyClick(window, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    _settled(qtbot, window)
    assert len(session.findings) == count + 1
    assert len(session.findings[number].entity.mentions) == mentions - 1
    assert session.findings[number].state is DecisionState.MASK
    session.undo.undo()
    assert len(session.findings) == count


def test_everything_of_a_person_is_kept_with_one_key(qtbot: QtBot, window: MainWindow, complaint: Path) -> None:
    session = session_of(window)
    number = _choose(window, lambda _, kind: kind is Kind.PERSON)
    chosen = session.findings[number]
    those = [each.entity.id for each in session.findings if each.of_same_person(chosen)]
    assert len(those) > 1
    qtbot.keyClick(window, Qt.Key.Key_P)
    assert {each.state for each in session.findings if each.entity.id in those} == {DecisionState.KEEP}
    qtbot.keyClick(window, Qt.Key.Key_P, _SHIFT)
    assert {each.state for each in session.findings if each.entity.id in those} == {DecisionState.MASK}
    session.undo.undo()
    session.undo.undo()
    assert session.findings[number].state is chosen.state


def test_the_menu_of_a_row_changes_the_kind_and_joins(qtbot: QtBot, window: MainWindow, statement: Path) -> None:
    session, rows = session_of(window), window.panel.findings
    number = _choose(window, lambda _, kind: kind is Kind.PERSON)
    count = len(session.findings)
    qtbot.keyClick(window, Qt.Key.Key_T)
    _click(qtbot, _menu(qtbot), "Organisation")
    assert session.findings[number].entity.kind is Kind.ORG
    session.undo.undo()
    row = rows.visualRect(rows.currentIndex()).center()
    rows.menu_wanted.emit(rows.viewport().mapToGlobal(row))
    menu = _menu(qtbot)
    assert {"Mask", "Keep only here", "Type of detail", "Same person or thing as…"} <= {
        mnemonics.plain(each.text()) for each in menu.actions()
    }
    menu.close()
    qtbot.keyClick(window, Qt.Key.Key_J, _CONTROL)
    dialog = window.findChildren(JoiningDialog)[-1]
    assert dialog.rows.count() == count - 1 and dialog.focusWidget() is dialog.words
    wanted = dialog.rows.item(dialog.rows.count() - 1).text()
    qtbot.keyClicks(dialog.words, wanted.upper())
    assert dialog.rows.item(0).text() == wanted
    qtbot.keyClick(dialog.words, Qt.Key.Key_Return)
    assert len(session.findings) == count - 1
    session.undo.undo()
    assert len(session.findings) == count


def test_the_list_of_findings_to_join_is_gone_through_while_the_user_types(
    qtbot: QtBot, window: MainWindow, statement: Path
) -> None:
    session = session_of(window)
    _choose(window, lambda _, kind: kind is Kind.PERSON)
    qtbot.keyClick(window, Qt.Key.Key_J, _CONTROL)
    dialog = window.findChildren(JoiningDialog)[-1]
    qtbot.keyClick(dialog.words, Qt.Key.Key_Down)
    assert dialog.rows.currentRow() == 1 and dialog.focusWidget() is dialog.words
    qtbot.keyClicks(dialog.words, "nobody of this name")
    assert dialog.rows.count() == 0 and not dialog.take.isEnabled()
    assert "No finding contains these words." in [each.text() for each in dialog.findChildren(QLabel)]
    count = len(session.findings)
    qtbot.keyClick(dialog.words, Qt.Key.Key_Return)
    assert dialog.isVisible() and len(session.findings) == count
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(session.findings) == count


def test_boxes_stand_in_a_list_of_their_own(qtbot: QtBot, window: MainWindow, complaint: Path) -> None:
    session, rows, view = session_of(window), window.panel.boxes.rows, window.documents.views[0]
    assert not window.panel.boxes.isVisible()
    corrections.draw(session, [PageArea(0, Box(60, 60, 200, 90), "(b)(6)"), PageArea(2, Box(60, 600, 200, 640))])
    assert [rows.item(row).text() for row in range(rows.count())] == ["Page 1 · (b)(6)", "Page 3"]
    rows.setFocus()
    rows.setCurrentRow(1)
    qtbot.waitUntil(lambda: (view.pages.page, view.areas.selection) == (2, 1))
    qtbot.keyClick(rows, Qt.Key.Key_Up)
    assert (view.areas.selection, rows.hasFocus()) == (0, True)
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert view.pages.hasFocus()
    view.areas.chosen.emit(1)
    assert rows.currentRow() == 1
    qtbot.keyClick(rows, Qt.Key.Key_Delete)
    assert [each.page for each in session.review.areas] == [0]
    session.undo.undo()
    assert rows.count() == 2
