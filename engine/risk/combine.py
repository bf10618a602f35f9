"""What the indicators say together: one figure, one sentence, and the pairs that are risky though neither part is."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from itertools import combinations

from engine.risk.classifiers import Classifiers
from engine.types import Entity, EntityRisk, Indicator, Kind, RiskyCombination, Role

_PARAGRAPH = re.compile(r"\n\s*\n")

# Below this a detail says so little that no pair with it is worth a constraint.
_NEGLIGIBLE = 0.15

_WHAT: dict[Kind, str] = {
    Kind.CODE: "This number or address",
    Kind.PERSON: "This name",
    Kind.DATETIME: "This date or time",
    Kind.LOC: "This place",
    Kind.ORG: "This organisation",
    Kind.DEM: "This personal attribute",
    Kind.QUANTITY: "This amount",
    Kind.MISC: "This detail",
}


def combined(entity: Entity, indicators: tuple[Indicator, ...], classifiers: Classifiers | None) -> float:
    """1 for a direct identifier; else what the classifier makes of the indicators that every entity has.

    Without classifiers: the highest score of a flagged indicator, or of the first if none is flagged.
    """
    if entity.role is Role.DIRECT:
        return 1.0
    if classifiers:
        return classifiers.risk(indicators)
    flagged = [indicator.score for indicator in indicators if indicator.flagged]
    return max(flagged) if flagged else indicators[0].score


def why(entity: Entity, indicators: tuple[Indicator, ...], *, flagged: bool) -> str:
    """One sentence for a person: of an indicator that says what is said of the entity, the one that says it loudest."""
    what = _WHAT[entity.kind]
    if entity.role is Role.DIRECT:
        return f"{what} identifies somebody by itself."
    agreeing = [indicator for indicator in indicators if indicator.flagged is flagged] or list(indicators)
    loudest = max(agreeing, key=lambda indicator: indicator.score if flagged else -indicator.score)
    reason = _continue(loudest.reason)
    if flagged:
        return f"{what} can single somebody out together with others: {reason}"
    return f"{what} says little about one person: {reason}"


def _continue(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def pairs(
    text: str, entities: tuple[Entity, ...], risks: tuple[EntityRisk, ...], *, threshold: float
) -> tuple[RiskyCombination, ...]:
    """Two details of one paragraph that are below the threshold each and past it together.

    Together means noisy-or, 1 - (1 - a)(1 - b): experts mask at least one of two such details that often.
    """
    breaks = [match.end() for match in _PARAGRAPH.finditer(text)]
    paragraphs: dict[int, set[int]] = defaultdict(set)
    for index, (entity, risk) in enumerate(zip(entities, risks, strict=True)):
        if entity.role is Role.QUASI and not risk.flagged and risk.combined >= _NEGLIGIBLE:
            for mention in entity.mentions:
                paragraphs[bisect_right(breaks, mention.start)].add(index)
    risky = {
        pair
        for members in paragraphs.values()
        for pair in combinations(sorted(members), 2)
        if 1 - (1 - risks[pair[0]].combined) * (1 - risks[pair[1]].combined) >= threshold
    }
    return tuple(
        RiskyCombination((entities[first].id, entities[second].id), source="sequence")
        for first, second in sorted(risky)
    )
