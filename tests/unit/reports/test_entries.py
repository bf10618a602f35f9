"""Every mask in a report has its kind, finder, decider, sentence and place, and no text of the document."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine import planning, policies
from engine.core.message import Message, literal
from engine.core.types import (
    Action,
    Check,
    DecidedBy,
    Decision,
    Entity,
    Kind,
    MaskingPlan,
    Mention,
    RedactionReport,
    Role,
)
from engine.planning.policy import decide
from engine.reports import Outcome, RedactedDocument, entries, to_html, to_json
from engine.reports.entries import LogEntry
from engine.reports.vocabulary import kind, kind_of
from tests.builders.examined import FOUND, examination, plan, results

GDPR = policies.load("gdpr-k5")
FILING = policies.load("frcp-5.2")


def outcome(masks: tuple[LogEntry, ...]) -> Outcome:
    report = RedactionReport("a" * 64, "b" * 64, {}, (Check("Text", True, literal("ok")),), (), {}, {})
    return Outcome("note.txt", "note_redacted.txt", 0, "", report, masks=masks)


def test_every_mask_is_listed_with_all_that_a_reader_asks() -> None:
    made = entries(RedactedDocument(examination(), plan(), GDPR, results()))
    masked = [each for *_, action in FOUND.values() if (each := action) is not Action.KEEP]
    assert len(made) == len(masked) + 1  # one of them stands in two places
    for each in made:
        assert each.kind and each.found_by == "trained model" and each.found and each.reason and each.where
        assert each.decided_by in ("program", "policy", "user")
    (file,) = json.loads(to_json([outcome(made)]))["files"]
    assert [each["place"] for each in file["masks"]] == ["line 1", "line 1", "line 1", "line 2"]
    assert all(
        {"kind", "found", "found_by", "reason", "decided_by", "citation"} <= each.keys() for each in file["masks"]
    )
    page = to_html([outcome(made)])
    assert "What was masked or changed, and why" in page
    assert "<th>1. line 1; line 2</th>" in page
    assert "Name of a person, masked. Decided by the program: A name. It costs least." in page


def test_no_text_of_the_document_is_in_a_report() -> None:
    made = outcome(entries(RedactedDocument(examination(), plan(), GDPR, results())))
    for data in (to_html([made]), to_json([made])):
        assert not [words for words in FOUND if words in data]


def test_only_the_chosen_policy_is_cited() -> None:
    decided = plan()
    sentence = GDPR.rules[0].sentence
    first = replace(decided.decisions[0], decided_by=DecidedBy.POLICY, reason=sentence)
    done = replace(decided, decisions=(first, *decided.decisions[1:]))
    cited = [each.citation for each in entries(RedactedDocument(examination(), done, GDPR, results()))]
    assert cited[0].startswith("Regulation (EU) 2016/679") and set(cited[1:-1]) == {""}
    assert {each.citation for each in entries(RedactedDocument(examination(), done, FILING, results()))} == {""}


@pytest.mark.parametrize("name", policies.names())
def test_a_policy_cites_no_law_of_another_place(name: str) -> None:
    cited = {rule.citation for rule in policies.load(name).rules}
    own: dict[str, str | tuple[str, ...]] = {
        "frcp-5.2": "Fed. R.",
        "texas-e-filing": "Tex. R.",
        "foia": "5 U.S.C.",
        "hipaa-safe-harbor": "45 CFR",
        "decisions-br": ("Código de Processo Civil", "Resolução CNJ", "Estatuto da Criança"),
        "decisions-de": ("BGH", "BVerwG"),
        "decisions-dk": "Domsdatabasen",
        "decisions-es": ("LOPJ", "Practice of the CENDOJ under LOPJ"),
        "decisions-fr": "Code de l’organisation judiciaire",
        "decisions-no": ("Forskrift 6. juli 2001 nr. 757", "Høyesterett"),
        "decisions-pt": "Conselho Superior da Magistratura",
    }
    cited -= {policies.OWN_CHOICE} if name in own else set()  # no law is cited for what a rule of court does not name
    assert all(each.startswith(own.get(name, policies.OWN_CHOICE)) for each in cited) or name == "gdpr-k5"


def test_what_needs_review_is_listed_with_its_question() -> None:
    text = "Maren Tolvald sued. Who has custody of the child?"
    person = Entity("e1", Kind.PERSON, Role.DIRECT, (Mention(0, 13, Kind.PERSON, 0.9, "neural", literal("A name.")),))
    (decision,) = decide(text, [person], keep=(), policy=FILING)
    assert decision is not None and decision.action is Action.KEEP
    known = examination(text=text)
    known = replace(known, entities=(person,), risk=replace(known.risk, entities=known.risk.entities[:1]))
    asked = MaskingPlan((decision,), 0.0, 0.0, "cp-sat", proven_optimal=True)
    (entry,) = entries(RedactedDocument(known, asked, FILING, results(known, asked)), asked=True)
    assert (entry.done, entry.question) == ("kept, needs review", "Is this person under 18?")
    assert "Needs review" in to_html([outcome((entry,))])
    assert entries(RedactedDocument(known, asked, FILING, results(known, asked))) == ()
    (notice,) = (each for each in planning.notices(known.document, known.entities, asked, style=None) if each.names)  # type: ignore[arg-type]
    assert (notice.code, notice.count, notice.names) == ("needs-review", 1, ("Is this person under 18?",))


def test_a_list_that_found_a_religion_in_a_hospital_does_not_name_the_kind() -> None:
    hospital = Mention(0, 9, Kind.ORG, 0.9, "neural", literal("r"))
    faith = Mention(20, 28, Kind.DEM, 0.9, "gazetteer", literal("r"), "religion")
    entity = Entity("e1", Kind.ORG, Role.QUASI, (faith, hospital))
    assert kind(entity) == kind_of(entity, faith) == kind_of(entity, hospital) == Message("kind.org")


def test_a_user_who_decided_is_named_so() -> None:
    own = Decision("e1", Action.MASK, None, DecidedBy.USER, Message("decided.user"))
    decided = replace(plan(), decisions=(own, *plan().decisions[1:]))
    first, *_ = entries(RedactedDocument(examination(), decided, GDPR, results()))
    assert (first.decided_by, first.reason) == ("user", "The user decided it.")
