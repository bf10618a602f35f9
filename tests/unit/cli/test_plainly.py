"""Output about one document on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import planning
from engine.cli import output, terminal
from engine.cli.described import exposed, findings
from engine.core.catalogue import ENGLISH
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
    Kind,
    MaskingPlan,
    Mention,
    Notice,
    RiskAssessment,
    RiskyCombination,
    Role,
)

TEXT = "A nurse of Bergen,\nborn in 1961; the nurse"
WORDS = {"e1": "nurse", "e2": "Bergen", "e3": "1961"}


def entity(identifier: str) -> Entity:
    words = WORDS[identifier]
    starts = [at for at in range(len(TEXT)) if TEXT.startswith(words, at)]
    mentions = tuple(Mention(start, start + len(words), Kind.MISC, 1.0, "test", literal("r")) for start in starts)
    return Entity(identifier, Kind.MISC, Role.QUASI, mentions)


def decision(identifier: str, action: Action, replacement: str | None = None) -> Decision:
    return Decision(identifier, action, replacement, DecidedBy.PROGRAM, literal(f"Reason {identifier}."))


ENTITIES = tuple(map(entity, WORDS))
DOCUMENT = Document(
    Path("note.txt"),
    DocumentKind.TXT,
    "0" * 64,
    TEXT,
    (),
    warnings=(Notice("search-stopped"),),
)
EXAMINATION = Examination(
    DOCUMENT,
    ENTITIES,
    RiskAssessment(tuple(EntityRisk(each, (), 4.0, 0.1, False, literal("why")) for each in WORDS), ()),
)
PLAN = MaskingPlan(
    decisions=(
        decision("e1", Action.KEEP),
        decision("e2", Action.GENERALISE, "Norway"),
        decision("e3", Action.LABEL),
    ),
    cost=6.25,
    bound=6.25,
    method="branch-and-bound",
    proven_optimal=True,
    combinations=(
        RiskyCombination(("e3", "e1", "e2"), "background", 1),
        RiskyCombination(("e1", "e2"), planning.LEFT, 3),
    ),
    population=1_000_000,
)


def test_each_finding_each_crowd_and_the_plan_are_told_in_words() -> None:
    lines = [line.strip() for line in findings(EXAMINATION, PLAN)]
    assert lines[:6] == [
        "note.txt: 3 findings, 2 masked",
        'kept    "nurse" (other detail, 2 places, low risk): Reason e1.',
        'general "Bergen" -> Norway (other detail, 1 place, low risk): Reason e2.',
        'masked  "1961" (other detail, 1 place, low risk): Reason e3.',
        '1 of 1,000,000 people shares "1961", "nurse", "Norway". So "1961" does not stay as it is.',
        '3 of 1,000,000 people share "nurse", "Norway". It stays visible because you or the policy decided so.',
    ]
    least = "proved to be the smallest choice among these findings that policy, terms and limits of risk allow"
    assert lines[6] == f"52% of the information in the findings is masked: {least}."
    assert lines[7].startswith("Not every combination")
    assert len(lines) == 8
    for cost, share in ((0.01, "1%"), (11.99, "99%"), (11.9999, "100%")):
        assert f"{share} of the information in the findings" in "\n".join(
            findings(EXAMINATION, replace(PLAN, cost=cost))
        )


def test_standard_input_is_named_and_not_the_file_that_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "_piped", DOCUMENT.path)
    assert next(findings(EXAMINATION, PLAN)) == "standard input: 3 findings, 2 masked"


def test_the_quality_of_a_plan_is_told_without_jargon() -> None:
    assert (
        ENGLISH.say(output.quality(replace(PLAN, bound=5.0, proven_optimal=False)))
        == "at most 25% more than has to be masked"
    )
    assert ENGLISH.say(output.quality(replace(PLAN, bound=6.249, proven_optimal=False))).startswith("at most 1%")
    assert replace(PLAN, cost=101.4, bound=100.0).excess == 2, "at most 1 % would be false"
    unknown = ENGLISH.say(output.quality(replace(PLAN, bound=0.0, proven_optimal=False, method="reidentify")))
    assert unknown == "perhaps more than has to be masked"


def test_the_three_risks_stand_in_words() -> None:
    assert list(exposed(Exposure(1.0, 0.9, None, 1), Exposure(0.05, 0.2, None, 20))) == [
        "  Re-identification risk: 1 in 1 in the original, 1 in 20 with this plan.",
        "  Linkability: high in the original, low with this plan.",
        "  Inference: not measured.",
    ]
    uncounted = next(exposed(Exposure(0.9, None, None), Exposure(0.4, None, None)))
    assert uncounted == "  Re-identification risk: high in the original, medium with this plan."
