"""Risk indicators of each entity, and quasi-identifier sets that lead a search to the data subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.message import Message
from engine.core.options import Indicators, Options
from engine.core.progress import Progress, Stage
from engine.core.types import (
    Document,
    Entity,
    EntityRisk,
    Indicator,
    Notice,
    RiskAssessment,
    RiskyCombination,
    Role,
)
from engine.models.folder import Networks
from engine.models.masked import Guesser, Language
from engine.models.tagger import TaggedText, Tagger
from engine.risk import (
    combine,
    forms,
    frequency,
    index,
    judgments_abroad,
    language_scoring,
    predictability,
    search,
    sequence,
    untied,
)
from engine.risk.classifiers import Classifiers
from engine.risk.offices import is_abroad
from engine.risk.search import Searched

_SINGLING_OUT = "singling-out"  # subtype of a clause that says that there is only one such person


@dataclass(frozen=True, slots=True)
class _Evidence:
    """Measures of one entity.

    Attributes:
        sequence: see `sequence.score`.
        rarest, information: see `frequency.information`; with a language model, the content by it, in nats.
        emulated: the indicator of emulated search, if requested.
        scored: indicators of masked-language-model scoring.
        form: the form indicator, in documents of offices and wards, where its score is the risk.
        least: the form indicator of a detail that the network can't judge, or of a clause that says that there is only
            one such person, whose score is its least risk.
    """

    entity: Entity
    sequence: float
    rarest: float
    information: float
    scored: tuple[Indicator, ...]
    emulated: Indicator | None
    form: Indicator | None
    least: Indicator | None


def assess(
    document: Document,
    entities: tuple[Entity, ...],
    tagged: TaggedText,
    networks: Networks,
    fitted: Classifiers | None,
    options: Options,
    progress: Progress,
) -> RiskAssessment:
    """Return every entity's indicators and information content, and the risky quasi-identifier sets.

    Args:
        fitted: classifiers fitted to the tagger; without them there is no masked-language-model scoring.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    text = document.text
    searched = None
    if options.search_index:
        with index.opened(options.search_index) as opened:
            searched = search.look_up(text, entities, options.person, opened, document.sha256, progress)
    emulated, led_to = _emulated(entities, tagged, networks, options)
    scored: list[tuple[Indicator, ...]] = [()] * len(entities)
    if fitted and (options.indicators is Indicators.ALL or options.risk_flags):
        answers = language_scoring.measure(
            text, entities, range(len(entities)), networks.tagger, progress, tagged=tagged
        )
        scored = [language_scoring.indicate(each, fitted) for each in answers]
    likely = [sequence.score(each, tagged) for each in entities]
    contents = [frequency.information(text, each) for each in entities]
    rarest, information = [rare for rare, _ in contents], [whole for _, whole in contents]
    if networks.language:
        information = _language_information(text, entities, networks.tagger, networks.language, progress)
    scores = [
        (one, frequency.indicate(entity, rare).score)
        for entity, one, rare in zip(entities, likely, rarest, strict=True)
    ]
    formed = _formed(text, entities, tagged, scores, fitted)
    least = _least(text, entities, tagged)
    assessed = tuple(
        _assessed(_Evidence(*each), searched, fitted, options)
        for each in zip(entities, likely, rarest, information, scored, emulated, formed, least, strict=True)
    )
    notices = (Notice("search-stopped"),) if searched and not searched.complete else ()
    progress.step(Stage.ASSESS, len(entities), len(entities))
    return RiskAssessment(assessed, (*(searched.risky if searched else ()), *led_to), notices)


def _emulated(
    entities: tuple[Entity, ...], tagged: TaggedText, networks: Networks, options: Options
) -> tuple[list[Indicator | None], tuple[RiskyCombination, ...]]:
    """Return the indicator of each entity by emulated search, and the quasi-identifier sets that lead to somebody."""
    if not options.search_emulator:
        return [None] * len(entities), ()
    # Imported here: it loads PyTorch, which takes seconds.
    from engine.risk import emulation

    emulator = emulation.load(options.search_emulator, networks.tagger.network.width)
    risks = emulation.emulate(tagged, entities, emulator)
    return [emulation.indicate(each, risks) for each in entities], emulation.risky(risks)


def _formed(
    text: str,
    entities: tuple[Entity, ...],
    tagged: TaggedText,
    scores: Sequence[tuple[float, float]],
    fitted: Classifiers | None,
) -> list[Indicator | None]:
    """Return the form indicators of entities in documents of offices and wards; elsewhere there is none.

    A trait of health has no risk where nothing ties it to anybody.
    """
    offices = fitted.offices if fitted else None
    if offices is None or not offices.wrote(text, tagged):
        return [None] * len(entities)
    shared = (
        {each.id for each in entities if untied.is_trait(text, each)} if untied.are_traits_alone(text, entities) else ()
    )
    return [
        None
        if _only_one(each)
        else forms.indicate(0.0)
        if each.id in shared
        else offices.indicator(text, each, tagged, score)
        for each, score in zip(entities, scores, strict=True)
    ]


def _least(text: str, entities: tuple[Entity, ...], tagged: TaggedText) -> list[Indicator | None]:
    """Return the form indicators of clauses that single a person out, and of details that the network can't judge.

    These are details of a judgment in another language.
    """
    if is_abroad(tagged) and judgments_abroad.is_judgment(text):
        return [_only_one(each) or judgments_abroad.indicate(text, each) for each in entities]
    return [_only_one(each) for each in entities]


def _only_one(entity: Entity) -> Indicator | None:
    """Return the indicator of a clause that singles a person out by what it says, however ordinary its words are."""
    score = max((each.score for each in entity.mentions if each.subtype == _SINGLING_OUT), default=0.0)
    return Indicator(forms.NAME, score, True, Message("form.only-one"), forms.THRESHOLD) if score else None


def _assessed(
    evidence: _Evidence, searched: Searched | None, fitted: Classifiers | None, options: Options
) -> EntityRisk:
    """Combine the indicators of one entity into its risk, and decide whether it must be masked.

    `searched`: the search results of the whole text, if requested.
    """
    entity = evidence.entity
    indicators, risk = _deciding(evidence, fitted)
    if evidence.least and evidence.least.score > risk:
        indicators, risk = (*indicators, evidence.least), evidence.least.score
    if searched:
        found = search.indicate(entity, searched)
        indicators, risk = (*indicators, found), 1.0 if found.flagged else risk
    if evidence.emulated:
        indicators = (*indicators, evidence.emulated)
    indicators = (*indicators, *evidence.scored)
    agreeing = options.risk_flags
    flagged = sum(each.flagged for each in indicators) >= agreeing if agreeing else risk >= options.risk_threshold
    why = combine.why(entity, indicators, flagged=flagged, agreeing=agreeing)
    return EntityRisk(entity.id, indicators, evidence.information, risk, flagged, why)


def _deciding(evidence: _Evidence, fitted: Classifiers | None) -> tuple[tuple[Indicator, ...], float]:
    """Return the indicators of `classifiers.DECIDING` with the risk that they make up, or that of the form."""
    entity = evidence.entity
    measured = sequence.indicate(evidence.sequence), frequency.indicate(entity, evidence.rarest)
    if evidence.form:
        indicators = combine.by_one(evidence.form, measured)
        return indicators, 1.0 if entity.role is Role.DIRECT else evidence.form.score
    indicators = combine.weighed(measured, fitted)
    return indicators, combine.combined(entity, indicators, fitted)


def _language_information(
    text: str, entities: tuple[Entity, ...], tagger: Tagger, language: Language, progress: Progress
) -> list[float]:
    spans = [sorted(entity.spans) for entity in entities]
    return [
        predictability.information(each)
        for each in predictability.measure(Guesser.of(tagger, text, language), spans, progress)
    ]
