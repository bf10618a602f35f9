"""Optimizer: the least masking that breaks every risk indicator and keeps an anonymity set of k people.

The model is that of paper 1, section 3.3: minimise the information content masked, subject to each risky entity or
combination having a masked member. k-anonymity adds: at least k people of the background data share the visible
details. Each entity may be shown at several levels, each with its own loss and posting list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from engine.core.message import Message
from engine.core.options import Method
from engine.core.progress import Progress
from engine.core.types import Action, DecidedBy, Decision, EntityRisk, MaskingPlan
from engine.planning import problem
from engine.planning.explanations import explained
from engine.planning.optimizer import crowd
from engine.planning.optimizer.effort import Effort
from engine.planning.optimizer.greedy import at_random, greedy
from engine.planning.problem import SCALE, Clause, Level, MaskingProblem, OptimizerInput, Solution

_NAMES = {Method.OPTIMAL: "cp-sat", Method.GREEDY: "greedy", Method.RANDOM: "random"}
_ANY_NUMBER = "branch-and-bound"
_SEARCH = "search"  # see `engine.risk.search`

_SEARCHED = Message("plan.searched")
_EMULATED = Message("emulation.likely")
_LESS_EXACT = Message("plan.less-exact")
_NO_RISK = Message("plan.no-risk")
RARE = Message("plan.rare")


def choose(
    question: OptimizerInput,
    *,
    method: Method = Method.OPTIMAL,
    seed: int = 0,
    work: float,
    progress: Progress,
) -> MaskingPlan:
    """Return the plan that loses the least information, breaks every risk, and lets k people share what is visible.

    Decisions of the user and the policy are fixed. If too few people share the details that they keep, that is
    reported, and nothing is shown that fewer people share together with them. A risky combination
    whose members are all kept cannot be broken either.

    Args:
        method: OPTIMAL, GREEDY or RANDOM.
        seed: the seed of RANDOM.
        work: the budget in units of `effort`; if it is spent, `proven_optimal` is False and `bound` limits how far the
            plan may be from the optimum.

    Raises:
        Cancelled: the user cancelled.
    """
    posed = problem.pose(question, progress)
    solution = solve(posed, method, seed=seed, work=work, progress=progress)
    plan = described(question, posed, solution, method)
    return replace(plan, combinations=explained(question, posed, plan.decisions))


def described(question: OptimizerInput, posed: MaskingProblem, solution: Solution, method: Method) -> MaskingPlan:
    """Return a choice of levels as a plan, without the combinations broken or left, which take longer to find."""
    risk = question.risk
    together = frozenset(chain.from_iterable(posed.together))
    searched = {each for one in risk.combinations if one.source == _SEARCH for each in one.entity_ids}

    def reason(index: int, each: EntityRisk) -> Message:
        """Return the reason for which an entity may not stay unchanged."""
        # If levels were offered, a flagged entity has no level that leaves it unchanged, and has lost its flag.
        if each.flagged or (question.levels and question.levels[index][0].action is not Action.KEEP):
            return each.why
        if index in together:
            return _SEARCHED if each.entity_id in searched else _EMULATED
        return RARE

    decisions = tuple(
        decision or _decision(each, posed.details[index].levels[solution.chosen[index]], reason(index, each))
        for index, (each, decision) in enumerate(zip(risk.entities, question.decided, strict=True))
    )
    return MaskingPlan(
        decisions=decisions,
        cost=solution.loss / SCALE,
        bound=solution.bound / SCALE,
        method=_ANY_NUMBER
        if method is Method.OPTIMAL and question.levels and not (question.arity or question.persons)
        else _NAMES[method],
        proven_optimal=solution.proven,
    )


def solve(
    posed: MaskingProblem,
    method: Method = Method.OPTIMAL,
    *,
    hint: Sequence[int] | None = None,
    clauses: set[Clause] | None = None,
    seed: int = 0,
    work: float,
    progress: Progress,
) -> Solution:
    """Return the levels that a method chooses; the optimizer starts from the greedy choice, and is never worse.

    Args:
        hint: a start that is no worse than the greedy choice, and replaces it.
        clauses: see `limited.search`.
        work: see `choose`.

    Raises:
        Cancelled: the user cancelled.
    """
    if method is Method.RANDOM:
        chosen = at_random(posed, seed, progress)
        return Solution(chosen, posed.loss(chosen), posed.least_loss)
    start = greedy(posed, progress) if hint is None else tuple(hint)
    if method is Method.GREEDY:
        return Solution(start, posed.loss(start), posed.least_loss)
    if posed.arity or posed.estimates:
        # Imported here: the solver takes half a second to load.
        from engine.planning.optimizer import limited

        known = set() if clauses is None else clauses
        return limited.search(posed, start, clauses=known, effort=Effort(work), progress=progress)
    return crowd.search(posed, start, effort=Effort(work), progress=progress)


def _decision(risk: EntityRisk, level: Level, why: Message) -> Decision:
    """Return the decision for a level. `why`: the reason for a mask."""
    reason = {Action.KEEP: _NO_RISK, Action.GENERALISE: _LESS_EXACT}.get(level.action, why)
    return Decision(risk.entity_id, level.action, level.replacement, DecidedBy.PROGRAM, reason)
