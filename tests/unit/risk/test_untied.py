"""Traits of health that nothing in a text ties to anybody, and those beside what does. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Recognizer, Role
from engine.risk import untied
from tests.builders.marked import as_mention


def _entity(text: str, words: str, kind: Kind, subtype: str | None = None, role: Role = Role.QUASI) -> Entity:
    at = text.index(words)
    found = Recognizer.GAZETTEER if subtype else Recognizer.NEURAL
    return Entity(words, kind, role, (Mention(at, at + len(words), kind, 0.9, found, literal(""), subtype),))


def _of(text: str, mention: Mention) -> Entity:
    return Entity(mention.words(text), mention.kind, Role.QUASI, (mention,))


TEXT = "Judge in Saltby: 28F, 36 hours on Mestinon, myasthenia; the farrier asks; boxer's fracture, Tolvane."
AGE = _entity(TEXT, "28F", Kind.DATETIME, "age")
DISEASE = _entity(TEXT, "myasthenia", Kind.DEM, "diagnosis")
HOURS = _entity(TEXT, "36 hours", Kind.DEM)
TRADE = _entity(TEXT, "farrier", Kind.DEM)
BOXER = _entity(TEXT, "boxer", Kind.DEM, "occupation")
NAME_LIKE = _entity(TEXT, "Tolvane", Kind.DEM)


ALONE = "28F, 36 hours on Mestinon, myasthenia; boxer's fracture."
TRAITS = (
    _entity(ALONE, "28F", Kind.DATETIME, "age"),
    _entity(ALONE, "myasthenia", Kind.DEM, "diagnosis"),
    _entity(ALONE, "36 hours", Kind.DEM),
    _entity(ALONE, "boxer", Kind.DEM, "occupation"),
)


def test_traits_alone_are_shared_by_many() -> None:
    for each in (AGE, DISEASE, HOURS, BOXER):
        assert untied.is_trait(TEXT, each), each.id
    for each in TRAITS:
        assert untied.is_trait(ALONE, each), each.id
    assert untied.are_traits_alone(ALONE, TRAITS)


@pytest.mark.parametrize(
    "tie",
    ["Asked by a plumber.", "Can a presenter drive?", "He was on the news.", "Kann sie damit morgen noch fliegen?"],
)
def test_an_occupation_or_another_language_in_the_text_ties_them(tie: str) -> None:
    assert not untied.are_traits_alone(f"{ALONE} {tie}", TRAITS)


@pytest.mark.parametrize("entity", [TRADE, NAME_LIKE], ids=lambda each: each.id)
def test_what_somebody_is_and_capitals_are_no_traits_of_health(entity: Entity) -> None:
    assert not untied.is_trait(TEXT, entity)


@pytest.mark.parametrize(
    "tie",
    [
        _entity(TEXT, "Saltby", Kind.LOC),
        _entity(TEXT, "Judge", Kind.DEM, "occupation"),
        _entity(TEXT, "Tolvane", Kind.PERSON, role=Role.DIRECT),
        _entity(TEXT, "Saltby", Kind.ORG),
        _entity(TEXT, "the farrier asks", Kind.DEM, "singling-out"),
    ],
    ids=lambda each: f"{each.kind} {each.id}",
)
def test_a_place_a_body_an_occupation_or_a_name_ties_them_to_somebody(tie: Entity) -> None:
    assert not untied.are_traits_alone(TEXT, (AGE, DISEASE, tie))


@pytest.mark.parametrize(
    "marked",
    [
        "⟦only bishop⟧ with gout",
        "⟦priest⟧ with HIV",
        "⟦chess champion⟧ with tremor",
        "⟦conjoined twins⟧ with RSV",
        "⟦octuplets⟧ mother",
        "laureate with ⟦delirium⟧, oldest in Ireland",
        "⟦PTSD⟧, survivor of the only plane crash in Iceland",
        "only case of ⟦insomnia⟧ in the village",
        "world chess champion with ⟦tremor⟧",
        "mother of 17 kids with a ⟦prolapse⟧",
        "the mayor's son with new ⟦diabetes⟧",
    ],
)
def test_what_few_are_ties_them_to_somebody(marked: str) -> None:
    text, mention = as_mention(marked, Kind.DEM)
    assert not untied.are_traits_alone(text, (_of(text, mention),))


def test_a_day_is_no_measure() -> None:
    text, mention = as_mention("BP checked ⟦9/30⟧", Kind.DATETIME)
    assert not untied.is_trait(text, _of(text, mention))
