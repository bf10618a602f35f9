"""Examinations and plans of invented text, made without a recognizer."""

from __future__ import annotations

from pathlib import Path

from engine import planning
from engine.core.message import literal
from engine.core.options import MaskStyle
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Entity,
    EntityRisk,
    Examination,
    Indicator,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    Role,
    Segment,
    TextPlace,
)
from engine.reports import Results

TEXT = "Maren Tolvald, a harbor pilot from Saltby, fell ill in 1981.\nMaren Tolvald sued."
# What stands in the text: kind, role, risk, and what the program does about it.
FOUND = {
    "Maren Tolvald": (Kind.PERSON, Role.DIRECT, 1.0, Action.MASK),
    "harbor pilot": (Kind.DEM, Role.QUASI, 0.5, Action.MASK),
    "Saltby": (Kind.LOC, Role.QUASI, 0.9, Action.GENERALISE),
    "1981": (Kind.DATETIME, Role.QUASI, 0.1, Action.KEEP),
}


def examination(path: Path = Path("note.txt"), text: str = TEXT) -> Examination:
    """Each string of `FOUND` as an entity, e1 to e4, with all its places."""
    entities, risks = [], []
    for number, (words, (kind, role, risk, _)) in enumerate(FOUND.items(), start=1):
        starts = [at for at in range(len(text)) if text.startswith(words, at)]
        mentions = tuple(
            Mention(at, at + len(words), kind, 0.95 if number % 2 else 0.6, "neural", literal("A name."))
            for at in starts
        )
        entities.append(Entity(f"e{number}", kind, role, mentions))
        signs = (Indicator("sequence", risk, risk >= 0.4, literal("Experts mask such words.")),)
        risks.append(EntityRisk(f"e{number}", signs, 5.0, risk, risk >= 0.4, literal("It points to one person.")))
    document = Document(path, DocumentKind.TXT, "0" * 64, text, (Segment(0, len(text), TextPlace(0, len(text))),))
    return Examination(document, tuple(entities), RiskAssessment(tuple(risks), ()))


def plan() -> MaskingPlan:
    decisions = tuple(
        Decision(f"e{number}", action, None, DecidedBy.PROGRAM, literal("It costs least."))
        for number, (_, _, _, action) in enumerate(FOUND.values(), start=1)
    )
    return MaskingPlan(decisions, 15.0, 15.0, "optimal", True)


def results(
    found: Examination | None = None, made: MaskingPlan | None = None, style: MaskStyle = MaskStyle.BOX
) -> Results:
    """Return what becomes of the findings by a plan, in a file of this style."""
    found, made = found or examination(), made or plan()
    written = planning.planned_redactions(found.document.text, found.entities, made, style=style, secret="secret")
    return Results(found.document.text, written, style)
