"""Optimizer input: assembles decisions, risks and background data of a document, and labels the resulting plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.options import MaskStyle, Method, Options
from engine.core.progress import Progress
from engine.core.types import Action, Decision, Entity, MaskingPlan, RiskAssessment
from engine.planning import counted_groups, estimated_groups, knowledge, reidentified
from engine.planning.levels import RatedEntities
from engine.planning.optimizer.optimal import choose
from engine.planning.policy import UNDECIDED, decide
from engine.planning.problem import OptimizerInput
from engine.planning.settings import resolve_settings


@dataclass(frozen=True, slots=True)
class PlanningInput:
    """The input of the optimizer for one document, and the labels for its plan.

    Attributes:
        decided: for each entity the decision of user and policy, or None. The question has none for an entity that may
            be generalised instead.
        method: the method of the optimizer.
        counted: whether only the plan may write replacements, since a style's words were not looked up.
        population: the number of people of the background data, if any.
    """

    question: OptimizerInput
    decided: tuple[Decision | None, ...]
    method: Method
    counted: bool
    population: int | None

    def answer(self, options: Options, progress: Progress) -> MaskingPlan:
        """Return the plan.

        Raises:
            Cancelled: the user cancelled.
        """
        plan = choose(self.question, method=self.method, work=options.solver_work, progress=progress)
        return self.explained(_with_estimates(self.question, plan))

    def explained(self, plan: MaskingPlan) -> MaskingPlan:
        """Return a plan with the reasons of user and policy, and labels for masks if words were not looked up."""
        pairs = zip(plan.decisions, self.decided, strict=True)
        decisions = tuple(_explained(each, first, labelled=self.counted) for each, first in pairs)
        return replace(plan, decisions=decisions, population=self.population)


def assemble(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    options: Options,
    progress: Progress,
    *,
    own: Mapping[str, Action] = UNDECIDED,
) -> PlanningInput:
    """Return the input left after the decisions of user and policy and, if one was run, a re-identification attack.

    Args:
        own: the user's decisions, by entity.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: a file given besides the document can't be used.
        Cancelled: the user cancelled.
    """
    settings = resolve_settings(options)
    decided = decide(text, entities, keep=options.keep, policy=settings.policy, own=own)
    generalise = settings.mask is MaskStyle.GENERALISE
    fixed: Sequence[Decision | None] = decided
    method = settings.method
    if risk.reidentification:
        # Generalised words would be new to the adversaries.
        fixed, risk, method = *reidentified.after_search(entities, risk, decided, own), Method.OPTIMAL
    known = knowledge.load(options, progress)
    counted = generalise and (known is not None or risk.reidentification is not None)
    if known is None and risk.reidentification is None and estimated_groups.wanted(options, settings):
        rated = RatedEntities(text, entities, risk, fixed, generalise)
        question = estimated_groups.estimated_question(rated, options, settings.k)
        return PlanningInput(question, decided, method, generalise, None)
    if known is None:
        return PlanningInput(OptimizerInput(risk, fixed), decided, method, counted, None)
    rated = RatedEntities(text, entities, risk, fixed, generalise and risk.reidentification is None)
    question = counted_groups.counted_question(rated, known, options)
    return PlanningInput(question, decided, method, counted, known.size)


def _with_estimates(question: OptimizerInput, plan: MaskingPlan) -> MaskingPlan:
    """Return the plan with its estimated groups, and the combinations that too few people share by the estimate."""
    if question.persons is None:
        return plan
    ids = tuple(each.entity_id for each in plan.decisions)
    return replace(
        plan,
        combinations=(*plan.combinations, *estimated_groups.combinations(question, plan)),
        people_before=estimated_groups.groups(question, [None] * len(ids)),
        people_after=estimated_groups.groups(question, plan.decisions),
        not_estimated=tuple(ids[index] for index in estimated_groups.without_figures(question, plan)),
    )


def _explained(chosen: Decision, decided: Decision | None, *, labelled: bool) -> Decision:
    """Return a decision with the reason of an earlier one, and with a label for a mask if `labelled`."""
    if decided:
        chosen = replace(decided, action=chosen.action, replacement=chosen.replacement)
    if labelled and chosen.action is Action.MASK:
        return replace(chosen, action=Action.LABEL)
    return chosen
