"""Embedded fonts say nothing about themselves any more, and draw as before (threats P15, P21)."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO

import pikepdf
import pytest
from fontTools.cffLib import CFFFontSet, cffISOAdobeStrings
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from pikepdf import Name

from engine.core.errors import CannotMakeSafe
from engine.documents.pdf.fonts import type1
from engine.documents.pdf.fonts.programs import without_compact_glyphs
from engine.documents.pdf.sanitise.normalise import normalise
from tests.builders import pdf_fonts
from tests.builders.pdf import SECRET, everything, mask, read, saved
from tests.builders.pdf_fonts import PROGRAMS, with_program


def _says(data: bytes, word: str) -> bool:
    return any(word.encode(code) in everything(data) for code in ("latin-1", "utf-16-be"))


@pytest.mark.parametrize("kind", PROGRAMS)
def test_font_says_nothing_about_itself(kind: str) -> None:
    source = with_program(*PROGRAMS[kind])
    assert _says(source, SECRET)
    bare = normalise(source, None).data

    assert not _says(bare, SECRET)


@pytest.mark.parametrize(
    ("name", "renamed"),
    [
        ("/ABCDEF+Tolvald-BoldItalic", "/AAAAAA+Font1BoldItalic"),
        ("/TolvaldSans", "/Font1Sans"),
        ("/ABCDEF+TimesNewRomanPS-BoldMT", "/AAAAAA+TimesNewRomanPS-BoldMT"),
        ("/Helvetica55-5550148", "/Font1Helvetica"),
    ],
)
@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_typeface_is_not_called_by_a_name_that_is_no_word_of_the_format(kind: str, name: str, renamed: str) -> None:
    with pikepdf.open(BytesIO(with_program(*PROGRAMS[kind]))) as file:
        font = file.pages[0].Resources.Font.F1
        font.BaseFont = font.FontDescriptor.FontName = Name(name)
        named = BytesIO()
        file.save(named)
    with pikepdf.open(BytesIO(normalise(named.getvalue(), None).data)) as file:
        font = file.pages[0].Resources.Font.F1
        assert (str(font.BaseFont), str(font.FontDescriptor.FontName)) == (renamed, renamed)


@pytest.mark.parametrize("kind", [each for each in PROGRAMS if each != "Type 1"])
def test_font_draws_as_before(kind: str) -> None:
    assert read(with_program(*PROGRAMS[kind])).text == "aaa"


@pytest.mark.parametrize("program", [b"", b"no font", b"\0" * 40, b"OTTO" + b"\xff" * 40])
@pytest.mark.parametrize("key", ["/FontFile", "/FontFile2", "/FontFile3"])
def test_what_is_no_font_goes(key: str, program: bytes) -> None:
    """Viewers draw another font in its place, with or without it."""
    with pikepdf.open(BytesIO(normalise(with_program(key, program, None), None).data)) as file:
        assert not {"/FontFile", "/FontFile2", "/FontFile3"} & file.pages[0].Resources.Font.F1.FontDescriptor.keys()


@pytest.mark.parametrize("kind", [each for each in PROGRAMS if each != "Type 1"])
@pytest.mark.parametrize("key", ["/FontFile", "/FontFile2", "/FontFile3"])
def test_a_font_is_filed_by_what_it_is(kind: str, key: str) -> None:
    own, program, subtype = PROGRAMS[kind]
    with pikepdf.open(BytesIO(normalise(with_program(key, program, None), None).data)) as file:
        descriptor = file.pages[0].Resources.Font.F1.FontDescriptor
        assert [each for each in descriptor if each.startswith("/FontFile")] == [own]
        if own != key:
            assert descriptor[own].get("/Subtype") == subtype


@pytest.mark.parametrize(
    "program", [b"", b"no font", b"\0\1\0\0\0\2", b"\0\1\0\0\0\1" + b"\0" * 10, b"OTTO" + b"\xff" * 40]
)
@pytest.mark.parametrize("key", ["/FontFile", "/FontFile2", "/FontFile3"])
def test_what_is_no_font_is_refused_where_it_loses_letters(key: str, program: bytes) -> None:
    source = with_program(key, program, None)
    assert read(source).text == "aaa"
    with suppress(CannotMakeSafe):
        assert not read(mask(source, "aaa")[1].data).text


@pytest.mark.parametrize("count", [4, 229], ids=["some of it", "the whole set"])
def test_a_compact_font_without_a_list_of_names_is_made_smaller(count: int) -> None:
    """Its glyphs are then those of the ISO Adobe set, in that order (Adobe Technical Note 5176, section 13)."""
    names = cffISOAdobeStrings[:count]
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({32: "space", 33: "exclam", 34: "quotedbl"})
    shapes = {}
    for name in names:
        pen = T2CharStringPen(500, None)
        pen.moveTo((0, 0))
        pen.lineTo((200, 100))
        pen.closePath()
        shapes[name] = pen.getCharString()
    builder.setupCFF("Plain", {}, shapes, {})
    program = bytes(builder.font.getTableData("CFF "))
    listed = b"\x8b\x0f"  # charset 0: that set
    assert program.count(listed) == 1
    bare = program.replace(listed, b"\x8b\x0d")
    # The second is another font of the file, read by the same library.
    for code, kept in ((33, [".notdef", "g1", "exclam", "g3"]), (32, [".notdef", "space", "g2", "g3"])):
        left = CFFFontSet()
        left.decompile(BytesIO(without_compact_glyphs(bare, {code}, set())[0]), None)
        assert left[0].charset[:4] == kept


def test_program_may_state_subroutines_and_have_none() -> None:
    assert type1._subrs(b"/Subrs 4 array\n ND\n", 4) == (0, b"/Subrs 4 array\nND\n")
    with pytest.raises(ValueError, match="no subroutines"):
        type1._subrs(b"/Subrs 4 array\n 0 1 put ND\n", 4)


@pytest.mark.parametrize(("kind", "key"), [("Type 1", "/FontFile"), ("compact", "/FontFile3")])
@pytest.mark.parametrize("code", [0x7F, 0x9D])
def test_bullet_of_a_code_that_the_encoding_leaves_unused_stays(
    kind: str, key: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WinAnsiEncoding shows a bullet for each of them (ISO 32000-1, table D.2)."""
    monkeypatch.setitem(pdf_fonts.LETTERS, "bullet", code)
    source = pdf_fonts.lettered(kind)
    with pikepdf.open(BytesIO(source)) as file:
        shown = file.pages[0].Contents.read_bytes().replace(b"signed", b"signed \\%03o" % code)
        file.pages[0].Contents = file.make_stream(shown)
        source = saved(file)
    _, written = mask(source)
    with pikepdf.open(BytesIO(written.data)) as file:
        held = file.pages[0].Resources.Font.F1.FontDescriptor
        left = pdf_fonts._in_type1 if kind == "Type 1" else pdf_fonts._in_compact
        assert "bullet" in left(held[key].read_bytes())


@pytest.mark.parametrize("kind", ["TrueType", "compact", "collection"])
def test_copies_of_a_program_in_a_joined_file_become_one_without_the_masked_letters(kind: str) -> None:
    numbered = pdf_fonts.numbered(kind)  # once: a program holds the second in which it was made
    with pikepdf.new() as joined:
        for _ in range(2):
            with pikepdf.open(BytesIO(numbered)) as page:
                joined.pages.extend(page.pages)
        source = saved(joined)
    assert pdf_fonts.letters_left(source)
    document, written = mask(source)
    assert document.text.count(SECRET) == 2
    with pikepdf.open(BytesIO(written.data)) as file:
        descriptors = [page.Resources.Font.F1.DescendantFonts[0].FontDescriptor for page in file.pages]
        programs = {(each.FontFile2 if kind == "TrueType" else each.FontFile3).objgen for each in descriptors}
    assert len(programs) == 1
    assert not pdf_fonts.letters_left(written.data)
