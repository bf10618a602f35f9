"""What other options would do to a document, tried beside the plan that stands. Nothing is changed by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from desktop import findings
from desktop.findings import Finding
from desktop.jobs import Reporter
from desktop.marks import LESS, MORE
from desktop.sessions import work
from desktop.sessions.work import Examined
from desktop.states import STRENGTH, State
from engine import pipeline, weighing
from engine.options import Options
from engine.types import Exposure, MaskingPlan

if TYPE_CHECKING:
    from engine.weighing import Consequences, Curve


@dataclass(frozen=True, slots=True)
class Trial:
    """`known`: the document by these options, with their plan; `curve`: what other goals would cost; None: not yet."""

    known: Examined
    consequences: Consequences
    curve: Curve | None = None
    own: Mapping[str, State] = field(default_factory=dict)

    @property
    def options(self) -> Options:
        return self.known.options

    def proposed(self, plan: MaskingPlan) -> tuple[Finding, ...]:
        """The findings by another plan for the same options."""
        return findings.replanned(self.known.findings, plan, self.own)

    def exposure(self, proposed: tuple[Finding, ...]) -> Exposure:
        """What a document gives away that is written so."""
        decided = findings.final_plan(findings.covering(self.known.plan, self.known.marked), proposed)
        return self.consequences.exposure(decided.decisions)


@dataclass(frozen=True, slots=True)
class Difference:
    """Findings of which another plan shows less, and more; not those that the person decided."""

    more: tuple[Finding, ...]
    fewer: tuple[Finding, ...]

    @property
    def signs(self) -> dict[str, str]:
        """What stands beside their marks, by entity."""
        return {each.entity.id: MORE for each in self.more} | {each.entity.id: LESS for each in self.fewer}


def difference(before: tuple[Finding, ...], now: tuple[Finding, ...]) -> Difference:
    """What changes for those who read the document: a finding counts by the place where it stands first."""
    known = {_place(each): STRENGTH[each.state] for each in before}
    changed = [(each, STRENGTH[each.state] - known.get(_place(each), 0)) for each in now if not each.reviewed]
    return Difference(
        more=tuple(each for each, by in changed if by > 0), fewer=tuple(each for each, by in changed if by < 0)
    )


def tried(known: Examined, options: Options, reporter: Reporter) -> Trial:
    """The plan by other options, shown as soon as it is there, then the curve.

    Raises:
        SableError: what was given beside the document can't be used; or as `pipeline.examine` raises.
        Cancelled: the person asked to stop.
    """
    bare = weighing.at_threshold(known.bare, options.risk_threshold)
    if work.finds_otherwise(options, known.options):
        bare = pipeline.examine(known.bare.document.path, options, reporter)
    found = work.examined(bare, options, known.review, reporter)
    trial = Trial(found, weighing.consequences(found.marked, options, reporter), own=found.states())
    reporter.show(trial)
    own = {entity: findings.ACTIONS[state] for entity, state in trial.own.items()}
    return replace(trial, curve=weighing.curve(found.marked, options, reporter, own=own))


def _place(finding: Finding) -> tuple[int, int]:
    return min((each.start, each.end) for each in finding.entity.mentions)
