"""What stands in the place of a masked entity."""

from __future__ import annotations

from collections import Counter

from engine.types import Action, Entity, Kind, MaskingPlan, Redaction


def redactions(entities: tuple[Entity, ...], plan: MaskingPlan) -> tuple[Redaction, ...]:
    """Every stretch of text that the plan masks, sorted, with a label of its entity.

    Labels number the entities of a kind in order of appearance, afresh in each document: a number that meant the same
    person in two releases would link them.
    """
    masked = {decision.entity_id: decision for decision in plan.decisions if decision.action is not Action.KEEP}
    count: Counter[Kind] = Counter()
    spans = []
    for entity in entities:
        if decision := masked.get(entity.id):
            count[entity.kind] += 1
            label = decision.replacement or f"[{entity.kind} {count[entity.kind]}]"
            spans += [Redaction(mention.start, mention.end, label) for mention in entity.mentions]
    return tuple(sorted(spans, key=lambda span: span.start))
