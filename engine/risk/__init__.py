"""Risk indicators of each entity, and quasi-identifier sets that lead a search to the data subject."""

from __future__ import annotations

from pathlib import Path

from engine.core.progress import Progress
from engine.core.types import Entity, EntityRisk, Indicator, Notice, RiskAssessment
from engine.models.masked import Guesser, Language
from engine.models.tagger import TaggedText, Tagger
from engine.risk import asking, combine, emulation, frequency, guesses, index, search, sequence
from engine.risk.classifiers import Classifiers
from engine.risk.measures import Measures, measure


def assess(
    text: str,
    entities: tuple[Entity, ...],
    tagged: TaggedText,
    tagger: Tagger,
    *,
    threshold: float,
    agreeing: int = 0,
    ask_all: bool = False,
    search_index: Path | None = None,
    search_emulator: Path | None = None,
    person: str | None = None,
    sha256: str = "",
    progress: Progress,
    fitted: Classifiers | None = None,
    language: Language | None = None,
) -> RiskAssessment:
    """Return every entity's indicators and information content, and the risky quasi-identifier sets.

    Args:
        threshold: risk from which an entity must be masked.
        agreeing: if not 0, an entity must be masked if at least so many indicators flag it, whatever its risk.
        ask_all: also compute the indicators of masked-language-model scoring; they change no risk unless `agreeing`.
        search_index: index written by `index.build`; `person`, or else everybody named in the text, is looked up in it.
        search_emulator: network written by `emulation.save` and trained with `tagger`.
        sha256: of the document's file; a copy of the document in the index is no evidence and is left out.
        fitted: classifiers fitted to `tagger`; without them there is no masked-language-model scoring.
        language: language model that measures information content, in place of word frequency.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    searched = None
    if search_index:
        with index.opened(search_index) as opened:
            searched = search.look_up(text, entities, person, opened, sha256, progress)
    emulated = None
    if search_emulator:
        emulated = emulation.emulate(tagged, entities, emulation.load(search_emulator, tagger.model.shape.width))
    asked: list[tuple[Indicator, ...]] = [()] * len(entities)
    if ask_all and fitted:
        answers = asking.ask(text, entities, range(len(entities)), tagger, progress, tagged=tagged)
        asked = [asking.indicate(each, fitted) for each in answers]
    measured = measure(text, entities, tagged)
    information = [each.information for each in measured]
    if language:
        information = _language_information(text, entities, tagger, language, progress)

    def assessed_one(each: Measures, contained: float, beside: tuple[Indicator, ...]) -> EntityRisk:
        indicators = combine.weighed(_indicators(each), fitted)
        risk = combine.combined(each.entity, indicators, fitted)
        if searched:
            found = search.indicate(each.entity, searched)
            indicators, risk = (*indicators, found), 1.0 if found.flagged else risk
        if emulated is not None:
            indicators = (*indicators, emulation.indicate(each.entity, emulated))
        indicators = (*indicators, *beside)
        flags = sum(indicator.flagged for indicator in indicators)
        flagged = flags >= agreeing if agreeing else risk >= threshold
        why = combine.why(each.entity, indicators, flagged=flagged, agreeing=agreeing)
        return EntityRisk(each.entity.id, indicators, contained, risk, flagged, why)

    assessed = tuple(map(assessed_one, measured, information, asked))
    combinations = (searched.risky if searched else ()) + emulation.risky(emulated or {})
    notices = (Notice("search-stopped"),) if searched and not searched.complete else ()
    progress.step("assess", len(entities), len(entities))
    return RiskAssessment(assessed, combinations, notices)


def _language_information(
    text: str, entities: tuple[Entity, ...], tagger: Tagger, language: Language, progress: Progress
) -> list[float]:
    spans = [sorted((mention.start, mention.end) for mention in entity.mentions) for entity in entities]
    return [guesses.information(each) for each in guesses.ask(Guesser.of(tagger, text, language), spans, progress)]


def _indicators(each: Measures) -> tuple[Indicator, ...]:
    """Return the indicators of `classifiers.DECIDING`."""
    return sequence.indicate(each.sequence), frequency.indicate(each.entity, each.rarest)
