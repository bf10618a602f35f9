"""How much each entity gives away, and which entities lead to somebody when they are looked up together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from engine.models.masked import Deadline, Guesser, Language
from engine.models.tagger import TaggedText, Tagger
from engine.progress import Progress
from engine.risk import combine, emulation, frequency, index, perturbation, probability, search, sequence, span
from engine.risk.classifiers import Classifiers
from engine.risk.measures import Measures, measure
from engine.types import Entity, EntityRisk, Indicator, Notice, RiskAssessment, Role


def assess(
    text: str,
    entities: tuple[Entity, ...],
    tagged: TaggedText,
    tagger: Tagger,
    *,
    threshold: float,
    agreeing: int = 0,
    seconds: float,
    search_index: Path | None = None,
    search_emulator: Path | None = None,
    person: str | None = None,
    sha256: str = "",
    progress: Progress,
    fitted: Classifiers | None = None,
    language: Language | None = None,
    tell: Callable[[tuple[EntityRisk, ...]], None] | None = None,
) -> RiskAssessment:
    """The indicators of every entity, its information content, and the combinations that are risky.

    Args:
        threshold: risk from which an entity must be masked.
        agreeing: if not 0, an entity must be masked if at least so many indicators flag it, whatever its risk.
        seconds: how long may be searched, and how long the language head may be asked; the others need no time. What
            they do not reach depends on how fast the machine is, so that `notices` say how many entities that are.
        search_index: what `index.build` made, in which `person`, or else everybody named, is looked up.
        search_emulator: what `emulation.save` wrote, trained with `tagger`.
        sha256: of the document's file: a copy of it in the index proves nothing.
        fitted: classifiers that were fitted to `tagger`; without them no indicator asks its language head.
        language: what is asked for information content, in place of the language head that `fitted` knows.
        tell: told of the risks of all entities whenever more of them is measured, before the last.
    """
    searched = None
    if search_index:
        with index.opened(search_index) as opened:
            searched = search.look_up(text, entities, person, opened, sha256, Deadline(seconds), progress)
    emulated = None
    if search_emulator:
        emulated = emulation.emulate(tagged, entities, emulation.load(search_emulator, tagger.model.shape.width))

    def judged(each: Measures) -> EntityRisk:
        indicators = combine.weighed(tuple(_indicators(each, fitted)), fitted)
        risk = combine.combined(each.entity, indicators, fitted)
        if searched:
            found = search.indicate(each.entity, searched)
            indicators, risk = (*indicators, found), 1.0 if found.flagged else risk
        if emulated is not None:
            indicators = (*indicators, emulation.indicate(each.entity, emulated))
        flags = sum(indicator.flagged for indicator in indicators)
        flagged = flags >= agreeing if agreeing else risk >= threshold
        why = combine.why(each.entity, indicators, flagged=flagged, agreeing=agreeing)
        return EntityRisk(each.entity.id, indicators, each.information, risk, flagged, why)

    asked = Guesser.of(tagger, text, language) if language or fitted else None
    measured = measure(
        text,
        entities,
        tagged,
        asked,
        Deadline(seconds),
        progress,
        for_indicators=fitted is not None,
        tell=(lambda so_far: tell(tuple(map(judged, so_far)))) if tell else None,
    )
    assessed = tuple(map(judged, measured))
    combinations = (searched.risky if searched else ()) + emulation.risky(emulated or {})
    counts = agreeing > 0 or (fitted is not None and fitted.counts_perturbation)
    notices = tuple(_unreached(measured, asked=asked is not None, in_part=fitted is not None and counts))
    if searched and not searched.complete:
        notices = (*notices, Notice("search-stopped"))
    progress.step("assess", len(entities), len(entities))
    return RiskAssessment(assessed, combinations, notices)


def _unreached(measured: Sequence[Measures], *, asked: bool, in_part: bool) -> Iterator[Notice]:
    """How many of those that are not masked whatever their risk were not judged in full before the deadline.

    Args:
        asked: the language head was to be asked.
        in_part: what perturbation says may change the plan, so that it is missed.
    """
    quasi = [each for each in measured if each.entity.role is Role.QUASI]
    missed = {
        "judged-by-rarity": sum(asked and each.log_probabilities is None for each in quasi),
        "judged-in-part": sum(
            in_part and each.log_probabilities is not None and each.difference is None for each in quasi
        ),
    }
    return (Notice(code, count=count) for code, count in missed.items() if count)


def _indicators(each: Measures, known: Classifiers | None) -> Iterator[Indicator]:
    """One of `classifiers.COMBINATIONS`, as far as the measures reach."""
    yield sequence.indicate(each.sequence)
    if known is None or each.log_probabilities is None:
        yield frequency.indicate(each.entity, each.rarest)
        return
    numbers = probability.features(each.log_probabilities, each.entity.kind)
    yield probability.indicate(float(known.probability(numbers[None])[0]))
    numbers = span.features(each.log_probabilities, each.entity.kind, each.words, each.vector)
    yield span.indicate(float(known.span(numbers[None])[0]))
    if each.difference is not None:
        yield perturbation.indicate(each.difference, float(known.perturbation[0]))
