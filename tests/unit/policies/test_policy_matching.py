"""The rule that decides: the first that fits, carefully where it may leave something."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Role
from engine.policies import Handling, Policy, PolicyRule, first_fit, only, rules_for
from engine.policies.wording import DOCUMENT, NEAR, WORDS

TEXT = "Anna Berg, a minor, born on 12 March 2014 to a family of weavers, met Ola Lund"


def rule(handling: Handling = Handling.MASK, **conditions: Any) -> PolicyRule:
    return PolicyRule(
        handling=handling, sentence=literal("s"), citation="c", dated=date(2026, 1, 1), jurisdiction="j", **conditions
    )


def mention(words: str, kind: Kind, subtype: str | None = None) -> Mention:
    start = TEXT.index(words)
    return Mention(start, start + len(words), kind, 0.9, "neural", literal("r"), subtype)


def entity(*mentions: Mention, role: Role = Role.QUASI) -> Entity:
    return Entity("e1", mentions[0].kind, role, mentions)


ANNA = entity(mention("Anna Berg", Kind.PERSON), role=Role.DIRECT)
OLA = entity(mention("Ola Lund", Kind.PERSON), role=Role.DIRECT)
BIRTH = entity(mention("12 March 2014", Kind.DATETIME, "date"))
BOTH = entity(mention("Anna Berg", Kind.PERSON), mention("Ola Lund", Kind.ORG, "employee-id"), role=Role.DIRECT)


@pytest.mark.parametrize(
    ("conditions", "fitting"),
    [
        ({}, {"ANNA", "OLA", "BIRTH"}),
        ({"kinds": frozenset({Kind.PERSON})}, {"ANNA", "OLA"}),
        ({"subtypes": frozenset({"date", "year"})}, {"BIRTH"}),
        ({"roles": frozenset({Role.QUASI})}, {"BIRTH"}),
        ({"words": WORDS["day-or-month"]}, {"BIRTH"}),
        ({"near": NEAR["child"], "kinds": frozenset({Kind.PERSON})}, {"ANNA"}),
        ({"near": NEAR["birth"], "kinds": frozenset({Kind.DATETIME})}, {"BIRTH"}),
        ({"subtypes": frozenset({"date"}), "roles": frozenset({Role.DIRECT})}, set()),
    ],
)
def test_all_conditions_must_hold(conditions: dict[str, Any], fitting: set[str]) -> None:
    found = {"ANNA": ANNA, "OLA": OLA, "BIRTH": BIRTH}
    assert {name for name, each in found.items() if first_fit([rule(**conditions)], TEXT, each)} == fitting


def test_one_mention_of_another_kind_is_no_reason_to_ask() -> None:
    mixed = Entity("e1", Kind.ORG, Role.DIRECT, BOTH.mentions)
    asks = rule(Handling.ASK, kinds=frozenset({Kind.PERSON}))
    assert first_fit([asks], TEXT, BOTH) is asks
    assert first_fit([asks], TEXT, mixed) is None
    masks = rule(Handling.MASK, kinds=frozenset({Kind.PERSON}))
    assert first_fit([masks], TEXT, mixed) is masks, "but one is enough to mask it"


def test_the_first_that_fits_decides() -> None:
    first, second = rule(kinds=frozenset({Kind.DATETIME})), rule(Handling.KEEP)
    assert first_fit([first, second], TEXT, BIRTH) is first
    assert first_fit([first, second], TEXT, ANNA) is second
    assert first_fit([first], TEXT, ANNA) is None


@pytest.mark.parametrize("handling", Handling)
def test_what_may_leave_it_whole_must_fit_every_mention(handling: Handling) -> None:
    people = rule(handling, kinds=frozenset({Kind.PERSON}))
    fits = first_fit([people], TEXT, BOTH) is people
    assert fits is (handling not in (Handling.KEEP, Handling.BY_RISK))
    assert first_fit([people], TEXT, ANNA) is people


@given(
    st.lists(st.tuples(st.sampled_from(list(Kind)), st.sampled_from((None, "date", "ssn"))), min_size=1, max_size=4),
    st.tuples(st.sampled_from(list(Kind)), st.sampled_from((None, "date", "ssn"))),
    st.frozensets(st.sampled_from(list(Kind)), min_size=1),
    st.frozensets(st.sampled_from(("date", "ssn"))),
)
def test_one_more_mention_never_makes_less_be_taken_away(
    said: list[tuple[Kind, str | None]], more: tuple[Kind, str | None], kinds: frozenset[Kind], subtypes: frozenset[str]
) -> None:
    few = entity(*(mention("Anna Berg", *each) for each in said))
    many = entity(*few.mentions, mention("Ola Lund", *more))
    mask, keep = (rule(handling, kinds=kinds, subtypes=subtypes) for handling in (Handling.MASK, Handling.KEEP))
    if first_fit([mask], TEXT, few):
        assert first_fit([mask], TEXT, many)
    if first_fit([keep], TEXT, many):
        assert first_fit([keep], TEXT, few)


def test_conditions_hold_of_one_and_the_same_mention() -> None:
    employee = rule(kinds=frozenset({Kind.PERSON}), subtypes=frozenset({"employee-id"}))
    assert first_fit([employee], TEXT, BOTH) is None


def test_conditions_on_the_text_are_asked_once() -> None:
    children, crime = rule(document=DOCUMENT["speaks-of-children"]), rule(document=DOCUMENT["criminal-case"])
    anything = rule()
    policy = Policy(name="p", title="t", looks_for="l", does_not=(), rules=(children, crime, anything))
    assert rules_for(policy, TEXT) == (children, anything)
    assert rules_for(policy, "nothing of that sort") == (anything,)


def test_a_choice_of_kinds_keeps_only_what_has_none_of_them() -> None:
    chosen = only(Policy(name="p", title="t", looks_for="l", does_not=(), rules=(rule(),)), {Kind.PERSON})
    assert first_fit(chosen.rules, TEXT, BIRTH) is chosen.rules[0] and chosen.rules[0].handling is Handling.KEEP
    for masked in (ANNA, BOTH):
        assert first_fit(chosen.rules, TEXT, masked) is chosen.rules[1]
    assert only(chosen, ()) is chosen and only(chosen, set(Kind)) is chosen
