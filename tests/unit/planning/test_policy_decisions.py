"""Decisions before the optimizer: the user first, then the policy; the default policy changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import policies
from engine.core.catalogue import ENGLISH
from engine.core.message import Message, literal
from engine.core.types import Action, DecidedBy, Decision, Entity, Kind, MaskingPlan, Mention, Role
from engine.planning.policy import decide, with_codes
from engine.policies.wording import WORDS as WORDINGS

DEFAULT = policies.load("default")
WORDS = (
    "Anna Berg", "12 March 2019", "2019", "94-year-old", "aged 90", "age: 103", "89 years old", "95 years",
    "ninety-two years old", "Bergen", "4711", "90", "hundred and three years old",
)  # fmt: skip
SUBTYPES = (None, "date", "year", "age", "ssn", "country")


def before(text: str, entity: Entity, keep: tuple[str, ...]) -> tuple[Action, DecidedBy, str] | None:
    """The rules as they stood in the code before they moved into a file: the oracle."""
    over_89, number_over_89 = WORDINGS["age-over-89"], WORDINGS["number-over-89"]
    if any(mention.recognizer == "terms" for mention in entity.mentions):
        return Action.MASK, DecidedBy.USER, "You asked for it."
    if any(text[mention.start : mention.end].casefold() in keep for mention in entity.mentions):
        return Action.KEEP, DecidedBy.USER, "You asked to keep it."
    if entity.role is Role.DIRECT:
        kinds = {mention.kind for mention in entity.mentions}
        if Kind.PERSON in kinds:
            return Action.MASK, DecidedBy.POLICY, "Names of people are always masked."
        if Kind.CODE in kinds:
            return (
                Action.MASK,
                DecidedBy.POLICY,
                "Numbers, codes and addresses that identify a person, an account or a case are always masked.",
            )
        found = "A name, a number or an address was found in it, and these are always masked."
        return Action.MASK, DecidedBy.POLICY, found
    if any(mention.subtype == "date" for mention in entity.mentions):
        return Action.MASK, DecidedBy.POLICY, "Dates more exact than a year are always masked."
    ages = [mention for mention in entity.mentions if mention.subtype == "age"]
    if any(over_89(text, each.start, each.end) for each in entity.mentions) or any(
        number_over_89(text, each.start, each.end) for each in ages
    ):
        return Action.MASK, DecidedBy.POLICY, "Ages over 89 are always masked."
    return None


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(WORDS),
            st.sampled_from(SUBTYPES),
            st.sampled_from(list(Kind)),
            st.sampled_from(("neural", "patterns", "terms")),
        ),
        min_size=1,
        max_size=3,
    ),
    st.sampled_from(list(Role)),
    st.sampled_from(("", " ", ", ", "1", "x")),
    st.sampled_from(((), ("bergen",), ("anna berg", "2019"))),
)
def test_the_default_policy_decides_as_ever(
    said: list[tuple[str, str | None, Kind, str]], role: Role, between: str, keep: tuple[str, ...]
) -> None:
    text, mentions = "", []
    for words, subtype, kind, recognizer in said:
        text += between
        mentions.append(Mention(len(text), len(text) + len(words), kind, 0.9, recognizer, literal("r"), subtype))
        text += words
    entity = Entity("e1", mentions[0].kind, role, tuple(mentions))
    (decision,) = decide(text + between, [entity], keep=keep, policy=DEFAULT)
    expected = before(text + between, entity, keep)
    assert (decision and (decision.action, decision.decided_by, ENGLISH.say(decision.reason))) == expected
    assert decision is None or (decision.replacement, decision.part, decision.code) == (None, None, None)


def found(text: str, words: str, kind: Kind, subtype: str | None = None, recognizer: str = "neural") -> Entity:
    start = text.index(words)
    mention = Mention(start, start + len(words), kind, 0.9, recognizer, literal("r"), subtype)
    role = Role.DIRECT if kind in (Kind.PERSON, Kind.CODE) else Role.QUASI
    return Entity(f"e{start}", kind, role, (mention,))


@pytest.mark.parametrize("name", policies.names())
def test_the_person_has_the_last_word_under_every_policy(name: str) -> None:
    text = "Anna Berg, SSN 900-55-0142, of Blue Heron"
    entities = [
        found(text, "Anna Berg", Kind.PERSON),
        found(text, "900-55-0142", Kind.CODE, "ssn"),
        found(text, "Blue Heron", Kind.MISC, "term", "terms"),
    ]
    decisions = decide(text, entities, keep=("anna  BERG", "Blue Heron"), policy=policies.load(name))
    assert decisions[0] == Decision(entities[0].id, Action.KEEP, None, DecidedBy.USER, Message("decided.asked-to-keep"))
    assert decisions[2] == Decision(entities[2].id, Action.MASK, None, DecidedBy.USER, Message("decided.asked"))


def test_what_is_kept_in_part_names_the_part() -> None:
    text = "SSN 900-55-0142"
    entity = found(text, "900-55-0142", Kind.CODE, "ssn")
    (decision,) = decide(text, [entity], keep=(), policy=policies.load("frcp-5.2"))
    assert decision
    assert (decision.action, decision.replacement, decision.part) == (Action.GENERALISE, None, "last-four")
    assert decision.decided_by is DecidedBy.POLICY


@pytest.mark.parametrize("question", [False, True])
def test_what_the_user_generalises_keeps_the_part_that_the_policy_names(question: bool) -> None:
    text = "The child Jonas Berg" if not question else "The child saw Tobias Wrenfield"
    words = "Tobias Wrenfield" if question else "Jonas Berg"
    entity, policy = found(text, words, Kind.PERSON), policies.load("frcp-5.2")
    (proposed,) = decide(text, [entity], keep=(), policy=policy)
    assert proposed and proposed.part == "initials" and bool(proposed.question) is question
    (own,) = decide(text, [entity], keep=(), policy=policy, own={entity.id: Action.GENERALISE})
    assert own and (own.action, own.part, own.decided_by) == (Action.GENERALISE, "initials", DecidedBy.USER)
    (masked,) = decide(text, [entity], keep=(), policy=policy, own={entity.id: Action.MASK})
    assert masked and (masked.action, masked.part) == (Action.MASK, None)


def test_codes_explain_what_the_program_took_away() -> None:
    text = "a nurse from Bergen, Blue Heron"
    entities = [
        found(text, "nurse", Kind.DEM, "occupation"),
        found(text, "Bergen", Kind.LOC),
        found(text, "Blue Heron", Kind.MISC),
    ]
    actions = (Action.MASK, Action.KEEP, Action.MASK)
    by = (DecidedBy.PROGRAM, DecidedBy.PROGRAM, DecidedBy.USER)
    decisions = tuple(
        Decision(entity.id, action, None, decided_by, literal("r"))
        for entity, action, decided_by in zip(entities, actions, by, strict=True)
    )
    plan = MaskingPlan(decisions, 3.0, 3.0, "cp-sat", True)
    coded = with_codes(text, entities, plan, policies.load("foia"))
    assert [decision.code for decision in coded.decisions] == ["(b)(6)", None, None]
    assert with_codes(text, entities, plan, DEFAULT) == plan


@pytest.mark.parametrize(
    ("words", "masked"),
    [
        ("101-year-old man", True),
        ("96 Y.O. patient", True),
        ("97yo", True),
        ("ninety-two years old", True),
        ("aged 90", True),
        ("age: 94", True),
        ("89-year-old", False),
        ("95 days old", False),
        ("aged 90 days", False),
        ("95 years", False),
        ("190-year-old oak", False),
    ],
)
def test_ages_over_89_are_masked_whatever_their_risk(words: str, masked: bool) -> None:
    (decision,) = decide(words, [found(words, words, Kind.DEM)], keep=(), policy=DEFAULT)
    assert (decision is not None and decision.action is Action.MASK) is masked
