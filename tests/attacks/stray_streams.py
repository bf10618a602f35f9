"""The name, in two parts, in data that no viewer reads: where the format has a dictionary, or other data."""

from __future__ import annotations

import io
import zlib
from functools import partial

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import Change, from_content, text_at

_DATA = f"({SECRET[:4]}) show ({SECRET[4:]}) show".encode()
_PLAIN = text_at(50, 200, "The lease was signed on Monday.")


def _kept(data: bytes) -> bool:
    with pikepdf.open(io.BytesIO(data)) as file:
        return any(
            _DATA in each.read_raw_bytes() + each.read_bytes() for each in file.objects if isinstance(each, Stream)
        )


def _put(category: str, entries: dict[str, object], file: pikepdf.Pdf) -> None:
    """Put a stream with these entries among the resources of a page."""
    file.pages[0].Resources[category] = Dictionary(X=file.make_stream(_DATA, **entries))


def _font(file: pikepdf.Pdf) -> None:
    entries = {key[1:]: value for key, value in file.pages[0].Resources.Font.F1.items()}
    file.pages[0].Resources.Font = Dictionary(F1=file.make_stream(_DATA, **entries))


def _space(file: pikepdf.Pdf) -> None:
    space = file.make_stream(_DATA, WhitePoint=Array([0.9505, 1, 1.089]))
    file.pages[0].Resources.ColorSpace = Dictionary(X=Array([Name.CalGray, space]))


def _group(file: pikepdf.Pdf) -> None:
    file.pages[0].Group = file.make_stream(_DATA, S=Name.Transparency, CS=Name.DeviceRGB)


def _viewer(file: pikepdf.Pdf) -> None:
    file.Root.ViewerPreferences = file.make_stream(_DATA, FitWindow=True)


def _labels(file: pikepdf.Pdf) -> None:
    file.Root.PageLabels = file.make_stream(_DATA, Nums=Array([0, Dictionary(S=Name.D)]))


def _profile(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.ColorSpace = Dictionary(X=Array([Name.ICCBased, file.make_stream(_DATA, N=3)]))


def _calculator(file: pikepdf.Pdf) -> None:
    tint = file.make_stream(_DATA, FunctionType=4, Domain=Array([0, 1]), Range=Array([0, 1]))
    file.pages[0].Resources.ColorSpace = Dictionary(X=Array([Name.Separation, Name.Black, Name.DeviceGray, tint]))


def _parameters(file: pikepdf.Pdf) -> None:
    """A picture whose filter takes no parameter."""
    picture = file.make_stream(
        b"", Subtype=Name.Image, Width=9, Height=9, BitsPerComponent=8, ColorSpace=Name.DeviceGray
    )
    parameters = Dictionary(JBIG2Globals=file.make_stream(_DATA))
    picture.write(zlib.compress(bytes(range(81))), filter=Name.FlateDecode, decode_parms=parameters)
    file.pages[0].Resources.XObject = Dictionary(X=picture)


_RAMP = {"FunctionType": 2, "Domain": Array([0, 1]), "C0": Array([0]), "C1": Array([0.5]), "N": 1}
_AXIAL = {
    "ShadingType": 2,
    "ColorSpace": Name.DeviceGray,
    "Coords": Array([0, 0, 40, 0]),
    "Function": Dictionary(**_RAMP),
}
_PLACES: dict[str, tuple[bytes, Change]] = {
    "PostScript": (b"/X Do", partial(_put, "/XObject", {"Type": Name.XObject, "Subtype": Name.PS})),
    "object of no kind": (b"/X Do", partial(_put, "/XObject", {"Type": Name.XObject})),
    "graphics state": (b"/X gs 9 9 9 9 re f", partial(_put, "/ExtGState", {"LW": 2})),
    "shading": (b"/X sh", partial(_put, "/Shading", _AXIAL)),
    "font": (b"", _font),
    "colour space": (b"/X cs 0.5 sc 9 9 9 9 re f", _space),
    "group": (b"", _group),
    "viewer": (b"", _viewer),
    "labels": (b"", _labels),
    "no profile": (b"/X cs 1 0 0 sc 9 9 9 9 re f", _profile),
    "no calculator": (b"/X cs 1 sc 9 9 9 9 re f", _calculator),
    "parameters of another filter": (b"q 40 0 0 40 60 60 cm /X Do Q", _parameters),
}
ATTACKS = tuple(
    Attack(
        f"{place}.pdf",
        partial(from_content, _PLAIN + drawn, change=change),
        secrets=(),
        terms=(SECRET,),
        leaks=_kept,
    )
    for place, (drawn, change) in _PLACES.items()
)
