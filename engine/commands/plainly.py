"""What was found in one document, and what is planned, in words for a person at a screen. It quotes the document."""

from __future__ import annotations

from collections.abc import Iterator

from engine import masking, messages
from engine.commands import outcomes
from engine.report import vocabulary
from engine.types import Action, Entity, Examination, Exposure, MaskingPlan, RiskLevel, RiskyCombination


def described(examination: Examination, plan: MaskingPlan) -> Iterator[str]:
    """Lines: each finding with what happens to it and why, who shares what, and how good the plan is."""
    document = examination.document
    words = {each.id: _words(document.text, each) for each in examination.entities}
    masked = sum(each.action is not Action.KEEP for each in plan.decisions)
    yield f"{document.path}: {len(words)} {'finding' if len(words) == 1 else 'findings'}, {masked} masked"
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        places = len(entity.mentions)
        where = f"{vocabulary.kind(entity)}, {places} {'place' if places == 1 else 'places'}, {risk.level} risk"
        becomes = f" -> {decision.replacement}" if decision.replacement else ""
        yield f"  {_DONE[decision.action]:8}{words[entity.id]}{becomes} ({where}): {decision.reason}"
    if plan.population is not None:
        coarser = {each.entity_id: f'"{each.replacement}"' for each in plan.decisions if each.replacement}
        yield from _shared(plan, plan.population, words, words | coarser)
    told = sum(each.information for each in examination.risk.entities)
    if told and masked:
        yield f"  {plan.cost / told:.0%} of the information in the findings is masked: {outcomes.quality(plan)}."
    for line in messages.look_at(document.warnings):
        yield f"  {line}"


def exposed(before: Exposure, after: Exposure) -> Iterator[str]:
    """The three risks of the document, as it stands and by the plan."""
    for words, figure in (
        ("Re-identification risk", _singled_out),
        ("Linkability", lambda exposure: _level(exposure.linkability)),
        ("Inference", lambda exposure: _level(exposure.inference)),
    ):
        first, second = figure(before), figure(after)
        yield f"  {words}: {first if first == second else f'{first} in the original, {second} with this plan'}."


def _singled_out(exposure: Exposure) -> str:
    if exposure.people is None or not exposure.singling_out:
        return _level(exposure.singling_out)
    return f"1 in {round(1 / exposure.singling_out):,}"


def _level(risk: float | None) -> str:
    return "not measured" if risk is None else RiskLevel.of(risk)


_DONE = {
    Action.KEEP: "kept",
    Action.MASK: "masked",
    Action.LABEL: "masked",
    Action.GENERALISE: "general",
    Action.SHIFT: "shifted",
}


def _shared(plan: MaskingPlan, population: int, words: dict[str, str], shown: dict[str, str]) -> Iterator[str]:
    """The combinations that the plan breaks, each at its first member, and those that stay visible."""
    for each in plan.combinations:
        first, *others = each.entity_ids
        left = each.source == masking.LEFT
        members = [shown[first] if left else words[first], *(shown[other] for other in others)]
        shared = f"  {_people(each, population)} {', '.join(members)}"
        if left:
            yield f"{shared}. It stays visible because you or the policy decided so."
        else:
            yield f"{shared}. So {members[0]} does not stay as it is."


def _people(combination: RiskyCombination, population: int) -> str:
    verb = "shares" if combination.population == 1 else "share"
    return f"{combination.population or 0:,} of {population:,} people {verb}"


def _words(text: str, entity: Entity) -> str:
    """As the document writes it first."""
    first = entity.mentions[0]
    return f'"{" ".join(text[first.start : first.end].split())}"'
