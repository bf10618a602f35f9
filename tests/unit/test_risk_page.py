"""The figures that the help page "How risk is computed" works out by hand are those that the program computes."""

from __future__ import annotations

import math
import re
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from engine import planning
from engine.background.adversaries import classifier
from engine.background.profiles import Profile
from engine.core import tables
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Action, DecidedBy, Decision, Indicator, Kind
from engine.core.words import stem
from engine.risk import classifiers
from engine.risk.inference import attack
from engine.risk.inference.attributes import VALUES, WORK
from engine.risk.population import Details, census, estimate, margins, places
from tests.unit.planning.test_choosing_plans import examined, people

_PAGE = Path(__file__).resolve().parents[2] / "resources" / "help" / "risk.md"
_WHOLE = _PAGE.read_text(encoding="utf-8")


def part(heading: str) -> str:
    """Return a part of the page on one line."""
    return " ".join(_WHOLE.partition(f"### {heading}\n")[2].partition("\n#")[0].split())


def number(share: float) -> str:
    return f"{share:.2f}"


def test_the_judged_risk_is_that_of_the_fitted_weights() -> None:
    found = classifiers.load()
    assert found
    signs = (Indicator("sequence", 0.8, True, literal("")), Indicator("frequency", 0.5, False, literal("")))
    weights, (constant,) = found.combined.weights, found.combined.bias
    first = math.log(0.8 / 0.2)
    assert f"{number(first)} and 0.00" in part("Judged")
    terms = f"{number(weights[0])} x {number(first)} + {number(weights[1])} x 0.00 + {number(constant)}"
    total = float(weights[0]) * first + float(constant)
    assert f"{terms} = {number(total)}" in part("Judged")
    assert f"the risk is {number(found.risk(signs))}" in part("Judged")
    assert f"default threshold is {Options().risk_threshold}" in part("Judged")


@pytest.mark.usefixtures("own_cache")
def test_the_counted_risk_is_that_of_the_table(tmp_path: Path) -> None:
    rows = [line.strip("| ").replace(" | ", ",") for line in re.findall(r"^\| .+ Lee \| .+$", _WHOLE, re.MULTILINE)]
    assert len(rows) == 4
    said = [("Bergen", Kind.LOC, None), ("nurse", Kind.DEM, "occupation"), ("1961", Kind.DATETIME, "year")]
    options = Options(background=(people(tmp_path, rows),), person="Ann Lee", k=2)
    examination = examined(said)
    weighed = planning.consequences(examination, options, Silent())
    mask = Decision("e2", Action.MASK, None, DecidedBy.USER, literal(""))
    assert (weighed.exposure().people, weighed.exposure((mask,)).people) == (1, 2)
    assert "the risk is 1 in 1" in part("Counted")
    assert "(Ann and Carl): 1 in 2" in part("Counted")
    plan = planning.plan(examination, options, Silent())
    assert sum(each.action is not Action.KEEP for each in plan.decisions) == 1


def test_the_estimate_is_that_of_the_census() -> None:
    text = part("Estimated")
    starts, answers, _ = margins.headers()
    mine = margins.published(places.locate("England", "Harrogate").place)
    women, hindu = len(starts) + starts.index(40), answers.index("Hindu")
    nation = [[float(each) for each in tables.by_first("religion-ages-ew")[name]] for name in answers]
    everywhere = sum(nation[hindu]) / sum(map(sum, nation))
    of_age = nation[hindu][women] / sum(row[women] for row in nation)
    share = mine.religions[hindu] / sum(mine.ages)
    assert f"{mine.ages[women]:,.0f} women of that age" in text
    assert f"{sum(mine.ages):,.0f} people" in text
    assert f"{mine.religions[hindu]:.0f} are Hindu: {100 * share:.3f} %" in text
    assert f"{100 * everywhere:.2f} % of all people are Hindu, and {100 * of_age:.2f} % of the women" in text
    product = mine.ages[women] * share * of_age / everywhere
    assert f"x {number(of_age / everywhere)} = {product:.1f}" in text
    fitted = census._religion_by_age(mine)[hindu][women]
    safely = import_module("engine.risk.population.estimate").safely
    lowered = safely(0.35 * (1 - share))
    found = estimate(Details(country="England", place="Harrogate", sex="F", age=(40, 44), religion="Hindu"))
    assert f"which gives {fitted:.1f}" in text
    assert f"{fitted:.1f} x {lowered:.2f} = {found.expected:.2f}" in text
    assert f"Between {found.low:.0f} and {found.high:.0f} people nine times in ten" in text


def test_the_classifier_of_the_re_identification_risk_counts_as_on_the_page() -> None:
    text = part("Attacked")
    texts = re.findall(r'"((?:bees|hens) \w+)"', text)
    assert len(texts) == 3
    found = classifier([Profile("", each) for each in texts])
    first, second = (float(found.held[found.starts[found.terms[each]]]) for each in map(stem, ("hens", "gliders")))
    assert f"ln(1 + (1/2) / (2/6)) = {number(first)}" in text
    assert f"ln(1 + (1/2) / (1/6)) = {number(second)}" in text
    (chances,) = np.exp(found.log_probabilities(["hens gliders"]))
    assert chances.argmax() == 2
    assert f"with 10.0 / 13.5 = {100 * chances[2]:.0f} %" in text


def test_the_attack_guesses_as_on_the_page() -> None:
    text = part("Attacked")
    shown = re.search(r'A note shows "([^"]+)"', text)
    assert shown
    released = attack.load_released()
    read = released.read(shown[1])
    (guess,) = [each for each in released.guess(read) if each.attribute == WORK]
    column = released.columns[WORK].start + VALUES[WORK].index(guess.value)
    assert f'gives "{guess.value}" {100 * guess.prior:.0f} %' in text
    assert f"lifts it to {100 * guess.confidence:.0f} %" in text
    words = [shown[1][slice(*places[0])] for places in guess.words]
    quoted = [f'"{each}"' for each in words]
    assert f"Without {', '.join(quoted[:-1])} and {quoted[-1]} it" in text
    hidden = [place for places in guess.words for place in places]
    left = released.probabilities(read, attack.visible_words(read, hidden))[column]
    assert f"falls to {100 * left:.0f} %" in text
