"""Finding and marking: what the person asks for becomes findings, and what was found stays what it was."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import BadSearch
from engine.core.options import Options
from engine.core.types import Action, DecidedBy, RiskyCombination, Role
from engine.pipeline import edits, flow, text_search
from engine.pipeline.text_search import SearchMode
from tests.builders.examined import TEXT, examination

_SPANS = st.tuples(st.integers(0, len(TEXT)), st.integers(0, len(TEXT))).map(lambda each: (min(each), max(each)))


@pytest.mark.parametrize(
    ("wanted", "how", "expected"),
    [
        ("tolvald", SearchMode.WORDS, ["Tolvald", "Tolvald"]),
        ("tolv", SearchMode.WORDS, []),
        ("tolv", SearchMode.TEXT, ["Tolv", "Tolv"]),
        ("harbor  pilot", SearchMode.WORDS, ["harbor pilot"]),
        (r"\d{4}", SearchMode.PATTERN, ["1981"]),
        (r"x*", SearchMode.PATTERN, []),
        ("  ", SearchMode.TEXT, []),
        ("...", SearchMode.TEXT, []),
        ("Tolvold", SearchMode.WORDS, []),
        ("Tolvold", SearchMode.NEARLY, ["Tolvald", "Tolvald"]),
        ("Maren To1vaId", SearchMode.NEARLY, ["Maren Tolvald", "Maren Tolvald"]),
        ("saltbye", SearchMode.NEARLY, ["Saltby"]),
        ("sue", SearchMode.NEARLY, []),
        ("in", SearchMode.NEARLY, ["in"]),
    ],
)
def test_it_is_found_in_each_way(wanted: str, how: SearchMode, expected: list[str]) -> None:
    assert [TEXT[start:end] for start, end in text_search.find(TEXT, wanted, how)] == expected


def test_what_is_no_pattern_and_what_would_not_end_is_told() -> None:
    with pytest.raises(BadSearch) as bad:
        text_search.find(TEXT, "(", SearchMode.PATTERN)
    assert bad.value.fields == {"problem": "bad-pattern"}
    with pytest.raises(BadSearch) as slow:
        text_search.find("a" * 60 + "!", r"^(a|aa)+$", SearchMode.PATTERN)
    assert slow.value.fields == {"problem": "time"}


def _said(found: object) -> dict[str, list[str]]:
    return {each.id: [TEXT[m.start : m.end] for m in each.mentions] for each in found.entities}  # type: ignore[attr-defined]


def test_a_mark_changes_no_entity_that_it_does_not_touch() -> None:
    found = examination()
    marked = edits.mark(found, [(TEXT.index("pilot"), TEXT.index("pilot") + 9)])  # with "from"
    same = [now is was for now, was in zip(marked.entities, found.entities, strict=False)]
    assert same == [each.id != "e2" for each in found.entities], "of thousands, nearly all"


def test_a_mark_is_a_finding_of_its_own_and_the_others_keep_their_ids() -> None:
    spans = text_search.find(TEXT, "sued", SearchMode.WORDS) + text_search.find(TEXT, "fell ill", SearchMode.WORDS)
    marked = edits.mark(examination(), spans)
    assert _said(marked) == {
        **_said(examination()),
        f"m{TEXT.index('fell')}": ["fell ill"],
        f"m{TEXT.index('sued')}": ["sued"],
    }
    plan = flow.plan(marked, Options())
    asked = [each for each in plan.decisions if each.entity_id.startswith("m")]
    assert {(each.action, each.decided_by) for each in asked} == {(Action.MASK, DecidedBy.USER)}


def test_a_mark_takes_over_what_it_covers() -> None:
    pair = RiskyCombination(("e2", "e4"), "test")
    found = examination()
    found = replace(found, risk=replace(found.risk, combinations=(pair,)))
    start = TEXT.index("a harbor pilot")
    marked = edits.mark(found, [(start, start + len("a harbor pilot"))])
    assert "e2" not in _said(marked)
    assert marked.risk.combinations == (RiskyCombination((f"m{start}", "e4"), "test"),)
    risk = {each.entity_id: each for each in marked.risk.entities}[f"m{start}"]
    assert (risk.combined, risk.flagged) == (0.5, True)


def test_what_sticks_out_of_a_mark_stays_found_and_a_name_stays_direct() -> None:
    marked = edits.mark(examination(), [(0, len("Maren"))])
    assert _said(marked)["e1"] == ["Tolvald", "Maren Tolvald"]
    assert next(each for each in marked.entities if each.id == "m0").role is Role.DIRECT


@given(st.lists(_SPANS, max_size=6))
def test_marks_never_overlap_anything_and_all_of_it_has_a_risk(spans: list[tuple[int, int]]) -> None:
    marked = edits.mark(examination(), spans)
    places = sorted((m.start, m.end) for each in marked.entities for m in each.mentions)
    assert all(first[1] <= second[0] for first, second in pairwise(places))
    assert [each.id for each in marked.entities] == [each.entity_id for each in marked.risk.entities]
    covered = {at for start, end in places for at in range(start, end)}
    assert covered >= {at for start, end in spans for at in range(start, end)}
    assert edits.mark(examination(), spans) == marked
