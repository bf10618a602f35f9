"""Codes of fonts become text by the font's own tables."""

from __future__ import annotations

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name

from engine.verify.pdf import fonts

RANGES = b"2 beginbfrange <0003> <0005> <0061> <0010> <0011> [<0046006C> <D83DDE00>] endbfrange"
CHARACTERS = b"1 beginbfchar <0001> <007A> endbfchar"


@pytest.fixture
def pdf() -> pikepdf.Pdf:
    return pikepdf.new()


def test_composite_font_by_its_map(pdf: pikepdf.Pdf) -> None:
    font = Dictionary(Subtype=Name.Type0, ToUnicode=pdf.make_stream(CHARACTERS + b"\n" + RANGES))
    read = fonts.load(font).decode(bytes.fromhex("0001 0003 0004 0005 0010 0011 0099"))
    assert read == "zabcFl\U0001f600\ufffd"


def test_composite_font_whose_codes_are_unicode() -> None:
    font = Dictionary(Subtype=Name.Type0, ToUnicode=Name("/Identity-H"))
    assert fonts.load(font).decode("Łódź".encode("utf-16-be")) == "Łódź"


def test_simple_font_by_its_encoding() -> None:
    differences = Array([65, Name.Lslash, Name.odieresis, 90, Name("/g17")])
    encoding = Dictionary(BaseEncoding=Name.WinAnsiEncoding, Differences=differences)
    font = Dictionary(Subtype=Name.Type1, Encoding=encoding)
    assert fonts.load(font).decode(b"ABC\x80Z") == "ŁöC€\ufffd"


def test_bitmap_font_of_tex_by_the_codes_that_name_its_glyphs() -> None:
    """A name with the number of another code says nothing."""
    names = Array([77, Name("/a77"), 97, Name("/a97"), 114, Name("/a99"), 2, Name("/a2"), 65, Name("/a65")])
    font = fonts.load(Dictionary(Type=Name.Font, Subtype=Name.Type3, Encoding=Dictionary(Differences=names)))
    assert font.decode(b"Mar\x02A") == "Ma\ufffd\ufffdA"


def test_map_wins_over_encoding(pdf: pikepdf.Pdf) -> None:
    to_unicode = pdf.make_stream(b"1 beginbfchar <41> <0058> endbfchar")
    font = Dictionary(Subtype=Name.TrueType, Encoding=Name.MacRomanEncoding, ToUnicode=to_unicode)
    assert fonts.load(font).decode(b"AB\x8a") == "XBä"


def test_a_hostile_range_ends() -> None:
    with pikepdf.new() as pdf:
        to_unicode = pdf.make_stream(b"1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange")
        font = fonts.load(Dictionary(Subtype=Name.Type0, ToUnicode=to_unicode))
        assert len(font.table) == 0x10000


@pytest.mark.parametrize(
    ("encoding", "characters", "text"),
    [
        ("UniJIS-UTF16-H", "utf-16-be", "田中太郎"),
        ("UniGB-UCS2-V", "utf-16-be", "王小明"),
        ("UniCNS-UTF8-H", "utf-8", "陳大文"),
        ("UniKS-UTF32-V", "utf-32-be", "김민수"),
        ("90ms-RKSJ-H", "cp932", "田中 Taro"),
        ("EUC-V", "euc_jp", "田中"),
        ("GBK-EUC-H", "gbk", "王小明 Wang"),
        ("GBK2K-H", "gb18030", "王小明"),
        ("ETen-B5-H", "cp950", "陳大文"),
        ("KSCms-UHC-H", "cp949", "김민수"),
    ],
)
def test_composite_font_by_the_characters_that_it_names(encoding: str, characters: str, text: str) -> None:
    font = Dictionary(Subtype=Name.Type0, Encoding=Name(f"/{encoding}"))
    assert fonts.load(font).decode(text.encode(characters)) == text


def test_composite_font_by_the_numbers_of_its_collection() -> None:
    system = Dictionary(Registry=b"Adobe", Ordering=b"Japan1", Supplement=0)
    descendants = Array([Dictionary(Subtype=Name.CIDFontType0, CIDSystemInfo=system)])
    font = Dictionary(Subtype=Name.Type0, Encoding=Name("/Identity-H"), DescendantFonts=descendants)
    assert fonts.load(font).decode(bytes.fromhex("0022 0023")) == "AB"


def test_composite_font_that_says_nothing_is_not_readable() -> None:
    font = Dictionary(Subtype=Name.Type0, Encoding=Name("/Identity-H"))
    assert fonts.load(font).decode(b"\0A") == "\ufffd"
