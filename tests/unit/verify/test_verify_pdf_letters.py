"""Letters that fonts name and no page shows are read as an attacker would read them."""

from __future__ import annotations

import io

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name

from engine.verify.pdf.letters import named
from tests.attacks.attack import SECRET
from tests.builders.pdf import SENTENCE, from_content, saved, text_at
from tests.builders.pdf_fonts import lettered, numbered

_SUBSET = "".join(sorted(set(SENTENCE)))


def _read(data: bytes) -> list[str]:
    return [surface.text for surface in named(data, None)]


def _map(text: str, first: int = 200) -> bytes:
    entries = [f"<{code:02x}> <{ord(letter):04x}>" for code, letter in enumerate(text, start=first)]
    return "\n".join([f"{len(entries)} beginbfchar", *entries, "endbfchar"]).encode()


def _with_font(**entries: object) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        font = file.pages[0].Resources.Font.F1
        for key, value in entries.items():
            font[f"/{key}"] = file.make_stream(value) if isinstance(value, bytes) else value

    return from_content(text_at(50, 200, "Text"), change=change)


def test_entries_of_a_map() -> None:
    assert SECRET in _read(_with_font(ToUnicode=_map(SECRET)))


def test_letters_that_a_page_shows_may_be_named() -> None:
    assert _read(_with_font(ToUnicode=_map("Text", ord("T")))) != [""]
    assert not _read(from_content(text_at(50, 200, "abc"), change=_abc))


def _abc(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.Font.F1.ToUnicode = file.make_stream(_map("abc", ord("a")))


def test_a_letter_that_is_shown_still_belongs_to_the_row() -> None:
    data = _with_font(ToUnicode=_map("u", ord("T")) + _map(SECRET))
    assert any(SECRET in each for each in _read(data))


def test_differences_of_an_encoding() -> None:
    differences = Array([200, *(Name(f"/{letter}") for letter in SECRET)])
    assert SECRET in _read(_with_font(Encoding=Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=differences)))


@pytest.mark.parametrize("kind", ["TrueType", "compact"])
def test_names_in_programs(kind: str) -> None:
    assert _SUBSET in _read(lettered(kind))


@pytest.mark.parametrize("kind", ["TrueType", "compact", "OpenType", "collection"])
def test_names_and_numbers_in_programs_of_composite_fonts(kind: str) -> None:
    assert any(_SUBSET.strip() in each for each in _read(numbered(kind)))


def test_forms_show_letters_too() -> None:
    with pikepdf.open(io.BytesIO(_with_font(ToUnicode=_map("abc", ord("a"))))) as file:
        page = file.pages[0]
        form = file.make_stream(
            text_at(0, 0, "abc"),
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([0, 0, 9, 9]),
            Resources=page.Resources,
        )
        page.Resources.XObject = Dictionary(Fm=form)
        page.Contents = file.make_stream(b"/Fm Do")
        assert not _read(saved(file))


def test_a_program_that_cannot_be_parsed_names_nothing() -> None:
    with pikepdf.open(io.BytesIO(lettered("compact"))) as file:
        file.pages[0].Resources.Font.F1.FontDescriptor.FontFile3.write(b"\1\0\4 no font")
        assert not _read(saved(file))
