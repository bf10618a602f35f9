"""Decisions of a person: made, undone, made again."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.finding import Finding
from desktop.jobs import Jobs
from desktop.sessions import corrections, work
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.errors import UnsupportedFormat
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Action, DecidedBy, Decision, Document, Examination, Kind, MaskingPlan
from engine.pipeline.interim import Show
from tests.builders.examined import TEXT, examination, plan


class _Pipeline:
    """Stands in for the engine, which has tests of its own."""

    def examine(
        self, path: Path, options: Options, progress: Progress, *, show: Show, wordless: bool, beginning: bool
    ) -> Examination:
        progress.step("open", 1, 1)
        if path.name == "bad.bin":
            raise UnsupportedFormat
        return examination(path)

    def plan(
        self, found: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action]
    ) -> MaskingPlan:
        """Masks the year, unless the person decides otherwise, where the name is kept."""
        chosen = {each.entity_id: each for each in plan().decisions}
        if own.get("e1") is Action.KEEP:
            chosen["e4"] = replace(chosen["e4"], action=Action.MASK)
        chosen |= {each: Decision(each, action, None, DecidedBy.USER, literal("r")) for each, action in own.items()}
        return replace(plan(), decisions=tuple(chosen[each.id] for each in found.entities))


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[DocumentSession]:
    jobs = Jobs()
    yield _open(qtbot, monkeypatch, jobs, "note.txt")
    jobs.close()


def _open(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, jobs: Jobs, name: str, records: Records | None = None
) -> DocumentSession:
    monkeypatch.setattr(work, "flow", _Pipeline())
    found = DocumentSession(Path(name), Options(), jobs, records)
    qtbot.waitUntil(lambda: found.phase is not Phase.WORKING)
    return found


def _states(found: DocumentSession) -> list[DecisionState]:
    return [each.state for each in found.findings]


def test_the_first_finding_that_needs_the_person_is_chosen(opened: DocumentSession) -> None:
    assert opened.phase is Phase.READY
    assert opened.left == 1
    assert opened.findings[opened.selection].text == "harbor pilot"


def test_every_decision_can_be_undone_and_made_again(opened: DocumentSession) -> None:
    before = _states(opened)
    opened.decide(1, DecisionState.KEEP)
    opened.decide(0, DecisionState.GENERALISE)
    after = _states(opened)
    assert after[:2] == [DecisionState.GENERALISE, DecisionState.KEEP]
    opened.undo.undo()
    assert _states(opened)[0] is DecisionState.MASK
    opened.undo.undo()
    assert _states(opened) == before
    opened.undo.redo()
    opened.undo.redo()
    assert _states(opened) == after


def test_undo_goes_back_to_where_the_decision_was_made(opened: DocumentSession) -> None:
    opened.select(1)
    opened.decide(1, DecisionState.MASK)
    opened.select(3)
    opened.undo.undo()
    assert opened.selection == 1


def test_all_alike_are_one_step(opened: DocumentSession) -> None:
    opened.decide(1, DecisionState.KEEP, alike=True)
    assert opened.left == 0
    opened.undo.undo()
    assert opened.left == 1


def test_findings_whose_kind_has_the_same_name_are_alike(opened: DocumentSession) -> None:
    name, other = opened.findings[0], opened.findings[1]
    assert name.entity.kind is Kind.PERSON and not name.like(other)

    def of(subtype: str | None) -> Finding:
        mention = replace(name.entity.mentions[0], subtype=subtype)
        return replace(name, entity=replace(name.entity, mentions=(mention,)))

    assert of("name").like(of(None)) and not of("name").like(of("username"))


def test_a_file_that_can_not_be_read_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = Jobs()
    found = _open(qtbot, monkeypatch, jobs, "bad.bin")
    jobs.close()
    assert found.phase is Phase.FAILED
    assert isinstance(found.error, UnsupportedFormat)
    assert found.findings == ()


def test_documents_hold_the_text_out_of_reprs(opened: DocumentSession) -> None:
    assert isinstance(opened.examination, Examination)
    assert isinstance(opened.examination.document, Document)
    assert "Tolvald" not in repr(opened.examination)
    assert "Tolvald" not in repr(opened.findings)


def _settled(qtbot: QtBot, found: DocumentSession) -> None:
    qtbot.waitUntil(lambda: not found.planning)


def test_a_decision_makes_another_plan_around_it(qtbot: QtBot, opened: DocumentSession) -> None:
    opened.select(2)
    with qtbot.waitSignal(opened.replanned) as told:
        opened.decide_all([opened.findings[0]], DecisionState.KEEP)
    assert told.args == [1, 0]
    assert _states(opened) == [
        DecisionState.KEEP,
        DecisionState.UNDECIDED,
        DecisionState.GENERALISE,
        DecisionState.MASK,
    ]
    assert opened.selection == 2
    with qtbot.waitSignal(opened.replanned) as told:
        opened.undo.undo()
    assert told.args == [0, 1]


def test_a_plan_never_overwrites_what_the_person_decided(qtbot: QtBot, opened: DocumentSession) -> None:
    opened.decide_all([opened.findings[3]], DecisionState.KEEP)
    opened.decide_all([opened.findings[0]], DecisionState.KEEP)
    _settled(qtbot, opened)
    assert _states(opened) == [
        DecisionState.KEEP,
        DecisionState.UNDECIDED,
        DecisionState.GENERALISE,
        DecisionState.KEEP,
    ]
    assert [each.decided_by for each in opened.final_plan().decisions].count(DecidedBy.USER) == 2


def test_what_is_marked_is_a_finding_that_the_person_decided(qtbot: QtBot, opened: DocumentSession) -> None:
    at = TEXT.index("fell ill")
    name = TEXT.index("Tolvald")
    chosen = opened.findings[opened.selection]
    opened.mark([(at, at + 8), (name, name + 7)])
    assert [each.text for each in opened.findings if each.own] == ["Maren Tolvald", "fell ill"]
    assert opened.findings[opened.selection].entity == chosen.entity
    _settled(qtbot, opened)
    final = {each.entity_id: each for each in opened.final_plan().decisions}[f"m{at}"]
    assert (final.action, final.decided_by) == (Action.MASK, DecidedBy.USER)
    opened.undo.undo()
    assert len(opened.findings) == 4 and not any(each.own for each in opened.findings)


def test_the_same_words_are_marked_everywhere(qtbot: QtBot, opened: DocumentSession) -> None:
    at = TEXT.index("a harbor")
    corrections.mark_everywhere(opened, at, at + 1)
    (found,) = (each for each in opened.findings if each.text == "a")
    assert found.own


def test_decisions_come_back_when_the_file_is_opened_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(work, "_hash", lambda path: "0" * 64)
    jobs, records = Jobs(), Records(tmp_path / "kept")
    first = _open(qtbot, monkeypatch, jobs, str(note), records)
    at = TEXT.index("fell ill")
    first.mark([(at, at + 8)])
    first.decide_all([first.findings[1]], DecisionState.KEEP)
    _settled(qtbot, first)
    second = _open(qtbot, monkeypatch, jobs, str(note), records)
    assert _states(second) == _states(first)
    assert [each.own for each in second.findings] == [each.own for each in first.findings]
    kept = b"".join(each.read_bytes() for each in (tmp_path / "kept").rglob("*") if each.is_file())
    for words in ("Tolvald", "pilot", "Saltby", "fell"):  # digits may be part of a fingerprint or a time
        assert words.encode() not in kept
    jobs.close()
