"""Records between two runs, none of which can stop a run."""

import hashlib
import itertools
import json
import os
import signal
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import messages
from desktop.jobs import Jobs
from desktop.main_window import MainWindow
from desktop.main_window.bottom_bar import BottomBar
from desktop.sessions import password, work
from desktop.sessions.records import Record, Records, Seal, _keyed, text_hash
from desktop.sessions.review import Review, ReviewerVerdict, Signature
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.options import MaskStyle, Method, Options
from engine.core.types import WHOLE_PAGE, Box, Kind, PageArea
from engine.pipeline.edits import Edits
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT, examination

_SHA = "ab" * 32
_OPTIONS = Options(policy="frcp-5.2", method=Method.GREEDY, mask=MaskStyle.LABEL, k=7, background=(Path("people.csv"),))
_REVIEW = Review(
    MappingProxyType({(0, 5): DecisionState.KEEP, (7, 9): DecisionState.MASK}),
    Edits(
        marks=((7, 9),),
        kinds=MappingProxyType({(0, 5): Kind.ORG}),
        apart=frozenset({(20, 25)}),
        together=(frozenset({(0, 5), (30, 35)}),),
    ),
    MappingProxyType({(0, 5): "(b)(6)"}),
    (PageArea(2, Box(1.5, 2, 30, 40)), PageArea(0, WHOLE_PAGE, "(b)(4)")),
)


_QUESTIONED = Signature("Maren", datetime(2026, 3, 4, 10, tzinfo=UTC), ReviewerVerdict.QUESTIONED, "Ivo")


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "kept")


def test_what_is_kept_comes_back(records: Records) -> None:
    record = Record(text_hash("some text"), _OPTIONS, _REVIEW)
    records.save(_SHA, record)
    loaded = records.load(_SHA, Options())
    assert loaded is not None
    assert loaded == replace(record, text_sha256=_keyed(record.text_sha256), words=loaded.words)
    assert loaded.of("some text") and record.of("some text") and not loaded.of("some other")
    records.save(_SHA, loaded)  # with the fingerprint of the text
    assert (again := records.load(_SHA, Options())) is not None and again.of("some text")
    assert records.load("cd" * 32, Options()) is None


def test_what_an_earlier_release_kept_comes_back(records: Records) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    (file,) = (records.folder / "sessions").iterdir()
    kept = json.loads(file.read_text(encoding="utf-8"))
    earlier = {key: value for key, value in kept.items() if key not in ("kinds", "apart", "together", "codes", "areas")}
    plain = {**earlier, "sha256": _SHA, "text_sha256": text_hash("some text")}
    file.rename(file.with_name(f"{_SHA}.sable")).write_text(json.dumps(plain), encoding="utf-8")
    record = records.load(_SHA, Options())
    assert record is not None and record.of("some text")
    assert record.review == Review(_REVIEW.decisions, Edits(marks=((7, 9),)))
    records.save(_SHA, record)
    assert [each.name for each in file.parent.iterdir()] == [file.name], "the plain hash is gone"


def test_no_plain_hash_confirms_a_guess(records: Records) -> None:
    """A hash of the original would confirm what is filled into the blanks of the redacted copy."""
    records.save(_SHA, Record(text_hash("some text"), _OPTIONS, _REVIEW))
    records.opened(Path("/x/a.txt"), _SHA)
    written = list(records.folder.rglob("*"))
    assert written
    for file in written:
        content = file.name + (file.read_text(encoding="utf-8") if file.is_file() else "")
        assert _SHA not in content and text_hash("some text") not in content


def test_decisions_that_came_with_a_document_are_not_taken_for_own(records: Records, tmp_path: Path) -> None:
    """A record beside a received document may keep every name."""
    source = tmp_path / "received.txt"
    Records(records.folder, beside=True).save(_SHA, Record(text_hash("some text"), _OPTIONS, _REVIEW), source)
    assert (mine := records.load(_SHA, Options(), source)) is not None and mine.own
    beside = tmp_path / "received.txt.sable"
    kept = json.loads(beside.read_text(encoding="utf-8"))
    for planted in ({**kept, "decisions": [[0, 5, "keep"]]}, {**kept, "mark": ""}):
        beside.write_text(json.dumps(planted), encoding="utf-8")
        assert (theirs := records.load(_SHA, Options(), source)) is not None and not theirs.own
    assert "somebody else" in messages.restored(decisions=2, changed=False, own=False)


def test_a_file_that_an_earlier_release_listed_is_the_same(records: Records) -> None:
    (records.folder / "recent.json").parent.mkdir(parents=True, exist_ok=True)
    (records.folder / "recent.json").write_text(json.dumps({"/x/a.txt": _SHA}), encoding="utf-8")
    assert not records.opened(Path("/x/a.txt"), _SHA)
    assert records.opened(Path("/x/a.txt"), "cd" * 32)


def test_no_name_password_or_word_of_the_person_is_kept(records: Records) -> None:
    secret = replace(_OPTIONS, person="Maren", password="pass", terms=("term",), keep=("kept",), secret="hush")
    records.save(_SHA, Record("0", secret, _REVIEW))
    (file,) = (records.folder / "sessions").iterdir()
    for each in ("Maren", "pass", "term", "kept", "hush"):
        assert each not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", ["", "[]", "{", '{"version": 2}', '{"version": 1}', "null", '"x"', "\x00"])
def test_a_damaged_record_is_as_if_it_were_not_there(records: Records, content: str) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    (file,) = (records.folder / "sessions").iterdir()
    file.write_text(content, encoding="utf-8")
    (records.folder / "recent.json").write_text(content, encoding="utf-8")
    assert records.load(_SHA, Options()) is None
    records.recent()


def test_a_decision_that_nobody_can_make_is_not_taken_over(records: Records) -> None:
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    (file,) = (records.folder / "sessions").iterdir()
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**kept, "decisions": [[0, 5, "undecided"]]}), encoding="utf-8")
    assert records.load(_SHA, Options()) is None


def test_the_list_of_recent_files_is_short_and_can_be_forgotten(records: Records) -> None:
    for number in range(12):
        assert not records.opened(Path(f"/x/{number}.pdf"), _SHA)
    assert [each.name for each in records.recent()] == [f"{number}.pdf" for number in range(11, 3, -1)]
    assert not records.opened(Path("/x/5.pdf"), _SHA)
    assert records.opened(Path("/x/5.pdf"), "cd" * 32)
    records.forget_recent()
    assert records.recent() == {}


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    records = Records(tmp_path / "file" / "folder")
    records.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    records.opened(Path("/x"), _SHA)
    assert records.load(_SHA, Options()) is None and records.recent() == {}


def test_where_two_decisions_meet_the_careful_one_stands() -> None:
    found = examination()
    (name, *_) = found.entities
    first, second = ((each.start, each.end) for each in name.mentions)
    review = Review(MappingProxyType({first: DecisionState.KEEP, second: DecisionState.MASK}))
    assert review.states(found.entities) == {"e1": DecisionState.MASK}


def test_under_a_password_nothing_can_be_read_without_it(tmp_path: Path) -> None:
    sealed = Records(tmp_path, seal=Seal("open sesame"))
    sealed.save(_SHA, Record("0", _OPTIONS, _REVIEW))
    sealed.opened(Path("/x/secret name.pdf"), _SHA)
    for file in tmp_path.rglob("*"):
        if file.is_file():
            assert b"frcp" not in file.read_bytes() and b"secret name" not in file.read_bytes()
    again = Records(tmp_path, seal=Seal("open sesame"))
    loaded = again.load(_SHA, Options())
    assert loaded is not None and loaded.review == _REVIEW and list(again.recent()) == [Path("/x/secret name.pdf")]
    for other in (Records(tmp_path), Records(tmp_path, seal=Seal("another"))):
        assert other.load(_SHA, Options()) is None and other.recent() == {}


def test_what_cannot_be_opened_is_not_written_over(tmp_path: Path) -> None:
    source = tmp_path / "complaint.pdf"
    Records(tmp_path / "a", beside=True, seal=Seal("theirs")).save(_SHA, Record("0", _OPTIONS, _REVIEW), source)
    beside = tmp_path / "complaint.pdf.sable"
    theirs = beside.read_bytes()
    mine = Records(tmp_path / "b", seal=Seal("mine"))
    mine.save(_SHA, Record("1", _OPTIONS, _REVIEW), source)
    assert beside.read_bytes() == theirs
    loaded = Records(tmp_path / "b", seal=Seal("mine")).load(_SHA, Options(), source)
    assert loaded is not None and loaded.text_sha256 == _keyed("1")


def test_a_changed_or_cut_sealed_file_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    Records(tmp_path, seal=Seal("word")).save(_SHA, Record("0", _OPTIONS, _REVIEW))
    (file,) = (tmp_path / "sessions").iterdir()
    kept = json.loads(file.read_text())
    for changed in ({**kept, "sealed": kept["sealed"][4:]}, {**kept, "nonce": kept["salt"]}, {**kept, "salt": "AA=="}):
        file.write_text(json.dumps(changed))
        assert Records(tmp_path, seal=Seal("word")).load(_SHA, Options()) is None


def test_the_password_of_earlier_runs_is_asked_for(tmp_path: Path) -> None:
    assert password.fitting(tmp_path, "first") is not None
    assert password.fitting(tmp_path, "first") is not None
    assert password.fitting(tmp_path, "other") is None


def test_handed_over_a_second_reviewer_sees_who_decided_and_questions_it(tmp_path: Path) -> None:
    source, at = tmp_path / "complaint.pdf", datetime(2026, 3, 4, 10, tzinfo=UTC)
    decided = _REVIEW.signed(Review(), "Maren", at)
    Records(tmp_path / "first", beside=True).save(_SHA, Record("0", _OPTIONS, decided), source)
    second = Records(tmp_path / "second")
    loaded = second.load(_SHA, Options(), source)
    assert loaded is not None
    assert {each.by for each in loaded.review.signatures.values()} == {"Maren"}
    judged = replace(loaded.review, signatures={**decided.signatures, (0, 5): _QUESTIONED})
    changed = replace(judged, decisions={(0, 5): DecisionState.KEEP, (7, 9): DecisionState.KEEP}).signed(
        judged, "Ivo", at
    )
    second.save(_SHA, replace(loaded, review=changed), source)
    back = Records(tmp_path / "first", beside=True).load(_SHA, Options(), source)
    assert back is not None
    assert back.review.signatures == {(0, 5): _QUESTIONED, (7, 9): Signature("Ivo", at)}
    assert not (tmp_path / "first" / "sessions").exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system kills in another way")
def test_killed_at_any_moment_the_last_decision_is_whole(records: Records) -> None:
    """SIGKILL while it saves again and again: what is found is always one of the states that were saved."""
    numbers = []
    for moment in range(12):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            for number in itertools.count():
                records.save(_SHA, Record(str(number), _OPTIONS, many(number)))
                os.write(writing, b".")
        for _ in range(1 + moment):
            os.read(reading, 1)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)
        loaded = Records(records.folder).load(_SHA, Options())
        assert loaded is not None
        (number,) = (each for each in range(1000) if _keyed(str(each)) == loaded.text_sha256)
        assert loaded.review == many(number)
        numbers.append(number)
    assert max(numbers) >= 5


def many(number: int) -> Review:
    return Review(MappingProxyType({(each, each + 1): DecisionState.KEEP for each in range(number % 7 * 200 + 1)}))


def _only(decisions: dict[tuple[int, int], DecisionState], second: int) -> Review:
    return Review(MappingProxyType(decisions)).signed(Review(), "Ann", datetime(2026, 3, 4, 10, 0, second, tzinfo=UTC))


def test_without_the_password_decisions_are_kept_aside_and_joined_with_it(tmp_path: Path) -> None:
    source = tmp_path / "note.txt"
    source.touch()
    folder, sealed = tmp_path / "kept", Seal("open sesame")
    protected = Records(folder, seal=sealed)
    protected.save(
        _SHA, Record("0", _OPTIONS, _only({(0, 5): DecisionState.KEEP, (7, 9): DecisionState.KEEP}, 1)), source
    )
    protected.opened(Path("/x/a.pdf"), _SHA)
    plain = Records(folder)
    assert plain.locked(_SHA, source) and plain.load(_SHA, Options(), source) is None
    assert plain.save(_SHA, Record("0", _OPTIONS, _only({(7, 9): DecisionState.MASK}, 2)), source)
    plain.opened(Path("/x/b.pdf"), _SHA)
    assert not (tmp_path / "note.txt.sable").exists(), "the user wants them in the folder"
    kept = plain.load(_SHA, Options(), source)
    assert kept is not None and kept.review.decisions == {(7, 9): DecisionState.MASK}
    assert list(plain.recent()) == [Path("/x/b.pdf")]
    again = Records(folder, seal=sealed)
    kept = again.load(_SHA, Options(), source)
    assert kept is not None and kept.review.decisions == {(0, 5): DecisionState.KEEP, (7, 9): DecisionState.MASK}
    assert not again.locked(_SHA, source) and set(again.recent()) == {Path("/x/a.pdf"), Path("/x/b.pdf")}
    again.save(_SHA, kept, source)
    again.opened(Path("/x/b.pdf"), _SHA)
    assert len(list((folder / "sessions").iterdir())) == 1 and not list(folder.glob("recent-*"))
    kept = again.load(_SHA, Options())
    assert kept is not None and kept.review.decisions == {(0, 5): DecisionState.KEEP, (7, 9): DecisionState.MASK}


def test_a_session_says_that_decisions_are_under_a_password_or_not_saved(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    jobs, note = Jobs(), tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")

    def opened(records: Records) -> tuple[DocumentSession, list[str]]:
        session, told = DocumentSession(note, Options(), jobs, records), list[str]()
        session.told.connect(told.append)
        qtbot.waitUntil(lambda: session.phase is Phase.READY)
        return session, told

    first, _ = opened(Records(tmp_path / "kept", seal=Seal("open sesame")))
    first.decide_all([first.findings[1]], DecisionState.KEEP)
    _, told = opened(Records(tmp_path / "kept"))
    assert "under a password" in told[0]
    (tmp_path / "file").touch()
    third, told = opened(Records(tmp_path / "file" / "folder"))
    bar = BottomBar(LIGHT)
    qtbot.addWidget(bar)
    bar.show_session(third)
    assert told == [] and not any("can't be saved" in each for each in bar._sentences)
    third.decide_all([third.findings[1]], DecisionState.KEEP)
    bar.show_session(third)
    assert any("can't be saved" in each for each in bar._sentences)
    jobs.close()


def test_two_tabs_with_the_same_content_keep_the_decisions_of_both(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    note, copy, link = (tmp_path / name for name in ("a.txt", "a (1).txt", "link.txt"))
    for each in (note, copy):
        each.write_text(TEXT, encoding="utf-8")
    link.symlink_to(note)
    records = Records(tmp_path / "kept", reviewer="Ann")
    window = MainWindow(application, Options(), LIGHT, records)
    qtbot.addWidget(window)
    window.open_files([note, copy, note.parent / ".." / note.parent.name / "a.txt", link])
    first, second = (each.session for each in window.documents.views)
    qtbot.waitUntil(lambda: first.phase is second.phase is Phase.READY)
    first.decide_all([first.findings[1]], DecisionState.KEEP)
    first.decide_all([first.findings[2]], DecisionState.KEEP)
    second.decide_all([second.findings[3]], DecisionState.MASK)
    second.decide_all([second.findings[2]], DecisionState.MASK)
    first.undo.undo()
    first.decide_all([first.findings[0]], DecisionState.GENERALISE)
    second.look(0)
    assert len(first.people().decided) == 3 and len(second.people().decided) == 2
    window.close()
    kept = Records(tmp_path / "kept").load(hashlib.sha256(note.read_bytes()).hexdigest(), Options())
    assert kept is not None
    decided = {TEXT[start:end]: state for (start, end), state in kept.review.decisions.items()}
    states = {
        "harbor pilot": DecisionState.KEEP,
        "1981": DecisionState.MASK,
        "Maren Tolvald": DecisionState.GENERALISE,
        "Saltby": DecisionState.MASK,
    }
    assert {text: decided.get(text) for text in states} == states and len(kept.review.looks) == 2
    assert set(kept.review.signatures) == set(kept.review.decisions)


def test_a_file_that_is_opened_with_other_word_lists_says_so_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    jobs, note = Jobs(), tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")

    def told_with(options: Options) -> str:
        session, told = DocumentSession(note, options, jobs, Records(tmp_path / "kept")), list[str]()
        session.told.connect(told.append)
        qtbot.waitUntil(lambda: session.phase is Phase.READY)
        return " ".join(told)

    assert "word lists" not in told_with(Options(terms=("sued",)))
    assert "word lists" not in told_with(Options(terms=("sued",)))
    assert "word lists" in told_with(Options())
    assert "word lists" not in told_with(Options())
    assert "word lists" in told_with(Options(keep=("Saltby",)))
    kept = b"".join(each.read_bytes() for each in (tmp_path / "kept").rglob("*.sable"))
    assert b"sued" not in kept and b"Saltby" not in kept
    jobs.close()


def test_decisions_beside_a_document_are_joined_with_those_made_without_the_password(tmp_path: Path) -> None:
    source, sealed = tmp_path / "note.txt", Seal("open sesame")
    source.touch()
    protected = Records(tmp_path / "kept", beside=True, seal=sealed)
    protected.save(
        _SHA, Record("0", _OPTIONS, _only({(0, 5): DecisionState.KEEP, (7, 9): DecisionState.KEEP}, 1)), source
    )
    plain = Records(tmp_path / "kept", beside=True)
    assert plain.locked(_SHA, source) and plain.load(_SHA, Options(), source) is None
    assert plain.save(_SHA, Record("0", _OPTIONS, _only({(7, 9): DecisionState.MASK}, 2)), source)
    again = Records(tmp_path / "kept", beside=True, seal=sealed)
    kept = again.load(_SHA, Options(), source)
    assert kept is not None and kept.own
    assert kept.review.decisions == {(0, 5): DecisionState.KEEP, (7, 9): DecisionState.MASK}
    again.save(_SHA, kept, source, before=kept.review)
    beside = Records(tmp_path / "elsewhere", seal=sealed).load(_SHA, Options(), source)
    assert beside is not None and beside.review.decisions == kept.review.decisions
