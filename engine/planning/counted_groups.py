"""Counted groups of a plan with background data: the people whom each level of an entity fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from pyroaring import BitMap

from engine.background import Background, occurrences
from engine.core.options import Options
from engine.core.types import Action, Decision, Entity, EntityRisk, Kind
from engine.planning import knowledge
from engine.planning.levels import RatedEntities, coarser
from engine.planning.problem import Level, Levels, OptimizerInput
from engine.planning.replacements.partial import part
from engine.planning.settings import resolve_settings

_AGES = frozenset({Kind.DATETIME, Kind.QUANTITY, Kind.DEM})
_OLDEST = 100  # years ago that a text without a year may have been written


def counted_question(rated: RatedEntities, known: Background, options: Options) -> OptimizerInput:
    """Return the optimizer's question with the people of the background data counted."""
    settings = resolve_settings(options)
    subject = knowledge.person(known, options)
    # A data subject who was not named, or not found, may still be in the background data: they are not added to its
    # count.
    k = settings.k + 1 if not subject and settings.k > 1 else settings.k
    return with_people(rated, known, subject, k, settings.arity)


def with_people(rated: RatedEntities, known: Background, person: BitMap, k: int, arity: int) -> OptimizerInput:
    """Return the optimizer's question with the people whom each level fits.

    Args:
        person, k, arity: see `OptimizerInput`.
    """
    years = _written_in(rated.text, rated.entities)

    def levels(entity: Entity, risk: EntityRisk, decision: Decision | None) -> Levels:
        written = [(mention.words(rated.text), mention.kind) for mention in entity.mentions]
        year = _fitting(known, written, person, years)
        people = known.entity(written, year=year, person=person)
        if decision and decision.action is Action.GENERALISE:
            shown = [(words, kind) for each, kind in written if decision.part and (words := part(decision.part, each))]
            return (Level(Action.GENERALISE, None, risk.information, known.entity(shown, year=year, person=person)),)
        found = [Level(Action.KEEP, None, 0.0, people)]
        for step in coarser(rated.text, entity) if rated.generalise else ():
            if people is not None:
                # Words unknown to the index count as no less informative than the step before.
                people = people | (known.people(step.text, entity.kind, year=year, person=person) or people)
            found.append(Level(Action.GENERALISE, step.text, risk.information * (1 - step.kept), people))
        return (*found, Level(Action.MASK, None, risk.information, None))

    return replace(rated.question([levels(*each) for each in rated]), person=person, k=k, arity=arity)


def _fitting(known: Background, written: list[tuple[str, Kind]], person: BitMap, years: Sequence[int]) -> int:
    """Return the year of writing in which the words fit the data subject, as ages depend on it; else the likeliest."""
    fits = (year for year in years if (people := known.entity(written, year=year, person=person)) and people & person)
    return next(fits, years[0]) if any(kind in _AGES for _, kind in written) else years[0]


def _written_in(text: str, entities: tuple[Entity, ...]) -> tuple[int, ...]:
    """Return the years in which the text may have been written: the last that it names, this one, those between."""
    today = date.today().year
    dates = (each for entity in entities for each in entity.mentions if each.kind is Kind.DATETIME)
    last = occurrences.written_in((each.words(text) for each in dates), today)
    since = range(today, (last or today - _OLDEST) - 1, -1)
    return tuple(dict.fromkeys((last or today, *since)))
