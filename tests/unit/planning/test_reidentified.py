from __future__ import annotations

import itertools
from dataclasses import replace

from engine.core.catalogue import ENGLISH
from engine.core.message import Message, literal
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    Role,
)
from engine.planning import reidentified
from engine.planning.optimizer.optimal import choose
from engine.planning.problem import OptimizerInput
from engine.planning.reidentification import Chosen, SearchResult

TEXT = "Maren Tolvald sails in New Bergen. Tolvald's friends call her the sailor of the New House."


def place(words: str, nth: int = 0) -> tuple[int, int]:
    start = -1
    for _ in range(nth + 1):
        start = TEXT.index(words, start + 1)
    return start, start + len(words)


def entity(identifier: str, kind: Kind, *places: tuple[int, int]) -> Entity:
    mentions = tuple(Mention(start, end, kind, 0.9, "neural", literal("Because.")) for start, end in places)
    return Entity(identifier, kind, Role.QUASI, mentions)


NAME = entity("e1", Kind.PERSON, place("Maren Tolvald"))
TOWN = entity("e2", Kind.LOC, place("New Bergen"))
HOUSE = entity("e3", Kind.ORG, place("the New House"))
ENTITIES = (NAME, TOWN, HOUSE)
RISK = RiskAssessment(tuple(EntityRisk(each.id, (), 2.0, 0.1, False, literal("")) for each in ENTITIES), ())
DECIDED = [Decision("e1", Action.MASK, None, DecidedBy.POLICY, literal("Always.")), None, None]


def planned(entities: tuple[Entity, ...], risk: RiskAssessment) -> MaskingPlan:
    added = [None] * (len(entities) - len(DECIDED))
    decided, calm = reidentified.after_search(entities, risk, [*DECIDED, *added])
    return reidentified.plan(choose(OptimizerInput(calm, decided), work=5, progress=Silent()))


def found(*chosen: Chosen, hidden: bool = True) -> SearchResult:
    return SearchResult(chosen, {"bm25": 1.0, "tf-idf": 2.0}, {"bm25": 60.0, "tf-idf": 80.0}, hidden, 0, 493)


REPEATED = Chosen((place("Tolvald's"),), None)
NEW = Chosen((place("New"), place("New", 1)), 4.0)
BERGEN = Chosen((place("Bergen"),), 2.0)
SAILS = Chosen((place("sails"), place("sailor")), 12.4)


def test_what_is_decided_is_masked_or_kept_before_the_search() -> None:
    keep = Decision("e3", Action.KEEP, None, DecidedBy.USER, Message("decided.asked-to-keep"))
    masked, kept = reidentified.fixed_spans(ENTITIES, [*DECIDED[:2], keep])
    assert masked == [place("Maren Tolvald")]
    assert kept == [place("the New House")]


def test_an_entity_is_flagged_whole_and_other_words_become_entities() -> None:
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, found(REPEATED, NEW, BERGEN, SAILS))
    assert entities[:3] == ENTITIES
    told = {each.entity_id: each for each in risk.entities}
    assert told["e2"].flagged and told["e2"].combined == 1 / 2
    assert not told["e3"].flagged  # "House" was not chosen, so only the word before it is masked
    added = {each.id: each for each in entities[3:]}
    spans = {name: [(one.start, one.end) for one in each.mentions] for name, each in added.items()}
    assert spans == {"r1": [place("Tolvald's")], "r2": [place("New", 1)], "r3": [place("sails"), place("sailor")]}
    assert [each.kind for each in added.values()] == [Kind.MISC, Kind.ORG, Kind.MISC]
    assert {one.recognizer for each in added.values() for one in each.mentions} == {"reidentification"}
    assert told["r1"].combined == 1.0
    assert ENGLISH.say(told["r3"].why) == "If it stays visible, a re-identification attack ranks the person 12 of 493."
    assert len(risk.entities) == len(entities)


def test_masked_mentions_never_overlap() -> None:
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, found(REPEATED, NEW, BERGEN, SAILS))
    plan = planned(entities, risk)
    masked = {each.entity_id for each in plan.decisions if each.action is Action.MASK}
    spans = sorted((one.start, one.end) for each in entities if each.id in masked for one in each.mentions)
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(spans))
    assert masked == {"e1", "e2", "r1", "r2", "r3"}


def test_the_plan_keeps_what_was_decided_and_says_how_well_the_person_hides() -> None:
    result = found(BERGEN, NEW)
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, result)
    plan = planned(entities, risk)
    assert plan.decisions[0] is DECIDED[0]
    assert [each.action for each in plan.decisions] == [Action.MASK, Action.MASK, Action.KEEP, Action.MASK]
    assert plan.method == "reidentify"
    assert plan.cost == 4.0  # the name's and the town's; of single words nobody asked
    assert not plan.proven_optimal


def test_a_plan_that_hides_nobody_says_so() -> None:
    result = found(SAILS, hidden=False)
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, result)
    plan = planned(entities, risk)
    assert plan.decisions[-1].reason.code == "matching.nothing-hides"


def test_reasons_hold_no_text_of_the_document() -> None:
    result = found(REPEATED, NEW, BERGEN, SAILS)
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, result)
    reasons = [each.why for each in risk.entities] + [one.reason for each in entities for one in each.mentions]
    assert not any(word in ENGLISH.say(reason) for reason in reasons for word in ("Tolvald", "Bergen", "sail"))


def test_the_indicators_say_nothing_where_programs_were_asked() -> None:
    flagged = replace(RISK, entities=tuple(replace(each, flagged=True, combined=0.9) for each in RISK.entities))
    entities, risk = reidentified.findings(TEXT, ENTITIES, flagged, found(BERGEN, NEW))
    plan = planned(entities, risk)
    assert [each.action for each in plan.decisions] == [Action.MASK, Action.MASK, Action.KEEP, Action.MASK]


def test_an_entity_is_masked_whole_where_people_are_counted() -> None:
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, found(NEW), entire=True)
    assert entities == ENTITIES
    assert [each.flagged for each in risk.entities] == [False, True, True]


def test_what_too_few_people_share_is_masked_for_that_reason() -> None:
    entities, risk = reidentified.findings(TEXT, ENTITIES, RISK, found(SAILS), entire=True, rare={"e3"})
    plan = planned(entities, risk)
    assert [each.action for each in plan.decisions] == [Action.MASK, Action.KEEP, Action.MASK, Action.MASK]
    assert ENGLISH.say(plan.decisions[2].reason) == "Too few people share it together with what stays visible."


def test_a_second_search_goes_on_from_the_first() -> None:
    later = SearchResult((SAILS,), {"bm25": 9.0}, {"bm25": 70.0}, False, 3, 493)
    both = reidentified.both(found(BERGEN), later)
    assert [each.spans for each in both.chosen] == [SAILS.spans, BERGEN.spans]
    assert (both.before, both.after, both.hidden, both.calls) == (found().before, {"bm25": 70.0}, False, 3)
