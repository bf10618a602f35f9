"""Masking of DOCX text: replaces characters by tokens, and removes fitted widths (threats D01, D02, D27, D31)."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.core.folding import fold
from engine.core.types import DocxPlace
from engine.documents.docx import paragraphs as ruby
from engine.documents.docx.package import Part
from engine.documents.docx.paragraphs import Piece, is_empty_run, paragraphs
from engine.documents.docx.xml import SPACE, Element, tag, tags

# Widths that may fit the masked text: text squeezed into a width, columns, frames, boxes as wide as a name.
# Widths that programs compute again are removed; columns get widths in whole inches. What remains is counted.


INCH = 1440
"""An inch in twentieths of a point."""

_RUN, _FORMAT, _PARAGRAPH, _PARAGRAPH_FORMAT = tags("w:r w:rPr w:p w:pPr")
_FITTED = tags("w:fitText w:spacing w:w w:kern")
_FIT, _FRAME, _TABS, _TAB = tags("w:fitText w:framePr w:tabs w:tab")
_TABLE, _ROW, _CELL, _GRID, _COLUMN = tags("w:tbl w:tr w:tc w:tblGrid w:gridCol")
_TABLE_FORMAT, _TABLE_WIDTH, _ROW_FORMAT, _CELL_FORMAT, _CELL_WIDTH = tags("w:tblPr w:tblW w:trPr w:tcPr w:tcW")
_SPAN, _BEFORE, _WIDTH, _TYPE, _VALUE = tags("w:gridSpan w:gridBefore w:w w:type w:val")
_SIZES = tags("w:w w:h w:hRule")
_BOX_TEXT, _OLD_BOX_TEXT, _DRAWING = tags("w:txbxContent v:textbox w:drawing")
_SHAPE, _BODY, _FITS_SHAPE = tags("wps:wsp wps:bodyPr a:spAutoFit")
_EXTENT, _SIZE = tags("wp:extent a:ext")
_EMU = 900_000  # nearly an inch: a multiple of it has few digits before its noughts, as verification demands
_POINTS = 72
_OLD_WIDTH = re.compile(r"(^|;)(\s*width:)([\d.]+)pt")


def forget(touched: Iterable[Element]) -> Counter[str]:
    """Remove or round all widths around these elements; return how many places keep one, by notice code."""
    kept: set[Element] = set()
    cells: dict[Element, set[Element]] = defaultdict(set)
    for element in dict.fromkeys(touched):
        run = _nearest(element, _RUN)
        paragraph = _nearest(element, _PARAGRAPH)
        if run is not None:
            _unfit(run)
        if paragraph is not None:
            _unframe(paragraph)
            if run is not None and _is_before_tab(paragraph, run):
                kept.add(paragraph)
        kept.update(_boxes(element))
        for cell in element.iterancestors(_CELL):
            table = next(cell.iterancestors(_TABLE), None)
            if table is not None:
                cells[table].add(cell)
    for table, masked in cells.items():
        _loosen(table, masked)
    return Counter({"fitted-place": len(kept)})


def _nearest(element: Element, name: str) -> Element | None:
    return element if element.tag == name else next(element.iterancestors(name), None)


def _unfit(run: Element) -> None:
    """Reset the widths of text in the run, its neighbours, and all text of the paragraph that is fitted together."""
    neighbours = [each for each in (run, run.getprevious(), run.getnext()) if each is not None and each.tag == _RUN]
    for each in neighbours:
        for properties in each.findall(_FORMAT):
            for name in _FITTED:
                _drop(properties.findall(name))
    paragraph = _nearest(run, _PARAGRAPH)
    if paragraph is not None:
        _drop(list(paragraph.iter(_FIT)))


def _unframe(paragraph: Element) -> None:
    for frame in paragraph.findall(f"{_PARAGRAPH_FORMAT}/{_FRAME}"):
        for name in _SIZES:
            frame.attrib.pop(name, None)


def _is_before_tab(paragraph: Element, run: Element) -> bool:
    """Return whether a tab stop of the paragraph's own follows the run: it may be where the name ended."""
    if paragraph.find(f"{_PARAGRAPH_FORMAT}/{_TABS}/{_TAB}") is None:
        return False
    following = [run, *run.itersiblings(_RUN)]
    return any(each.find(_TAB) is not None for each in following)


def _boxes(element: Element) -> Iterator[Element]:
    """Yield text boxes around an element that keep their size, and round those that fit their text to about an inch."""
    for box in element.iterancestors(_BOX_TEXT):
        shape = next(box.iterancestors(_SHAPE), None)
        old = next(box.iterancestors(_OLD_BOX_TEXT), None)
        if shape is not None:
            body = shape.find(_BODY)
            if body is None or (body.find(_FITS_SHAPE) is None and body.get("wrap") != "none"):
                yield box
                continue
            drawing = next(shape.iterancestors(_DRAWING), shape)
            for size in drawing.iter(_EXTENT, _SIZE):
                if size.get("cx", "").isdecimal():
                    size.set("cx", str(_rounded(int(size.get("cx")), _EMU)))
        elif old is not None:
            holder = old.getparent()
            if "fit-shape-to-text:t" not in old.get("style", "") or holder is None:
                yield box
                continue
            holder.set("style", _OLD_WIDTH.sub(_whole_inches, holder.get("style", "")))


def _whole_inches(width: re.Match[str]) -> str:
    return f"{width[1]}{width[2]}{_rounded(round(float(width[3])), _POINTS)}pt"


def _rounded(width: int, step: int) -> int:
    """Return the nearest multiple above zero."""
    return max(1, round(width / step)) * step


def _loosen(table: Element, masked: set[Element]) -> None:
    """Round columns with masked cells, and their cells, to whole inches, and remove the table's width."""
    grid = table.findall(f"{_GRID}/{_COLUMN}")
    places = {cell: columns for row in table.findall(_ROW) for cell, columns in _columns(row)}
    touched = {column for cell in masked for column in places.get(cell, ())}
    widths: list[int] = []
    for number, column in enumerate(grid):
        width = _number(column.get(_WIDTH))
        widths.append(_rounded(width, INCH) if number in touched else width)
        column.set(_WIDTH, str(widths[-1]))
    for cell, columns in places.items():
        if not touched.isdisjoint(columns):
            _resize(cell, sum(widths[columns.start : columns.stop]) if columns.stop <= len(widths) else 0)
    for width in table.findall(f"{_TABLE_FORMAT}/{_TABLE_WIDTH}"):
        width.set(_WIDTH, "0")
        width.set(_TYPE, "auto")


def _columns(row: Element) -> Iterator[tuple[Element, range]]:
    """Yield the cells of a row, each with its columns of the grid."""
    skipped = row.find(f"{_ROW_FORMAT}/{_BEFORE}")
    start = _number(skipped.get(_VALUE)) if skipped is not None else 0
    for cell in row.findall(_CELL):
        span = cell.find(f"{_CELL_FORMAT}/{_SPAN}")
        end = start + (max(1, _number(span.get(_VALUE))) if span is not None else 1)
        yield cell, range(start, end)
        start = end


def _resize(cell: Element, width: int) -> None:
    for each in cell.findall(f"{_CELL_FORMAT}/{_CELL_WIDTH}"):
        each.set(_WIDTH, str(width))
        each.set(_TYPE, "dxa" if width else "auto")


def _number(value: str | None) -> int:
    return int(value) if value and value.isdecimal() else 0


def _drop(elements: Iterable[Element]) -> None:
    for element in elements:
        element.getparent().remove(element)


_NUMBERS, _POINT = tags("c:numCache c:numLit"), tag("c:pt")
_LINK = tag("w:hyperlink")
_OWNERS, _RUNS = tags("w:p a:p"), tags("w:r a:r m:r")
_FONTS = tags("w:rFonts a:latin a:ea a:cs a:sym a:font a:buFont")


@dataclass(frozen=True, slots=True)
class _Mask:
    """Characters `start` to `end` of a paragraph and the token that replaces them."""

    start: int
    end: int
    token: str = field(repr=False)


def apply(parts: Iterable[Part], masks: Iterable[tuple[DocxPlace, str]]) -> Counter[str]:
    """Mask these places, which are sorted and don't overlap within a paragraph.

    Returns how many places may still show how long the masked text was, by notice code.
    """
    touched: list[tuple[Element, str]] = []
    by_paragraph: dict[tuple[str, int], list[_Mask]] = defaultdict(list)
    for place, token in masks:
        by_paragraph[place.part_name, place.paragraph].append(_Mask(place.start, place.end, token))
    for part in parts:
        for number, pieces in enumerate(paragraphs(part.root)):
            if (part.name, number) in by_paragraph:
                touched += _mask(pieces, by_paragraph[part.name, number])
    owners = dict.fromkeys(owner for element, _ in touched for owner in element.iterancestors(*_OWNERS))
    widths = forget(element for element, _ in touched)
    ruby.take_apart(touched)
    _drop_emptied(run for owner in owners for run in list(owner.iter(*_RUNS)))
    return widths


def _drop_emptied(runs: Iterable[Element]) -> None:
    """Remove runs without content, and links around them: one for each letter would tell how many were masked."""
    for run in runs:
        link = run.getparent()
        if link is None or not is_empty_run(run):
            continue
        link.remove(run)
        if link.tag == _LINK and len(link) == 0 and link.getparent() is not None:
            link.getparent().remove(link)


_SHORT = 2  # characters of masked text that only counts as a word of its own


def forget_fonts(parts: Iterable[Part], masked: Iterable[str]) -> None:
    """Remove names of fonts that contain masked text, such as the house font of a company."""
    texts = {_in_words(text) for text in masked}
    needles = {each.strip() if len(each.strip()) > _SHORT else each for each in texts if each.strip()}
    for part in parts:
        for element in list(part.root.iter(*_FONTS)):
            if any(needle in _in_words(value) for value in element.values() for needle in needles):
                element.getparent().remove(element)


def _in_words(text: str) -> str:
    """Return the folded words with a space around each."""
    return f" {' '.join(fold(text).split())} "


def _mask(pieces: list[Piece], masks: list[_Mask]) -> Iterator[tuple[Element, str]]:
    """Rewrite the touched pieces; yield the parent of each, which stays, with the token that the piece receives."""
    position = 0
    holders = {mask: _holder(pieces, mask) for mask in masks}
    for piece in pieces:
        end = position + len(piece.text)
        touching = [mask for mask in masks if mask.start < end and mask.end > position]
        if touching:
            own = {mask for mask in touching if holders[mask] is piece}
            yield piece.element.getparent(), " ".join(mask.token for mask in touching if mask in own)
            _rewrite(piece, position, touching, own)
        position = end


def _holder(pieces: list[Piece], mask: _Mask) -> Piece:
    """Return the piece that receives the token: the first touched one that can hold text, to keep its formatting."""
    position = 0
    touched: list[Piece] = []
    for piece in pieces:
        if mask.start < position + len(piece.text) and mask.end > position:
            touched.append(piece)
        position += len(piece.text)
    return next((piece for piece in touched if not piece.whole), touched[0])


def _rewrite(piece: Piece, position: int, masks: list[_Mask], own: set[_Mask]) -> None:
    kept: list[str] = []
    done = 0
    for mask in masks:
        kept.append(piece.text[done : max(0, mask.start - position)])
        if mask in own:
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
    elif any(True for _ in element.iterancestors(*_NUMBERS)):
        # A chart with an invalid number would not open; without the point, it shows a gap.
        for point in element.iterancestors(_POINT):
            point.getparent().remove(point)
    else:
        element.text = text
        if element.tag == tag("w:t"):
            element.set(SPACE, "preserve")


def _replace(element: Element, text: str) -> None:
    """Remove an element that represents one character, or replace it by the token, if that has no other piece."""
    parent = element.getparent()
    if text and parent.tag == tag("w:r"):
        text_element = element.makeelement(tag("w:t"))
        text_element.text = text
        text_element.set(SPACE, "preserve")
        parent.replace(element, text_element)
    else:
        parent.remove(element)
