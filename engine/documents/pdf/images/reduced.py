"""Reduce pictures to visible detail (threat P19c): tiny unreadable ones, and stencils painted white on white."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Matrix, Name, Stream
from PIL import Image

from engine.documents.pdf.content.graphics import mapped, matrix_of
from engine.documents.pdf.geometry import Area
from engine.documents.pdf.images.samples import as_shown, decoded, is_inverted
from engine.documents.pdf.saving import saved
from engine.documents.rasters import Mask, Pixels

_MALFORMED = (
    pikepdf.PdfError, pikepdf.DataDecodingError, pymupdf.mupdf.FzErrorBase, ArithmeticError, AttributeError,
    LookupError, OSError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
_LOWEST = 5.0  # points: anything lower or narrower is unreadable
_FINEST, _FINE = 600.0, 150.0  # dots per inch: small pictures above the first are reduced to the second
_POINTS = 72.0  # per inch
_BESIDE = 1.0  # point between pictures that together make one
_LEAST = 8  # pixels on a side; no letter is smaller
_DEEPEST = 20  # forms within forms
_MOST_PLACES = 2000  # more are strips and dots that make one picture
_MOST_PIXELS = 1 << 26
_WHITE = 0.98
_DPI = 100
_SAME = 3  # of 255: a difference between two pictures of a page that nobody sees
_FOLLOWED = "q Q cm Do g rg k cs sc scn"
_CODING = "/Filter", "/DecodeParms"
_UNIT = Area(0, 0, 1, 1)
_Key = tuple[int, int]


class _Place(NamedTuple):
    """A place where a page draws a picture, with width and height in points. `white`: a stencil would be white."""

    page: int
    area: Area
    wide: float
    high: float
    white: bool


@dataclass(slots=True)
class _Found:
    """The pictures that pages draw, by object number; `forms`: form XObjects that were followed."""

    places: dict[_Key, list[_Place]] = field(default_factory=lambda: defaultdict(list))
    forms: set[_Key] = field(default_factory=set)


def reduce_pictures(pdf: pikepdf.Pdf) -> None:
    """Reduce unreadably small pictures and invisible stencils of the PDF.

    A picture that may also be drawn elsewhere (in patterns, glyphs, soft masks) stays as it is.
    """
    if not any(map(_is_large, pdf.objects)):
        return
    found = _Found()
    try:
        for number, page in enumerate(pdf.pages):
            unit = float(page.obj.get("/UserUnit", 1))
            _follow(found, number, page.obj, page.resources, Matrix().scaled(unit, unit), 0)
        elsewhere = _drawn_elsewhere(pdf, found.forms)
    except _MALFORMED:
        return
    known = {key: places for key, places in found.places.items() if key not in elsewhere}
    for key, places in known.items():
        wide, high = max(each.wide for each in places), max(each.high for each in places)
        if min(wide, high) < _LOWEST and not _has_company(key, found.places):
            try:
                _reduce(pdf, pdf.get_object(key), wide / _POINTS, high / _POINTS)
            except _MALFORMED:
                continue
    white = {key: places for key, places in known.items() if all(each.white for each in places)}
    _blank_stencils(pdf, {key: places for key, places in white.items() if pdf.get_object(key).get("/ImageMask")})


def _is_large(each: pikepdf.Object) -> bool:
    return (
        isinstance(each, Stream)
        and each.get("/Subtype") == "/Image"
        and min(int(each.get("/Width", 0)), int(each.get("/Height", 0))) >= _LEAST
    )


def _follow(
    found: _Found,
    number: int,
    content: pikepdf.Object,
    resources: pikepdf.Object,
    matrix: Matrix,
    depth: int,
    white: bool = False,
) -> None:
    """Note the pictures of a page or form. `matrix`: from its space to the page; `white`: it begins with white."""
    pictures = resources.get("/XObject", Dictionary())
    if depth > _DEEPEST or not len(pictures):
        return
    kept: list[tuple[Matrix, bool]] = []
    source = pikepdf.Page(content) if content.get("/Type") == "/Page" else content
    for each in pikepdf.parse_content_stream(source, _FOLLOWED):
        operator, operands = str(each.operator), list(each.operands)
        if operator == "q":
            kept.append((matrix, white))
        elif operator == "Q":
            matrix, white = kept.pop() if kept else (matrix, white)
        elif operator == "cm":
            matrix = matrix_of(operands) @ matrix
        elif operator != "Do":
            white = _is_white(operator, operands)
        elif isinstance(drawn := pictures.get(str(operands[0])), Stream):
            if drawn.get("/Subtype") == "/Form":
                found.forms.add(drawn.objgen)
                inner = matrix_of(drawn.get("/Matrix")) @ matrix
                _follow(found, number, drawn, drawn.get("/Resources", resources), inner, depth + 1, white)
            else:
                a, b, c, d = matrix.a, matrix.b, matrix.c, matrix.d
                place = _Place(number, mapped(matrix, _UNIT), float(np.hypot(a, b)), float(np.hypot(c, d)), white)
                found.places[drawn.objgen].append(place)


def _is_white(operator: str, operands: list[pikepdf.Object]) -> bool:
    """Return whether a fill colour is nearly white; colours of other colour spaces count as not white."""
    if operator in ("g", "rg"):
        return all(float(each) >= _WHITE for each in operands)
    return operator == "k" and all(float(each) <= 1 - _WHITE for each in operands)


def _drawn_elsewhere(pdf: pikepdf.Pdf, followed: set[_Key]) -> set[_Key]:
    """Return the pictures that patterns, glyphs, soft masks and forms not drawn by any page use."""
    pages = {page.obj.objgen for page in pdf.pages}
    found: set[_Key] = set()
    for each in pdf.objects:
        if isinstance(each, Dictionary | Stream) and each.objgen not in pages | followed:
            resources = each.get("/Resources")
            pictures = resources.get("/XObject") if isinstance(resources, Dictionary) else None
            if isinstance(pictures, Dictionary):
                found |= {picture.objgen for picture in pictures.values()}
    return found


def _has_company(key: _Key, places_of: dict[_Key, list[_Place]]) -> bool:
    """Return whether another picture touches this one: many low ones can make one that is readable."""
    if sum(map(len, places_of.values())) > _MOST_PLACES:
        return True
    return (len(places_of[key]) > 1 and _touch_each_other(places_of[key])) or any(
        one.page == place.page and _touch(one.area, place.area)
        for other, places in places_of.items()
        if other != key
        for place in places
        for one in places_of[key]
    )


def _touch_each_other(places: list[_Place]) -> bool:
    return any(
        one.page == other.page and _touch(one.area, other.area)
        for number, one in enumerate(places)
        for other in places[:number]
    )


def _touch(one: Area, other: Area) -> bool:
    both = one.shared(other)
    return min(both.width, both.height) > -_BESIDE


def _reduce(pdf: pikepdf.Pdf, picture: pikepdf.Object, wide: float, high: float) -> None:
    """Scale a picture above 600 dots per inch, and its masks, down to 150. `wide`, `high`: inches on the page."""
    before = int(picture["/Width"]), int(picture["/Height"])
    after = min(before[0], max(ceil(_FINE * wide), 1)), min(before[1], max(ceil(_FINE * high), 1))
    if before[0] <= _FINEST * wide and before[1] <= _FINEST * high:
        return
    if before[0] * before[1] > _MOST_PIXELS or isinstance(picture.get("/Mask"), Array):
        return
    if picture.get("/ImageMask"):
        _write_stencil(picture, _smaller_stencil(picture, after))
        return
    mask = next((key for key in ("/SMask", "/Mask") if isinstance(picture.get(key), Stream)), None)
    smaller = None
    if mask is not None and picture[mask].get("/ImageMask"):
        smaller = pdf.make_stream(b"", Type=Name.XObject, Subtype=Name.Image, ImageMask=True)
        if "/Decode" in picture[mask]:
            smaller["/Decode"] = picture[mask]["/Decode"]
        _write_stencil(smaller, _smaller_stencil(picture[mask], after))
    elif mask is not None:
        smaller = pdf.make_stream(b"", Type=Name.XObject, Subtype=Name.Image)
        _write_pixels(smaller, _smaller(picture[mask], after))
    pixels = _smaller(picture, after)
    for key in ("/SMask", "/Mask", "/Decode", "/SMaskInData", "/Intent"):
        if key in picture:
            del picture[key]
    _write_pixels(picture, pixels)
    if mask is not None:
        picture[mask] = smaller


def _smaller(picture: pikepdf.Object, size: tuple[int, int]) -> Image.Image:
    shown = as_shown(picture)
    whole = Image.frombytes("L" if shown.n == 1 else "RGB", (shown.width, shown.height), bytes(shown.samples))
    return whole.resize(size, Image.Resampling.BOX)


def _write_pixels(picture: pikepdf.Object, pixels: Image.Image) -> None:
    picture.write(pixels.tobytes())
    picture["/Width"], picture["/Height"], picture["/BitsPerComponent"] = pixels.width, pixels.height, 8
    picture["/ColorSpace"] = Name.DeviceGray if pixels.mode == "L" else Name.DeviceRGB


def _smaller_stencil(picture: pikepdf.Object, size: tuple[int, int]) -> Mask:
    coded = picture.get("/Filter", Array())
    samples = decoded(picture, str(coded[-1] if isinstance(coded, Array) and len(coded) else coded))
    bits = np.unpackbits(samples.rows, axis=1)[:, : samples.width]
    grey = Image.fromarray(np.uint8(255) * bits).resize(size, Image.Resampling.BOX)
    ones: Mask = np.asarray(grey) > 127
    return ones


def _write_stencil(picture: pikepdf.Object, ones: Mask) -> None:
    picture.write(np.packbits(ones, axis=1).tobytes())
    picture["/Height"], picture["/Width"], picture["/BitsPerComponent"] = *ones.shape, 1


def _blank_stencils(pdf: pikepdf.Pdf, white: dict[_Key, list[_Place]]) -> None:
    """Blank white stencils, except on pages that would look different without them."""
    for number in sorted({place.page for places in white.values() for place in places}):
        here = [pdf.get_object(key) for key, places in white.items() if any(each.page == number for each in places)]
        before = _drawn(pdf, number)
        kept = [(each, each.read_raw_bytes(), {key: each[key] for key in _CODING if key in each}) for each in here]
        for each in here:
            size = int(each["/Height"]), int(each["/Width"])
            if size[0] * size[1] <= _MOST_PIXELS:
                _write_stencil(each, np.full(size, not is_inverted(each)))
        if before is None or not _look_same(before, _drawn(pdf, number)):
            for each, data, coding in kept:
                each.write(data)
                for key, value in coding.items():
                    each[key] = value


def _drawn(pdf: pikepdf.Pdf, number: int) -> Pixels | None:
    with pikepdf.new() as alone:
        alone.pages.append(pdf.pages[number])
        data = saved(alone)
    try:
        with pymupdf.open("pdf", data) as pages:
            shown = pages[0].get_pixmap(dpi=_DPI, alpha=False)
            return np.frombuffer(shown.samples, np.uint8).reshape(shown.height, -1).copy()
    except _MALFORMED:
        return None


def _look_same(one: Pixels, other: Pixels | None) -> bool:
    if other is None or one.shape != other.shape:
        return False
    return int((np.maximum(one, other) - np.minimum(one, other)).max(initial=0)) <= _SAME
