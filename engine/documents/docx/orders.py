"""Other orders in which people may read a DOCX, so that names across boxes, columns or notes are found."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from engine.documents.docx.columns import column
from engine.documents.docx.package import Part
from engine.documents.docx.paragraphs import Placed, joined
from engine.documents.docx.xml import Element, tag, tags

Stretch = tuple[int, int]
Order = tuple[Stretch, ...]

_TABLE, _ROW, _CELL, _TABLE_FORMAT, _REVERSED = tags("w:tbl w:tr w:tc w:tblPr w:bidiVisual")
_PARAGRAPH, _FRAME, _FORMAT = tags("w:p w:framePr w:pPr")
_ANCHOR, _ACROSS, _DOWN, _OFFSET = tags("wp:anchor wp:positionH wp:positionV wp:posOffset")
_PLACE, _X, _Y = tag("a:off"), "x", "y"
_SHAPE = tag("wps:wsp")
_OLD_SHAPES = frozenset(tags("v:shape v:rect v:roundrect v:oval"))
_FRAME_X, _FRAME_Y = tags("w:x w:y")
_REFERENCES = {tag(f"w:{kind}Reference"): tag(f"w:{kind}") for kind in ("footnote", "endnote")}
_IDENTIFIER, _VALUE = tags("w:id w:val")
_LIST, _LIST_IDENTIFIER, _LEVEL_NUMBER = tags("w:numPr w:numId w:ilvl")
_INSTANCE, _ABSTRACT, _ABSTRACT_IDENTIFIER, _LEVEL = tags("w:num w:abstractNum w:abstractNumId w:lvl")
_LABEL = tag("w:lvlText")

_TWENTIETH, _POINT = 635, 12_700  # English Metric Units
_UNITS = {"pt": 12_700, "in": 914_400, "cm": 360_000, "mm": 36_000, "px": 9_525, "pc": 152_400, "": 12_700}
_OLD_PLACE = re.compile(r"(?:^|;)\s*(margin-left|margin-top|left|top)\s*:\s*(-?[\d.]{1,12})\s*(pt|in|cm|mm|px|pc|)")
_SAME_LINE = 8 * _POINT


def reading_orders(parts: Sequence[Part], paragraphs: Sequence[Placed]) -> tuple[Order, ...]:
    """Return every other reading order, as stretches of the text of the document."""
    found = (*_tables(paragraphs), *_positioned(paragraphs), *_notes(paragraphs), *_labels(parts, paragraphs))
    return tuple(dict.fromkeys(each for each in found if len(each) > 1))


def _stretch(placed: Placed) -> Stretch:
    return placed.start, placed.start + len(joined(placed.pieces))


def _around(placed: Placed, *names: str) -> Element | None:
    return next(placed.pieces[0].element.iterancestors(*names), None) if placed.pieces else None


def _tables(paragraphs: Iterable[Placed]) -> Iterator[Order]:
    cells: dict[Element, list[Stretch]] = defaultdict(list)
    for each in paragraphs:
        cell = _around(each, _CELL)
        if cell is not None:
            cells[cell].append(_stretch(each))
    tables: dict[Element, dict[Element, dict[int, list[Stretch]]]] = defaultdict(lambda: defaultdict(dict))
    for cell, stretches in cells.items():
        row = cell.getparent()
        table = row.getparent() if row is not None else None
        if table is not None and row.tag == _ROW and table.tag == _TABLE:
            tables[table][row][column(cell)] = stretches
    for table, rows in tables.items():
        columns: dict[int, list[Stretch]] = defaultdict(list)
        for row in table.iterchildren(_ROW):
            for number, stretches in rows.get(row, {}).items():
                columns[number] += stretches
        yield from map(tuple, columns.values())
        if table.find(f"{_TABLE_FORMAT}/{_REVERSED}") is not None:
            for row in rows.values():
                yield tuple(each for number in sorted(row, reverse=True) for each in row[number])


def _positioned(paragraphs: Iterable[Placed]) -> Iterator[Order]:
    """Yield the boxes and frames of a part in order of lines, and in order of columns."""
    by_part: dict[str, list[tuple[int, int, Stretch]]] = defaultdict(list)
    for each in paragraphs:
        place = _place(each)
        if place is not None:
            by_part[each.part.name].append((*place, _stretch(each)))
    for boxes in by_part.values():
        yield _read(boxes)
        yield _read([(y, x, stretch) for x, y, stretch in boxes])


def _read(boxes: Iterable[tuple[int, int, Stretch]]) -> Order:
    """Return boxes in lines of about the same second number, each line sorted by the first."""
    found: list[Stretch] = []
    line: list[tuple[int, Stretch]] = []
    begun = 0
    for across, down, stretch in sorted(boxes, key=lambda each: each[1]):
        if line and down - begun > _SAME_LINE:
            found += (each for _, each in sorted(line))
            line = []
        begun = down if not line else begun
        line.append((across, stretch))
    return (*found, *(each for _, each in sorted(line)))


def _place(placed: Placed) -> tuple[int, int] | None:
    """Return the position of a paragraph on the page, in English Metric Units; None for one in the flow of the text."""
    paragraph = _around(placed, _PARAGRAPH)
    frame = paragraph.find(f"{_FORMAT}/{_FRAME}") if paragraph is not None else None
    if frame is not None and (frame.get(_FRAME_X) or frame.get(_FRAME_Y)):
        return _number(frame.get(_FRAME_X)) * _TWENTIETH, _number(frame.get(_FRAME_Y)) * _TWENTIETH
    anchor = _around(placed, _ANCHOR)
    if anchor is not None:
        x, y = (_offset(anchor, name) for name in (_ACROSS, _DOWN))
        shape = _around(placed, _SHAPE)
        inner = next(shape.iter(_PLACE), None) if shape is not None else None
        if inner is not None:
            x, y = x + _number(inner.get(_X)), y + _number(inner.get(_Y))
        return x, y
    old = _around(placed, *_OLD_SHAPES)
    sizes = {name: round(float(size) * _UNITS[unit]) for name, size, unit in _old_places(old)}
    if not sizes:
        return None
    return sizes.get("margin-left", sizes.get("left", 0)), sizes.get("margin-top", sizes.get("top", 0))


def _old_places(shape: Element | None) -> list[tuple[str, str, str]]:
    found = _OLD_PLACE.findall(shape.get("style", "")) if shape is not None else []
    return [each for each in found if each[1].count(".") < 2 and each[1].strip(".-")]


def _offset(anchor: Element, name: str) -> int:
    offset = anchor.find(f"{name}/{_OFFSET}")
    return _number(offset.text) if offset is not None else 0


def _number(value: str | None) -> int:
    return int(value) if value and re.fullmatch(r"-?\d{1,12}", value.strip()) else 0


def _notes(paragraphs: Iterable[Placed]) -> Iterator[Order]:
    """Yield orders of a paragraph up to the mark of a note, the note, and the rest of the paragraph."""
    notes: dict[tuple[str, str], list[Stretch]] = defaultdict(list)
    marked = []
    for each in paragraphs:
        holder = _around(each, *_REFERENCES.values())
        if holder is not None:
            notes[holder.tag, holder.get(_IDENTIFIER, "")].append(_stretch(each))
        paragraph = _around(each, _PARAGRAPH)
        if paragraph is not None and next(paragraph.iter(*_REFERENCES), None) is not None:
            marked.append((each, paragraph))
    for placed, paragraph in marked:
        lengths = {piece.element: len(piece.text) for piece in placed.pieces}
        position = placed.start
        for element in paragraph.iter():
            if element.tag in _REFERENCES:
                note = notes.get((_REFERENCES[element.tag], element.get(_IDENTIFIER, "")), [])
                yield (placed.start, position), *note, (position, _stretch(placed)[1])
            position += lengths.get(element, 0)


def _labels(parts: Iterable[Part], paragraphs: Sequence[Placed]) -> Iterator[Order]:
    """Yield orders of a list label's words and each of its items."""
    labels = {
        each.pieces[0].element.getparent(): _stretch(each)
        for each in paragraphs
        if each.pieces and each.pieces[0].element.tag == _LABEL
    }
    if not labels:
        return
    levels: dict[tuple[str, str], Element] = {}
    for part in parts:
        abstract = {
            (each.get(_ABSTRACT_IDENTIFIER, ""), level.get(_LEVEL_NUMBER, "0")): level
            for each in part.root.iter(_ABSTRACT)
            for level in each.iter(_LEVEL)
        }
        for instance in part.root.iter(_INSTANCE):
            reference = instance.find(_ABSTRACT_IDENTIFIER)
            for (name, number), level in abstract.items():
                if reference is not None and reference.get(_VALUE) == name:
                    levels[instance.get(_LIST_IDENTIFIER, ""), number] = level
    for each in paragraphs:
        paragraph = _around(each, _PARAGRAPH)
        used = paragraph.find(f"{_FORMAT}/{_LIST}") if paragraph is not None else None
        if used is None:
            continue
        values = (used.find(name) for name in (_LIST_IDENTIFIER, _LEVEL_NUMBER))
        identifier, number = (found.get(_VALUE, "0") if found is not None else "0" for found in values)
        level = levels.get((identifier, number))
        if level is not None and level in labels:
            yield labels[level], _stretch(each)
