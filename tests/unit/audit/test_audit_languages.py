"""Figures and charts of an audit are in the language of the reader."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from engine.audit import AuditReport, results, target, tools, words
from engine.audit.people import DataSplit
from engine.audit.results import Errors, FieldClue, Top, Way, WorkListItem
from engine.audit.target import TargetPoint, TargetSearch
from engine.audit.tools import ToolPoint
from engine.core.bootstrap import IntervalEstimate
from engine.core.catalogue import ENGLISH, Catalogue
from engine.reports.charts import PANE

_SHARE = IntervalEstimate(0.031, 0.02, 0.044)
_ITEMS = tuple(
    WorkListItem(f"P{rank}.txt", f"P{rank}", rank, 0.3, 0.3, 0.125, DataSplit.TEST, fields=(FieldClue("city", 0.255),))
    for rank in (1, 2, 1_200)
)
_REPORT = AuditReport(
    way=Way.ZERO_SHOT,
    people=20_000,
    documents=3,
    unmatched=0,
    unreadable=0,
    parts={"test": 3},
    tops=(Top(1, _SHARE),),
    median_rank=2.5,
    adversaries={},
    masked=0.125,
    tri=_SHARE,
    work_list=_ITEMS,
    errors=Errors((), ()),
    learned_fields=(FieldClue("city", 0.255), FieldClue("job", 0.5)),
    limits=(),
    seed=1,
    seconds=1.0,
)
_POINT = TargetPoint(0.5, 0.125, _SHARE, _REPORT)
_SEARCH = TargetSearch("risk", 0.05, (_POINT,), _POINT)
_TOOL = ToolPoint("open", 1.0, 0.125, _SHARE, 0.0, _REPORT)


def _texts(picture: str) -> set[str]:
    return {each.text or "" for each in ElementTree.fromstring(picture).iter() if each.text and each.text.strip()}


@pytest.mark.parametrize("language", ["de", "fr", "es", "pt", "da", "nb"])
@pytest.mark.parametrize("chart", ["rank", "target", "tools"])
def test_a_chart_says_no_word_in_english(chart: str, language: str) -> None:
    def drawn(catalogue: Catalogue) -> str:
        if chart == "rank":
            return results.curve(_REPORT, catalogue)
        return target.curve(_SEARCH, catalogue) if chart == "target" else tools.curves([_TOOL], catalogue)

    english, other = _texts(drawn(ENGLISH)), _texts(drawn(Catalogue(language)))
    said = {each for each in english if re.search("[a-z]", each)} - {"open"}
    assert len(said) >= 3
    assert not said & other


def test_figures_have_the_signs_of_the_language() -> None:
    german, english = Catalogue("de").say, ENGLISH.say
    assert english(words.interval(_SHARE)) == "3.1 % (2.0 to 4.4 %)"
    assert german(words.interval(_SHARE)) == "3,1\u00a0% (2,0 bis 4,4\u00a0%)"
    assert german(words.fields(_REPORT.learned_fields)) == "city (25,5\u00a0%), job (50,0\u00a0%)"
    assert "2,5" in " ".join(german(said) for _, said in words.said(_REPORT))
    assert "10.000" in _texts(results.curve(_REPORT, Catalogue("de")))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt", "da", "nb"])
def test_a_chart_in_a_window_is_no_wider_than_its_words_can_be_read(language: str) -> None:
    for drawn in (results.curve(_REPORT, Catalogue(language), PANE), target.curve(_SEARCH, Catalogue(language), PANE)):
        root = ElementTree.fromstring(drawn)
        left, top, width, height = map(float, root.get("viewBox", "").split())
        assert width <= 500 and height <= 320, "about as large as the part of the window, so that 13 pixels stay 13"
        for each in root.iter("{http://www.w3.org/2000/svg}text"):
            assert each.get("transform") is None, "no label is longer than the axis along which it runs"
            x, y, wide = float(each.get("x", 0)), float(each.get("y", 0)), 7 * len(each.text or "")
            anchor = {"middle": wide / 2, "end": wide}.get(each.get("text-anchor", ""), 0.0)
            assert left <= x - anchor and x - anchor + wide <= left + width and top < y < top + height
