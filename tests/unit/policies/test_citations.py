"""Rules of the bundled policies cite the paragraph that names the kind of number, and no law for what it leaves out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import policies
from engine.core.catalogue import ENGLISH
from engine.core.types import Entity, KeptPart, Kind, Recognizer, Role
from engine.planning.policy import decide
from engine.policies import PolicyRule
from tests.builders.marked import as_mention

C, L = Kind.CODE, Kind.LOC


@pytest.mark.parametrize(
    ("marked", "kind", "subtype", "said"),
    [
        ("office of the clerk, ⟦12 Elm Street⟧", L, "street-address", "The rule does not name it."),
        ("21-cr-00123: office of the clerk, ⟦12 Elm Street⟧", L, "street-address", "It is beside words for a court"),
        ("Case No. ⟦4:23-cv-00817⟧", C, "case-number", "The rule does not name numbers of proceedings"),
    ],
)
def test_a_rule_of_court_is_cited_only_for_what_it_says(marked: str, kind: Kind, subtype: str, said: str) -> None:
    """Rule 49.1 is for criminal cases, and rule 5.2 does not say which numbers are public."""
    text, found = as_mention(marked, kind)
    entity = Entity("e1", kind, Role.DIRECT, (replace(found, recognizer=Recognizer.PATTERNS, subtype=subtype),))
    (decision,) = decide(text, [entity], keep=(), policy=policies.load("frcp-5.2"))
    assert decision is not None and ENGLISH.say(decision.reason).startswith(said)


_PARAGRAPHS = {
    "D": "phone", "E": "fax", "F": "email", "G": "ssn", "H": "mrn", "I": "health-insurance",
    "J": "account iban payment-card crypto-wallet", "K": "licence driver-licence", "L": "vin licence-plate",
    "M": "device-serial mac-address", "N": "url", "O": "ip",
    "R": "access-key case-number employee-id invoice legal-citation national-id nhs-number passport password policy "
    "reference routing social-handle tax-number username voter-id",
}  # fmt: skip
"""The paragraphs of 45 CFR 164.514(b)(2)(i) on numbers, and the numbers that each names; (R) has all others."""


def _rule(policy: str, marked: str, subtype: str | None) -> PolicyRule:
    """Return the rule that decides about ⟦the marked⟧ number or code."""
    text, found = as_mention(marked, C)
    entity = Entity("e1", C, Role.DIRECT, (replace(found, recognizer=Recognizer.PATTERNS, subtype=subtype),))
    rule = policies.first_fit(policies.rules_for(policies.load(policy), text), text, entity)
    assert rule is not None
    return rule


@pytest.mark.parametrize(
    ("subtype", "paragraph"), [(each, letter) for letter, names in _PARAGRAPHS.items() for each in names.split()]
)
def test_safe_harbor_cites_the_paragraph_of_each_kind_of_number(subtype: str, paragraph: str) -> None:
    assert _rule("hipaa-safe-harbor", "No. ⟦4471-2⟧", subtype).citation == f"45 CFR 164.514(b)(2)(i)({paragraph})"


@pytest.mark.parametrize(
    ("marked", "paragraph"),
    [
        ("fingerprint card ⟦FP-4471⟧", "P"),
        ("Voice print ID: ⟦4471-2⟧", "P"),
        ("His fingerprints were taken. Badge ⟦4471-2⟧", "R"),
        ("Photo ⟦4471-2⟧", "R"),
        ("⟦4471-2⟧", "R"),
    ],
)
def test_safe_harbor_cites_other_paragraphs_for_a_number_of_an_uncertain_sort(marked: str, paragraph: str) -> None:
    assert _rule("hipaa-safe-harbor", marked, None).citation == f"45 CFR 164.514(b)(2)(i)({paragraph})"


@pytest.mark.parametrize("policy", ["frcp-5.2", "texas-e-filing"])
def test_no_rule_of_court_is_cited_for_numbers_of_banks(policy: str) -> None:
    """The rules name numbers of accounts, which a bank's number is not."""
    assert _rule(policy, "routing no. ⟦021000021⟧", "routing").citation == policies.OWN_CHOICE
    assert "account" in ENGLISH.say(_rule(policy, "account ⟦021000021⟧", "account").sentence)


def test_rule_5_2_is_not_cited_for_identity_numbers_of_other_countries() -> None:
    rule = _rule("frcp-5.2", "CPR ⟦140367-1214⟧", "national-id")
    assert (rule.part, rule.citation) == (KeptPart.LAST_FOUR, policies.OWN_CHOICE)
    for subtype in ("ssn", "tax-number"):
        assert _rule("frcp-5.2", "No. ⟦219-09-9999⟧", subtype).citation == "Fed. R. Civ. P. 5.2(a)(1)"
