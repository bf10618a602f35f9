"""How many people of a list could stand under a box, by the width that the page still tells (threat P20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from statistics import median

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pikepdf import Dictionary

from engine import resources

_SAME = 0.01  # sizes of the font: widths that can't be told apart
_FIXED_PITCH, _SERIF = 1, 2  # flags of a font descriptor (ISO 32000-1, table 123)
_WITH_SERIFS = "Times Roman Serif Garamond Georgia Palatino Bookman Century Cambria Minion CMR".split()


class Face(StrEnum):
    """The standard font in which names are measured in place of a font that may lack their letters."""

    SANS = "helv"
    SERIF = "tiro"
    FIXED = "cour"


def face(font: pikepdf.Object) -> Face:
    """The one that is most like a font of the file."""
    holder = font.DescendantFonts[0] if "/DescendantFonts" in font else font
    descriptor = holder.get("/FontDescriptor", Dictionary())
    flags = int(descriptor.get("/Flags", 0)) if isinstance(descriptor, Dictionary) else 0
    name = str(font.get("/BaseFont", ""))
    if flags & _FIXED_PITCH or "Cour" in name:
        return Face.FIXED
    return Face.SERIF if flags & _SERIF or any(each in name for each in _WITH_SERIFS) else Face.SANS


def within(kind: Face, least: float, most: float) -> int:
    """How many of 1,000 people have a name, given name or family name between these widths, in sizes of the font."""
    widths = _widths(kind)
    return int(((least <= widths) & (widths <= most)).any(axis=0).sum())


def as_wide(kind: Face, width: float) -> int:
    """The same for names of exactly one width."""
    return within(kind, width - _SAME, width + _SAME)


def told(counts: Iterable[int]) -> tuple[str, ...]:
    """Of some boxes: how many people half of them could stand for at least, and the least; nothing where none could
    be measured, as in a picture.
    """
    found = sorted(counts)
    return (str(int(median(found))), str(found[0])) if found else ()


@cache
def _widths(kind: Face) -> NDArray[np.float64]:
    """Of full names, given names and family names, shape (3, people)."""
    font = pymupdf.Font(kind.value)
    people = [line.split("|") for line in resources.read_list("lists/people.txt")]

    def forms() -> Iterator[list[str]]:
        yield [" ".join(each) for each in people]
        yield from map(list, zip(*people, strict=True))

    return np.array([[font.text_length(name, fontsize=1) for name in names] for names in forms()])
