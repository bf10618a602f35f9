"""What the optimizer is asked about a document, and what its answer means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.options import MaskStyle, Method, Options
from engine.core.progress import Progress
from engine.core.types import Action, Decision, Entity, MaskingPlan, RiskAssessment
from engine.planning import knowledge, reidentified
from engine.planning.optimal import choose
from engine.planning.policy import UNDECIDED, decide
from engine.planning.problem import Question
from engine.planning.settings import Settings


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about one document.

    Attributes:
        decided: of each entity, what person and policy decided, or None. Of what something coarser may replace, the
            question says otherwise.
        method: by which it is answered.
        counted: what stands in place of masks is the plan's alone: words that a style would write were not looked up.
        population: people of the background, if there is one.
    """

    question: Question
    decided: tuple[Decision | None, ...]
    method: Method
    counted: bool
    population: int | None

    def answer(self, options: Options, progress: Progress) -> MaskingPlan:
        """The plan.

        Raises:
            Cancelled: the person asked to stop.
        """
        plan = choose(self.question, method=self.method, work=options.solver_work, progress=progress)
        return self.explained(plan)

    def explained(self, plan: MaskingPlan) -> MaskingPlan:
        """An answer with the reasons of person and policy, and labels for masks where these were not looked up."""
        pairs = zip(plan.decisions, self.decided, strict=True)
        decisions = tuple(_explained(each, first, labelled=self.counted) for each, first in pairs)
        return replace(plan, decisions=decisions, population=self.population)


def ask(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    settings: Settings,
    options: Options,
    progress: Progress,
    *,
    own: Mapping[str, Action] = UNDECIDED,
) -> Asked:
    """What is to be chosen after person, policy and, if they were asked, matching programs have had their say.

    Args:
        own: what the person decided, by entity.

    Raises:
        BadBackground, UnreadableFile: the background can't be used.
        Cancelled: the person asked to stop.
    """
    decided = decide(text, entities, keep=options.keep, policy=settings.policy, own=own)
    generalise = settings.mask is MaskStyle.GENERALISE
    fixed: Sequence[Decision | None] = decided
    method = settings.method
    if risk.reidentification:
        # Coarser words would be new ones, of which those programs were not asked.
        fixed, risk, method = *reidentified.settled(entities, risk, decided, own), Method.OPTIMAL
    known = knowledge.load(options, progress)
    counted = generalise and (known is not None or risk.reidentification is not None)
    if known is None:
        return Asked(Question(risk, fixed), decided, method, counted, None)
    person = knowledge.person(known, options)
    coarser = generalise and risk.reidentification is None
    asked = knowledge.build(text, entities, risk, fixed, known, person, generalise=coarser)
    # Who was not named, or not found, may be in the background all the same: not one more than are counted there.
    k = settings.k + 1 if not person and settings.k > 1 else settings.k
    question = Question(asked.risk, asked.decided, asked.levels, person, k, settings.arity)
    return Asked(question, decided, method, counted, known.size)


def _explained(chosen: Decision, decided: Decision | None, *, labelled: bool) -> Decision:
    """With the policy's reason where it asked for a mask; with a label for a mask, if need be."""
    if decided:
        chosen = replace(decided, action=chosen.action, replacement=chosen.replacement)
    if labelled and chosen.action is Action.MASK:
        return replace(chosen, action=Action.LABEL)
    return chosen
