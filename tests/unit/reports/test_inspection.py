"""The record of one document: every entity with its risk, its level and why, and no text unless asked."""

from __future__ import annotations

import json
from pathlib import Path

from engine import documents
from engine.core.message import literal
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Entity,
    EntityRisk,
    Examination,
    Exposure,
    Indicator,
    InferredAttribute,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    Role,
)
from engine.reports import inspection

TEXT = "Ada Quarry lives in Saltby. Ada Quarry left."


def test_an_entity_says_how_risky_it_is_and_why() -> None:
    places = {Kind.PERSON: [(0, 10), (28, 38)], Kind.LOC: [(20, 26)]}
    entities = tuple(
        Entity(
            f"e{number}", kind, Role.QUASI, tuple(Mention(*span, kind, 0.9, "neural", literal("r")) for span in spans)
        )
        for number, (kind, spans) in enumerate(places.items(), start=1)
    )
    indicators = (Indicator("sequence", 0.81239, True, literal("Experts masked it.")),)
    risks = (
        EntityRisk("e1", indicators, 9.8765, 0.812345, flagged=True, why=literal("This name singles out.")),
        EntityRisk("e2", (), 2.0, 0.3, flagged=False, why=literal("This place says little.")),
    )
    examination = Examination(
        Document(Path("note.txt"), DocumentKind.TXT, "a" * 64, TEXT, ()), entities, RiskAssessment(risks, ())
    )
    decisions = (
        Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, literal("")),
        Decision("e2", Action.KEEP, None, DecidedBy.PROGRAM, literal("")),
    )
    plan = MaskingPlan(decisions, 9.9, 9.9, "optimal", proven_optimal=True)
    record = inspection.record(examination, plan, with_text=False)
    assert record["entities"][0] == {
        "id": "e1", "kind": "PERSON", "role": "QUASI", "risk": 0.8123, "level": "high", "information": 9.877,
        "why": "This name singles out.", "indicators": {"sequence": {"score": 0.8124, "flagged": True}},
        "mentions": [0, 2], "action": "MASK", "decided_by": "PROGRAM", "reason": "", "part": None, "code": None,
    }  # fmt: skip
    assert record["entities"][1]["level"] == "medium"
    assert not any(word in json.dumps(record) for word in ("Ada", "Quarry", "Saltby"))
    assert inspection.record(examination, plan, with_text=True)["text"] == TEXT
    exposures = Exposure(1.0, 0.91234567, None, 1), Exposure(0.05, 0.2, None, 20)
    record = inspection.record(examination, plan, exposures=exposures, with_text=False)
    assert record["exposure"] == {
        "as_it_stands": {"singling_out": 1.0, "linkability": 0.9123, "inference": None, "people": 1},
        "by_the_plan": {"singling_out": 0.05, "linkability": 0.2, "inference": None, "people": 20},
    }


def test_guesses_of_an_attack_are_listed_with_their_words_and_without_the_text() -> None:
    document = Document(Path("note.txt"), DocumentKind.TXT, "a" * 64, TEXT, ())
    plan = MaskingPlan((), 0.0, 0.0, "optimal", proven_optimal=True)
    guess = InferredAttribute("country", "Ireland", 0.81239, 0.07, right=True, words=(((20, 26),),))
    examination = Examination(document, (), RiskAssessment((), ()))
    record = inspection.record(examination, plan, inferred=((guess,), ()), with_text=False)
    assert record["inferred"]["by_the_plan"] == []
    assert record["inferred"]["as_it_stands"] == [
        {
            "attribute": "country", "value": "Ireland", "confidence": 0.8124, "prior": 0.07, "right": True,
            "words": [[[20, 26]]], "gone": True,
        }
    ]  # fmt: skip
    assert "Saltby" not in json.dumps(record)


def test_offsets_count_what_nobody_sees() -> None:
    decoded = "Dear A\u00adda, A\u00adda left."
    document = documents.read(decoded.encode(), Path("note.txt"))
    mentions = (
        Mention(5, 8, Kind.PERSON, 0.9, "neural", literal("r")),
        Mention(10, 13, Kind.PERSON, 0.9, "neural", literal("r")),
    )
    assert {document.text[each.start : each.end] for each in mentions} == {"Ada"}
    examination = Examination(
        document,
        (Entity("e1", Kind.PERSON, Role.DIRECT, mentions),),
        RiskAssessment((EntityRisk("e1", (), 2.0, 0.3, flagged=False, why=literal("")),), ()),
    )
    plan = MaskingPlan((Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, literal("")),), 0, 0, "optimal", True)
    record = inspection.record(examination, plan, with_text=True)
    assert (record["text"], record["length"]) == (decoded, len(decoded))
    assert [record["text"][each["start"] : each["end"]] for each in record["mentions"]] == ["A\u00adda"] * 2
