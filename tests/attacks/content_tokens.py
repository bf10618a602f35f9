"""The name beside tokens of content that no reader takes, and in or behind content that breaks the grammar."""

from __future__ import annotations

from functools import partial

import pikepdf
from pikepdf import Dictionary, Stream

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_PLAIN = text_at(50, 200, "The lease was signed on 3 March 2019.")
_TOLD = text_at(50, 100, f"It was Mr {SECRET} who came.")
_NAME = SECRET.encode()
_GARBAGE = bytes(range(0x80, 0xA0))
_PICTURE = b"q 40 0 0 40 60 60 cm BI /W 2 /H 2 /BPC 8 /CS /G /X << %s /Y 7 0 R >> ID \x00\xff\xff\x00\nEI Q\n"
_SHOWN = b"BT /F1 12 Tf 50 150 Td %s ET\n"

ODD = {
    "string before a reference's R": b"(" + _NAME + b") R\n",
    "string in a mark with a reference": b"/Span << /A (" + _NAME + b") /Self 7 0 R >> BDC EMC\n",
    "key of a mark with a reference": b"/Span << /" + _NAME + b" 7 0 R >> BDC EMC\n",
    "string in an array with a reference": b"[ (" + _NAME + b") 7 0 R ] unknown\n",
    "unknown word in an array": b"[ 7 " + _NAME + b" ] unknown\n",
    "unknown word in shown text": _SHOWN % (b"[ (kept) " + _NAME + b" (too) ] TJ"),
    "name on both sides of an unknown word": _SHOWN
    % (b"[ (by Mr " + _NAME[:4] + b") R (" + _NAME[4:] + b" alone) ] TJ"),
    "string before bytes that are no text": b"(" + _NAME + b") " + _GARBAGE + b"\n",
    "string, bytes that are no text, operator": _SHOWN % (b"(" + _NAME + b") " + _GARBAGE + b" Tj"),
    "word of bytes that are no text": _GARBAGE + _NAME + _GARBAGE + b"\n",
    "string in an inline picture with a reference": _PICTURE % (b"/A (" + _NAME + b")"),
    "comment in a mark with a reference": b"/Span << /A 7 0 R % " + _NAME + b"\n >> BDC EMC\n",
    "string before digits that are none": _SHOWN % (b"(" + _NAME + b") <5z Tj") + b"/A << /B 7 0 R >> BDC EMC\n",
}


def _in_form(odd: bytes) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        page = file.pages[0]
        drawn = Stream(file, odd, Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=[0, 0, 600, 300])
        drawn.Resources = Dictionary(Font=page.Resources.Font)
        page.Resources.XObject = Dictionary(Fm1=file.make_indirect(drawn))
        page.contents_add(b"/Fm1 Do")

    return from_content(_PLAIN, change=change)


_LINE = text_at(50, 250, f"Yours sincerely, {SECRET}")
MALFORMED = {
    "dictionary without an end": b"/Span << /A (odd) BDC\n",
    "operator in an array": _SHOWN % (b"[ (by Mr " + _NAME + b") Tj (alone) ] TJ"),
    "array without an end": _SHOWN % (b"[ (by Mr " + _NAME + b") TJ"),
    "inline picture without data": b"q BI /W 2 /H 2 /BPC 8 /CS /G\nQ\n",
    "end of a string alone": _SHOWN % (b"(by Mr " + _NAME + b") alone) Tj"),
    "number behind a string": _SHOWN % (b"(by Mr " + _NAME + b") 5 Tj"),
    "string without its spacing": _SHOWN % (b"(by Mr " + _NAME + b') "'),
    "operator in a dictionary": b"/Span << /A (" + _NAME + b") /B Tj >> BDC EMC\n",
}

ATTACKS = (
    *(
        Attack(f"behind: {name}.pdf", partial(from_content, _PLAIN + odd + _LINE), refusal=("cannot-make-safe",))
        for name, odd in MALFORMED.items()
    ),
    *(
        Attack(f"{name}.pdf", partial(from_content, _PLAIN + odd), terms=(SECRET,), refusal=("cannot-make-safe",))
        for name, odd in MALFORMED.items()
        if _NAME in odd
    ),
    *(Attack(f"{name}.pdf", partial(from_content, _PLAIN + odd), terms=(SECRET,)) for name, odd in ODD.items()),
    *(
        Attack(f"{name}, in a form.pdf", partial(_in_form, ODD[name]), terms=(SECRET,))
        for name in ("string before a reference's R", "name on both sides of an unknown word")
    ),
    *(
        Attack(f"{name}, and in the text.pdf", partial(from_content, _PLAIN + _TOLD + ODD[name]), terms=(SECRET,))
        for name in (
            "string in a mark with a reference",
            "name on both sides of an unknown word",
            "string, bytes that are no text, operator",
        )
    ),
)
