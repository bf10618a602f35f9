"""The least masking that leaves no risk, proved by CP-SAT (explicit-privacy-risk paper, section 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

from ortools.sat.python import cp_model

from engine.errors import Cancelled, SableError
from engine.masking.policy import fixed
from engine.progress import Progress
from engine.types import Action, DecidedBy, Decision, Entity, MaskingPlan, RiskAssessment

METHOD = "cp-sat"

# CP-SAT counts in whole numbers: thousandths of a nat.
_SCALE = 1000

_REASONS = {
    Action.MASK: "Every risk that it takes part in costs least to break here.",
    Action.KEEP: "No risk is left that masking it would break.",
}


@dataclass(frozen=True, slots=True)
class _Solution:
    masked: frozenset[int]
    cost: float
    bound: float
    proven: bool


def choose(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    *,
    keep: tuple[str, ...],
    seconds: float,
    progress: Progress,
) -> MaskingPlan:
    """Minimise the information content masked, subject to every risky entity or combination having a masked member.

    Decisions of the person and of the policy are fixed. A combination whose members are all kept by the person can't be
    broken; it is left visible and counts in `risk_after`.

    Args:
        seconds: time limit; when it stops the search, `proven_optimal` is False and `bound` says how far off it may be.
    """
    decided = [fixed(text, entity, keep=keep) for entity in entities]
    solution = _solve(entities, risk, decided, seconds, progress)
    decisions = tuple(
        decision or _decision(entity, index in solution.masked)
        for index, (entity, decision) in enumerate(zip(entities, decided, strict=True))
    )
    visible = [each.combined for index, each in enumerate(risk.entities) if decisions[index].action is Action.KEEP]
    return MaskingPlan(
        decisions=decisions,
        risk_before=max((each.combined for each in risk.entities), default=0.0),
        risk_after=max(visible, default=0.0),
        cost=solution.cost,
        bound=solution.bound,
        method=METHOD,
        proven_optimal=solution.proven,
    )


def _solve(
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    decided: list[Decision | None],
    seconds: float,
    progress: Progress,
) -> _Solution:
    model = cp_model.CpModel()
    masked = [model.new_bool_var(entity.id) for entity in entities]
    for variable, decision in zip(masked, decided, strict=True):
        if decision:
            model.add(variable == (decision.action is Action.MASK))
    index = {entity.id: number for number, entity in enumerate(entities)}
    kept = {number for number, decision in enumerate(decided) if decision and decision.action is Action.KEEP}
    risky: list[tuple[str, ...]] = [(each.entity_id,) for each in risk.entities if each.flagged]
    risky += [each.entity_ids for each in risk.combinations]
    for members in risky:
        if not all(index[member] in kept for member in members):
            model.add_bool_or([masked[index[member]] for member in members])
    model.minimize(
        sum(round(each.information * _SCALE) * variable for each, variable in zip(risk.entities, masked, strict=True))
    )
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    watch = _Watch(progress)
    status = solver.solve(model, watch)
    if watch.cancelled:
        raise Cancelled
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise SableError(stage="optimal", status=solver.status_name(status))
    return _Solution(
        masked=frozenset(number for number, variable in enumerate(masked) if solver.value(variable)),
        cost=solver.objective_value / _SCALE,
        bound=solver.best_objective_bound / _SCALE,
        proven=status == cp_model.OPTIMAL,
    )


class _Watch(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
    """Lets the person stop the search at each better solution."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress
        self.cancelled = False

    def on_solution_callback(self) -> None:
        try:
            self._progress.step("choose", 0, 1)
        except Cancelled:
            self.cancelled = True
            self.stop_search()


def _decision(entity: Entity, mask: bool) -> Decision:
    action = Action.MASK if mask else Action.KEEP
    return Decision(entity.id, action, None, DecidedBy.PROGRAM, _REASONS[action])
