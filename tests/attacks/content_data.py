"""The name in parts of a page's content that draw nothing: operands, dictionaries, functions, text of no size."""

from __future__ import annotations

import zlib

import pikepdf
from pikepdf import Array, Dictionary, Name

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import Change, form, from_content, text_at

_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_TOLD = text_at(50, 100, f"It was Mr {SECRET} who came.")
_NAME = SECRET.encode()
_SQUARE = b"\n60 60 80 40 re f\n"
_CALCULATOR = b"{ % %s\n dup 0.5 mul exch pop }"


def _content(odd: bytes, *, change: Change | None = None, also: bytes = b"") -> bytes:
    return from_content(_PLAIN + also + odd, change=change)


def _function(file: pikepdf.Pdf) -> None:
    tint = file.make_stream(
        b"{ % " + _NAME + b"\n 0.5 mul }", FunctionType=4, Domain=Array([0, 1]), Range=Array([0, 1])
    )
    space = Array([Name.Separation, Name.Black, Name.DeviceGray, tint])
    file.pages[0].Resources.ColorSpace = Dictionary(Cs1=space)


def _sampled(file: pikepdf.Pdf) -> None:
    tint = file.make_stream(
        b"\x00\xff" + _NAME,
        FunctionType=0,
        Domain=Array([0, 1]),
        Range=Array([0, 1]),
        Size=Array([2]),
        BitsPerSample=8,
    )
    space = Array([Name.Separation, Name.Black, Name.DeviceGray, tint])
    file.pages[0].Resources.ColorSpace = Dictionary(Cs1=space)


def _shading(file: pikepdf.Pdf) -> None:
    corner = bytes([0, 0, 0, 0, 0, 0])
    mesh = corner + bytes([0, 255, 255, 0, 0, 90]) + bytes([0, 0, 0, 255, 255, 160])
    file.pages[0].Resources.Shading = Dictionary(
        Sh1=file.make_stream(
            mesh + b"\0" + _NAME[:4],
            ShadingType=4,
            ColorSpace=Name.DeviceGray,
            BitsPerCoordinate=16,
            BitsPerComponent=8,
            BitsPerFlag=8,
            Decode=Array([0, 100, 0, 100, 0, 1]),
        )
    )


def _named_value(file: pikepdf.Pdf) -> None:
    page = file.pages[0]
    page.Resources.XObject = Dictionary(Fm1=form(file, _SQUARE, Intent=Name("/" + SECRET)))
    page.obj["/Rotate"] = Name("/" + SECRET)
    page.Resources.ExtGState = Dictionary(Gs1=Dictionary(Type=Name("/" + SECRET), LW=2))


def _name_in_widths(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.Font.F1["/FirstChar"] = 32
    file.pages[0].Resources.Font.F1["/Widths"] = Array([Name("/" + SECRET), 500])


def _uncalled(file: pikepdf.Pdf) -> None:
    resources = Dictionary(Font=file.pages[0].Resources.Font)
    never = file.make_stream(
        b"BT /F1 9 Tf (" + _NAME + b") Tj ET",
        Type=Name.XObject,
        Subtype=Name.Form,
        BBox=Array([0, 0, 9, 9]),
        Resources=resources,
    )
    called = form(file, _SQUARE)
    called.Resources = Dictionary(XObject=Dictionary({f"/{SECRET}": never}))
    file.pages[0].Resources.XObject = Dictionary(Fm1=called, Fm2=never)


def _after_flate(file: pikepdf.Pdf) -> None:
    page = file.pages[0]
    called = form(file, b"")
    called.write(zlib.compress(_SQUARE) + _NAME, filter=Name.FlateDecode)
    page.Resources.XObject = Dictionary(Fm1=called)


def _prolonged_function(file: pikepdf.Pdf) -> None:
    tint = file.make_stream(b"", FunctionType=0, Domain=Array([0, 1]), Range=Array([0, 1]), Size=Array([2]))
    tint["/BitsPerSample"] = 8
    tint.write(zlib.compress(b"\x00\xff") + _NAME, filter=Name.FlateDecode)
    space = Array([Name.Separation, Name.Black, Name.DeviceGray, tint])
    file.pages[0].Resources.ColorSpace = Dictionary(Cs1=space)


_TINTED = b"/Cs1 cs 1 sc" + _SQUARE
_INLINE = b"q 40 0 0 40 60 60 cm BI /W 2 /H 2 /BPC 8 /CS /G %s ID \x00\xff\xff\x00%s\nEI Q\n"

ODD: dict[str, tuple[bytes, Change | None]] = {
    "string before an operator": (b"(" + _NAME + b") q" + _SQUARE + b"Q", None),
    "name before an operator": (b"/" + _NAME + b" 2 w" + _SQUARE, None),
    "array before an operator": (b"[(" + _NAME + b")] 0 g" + _SQUARE, None),
    "dictionary before an operator": (b"<< /A (" + _NAME + b") >> 0 g" + _SQUARE, None),
    "name among a text's pieces": (b"BT /F1 9 Tf 50 50 Td [(kept) /" + _NAME + b"] TJ ET", None),
    "name of no colour space": (b"/" + _NAME + b" cs" + _SQUARE, None),
    "name of no graphics state": (b"/" + _NAME + b" gs" + _SQUARE, None),
    "name of no object": (b"/" + _NAME + b" Do" + _SQUARE, None),
    "name of no intent": (b"/" + _NAME + b" ri" + _SQUARE, None),
    "name of no font": (b"BT /" + _NAME + b" 9 Tf 50 50 Td () Tj ET" + _SQUARE, None),
    "text of size 0": (b"BT /F1 0 Tf 50 50 Td (" + _NAME + b") Tj ET", None),
    "text scaled to 0": (b"BT /F1 9 Tf 0 Tz 50 50 Td (" + _NAME + b") Tj ET", None),
    "text in a matrix of 0": (b"BT /F1 9 Tf 0 0 0 0 50 50 Tm (" + _NAME + b") Tj ET", None),
    "text on a page scaled to 0": (b"q 0 0 0 0 50 50 cm BT /F1 9 Tf (" + _NAME + b") Tj ET Q", None),
    "text of size 0, spaced": (b"BT /F1 0 Tf 9 Tc 50 50 Td (" + _NAME + b") Tj /F1 9 Tf (end) Tj ET", None),
    "key of an inline picture": (_INLINE % (b"/" + _NAME + b" 3", b""), None),
    "string in an inline picture": (_INLINE % (b"/Name (" + _NAME + b")", b""), None),
    "bytes after an inline picture": (_INLINE % (b"", b" " + _NAME + b" "), None),
    "comment in a function": (_TINTED, _function),
    "bytes after a function's samples": (_TINTED, _sampled),
    "bytes after a compressed function": (_TINTED, _prolonged_function),
    "bytes after a compressed form": (b"/Fm1 Do", _after_flate),
    "values that are names": (b"/Gs1 gs /Fm1 Do", _named_value),
    "name among widths": (_SQUARE, _name_in_widths),
    "form that nothing calls": (b"/Fm1 Do", _uncalled),
}

ATTACKS = (
    *(
        Attack(f"{name}.pdf", lambda odd=odd, change=change: _content(odd, change=change), terms=(SECRET,))  # type: ignore[misc]
        for name, (odd, change) in ODD.items()
    ),
    *(
        Attack(
            f"{name}, and in the text.pdf",
            lambda odd=ODD[name][0], change=ODD[name][1]: _content(odd, change=change, also=_TOLD),  # type: ignore[misc]
            terms=(SECRET,),
        )
        for name in (
            "string before an operator",
            "text of size 0",
            "bytes after an inline picture",
            "comment in a function",
            "values that are names",
        )
    ),
)
