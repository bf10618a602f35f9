"""Files of somebody else's are opened elsewhere, and what identifies them is found out here."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from PIL import Image

from engine import sandbox
from engine.core.errors import DamagedFile, OnlyPictures, TooDemanding, UnknownLanguage, UnreadableFile
from engine.core.options import DEFAULT_READING, Options, ReadingOptions
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Segment, TextPlace
from engine.pipeline import flow, opening
from tests.builders.encrypted import agile, encrypted_pdf
from tests.builders.pdf import from_content, text_at
from tests.builders.progresses import Recorder
from tests.builders.sabotage import docx_source, pdf_source
from tests.builders.scans import ENGLISH, NAMES, needs_english, printed, scan


def test_a_file_is_opened(tmp_path: Path) -> None:
    path, heard = tmp_path / "letter.txt", Recorder()
    path.write_bytes(b"Dear Maren")
    document = opening.read(path, progress=heard)
    assert (document.text, document.path) == ("Dear Maren", path)
    assert ("open", 1, 1) in heard.steps


def test_a_refusal_comes_through_and_the_next_file_works(tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.pdf", tmp_path / "whole.txt"
    broken.write_bytes(b"%PDF-1.7\nnothing")
    whole.write_bytes(b"Dear Maren")
    with pytest.raises(DamagedFile):
        opening.read(broken)
    with pytest.raises(UnreadableFile):
        opening.read(tmp_path / "nowhere.pdf")
    assert opening.read(whole).text == "Dear Maren"


def test_where_nothing_can_be_read_only_who_draws_boxes_may_open_it(tmp_path: Path) -> None:
    scanned, drawn = tmp_path / "scan.pdf", tmp_path / "drawn.pdf"
    scanned.write_bytes(scan(printed(), printed()))
    drawn.write_bytes(from_content(b"0 0 m 90 90 l S"))
    with pytest.raises(OnlyPictures) as raised:
        opening.read(scanned)
    assert raised.value.fields == {"pages": (0, 1), "problem": "no-languages-chosen"}
    with pytest.raises(OnlyPictures) as raised:
        opening.read(scanned, ReadingOptions(languages=("xxx",)))
    assert raised.value.fields == {"pages": (0, 1), "problem": "no-ocr-languages"}
    assert [each.code for each in opening.read(drawn).warnings] == ["no-text"]
    for path, pages in ((scanned, 2), (drawn, 1)):
        document = opening.read(path, wordless=True)
        assert (document.text.strip(), document.segments, document.pages) == ("", (), pages)


@needs_english
def test_pictures_in_which_nothing_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scan.pdf"
    path.write_bytes(scan(Image.linear_gradient("L")))
    with pytest.raises(OnlyPictures) as raised:
        opening.read(path, ReadingOptions(languages=ENGLISH))
    assert raised.value.fields == {"pages": (0,), "problem": "nothing-read"}


@needs_english
def test_pictures_are_read_behind_closed_doors(tmp_path: Path) -> None:
    path, heard = tmp_path / "scan.pdf", Recorder()
    path.write_bytes(scan(printed()))
    document = opening.read(path, ReadingOptions(languages=ENGLISH), progress=heard)
    assert all(name in " ".join(document.text.split()) for name in NAMES)
    assert ("pictures", 1, 1) in heard.steps


def test_a_language_that_is_not_installed_stops_the_run_before_its_first_file() -> None:
    with pytest.raises(UnknownLanguage):
        flow.prepare(Options(ocr_languages=("eng", "xxx")))


@pytest.mark.parametrize(
    ("source", "suffix"), [(encrypted_pdf(pdf_source(), "secret"), ".pdf"), (agile(docx_source(), "secret"), ".docx")]
)
def test_encrypted_files_are_opened_behind_closed_doors(source: bytes, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"letter{suffix}"
    path.write_bytes(source)
    assert "Maren Tolvald" in opening.read(path, ReadingOptions(password="secret")).text


def test_what_was_opened_is_not_asked_of_who_parsed_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Maren")
    lie = Document(Path("/elsewhere"), DocumentKind.TXT, "0" * 64, "Dear Maren", (Segment(0, 10, TextPlace(0, 10)),))
    monkeypatch.setattr(sandbox, "run", lambda *_, **__: lie)
    document = opening.read(path)
    assert document.path == path
    assert document.sha256 == hashlib.sha256(b"Dear Maren").hexdigest()


def test_of_a_long_file_the_beginning_is_read_first(tmp_path: Path) -> None:
    path = tmp_path / "long.pdf"
    path.write_bytes(from_content(*(text_at(50, 200, f"Maren Tolvald, page {number}") for number in range(9))))
    first = opening.beginning(path, 3, DEFAULT_READING, Silent())
    whole = opening.read(path)
    assert first is not None
    assert (first.whole, whole.whole, first.pages, first.sha256) == (False, True, 9, whole.sha256)
    assert whole.text.startswith(first.text)
    assert first.segments == whole.segments[:3]
    for short, pages in ((path, 4), (_note(tmp_path), 1)):
        assert opening.beginning(short, pages, DEFAULT_READING, Silent()) is None


def _note(folder: Path) -> Path:
    (folder / "note.txt").write_bytes(b"Dear Maren")
    return folder / "note.txt"


def test_a_text_that_would_take_hours_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Maren")
    monkeypatch.setattr(opening, "MOST_CHARACTERS", 9)
    with pytest.raises(TooDemanding) as error:
        opening.read(path)
    assert error.value.fields == {"problem": "too-much-text"}


def test_a_text_with_half_a_character_is_refused_without_being_quoted() -> None:
    with pytest.raises(DamagedFile) as raised:
        opening.encoded("Dear Maren \ud800")
    error: BaseException | None = raised.value
    while error is not None:
        assert "Maren" not in repr(error)
        error = error.__cause__ or error.__context__
