"""Why a finding is a risk, who else fits, and what deciding it would change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop import exposures
from desktop.finding import Finding, collect
from desktop.findings.why import asker
from desktop.findings.why.asker import Asker
from desktop.findings.why.panel import Outcomes, Sharing
from desktop.findings.why.signs import Signs
from desktop.findings.why.weigher import Weigher
from desktop.jobs import Jobs
from desktop.sessions import work
from desktop.sessions.session import Phase, Session
from desktop.states import State
from desktop.themes import LIGHT
from engine.core.message import literal
from engine.core.options import Options
from engine.core.types import Action, Consequence, Examination, Exposure, Indicator, RiskyCombination
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination, plan


@pytest.fixture
def found(application: object) -> dict[str, Finding]:
    """By entity; the town and the job are shared by two people, with the year by one more combination."""
    pairs = (RiskyCombination(("e2", "e3"), "background", 2), RiskyCombination(("e2", "e3", "e4"), "background", 1))
    more = tuple(RiskyCombination(("e2", "e4"), "search") for _ in range(3))
    return {each.entity.id: each for each in collect(examination(), replace(plan(), combinations=pairs + more), {})}


def _texts(of: Sharing | Signs | Outcomes) -> list[str]:
    QApplication.processEvents()  # a layout shows what it was given a moment later
    return [each.text() for each in of.findChildren(QLabel) if not each.isHidden() and each.text()]


def _buttons(of: Sharing) -> list[QPushButton]:
    QApplication.processEvents()
    return [each for each in of.findChildren(QPushButton) if not each.isHidden()]


def test_signs_have_bars_limits_and_meanings(qtbot: QtBot, found: dict[str, Finding]) -> None:
    signs = Signs(LIGHT)
    qtbot.addWidget(signs)
    signs.show()
    risk = found["e3"].risk
    named = (
        Indicator("sequence", 0.9, True, literal("Experts mask such words."), 0.5),
        Indicator("span", 0.2, False, literal("R."), 0.5),
    )
    signs.show_finding(replace(found["e3"], risk=replace(risk, indicators=named)))
    assert {"Learned from annotators", "Kind and words", "high", "low", "1 of 2 point to a risk"} <= set(_texts(signs))
    assert not any("would mask it" in each for each in _texts(signs))
    qtbot.mouseClick(signs.explain, Qt.MouseButton.LeftButton)
    assert any(each.startswith("How surely a network that learned from annotators") for each in _texts(signs))
    signs.show_finding(replace(found["e3"], risk=replace(risk, indicators=())))
    assert not signs.isVisible()


def test_what_the_language_model_says_is_asked_for_and_then_shown(qtbot: QtBot, found: dict[str, Finding]) -> None:
    signs = Signs(LIGHT)
    qtbot.addWidget(signs)
    signs.show()
    deciding = Indicator("sequence", 0.9, True, literal("R."), 0.5)
    finding = replace(found["e3"], risk=replace(found["e3"].risk, indicators=(deciding,)))
    signs.show_finding(finding)
    assert signs.ask.isVisible() and signs.ask.isEnabled()
    assert "Predictability" not in _texts(signs)
    with qtbot.waitSignal(signs.asked) as told:
        qtbot.mouseClick(signs.ask, Qt.MouseButton.LeftButton)
    assert told.args == ["e3"]
    signs.show_finding(finding, awaited=True)
    assert signs.ask.isVisible() and not signs.ask.isEnabled()
    said = Indicator("probability", 0.2, False, literal("R."), 0.5, decides=False)
    signs.show_finding(finding, (said,))
    assert not signs.ask.isVisible()
    assert {"Predictability", "1 of 2 point to a risk"} <= set(_texts(signs))
    signs.show_finding(replace(finding, risk=replace(finding.risk, indicators=(deciding, said))))
    assert not signs.ask.isVisible()


def test_every_combination_is_told_and_leads_to_its_members(qtbot: QtBot, found: dict[str, Finding]) -> None:
    sharing = Sharing(LIGHT)
    qtbot.addWidget(sharing)
    sharing.show()
    sharing.show_finding(found["e2"], found, 48_112)
    assert "2 of 48,112 people share these two" in _texts(sharing)
    assert "1 of 48,112 people share these three" in _texts(sharing)
    assert "among 48,112 people" in _texts(sharing)
    qtbot.mouseClick(sharing.more, Qt.MouseButton.LeftButton)
    rows = [each for each in _buttons(sharing) if each.property("count")]
    assert [each.text() for each in rows] == ["2", "1", "–", "–", "–"]
    with qtbot.waitSignal(sharing.together) as told:
        qtbot.mouseClick(rows[1], Qt.MouseButton.LeftButton)
    assert told.args == [("e2", "e3", "e4")]
    town = next(each for each in _buttons(sharing) if each.accessibleName() == "Go to Saltby")
    with qtbot.waitSignal(sharing.chosen) as led:
        qtbot.mouseClick(town, Qt.MouseButton.LeftButton)
    assert led.args == ["e3"]
    sharing.show_finding(found["e1"], found, 48_112)
    assert not sharing.isVisible()


def test_the_risk_is_told_for_each_decision(qtbot: QtBot, application: object) -> None:
    outcomes = Outcomes(LIGHT)
    qtbot.addWidget(outcomes)
    outcomes.show()
    ways = ((Action.KEEP, None, 2), (Action.GENERALISE, "worker", 41), (Action.MASK, None, 318))
    told = tuple(Consequence(action, words, Exposure(1 / people, None, None, people)) for action, words, people in ways)
    outcomes.show_consequences(told, goal=5, population=48_112, threshold=0.4)
    assert _texts(outcomes)[1:] == [
        "Kept", "1 in 2", "Generalised: “worker”", "1 in 41", "Masked", "1 in 318",
    ]  # fmt: skip
    roles = {each.text(): each.property("role") for each in outcomes.findChildren(QLabel)}
    assert (roles["1 in 2"], roles["1 in 41"]) == ("risk", "second")
    tips = [each.toolTip() for each in outcomes.findChildren(QLabel) if each.text() == "1 in 41"]
    assert tips == ["41 of 48,112 people fit all that stays visible"]


def test_headings_say_what_they_mean() -> None:
    names = [each.name for each in exposures.headings()]
    assert names == ["Re-identification risk", "Linkability", "Inference"]
    exposure = Exposure(0.05, 0.9, None, 20)
    assert [each.told(exposure) for each in exposures.headings()] == ["1 in 20", "high", "not measured"]
    assert [each.told(Exposure(None, None, None)) for each in exposures.headings()] == ["not measured"] * 3
    assert exposures.headings()[0].told(Exposure(1.0, None, None)) == "high"


@pytest.fixture
def session(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[Session, Weigher]]:
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT)
    jobs = Jobs()
    opened = Session(note, Options(), jobs)
    qtbot.waitUntil(lambda: opened.phase is Phase.READY, timeout=30_000)
    yield opened, Weigher(jobs)
    jobs.close()


def test_one_finding_is_asked_about_once(
    qtbot: QtBot, session: tuple[Session, Weigher], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, _ = session
    said = Indicator("probability", 0.2, False, literal("R."), 0.5, decides=False)
    asked: list[str] = []

    class Engine:
        @staticmethod
        def indicators(examination: Examination, entity: str, *_: object) -> tuple[Indicator, ...]:
            asked.append(entity)
            if entity == "e3":
                raise ValueError
            return (said,)

    monkeypatch.setattr(asker, "flow", Engine)
    found = Asker(opened._jobs)
    assert found.answer(opened, "e2") is None and not found.awaits(opened, "e2")
    with qtbot.waitSignal(found.answered, timeout=30_000):
        found.ask(opened, "e2")
    assert found.awaits(opened, "e2")
    qtbot.waitUntil(lambda: found.answer(opened, "e2") == (said,), timeout=30_000)
    found.ask(opened, "e2")
    found.ask(opened, "e3")
    qtbot.waitUntil(lambda: found.answer(opened, "e3") == (), timeout=30_000)
    assert asked == ["e2", "e3"]
    opened.mark([(TEXT.index("fell ill"), TEXT.index("fell ill") + 8)])
    assert found.answer(opened, "e2") is None and not found.awaits(opened, "e2")


def test_what_decisions_change_is_looked_up_once_and_told_at_once(
    qtbot: QtBot, session: tuple[Session, Weigher]
) -> None:
    opened, weigher = session
    with qtbot.waitSignal(weigher.weighed, timeout=30_000):
        assert weigher.of(opened) is None
        assert weigher.of(opened) is None
    known = weigher.of(opened)
    assert known is not None and known is weigher.of(opened)
    opened.decide(0, State.KEEP)
    assert weigher.of(opened) is known
    at = TEXT.index("fell ill")
    opened.mark([(at, at + 8)])
    with qtbot.waitSignal(weigher.weighed, timeout=30_000):
        assert weigher.of(opened) is None
    assert weigher.of(opened) is not known
