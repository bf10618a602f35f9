"""How much is masked for how much protection, for one document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import masking
from engine.choosing.finishing import finished
from engine.choosing.questions import Asked, ask
from engine.choosing.settings import settle
from engine.masking import Point, trade_off
from engine.options import Options
from engine.progress import Progress
from engine.risk import thresholds
from engine.types import Action, Examination

_KS = (1, 2, 3, 5, 10, 20, 50, 100)
_THRESHOLDS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


@dataclass(frozen=True, slots=True)
class Curve:
    """Points against the risk threshold and, where there is a background, against k; the chosen one is on both.

    `information`: of the whole document, in nats.
    """

    by_threshold: tuple[Point, ...]
    by_k: tuple[Point, ...]
    chosen: Point
    information: float


def curve(
    examination: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action] = masking.UNDECIDED
) -> Curve:
    """The best plan for each of several k and risk thresholds, the others as the person asked.

    Args:
        own: what the person decided, by entity; no plan changes it.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: what was given beside the document can't be used.
        Cancelled: the person asked to stop.
    """
    settings = settle(options)
    text, entities, chosen = examination.document.text, examination.entities, options.risk_threshold

    def asked_at(threshold: float) -> Asked:
        risk = examination.risk if threshold == chosen else thresholds.at(entities, examination.risk, threshold)
        return ask(text, entities, risk, settings, options, progress, own=own)

    # Matching programs are asked in place of the risk indicators: with them there is no threshold.
    risks = (chosen,) if examination.risk.reidentification else sorted({chosen, *_THRESHOLDS})
    asked = {each: asked_at(each) for each in risks}
    own_k, counted = asked[chosen].question.k, asked[chosen].question.levels
    # Somebody who was not named, or not found, is counted beside `k` people.
    beside = own_k - settings.k if counted else 0
    ks = {own_k, *(each + beside for each in _KS)} if counted else {own_k}
    points = trade_off(
        {each: question.question for each, question in asked.items()},
        points=[*((each, own_k) for each in asked), *((chosen, each) for each in ks)],
        work=options.solver_work / 4,
        progress=progress,
    )

    def told(point: Point) -> Point:
        plan, simple = (
            finished(examination, asked[point.threshold].explained(each), settings)
            for each in (point.plan, point.greedy)
        )
        return replace(point, k=point.k - beside, plan=plan, greedy=simple)

    known = [told(each) for each in points]
    own_point = next(each for each in known if (each.threshold, each.k) == (chosen, own_k - beside))
    return Curve(
        by_threshold=tuple(each for each in known if each.k == own_point.k),
        by_k=tuple(each for each in known if each.threshold == chosen),
        chosen=own_point,
        information=sum(each.information for each in examination.risk.entities),
    )
