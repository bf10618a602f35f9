"""Results of the re-identification search as entities with reasons, decisions, and a masking plan."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence, Set
from dataclasses import replace

from engine.core.message import Message, message
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    Indicator,
    Kind,
    MaskingPlan,
    Mention,
    Recognizer,
    Reidentification,
    RiskAssessment,
    Role,
    Spans,
)
from engine.core.words import words
from engine.planning.optimizer.optimal import RARE
from engine.planning.reidentification import Chosen, SearchResult

METHOD = "reidentify"
INDICATOR, POPULATION = "reidentification", "population"

_REPEATS = Message("matching.repeats")
_KEPT = Message("matching.kept")
_MASKED = {
    True: Message("matching.helps"),
    False: Message("matching.nothing-hides"),
}


def fixed_spans(entities: Sequence[Entity], decided: Sequence[Decision | None]) -> tuple[Spans, Spans]:
    """Return the spans that are masked, and those that stay visible, by the decision on their entity."""
    masked: list[tuple[int, int]] = []
    kept: list[tuple[int, int]] = []
    for entity, decision in zip(entities, decided, strict=True):
        if decision:
            spans = kept if decision.action is Action.KEEP else masked
            spans += entity.spans
    return masked, kept


def findings(
    text: str,
    entities: Sequence[Entity],
    risk: RiskAssessment,
    found: SearchResult,
    *,
    entire: bool = False,
    rare: Set[str] = frozenset(),
) -> tuple[tuple[Entity, ...], RiskAssessment]:
    """Return the entities, and new ones for other words that the search chose, each with its risk.

    An entity all of whose content words were chosen is flagged as a whole; otherwise the chosen words become new
    entities of the same kind (MISC if no entity has the word), with ids r1, r2 ... `combined` is one over the expected
    rank of the data subject if the word were shown: the chance to guess right in the anonymity set.

    Args:
        entire: flag an entity as a whole if any word of it was chosen.
        rare: entities to flag as well, since too few people share them.
    """
    chosen = {span: each for each in found.chosen for span in each.spans}
    whole = [_chosen_of(text, entity, chosen, entire=entire) for entity in entities]
    assessed = [
        _flagged(each, picked, found.people) if picked else _counted(each) if each.entity_id in rare else each
        for each, picked in zip(risk.entities, whole, strict=True)
    ]
    covered = _Covered(
        [
            (mention.start, mention.end, entity.kind, bool(chosen_words) or entity.id in rare)
            for entity, chosen_words in zip(entities, whole, strict=True)
            for mention in entity.mentions
        ]
    )
    added = list(entities)
    for each in found.chosen:
        left = [span for span in each.spans if not covered.whole(span)]
        if left:
            kind = next((kind for span in left if (kind := covered.kind(span))), Kind.MISC)
            identifier = f"r{len(added) - len(entities) + 1}"
            mentions = tuple(
                Mention(start, end, kind, 1.0, Recognizer.REIDENTIFICATION, _why(each, found.people))
                for start, end in left
            )
            added.append(Entity(identifier, kind, Role.QUASI, mentions))
            unknown = EntityRisk(identifier, (), 0.0, 0.0, False, Message("risk.none"))
            assessed.append(_flagged(unknown, [each], found.people))
    found_out = Reidentification(
        before=min(found.before.values()),
        after=min(found.after.values()),
        hidden=found.hidden,
        people=found.people,
        calls=found.calls,
    )
    return tuple(added), replace(risk, entities=tuple(assessed), reidentification=found_out)


def both(first: SearchResult, second: SearchResult) -> SearchResult:
    """Return the joint result of two searches, the second with the words of the first masked."""
    return replace(
        second,
        chosen=tuple(sorted((*first.chosen, *second.chosen), key=lambda each: each.spans)),
        before=first.before,
        calls=first.calls + second.calls,
    )


def after_search(
    entities: Sequence[Entity], risk: RiskAssessment, decided: Sequence[Decision | None], own: Collection[str] = ()
) -> tuple[tuple[Decision | None, ...], RiskAssessment]:
    """Return the decisions after the search, which masks what it flagged in addition to earlier decisions.

    The returned risks are not flagged, since the search replaces the risk indicators.

    Args:
        entities, risk: as returned by `findings`.
        decided: one for each entity, in order; a policy or a kept word does not keep entities that the search added.
        own: entities that the user decided one by one.
    """
    hidden = risk.reidentification is not None and risk.reidentification.hidden
    calm = tuple(replace(each, flagged=False, combined=0.0) for each in risk.entities)
    return (
        tuple(
            decision if decision and (entity.id in own or not _is_added(entity)) else _decision(assessed, hidden=hidden)
            for entity, assessed, decision in zip(entities, risk.entities, decided, strict=True)
        ),
        replace(risk, entities=calm, combinations=()),
    )


def plan(chosen: MaskingPlan) -> MaskingPlan:
    """Return the plan after `after_search`, with its method. Optimality is not proven: fewer words might suffice."""
    return replace(
        chosen,
        decisions=tuple(
            replace(each, reason=_KEPT) if each.action is Action.KEEP and each.decided_by is DecidedBy.PROGRAM else each
            for each in chosen.decisions
        ),
        bound=0.0,
        method=METHOD if chosen.population is None else f"{METHOD}, {chosen.method}",
        proven_optimal=False,
    )


def _is_added(entity: Entity) -> bool:
    return entity.mentions[0].recognizer == Recognizer.REIDENTIFICATION


def _chosen_of(text: str, entity: Entity, chosen: dict[tuple[int, int], Chosen], *, entire: bool) -> list[Chosen]:
    """Return the chosen words of an entity if all its content words are chosen, or any with `entire`; else none."""
    chosen_words = []
    for mention in entity.mentions:
        for word in words(mention.words(text)):
            each = chosen.get((mention.start + word.start, mention.start + word.end))
            if each:
                chosen_words.append(each)
            elif not word.stops and not entire:
                return []
    return chosen_words


def _flagged(risk: EntityRisk, chosen_words: Sequence[Chosen], people: int) -> EntityRisk:
    worst = min(chosen_words, key=_place)
    score = 1 / _place(worst)
    why = _why(worst, people)
    return replace(
        risk,
        indicators=(*risk.indicators, Indicator(INDICATOR, score, True, why)),
        combined=max(risk.combined, score),
        flagged=True,
        why=why,
    )


def _counted(risk: EntityRisk) -> EntityRisk:
    return replace(risk, indicators=(*risk.indicators, Indicator(POPULATION, 1.0, True, RARE)), flagged=True, why=RARE)


def _place(chosen: Chosen) -> float:
    return 1.0 if chosen.place is None else chosen.place


def _why(chosen: Chosen, people: int) -> Message:
    if chosen.place is None:
        return _REPEATS
    return message("matching.ranks", place=chosen.place, people=people)


def _decision(risk: EntityRisk, *, hidden: bool) -> Decision | None:
    names = {each.name for each in risk.indicators}
    reason = _MASKED[hidden] if INDICATOR in names else RARE
    masked = not names.isdisjoint((INDICATOR, POPULATION))
    return Decision(risk.entity_id, Action.MASK, None, DecidedBy.PROGRAM, reason) if masked else None


class _Covered:
    """Mentions by place; they do not overlap."""

    def __init__(self, mentions: Sequence[tuple[int, int, Kind, bool]]) -> None:
        self._mentions = sorted(mentions)
        self._starts = [start for start, *_ in self._mentions]

    def _at(self, span: tuple[int, int]) -> tuple[int, int, Kind, bool] | None:
        place = bisect_right(self._starts, span[0]) - 1
        return self._mentions[place] if place >= 0 and span[0] < self._mentions[place][1] else None

    def kind(self, span: tuple[int, int]) -> Kind | None:
        """Return the kind of the mention in which the word starts."""
        mention = self._at(span)
        return mention[2] if mention else None

    def whole(self, span: tuple[int, int]) -> bool:
        """Return whether the word is masked with a whole mention."""
        mention = self._at(span)
        return bool(mention and mention[3] and span[1] <= mention[1])
