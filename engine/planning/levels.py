"""Entities of a document with their risks, and the optimizer's question about the levels that they may take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.core.types import Action, DecidedBy, Decision, Entity, EntityRisk, RiskAssessment
from engine.generalisation.steps import GeneralisedValue, Grain, steps
from engine.planning.problem import Levels, OptimizerInput
from engine.planning.replacements.redacting import coarse_enough

# "City in Norway" fits fewer people than live in Norway, and the number is unknown.
_UNCOUNTED = frozenset({Grain.TOWN, Grain.TOWN_IN})


@dataclass(frozen=True, slots=True)
class RatedEntities:
    """The entities of a text, with their risks and the decisions made before the optimizer runs.

    Attributes:
        decided: for each entity the decision of user, policy or attack, or None.
        generalise: whether generalised words are offered besides a mask.
    """

    text: str = field(repr=False)
    entities: tuple[Entity, ...]
    risk: RiskAssessment
    decided: Sequence[Decision | None]
    generalise: bool

    def __iter__(self) -> Iterator[tuple[Entity, EntityRisk, Decision | None]]:
        return zip(self.entities, self.risk.entities, self.decided, strict=True)

    def question(self, levels: Sequence[Levels]) -> OptimizerInput:
        """Return the optimizer's question with these levels of the entities.

        A mask that a policy asks for and that a generalisation may replace is no decision in it: such an entity has no
        level that leaves it unchanged, which answers its flag and its combinations.
        """
        generalised = {
            index
            for index, (_, risk, decision) in enumerate(self)
            if _gives_way(risk, decision) and len(levels[index]) > len((Action.KEEP, Action.MASK))
        }
        answered = {self.risk.entities[index].entity_id for index in generalised}
        return OptimizerInput(
            replace(
                self.risk,
                entities=tuple(
                    replace(each, flagged=each.flagged and index not in generalised)
                    for index, each in enumerate(self.risk.entities)
                ),
                combinations=tuple(each for each in self.risk.combinations if answered.isdisjoint(each.entity_ids)),
            ),
            tuple(None if index in generalised else decision for index, decision in enumerate(self.decided)),
            tuple(
                tuple(level for level in each if level.action is not Action.KEEP) if index in generalised else each
                for index, each in enumerate(levels)
            ),
        )


def coarser(text: str, entity: Entity) -> Iterator[GeneralisedValue]:
    """Yield generalised words for the first mention of an entity, the finest first, as far as a plan may offer them."""
    first = entity.mentions[0]
    for step in steps(first.words(text), entity.kind, first.subtype):
        if step.grain not in _UNCOUNTED and coarse_enough(step):
            yield step


def _gives_way(risk: EntityRisk, decision: Decision | None) -> bool:
    """Return whether an entity may be generalised but not stay unchanged."""
    if decision is None:
        return risk.flagged
    return decision.action is Action.MASK and decision.decided_by is DecidedBy.POLICY and not decision.part
