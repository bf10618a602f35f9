"""A record belongs to one reading of a file: another reading neither uses nor replaces it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.jobs import Jobs
from desktop.sessions import corrections, work
from desktop.sessions.records import Record, Records, text_hash
from desktop.sessions.review import Review
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from engine.core.options import Options
from engine.core.types import Box, Examination, PageArea, Segment, TextPlace
from engine.pipeline.interim import Interim
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT

_ENGLISH, _GERMAN = Options(ocr_languages=("eng",)), Options(ocr_languages=("deu",))
_BOX, _OTHER_BOX = PageArea(0, Box(1, 1, 2, 2)), PageArea(0, Box(3, 3, 4, 4))


class _Reader(Chooser):
    """Reads a line more in German, as the reading of pictures may."""

    def examine(self, path: Path, options: Options, progress, **more) -> Examination:  # type: ignore[no-untyped-def]
        found = super().examine(path, options, progress, **more)
        text = found.document.text + ("\n~" if options.ocr_languages == ("deu",) else "")
        segments = (Segment(0, len(text), TextPlace(0, len(text))),)
        return replace(found, document=replace(found.document, text=text, segments=segments))


Open = Callable[[Options], tuple[DocumentSession, list[str]]]


@pytest.fixture
def note(tmp_path: Path) -> Path:
    found = tmp_path / "note.txt"
    found.write_text(TEXT, encoding="utf-8")
    return found


@pytest.fixture(params=[False, True], ids=["in-the-folder", "beside"])
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, note: Path, request: pytest.FixtureRequest) -> Iterator[Open]:
    monkeypatch.setattr(work, "flow", _Reader())
    jobs, records = Jobs(), Records(note.parent / "kept", beside=request.param, reviewer="Ann")

    def open_note(options: Options) -> tuple[DocumentSession, list[str]]:
        session, told = DocumentSession(note, options, jobs, records), list[str]()
        session.told.connect(told.append)
        qtbot.waitUntil(lambda: session.phase is Phase.READY)
        return session, told

    yield open_note
    jobs.close()


def _decided(session: DocumentSession) -> dict[str, DecisionState]:
    return {each.text: each.state for each in session.findings if each.own}


def test_other_languages_for_pictures_leave_the_decisions_of_the_first(opened: Open) -> None:
    first, _ = opened(_ENGLISH)
    first.decide_all([first.findings[1]], DecisionState.KEEP)
    corrections.draw(first, [_BOX])
    second, told = opened(_GERMAN)
    assert _decided(second) == {} and second.review.areas == (_BOX,), "a box is on the page, whatever is read there"
    assert told == [
        "The text of this file is read differently now, as with other languages for pictures: "
        "earlier decisions on it are kept, but not used"
    ]
    second.decide_all([second.findings[0]], DecisionState.KEEP)
    corrections.draw(second, [_OTHER_BOX])
    third, told = opened(_ENGLISH)
    assert _decided(third) == {"harbor pilot": DecisionState.KEEP} and third.review.areas == (_BOX, _OTHER_BOX)
    assert "restored" in told[0] and "not" not in told[0]
    corrections.remove_area(third, 0)
    fourth, told = opened(_GERMAN)
    assert _decided(fourth) == {"Maren Tolvald": DecisionState.KEEP} and fourth.review.areas == (_OTHER_BOX,)


def test_decisions_in_the_first_pages_fit_the_whole_text(note: Path) -> None:
    records, half = Records(note.parent / "kept"), TEXT[:40]
    review = Review({(0, 5): DecisionState.KEEP})
    records.save("ab" * 32, Record(text_hash(half), Options(), review, length=len(half)), note, half)
    kept = records.load("ab" * 32, Options(), note)
    assert (
        kept is not None and kept.of(TEXT) is not None and kept.of(TEXT.upper()) is None and kept.of(TEXT[:9]) is None
    )
    records.save("ab" * 32, Record(text_hash(TEXT), Options(), Review()), note, TEXT)
    whole = records.load("ab" * 32, Options(), note)
    assert whole is not None and whole.others == () and whole.of(TEXT) == whole


class _OwnText(Chooser):
    """Reads the text of the file, without words that are marked."""

    def examine(self, path: Path, options: Options, progress, **more) -> Examination:  # type: ignore[no-untyped-def]
        found = super().examine(path, options, progress, **more)
        text = path.read_text(encoding="utf-8").replace("*", "")
        return replace(found, document=replace(found.document, text=text))


def _told_after(qtbot: QtBot, session: DocumentSession, content: str) -> list[str]:
    told: list[str] = []
    session.told.connect(told.append)
    session.path.write_text(content, encoding="utf-8")
    session.begin_anew()
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    return told


@pytest.mark.parametrize("records", [False, True], ids=["nothing-is-kept", "with-records"])
def test_what_is_said_on_decisions_in_a_changed_file_is_true(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, note: Path, records: bool
) -> None:
    monkeypatch.setattr(work, "flow", _OwnText())
    jobs = Jobs()
    session = DocumentSession(note, Options(), jobs, Records(note.parent / "kept") if records else None)
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    session.decide_all([session.findings[1]], DecisionState.KEEP)
    assert _told_after(qtbot, session, TEXT) == []
    assert _told_after(qtbot, session, f"*{TEXT}") == ["The file has changed, but not its text: your decisions stay"]
    corrections.draw(session, [_BOX])
    (told,) = _told_after(qtbot, session, f"**{TEXT}")
    assert "Check the boxes" in told
    assert _decided(session) and session.review.areas == (_BOX,)
    (told,) = _told_after(qtbot, session, TEXT.replace("Saltby", "Oxford"))
    assert "not restored" in told and not _decided(session) and session.review == Review()
    (told, *_) = [*_told_after(qtbot, session, f"*{TEXT}"), ""]
    assert told == ("1 earlier decision restored" if records else "") and bool(_decided(session)) is records
    jobs.close()


class _FirstPages(_OwnText):
    """Shows the first line before the rest is read."""

    def examine(self, path: Path, options: Options, progress, **more) -> Examination:  # type: ignore[no-untyped-def]
        whole = super().examine(path, options, progress, **more)
        if more.get("beginning") and (show := more.get("show")):
            half = whole.document.text.index("\n")
            first = tuple(replace(each, mentions=each.mentions[:1]) for each in whole.entities)
            document = replace(whole.document, text=whole.document.text[:half], whole=False)
            show(Interim(replace(whole, document=document, entities=first), half))
        return whole


@pytest.mark.parametrize("changed", [f"*{TEXT}", TEXT.replace("sued", "died")])
def test_first_pages_do_not_tell_whether_the_text_is_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, note: Path, changed: str
) -> None:
    monkeypatch.setattr(work, "flow", _FirstPages())
    jobs, records = Jobs(), Records(note.parent / "kept")
    session = DocumentSession(note, Options(), jobs, records)
    qtbot.waitUntil(lambda: session.phase is Phase.READY)
    session.decide_all([session.findings[1]], DecisionState.KEEP)
    (told,) = _told_after(qtbot, session, changed)
    same = changed.startswith("*")
    assert _decided(session) == ({"harbor pilot": DecisionState.KEEP} if same else {})
    assert ("stay" in told) is same
    kept = records.load(hashlib.sha256(note.read_bytes()).hexdigest(), Options(), note)
    assert kept is not None and bool(kept.review.decisions) is same
    jobs.close()
