"""The name in values of the wrong kind: strings among colours, and codes of letters behind the numbers of an array."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import form, from_content, text_at

_PLAIN = text_at(50, 200, "The lease was signed on Monday.")
_HALVES = SECRET[:3], SECRET[3:]
_CODES = list(SECRET.encode())
_SQUARE = b" 60 60 80 40 re f "

_Change = Callable[[pikepdf.Pdf], None]


def _coloured(*space: object) -> _Change:
    """A rectangle in this colour space."""

    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.ColorSpace = Dictionary(X=Array(space))
        file.pages[0].contents_add(b"/X cs 1 sc" + _SQUARE)

    return change


def _page(key: str, value: object) -> _Change:
    return lambda file: file.pages[0].obj.__setitem__(f"/{key}", value)


def _root(key: str, value: object) -> _Change:
    return lambda file: file.Root.__setitem__(f"/{key}", value)


def _formed(**entries: object) -> _Change:
    def change(file: pikepdf.Pdf) -> None:
        called = form(file, _SQUARE)
        for key, value in entries.items():
            called[f"/{key}"] = value
        file.pages[0].Resources.XObject = Dictionary(X=called)
        file.pages[0].contents_add(b" /X Do ")

    return change


def _state(**entries: object) -> _Change:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.ExtGState = Dictionary(
            X=Dictionary({f"/{key}": value for key, value in entries.items()})
        )
        file.pages[0].contents_add(b" /X gs" + _SQUARE)

    return change


def _shaded(**entries: object) -> _Change:
    def change(file: pikepdf.Pdf) -> None:
        function = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1, C0=Array([0]), C1=Array([0.3]))
        gradient = Dictionary(
            ShadingType=2, ColorSpace=Name.DeviceGray, Coords=Array([0, 0, 400, 0]), Function=function
        )
        for key, value in entries.items():
            gradient[f"/{key}"] = value
        file.pages[0].Resources.Shading = Dictionary(X=gradient)
        file.pages[0].contents_add(b"q 9 9 9 9 re W n /X sh Q")

    return change


def _patterned(**entries: object) -> _Change:
    def change(file: pikepdf.Pdf) -> None:
        kind = {"Type": Name.Pattern, "PatternType": 1, "PaintType": 1, "TilingType": 1, "XStep": 9, "YStep": 9}
        tile = file.make_stream(b"1 1 4 4 re f", **kind, BBox=Array([0, 0, 9, 9]), Resources=Dictionary(), **entries)
        file.pages[0].Resources.Pattern = Dictionary(X=tile)
        file.pages[0].contents_add(b"/Pattern cs /X scn" + _SQUARE)

    return change


def _profile(file: pikepdf.Pdf) -> None:
    alternate = Array([Name.DeviceGray, *map(String, _HALVES)])
    profile = file.make_stream(b"x" * 200, N=1, Alternate=alternate)
    _coloured(Name.ICCBased, profile)(file)


def _described(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.Font.F1.FontDescriptor = Dictionary(
        Type=Name.FontDescriptor, FontName=Name.Helvetica, Flags=32, StemV=_with(), FontBBox=_with(0, 0, 9, 9)
    )


def _with(*numbers: float) -> Array:
    return Array([*numbers, *_CODES])


def _said(data: bytes) -> bool:
    with pikepdf.open(io.BytesIO(data)) as file:
        found = [list(_values(each)) for each in file.objects]
    strings = ["".join(each for each in values if isinstance(each, str)) for values in found]
    numbers = [[each for each in values if not isinstance(each, str)] for values in found]
    return any(SECRET in each for each in strings) or any(
        each[at : at + len(_CODES)] == _CODES for each in numbers for at in range(len(each))
    )


def _values(value: object) -> Iterator[object]:
    """Yield strings and numbers of an object, without those of the objects that it refers to."""
    if isinstance(value, String):
        yield str(value)
    elif isinstance(value, Array):
        for each in value:
            yield from _values(each)
    elif isinstance(value, Dictionary | Stream):
        for each in value.values():
            if not (isinstance(each, Object) and each.is_indirect):
                yield from _values(each)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


_GRAY = Dictionary(WhitePoint=Array([1, 1, 1]))
_UPRIGHT = 1, 0, 0, 1, 0, 0
_TINT = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1, C0=_with(0), C1=_with(1))
_PLACES: dict[str, _Change] = {
    "strings behind a colour space": _coloured(Name.CalGray, _GRAY, *map(String, _HALVES)),
    "strings behind an alternate colour space": _profile,
    "strings behind a palette": _coloured(
        Name.Indexed, Name.DeviceGray, 1, String("\0\xff"), *map(String, _HALVES)
    ),
    "strings in a palette in another one's place": _coloured(
        Name.CalGray, Array([Name.CalGray, _GRAY, *map(String, _HALVES)])
    ),
    "codes behind a colour space": _coloured(Name.CalGray, _GRAY, *_CODES),
    "codes behind the ends of an ink": _coloured(Name.Separation, Name.Black, Name.DeviceGray, _TINT),
    "codes behind a white point": _coloured(Name.CalGray, Dictionary(WhitePoint=_with(1, 1, 1))),
    "codes behind the crop of a page": _page("CropBox", _with(0, 0, 400, 300)),
    "codes instead of a unit": _page("UserUnit", _with()),
    "codes instead of a type": _page("Group", Dictionary(Type=_with(), S=Name.Transparency)),
    "codes instead of a truth value": _root("ViewerPreferences", Dictionary(HideToolbar=_with())),
    "codes instead of a name": _root("ViewerPreferences", Dictionary(PrintArea=_with())),
    "codes behind the matrix of a pattern": _patterned(Matrix=_with(*_UPRIGHT)),
    "codes within the matrix of a pattern": _patterned(Matrix=Array([*_UPRIGHT[:5], _with()])),
    "codes behind the area of a form": _formed(BBox=_with(0, 0, 400, 300)),
    "codes instead of the type of a form": _formed(FormType=_with()),
    "codes in the group of a form": _formed(Group=Dictionary(S=Name.Transparency, I=_with())),
    "codes instead of a width of lines": _state(LW=_with()),
    "codes instead of a mode": _state(SA=_with()),
    "codes behind a gradient's ends": _shaded(Coords=_with(0, 0, 400, 0, 0, 0)),
    "codes behind a gradient's sides": _shaded(Extend=Array([True, True, *_CODES])),
    "codes in a font's measures": _described,
}  # fmt: skip

ATTACKS = tuple(
    Attack(f"{name}.pdf", partial(from_content, _PLAIN, change=change), secrets=(), terms=(SECRET,), leaks=_said)
    for name, change in _PLACES.items()
)
