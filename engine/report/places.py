"""Where something stands, in words by which a person finds it: page and line, or paragraph."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass

from engine.types import Document, DocxPicturePlace, DocxPlace, PdfPlace, Place, TextPlace

_SAME_LINE = 0.5  # of the height of its letters
_MAIN_PART = "word/document.xml"


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """`page`, `line` and `paragraph` count from 1, as far as the format has them; `part`: where else than in the text,
    such as a header."""

    page: int | None = None
    line: int | None = None
    paragraph: int | None = None
    part: str = ""

    def __str__(self) -> str:
        told = (("page", self.page), ("paragraph", self.paragraph), ("line", self.line))
        return ", ".join(
            [*([self.part] if self.part else []), *(f"{name} {number}" for name, number in told if number)]
        )


class Places:
    """Knows the lines of one document. Lines of a page are counted from its top, over all columns."""

    def __init__(self, document: Document) -> None:
        self._document = document
        middles: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for segment in document.segments:
            if isinstance(segment.place, PdfPlace) and segment.place.boxes:
                middles[segment.place.page].append(_middle(segment.place))
        self._lines = {page: _tops(found) for page, found in middles.items()}
        self._breaks = [number for number, character in enumerate(document.text) if character == "\n"]

    def of(self, start: int, end: int) -> Whereabouts:
        """Of the first character that has a place; nowhere if none has."""
        for place in self._document.places(start, end):
            return self._told(place, start)
        return Whereabouts()

    def _told(self, place: Place, start: int) -> Whereabouts:
        match place:
            case PdfPlace(page=page):
                line = bisect_right(self._lines.get(page, []), _middle(place)[0])
                return Whereabouts(page=page + 1, line=max(line, 1))
            case DocxPlace(part_name=part, paragraph=paragraph):
                name = "" if part == _MAIN_PART else part.removeprefix("word/").removesuffix(".xml")
                return Whereabouts(paragraph=paragraph + 1, part=name)
            case DocxPicturePlace(picture=picture):
                return Whereabouts(part=f"picture {picture + 1}")
            case TextPlace():
                return Whereabouts(line=bisect_right(self._breaks, start - 1) + 1)


def _middle(place: PdfPlace) -> tuple[float, float]:
    """The height of the middle of its first letter, and that letter's height, in points from the top."""
    box = place.boxes[0]
    return (box.y0 + box.y1) / 2, box.y1 - box.y0


def _tops(middles: list[tuple[float, float]]) -> list[float]:
    """Where each line begins, from the top: a letter below it belongs to it, as far as the next line."""
    tops: list[float] = []
    last = float("-inf")
    for middle, height in sorted(middles):
        if middle - last > _SAME_LINE * height:
            tops.append(middle - _SAME_LINE * height)
            last = middle
    return tops
