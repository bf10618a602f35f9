from __future__ import annotations

from engine.risk import thresholds
from engine.types import Entity, EntityRisk, Kind, Mention, RiskAssessment, RiskyCombination, Role

TEXT = "A pilot of Riga, aged 41."


def entity(number: int, words: str) -> Entity:
    start = TEXT.index(words)
    mention = Mention(start, start + len(words), Kind.DEM, 1.0, "test", "")
    return Entity(f"e{number}", Kind.DEM, Role.QUASI, (mention,))


def risk(number: int, combined: float) -> EntityRisk:
    return EntityRisk(f"e{number}", (), 1.0, combined, False, "")


ENTITIES = (entity(1, "pilot"), entity(2, "Riga"), entity(3, "41"))
SEARCHED = RiskyCombination(("e1", "e3"), "search", 1)
ASSESSED = RiskAssessment(
    (risk(1, 0.3), risk(2, 0.45), risk(3, 0.7)), (SEARCHED, RiskyCombination(("e2", "e3"), "sequence"))
)


def test_flags_and_pairs_are_those_of_the_threshold_and_searches_stay() -> None:
    low, middle, high = (thresholds.at(TEXT, ENTITIES, ASSESSED, threshold) for threshold in (0.4, 0.6, 0.9))
    assert [[each.flagged for each in at.entities] for at in (low, middle, high)] == [
        [False, True, True],
        [False, False, True],
        [False, False, False],
    ]
    # Of two quasi identifiers below the threshold, 1 - (1 - a)(1 - b): 0.615 for e1 and e2, 0.79 and 0.835 with e3.
    assert low.combinations == (SEARCHED,)
    assert middle.combinations == (RiskyCombination(("e1", "e2"), "sequence"), SEARCHED)
    assert high.combinations == (SEARCHED,)
