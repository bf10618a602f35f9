"""Words that machine reading finds more than once in one place, or in the output for the first time."""

from __future__ import annotations

from pathlib import Path

from engine.core.types import Box, Document, DocumentKind, PdfPlace, Redaction, Segment
from engine.documents import ocr
from engine.verify import rescan, search, terms
from engine.verify.evidence import Case, PlaceKind, Surface
from engine.verify.pdf import drawn

_Word = tuple[str, float, float, bool]
_WIDE, _HIGH = 6.0, 12.0


def _document(*words: _Word) -> Document:
    """Words, each with left and top of its first letter, and whether a picture shows it."""
    text, segments = "", []
    for word, x, y, in_picture in words:
        boxes = tuple(Box(x + _WIDE * n, y, x + _WIDE * (n + 1), y + _HIGH) for n in range(len(word)))
        segments.append(Segment(len(text), len(text) + len(word), PdfPlace(0, boxes, in_picture)))
        text += f"{word}\n"
    return Document(
        path=Path(), kind=DocumentKind.PDF, sha256="", text=text, segments=tuple(segments), pages=1, warnings=()
    )


_BEFORE = _document(("Cameroun", 50, 50, False), ("Cameroun", 50, 100, True), ("Cameroun", 200, 100, True))
_MASKED = (Redaction(start=18, end=26, label=""),)
_STAYS = ("Cameroun", 50, 50, False), ("Cameroun", 50, 100, True)


def _case() -> Case:
    return Case(source=b"", output=b"", document=_BEFORE, redactions=_MASKED, terms=terms.collect(_BEFORE, _MASKED))


def _surfaces(*words: _Word) -> tuple[Surface, ...]:
    return rescan.surfaces(_document(*words), _case())


def _left(surfaces: tuple[Surface, ...]) -> int:
    found = search.hits(_case().terms, surfaces)
    return len(search.excess(found, lambda: search.hits(_case().terms, [rescan.text(_BEFORE)])))


def test_what_the_original_says_in_the_same_place_is_counted() -> None:
    surfaces = _surfaces(*_STAYS)
    assert [each.exposure for each in surfaces] == [PlaceKind.BODY]
    assert not _left(surfaces)


def test_a_word_that_stays_may_be_read_for_the_first_time_elsewhere() -> None:
    surfaces = _surfaces(*_STAYS, ("Cameroun", 50, 300, True))
    assert surfaces[0].text.count("Cameroun") == 2
    assert not _left(surfaces)


def test_a_masked_word_that_stays_elsewhere_is_noticed_where_it_was_masked() -> None:
    assert _left(_surfaces(*_STAYS, ("Cameroun", 203, 101, True)))
    assert _left(_surfaces(*_STAYS, ("Cameroun", 230, 100, True)))


def test_a_word_that_may_not_stay_is_noticed_anywhere() -> None:
    before = _document(("Quistorp", 50, 50, True))
    masked = (Redaction(start=0, end=8, label=""),)
    found = terms.collect(before, masked)
    case = Case(source=b"", output=b"", document=before, redactions=masked, terms=found)
    surfaces = rescan.surfaces(_document(("Quistorp", 50, 400, True)), case)
    assert search.excess(search.hits(found, surfaces), tuple)


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
