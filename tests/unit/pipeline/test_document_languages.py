"""Languages of a document: notices of those that are not read well, their places, and the languages of pictures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.core import languages as table
from engine.core import messages
from engine.core.languages import LanguageSupport
from engine.core.options import Options
from engine.core.types import Box, Document, DocumentKind, DocxPlace, Notice, Passage, PdfPlace, Segment, TextPlace
from engine.documents import ocr_data
from engine.pipeline import languages
from engine.reports import inspection
from tests.builders.examined import examination, plan
from tests.unit.detection.networks.test_paragraph_languages import TEXTS

ENGLISH, GERMAN, POLISH = TEXTS["en"], TEXTS["de"], TEXTS["pl"]


@pytest.fixture(autouse=True)
def german_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix how German is read, whatever later networks read well."""
    monkeypatch.setitem(table.LANGUAGES, "de", LanguageSupport.IN_PART)


def document(text: str, *warnings: Notice) -> Document:
    place = Segment(0, len(text), TextPlace(0, len(text)))
    return Document(Path("note.txt"), DocumentKind.TXT, "0" * 64, text, (place,), warnings=warnings)


def test_english_needs_no_notice() -> None:
    found = languages.find(document(f"{ENGLISH}\n\n{ENGLISH}"))
    assert found.warnings == ()
    assert table.of(found) == ("en",)


def test_notices_name_languages_and_lines() -> None:
    """Lines are counted as an editor does and as the masks of the report are, the blank ones too."""
    found = languages.find(document(f"{ENGLISH}\n\n{GERMAN}\n\n{GERMAN}\n\n{ENGLISH}\n\n{POLISH}"))
    assert found.warnings == (
        Notice(table.IN_PART, names=("de",), lines=(2, 4)),
        Notice(table.LITTLE, names=("pl",), lines=(8,)),
    )
    first, second = messages.look_at(found.warnings)
    assert first.startswith(
        "Text that seems to be in German in lines 3, 5 was searched, but Sable has learned less of "
    )
    assert second.startswith("Hardly searched: text that seems to be in Polish in line 9. ")


def test_notices_number_paragraphs_of_a_word_file_as_the_masks_are() -> None:
    """Empty paragraphs count; those of headers have numbers of their own, and would be taken for others."""
    text = f"{ENGLISH}\n{GERMAN}\n{POLISH}"
    starts = [0, len(ENGLISH) + 1, len(ENGLISH) + len(GERMAN) + 2]
    places = [("word/document.xml", 4), ("word/document.xml", 7), ("word/header1.xml", 0)]
    ends = [*(start - 1 for start in starts[1:]), len(text)]
    segments = tuple(
        Segment(start, end, DocxPlace(part, number, 0, end - start))
        for start, end, (part, number) in zip(starts, ends, places, strict=True)
    )
    whole = Document(Path("note.docx"), DocumentKind.DOCX, "0" * 64, text, segments)
    german, polish = languages.find(whole).warnings
    assert (german.paragraphs, german.lines) == ((7,), ())
    assert (polish.paragraphs, polish.lines) == ((), ())


def test_script_that_no_network_reads_is_reported_once() -> None:
    russian = "Вчера утром доктор позвонил пациенту и рассказал о результатах анализов."
    found = languages.find(document(f"{ENGLISH}\n\n{russian}\n\n{russian}"))
    assert [each.code for each in found.warnings] == [table.LITTLE]
    networks = SimpleNamespace(recognizer=None, added=())
    assert list(languages.not_made_for(found, networks, None)) == []  # type: ignore[arg-type]
    (notice,) = languages.not_made_for(replace(found, warnings=()), networks, None)  # type: ignore[arg-type]
    assert notice.code == "script-not-read"


def test_document_in_one_language_lists_no_places() -> None:
    (notice,) = languages.find(document(f"{GERMAN}\n\n{GERMAN}")).warnings
    assert notice == Notice(table.IN_PART, names=("de",))


def test_notices_name_the_pages_of_a_pdf() -> None:
    pages = (ENGLISH, ENGLISH, GERMAN, GERMAN)
    text, segments = "", []
    for number, page in enumerate(pages):
        boxes = tuple(Box(0, 0, 1, 1) for _ in page)
        segments.append(Segment(len(text), len(text) + len(page), PdfPlace(number, boxes)))
        text += page + "\n\n"
    made = replace(document(text), kind=DocumentKind.PDF, segments=tuple(segments), pages=4)
    (notice,) = languages.find(made).warnings
    assert (notice.pages, notice.paragraphs) == ((2, 3), ())


def test_many_paragraphs_are_abbreviated() -> None:
    (sentence,) = messages.look_at((Notice(table.IN_PART, names=("de",), paragraphs=tuple(range(0, 99, 3))),))
    assert "…" in sentence and len(sentence) < 300


def test_name_of_few_letters_needs_no_notice() -> None:
    made = replace(document(f"{ENGLISH}\nMüller"), passages=(Passage(0, len(ENGLISH), "en"), Passage(104, 110, "de")))
    assert table.of(made) == ("en",)


def test_inspection_record_holds_the_languages() -> None:
    found = examination()
    known = replace(found, document=replace(found.document, passages=(Passage(0, 5, "en"), Passage(5, 9, "pl"))))
    record = json.loads(json.dumps(inspection.record(known, plan(), with_text=False)))
    assert record["languages"] == [
        {"start": 0, "end": 5, "language": "en", "read": "well"},
        {"start": 5, "end": 9, "language": "pl", "read": "little"},
    ]


READ = Notice("picture-read", (0,))


def _again(asked: list[tuple[str, ...]]) -> Callable[[tuple[str, ...]], Document]:
    def again(chosen: tuple[str, ...]) -> Document:
        asked.append(chosen)
        return document(GERMAN, READ)

    return again


@pytest.mark.parametrize("has_german", [True, False])
def test_pictures_are_read_in_the_language_of_the_text(monkeypatch: pytest.MonkeyPatch, has_german: bool) -> None:
    monkeypatch.setattr(ocr_data, "installed", lambda chosen: has_german or "deu" not in chosen)
    asked: list[tuple[str, ...]] = []
    found = languages.in_its_languages(document(GERMAN, READ), Options(), _again(asked))
    lacks = Notice(table.NO_OCR, (0,), names=("de",))
    assert asked == ([("eng", "deu")] if has_german else [])
    assert found.warnings == ((READ,) if has_german else (READ, lacks))


def test_chosen_languages_of_pictures_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ocr_data, "installed", lambda chosen: True)
    asked: list[tuple[str, ...]] = []
    found = languages.in_its_languages(document(GERMAN, READ), Options(ocr_languages=("fra",)), _again(asked))
    assert asked == [] and found.warnings[-1].code == table.NO_OCR


def test_document_without_pictures_is_not_read_again() -> None:
    asked: list[tuple[str, ...]] = []
    made = document(GERMAN)
    assert languages.in_its_languages(made, Options(), _again(asked)) is made
    assert asked == []
