"""Font metrics: codes and advances of shown strings, and counts of names that fit a box width.

Sources: ISO 32000-1, 9.2.4 (widths), 9.6 (simple fonts), 9.7.4.3 (composite fonts), 9.7.5 (their character maps).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from statistics import median
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pdfminer.cmapdb import CMapDB
from pdfminer.encodingdb import EncodingDB, name2unicode
from pdfminer.fontmetrics import FONT_METRICS
from pikepdf import Array, Dictionary, Name, Stream

from engine.core import resources

# Counts of the names on a list that fit under a box, by the width that the page still leaks (threat P20).


_SAME = 0.01  # font sizes: widths that differ less are indistinguishable
_FIXED_PITCH, _SERIF = 1, 2  # flags of a font descriptor (ISO 32000-1, table 123)
_WITH_SERIFS = (
    "Times Roman Serif Garamond Georgia Palatino Bookman Century Cambria Minion Utopia Charter Baskerville Caslon"
    " Antiqua NimbusRom CMR CMBX CMTI CMSL CMCSC SFRM SFBX SFTI"
).split()


class Face(StrEnum):
    """The standard font that stands in for a font of the file, which may lack letters of the names."""

    SANS = "helv"
    SERIF = "tiro"
    FIXED = "cour"


def face(font: pikepdf.Object) -> Face:
    """Return the standard font most like a font of the file."""
    holder = font.DescendantFonts[0] if "/DescendantFonts" in font else font
    descriptor = holder.get("/FontDescriptor", Dictionary())
    flags = int(descriptor.get("/Flags", 0)) if isinstance(descriptor, Dictionary) else 0
    name = str(font.get("/BaseFont", ""))
    if flags & _FIXED_PITCH or "Cour" in name:
        return Face.FIXED
    return Face.SERIF if flags & _SERIF or any(each in name for each in _WITH_SERIFS) else Face.SANS


def within(kind: Face, least: float, most: float) -> int:
    """Return how many of 1,000 people have a full, given or family name between these widths (in font sizes)."""
    widths = _widths(kind)
    return int(((least <= widths) & (widths <= most)).any(axis=0).sum())


def as_wide(kind: Face, width: float) -> int:
    """Return how many of 1,000 people have a name of this width (in font sizes), within 0.01."""
    return within(kind, width - _SAME, width + _SAME)


def median_and_least(counts: Iterable[int]) -> tuple[str, ...]:
    """Return median and minimum of the counts of names that fit each box; nothing if no box could be measured.

    In a picture, for one, boxes can't be measured.
    """
    found = sorted(counts)
    return (str(int(median(found))), str(found[0])) if found else ()


@cache
def _widths(kind: Face) -> NDArray[np.float64]:
    """Return widths of full names, given names and family names in font sizes, shape (3, people)."""
    font = pymupdf.Font(kind.value)
    people = [line.split("|") for line in resources.read_list("lists/people.txt")]

    def forms() -> Iterator[list[str]]:
        yield [" ".join(each) for each in people]
        yield from map(list, zip(*people, strict=True))

    every = list(forms())
    # Letter by letter, as MuPDF adds them up: it takes longer to find a letter's glyph than to add its advance.
    advance = {letter: font.text_length(letter, fontsize=1) for letter in set("".join(map("".join, every)))}
    return np.array([[sum(advance[letter] for letter in name) for name in names] for names in every])


_CODESPACE = re.compile(rb"begincodespacerange(.*?)endcodespacerange", re.DOTALL)
_CID_RANGES = re.compile(rb"begincidrange(.*?)endcidrange", re.DOTALL)
_CID_CHARACTERS = re.compile(rb"begincidchar(.*?)endcidchar", re.DOTALL)
_PAIR = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>")
_RANGE = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*<([0-9A-Fa-f\s]+)>\s*(\d+)")
_CHARACTER = re.compile(rb"<([0-9A-Fa-f\s]+)>\s*(\d+)")
_USED_MAP = re.compile(rb"/([\w-]+)\s+usecmap")

_SUBSET = re.compile(r"^/(?:[A-Z]{6}\+)?")
_ENCODINGS = {"/WinAnsiEncoding": "WinAnsiEncoding", "/MacRomanEncoding": "MacRomanEncoding"}
_LONGEST_CODE = 4
_REFERENCE = b" R"  # to another object
_KEPT = 64  # lists of widths: files joined from several hold the same ones in many fonts
# ISO 32000-1, 9.7.4.3: the default metrics of glyphs in vertical lines.
_VERTICAL = (880.0, -1000.0)


class CodeMap(NamedTuple):
    """A character map: splits strings into codes, and gives the number of each code's glyph in the font's tables."""

    codes: Callable[[bytes], Iterator[bytes]]
    number: Callable[[bytes], int]


class Glyph(NamedTuple):
    """One code of a string, with distances in sizes of the font.

    `advance`: along the line; `right`, `up`: from the pen to the glyph's origin, 0 except in vertical lines.
    """

    code: bytes
    advance: float
    right: float = 0.0
    up: float = 0.0


@dataclass(frozen=True, slots=True)
class Metrics:
    """The metrics of one font, for `vertical` or horizontal lines. `lost`: codes that were taken out of a string."""

    face: Face
    vertical: bool
    map: CodeMap = field(repr=False)
    measured: Callable[[bytes, int], Glyph] = field(repr=False)
    known: dict[bytes, Glyph] = field(default_factory=dict, repr=False)
    lost: set[bytes] = field(default_factory=set, repr=False)

    def glyphs(self, shown: bytes) -> Iterator[Glyph]:
        """Yield the glyphs of a shown string."""
        for code in self.map.codes(shown):
            glyph = self.known.get(code)
            if glyph is None:
                glyph = self.known[code] = self.measured(code, self.map.number(code))
            yield glyph


def metrics(font: pikepdf.Object) -> Metrics:
    """Return the metrics of any font dictionary.

    Raises:
        ValueError, TypeError, KeyError: its tables are malformed.
    """
    return _composite(font) if font.get("/Subtype") == "/Type0" else _simple(font)


def _simple(font: pikepdf.Object) -> Metrics:
    scale = float(font.FontMatrix[0]) if font.get("/Subtype") == "/Type3" else 0.001
    descriptor = font.get("/FontDescriptor", Dictionary())
    missing = float(descriptor.get("/MissingWidth", 0))
    if "/Widths" in font:
        first = int(font.get("/FirstChar", 0))
        widths: Mapping[int, float] = dict(enumerate((float(each) for each in font["/Widths"]), start=first))
    else:
        widths = _standard_widths(font)
    table = {code: scale * width for code, width in widths.items()}
    return Metrics(face(font), False, _fixed(1), lambda code, number: Glyph(code, table.get(number, scale * missing)))


def _fixed(length: int) -> CodeMap:
    """Return a map of codes with `length` bytes that are the glyph numbers themselves."""
    return CodeMap(
        lambda shown: (shown[place : place + length] for place in range(0, len(shown), length)),
        lambda code: int.from_bytes(code, "big"),
    )


def _standard_widths(font: pikepdf.Object) -> Mapping[int, float]:
    """Return the widths of one of the 14 standard fonts (ISO 32000-1, 9.6.2.2); empty for any other font."""
    known = FONT_METRICS.get(_SUBSET.sub("", str(font.get("/BaseFont", ""))))
    if known is None:
        return {}
    encoding = font.get("/Encoding")
    base = encoding.get("/BaseEncoding") if isinstance(encoding, Dictionary) else encoding
    letters: dict[int, str] = dict(EncodingDB.encodings[_ENCODINGS.get(str(base), "StandardEncoding")])
    if isinstance(encoding, Dictionary):
        letters |= dict(_differences(encoding.get("/Differences", Array())))
    return {code: known[1][letter] for code, letter in letters.items() if letter in known[1]}


def _differences(entries: pikepdf.Object) -> Iterator[tuple[int, str]]:
    code = 0
    for each in entries:
        if isinstance(each, Name):
            with suppress(KeyError, ValueError):  # a private name, no letter
                yield code, name2unicode(str(each)[1:])
            code += 1
        else:
            code = int(each)


def _composite(font: pikepdf.Object) -> Metrics:
    descendant = font.DescendantFonts[0]
    encoding = font.get("/Encoding")
    codes, vertical = _character_map(encoding)
    widths = dict(horizontal_widths(descendant.get("/W", Array())))
    default = float(descendant.get("/DW", 1000))
    if not vertical:
        return Metrics(face(font), False, codes, lambda code, cid: Glyph(code, widths.get(cid, default) / 1000))
    high, down = (float(each) for each in descendant.get("/DW2", _VERTICAL))
    own = dict(vertical_widths(descendant.get("/W2", Array())))

    def measured(code: bytes, cid: int) -> Glyph:
        advance, right, up = own.get(cid, (down, widths.get(cid, default) / 2, high))
        return Glyph(code, advance / 1000, -right / 1000, -up / 1000)

    return Metrics(face(font), True, codes, measured)


def horizontal_widths(entries: pikepdf.Object) -> Iterator[tuple[int, float]]:
    """Yield glyph numbers and widths, in thousandths of the font size, of an entry /W."""
    written = entries.unparse(resolved=True)
    return iter(_widths_of(entries) if _REFERENCE in written else _widths_written(written))


@lru_cache(maxsize=_KEPT)
def _widths_written(entries: bytes) -> list[tuple[int, float]]:
    return _widths_of(pikepdf.Object.parse(entries))


def _widths_of(entries: pikepdf.Object) -> list[tuple[int, float]]:
    return [
        (cid, values[step if len(values) > 1 else 0])
        for first, last, values in _runs(list(entries), 1)
        for step, cid in enumerate(range(first, last + 1))
    ]


def vertical_widths(entries: pikepdf.Object) -> Iterator[tuple[int, tuple[float, float, float]]]:
    """Yield glyph numbers, with advance and origin in thousandths of the font size, of an entry /W2."""
    for first, last, values in _runs(list(entries), 3):
        for step, cid in enumerate(range(first, last + 1)):
            start = 3 * step if len(values) > 3 else 0
            yield cid, (values[start], values[start + 1], values[start + 2])


def _runs(entries: list[pikepdf.Object], size: int) -> Iterator[tuple[int, int, list[float]]]:
    """Yield first glyph, last glyph and values of each run of widths (ISO 32000-1, 9.7.4.3).

    A run is `first [a b ...]` or `first last a`, with `size` numbers for each glyph.
    """
    place = 0
    while place + 1 < len(entries):
        first = int(entries[place])
        if isinstance(entries[place + 1], Array):
            values = [float(each) for each in entries[place + 1]]
            yield first, first + len(values) // size - 1, values
            place += 2
        else:
            yield first, min(int(entries[place + 1]), 0xFFFF), [float(e) for e in entries[place + 2 : place + 2 + size]]
            place += 2 + size


def _character_map(encoding: pikepdf.Object | None) -> tuple[CodeMap, bool]:
    """Return the character map of an encoding, and whether lines are vertical."""
    if isinstance(encoding, Stream):
        data = encoding.read_bytes()
        used = _USED_MAP.search(data)
        base = encoding.get("/UseCMap") or (Name(f"/{used[1].decode()}") if used else None)
        inherited = _character_map(base)[0] if base is not None else None
        return _embedded(data, inherited), int(encoding.get("/WMode", 0)) == 1
    name = str(encoding)[1:]
    vertical = name.endswith("-V")
    return (_fixed(2) if name.startswith("Identity") else _predefined(name)), vertical


def _predefined(name: str) -> CodeMap:
    """Return a predefined map (ISO 32000-1, table 118); its codes are a tree, byte by byte.

    Raises:
        ValueError: there is no map of that name.
    """
    try:
        tree = CMapDB.get_cmap(name).code2cid
    except CMapDB.CMapNotFound as error:
        raise ValueError("no character map of that name") from error
    shortest = 2 if "UCS2" in name or "UTF16" in name else 1

    def walked(shown: bytes) -> tuple[object, int]:
        node, length = tree, 0
        while isinstance(node, dict) and length < len(shown):
            node = node.get(shown[length])
            length += 1
        return node, max(length, shortest)

    def number(code: bytes) -> int:
        found, _ = walked(code)
        return found if isinstance(found, int) else 0

    return CodeMap(lambda shown: _parted(shown, lambda rest: walked(rest)[1]), number)


def code_spaces(data: bytes) -> list[tuple[bytes, bytes]]:
    """Return the first and last code of each code space range of an embedded character map."""
    return [(_code(low), _code(high)) for block in _CODESPACE.findall(data) for low, high in _PAIR.findall(block)]


def _embedded(data: bytes, inherited: CodeMap | None) -> CodeMap:
    spaces = code_spaces(data)
    ranges = [
        (_code(low), _code(high), int(first))
        for block in _CID_RANGES.findall(data)
        for low, high, first in _RANGE.findall(block)
    ]
    characters = {
        _code(code): int(cid) for block in _CID_CHARACTERS.findall(data) for code, cid in _CHARACTER.findall(block)
    }

    def length(rest: bytes) -> int:
        for size in range(1, _LONGEST_CODE + 1):
            if any(len(low) == size and low <= rest[:size] <= high for low, high in spaces):
                return size
        return len(next(inherited.codes(rest))) if inherited and not spaces else 1

    def number(code: bytes) -> int:
        found = characters.get(code, _in_ranges(code, ranges))
        return found if found is not None else inherited.number(code) if inherited else 0

    return CodeMap(lambda shown: _parted(shown, length), number)


def _parted(shown: bytes, length: Callable[[bytes], int]) -> Iterator[bytes]:
    place = 0
    while place < len(shown):
        code = shown[place : place + length(shown[place : place + _LONGEST_CODE])]
        yield code
        place += len(code)


def _in_ranges(code: bytes, ranges: list[tuple[bytes, bytes, int]]) -> int | None:
    for low, high, first in ranges:
        if len(code) == len(low) and low <= code <= high:
            return first + int.from_bytes(code, "big") - int.from_bytes(low, "big")
    return None


def _code(digits: bytes) -> bytes:
    return bytes.fromhex(b"".join(digits.split()).decode("ascii"))
