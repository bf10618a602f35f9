"""Content streams that break the grammar: read as the most tolerant reader shows them, or refused."""

from __future__ import annotations

import io

import pikepdf
import pymupdf
import pypdfium2
import pytest
from pikepdf import Dictionary, Name

from engine.core.errors import CannotMakeSafe
from engine.documents.pdf.content.grammar import is_regular
from tests.builders.pdf import form, from_content, mask, read, text_at

_BEFORE = text_at(50, 250, "Alpha stands first.")
_BEHIND = text_at(50, 200, "Omega stands last.")
_SHOWN = b"BT /F1 12 Tf 50 150 Td %s ET\n"

MALFORMED = {
    "dictionary without an end": b"/Span << /A (x) BDC\n",
    "dictionaries without an end": b"<< << \n",
    "dictionary without an end, with text": b"BT /F1 12 Tf 50 150 Td /P <</MCID 0 BDC (Between) Tj EMC ET\n",
    "dictionary that ends as an array": b"/A << /B (x) ] BDC EMC\n",
    "operator in a dictionary": b"/Span << /A (x) /B Tj >> BDC EMC\n",
    "operator in an array": _SHOWN % b"[ (Between) Tj (both) ] TJ",
    "array without an end": b"[ 1 2 3\n",
    "array without an end, with text": _SHOWN % b"[ (Between) TJ",
    "array that ends as a dictionary": _SHOWN % b"[ (Between) >> TJ",
    "array in shown text": _SHOWN % b"[ (a) [ (Between) ] (b) ] TJ",
    "end of an array alone": _SHOWN % b"(Between) ] Tj",
    "inline image without data": b"q BI /W 2 /H 2 /BPC 8 /CS /G\nQ\n",
    "hexadecimal string without an end": b"<4d69\n",
    "hexadecimal string without an end, with text": _SHOWN % b"<4d6964646c65 Tj",
    "string without an end": _SHOWN % b"(Between ( both) Tj",
    "end of a string alone": _SHOWN % b"(Between) both) Tj",
    "number behind a string": _SHOWN % b"(Between) 5 Tj",
    "string without its spacing": _SHOWN % b'(Between) "',
    "string with half of its spacing": _SHOWN % b'1 (Between) "',
    "braces": _SHOWN % b"{ (Between) Tj }",
    "end of a stream": b"endstream\n",
}


def _texts(source: bytes) -> list[str]:
    """Return the text of the first page in MuPDF and in PDFium."""
    with pymupdf.open("pdf", source) as by_mupdf, pypdfium2.PdfDocument(source) as by_pdfium:
        return [by_mupdf[0].get_text(), by_pdfium[0].get_textpage().get_text_range()]


def _missing(source: bytes) -> set[str]:
    """Words that a reader shows of the original and Sable does not read; none where it refuses the file."""
    try:
        text = read(source).text
    except CannotMakeSafe as error:
        assert error.fields["problem"] == "content-readers"
        return set()
    return {word for shown in _texts(source) for word in shown.split()} - set(text.split())


@pytest.mark.parametrize("odd", MALFORMED.values(), ids=MALFORMED.keys())
def test_no_word_that_a_reader_shows_is_lost(odd: bytes) -> None:
    assert not is_regular(odd)
    assert not _missing(from_content(_BEFORE + odd + _BEHIND))


@pytest.mark.parametrize("odd", [MALFORMED["dictionary without an end"], MALFORMED["operator in an array"]])
def test_words_behind_malformed_content_are_read_and_masked(odd: bytes) -> None:
    source = from_content(_BEFORE + odd + _BEHIND)
    assert "Omega stands last." in read(source).text
    _, written = mask(source, "Omega")
    shown = " ".join(_texts(written.data))
    assert "Omega" not in shown
    assert "stands last." in shown


def test_malformed_form_is_repaired_as_well() -> None:
    def change(file: pikepdf.Pdf) -> None:
        odd = form(file, MALFORMED["dictionary without an end"] + _BEHIND)
        file.pages[0].Resources.XObject = Dictionary(Fm1=odd)

    assert "Omega" in read(from_content(_BEFORE + b"/Fm1 Do\n", change=change)).text


def test_what_another_reader_shows_and_no_repair_keeps_is_refused() -> None:
    odd = MALFORMED["string with half of its spacing"]
    with pytest.raises(CannotMakeSafe) as refused:
        read(from_content(_BEFORE, _BEFORE + odd + _BEHIND))
    assert refused.value.fields == {"problem": "content-readers", "pages": (1,)}


def test_picture_behind_malformed_content_stays() -> None:
    def change(file: pikepdf.Pdf) -> None:
        drawn = file.make_stream(bytes(100), Type=Name.XObject, Subtype=Name.Image, Width=10, Height=10)
        drawn.ColorSpace, drawn.BitsPerComponent = Name.DeviceGray, 8
        file.pages[0].Resources.XObject = Dictionary(Im1=drawn)

    picture = b"q 90 0 0 90 20 20 cm /Im1 Do Q\n"
    source = from_content(_BEFORE + MALFORMED["dictionary without an end"] + picture, change=change)
    _, written = mask(source, "Alpha")
    with pymupdf.open("pdf", written.data) as file:
        assert file[0].get_pixmap(clip=pymupdf.Rect(30, 200, 90, 270)).color_topusage()[1] == bytes(3)


@pytest.mark.parametrize(
    "content",
    [
        b"BT /F1 12 Tf (a \\) b (c (d)) e) Tj [(a) -20 <4142> (b)] TJ (c)' 1 .5 (d) \" ET % (odd [ <<\n",
        b"/Span << /A [ 1 2 /B << /C (d) >> ] /E <41> /F true >> BDC q Q EMC",
        b"q BI /W 2 /H 2 /D [1 0] /DP << /K -1 >> ID (\x00[<<\nEI Q",
        b"/CS0 cs 1 0 0 scn /P1 scn [3 1] 0 d 0 0 m 1 1 l S",
    ],
)
def test_content_by_the_standard_is_regular(content: bytes) -> None:
    assert is_regular(content)
    with pikepdf.open(io.BytesIO(from_content(content))) as file:
        assert is_regular(pikepdf.unparse_content_stream(pikepdf.parse_content_stream(file.pages[0])))
