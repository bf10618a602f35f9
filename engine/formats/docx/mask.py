"""Takes masked characters out of paragraphs and puts a token where they stood (threats D01, D02, D27, D31)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.formats.docx import ruby, widths
from engine.formats.docx.package import Part
from engine.formats.docx.paragraphs import Piece, paragraphs
from engine.formats.docx.xml import Element, tag, tags
from engine.types import DocxPlace

_SPACE = tag("xml:space")
_NUMBERS, _POINT = tags("c:numCache c:pt")
_FONTS = tags("w:rFonts a:latin a:ea a:cs a:sym a:font a:buFont")


@dataclass(frozen=True, slots=True)
class Mask:
    """Characters `start` to `end` of a paragraph and what stands in their place."""

    start: int
    end: int
    token: str = field(repr=False)


def apply(parts: Iterable[Part], masks: Iterable[tuple[DocxPlace, str]]) -> Counter[str]:
    """Mask these places, which are sorted and don't overlap within a paragraph.

    Returns how many places may still show how long the masked text was, by notice code.
    """
    touched: list[tuple[Element, str]] = []
    by_paragraph: dict[tuple[str, int], list[Mask]] = defaultdict(list)
    for place, token in masks:
        by_paragraph[place.part_name, place.paragraph].append(Mask(place.start, place.end, token))
    for part in parts:
        for number, pieces in enumerate(paragraphs(part.root)):
            if (part.name, number) in by_paragraph:
                touched += _mask(pieces, by_paragraph[part.name, number])
    left = widths.forget(element for element, _ in touched)
    ruby.take_apart(touched)
    return left


def forget_fonts(parts: Iterable[Part], masked: Iterable[str]) -> None:
    """Remove names of fonts that hold masked text, such as the house font of a company."""
    needles = {text.casefold() for text in masked if len(text) > 2}
    for part in parts:
        for element in list(part.root.iter(*_FONTS)):
            if any(needle in value.casefold() for value in element.values() for needle in needles):
                element.getparent().remove(element)


def _mask(pieces: list[Piece], masks: list[Mask]) -> Iterator[tuple[Element, str]]:
    """Rewrite the touched pieces; yields what holds each, which stays, with the token that the piece receives."""
    position = 0
    holders = {mask: _holder(pieces, mask) for mask in masks}
    for piece in pieces:
        end = position + len(piece.text)
        touching = [mask for mask in masks if mask.start < end and mask.end > position]
        if touching:
            held = {mask for mask in touching if holders[mask] is piece}
            yield piece.element.getparent(), " ".join(mask.token for mask in touching if mask in held)
            _rewrite(piece, position, touching, held)
        position = end


def _holder(pieces: list[Piece], mask: Mask) -> Piece:
    """The piece that receives the token: the first touched one that can hold text, so that its formatting stays."""
    position = 0
    touched: list[Piece] = []
    for piece in pieces:
        if mask.start < position + len(piece.text) and mask.end > position:
            touched.append(piece)
        position += len(piece.text)
    return next((piece for piece in touched if not piece.whole), touched[0])


def _rewrite(piece: Piece, position: int, masks: list[Mask], held: set[Mask]) -> None:
    kept: list[str] = []
    done = 0
    for mask in masks:
        kept.append(piece.text[done : max(0, mask.start - position)])
        if mask in held:
            kept.append(mask.token)
        done = min(len(piece.text), mask.end - position)
    kept.append(piece.text[done:])
    _store(piece, "".join(kept))


def _store(piece: Piece, text: str) -> None:
    element = piece.element
    if piece.whole:
        _replace(element, text)
    elif piece.attribute is not None:
        element.set(piece.attribute, text)
    elif any(True for _ in element.iterancestors(_NUMBERS)):
        # A number that is no number any more would not open; without its point, the chart shows a gap.
        for point in element.iterancestors(_POINT):
            point.getparent().remove(point)
    else:
        element.text = text
        if element.tag == tag("w:t"):
            element.set(_SPACE, "preserve")


def _replace(element: Element, text: str) -> None:
    """An element that stands for one character goes; where the token has no other home, it gets one here."""
    parent = element.getparent()
    if text and parent.tag == tag("w:r"):
        home = element.makeelement(tag("w:t"))
        home.text = text
        home.set(_SPACE, "preserve")
        parent.replace(element, home)
    else:
        parent.remove(element)
