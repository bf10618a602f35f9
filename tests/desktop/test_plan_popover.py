"""A person weighs protection against information: every change is tried, shown on the pages, and taken at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from desktop import mnemonics
from desktop.finding import Finding
from desktop.main_window import MainWindow
from desktop.plan import opening, trial
from desktop.plan.popover import PlanPopover
from desktop.plan.preview import Preview
from desktop.sessions import work
from desktop.sessions.session import Phase
from desktop.states import DecisionState
from engine.core.options import Method, Options
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.popovers import is_trying
from tests.builders.windows import ready, session_of

_LONG = 120_000  # milliseconds
_TOWNS, _JOBS = ("Carrow", "Saltby", "Saltby"), ("harbor pilot", "clerk", "clerk", "clerk")
_ROWS = [f"P{each} Lee,{1975 + each % 12}-03-14,{_TOWNS[each % 3]},{_JOBS[each % 4]}" for each in range(1, 400)]


@pytest.fixture
def pipeline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Chooser:
    found = Chooser()
    monkeypatch.setattr(work, "flow", found)
    monkeypatch.setattr(trial, "flow", found)
    monkeypatch.setattr("appdirs.user_cache_dir", lambda name: str(tmp_path / "cache" / name))
    return found


@pytest.fixture
def window(qtbot: QtBot, application: QApplication, pipeline: Chooser, tmp_path: Path) -> Iterator[MainWindow]:
    people = tmp_path / "people.csv"
    rows = ["Maren Tolvald,1981-03-14,Saltby,harbor pilot", *_ROWS]
    people.write_text("\n".join(("name,date of birth,town,occupation", *rows)), encoding="utf-8")
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    found = ready(qtbot, application, [note], Options(background=(people,), person="Maren Tolvald", k=2))
    yield found
    found.close()


def _opened(qtbot: QtBot, window: MainWindow) -> PlanPopover:
    button = window.toolbar.plan
    qtbot.waitUntil(lambda: button.isVisible() and button.rect().contains(button.rect().center()), timeout=_LONG)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    popover = next(each for each in QApplication.topLevelWidgets() if isinstance(each, PlanPopover))
    _settled(qtbot, popover)
    return popover


def _settled(qtbot: QtBot, popover: PlanPopover) -> None:
    qtbot.waitUntil(lambda: not is_trying(popover), timeout=_LONG)


def _button(popover: PlanPopover, words: str) -> QPushButton:
    return next(each for each in popover.findChildren(QPushButton) if mnemonics.plain(each.text()) == words)


def _use(qtbot: QtBot, window: MainWindow, popover: PlanPopover) -> list[int]:
    with qtbot.waitSignal(session_of(window).replanned, timeout=_LONG) as told:
        qtbot.mouseClick(_button(popover, "Use this plan"), Qt.MouseButton.LeftButton)
    return list(told.args or [])


def _states(window: MainWindow) -> dict[str, DecisionState]:
    return {each.text: each.state for each in session_of(window).findings}


def test_moving_the_point_previews_the_plan_on_the_pages(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Preview] = []
    made = Preview.__init__
    monkeypatch.setattr(Preview, "__init__", lambda self, *given: (shown.append(self), made(self, *given))[1])
    before = _states(window)
    popover = _opened(qtbot, window)
    assert popover.changes.words == "No change to what is masked" and not shown[0].signs
    qtbot.keyClick(popover.trade_off, Qt.Key.Key_End)
    words = popover.changes.words
    assert words.endswith("more masked") and int(words.split()[0]) > 0
    assert set(shown[0].signs) == {"+"}
    assert popover.choices.people.value() == 100 and popover.choices.was.text() == "was 2"
    assert _states(window) == before
    qtbot.keyClick(popover, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: shown[0].signs == [], timeout=_LONG)
    assert _states(window) == before


def test_what_was_shown_is_what_is_taken(qtbot: QtBot, window: MainWindow) -> None:
    popover = _opened(qtbot, window)
    qtbot.keyClick(popover.trade_off, Qt.Key.Key_End)
    more, words = popover.changes.words.split(maxsplit=1)
    assert words == "more masked"
    assert _use(qtbot, window, popover) == [int(more), 0]
    qtbot.waitUntil(lambda: window.bottom.second.text() == f"{more} more masked")
    assert session_of(window).options.k == 100


def test_nothing_that_the_person_decided_changes(qtbot: QtBot, window: MainWindow) -> None:
    session = session_of(window)
    by_text = {each.text: index for index, each in enumerate(session.findings)}
    session.decide_all([session.findings[by_text["Maren Tolvald"]]], DecisionState.KEEP)
    session.decide_all([session.findings[by_text["1981"]]], DecisionState.MASK)
    qtbot.waitUntil(lambda: not session.planning, timeout=_LONG)
    popover = _opened(qtbot, window)
    shown: list[tuple[Finding, ...]] = []
    popover.previewed.connect(lambda proposed, _: shown.append(proposed))
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(popover.trade_off, key)
        told = {each.text: each.state for each in shown[-1]}
        assert (told["Maren Tolvald"], told["1981"]) == (DecisionState.KEEP, DecisionState.MASK)
    assert any("2 own decision" in each.text() for each in popover.findChildren(type(popover.changes.summary)))
    box = popover.choices.policy
    box.setCurrentIndex(box.findData("everything"))
    _settled(qtbot, popover)
    _use(qtbot, window, popover)
    assert session.options.policy == "everything"
    states = _states(window)
    assert (states["Maren Tolvald"], states["1981"]) == (DecisionState.KEEP, DecisionState.MASK)
    assert [each.own for each in session.findings].count(True) == 2


def test_another_policy_is_tried_at_once(qtbot: QtBot, window: MainWindow) -> None:
    popover = _opened(qtbot, window)
    before = _states(window)
    box = popover.choices.policy
    box.setCurrentIndex(box.findData("everything"))
    assert is_trying(popover) and not _button(popover, "Use this plan").isEnabled()
    _settled(qtbot, popover)
    kept = sum(state is DecisionState.KEEP for state in before.values())
    assert kept and popover.changes.words.startswith(f"{kept} more masked")
    assert _states(window) == before


def test_methods_stand_side_by_side(qtbot: QtBot, window: MainWindow) -> None:
    popover = _opened(qtbot, window)
    kept, places, proof = popover.methods.figures[Method.OPTIMAL]
    assert kept.text().endswith("%") and places.text().endswith("of 5") and proof.text() == "Proved optimal"
    matching = popover.methods.figures[Method.REIDENTIFY][2]
    assert matching.text() == "needs texts about people"
    greedy = next(each for each in popover.findChildren(QRadioButton) if each.accessibleName() == "Greedy")
    qtbot.mouseClick(greedy, Qt.MouseButton.LeftButton)
    _use(qtbot, window, popover)
    assert session_of(window).options.method is Method.GREEDY


def test_words_that_are_always_masked_are_looked_for_anew(
    qtbot: QtBot, window: MainWindow, pipeline: Chooser, monkeypatch: pytest.MonkeyPatch
) -> None:
    popover = _opened(qtbot, window)
    monkeypatch.setattr(opening.ListsDialog, "open", lambda self: (self.always.setPlainText("fell ill"), self.accept()))
    qtbot.mouseClick(_button_named(popover, "Change your own words"), Qt.MouseButton.LeftButton)
    _settled(qtbot, popover)
    examined = len(pipeline.examined)
    assert pipeline.examined[-1].terms == ("fell ill",)
    assert popover.changes.words == "1 more masked"
    _use(qtbot, window, popover)
    assert _states(window)["fell ill"] is DecisionState.MASK
    assert len(pipeline.examined) == examined, "what was tried is taken, not found again"
    assert window.matters.current.always == ("fell ill",)


def _button_named(popover: PlanPopover, name: str) -> QPushButton:
    return next(each for each in popover.findChildren(QPushButton) if each.accessibleName() == name)


def test_the_three_risks_stand_before_and_after(qtbot: QtBot, window: MainWindow) -> None:
    popover = _opened(qtbot, window)
    singled, linked, guessed = (each.text() for each in popover.cells.figures)
    assert singled.startswith("1 in 1 → 1 in ") and int(singled.split()[-1].replace(",", "")) >= 2
    assert linked and guessed
    qtbot.keyClick(popover.trade_off, Qt.Key.Key_End)
    assert int(popover.cells.figures[0].text().split()[-1].replace(",", "")) >= 100


def test_a_name_that_stays_visible_is_named_as_the_reason_why_the_goal_is_not_met(
    qtbot: QtBot, window: MainWindow
) -> None:
    popover = _opened(qtbot, window)
    assert not popover.not_met.isVisible()
    qtbot.keyClick(popover, Qt.Key.Key_Escape)
    name = next(each for each in session_of(window).findings if each.text == "Maren Tolvald")
    session_of(window).decide_all([name], DecisionState.KEEP)
    qtbot.waitUntil(lambda: not session_of(window).planning, timeout=_LONG)
    popover = _opened(qtbot, window)
    assert popover.cells.figures[0].text() == "1 in 1"
    assert popover.not_met.isVisible() and "whatever the plan" in popover.not_met.text()


def test_a_plan_is_not_tried_on_another_text_than_that_of_the_decisions(qtbot: QtBot, window: MainWindow) -> None:
    session = session_of(window)
    session.decide_all([each for each in session.findings if each.text == "Saltby"], DecisionState.KEEP)
    qtbot.waitUntil(lambda: not session.planning)
    popover = _opened(qtbot, window)
    session.path.write_text(TEXT.replace("Saltby", "Oxford"), encoding="utf-8")
    popover.take(replace(popover.choices.options, terms=("fell",)))
    _settled(qtbot, popover)
    assert not popover.take_button.isEnabled()
    assert any("The file was changed" in each.text() for each in popover.changes.findChildren(QLabel))
    popover.close()


def test_decisions_are_not_applied_to_a_file_that_was_changed_before_a_new_plan(
    qtbot: QtBot, window: MainWindow
) -> None:
    session = session_of(window)
    session.decide_all([each for each in session.findings if each.text == "Saltby"], DecisionState.KEEP)
    qtbot.waitUntil(lambda: not session.planning)
    known, options = session.known, session.options
    session.path.write_text(TEXT.replace("Saltby", "Oxford"), encoding="utf-8")
    session.replan(replace(options, terms=("fell",)))
    qtbot.waitUntil(lambda: session.phase is not Phase.WORKING)
    assert session.phase is Phase.READY and session.changed_on_disk and not session.exportable
    assert session.known is not None and known is not None
    assert session.known.bare is known.bare and session.options == options
    assert window.bottom.again.isVisible() and "has changed" in window.bottom.status.text()
