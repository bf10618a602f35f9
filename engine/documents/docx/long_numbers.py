"""Long numbers in drawings and charts, shortened: programs draw identifiers and heights at random (threat D20).

An identifier of nine digits tells copies of a document apart, and may be the number of a person. Other numbers of so
many digits measure nothing on a page: `allowed` removes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

from engine.documents.docx.xml import Element, tag, tags

_LONG = re.compile(r"[-+]?0*\d{9,}")
_HEIGHT = "relativeHeight"
_ANCHOR, _GRID, _CHARACTERS = tags("wp:anchor w:docGrid w:charSpace")
_SIGNED = 1 << 31
_IDENTIFIED = {
    **dict.fromkeys(("docPr", "cNvPr", "stCxn", "endCxn"), "id"),
    **dict.fromkeys(("axId", "crossAx"), "val"),
    **dict.fromkeys(("fitText", "eastAsianLayout"), tag("w:id")),
}
"""Local names of elements that hold or repeat an identifier, and the attribute that does."""


def shorten(roots: list[Element]) -> int:
    """Replace long identifiers by others, and heights by their ranks, over all parts; return how many."""
    anchors = [each for root in roots for each in root.iter(_ANCHOR) if _HEIGHT in each.attrib]
    ranks = {height: str(rank) for rank, height in enumerate(sorted(set(map(_height, anchors))), start=1)}
    for anchor in anchors:
        anchor.set(_HEIGHT, ranks[_height(anchor)])
    for grid in (each for root in roots for each in root.iter(_GRID)):
        space = grid.get(_CHARACTERS, "")
        if space.isdecimal() and int(space) >= _SIGNED:  # a negative number, as some programs write it
            grid.set(_CHARACTERS, str(int(space) - 2 * _SIGNED))
    return len(anchors) + sum(map(_identifiers, roots))


def _height(anchor: Element) -> int:
    written = anchor.get(_HEIGHT, "")
    return int(written) if written.isdecimal() else 0


def _identifiers(root: Element) -> int:
    named = list(_named(root))
    used = {element.get(name) for element, name in named}
    free = (str(number) for number in count(1) if str(number) not in used)
    new: dict[str, str] = {}
    changed = 0
    for element, name in named:
        old = element.get(name, "")
        if _LONG.fullmatch(old):
            if old not in new:
                new[old] = next(free)
            element.set(name, new[old])
            changed += 1
    return changed


def _named(root: Element) -> Iterator[tuple[Element, str]]:
    """Yield each element with an identifier, and the attribute that holds it."""
    for element in root.iter():
        name = _IDENTIFIED.get(str(element.tag).rpartition("}")[2])
        if name and name in element.attrib:
            yield element, name
