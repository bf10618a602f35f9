"""Search of the user's: every expression ends within bounds, and a selection grows to whole words."""

from __future__ import annotations

import pytest

from engine.core.errors import BadSearch
from engine.core.messages import sentence
from engine.pipeline.text_search import SearchMode, find, whole_words
from tests.builders.marked import unmark_one
from tests.sampled import sampled

_ENDLESS = (r"(\w+)+$", "(a?){1000}a{1000}", "(a+a+)+b")
_VAST = (
    "(a{5000}){5000}",
    "(?:(?:(?:x{99}){99}){99}){99}",
    "((ab{400}c){400}){9}",
    r"(\){400}[)]{400}){400}",
    "a" * 1001,
)


def _refused(pattern: str) -> BadSearch:
    with pytest.raises(BadSearch) as caught:
        find("a" * 3000 + "!", pattern, SearchMode.PATTERN)
    assert sentence(caught.value)
    return caught.value


@pytest.mark.parametrize("pattern", sampled(_ENDLESS, every=3))
def test_an_expression_that_would_not_end_is_ended(pattern: str) -> None:
    assert _refused(pattern).fields["problem"] == "time"


@pytest.mark.parametrize("pattern", _VAST)
def test_an_expression_that_would_take_all_memory_is_never_compiled(
    pattern: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("engine.pipeline.text_search.regex.compile")
    assert _refused(pattern).fields["problem"] == "time"


@pytest.mark.parametrize("pattern", ["(", "[a", "a{2}{3}", "(" * 400 + ")" * 400, "*"])
def test_what_is_no_expression_is_refused(pattern: str) -> None:
    with pytest.raises(BadSearch) as caught:
        find("some text", pattern, SearchMode.PATTERN)
    assert caught.value.fields["problem"] == "bad-pattern"


@pytest.mark.parametrize(
    ("pattern", "count"),
    [(r"\d{3}-\d{2}-\d{4}", 1), ("(a{20}){100}|so", 1), (r"[(]{1,99999}", 0), (r"(?:x{300}){300}", 0)],
)
def test_ordinary_counts_are_searched(pattern: str, count: int) -> None:
    assert len(find("so 900-55-0142", pattern, SearchMode.PATTERN)) == count


@pytest.mark.parametrize("how", [SearchMode.PATTERN, SearchMode.TEXT])
def test_more_places_than_a_user_can_look_at_are_refused(how: SearchMode) -> None:
    with pytest.raises(BadSearch) as caught:
        find("a b " * 20_001, "a", how)
    assert caught.value.fields["problem"] == "too-many-places"


@pytest.mark.parametrize(
    ("marked", "whole"),
    [
        ("see M⟦aren Tolv⟧ald, a", "Maren Tolvald"),
        ("see⟦ Maren ⟧Tolvald", "Maren"),
        ("Dr. O’N⟦ei⟧ll went", "O’Neill"),
        ("the ‘H⟦ar⟧bor’ pilot", "Harbor"),
        ("Anna-L⟦en⟧a went", "Lena"),
        ("José⟦ ⟧Ruiz", ""),
        ("Jose\u0301⟦ R⟧uiz", "Ruiz"),
        ("J⟦os⟧e\u0301 Ruiz", "Jose\u0301"),
        ("东京⟦都⟧民", "都"),
        ("no. 900⟦-55⟧-0142", "-55"),
        ("(⟦Maren⟧)", "Maren"),
    ],
)
def test_a_selection_grows_to_whole_words(marked: str, whole: str) -> None:
    text, span = unmark_one(marked)
    first, last = whole_words(text, *span)
    assert text[first:last] == whole
