"""Panel of reasons: why a finding is a risk, how many people share it, and the effect of each decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import exposures, messages
from desktop.finding import Finding, collect
from desktop.findings.reasons import language_scores
from desktop.findings.reasons.effects import Effects
from desktop.findings.reasons.indicators import IndicatorBars
from desktop.findings.reasons.language_scores import LanguageScores
from desktop.findings.reasons.panel import Outcomes, ReasonsPanel, Sharing
from desktop.jobs import Jobs
from desktop.plan.methods import proof
from desktop.sessions import work
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.message import literal
from engine.core.options import Options
from engine.core.types import (
    Action,
    Consequence,
    DecidedBy,
    Decision,
    Examination,
    Exposure,
    GroupEstimate,
    Indicator,
    RiskLevel,
    RiskyCombination,
)
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination, plan
from tests.builders.settled import settle


@pytest.fixture
def found(application: object) -> dict[str, Finding]:
    """Findings by entity; two people share the town and the job, and one more combination has the year."""
    pairs = (RiskyCombination(("e2", "e3"), "background", 2), RiskyCombination(("e2", "e3", "e4"), "background", 1))
    more = tuple(RiskyCombination(("e2", "e4"), "search") for _ in range(3))
    return {each.entity.id: each for each in collect(examination(), replace(plan(), combinations=pairs + more), {})}


def _texts(of: Sharing | IndicatorBars | Outcomes) -> list[str]:
    QApplication.processEvents()  # a layout shows what it was given a moment later
    return [each.text() for each in of.findChildren(QLabel) if not each.isHidden() and each.text()]


def _buttons(of: Sharing) -> list[QPushButton]:
    QApplication.processEvents()
    return [each for each in of.findChildren(QPushButton) if not each.isHidden()]


def test_a_recognizer_has_words_and_is_never_surer_than_it_is(found: dict[str, Finding]) -> None:
    entity = found["e2"].entity
    mention = replace(entity.mentions[0], recognizer="layout", score=0.997)
    said = messages.about(replace(found["e2"], entity=replace(entity, mentions=(mention,))))
    assert said.endswith("label or layout, 99 % sure")


def test_a_plan_is_never_said_to_be_closer_to_the_best_than_it_is() -> None:
    close = replace(plan(), cost=101.4, bound=100.0, proven_optimal=False)
    assert messages.plan(close) == proof(close) == "within 2 % of the best"


GROUP = GroupEstimate(
    members=(1, 2),
    details=2,
    subject=True,
    where="Bergen",
    place=1,
    country=False,
    sex=False,
    expected=40.4,
    low=12.0,
    high=90.0,
    sources=("Publisher, 2011",),
)
SENTENCE = "About 40 people in Bergen share these 2 details (estimate, 12 to 90; Publisher, 2011)"


def test_an_estimate_is_shown_with_bounds_and_source(qtbot: QtBot, found: dict[str, Finding]) -> None:
    sharing = Sharing(LIGHT)
    qtbot.addWidget(sharing)
    sharing.show()
    broken = (RiskyCombination(("e2", "e3"), "estimate", 40, GROUP),)
    sharing.show_finding(replace(found["e3"], combinations=broken), found, None)
    assert SENTENCE in _texts(sharing)
    assert "≈ 40" in [each.text() for each in _buttons(sharing)]


def test_the_risk_of_a_document_without_a_table_is_an_estimate() -> None:
    wide = replace(GROUP, where="", place=None, country=True, sex=True, expected=5000.0, low=900.0, high=9000.0)
    before, after = (Exposure(None, None, None, None, (each,)) for each in (GROUP, wide))
    assert exposures.singled_out(before) == "about 1 in 40 (estimate)"
    assert exposures.before_and_after(before, after) == (
        f"In the original: {SENTENCE}.",
        "With this plan: About 5,000 people of the same sex in the same country share these 2 details "
        "(estimate, 900 to 9,000; Publisher, 2011).",
    )
    millions = replace(before, estimated=(replace(GROUP, expected=7_221_172.0),))
    assert exposures.singled_out(millions) == "about 1 in 7,200,000 (estimate)", "no more digits than it knows"
    visible_name = replace(before, singling_out=1.0)
    assert exposures.singled_out(visible_name) == "high", "a visible name counts more than any estimate"
    others = replace(before, estimated=(replace(GROUP, subject=False),))
    assert exposures.singled_out(others) == "not measured", "somebody else's group"


def test_the_effect_of_each_decision_shows_the_estimate(qtbot: QtBot) -> None:
    outcomes = Outcomes(LIGHT)
    qtbot.addWidget(outcomes)
    outcomes.show()
    told = tuple(
        Consequence(action, None, Exposure(None, None, None, None, (replace(GROUP, expected=people),)))
        for action, people in ((Action.KEEP, 40.0), (Action.MASK, 9021.4))
    )
    outcomes.show_consequences(told, goal=None, population=None, threshold=0.5)
    assert {"about 1 in 40", "about 1 in 9,000", "Re-identification risk, if you decide (estimate)"} <= set(
        _texts(outcomes)
    )
    tips = [each.toolTip() for each in outcomes.findChildren(QLabel)]
    assert SENTENCE in tips


def test_signs_have_bars_limits_and_meanings(qtbot: QtBot, found: dict[str, Finding]) -> None:
    signs = IndicatorBars(LIGHT)
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
    signs = IndicatorBars(LIGHT)
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
    assert "2 of 48,112 people share these 2 details" in _texts(sharing)
    assert "1 of 48,112 people shares these 3 details" in _texts(sharing)
    assert "among 48,112 people" in _texts(sharing)
    qtbot.mouseClick(sharing.more, Qt.MouseButton.LeftButton)
    rows = [each for each in _buttons(sharing) if each.property("count")]
    assert [each.text() for each in rows] == ["2", "1", "", "", ""]
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


def test_a_risk_that_no_decision_changes_is_explained(qtbot: QtBot, application: object) -> None:
    outcomes = Outcomes(LIGHT)
    qtbot.addWidget(outcomes)
    outcomes.show()
    words = "The same either way: other findings that stay visible identify people."

    def show(*singled_out: float | None) -> bool:
        ways = zip((Action.KEEP, Action.MASK), singled_out, strict=True)
        told = tuple(Consequence(action, None, Exposure(each, None, None)) for action, each in ways)
        outcomes.show_consequences(told, goal=None, population=None, threshold=0.4)
        return any(each.text() == words and each.isVisible() for each in outcomes.findChildren(QLabel))

    assert show(1.0, 1.0)
    assert not show(1.0, None)


def test_a_policy_that_keeps_a_risk_says_so(found: dict[str, Finding]) -> None:
    """Else the reason to keep it stands beside bars that speak against it."""
    rule = Decision("e3", Action.KEEP, None, DecidedBy.POLICY, literal("Numbers of proceedings are public."))
    kept = replace(found["e3"], decision=rule, state=DecisionState.KEEP, own=False)
    high, low = (replace(kept, risk=replace(kept.risk, combined=risk)) for risk in (0.9, 0.1))
    assert (high.risk.level, low.risk.level) == (RiskLevel.HIGH, RiskLevel.LOW)
    both = "Numbers of proceedings are public. The policy keeps it, whatever its risk."
    assert messages.why(high) == both
    assert messages.why(low) == "Numbers of proceedings are public."


def test_headings_say_what_they_mean() -> None:
    assert list(exposures.names()) == ["Re-identification risk", "Linkability", "Inference"]
    exposure = Exposure(0.05, 0.9, None, 20)
    assert list(exposures.figures(exposure)) == ["1 in 20", "high", "not measured"]
    assert list(exposures.figures(Exposure(None, None, None))) == ["not measured"] * 3
    assert exposures.singled_out(Exposure(1.0, None, None)) == "high"


@pytest.fixture
def session(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[DocumentSession, Effects]]:
    monkeypatch.setattr(work, "flow", Chooser())
    note = tmp_path / "note.txt"
    note.write_text(TEXT)
    jobs = Jobs()
    opened = DocumentSession(note, Options(), jobs)
    qtbot.waitUntil(lambda: opened.phase is Phase.READY)
    yield opened, Effects(jobs)
    jobs.close()


def test_one_finding_is_asked_about_once(
    qtbot: QtBot, session: tuple[DocumentSession, Effects], monkeypatch: pytest.MonkeyPatch
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

    monkeypatch.setattr(language_scores, "flow", Engine)
    found = LanguageScores(opened._jobs)
    assert found.answer(opened, "e2") is None and not found.awaits(opened, "e2")
    with qtbot.waitSignal(found.answered):
        found.request(opened, "e2")
    assert found.awaits(opened, "e2")
    qtbot.waitUntil(lambda: found.answer(opened, "e2") == (said,))
    found.request(opened, "e2")
    found.request(opened, "e3")
    qtbot.waitUntil(lambda: found.answer(opened, "e3") == ())
    assert asked == ["e2", "e3"]
    opened.mark([(TEXT.index("fell ill"), TEXT.index("fell ill") + 8)])
    assert found.answer(opened, "e2") is None and not found.awaits(opened, "e2")


def test_effects_of_a_closed_document_are_not_kept_for_what_it_was_before(
    qtbot: QtBot, session: tuple[DocumentSession, Effects]
) -> None:
    opened, effects = session
    assert effects.of(opened) is None, "requested"
    opened.mark([(TEXT.index("fell ill"), TEXT.index("fell ill") + 8)])
    effects.forget(opened)
    known, later = list[None](), list[object]()
    effects.computed.connect(lambda: known.append(None))
    opened._jobs.run(lambda _: None, done=later.append, failed=later.append)
    qtbot.waitUntil(lambda: bool(later))
    assert not known


def test_effects_of_decisions_are_computed_once(qtbot: QtBot, session: tuple[DocumentSession, Effects]) -> None:
    opened, effects = session
    with qtbot.waitSignal(effects.computed):
        assert effects.of(opened) is None
        assert effects.of(opened) is None
    known = effects.of(opened)
    assert known is not None and known is effects.of(opened)
    opened.decide(0, DecisionState.KEEP)
    assert effects.of(opened) is known
    at = TEXT.index("fell ill")
    opened.mark([(at, at + 8)])
    with qtbot.waitSignal(effects.computed):
        assert effects.of(opened) is None
    assert effects.of(opened) is not known


def test_an_estimate_fills_the_bar_without_a_limit(qtbot: QtBot) -> None:
    few, many = (Exposure(None, None, None, None, (replace(GROUP, expected=people),)) for people in (40.0, 9e6))
    shares = [exposures.share(each, None) for each in (few, many, Exposure(None, None, None))]
    assert shares[0] is not None and shares[1] is not None and shares[2] is None
    assert 1 > shares[0] > shares[1] > 0


@dataclass
class _Weighed:
    told: tuple[Consequence, ...]
    population: None = None
    goal: None = None

    def of(self, *_: object) -> tuple[Consequence, ...]:
        return self.told


class _Told(QWidget):
    """Counts how often a part of it says that it needs other room."""

    requests = 0

    def event(self, event: QEvent) -> bool:
        self.requests += event.type() is QEvent.Type.LayoutRequest
        return super().event(event)


def test_rows_that_come_later_ask_for_the_room_that_they_need(
    qtbot: QtBot, session: tuple[DocumentSession, Effects]
) -> None:
    """They are shown by an event after they were made, and a scroll area keeps to itself what they need."""
    opened, _ = session
    window = _Told()
    qtbot.addWidget(window)
    panel = ReasonsPanel(LIGHT, window)
    panel.show_finding(opened.findings[0], opened, None)
    window.show()
    settle()
    window.requests = 0
    panel.outcomes.show()
    panel.outcomes.updateGeometry()
    settle()
    assert window.requests


@pytest.mark.parametrize("less_exact", [True, False])
def test_only_what_has_a_less_exact_value_can_be_generalised(
    qtbot: QtBot, session: tuple[DocumentSession, Effects], less_exact: bool
) -> None:
    opened, _ = session
    panel = ReasonsPanel(LIGHT)
    qtbot.addWidget(panel)
    ways = (Action.KEEP, *((Action.GENERALISE,) if less_exact else ()), Action.MASK)
    told = tuple(Consequence(each, None, Exposure(None, None, None)) for each in ways)
    finding = next(each for each in opened.findings if each.state is not DecisionState.GENERALISE)
    panel.show_finding(finding, opened, None)
    assert panel.offers(DecisionState.GENERALISE), "not known yet"
    panel.show_finding(finding, opened, _Weighed(told))  # type: ignore[arg-type]
    assert panel.offers(DecisionState.GENERALISE) is less_exact
    assert panel.offers(DecisionState.MASK) and panel.offers(DecisionState.KEEP)
