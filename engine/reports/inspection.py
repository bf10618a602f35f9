"""Inspection record that `sable inspect` prints for one document; scripts of users rely on its keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import fingerprint, risks
from engine.core.catalogue import ENGLISH
from engine.core.languages import reading
from engine.core.types import (
    Decision,
    Document,
    Entity,
    EntityRisk,
    Examination,
    Exposure,
    GroupEstimate,
    InferredAttribute,
    MaskingPlan,
    Mention,
    Notice,
    Passage,
)

VERSION = 1
"""Version of the record: resources/schemas/inspect-1.json. It changes when a key goes or gets another meaning."""


def record(
    examination: Examination,
    plan: MaskingPlan,
    *,
    exposures: tuple[Exposure, Exposure] | None = None,
    inferred: tuple[Sequence[InferredAttribute], Sequence[InferredAttribute]] | None = None,
    with_text: bool,
) -> dict[str, Any]:
    """Return one JSON object: offsets are characters of `Document.as_in_file`, information is in nats, risk from 0 to
    1.

    Args:
        exposures: what the original gives away, and what the plan leaves.
        inferred: guesses of an inference attack on the original, and on what the plan leaves.
        with_text: add the text; without it the record holds none of the document.
    """
    document = examination.document
    result: dict[str, Any] = {
        "version": VERSION,
        "file": str(document.path),
        "hmac_sha256": fingerprint.of_file(document.path),
        "kind": document.kind,
        "length": len(document.as_in_file),
        "pages": document.pages,
        **_findings(examination, plan),
        "combinations": [
            {"entities": list(each.entity_ids), "population": each.population, "source": each.source}
            | ({"estimate": _group(each.estimate)} if each.estimate else {})
            for each in (*examination.risk.combinations, *plan.combinations)
        ],
        "plan": {
            "method": plan.method,
            "cost": plan.cost,
            "bound": plan.bound,
            "proven_optimal": plan.proven_optimal,
            "population": plan.population,
        },
        "languages": [_passage(each, document) for each in document.passages],
        "warnings": [_warning(each) for each in document.warnings],
    }
    if plan.people_before or plan.not_estimated:
        result["estimate"] = _estimate(plan)
    if exposures:
        exposures = (risks.of_original(*exposures), exposures[1])
        result["exposure"] = dict(zip(("as_it_stands", "by_the_plan"), map(_exposure, exposures), strict=True))
    if inferred:
        guesses = ([_guess(each, document) for each in which] for which in inferred)
        result["inferred"] = dict(zip(("as_it_stands", "by_the_plan"), guesses, strict=True))
    return result | {"text": document.as_in_file} if with_text else result


def _findings(examination: Examination, plan: MaskingPlan) -> dict[str, Any]:
    """Return mentions, and entities with risk and decision, which name their mentions by places in that list."""
    document = examination.document
    mentions = sorted(
        ((mention, entity.id) for entity in examination.entities for mention in entity.mentions),
        key=lambda each: each[0].start,
    )
    number = {mention.span: index for index, (mention, _) in enumerate(mentions)}
    decisions = {decision.entity_id: decision for decision in plan.decisions}
    return {
        "mentions": [_mention(mention, entity, document) for mention, entity in mentions],
        "entities": [
            _entity(entity, risk, number) | _decision(decisions[entity.id])
            for entity, risk in zip(examination.entities, examination.risk.entities, strict=True)
        ],
    }


def _estimate(plan: MaskingPlan) -> dict[str, Any]:
    return {
        "as_it_stands": [_group(each) for each in plan.people_before],
        "by_the_plan": [_group(each) for each in plan.people_after],
        "ignored": list(plan.not_estimated),
    }


def _group(group: GroupEstimate) -> dict[str, Any]:
    return {
        "details": group.details,
        "sex": group.sex,
        "expected": group.expected,
        "low": group.low,
        "high": group.high,
        "sources": list(group.sources),
    }


def _passage(passage: Passage, document: Document) -> dict[str, Any]:
    start, end = document.span_in_file(passage.start, passage.end)
    return {"start": start, "end": end, "language": passage.language, "read": reading(passage.language)}


def _exposure(exposure: Exposure) -> dict[str, Any]:
    return {
        "singling_out": None if exposure.singling_out is None else round(exposure.singling_out, 6),
        "linkability": None if exposure.linkability is None else round(exposure.linkability, 4),
        "inference": None if exposure.inference is None else round(exposure.inference, 4),
        "people": exposure.people,
    }


def _guess(guess: InferredAttribute, document: Document) -> dict[str, Any]:
    spans = [[list(document.span_in_file(*place)) for place in places] for places in guess.words]
    return {
        "attribute": guess.attribute,
        "value": guess.value,
        "confidence": round(guess.confidence, 4),
        "prior": round(guess.prior, 4),
        "right": guess.right,
        "words": spans,
        "gone": guess.gone,
    }


def _mention(mention: Mention, entity: str, document: Document) -> dict[str, Any]:
    start, end = document.span_in_file(mention.start, mention.end)
    return {
        "start": start,
        "end": end,
        "kind": mention.kind,
        "subtype": mention.subtype,
        "score": round(mention.score, 4),
        "recognizer": mention.recognizer,
        "entity": entity,
    }


def _entity(entity: Entity, risk: EntityRisk, number: dict[tuple[int, int], int]) -> dict[str, Any]:
    return {
        "id": entity.id,
        "kind": entity.kind,
        "role": entity.role,
        "risk": round(risk.combined, 4),
        "level": risk.level,
        "information": round(risk.information, 3),
        "why": ENGLISH.say(risk.why),
        "indicators": {each.name: {"score": round(each.score, 4), "flagged": each.flagged} for each in risk.indicators},
        "mentions": [number[mention.start, mention.end] for mention in entity.mentions],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "action": decision.action,
        "decided_by": decision.decided_by,
        "reason": ENGLISH.say(decision.reason),
        "part": decision.part,
        "code": decision.code,
    }


def _warning(notice: Notice) -> dict[str, Any]:
    return {
        "code": notice.code,
        "pages": list(notice.pages),
        "count": notice.count,
        "names": list(notice.names),
        "paragraphs": list(notice.paragraphs),
        "lines": list(notice.lines),
    }
