"""Search in the document: from hit to hit, and what is masked is what the user says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import messages
from desktop.findings.find_bar import FindBar
from desktop.findings.tree import FindingOrder, Grouping
from desktop.main_window import MainWindow
from desktop.plan.choices import PlanChoices
from desktop.sessions import work
from desktop.states import DecisionState
from engine.core.options import MaskStyle, Options
from engine.pipeline.text_search import SearchMode
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.parts import action
from tests.builders.windows import ready, session_of

_LONG = 240_000  # milliseconds
_NAMES = [at for at in range(len(TEXT)) if TEXT.startswith("Maren Tolvald", at)]
_ELS = [at for at in range(len(TEXT)) if TEXT[at] in "lL"]


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    found = ready(qtbot, application, [note], size=(1200, 800))
    yield found
    found.close()


def _search(qtbot: QtBot, window: MainWindow, words: str, how: SearchMode = SearchMode.TEXT) -> FindBar:
    action(window, "find").trigger()
    bar = window.find_bar
    bar.how.setCurrentIndex(list(messages.SEARCHES).index(how))
    bar.words.setText(words)
    qtbot.waitUntil(lambda: bar.count.text() not in ("", "…"), timeout=_LONG)
    return bar


def _marks(window: MainWindow) -> list[str]:
    return [TEXT[start:end] for start, end in session_of(window).review.edits.marks]


def test_words_are_gone_through_and_nothing_is_masked(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "l")
    pages = window.documents.views[0].pages
    total = len(_ELS)
    assert bar.count.text() == f"1 of {total}"
    assert pages.hits.spans == tuple((at, at + 1) for at in _ELS)
    for number in (2, 3):
        qtbot.keyClick(bar.words, Qt.Key.Key_Return)
        assert bar.count.text() == f"{number} of {total}"
        assert pages.hits.current == (_ELS[number - 1], _ELS[number - 1] + 1)
    qtbot.keyClick(bar.words, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == f"2 of {total}"
    for _ in range(2):
        action(window, "find-previous").trigger()
    assert bar.count.text() == f"{total} of {total}"
    action(window, "find-next").trigger()
    assert bar.count.text() == f"1 of {total}"
    assert session_of(window).undo.count() == 0


def test_hits_are_drawn_and_the_current_one_is_scrolled_into_view(qtbot: QtBot, window: MainWindow) -> None:
    _search(qtbot, window, "sued", SearchMode.WORDS)
    pages = window.documents.views[0].pages
    qtbot.waitUntil(lambda: pages.hits.place() is not None, timeout=_LONG)
    place = pages.hits.place()
    assert place is not None
    middle = pages.mapFromScene(place.box.center() + pages.sheet(place.sheet).pos())
    assert pages.viewport().rect().contains(middle)
    shaded = pages.viewport().grab().toImage().pixelColor(middle - QPoint(0, 6))
    window.find_bar.close_bar()
    assert pages.viewport().grab().toImage().pixelColor(middle - QPoint(0, 6)) != shaded


def test_this_hit_is_masked_and_ctrl_z_in_the_field_takes_it_back(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "sued", SearchMode.WORDS)
    qtbot.mouseClick(bar.mask_this, Qt.MouseButton.LeftButton)
    session = session_of(window)
    assert _marks(window) == ["sued"]
    assert session.findings[session.selection].text == "sued"
    assert session.findings[session.selection].state is DecisionState.MASK
    bar.words.setFocus()
    qtbot.keyClick(bar.words, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _marks(window) == []
    assert bar.words.text() == "sued"


def test_only_the_current_hit_is_masked(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "l")
    bar.step(1)
    qtbot.mouseClick(bar.mask_this, Qt.MouseButton.LeftButton)
    masked = {(each.entity.mentions[0].start, each.state) for each in session_of(window).findings if each.own}
    assert len(masked) == 1
    assert bar.count.text() == f"3 of {len(_ELS)}"


def test_one_hit_is_not_counted_as_all_of_several(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, r"\bill\b", SearchMode.PATTERN)
    assert (bar.count.text(), bar.mask_all.text()) == ("1 of 1", "Mask all")


def test_all_hits_are_one_step_of_undo(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, r"\ba\b|\bill\b", SearchMode.PATTERN)
    assert bar.count.text() == "1 of 2"
    assert bar.mask_all.text() == "Mask all 2"
    qtbot.mouseClick(bar.mask_all, Qt.MouseButton.LeftButton)
    assert _marks(window) == ["a", "ill"]
    session_of(window).undo.undo()
    assert _marks(window) == []


def test_ticked_hits_are_masked(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, r"\b(a|ill|in|sued)\b", SearchMode.PATTERN)
    qtbot.mouseClick(bar.as_list, Qt.MouseButton.LeftButton)
    rows = bar.list.rows
    assert bar.list.isVisible() and rows.rowCount() == 4
    shown = rows.index(1).data()
    assert shown == "Page 1  Maren Tolvald, a harbor pilot from Saltby, fell ill in 1981. Maren Tolvald sued."
    assert bar.mask_ticked.text() == "Mask 4 ticked" and bar.all_ticked.isChecked()
    rows.setData(rows.index(1), Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    assert bar.mask_ticked.text() == "Mask 3 ticked" and not bar.all_ticked.isChecked()
    bar.list.setCurrentIndex(rows.index(3))
    assert bar.count.text() == "4 of 4"
    qtbot.mouseClick(bar.mask_ticked, Qt.MouseButton.LeftButton)
    assert _marks(window) == ["a", "in", "sued"]
    assert rows.index(0).data().endswith("(masked)")
    assert bar.mask_ticked.text() == "Mask 0 ticked" and not bar.mask_ticked.isEnabled()


def test_hits_that_are_masked_already_have_no_tick(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "Maren Tolvald", SearchMode.WORDS)
    assert bar.list.rows.rowCount() == len(_NAMES)
    assert bar.list.rows.ticked == ()


@pytest.mark.parametrize(
    ("pattern", "words"), [("(", "not a regular expression"), ("(a{5000}){5000}", "takes too long")]
)
def test_a_bad_expression_gets_a_sentence(qtbot: QtBot, window: MainWindow, pattern: str, words: str) -> None:
    action(window, "find").trigger()
    bar = window.find_bar
    bar.how.setCurrentIndex(list(messages.SEARCHES).index(SearchMode.PATTERN))
    bar.words.setText(pattern)
    qtbot.waitUntil(lambda: words in bar.problem.text(), timeout=_LONG)
    assert bar.problem.isVisible() and not bar.mask_all.isEnabled()
    assert bar.count.text() == "", "nothing was counted"
    bar.words.setText("sued")
    qtbot.waitUntil(lambda: bar.count.text() == "1 of 1", timeout=_LONG)
    assert not bar.problem.isVisible()


def test_escape_closes_the_bar_and_f3_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "l")
    qtbot.keyClick(bar.words, Qt.Key.Key_Escape)
    assert not bar.isVisible() and window.documents.views[0].pages.hits.spans == ()
    action(window, "find-next").trigger()
    assert bar.isVisible() and len(window.documents.views[0].pages.hits.spans) == len(_ELS)


def _drag(window: MainWindow, first: int, last: int, modifier: Qt.KeyboardModifier) -> str:
    """Draw with the mouse from the middle of one character to that of another."""
    pages = window.documents.views[0].pages
    places = []
    for at in (first, last):
        spot = next(pages.spots(at, at + 1))
        middle = QPointF(spot.box.left() + 1, spot.box.center().y())
        places.append(pages.mapFromScene(middle + pages.sheet(spot.sheet).pos()))
    QTest.mousePress(pages.viewport(), Qt.MouseButton.LeftButton, modifier, places[0])
    window.documents.views[0].pages._choice.exact = bool(modifier & Qt.KeyboardModifier.AltModifier)  # type: ignore[union-attr]
    pages._choice.go_on(*pages.on_sheet(QPointF(places[1])))  # type: ignore[union-attr]  # QTest moves with no button
    start, end = pages.chosen_text() or (0, 0)
    return TEXT[start:end]


def test_a_drawn_selection_ends_at_words_and_with_alt_at_letters(qtbot: QtBot, window: MainWindow) -> None:
    first, last = TEXT.index("fell") + 1, TEXT.index("ill") + 2
    qtbot.waitUntil(lambda: next(window.documents.views[0].pages.spots(first, last), None) is not None, timeout=_LONG)
    assert _drag(window, first, last, Qt.KeyboardModifier.NoModifier) == "fell ill"
    assert _drag(window, first, last, Qt.KeyboardModifier.AltModifier) == "ell il"


def test_a_double_click_selects_a_word(qtbot: QtBot, window: MainWindow) -> None:
    pages = window.documents.views[0].pages
    at = TEXT.index("fell") + 2
    qtbot.waitUntil(lambda: next(pages.spots(at, at + 1), None) is not None, timeout=_LONG)
    spot = next(pages.spots(at, at + 1))
    place = pages.mapFromScene(spot.box.center() + pages.sheet(spot.sheet).pos())
    pages.text_chosen.disconnect()
    QTest.mouseDClick(pages.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    start, end = pages.chosen_text() or (0, 0)
    assert TEXT[start:end] == "fell"


def test_what_the_window_offers_to_choose_is_what_the_program_compares(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt turns a choice into a plain string, which is equal to the value and yet another object."""
    taken: list[object] = []
    monkeypatch.setattr(
        type(window.panel.findings.findings), "arrange", lambda _, **given: taken.extend(given.values())
    )
    window.panel.order.setCurrentIndex(1)
    assert [type(each) for each in taken] == [Grouping, FindingOrder]
    choices = PlanChoices(Options(), window)
    choices.mask_style.setCurrentIndex(2)
    assert isinstance(choices.options.mask, MaskStyle)


def test_words_that_are_not_there_are_not_found(qtbot: QtBot, window: MainWindow) -> None:
    bar = _search(qtbot, window, "zebra")
    assert bar.count.text() == "not found" and not bar.mask_all.isEnabled()
