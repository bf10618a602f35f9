"""Corrections by the user: one place, one person, other kinds, one entity instead of two. All can be undone."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import finding, people
from desktop.findings.menus import page_numbers
from desktop.jobs import Jobs
from desktop.sessions import corrections, work
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import (
    Action,
    Box,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    PageArea,
    RiskyCombination,
    Role,
)
from engine.pipeline import edits
from engine.pipeline.interim import Show
from tests.builders.examined import TEXT, examination, plan

_NAME, _JOB, _TOWN, _YEAR = range(4)
_AREA = PageArea(0, Box(10, 20, 110, 60))


class _Pipeline:
    """Stands in for the engine: masks all that nobody decided."""

    def examine(
        self, path: Path, options: Options, progress: Progress, *, show: Show, wordless: bool, beginning: bool
    ) -> Examination:
        return examination(path)

    def plan(
        self, found: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action]
    ) -> MaskingPlan:
        decisions = (
            Decision(each.id, own.get(each.id, Action.MASK), None, DecidedBy.PROGRAM, literal("It costs least."))
            for each in found.entities
        )
        return replace(plan(), decisions=tuple(decisions))


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    found = Jobs()
    yield found
    found.close()


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs) -> DocumentSession:
    return _open(qtbot, monkeypatch, jobs)


def _open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, records: Records | None = None) -> DocumentSession:
    monkeypatch.setattr(work, "flow", _Pipeline())
    monkeypatch.setattr(work, "_hash", lambda path: "0" * 64)
    found = DocumentSession(Path("note.txt"), Options(), jobs, records)
    qtbot.waitUntil(lambda: found.phase is not Phase.WORKING)
    return found


def _settled(qtbot: QtBot, session: DocumentSession) -> None:
    qtbot.waitUntil(lambda: not session.planning)


def _shown(session: DocumentSession) -> list[tuple[str, DecisionState, bool]]:
    return [(each.text, each.state, each.own) for each in session.findings]


def test_one_place_is_kept_and_the_others_stay_masked(qtbot: QtBot, opened: DocumentSession) -> None:
    before = _shown(opened)
    opened.select(_NAME, 1)
    corrections.decide_here(opened, DecisionState.KEEP)
    _settled(qtbot, opened)
    assert ("Maren Tolvald", DecisionState.KEEP, True) in _shown(opened)
    assert ("Maren Tolvald", DecisionState.MASK, False) in _shown(opened)
    again = TEXT.rindex("Maren")
    final = {each.entity_id: each for each in opened.final_plan().decisions}
    assert (final[f"s{again}"].action, final["e1"].action) == (Action.KEEP, Action.MASK)
    assert final[f"s{again}"].decided_by is DecidedBy.USER
    opened.undo.undo()
    assert _shown(opened) == before


def test_places_are_stepped_through_round_and_round(opened: DocumentSession) -> None:
    opened.select(_NAME)
    gone = []
    for by in (1, 1, 1, -1):
        corrections.step_place(opened, by)
        gone.append(opened.place)
    assert gone == [0, 1, 0, 1]
    mention = corrections.place(opened)
    assert mention is not None and mention.start == TEXT.rindex("Maren")


def test_a_place_that_means_somebody_else_stands_alone(qtbot: QtBot, opened: DocumentSession) -> None:
    opened.select(_NAME, 1)
    corrections.stand_alone(opened)
    _settled(qtbot, opened)
    assert [each.text for each in opened.findings].count("Maren Tolvald") == 2
    corrections.join(opened, opened.findings[0], opened.findings[-1])
    _settled(qtbot, opened)
    assert [each.text for each in opened.findings].count("Maren Tolvald") == 1
    opened.undo.undo()
    opened.undo.undo()
    assert len(opened.findings) == 4


def test_two_findings_become_one_and_are_decided_together(qtbot: QtBot, opened: DocumentSession) -> None:
    corrections.join(opened, opened.findings[_NAME], opened.findings[_TOWN])
    assert [each.text for each in opened.findings] == ["Maren Tolvald", "harbor pilot", "1981"]
    opened.decide_all([opened.findings[0]], DecisionState.KEEP)
    _settled(qtbot, opened)
    opened.undo.undo()
    opened.undo.undo()
    assert [each.text for each in opened.findings] == ["Maren Tolvald", "harbor pilot", "Saltby", "1981"]
    assert not any(each.own for each in opened.findings)


def test_another_kind_is_planned_for(qtbot: QtBot, opened: DocumentSession) -> None:
    corrections.set_kind(opened, opened.findings[_JOB], Kind.PERSON)
    _settled(qtbot, opened)
    assert opened.findings[_JOB].entity.kind is Kind.PERSON
    opened.undo.undo()
    assert opened.findings[_JOB].entity.kind is Kind.DEM


def test_everything_of_a_person_is_one_step(qtbot: QtBot, opened: DocumentSession) -> None:
    opened.select(_TOWN)
    corrections.decide_person(opened, DecisionState.KEEP)
    assert {each.state for each in opened.findings} == {DecisionState.KEEP}
    opened.undo.undo()
    assert not any(each.own for each in opened.findings)


def test_a_reason_code_is_written_with_the_decision_and_can_be_taken_back(
    qtbot: QtBot, opened: DocumentSession
) -> None:
    corrections.set_code(opened, [opened.findings[_NAME]], " (b)(6) ")
    _settled(qtbot, opened)
    assert opened.findings[_NAME].code == "(b)(6)"
    assert opened.final_plan().decisions[0].code == "(b)(6)"
    corrections.set_code(opened, [opened.findings[_NAME]], "")
    assert opened.final_plan().decisions[0].code is None


def test_boxes_are_drawn_moved_and_taken_away(opened: DocumentSession) -> None:
    corrections.draw(opened, [_AREA, replace(_AREA, page=1)])
    assert opened.final_options.areas == (_AREA, replace(_AREA, page=1))
    for step in range(1, 4):
        corrections.change_area(opened, 0, replace(_AREA, box=Box(10 + step, 20, 110 + step, 60)))
    opened.undo.undo()
    assert opened.review.areas[0] == _AREA  # all three movements
    corrections.set_area_code(opened, 1, "(b)(4)")
    corrections.remove_area(opened, 0)
    assert opened.review.areas == (replace(_AREA, page=1, code="(b)(4)"),)
    opened.undo.undo()
    opened.undo.undo()
    opened.undo.undo()
    assert opened.final_options.areas == ()


def test_corrections_come_back_when_the_file_is_opened_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, tmp_path: Path
) -> None:
    records = Records(tmp_path / "kept")
    first = _open(qtbot, monkeypatch, jobs, records)
    first.select(_NAME, 1)
    corrections.decide_here(first, DecisionState.KEEP)
    corrections.set_kind(first, first.findings[_JOB], Kind.MISC)
    corrections.set_code(first, [first.findings[_TOWN]], "5.2(a)")
    corrections.join(first, first.findings[_TOWN], first.findings[_YEAR])
    corrections.draw(first, [_AREA])
    _settled(qtbot, first)
    second = _open(qtbot, monkeypatch, jobs, records)
    assert second.review == first.review
    assert [(each.entity, each.state, each.code) for each in second.findings] == [
        (each.entity, each.state, each.code) for each in first.findings
    ]


def test_details_belong_to_the_person_beside_them() -> None:
    text = "Maren Tolvald, a harbor pilot. " + "x" * 400 + " Ida Brekke, a baker from Oslo. Tolvald met nobody. Pier 9"
    words = ["Maren Tolvald", "harbor pilot", "Ida Brekke", "baker", "Oslo", " Tolvald", "Pier 9"]
    kinds = [Kind.PERSON, Kind.DEM, Kind.PERSON, Kind.DEM, Kind.LOC, Kind.PERSON, Kind.LOC]
    starts = [text.rindex(each) if each != "Maren Tolvald" else 0 for each in words]
    entities = tuple(
        Entity(each, kind, Role.QUASI, (Mention(at, at + len(each), kind, 1.0, "test", literal("A test.")),))
        for each, kind, at in zip(words, kinds, starts, strict=True)
    )
    risks = tuple(EntityRisk(each.id, (), 0.0, 0.0, False, literal("")) for each in entities)
    found = replace(examination(), entities=entities)
    found = replace(found, document=replace(found.document, text=text), risk=replace(found.risk, entities=risks))
    told = {entity: person.name for entity, person in people.belonging(found).items()}
    assert told == {
        "Maren Tolvald": "Maren Tolvald",
        "harbor pilot": "Maren Tolvald",
        "Ida Brekke": "Ida Brekke",
        "baker": "Ida Brekke",
        "Oslo": "Ida Brekke",
        " Tolvald": "Maren Tolvald",
        "Pier 9": "Maren Tolvald",
    }


def test_a_mark_asks_only_for_its_own_person_and_a_name_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = examination()
    together = RiskyCombination(("e1", "e3"), "optimal", 2)
    found = replace(found, risk=replace(found.risk, combinations=(together,)))
    known, asked = finding.collect(found, plan(), {}), list[int]()
    nearest = people._nearest
    monkeypatch.setattr(people, "_nearest", lambda start, names: asked.append(start) or nearest(start, names))
    for words, others in (
        ("sued", []),
        ("Maren Tolvald", ["harbor pilot", "Saltby", "1981"]),
    ):  # the second takes the name itself
        marked = edits.mark(found, [(TEXT.index(words), TEXT.index(words) + len(words))])
        asked.clear()
        now = finding.collect(marked, finding.covering(plan(), marked), {}, known=known)
        assert sorted(asked) == sorted(map(TEXT.index, [words, *others])), "of thousands of mentions"
        assert {each.entity.id: each.person for each in now} == {
            each.id: people.belonging(marked).get(each.id) for each in marked.entities
        }


def test_findings_know_their_person() -> None:
    found = finding.collect(examination(), plan(), {})
    assert {each.person.name for each in found if each.person} == {"Maren Tolvald"}
    assert all(each.of_same_person(found[0]) for each in found)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("2, 5-7", (1, 4, 5, 6)),
        ("3", (2,)),
        ("7–8,1", (0, 6, 7)),
        ("9", ()),
        ("0", ()),
        ("4-2", ()),
        ("all", ()),
        ("", ()),
    ],
)
def test_pages_are_named_with_numbers(words: str, expected: tuple[int, ...]) -> None:
    assert page_numbers(words, 8) == expected
