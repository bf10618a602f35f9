"""Background data of a run: loading, the data subject's rows, and generalisation levels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from itertools import chain
from pathlib import Path

from pyroaring import BitMap

from engine import background
from engine.background import Background, occurrences
from engine.core.errors import UnreadableFile
from engine.core.options import Method, Options
from engine.core.progress import Progress
from engine.core.types import Action, DecidedBy, Decision, Entity, EntityRisk, Kind, Mention, Notice, RiskAssessment
from engine.generalisation.steps import GeneralisedValue, Grain, steps
from engine.planning.problem import Level, Levels, OptimizerInput
from engine.planning.replacements.partial import part
from engine.planning.replacements.redacting import coarse_enough
from engine.planning.settings import resolve_settings


def load(options: Options, progress: Progress) -> Background | None:
    """Return the background data that the user gave, or None.

    Raises:
        BadBackground, UnreadableFile, Cancelled: see `background.load`.
    """
    if not options.background:
        return None
    stamps = chain.from_iterable(map(stamped, options.background))
    return _load(_Files(options.background, options.columns, tuple(stamps), progress))


def stamped(path: Path) -> tuple[tuple[Path, int], ...]:
    """Return a file, or all files of a folder, each with the time of its last change in nanoseconds.

    Raises:
        UnreadableFile: access is denied, or the path is not a valid file name.
    """
    try:
        files = [path, *path.rglob("*")] if path.is_dir() else [path]
        return tuple((file, file.stat().st_mtime_ns) for file in files if file.exists())
    except OSError as error:
        raise UnreadableFile(file=path.name) from error


@dataclass(frozen=True, slots=True)
class _Files:
    paths: tuple[Path, ...]
    columns: tuple[tuple[str, str], ...]
    stamps: tuple[tuple[Path, int], ...]
    progress: Progress = field(compare=False)


@lru_cache(maxsize=1)
def _load(files: _Files) -> Background:
    return background.load(files.paths, columns=files.columns, progress=files.progress)


def person(known: Background, options: Options) -> BitMap:
    """Return the ids of the people who may be the data subject; empty without a name, or if nobody has it."""
    return known.person(options.person, options.person_details) if options.person else BitMap()


def with_known(text: str, mentions: tuple[Mention, ...], options: Options, progress: Progress) -> tuple[Mention, ...]:
    """Return the mentions with those of the data subject's other values in the background data, to count them too."""
    known = load(options, progress)
    if known is None or options.person is None:
        return mentions
    terms = known.known_of(person(known, options))
    return tuple(sorted((*mentions, *occurrences.mentions(text, terms, mentions)), key=lambda each: each.start))


def notices(options: Options, progress: Progress) -> tuple[Notice, ...]:
    """Return notices about background data or profiles that are not used, contrary to what the user may expect."""
    known = load(options, progress)
    settings = resolve_settings(options)
    matching = settings.method is Method.REIDENTIFY
    expected: list[tuple[Notice, object]] = [
        (Notice("profiles-not-used"), not matching and (options.profiles or options.reidentifier))
    ]
    if known is None:
        expected += [
            (Notice("nobody-to-count"), (options.k or settings.policy.k) and not matching),
            (Notice("background-missing"), options.person_details or (options.columns and not matching)),
        ]
    else:
        found = person(known, options)
        expected += [
            (Notice("background-not-kept"), not known.kept),
            (Notice("not-in-background"), options.person and not found),
            (Notice("namesakes", count=len(found)), len(found) > 1),
        ]
    return tuple(notice for notice, holds in expected if holds)


def points_to_somebody(value: str, options: Options, progress: Progress) -> bool:
    """Return whether a surrogate by chance fits so few people of the background data that it may point to them."""
    known = load(options, progress)
    if known is None:
        return False
    k = resolve_settings(options).k
    # A value with digits is not a name, even if a name begins with it.
    kinds = (kind for kind in Kind if kind is not Kind.PERSON or value.replace(" ", "").isalpha())
    return any(people is not None and len(people) < k for people in (known.people(value, kind) for kind in kinds))


# Generalisation levels of each entity, and the anonymity set of each level.

# "City in Norway" fits fewer people than live in Norway, and the number is unknown.
_UNCOUNTED = frozenset({Grain.TOWN, Grain.TOWN_IN})
_AGES = frozenset({Kind.DATETIME, Kind.QUANTITY, Kind.DEM})
_OLDEST = 100  # years ago that a text without a year may have been written


@dataclass(frozen=True, slots=True)
class Ladders:
    """The levels of all entities, and the decisions and risks that they leave to the optimizer.

    Attributes:
        levels: one for each entity, in order.
        decided: decisions that the optimizer may not change. A mask that a policy asks for and that a generalisation
            may replace is not here: such an entity has no level that leaves it unchanged.
        risk: the risks, without flags and combinations that those missing levels already answer.
    """

    levels: tuple[Levels, ...]
    decided: tuple[Decision | None, ...]
    risk: RiskAssessment


def counted_question(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    decided: Sequence[Decision | None],
    known: Background,
    options: Options,
    *,
    generalise: bool,
) -> OptimizerInput:
    """Return the optimizer's question with the people of the background data counted.

    Args:
        generalise: offer generalised words besides a mask.
    """
    settings = resolve_settings(options)
    subject = person(known, options)
    found = build(text, entities, risk, decided, known, subject, generalise=generalise)
    # A data subject who was not named, or not found, may still be in the background data: they are not added to its
    # count.
    k = settings.k + 1 if not subject and settings.k > 1 else settings.k
    return OptimizerInput(found.risk, found.decided, found.levels, subject, k, settings.arity)


def build(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    decided: Sequence[Decision | None],
    known: Background,
    person: BitMap,
    *,
    generalise: bool,
) -> Ladders:
    """Build the generalisation levels of the entities.

    Args:
        person: ids of the people who may be the data subject.
        generalise: offer generalised words besides a mask.
    """
    years = _written_in(text, entities)
    levels = [
        _levels(text, entity, each, decision, known, person, years, generalise=generalise)
        for entity, each, decision in zip(entities, risk.entities, decided, strict=True)
    ]
    return ladders(levels, risk, decided)


def ladders(levels: Sequence[Levels], risk: RiskAssessment, decided: Sequence[Decision | None]) -> Ladders:
    """Return levels, decisions and risks that allow generalised words instead of masks."""
    generalised = {
        index
        for index, (each, decision) in enumerate(zip(risk.entities, decided, strict=True))
        if _gives_way(each, decision) and len(levels[index]) > len((Action.KEEP, Action.MASK))
    }
    answered = {risk.entities[index].entity_id for index in generalised}
    return Ladders(
        tuple(
            tuple(level for level in each if level.action is not Action.KEEP) if index in generalised else each
            for index, each in enumerate(levels)
        ),
        tuple(None if index in generalised else decision for index, decision in enumerate(decided)),
        replace(
            risk,
            entities=tuple(
                replace(each, flagged=each.flagged and index not in generalised)
                for index, each in enumerate(risk.entities)
            ),
            combinations=tuple(each for each in risk.combinations if answered.isdisjoint(each.entity_ids)),
        ),
    )


def _gives_way(risk: EntityRisk, decision: Decision | None) -> bool:
    """Return whether an entity may be generalised but not stay unchanged."""
    if decision is None:
        return risk.flagged
    return decision.action is Action.MASK and decision.decided_by is DecidedBy.POLICY and not decision.part


def _levels(
    text: str,
    entity: Entity,
    risk: EntityRisk,
    decision: Decision | None,
    known: Background,
    person: BitMap,
    years: Sequence[int],
    *,
    generalise: bool,
) -> Levels:
    written = [(mention.words(text), mention.kind) for mention in entity.mentions]
    year = _fitting(known, written, person, years)
    people = known.entity(written, year=year, person=person)
    if decision and decision.action is Action.GENERALISE:
        shown = [(words, kind) for each, kind in written if decision.part and (words := part(decision.part, each))]
        return (Level(Action.GENERALISE, None, risk.information, known.entity(shown, year=year, person=person)),)
    levels = [Level(Action.KEEP, None, 0.0, people)]
    for step in coarser(written[0][0], entity) if generalise else ():
        if people is not None:
            # Words unknown to the index count as no less informative than the step before.
            people = people | (known.people(step.text, entity.kind, year=year, person=person) or people)
        levels.append(Level(Action.GENERALISE, step.text, risk.information * (1 - step.kept), people))
    return (*levels, Level(Action.MASK, None, risk.information, None))


def coarser(words: str, entity: Entity) -> Iterator[GeneralisedValue]:
    """Yield generalised words for the first mention of an entity, the finest first, as far as a plan may offer them."""
    for step in steps(words, entity.kind, entity.mentions[0].subtype):
        if step.grain not in _UNCOUNTED and coarse_enough(step):
            yield step


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
