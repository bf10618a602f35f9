"""Files that are as easily made safe as any other, in odd encodings, orders and sizes: none may be refused."""

from __future__ import annotations

from functools import partial

import pikepdf
from pikepdf import Array, Dictionary, Name
from pymupdf import get_text_length

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_BEFORE, _BEHIND = "The lease was signed by Mr", "on Monday."


def _line(name: bytes) -> bytes:
    """A sentence in Helvetica, the name in these bytes."""
    shown = b"%s %s %s" % (_BEFORE.encode(), name, _BEHIND.encode())
    return from_content(b"BT /F1 12 Tf 50 200 Td <%s> Tj ET" % shown.hex().encode(), size=(700, 300))


def _letters(order: range | list[int], name: str = SECRET) -> bytes:
    """The name letter by letter, in this order of its letters."""
    shown = b"".join(text_at(50 + 8 * place, 150, name[place]) for place in order)
    return from_content(text_at(50, 200, f"{_BEFORE} whom we know") + shown)


def _moved(name: str) -> bytes:
    """A sentence of which each letter is moved to its place, and spaces are left out, as some printers write it."""
    steps, step = [], 0.0
    for letter in f"{_BEFORE} {name} {_BEHIND}":
        if letter != " ":
            steps.append(f"{step:.2f} 0 Td ({letter}) Tj")
            step = 0.0
        step += get_text_length(letter, "helv", 11)
    return from_content(f"BT /F1 11 Tf 20 200 Td {' '.join(steps)} ET".encode())


def _beside(base: str, codes: bytes, encoding: Name | None = None) -> bytes:
    """The name between signs of a standard font that states no widths."""

    def change(file: pikepdf.Pdf) -> None:
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name(f"/{base}"))
        if encoding is not None:
            font.Encoding = encoding
        file.pages[0].Resources.Font.F2 = file.make_indirect(font)

    signs = b"/F2 12 Tf <%s> Tj" % codes.hex().encode()
    shown = b"BT /F1 12 Tf 50 200 Td (It was Mr ) Tj %s /F1 12 Tf ( %s ) Tj %s /F1 12 Tf ( who came.) Tj ET"
    return from_content(shown % (signs, SECRET.encode(), signs), change=change)


def _composite(encoding: str, characters: str, collection: str, text: str) -> bytes:
    """A sentence in a font that no file holds, by a character map of the standard."""

    def change(file: pikepdf.Pdf) -> None:
        system = Dictionary(Registry=b"Adobe", Ordering=collection.encode(), Supplement=0)
        descriptor = Dictionary(Type=Name.FontDescriptor, FontName=Name("/STSong-Light"), Flags=4)
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType0,
            BaseFont=Name("/STSong-Light"),
            CIDSystemInfo=system,
            FontDescriptor=file.make_indirect(descriptor),
        )
        file.pages[0].Resources.Font.F1 = file.make_indirect(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.Type0,
                BaseFont=Name("/STSong-Light"),
                Encoding=Name(f"/{encoding}"),
                DescendantFonts=Array([file.make_indirect(descendant)]),
            )
        )

    return from_content(b"BT /F1 16 Tf 20 200 Td <%s> Tj ET" % text.encode(characters).hex().encode(), change=change)


_by_term = partial(Attack, terms=(SECRET,))
# Word spacing that takes all room from spaces.
_NARROW = b"BT /F1 12 Tf 50 200 Td (It was Mr) Tj -3.336 Tw 60 0 Td (Quis torp then left) Tj ET"
_CHINESE, _JAPANESE, _KOREAN = "王小明", "田中太郎", "김민수"

ATTACKS = (
    _by_term("soft-hyphen-of-helvetica.pdf", partial(_line, b"Quis\xadtorp")),
    _by_term("no-break-space.pdf", partial(_line, b"\xa0Quistorp\xa0")),
    _by_term("code-without-a-letter.pdf", partial(_line, b"\x81Quistorp\x8d")),
    _by_term("french-quotes.pdf", partial(_line, b"\xab Quistorp \xbb")),
    _by_term("signs-of-symbol.pdf", partial(_beside, "Symbol", b"abg\xa5")),
    _by_term("signs-of-dingbats.pdf", partial(_beside, "ZapfDingbats", b"abg\xa5")),
    _by_term("mac-signs.pdf", partial(_beside, "Helvetica", b"\xb2\xb3\xbd", Name.MacRomanEncoding)),
    _by_term("percent-one-letter.pdf", partial(_line, b"at https://x.no/?n=%51uistorp and elsewhere")),
    _by_term("percent-all.pdf", partial(_line, b"at https://x.no/?n=%51%75%69%73%74%6f%72%70&m=1")),
    _by_term("percent-in-utf8.pdf", partial(_line, b"at x.no/%C3%98stby%20Quistor%70/1")),
    _by_term("entity.pdf", partial(_line, b"&#81;uistorp")),
    _by_term("entities.pdf", partial(_line, b"&#x51;&#117;&#105;storp")),
    _by_term("entity-soft-hyphen.pdf", partial(_line, b"Quis&shy;torp")),
    _by_term("hyphen-inside.pdf", partial(_line, b"Quis-torp")),
    _by_term("letters-interleaved.pdf", partial(_letters, [0, 2, 4, 6, 1, 3, 5, 7])),
    _by_term("letters-backwards.pdf", partial(_letters, list(range(7, -1, -1)))),
    _by_term("space-under-a-letter.pdf", partial(from_content, _NARROW)),
    Attack("letters-moved.pdf", partial(_moved, "Vexq"), secrets=("Vexq",), terms=("Vexq",)),
    _by_term("letters-moved-long.pdf", partial(_moved, SECRET)),
    _by_term(
        "no-size.pdf", lambda: from_content(text_at(50, 200, f"Mr {SECRET}", size=0.05), text_at(50, 150, "Page"))
    ),
    Attack(
        "chinese-by-its-own-codes.pdf",
        partial(_composite, "GBK-EUC-H", "gbk", "GB1", f"租约由{_CHINESE}在星期一签署"),
        secrets=(_CHINESE,),
        terms=(_CHINESE,),
    ),
    Attack(
        "chinese-in-utf16.pdf",
        partial(_composite, "UniGB-UTF16-H", "utf-16-be", "GB1", f"租约由{_CHINESE}在星期一签署"),
        secrets=(_CHINESE,),
        terms=(_CHINESE,),
    ),
    Attack(
        "japanese-by-its-own-codes.pdf",
        partial(_composite, "90ms-RKSJ-H", "cp932", "Japan1", f"契約書は{_JAPANESE}が署名した"),
        secrets=(_JAPANESE,),
        terms=(_JAPANESE,),
    ),
    Attack(
        "korean-by-its-own-codes.pdf",
        partial(_composite, "KSCms-UHC-H", "cp949", "Korea1", f"계약은 {_KOREAN} 서명했다"),
        secrets=(_KOREAN,),
        terms=(_KOREAN,),
    ),
)
