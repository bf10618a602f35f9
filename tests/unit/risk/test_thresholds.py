from __future__ import annotations

from engine.core.catalogue import ENGLISH
from engine.core.message import literal
from engine.core.types import Entity, EntityRisk, Indicator, Kind, Mention, RiskAssessment, RiskyCombination, Role
from engine.risk import combine

TEXT = "A pilot of Riga, aged 41."


def entity(number: int, words: str) -> Entity:
    start = TEXT.index(words)
    mention = Mention(start, start + len(words), Kind.DEM, 1.0, "test", literal(""))
    return Entity(f"e{number}", Kind.DEM, Role.QUASI, (mention,))


def risk(number: int, combined: float) -> EntityRisk:
    signs = (
        Indicator("sequence", combined, False, literal("Sequence."), 0.5, 2 * combined - 0.7),
        Indicator("probability", 0.9, True, literal("Probability."), 0.5, 0.1),
    )
    return EntityRisk(f"e{number}", signs, 1.0, combined, False, literal(""))


ENTITIES = (entity(1, "pilot"), entity(2, "Riga"), entity(3, "41"))
SEARCHED = RiskyCombination(("e1", "e3"), "search", 1)
ASSESSED = RiskAssessment((risk(1, 0.3), risk(2, 0.45), risk(3, 0.7)), (SEARCHED,))


def test_flags_are_those_of_the_threshold_and_searches_stay() -> None:
    low, middle, high = (combine.at(ENTITIES, ASSESSED, threshold) for threshold in (0.4, 0.6, 0.9))
    assert [[each.flagged for each in at.entities] for at in (low, middle, high)] == [
        [False, True, True],
        [False, False, True],
        [False, False, False],
    ]
    assert low.combinations == middle.combinations == high.combinations == (SEARCHED,)


def test_the_sentence_is_that_of_the_threshold() -> None:
    low, high = (combine.at(ENTITIES, ASSESSED, threshold) for threshold in (0.4, 0.9))
    assert [each.why for each in low.entities] == [literal("Sequence.")] * 3
    assert low.entities[2].flagged and low.entities[1].flagged
    # Of e3 no sign speaks against masking, so that none decides that it stays.
    assert (
        ENGLISH.say(high.entities[2].why)
        == "No single sign decides; weighed together, the signs stay below the threshold."
    )
