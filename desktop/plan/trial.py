"""Trial of other planning options for a document, beside its current plan and without changing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from desktop import finding as findings
from desktop.finding import Finding
from desktop.jobs import Reporter
from desktop.lazy_imports import flow
from desktop.marks import LESS, MORE
from desktop.sessions import work
from desktop.sessions.work import Examined
from desktop.states import STRENGTH
from engine.core.options import Method, Options
from engine.core.types import Exposure, MaskingPlan

if TYPE_CHECKING:
    from engine.pipeline.flow import Curve, TradeOffPoint


@dataclass(frozen=True, slots=True)
class Difference:
    """The findings that another plan masks more, or less; without those that the user decided."""

    more: tuple[Finding, ...]
    fewer: tuple[Finding, ...]

    @property
    def signs(self) -> dict[str, str]:
        """The signs on their marks, by entity."""
        return {each.entity.id: MORE for each in self.more} | {each.entity.id: LESS for each in self.fewer}


@dataclass(frozen=True, slots=True)
class Prospect:
    """The document with another plan: its findings, the difference from now, and its risks."""

    findings: tuple[Finding, ...]
    difference: Difference
    exposure: Exposure


@dataclass(frozen=True, slots=True)
class Trial:
    """A document with other options, and what each point of the trade-off would change.

    Attributes:
        known: the document as examined and planned with these options.
        before: the risks of the original.
        asked: the result of the plan for these options.
        curve: the trade-off; None while it is computed.
        prospects: by the risk threshold and k of each point, and by method.
    """

    known: Examined
    before: Exposure
    asked: Prospect
    curve: Curve | None = None
    prospects: Mapping[tuple[float, int, Method], Prospect] = field(default_factory=dict)

    @property
    def options(self) -> Options:
        """Return the options that were tried."""
        return self.known.options

    def prospect(self, point: TradeOffPoint, method: Method) -> Prospect:
        """Return the result of a point; re-identification has the optimizer's."""
        answered = Method.GREEDY if method is Method.GREEDY else Method.OPTIMAL
        return self.prospects[point.threshold, point.k, answered]


def difference(before: tuple[Finding, ...], now: tuple[Finding, ...]) -> Difference:
    """Return the difference between two states of the findings, which are matched by their first mention."""
    known = {_place(each): STRENGTH[each.state] for each in before}
    changed = [(each, STRENGTH[each.state] - known.get(_place(each), 0)) for each in now if not each.own]
    return Difference(
        more=tuple(each for each, by in changed if by > 0), fewer=tuple(each for each, by in changed if by < 0)
    )


def tried(known: Examined, options: Options, reporter: Reporter) -> Trial:
    """Plan with other options, report that plan at once, then compute the curve.

    Raises:
        SourceChanged: the file is no longer the one of `known`.
        SableError: background data or another input can't be used; or as `pipeline.flow.examine` raises.
        Cancelled: the user asked to stop.
    """
    bare = flow.at_threshold(known.bare, options.risk_threshold)
    if work.finds_otherwise(options, known.options):
        bare = flow.examine(known.bare.document.path, options, reporter, wordless=True)
        work.check_same(known.bare.document, bare.document)
    found = work.examined(bare, options, known.review, reporter)
    weighed = flow.consequences(found.marked, options, reporter)
    own = found.states()

    def prospect(plan: MaskingPlan) -> Prospect:
        proposed = findings.replanned(found.findings, plan, own)
        written = findings.final_plan(findings.covering(plan, found.marked), proposed)
        return Prospect(proposed, difference(known.findings, proposed), weighed.exposure(written.decisions))

    trial = Trial(found, weighed.exposure(), prospect(found.plan))
    reporter.show(trial)
    actions = {entity: findings.ACTIONS[state] for entity, state in own.items()}
    curve = flow.curve(found.marked, options, reporter, own=actions)
    prospects = {
        (point.threshold, point.k, method): prospect(plan)
        for point in (*curve.by_k, *curve.by_threshold)
        for method, plan in ((Method.OPTIMAL, point.plan), (Method.GREEDY, point.greedy))
    }
    return replace(trial, curve=curve, prospects=prospects)


def _place(finding: Finding) -> tuple[int, int]:
    return min(finding.entity.spans)
