"""Words that machine reading finds more than once in one place, or in the output for the first time."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Box, Document, DocumentKind, DocxPicturePlace, DocxPlace, PdfPlace, Redaction, Segment
from engine.documents import ocr
from engine.verify import placed, rescan, search
from engine.verify.evidence import Case, Claim, PlaceKind, Surface
from engine.verify.pdf import drawn

_Word = tuple[str, float, float, bool]
_WIDE, _HIGH = 6.0, 12.0


def _document(*words: _Word, kind: DocumentKind = DocumentKind.PDF) -> Document:
    """Words, each with left and top of its first letter, and whether a picture shows it."""
    text, segments = "", []
    for word, x, y, in_picture in words:
        boxes = tuple(Box(x + _WIDE * n, y, x + _WIDE * (n + 1), y + _HIGH) for n in range(len(word)))
        place: PdfPlace | DocxPicturePlace | DocxPlace = PdfPlace(0, boxes, in_picture)
        if kind is DocumentKind.DOCX:
            place = DocxPicturePlace(0, boxes) if in_picture else DocxPlace("word/document.xml", 0, 0, len(word))
        segments.append(Segment(len(text), len(text) + len(word), place))
        text += f"{word}\n"
    return Document(path=Path(), kind=kind, sha256="", text=text, segments=tuple(segments), pages=1, warnings=())


_WORDS = ("Cameroun", 50, 50, False), ("Cameroun", 50, 100, True), ("Cameroun", 200, 100, True)
_MASKED = (Redaction(start=18, end=26, label=""),)
_STAYS = _WORDS[:2]
_KINDS = pytest.mark.parametrize("kind", [DocumentKind.PDF, DocumentKind.DOCX])


def _case(kind: DocumentKind) -> Case:
    before = _document(*_WORDS, kind=kind)
    return Case.of(Claim(source=b"", output=b"", document=before, redactions=_MASKED))


def _surfaces(kind: DocumentKind, *words: _Word) -> tuple[Surface, ...]:
    return placed.surfaces(_document(*words, kind=kind), _case(kind))


def _left(kind: DocumentKind, *words: _Word) -> int:
    case = _case(kind)
    found = search.hits(case.terms, _surfaces(kind, *words))
    return len(search.excess(found, lambda: search.hits(case.terms, [rescan.text(case.claim.document)])))


@_KINDS
def test_what_the_original_says_in_the_same_place_is_counted(kind: DocumentKind) -> None:
    assert [each.exposure for each in _surfaces(kind, *_STAYS)] == [PlaceKind.BODY]
    assert not _left(kind, *_STAYS)


@_KINDS
@pytest.mark.parametrize("place", [(50, 300), (50.5, 100.5)], ids=["elsewhere", "once more"])
def test_a_word_that_stays_may_be_read_away_from_masks(kind: DocumentKind, place: tuple[float, float]) -> None:
    words = *_STAYS, ("Cameroun", *place, True)
    assert _surfaces(kind, *words)[0].text.count("Cameroun") == 2
    assert not _left(kind, *words)


@_KINDS
def test_a_masked_word_that_stays_elsewhere_is_noticed_where_it_was_masked(kind: DocumentKind) -> None:
    assert _left(kind, *_STAYS, ("Cameroun", 203, 101, True))
    assert _left(kind, *_STAYS, ("Cameroun", 230, 100, True))
    assert _left(kind, *_STAYS, ("Cameroun", 200, 100, True), ("Cameroun", 203, 101, True))


def test_a_word_that_may_not_stay_is_noticed_anywhere() -> None:
    before = _document(("Quistorp", 50, 50, True))
    masked = (Redaction(start=0, end=8, label=""),)
    case = Case.of(Claim(source=b"", output=b"", document=before, redactions=masked))
    surfaces = placed.surfaces(_document(("Quistorp", 50, 400, True)), case)
    assert search.excess(search.hits(case.terms, surfaces), tuple)


def _line(words: str, x: float, y: float) -> ocr.PrintedLine:
    letters = (ocr.Letter(each, Box(x + _WIDE * n, y, x + _WIDE * (n + 1), y + _HIGH)) for n, each in enumerate(words))
    return ocr.PrintedLine(tuple(letters), (1, 0), _HIGH)


def test_a_page_that_is_read_in_two_sizes_says_a_word_once_in_each_place() -> None:
    twice = [_line("Cameroun is far", 50, 50), _line("Cameroun is fair", 50.5, 50.5), _line("Cameroun", 50, 90)]
    counted, whole = drawn._surfaces("page 1", twice)
    assert (counted.exposure, counted.text.count("Cameroun")) == (PlaceKind.OTHER_READER, 2)
    assert "fair" in counted.text
    assert (whole.exposure, whole.text.count("Cameroun is")) == (PlaceKind.TITLE, 2)


def test_a_page_that_is_read_once_is_one_surface() -> None:
    (only,) = drawn._surfaces("page 1", [_line("Cameroun is far", 50, 50), _line("Cameroun", 50, 90)])
    assert only.text == "Cameroun is far\nCameroun"
