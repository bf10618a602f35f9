"""Each change reaches the window once: what is shown or styled again and again keeps it from answering."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document import removal
from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.session import DocumentSession
from desktop.settings import appearance
from desktop.states import DecisionState
from desktop.themes import DARK, LIGHT
from engine.core import languages
from engine.planning import Consequences
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.windows import ready, session_of


@pytest.fixture
def window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    found = ready(qtbot, application, [note])
    yield found
    found.close()


@pytest.fixture
def shown(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[DocumentSession | None]:
    """Return the sessions that the side panel is to show from now on, one for each time."""
    found: list[DocumentSession | None] = []
    monkeypatch.setattr(window.panel, "show_session", found.append)
    return found


def test_a_decision_is_shown_once(window: MainWindow, shown: list[DocumentSession | None]) -> None:
    session = session_of(window)
    session.decide_all(session.findings[:1], DecisionState.KEEP)
    assert shown == [session]
    session.undo.undo()
    assert shown == [session] * 2


def test_another_theme_and_another_setting_are_shown_once(
    window: MainWindow, shown: list[DocumentSession | None]
) -> None:
    window.preferences.change(theme="dark")
    assert shown == [window.session]
    window.preferences.change(reviewer="Ada")
    assert shown == [window.session] * 2


def test_a_document_that_is_closed_while_it_is_written_is_not_shown_again(
    window: MainWindow, shown: list[DocumentSession | None]
) -> None:
    session = session_of(window)
    window.export()
    assert shown == [session] and window.exporting.is_writing(session)
    shown.clear()
    window.close_document(0)
    assert set(shown) == {None}
    assert not window.exporting.is_writing(session)


def test_a_decision_changes_one_row_and_one_finding(qtbot: QtBot, window: MainWindow) -> None:
    session, rows = session_of(window), list[tuple[int, int]]()
    model = window.panel.findings.findings
    model.dataChanged.connect(
        lambda first, last: rows.append((first.row(), last.row())) if first.parent().isValid() else None
    )
    model.modelReset.connect(lambda: pytest.fail("no row comes or goes"))
    for each in range(2):
        before = session.findings
        rows.clear()
        session.decide_all(before[:1], DecisionState.KEEP if each else DecisionState.MASK)
        assert rows == [(0, 0)], "of four in four groups"
        assert [now is was for now, was in zip(session.findings, before, strict=True)] == [False, True, True, True]
        rows.clear()
        qtbot.waitUntil(lambda: not session.planning)
        assert len(rows) <= 1, "the plan around it is the same for all others"


def test_a_finding_that_a_filter_hides_once_it_is_decided_goes(window: MainWindow) -> None:
    session, model = session_of(window), window.panel.findings.findings
    model.arrange(shown=frozenset({DecisionState.KEEP}))
    kept = [session.findings[each].text for each in model.visible()]
    session.decide_all(session.findings, DecisionState.MASK)
    assert kept and not model.visible()
    session.undo.undo()
    assert [session.findings[each].text for each in model.visible()] == kept


def test_figures_letters_and_risks_are_counted_once_for_all_that_show_them(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(window)
    qtbot.waitUntil(lambda: window.panel._effects.of(session) is not None)
    counted = Counter[str]()

    def counting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def called(*arguments: Any) -> Any:
            counted[name] += 1
            return function(*arguments)

        return called

    monkeypatch.setattr(finding, "tally", counting("figures", finding.tally))
    monkeypatch.setattr(languages, "of", counting("letters", languages.of))
    monkeypatch.setattr(Consequences, "exposure", counting("risks", Consequences.exposure))
    window.preferences.change(theme="dark")
    window.preferences.change(theme="light")
    assert not counted, "nothing was decided"
    session.decide_all(session.findings[:1], DecisionState.KEEP)
    assert counted == {"figures": 1, "risks": 2}, "as it is, and by the plan"
    qtbot.waitUntil(lambda: not session.planning)
    assert counted == {"figures": 2, "risks": 4}


def test_a_document_that_is_closed_goes_a_few_marks_at_a_time(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(removal, "_TIME_SLICE", -1.0)  # one step each time
    view = window.current
    assert view is not None
    qtbot.waitUntil(lambda: len(view.pages.marks._marks) == 5)
    items, gone = view.pages.scene().items, list[int]()
    view.destroyed.connect(lambda: gone.append(1))
    there = len(items())
    window.close_document(0)
    assert len(items()) == there and view.pages.sheets == 0 and not view.pages.marks._marks
    qtbot.waitUntil(lambda: bool(gone))


class _StyleChanges(QObject):
    """A counter of the times that a widget was styled."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.StyleChange
        return False


def test_another_theme_styles_a_widget_as_often_however_deep_it_is(qtbot: QtBot, application: QApplication) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    parents = [outer]
    for _ in range(6):
        parents.append(QWidget(parents[-1]))
    inner, counter = QLabel("words", parents[-1]), _StyleChanges()
    outer.show()
    appearance.wear(application, LIGHT)
    inner.installEventFilter(counter)
    appearance.wear(application, DARK)
    assert counter.count == 2, "as a style sheet goes, and as another comes"
    appearance.wear(application, LIGHT)
