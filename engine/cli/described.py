"""Findings, risks and plan of one document in words for the terminal, which quote the document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import planning
from engine.cli import speech, terminal
from engine.cli.output import quality
from engine.cli.speech import say
from engine.core import messages, risks
from engine.core.message import Message
from engine.core.types import Action, Document, Entity, Examination, Exposure, InferredAttribute, MaskingPlan
from engine.planning import estimated_groups
from engine.reports import vocabulary


def findings(examination: Examination, plan: MaskingPlan) -> Iterator[str]:
    """Yield the lines: each finding with its decision and reason, the anonymity sets, and how good the plan is."""
    document = examination.document
    words = {each.id: _words(document.text, each) for each in examination.entities}
    shown = words | {each.entity_id: f'"{each.replacement}"' for each in plan.decisions if each.replacement}
    masked = sum(each.action is not Action.KEEP for each in plan.decisions)
    yield say("cli.findings", name=terminal.label(document.path), count=len(words), masked=masked)
    width = max(len(say(each)) for each in _DONE.values()) + 1
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        level = risks.level(risk.level)
        where = say("cli.finding", kind=vocabulary.kind(entity), count=len(entity.mentions), level=level)
        becomes = f" -> {decision.replacement}" if decision.replacement else ""
        done = say(_DONE[decision.action])
        yield f"  {done:{width}}{words[entity.id]}{becomes} ({where}): {speech.catalogue().say(decision.reason)}"
    if plan.population is not None:
        yield from _shared(plan, plan.population, words, shown)
    yield from _estimated(plan, words, shown)
    information = sum(each.information for each in examination.risk.entities)
    if information and masked:
        yield f"  {say('cli.information', share=_not_all(plan.cost / information), quality=quality(plan))}"
    for line in messages.look_at(document.warnings, speech.catalogue()):
        yield f"  {line}"


def exposed(before: Exposure, after: Exposure) -> Iterator[str]:
    """Yield the three risks of the document, in the original and with the plan."""
    for each in risks.compared(before, after):
        yield f"  {speech.catalogue().say(each)}"


def guessed(document: Document, inferred: Sequence[InferredAttribute], *, ran: bool) -> Iterator[str]:
    """Yield what an inference attack guesses of the person from visible text, with the words that carry each guess.

    Args:
        ran: whether there was an attack.
    """
    if not ran:
        yield f"  {speech.translated(messages.NOTICES['not-attacked'])}"
    elif not inferred:
        yield f"  {say('cli.guessed-nothing')}"
    for each in inferred:
        words = ", ".join(f'"{document.text[slice(*places[0])]}"' for places in each.words[:_WORDS])
        sentence = say(
            {True: "cli.guessed-right", False: "cli.guessed-wrong", None: "cli.guessed"}[each.right],
            attribute=Message(f"attribute.{each.attribute}"),
            value=each.value,
            sure=f"{_not_all(each.confidence):.0%}",
            prior=f"{_not_all(each.prior):.0%}",
            words=words or "-",
        )
        yield f"  {sentence}"


def _not_all(share: float) -> float:
    """Return a share to be written in whole per cent: a part is neither 0 % nor 100 %."""
    return min(max(share, 0.01), 0.99) if 0 < share < 1 - _ROUNDED else share


_ROUNDED = 1e-4  # by which the optimizer's whole numbers may miss a sum
_WORDS = 5  # of a guess that are printed
_DONE = {
    Action.KEEP: "cli.action-keep",
    Action.MASK: "cli.action-mask",
    Action.LABEL: "cli.action-mask",
    Action.GENERALISE: "cli.action-generalise",
    Action.SHIFT: "cli.action-shift",
}


def _shared(plan: MaskingPlan, population: int, words: dict[str, str], shown: dict[str, str]) -> Iterator[str]:
    """Yield the quasi-identifier sets that the plan breaks, each at its first member, and those that stay visible."""
    for each in plan.combinations:
        first, *others = each.entity_ids
        left = each.source == planning.LEFT
        members = [shown[first] if left else words[first], *(shown[other] for other in others)]
        shared = risks.shared(each.population or 0, population, ", ".join(members), speech.catalogue())
        after = say("cli.decided-visible") if left else say("cli.not-as-it-is", finding=members[0])
        yield f"  {shared}. {after}"


def _estimated(plan: MaskingPlan, words: dict[str, str], shown: dict[str, str]) -> Iterator[str]:
    """Yield combinations that too few share by the estimate, the groups before and after, and what no estimate has."""
    for each in plan.combinations:
        if not each.estimate:
            continue
        about = risks.estimated(each.estimate, speech.catalogue())
        left = each.source == estimated_groups.LEFT
        first, *others = each.entity_ids
        members = [shown[first] if left else words[first], *(shown[other] for other in others)]
        after = say("cli.visible-by-decision") if left else say("cli.not-as-it-is", finding=members[0])
        yield f"  {say('cli.combination', about=about, details=', '.join(members))} {after}"
    for line in risks.estimated_before_and_after(plan.people_before, plan.people_after, speech.catalogue()):
        yield f"  {line}"
    if plan.people_before and not plan.people_after:
        yield f"  {say('cli.nothing-visible')}"
    if plan.not_estimated:
        yield f"  {say('cli.not-estimated', number=len(plan.not_estimated))}"


def _words(text: str, entity: Entity) -> str:
    """Return the first mention as the document writes it."""
    first = entity.mentions[0]
    return f'"{" ".join(first.words(text).split())}"'
