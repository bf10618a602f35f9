"""What a person must be told of a plan, beside what it masks."""

from __future__ import annotations

import re

from engine.masking.explanations import LEFT
from engine.masking.replacements import dates_left_in_place, possible_shifts
from engine.options import MaskStyle
from engine.types import Action, Document, Entity, MaskingPlan, Notice, Role


def notices(
    document: Document, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle
) -> tuple[Notice, ...]:
    """Of what the plan leaves, and of what stands in place of what it masks."""
    text = document.text
    counts = {
        "name-in-file-name": int(_tells_name(document, entities, plan)),
        "too-few-share": sum(each.source == LEFT for each in plan.combinations),
        "dates-moved": possible_shifts(text, entities, plan, style),
        "dates-stay": dates_left_in_place(text, entities, plan, style),
    }
    asked = tuple(each.question for each in plan.decisions if each.question)
    review = (Notice("needs-review", count=len(asked), names=tuple(dict.fromkeys(asked))),) if asked else ()
    return (*review, *(Notice(code, count=count) for code, count in counts.items() if count))


def _tells_name(document: Document, entities: tuple[Entity, ...], plan: MaskingPlan) -> bool:
    """The output is named after the input: whether that name holds a masked direct identifier (threat P32)."""
    masked = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
    told = {
        document.text[mention.start : mention.end].casefold()
        for entity in entities
        if entity.role is Role.DIRECT and entity.id in masked
        for mention in entity.mentions
    }
    name = re.sub(r"[\W_]+", " ", document.path.stem.casefold())
    return any(len(words) > 2 and re.search(rf"\b{re.escape(words)}\b", name) for words in told)
