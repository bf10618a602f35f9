"""A highlighted copy holds the whole original, see-through marks where something is masked, and a warning."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf
import pytest
from lxml import etree
from pikepdf import Array, Dictionary, Name

from engine.core.catalogue import ENGLISH
from engine.core.errors import WrongPassword
from engine.core.progress import Silent
from engine.core.types import Box, PageArea, Redaction
from engine.documents import docx
from engine.documents.docx.highlight import highlight as highlight_docx
from engine.documents.pdf.highlight import WARNING as CODE
from engine.documents.pdf.highlight import highlight
from tests.builders import docx as build_docx
from tests.builders.pdf import SECRET, SENTENCE, from_content, page_with, read, saved, text_at

WARNING = DOCX_WARNING = ENGLISH.say(CODE)

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def _copy(source: bytes, *areas: PageArea, password: str | None = None) -> bytes:
    document = read(source, password)
    found = tuple(Redaction(each.start(), each.end(), "") for each in re.finditer(SECRET, document.text))
    return highlight(source, document, found, areas=areas, password=password, progress=Silent())


def _yellow(data: bytes, place: pymupdf.Rect) -> bool:
    """Return whether a place of the first page, not rotated, has the colour of the marks."""
    with pymupdf.open("pdf", data) as document:
        document[0].set_rotation(0)
        picture = document[0].get_pixmap(dpi=144, clip=place)
        colours = {picture.pixel(x, y) for x in range(picture.width) for y in range(picture.height)}
    return any(red > 200 and green > 150 and blue < 120 for red, green, blue in colours)


def _place(data: bytes, words: str) -> pymupdf.Rect:
    with pymupdf.open("pdf", data) as document:
        document[0].set_rotation(0)
        (found, *_) = document[0].search_for(words)
        return found


def test_nothing_is_removed_and_only_what_is_masked_is_marked() -> None:
    copy = _copy(page_with())
    with pymupdf.open("pdf", copy) as document:
        words = document[0].get_text()
    assert SENTENCE in words and WARNING in " ".join(words.split())
    assert _yellow(copy, _place(copy, SECRET))
    assert not _yellow(copy, _place(copy, "signed"))


@pytest.mark.parametrize("turn", [0, 90, 270])
def test_marks_stand_on_turned_and_cropped_pages(turn: int) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].CropBox = Array([20, 30, 380, 280])
        pdf.pages[0].Rotate = turn

    copy = _copy(page_with(change=change))
    assert _yellow(copy, _place(copy, SECRET))
    assert not _yellow(copy, _place(copy, "signed"))


def test_what_a_page_leaves_behind_moves_no_mark() -> None:
    copy = _copy(from_content(b"q 1 0 0 1 0 0 cm " + text_at(50, 200, SENTENCE) + b" 0.2 0 0 0.2 99 9 cm"))
    assert _yellow(copy, _place(copy, SECRET))


def test_drawn_boxes_are_marked_too() -> None:
    copy = _copy(page_with(), PageArea(0, Box(200, 10, 260, 40)))
    assert _yellow(copy, pymupdf.Rect(210, 25, 250, 35))


def test_resources_that_pages_share_stay_theirs() -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Pages.Resources = pdf.pages[0].Resources
        for page in pdf.pages:
            del page.Resources

    copy = _copy(from_content(text_at(50, 200, SENTENCE), text_at(50, 200, "Second page"), change=change))
    with pymupdf.open("pdf", copy) as document:
        assert [WARNING in " ".join(page.get_text().split()) for page in document] == [True, True]


def test_an_encrypted_original_stays_encrypted() -> None:
    with pikepdf.open(BytesIO(page_with())) as pdf:
        source = saved(pdf, encryption=pikepdf.Encryption(user="opens", owner="owns"))
    copy = _copy(source, password="opens")
    assert SENTENCE.encode() not in copy
    with pytest.raises(pikepdf.PasswordError):
        pikepdf.open(BytesIO(copy))
    with pikepdf.open(BytesIO(copy), password="opens") as pdf:
        assert pdf.encryption.R >= 4
    with pytest.raises(WrongPassword):
        highlight(source, read(source, "opens"), (), areas=(), password="other", progress=Silent())


def test_annotations_and_metadata_stay() -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        note = Dictionary(Type=Name.Annot, Subtype=Name.Text, Rect=[0, 0, 9, 9], Contents="A remark")
        pdf.pages[0].Annots = pdf.make_indirect(Array([pdf.make_indirect(note)]))

    with pikepdf.open(BytesIO(_copy(page_with(change=change)))) as pdf:
        assert str(pdf.pages[0].Annots[0].Contents) == "A remark"


def _docx_copy(body: str, words: str) -> tuple[bytes, list[tuple[str, bool]]]:
    """The copy, and its runs with whether they are highlighted."""
    source = build_docx.build(body)
    document = docx.read(source, Path("a.docx"))
    found = tuple(Redaction(each.start(), each.end(), "") for each in re.finditer(words, document.text))
    copy = highlight_docx(source, document, found, password=None, progress=Silent())
    root = etree.fromstring(build_docx.entries(copy)["word/document.xml"])
    runs = [
        ("".join(each.text or "" for each in run.iter(f"{W}t")), run.find(f"{W}rPr/{W}highlight") is not None)
        for run in root.iter(f"{W}r")
    ]
    return copy, [run for run in runs if run[0]]


def test_words_of_a_word_file_are_highlighted_over_runs() -> None:
    body = (
        "<w:p><w:r><w:rPr><w:b/><w:u/></w:rPr><w:t>Mr Quis</w:t></w:r><w:r><w:t>torp and </w:t><w:tab/>"
        "<w:t>Mrs Quistorp left</w:t></w:r></w:p>"
    )
    copy, runs = _docx_copy(body, SECRET)
    assert runs == [
        (DOCX_WARNING, False), ("Mr ", False), ("Quis", True), ("torp", True), (" and ", False), ("Mrs ", False),
        (SECRET, True), (" left", False),
    ]  # fmt: skip
    root = etree.fromstring(build_docx.entries(copy)["word/document.xml"])
    formatted = [[each.tag.removeprefix(W) for each in properties] for properties in root.iter(f"{W}rPr")]
    assert ["b", "highlight", "u"] in formatted
    again = docx.read(copy, Path("a.docx"))
    assert again.text == f"{DOCX_WARNING}\nMr Quistorp and \tMrs Quistorp left"
