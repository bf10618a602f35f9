"""Long numbers in drawings, charts and measures, shortened (threat D20).

Programs draw identifiers and heights at random: one of seven digits tells copies of a document apart, and may be the
number of a person. So may a measure; four of its digits place a shape as well, to a thousandth. Other numbers of nine
digits and more measure nothing on a page: `allowed` removes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import count

from engine.documents.docx.allowed import LONG_BY_RULE
from engine.documents.docx.paragraphs import text_attribute
from engine.documents.docx.removal import STRUCTURAL_TEXT
from engine.documents.docx.xml import NAMESPACES, Element, namespace, tag, tags

SHORTEST = 7
"""Digits of a number that may be a person's; verification searches names and values for numbers of as many."""
EXACT = 4
"""Digits that are kept of a measure."""

_LONG = re.compile(rf"[-+]?0*[1-9]\d{{{SHORTEST - 1},}}|\{{[-0-9A-Fa-f]{{36}}\}}")
_MEASURE = re.compile(rf"(?P<rule>{LONG_BY_RULE.pattern})|(?<![\d.])(?=[\d.]{{{SHORTEST}}})\d*\.?\d*")
_FIRST = re.compile(rf"[0.]*(?:\d\.?){{{EXACT}}}")
_HEIGHT = "relativeHeight"
_ANCHOR, _GRID, _CHARACTERS = tags("wp:anchor w:docGrid w:charSpace")
_SIGNED = 1 << 31
_IDENTIFIED = {
    **dict.fromkeys(("docPr", "cNvPr", "stCxn", "endCxn"), "id"),
    **dict.fromkeys(("axId", "crossAx"), "val"),
    **dict.fromkeys(("fitText", "eastAsianLayout", "bookmarkStart", "bookmarkEnd"), tag("w:id")),
    **dict.fromkeys(("footnote", "footnoteReference", "endnote", "endnoteReference"), tag("w:id")),
    **dict.fromkeys(("numId", "abstractNumId"), tag("w:val")),
    "num": tag("w:numId"),
    "abstractNum": tag("w:abstractNumId"),
}
"""Local names of elements that hold or repeat an identifier, and the attribute that does."""
_OF_NODES = frozenset("modelId srcId destId parTransId sibTransId cxnId presAssocID".split())
"""Attributes of SmartArt that hold or repeat the identifier of a node (ECMA-376 21.4)."""


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
    return len(anchors) + _identifiers(roots)


def _height(anchor: Element) -> int:
    written = anchor.get(_HEIGHT, "")
    return int(written) if written.isdecimal() else 0


def _identifiers(roots: list[Element]) -> int:
    named = [each for root in roots for each in _named(root)]
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


def round_down(root: Element) -> int:
    """Keep the first digits of each measure in a part, with noughts for the others; return how many have changed."""
    changed = 0
    for element in root.iter():
        text = text_attribute(element)
        for name, value in element.items():
            if len(value) >= SHORTEST and name != text and namespace(name) != NAMESPACES["r"]:
                short = _rounded_down(value)
                if short != value:
                    element.set(name, short)
                    changed += 1
        if element.tag in STRUCTURAL_TEXT and element.text:
            element.text = _rounded_down(element.text)
    return changed


@lru_cache(maxsize=4096)  # a part repeats its values thousands of times
def _rounded_down(value: str) -> str:
    return _MEASURE.sub(lambda each: _by_rule(each[0]) if each["rule"] else _first_digits(each[0]), value)


def _by_rule(value: str) -> str:
    """Return an identifier of a class without what it says; the condition of a table style and the like as they are."""
    return re.sub(r"[^-{}]", "0", value) if value.startswith("{") else value


def _first_digits(number: str) -> str:
    """Return a number of many digits with noughts behind the first few; noughts before them do not count."""
    if len(number.replace(".", "").lstrip("0")) < SHORTEST:
        return number
    first = _FIRST.match(number)
    end = first.end() if first else 0
    return number[:end] + re.sub(r"\d", "0", number[end:])


def _named(root: Element) -> Iterator[tuple[Element, str]]:
    """Yield each element with an identifier, and the attribute that holds it."""
    for element in root.iter():
        own = _IDENTIFIED.get(str(element.tag).rpartition("}")[2])
        yield from ((element, name) for name in element.keys() if name == own or name in _OF_NODES)  # noqa: SIM118
