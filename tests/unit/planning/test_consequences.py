"""Risks of a document under any decisions, under the three headings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import planning
from engine.core.message import literal
from engine.core.options import MaskStyle, Options
from engine.core.progress import Silent
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Examination,
    Indicator,
    Kind,
    Notice,
    Reidentification,
    RiskyCombination,
    Role,
)
from engine.planning import Consequences
from tests.unit.planning.test_choosing_plans import examined, people, planned

pytestmark = pytest.mark.usefixtures("own_cache")

SAID = [("Bergen", Kind.LOC, None), ("nurse", Kind.DEM, "occupation"), ("1961", Kind.DATETIME, "year")]
ROWS = [
    "Ann Lee,Bergen,nurse,1961-03-14",
    "Bea Lee,Bergen,nurse,1962-03-14",
    "Carl Lee,Bergen,plumber,1961-05-14",
    "Dora Lee,Oslo,nurse,1961-03-14",
]


def found(examination: Examination, options: Options) -> Consequences:
    return planning.consequences(examination, options, Silent())


def decided(number: int, action: Action) -> Decision:
    return Decision(f"e{number}", action, None, DecidedBy.USER, literal(""))


def test_who_fits_is_counted_for_each_way_to_show_a_detail(tmp_path: Path) -> None:
    options = Options(background=(people(tmp_path, ROWS),), person="Ann Lee", k=2)
    weighed = found(examined(SAID), options)
    assert weighed.population == 4
    assert weighed.exposure().people == 1
    assert weighed.exposure().singling_out == 1.0
    kept, coarser, masked = weighed.of("e2", ())
    assert (kept.action, coarser.action, masked.action) == (Action.KEEP, Action.GENERALISE, Action.MASK)
    assert (kept.exposure.people, masked.exposure.people) == (1, 2)
    assert masked.exposure.singling_out == 0.5
    assert kept.exposure.people <= coarser.exposure.people <= masked.exposure.people
    # With the town masked as well, three people share the year; with all masked, everybody.
    (*_, masked) = weighed.of("e2", (decided(1, Action.MASK),))
    assert masked.exposure.people == 3
    assert weighed.exposure(decided(each, Action.MASK) for each in (1, 2, 3)).people == 4


def test_it_agrees_with_the_plan_that_it_weighs(tmp_path: Path) -> None:
    options = Options(background=(people(tmp_path, ROWS),), person="Ann Lee", k=2, mask=MaskStyle.GENERALISE)
    plan = planned(examined(SAID), options)
    exposure = found(examined(SAID), options).exposure(plan.decisions)
    assert exposure.people is not None and exposure.people >= 2


def test_somebody_who_is_not_in_the_background_is_one_more(tmp_path: Path) -> None:
    weighed = found(examined(SAID), Options(background=(people(tmp_path, ROWS),), person=None, k=3))
    assert weighed.exposure().people == 2


def test_without_a_background_only_a_direct_identifier_singles_out() -> None:
    examination = examined(SAID)
    risks = (replace(each, combined=at / 10) for at, each in enumerate(examination.risk.entities, start=2))
    examination = replace(examination, risk=replace(examination.risk, entities=tuple(risks)))
    weighed = found(examination, Options())
    assert weighed.exposure().singling_out is None
    assert weighed.exposure().people is None and weighed.population is None
    direct = replace(examination.entities[0], role=Role.DIRECT)
    examination = replace(examination, entities=(direct, *examination.entities[1:]))
    exposure = found(examination, Options()).exposure()
    assert (exposure.singling_out, exposure.linkability) == (1.0, None)


def measured(**scores: tuple[float, ...]) -> Examination:
    """Three details, with the scores of indicators."""
    examination = examined(SAID)
    risks = (
        replace(each, indicators=tuple(Indicator(name, of[at], False, literal("R.")) for name, of in scores.items()))
        for at, each in enumerate(examination.risk.entities)
    )
    return replace(examination, risk=replace(examination.risk, entities=tuple(risks)))


def test_what_was_not_measured_is_not_told() -> None:
    exposure = found(examined(SAID), Options()).exposure()
    assert exposure.linkability is None


def test_the_language_model_measures_neither_links_nor_inference() -> None:
    exposure = found(measured(perturbation=(0.2, 0.8, 0.1), probability=(0.2, 0.6, 0.1)), Options()).exposure()
    plain = found(measured(), Options()).exposure()
    assert (exposure.linkability, exposure.inference) == (None, plain.inference)


def test_an_emulated_search_measures_no_links() -> None:
    assert found(measured(**{"emulated-search": (0.9, 0.9, 0.9)}), Options()).exposure().linkability is None


def test_a_search_that_was_stopped_finds_links_and_never_that_there_are_none() -> None:
    examination = measured(search=(0.0, 0.0, 0.5))
    stopped = replace(examination, risk=replace(examination.risk, notices=(Notice("search-stopped"),)))
    assert found(stopped, Options()).exposure().linkability is None
    pair = RiskyCombination(("e1", "e3"), "search")
    stopped = replace(stopped, risk=replace(stopped.risk, combinations=(pair,)))
    assert found(stopped, Options()).exposure().linkability == 1.0


def test_links_are_what_a_search_found() -> None:
    examination = measured(probability=(0.2, 0.6, 0.1), search=(0.0, 0.0, 0.5))
    assert found(examination, Options()).exposure().linkability == 0.0
    pair = RiskyCombination(("e1", "e3"), "search")
    examination = replace(examination, risk=replace(examination.risk, combinations=(pair,)))
    assert found(examination, Options()).exposure().linkability == 1.0
    assert found(examination, Options()).exposure([decided(1, Action.MASK)]).linkability == 0.0


def test_matching_programs_say_how_near_they_come() -> None:
    examination = measured(reidentification=(0.9, 0.0, 0.0))
    near = Reidentification(before=1.0, after=4.0, hidden=True, people=50, calls=0)
    bare = (examination.risk.entities[0], *(replace(each, indicators=()) for each in examination.risk.entities[1:]))
    examination = replace(examination, risk=replace(examination.risk, entities=bare, reidentification=near))
    weighed = found(examination, Options())
    assert weighed.exposure().linkability == 1.0
    assert weighed.exposure([decided(1, Action.MASK)]).linkability == 0.25


def test_generalised_words_are_shown_as_the_file_writes_them() -> None:
    weighed = found(examined([("Bergen", Kind.LOC, None)]), Options(mask=MaskStyle.GENERALISE))
    (coarser,) = (each for each in weighed.of("e1", ()) if each.action is Action.GENERALISE)
    assert coarser.replacement == "[place in Norway]"


def test_the_part_that_a_policy_keeps_is_a_way_to_generalise() -> None:
    weighed = found(examined([("900-55-0142", Kind.CODE, "ssn")]), Options(policy="frcp-5.2"))
    ways = {each.action: each.replacement for each in weighed.of("e1", ())}
    assert ways == {Action.KEEP: None, Action.GENERALISE: "XXX-XX-0142", Action.MASK: None}
