"""How much is masked for how much protection, for one document."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.choosing.questions import ask
from engine.choosing.settings import settle
from engine.masking import Point, trade_off
from engine.options import Options
from engine.progress import Progress
from engine.risk import thresholds
from engine.types import Examination, RiskAssessment

_KS = (1, 2, 3, 5, 10, 20, 50, 100)
_THRESHOLDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


@dataclass(frozen=True, slots=True)
class Curve:
    """Points against the risk threshold and, where there is a background, against k; the chosen one is on both."""

    by_threshold: tuple[Point, ...]
    by_k: tuple[Point, ...]
    chosen: Point


def curve(examination: Examination, options: Options, progress: Progress) -> Curve:
    """The best plan for each of several k and risk thresholds, the others as the person asked.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: what was given beside the document can't be used.
        Cancelled: the person asked to stop.
    """
    settings = settle(options)
    text, entities, chosen = examination.document.text, examination.entities, options.risk_threshold

    def assessed(threshold: float) -> RiskAssessment:
        risk = examination.risk
        return risk if threshold == chosen else thresholds.at(text, entities, risk, threshold)

    # Matching programs are asked in place of the risk indicators: with them there is no threshold.
    risks = (chosen,) if examination.risk.reidentification else sorted({chosen, *_THRESHOLDS})
    questions = {each: ask(text, entities, assessed(each), settings, options, progress).question for each in risks}
    asked = questions[chosen].k
    # Somebody who was not named, or not found, is counted beside `k` people.
    beside = asked - settings.k if questions[chosen].levels else 0
    ks = {asked, *(each + beside for each in _KS)} if questions[chosen].levels else {asked}
    points = trade_off(
        questions,
        points=[*((each, asked) for each in questions), *((chosen, each) for each in ks)],
        seconds=options.solver_seconds / 4,
        progress=progress,
    )
    told = [replace(each, k=each.k - beside) for each in points]
    own = next(each for each in told if (each.threshold, each.k) == (chosen, asked - beside))
    return Curve(
        by_threshold=tuple(each for each in told if each.k == own.k),
        by_k=tuple(each for each in told if each.threshold == chosen),
        chosen=own,
    )
