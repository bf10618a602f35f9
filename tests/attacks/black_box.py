"""Ways that outsiders found who had never seen the code."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pikepdf
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, paragraph
from tests.builders.pdf import page_with

_BESIDE_DIGITS = f"Write to {SECRET.lower()}1981, {SECRET}77, 2{SECRET.lower()} or {SECRET.upper()}4."
_FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")


def _program() -> tuple[bytes, dict[str, int]]:
    """A TrueType program with the letters of the sentence alone, and their numbers."""
    font = TTFont(_FONT)
    subsetter = Subsetter(Options(notdef_outline=True, drop_tables=["GSUB", "GPOS", "GDEF", "FFTM", "name", "kern"]))
    subsetter.populate(text=f"To {SECRET}")
    subsetter.subset(font)
    target = BytesIO()
    font.save(target)
    order = font.getGlyphOrder()
    return target.getvalue(), {chr(code): order.index(name) for code, name in font.getBestCmap().items()}


def _own_font() -> bytes:
    """A page that shows the name in an embedded font which holds the letters of that line alone."""
    program, numbers = _program()

    def change(file: pikepdf.Pdf) -> None:
        stream = file.make_stream(program, Length1=len(program))
        descriptor = Dictionary(Type=Name.FontDescriptor, FontName=Name("/ABCDEF+Own"), Flags=4, ItalicAngle=0,
                                FontBBox=Array([0, -200, 1000, 900]), Ascent=900, Descent=-200, CapHeight=700,
                                StemV=80, FontFile2=stream)  # fmt: skip
        descendant = Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name("/ABCDEF+Own"), DW=600,
                                CIDSystemInfo=Dictionary(Registry=b"Adobe", Ordering=b"Identity", Supplement=0),
                                FontDescriptor=file.make_indirect(descriptor), CIDToGIDMap=Name.Identity)  # fmt: skip
        pairs = "\n".join(f"<{number:04X}> <{ord(letter):04X}>" for letter, number in numbers.items())
        meanings = (
            f"1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n{len(numbers)} beginbfchar\n{pairs}\nendbfchar"
        )
        file.pages[0].Resources.Font.F2 = Dictionary(
            Type=Name.Font, Subtype=Name.Type0, BaseFont=Name("/ABCDEF+Own"), Encoding=Name("/Identity-H"),
            DescendantFonts=Array([file.make_indirect(descendant)]), ToUnicode=file.make_stream(meanings.encode()),
        )  # fmt: skip
        codes = "".join(f"{numbers[letter]:04X}" for letter in f"To {SECRET}")
        page = file.pages[0]
        page.Contents = file.make_stream(
            page.Contents.read_bytes() + f"BT /F2 14 Tf 50 120 Td <{codes}> Tj ET".encode()
        )

    return page_with("The tenant signed the lease.", change=change)


def _outlines(data: bytes) -> bool:
    """Return whether an embedded font still draws a letter that only the name has."""
    with pikepdf.open(BytesIO(data)) as file:
        programs = [
            each.FontFile2.read_bytes()
            for each in file.objects
            if isinstance(each, Dictionary) and "/FontFile2" in each
        ]
    return any(
        sum(font["glyf"][name].numberOfContours != 0 for name in font.getGlyphOrder() if name != ".notdef") > len("To ")
        for font in map(TTFont, map(BytesIO, programs))
    )


ATTACKS = (
    Attack("own-font.pdf", _own_font, terms=(SECRET,), leaks=_outlines),
    Attack("beside-digits.txt", _BESIDE_DIGITS.encode, terms=(SECRET,)),
    Attack("beside-digits.docx", lambda: build(paragraph(_BESIDE_DIGITS)), terms=(SECRET,)),
    Attack("beside-digits.pdf", lambda: page_with(_BESIDE_DIGITS), terms=(SECRET,)),
)
