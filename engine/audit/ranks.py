"""How far down a list of people somebody has to read to find the right one, as a picture."""

from __future__ import annotations

from math import log

from engine.audit.results import AuditReport
from engine.comparison.drawing import Axis, Line, Panel, picture

_TENS = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)


def curve(report: AuditReport) -> str:
    """Places in the list to the right, on a scale of tens; upwards the share of the documents of the work list whose
    person stands that far up. The second line is chance.
    """
    people = max(report.people, 2)

    def across(place: float) -> float:
        return min(log(place) / log(people), 1.0)

    ranks = sorted(each.rank for each in report.work_list)
    within = {rank: number / len(ranks) for number, rank in enumerate(ranks, start=1)}
    found = tuple((across(rank), share) for rank, share in within.items())
    chance = tuple((across(place), place / people) for place in _steps(people))
    ticks = tuple((across(place), f"{place:,}") for place in _TENS if place <= people)
    upwards = Axis("documents whose person is found", tuple((share / 5, f"{share / 5:.0%}") for share in range(6)))
    lines = (Line("this audit", found), Line("by chance", chance))
    return picture("How soon the person is found", [Panel(Axis("first so many people", ticks), upwards, lines)])


def _steps(people: int) -> list[int]:
    """Places that are about as far from each other on a scale of tens."""
    return sorted({max(1, round(people ** (step / 20))) for step in range(21)})
