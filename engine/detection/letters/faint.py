"""Words whose letters are separated by faint text, which a reader hardly sees."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.types import Box, Document, PdfPlace
from engine.detection.letters.sequences import Sequence, in_rows
from engine.detection.letters.views import View

_WORD = Expression(r"[^\W_]+")
_LINE = Expression(r"[^\n]+")
_BREAK = Expression(r"\n+")
_LEVEL, _NEAR = 0.3, 0.5  # of a letter's height: how far the next letter of a word is up or down, and ahead


def without_faint(document: Document) -> str:
    """Return the text with a space for each faint character."""
    pieces: list[str] = []
    position = 0
    for start, end in document.faint:
        pieces += document.text[position:start], " " * (end - start)
        position = end
    return "".join((*pieces, document.text[position:]))


class Visible:
    """A view of the lines in which faint text divides a word, without that faint text.

    Attributes:
        view: these lines, each with its line break.
        words, rows: words that faint text divides, and single letters in a row, as offsets in the document's text.
    """

    def __init__(self, document: Document) -> None:
        offsets: list[int] = []
        self.words: list[Sequence] = []
        self.rows: list[Sequence] = []
        seen = _seen(document) if document.faint else []
        text = "".join(document.text[offset] for offset in seen)
        for line in _LINE.finditer(text):
            shown = seen[slice(*line.span())]
            parted = [word for word in _places(_WORD.finditer(line[0]), shown) if _is_parted(word)]
            rows = [row for row in (tuple(shown[at] for at in row) for row in in_rows(line[0])) if _is_parted(row)]
            if parted or rows:
                self.words += parted
                self.rows += rows
                offsets += seen[line.start() : line.end() + 1]
        places = tuple((offset, offset + 1) for offset in offsets)
        self.view = View("".join(document.text[offset] for offset in offsets), places)

    @property
    def parted(self) -> frozenset[int]:
        """The offsets of all letters that faint text separates."""
        return frozenset(offset for each in (*self.words, *self.rows) for offset in each)


def _seen(document: Document) -> list[int]:
    """Return the offsets of the text that is not faint, without breaks between letters that touch on the page."""
    faint = {offset for stretch in document.faint for offset in range(*stretch)}
    for found in _BREAK.finditer(document.text):
        before, behind = found.start() - 1, found.end()
        while before >= 0 and before in faint:
            before -= 1
        while behind < len(document.text) and behind in faint:
            behind += 1
        if behind - before > len(found[0]) + 1 and _adjoin(document, before, behind):
            faint.update(range(*found.span()))
    return [offset for offset in range(len(document.text)) if offset not in faint]


def _adjoin(document: Document, before: int, behind: int) -> bool:
    """Return whether a character begins on the page where another one ends."""
    one, other = (_box(document, offset) for offset in (before, behind))
    if one is None or other is None:
        return False
    height = max(one.height, other.height)
    return abs(one.y1 - other.y1) <= _LEVEL * height and abs(other.x0 - one.x1) <= _NEAR * height


def _box(document: Document, offset: int) -> Box | None:
    place = next(document.places(offset, offset + 1), None) if offset >= 0 else None
    return place.boxes[0] if isinstance(place, PdfPlace) else None


def _places(words: Iterable[re.Match[str]], seen: list[int]) -> Iterator[Sequence]:
    return (tuple(seen[slice(*word.span())]) for word in words)


def _is_parted(letters: Sequence) -> bool:
    return any(after - before > 1 for before, after in pairwise(letters))
