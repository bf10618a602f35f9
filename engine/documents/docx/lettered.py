"""Reading orders of text and pictures of single letters, as they stand in lines, rows, columns and the whole part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from engine.core.types import Span
from engine.documents.docx.columns import column
from engine.documents.docx.orders import Order
from engine.documents.docx.package import Part
from engine.documents.docx.paragraphs import PlacedParagraph
from engine.documents.docx.pictures import ShownPicture, placed
from engine.documents.docx.xml import Element, tags

_PARAGRAPH, _TABLE, _ROW, _CELL = tags("w:p w:tbl w:tr w:tc")
_RUN, _FORMAT, *_UNSEEN = tags("w:r w:rPr w:lang w:noProof")


def orders(
    parts: Sequence[Part], paragraphs: Iterable[PlacedParagraph], pictures: Mapping[ShownPicture, Span]
) -> Iterator[Order]:
    """Yield the stretches of text and pictures in each order in which they form words.

    Args:
        pictures: those of a few letters, each with the stretch of the document's text that it says.
    """
    if not pictures:
        return
    texts = _texts(paragraphs)
    for part in parts:
        said = {element: pictures[picture] for picture, element in placed(part) if picture in pictures}
        if not said:
            continue
        every = texts | said
        yield tuple(said[each] for each in part.root.iter() if each in said)
        for holder in part.root.iter(_PARAGRAPH, _ROW):
            yield from _with_pictures(holder.iter(), every, said)
        for table in part.root.iter(_TABLE):
            below: dict[int, list[Element]] = defaultdict(list)
            for cell in chain.from_iterable(row.iterchildren(_CELL) for row in table.iterchildren(_ROW)):
                below[column(cell)].append(cell)
            for cells in below.values():
                yield from _with_pictures(chain.from_iterable(each.iter() for each in cells), every, said)


def looks(paragraphs: Iterable[PlacedParagraph]) -> Iterator[tuple[int, int, Hashable]]:
    """Yield each stretch of text with the format of its run."""
    for each in paragraphs:
        start = each.start
        for piece in each.pieces:
            run = next(piece.element.iterancestors(_RUN), None)
            found = None if run is None else run.find(_FORMAT)
            shown = () if found is None else (child for child in found if child.tag not in _UNSEEN)
            end = start + len(piece.text)
            yield start, end, tuple((child.tag, *child.attrib.items()) for child in shown)
            start = end


def _texts(paragraphs: Iterable[PlacedParagraph]) -> dict[Element, Span]:
    found = {}
    for each in paragraphs:
        start = each.start
        for piece in each.pieces:
            found[piece.element] = start, start + len(piece.text)
            start += len(piece.text)
    return found


def _with_pictures(
    elements: Iterable[Element], every: Mapping[Element, Span], said: Mapping[Element, Span]
) -> Iterator[Order]:
    """Yield the stretches of these elements in their order, if there are pictures among them."""
    found = [each for each in elements if each in every]
    if len(found) > 1 and any(each in said for each in found):
        yield tuple(every[each] for each in found if every[each][0] < every[each][1])
