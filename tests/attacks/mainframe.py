"""Names in EBCDIC, the code pages of mainframes, where a file holds bytes that are no text."""

from __future__ import annotations

import io
from functools import partial

import pikepdf
from pikepdf import Name, Stream

from tests.attacks.attack import Attack
from tests.builders.pdf import from_content, text_at

_NAMES = ("Quistorp", "Jörg Mühlstroß")
_PLAIN = text_at(50, 200, "The lease was signed on Monday.")


def _build(data: bytes, place: str) -> bytes:
    def change(file: pikepdf.Pdf) -> None:
        if place == "pixels":
            size = {"Width": len(data), "Height": 1, "BitsPerComponent": 8, "ColorSpace": Name.DeviceGray}
            picture = file.make_stream(data, Type=Name.XObject, Subtype=Name.Image, **size)
            file.pages[0].Resources.XObject = pikepdf.Dictionary(X=picture)
        else:
            function = {"FunctionType": 0, "Size": pikepdf.Array([len(data)]), "BitsPerSample": 8}
            unit = pikepdf.Array([0, 1])
            tint = file.make_stream(data, Domain=unit, Range=unit, **function)
            space = pikepdf.Array([Name.Separation, Name.Black, Name.DeviceGray, tint])
            file.pages[0].Resources.ColorSpace = pikepdf.Dictionary(X=space)

    drawn = b"q 40 0 0 40 60 60 cm /X Do Q" if place == "pixels" else b"/X cs 1 sc 9 9 9 9 re f"
    return from_content(_PLAIN + drawn, change=change)


def _kept(data: bytes, written: bytes) -> bool:
    with pikepdf.open(io.BytesIO(data)) as file:
        return any(written in each.read_bytes() for each in file.objects if isinstance(each, Stream))


ATTACKS = tuple(
    Attack(
        f"{place} in {page}, {len(name)}.pdf",
        partial(_build, b"\0\xff" + name.encode(page) + b"\xff\0", place),
        (),
        (name,),
        leaks=partial(_kept, written=name.encode(page)),
        refusal=("verification-failed",),
    )
    for page in ("cp037", "cp500", "cp273")
    for name, place in ((_NAMES[0], "pixels"), (_NAMES[0], "samples"), (_NAMES[1], "samples"))
)
