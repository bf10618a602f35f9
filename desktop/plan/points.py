"""Points of the trade-off chart: x is protection, y the information kept; with label and plan of each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop import exposures
from desktop.translations import figure
from engine.core.options import Method, Options
from engine.core.types import Exposure, MaskingPlan

if TYPE_CHECKING:
    from engine.pipeline.flow import Curve, TradeOffPoint

_METHODS = (Method.OPTIMAL, Method.GREEDY)


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """A point.

    Attributes:
        place: from 0 (least protection) to 1.
        label: the goal as the axis shows it. A goal is no risk: what the policy keeps may identify people all the same.
        goal: the goal in words.
        kept: the share of the document's information, 0 to 1, by method.
    """

    point: TradeOffPoint
    place: float
    label: str
    goal: str
    kept: dict[Method, float]

    def words_of(self, method: Method) -> str:
        """Return the words at the point, which screen readers speak too."""
        return QCoreApplication.translate("TradeOff", "{goal} · {percent} % kept").format(
            goal=self.goal, percent=round(100 * self.kept[method])
        )

    def is_met(self, exposure: Exposure) -> bool:
        """Return whether the risk of the document is as low as the goal: a name that the policy or the user keeps
        identifies people, however large the groups of those who share other details.
        """
        risk = exposure.singling_out
        return risk is None or risk <= (1 / self.point.k if exposure.people is not None else 0.0)

    def kept_by(self, method: Method) -> float:
        """Return the share kept by a method; re-identification has the optimizer's."""
        return self.kept.get(method, self.kept[Method.OPTIMAL])

    def plan(self, method: Method) -> MaskingPlan:
        """Return the plan of a method at this point."""
        return self.point.greedy if method is Method.GREEDY else self.point.plan


@dataclass(frozen=True, slots=True)
class Chart:
    """The points along k (`by_people`), or else along the masking threshold; `asked`: the requested point."""

    points: tuple[ChartPoint, ...]
    by_people: bool
    asked: int

    @property
    def axis(self) -> str:
        """Return the name of the horizontal axis."""
        if self.by_people:
            return QCoreApplication.translate("TradeOff", "Minimum group size")
        return QCoreApplication.translate("TradeOff", "Masking threshold")

    def first_alike(self, index: int) -> int:
        """Return the first of the points up to this one that all keep as much as it does."""
        kept = self.points[index].kept
        return next(
            (each + 1 for each in range(index - 1, -1, -1) if self.points[each].kept != kept),
            0,
        )

    def options(self, index: int, options: Options) -> Options:
        """Return the options that request this point."""
        point = self.points[index].point
        return replace(options, k=point.k) if self.by_people else replace(options, risk_threshold=point.threshold)

    def at_people(self, people: int | None) -> int | None:
        """Return the point with this k, if it was solved."""
        return next((index for index, each in enumerate(self.points) if each.point.k == people), None)

    def at_threshold(self, threshold: float) -> int | None:
        """Return the index of the point with this masking threshold, if it was solved."""
        return next((index for index, each in enumerate(self.points) if each.point.threshold == threshold), None)


def chart(curve: Curve, *, by_people: bool = True) -> Chart:
    """Return a chart along k where people are counted and it is wanted, else along the risk threshold."""
    by_people = by_people and counts(curve)
    points = curve.by_k if by_people else curve.by_threshold[::-1]
    places = _spread([math.log(each.k) if by_people else -each.threshold for each in points])
    whole = curve.information or 1.0
    found = tuple(
        ChartPoint(
            each,
            place,
            *_goal(each, by_people),
            {method: _kept(each, method, whole) for method in _METHODS},
        )
        for each, place in zip(points, places, strict=True)
    )
    return Chart(found, by_people, points.index(curve.chosen))


def counts(curve: Curve) -> bool:
    """Return whether there are people to count."""
    return len(curve.by_k) > 1


def _goal(point: TradeOffPoint, by_people: bool) -> tuple[str, str]:
    """Return the label and the words of a goal."""
    if by_people:
        label, words = figure(point.k), QCoreApplication.translate("TradeOff", "Groups of {0} or more")
    else:
        label, words = exposures.percent(point.threshold), QCoreApplication.translate("TradeOff", "Threshold {0}")
    return label, words.format(label)


def _kept(point: TradeOffPoint, method: Method, whole: float) -> float:
    plan = point.greedy if method is Method.GREEDY else point.plan
    return min(max(1 - plan.cost / whole, 0.0), 1.0)


def _spread(places: Sequence[float]) -> list[float]:
    low, high = min(places), max(places)
    return [(each - low) / (high - low) if high > low else 0.5 for each in places]
