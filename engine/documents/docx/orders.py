"""Other orders in which people may read a DOCX, so that names across boxes, columns or notes are found."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

from engine.core.types import Span
from engine.documents.docx.columns import column
from engine.documents.docx.hidden import NOTES
from engine.documents.docx.package import Part
from engine.documents.docx.paragraphs import PlacedParagraph, joined
from engine.documents.docx.xml import Element, is_on, tag, tags

Order = tuple[Span, ...]

_TABLE, _ROW, _CELL, _TABLE_FORMAT, _REVERSED = tags("w:tbl w:tr w:tc w:tblPr w:bidiVisual")
_PARAGRAPH, _FRAME, _FORMAT, _FROM_RIGHT = tags("w:p w:framePr w:pPr w:bidi")
_ANCHOR, _ACROSS, _DOWN, _OFFSET = tags("wp:anchor wp:positionH wp:positionV wp:posOffset")
_INLINE, _DIAGRAM_DRAWING = tags("wp:inline dsp:drawing")
_SHAPES = tags("wps:wsp dsp:sp a:sp")
_SHAPE_FORMATS, _GROUP_FORMATS = tags("wps:spPr dsp:spPr a:spPr"), tags("wpg:grpSpPr dsp:grpSpPr a:grpSpPr")
_FRAME_OF_SHAPE, _PLACE, _SIZE, _INNER_PLACE, _INNER_SIZE = tags("a:xfrm a:off a:ext a:chOff a:chExt")
_TABLE_PLACE, _TABLE_X, _TABLE_Y = tags("w:tblpPr w:tblpX w:tblpY")
_OLD_SHAPES = frozenset(tags("v:shape v:rect v:roundrect v:oval"))
_FRAME_X, _FRAME_Y = tags("w:x w:y")
_IDENTIFIER, _VALUE = tags("w:id w:val")
_LIST, _LIST_IDENTIFIER, _LEVEL_NUMBER = tags("w:numPr w:numId w:ilvl")
_INSTANCE, _ABSTRACT, _ABSTRACT_IDENTIFIER, _LEVEL = tags("w:num w:abstractNum w:abstractNumId w:lvl")
_LABEL = tag("w:lvlText")
_NODE, _CONNECTION = tags("dgm:pt dgm:cxn")
_PARENT = "parOf"
_CHART_TEXT, _POINT_OF_CHART, _LEVELS = tags("c:v c:pt c:multiLvlStrCache")
_SERIES, _SERIES_NAME, _PLOT = tags("c:ser c:tx c:plotArea")

_TWENTIETH, _POINT = 635, 12_700  # English Metric Units
_UNITS = {"pt": 12_700, "in": 914_400, "cm": 360_000, "mm": 36_000, "px": 9_525, "pc": 152_400, "": 12_700}
_OLD_PLACE = re.compile(r"(?:^|;)\s*(margin-left|margin-top|left|top)\s*:\s*(-?[\d.]{1,12})\s*(pt|in|cm|mm|px|pc|)")
_SAME_LINE = 8 * _POINT


def reading_orders(parts: Sequence[Part], paragraphs: Sequence[PlacedParagraph]) -> tuple[Order, ...]:
    """Return every other reading order, as stretches of the text of the document."""
    found = (
        *_tables(paragraphs),
        *_positioned(paragraphs),
        *_notes(paragraphs),
        *_notes_by_mark(parts, paragraphs),
        *_labels(parts, paragraphs),
        *_diagrams(parts, paragraphs),
        *_categories(paragraphs),
        *_names_of_series(paragraphs),
        *map(_tabs_from_right, paragraphs),
    )
    return tuple(dict.fromkeys(each for each in found if len(each) > 1))


def _stretch(placed: PlacedParagraph) -> Span:
    return placed.start, placed.start + len(joined(placed.pieces))


def _around(placed: PlacedParagraph, *names: str) -> Element | None:
    return next(placed.pieces[0].element.iterancestors(*names), None) if placed.pieces else None


def _tables(paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    cells: dict[Element, list[Span]] = defaultdict(list)
    for each in paragraphs:
        cell = _around(each, _CELL)
        if cell is not None:
            cells[cell].append(_stretch(each))
    tables: dict[Element, dict[Element, dict[int, list[Span]]]] = defaultdict(lambda: defaultdict(dict))
    for cell, stretches in cells.items():
        row = cell.getparent()
        table = row.getparent() if row is not None else None
        if table is not None and row.tag == _ROW and table.tag == _TABLE:
            tables[table][row][column(cell)] = stretches
    for table, rows in tables.items():
        columns: dict[int, list[Span]] = defaultdict(list)
        for row in table.iterchildren(_ROW):
            for number, stretches in rows.get(row, {}).items():
                columns[number] += stretches
        yield from map(tuple, columns.values())
        if table.find(f"{_TABLE_FORMAT}/{_REVERSED}") is not None:
            for row in rows.values():
                yield tuple(each for number in sorted(row, reverse=True) for each in row[number])


def _tabs_from_right(placed: PlacedParagraph) -> Order:
    """Return the stretches between the tabs of a paragraph that runs from the right to the left, from the left."""
    paragraph = _around(placed, _PARAGRAPH)
    mark = paragraph.find(f"{_FORMAT}/{_FROM_RIGHT}") if paragraph is not None else None
    if mark is None or not is_on(mark):
        return ()
    text = joined(placed.pieces)
    stretches = (each.span() for each in re.finditer(r"[^\t]+", text))
    return tuple((placed.start + first, placed.start + end) for first, end in stretches)[::-1]


def _positioned(paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield the boxes, frames and tables with a position, in order of lines, and in order of columns.

    Positions on the page are compared within a part, others within their drawing.
    """
    by_sheet: dict[object, list[tuple[int, int, Span]]] = defaultdict(list)
    for each in paragraphs:
        place = _place(each)
        if place is not None:
            sheet, x, y = place
            by_sheet[each.part.name if sheet is None else sheet].append((x, y, _stretch(each)))
    for boxes in by_sheet.values():
        yield _read(boxes)
        yield _read([(y, x, stretch) for x, y, stretch in boxes])


def _read(boxes: Iterable[tuple[int, int, Span]]) -> Order:
    """Return boxes in lines of about the same second number, each line sorted by the first."""
    found: list[Span] = []
    line: list[tuple[int, Span]] = []
    begun = 0
    for across, down, stretch in sorted(boxes, key=lambda each: each[1]):
        if line and down - begun > _SAME_LINE:
            found += (each for _, each in sorted(line))
            line = []
        begun = down if not line else begun
        line.append((across, stretch))
    return (*found, *(each for _, each in sorted(line)))


def _place(placed: PlacedParagraph) -> tuple[Element | None, int, int] | None:
    """Return the drawing of a paragraph and its position there, in English Metric Units.

    Without a drawing, the position is one on the page. None for a paragraph in the flow of the text.
    """
    paragraph = _around(placed, _PARAGRAPH)
    frame = paragraph.find(f"{_FORMAT}/{_FRAME}") if paragraph is not None else None
    if frame is not None and (frame.get(_FRAME_X) or frame.get(_FRAME_Y)):
        return None, _number(frame.get(_FRAME_X)) * _TWENTIETH, _number(frame.get(_FRAME_Y)) * _TWENTIETH
    drawing = _around(placed, _ANCHOR, _INLINE, _DIAGRAM_DRAWING)
    if drawing is not None:
        shape = _around(placed, *_SHAPES)
        inner = _within(shape) if shape is not None else None
        if drawing.tag != _ANCHOR:
            return (drawing, *inner) if inner is not None else None
        x, y = inner or (0, 0)
        return None, _offset(drawing, _ACROSS) + x, _offset(drawing, _DOWN) + y
    sizes = {name: round(float(size) * _UNITS[unit]) for name, size, unit in _old_places(_around(placed, *_OLD_SHAPES))}
    if sizes:
        return None, sizes.get("margin-left", sizes.get("left", 0)), sizes.get("margin-top", sizes.get("top", 0))
    table = _around(placed, _TABLE)
    position = table.find(f"{_TABLE_FORMAT}/{_TABLE_PLACE}") if table is not None else None
    if position is not None:
        return None, _number(position.get(_TABLE_X)) * _TWENTIETH, _number(position.get(_TABLE_Y)) * _TWENTIETH
    return None


def _within(shape: Element) -> tuple[int, int] | None:
    """Return the position of a shape in its drawing, through all groups around it; None if it has none."""
    place = _format(shape, _SHAPE_FORMATS, _PLACE)
    if place is None:
        return None
    x, y = (float(_number(place.get(name))) for name in ("x", "y"))
    for group in shape.iterancestors():
        outer, inner = (_format(group, _GROUP_FORMATS, name) for name in (_PLACE, _INNER_PLACE))
        if outer is not None and inner is not None:
            wide, high = (
                _scale(_format(group, _GROUP_FORMATS, _SIZE), _format(group, _GROUP_FORMATS, _INNER_SIZE), name)
                for name in ("cx", "cy")
            )
            x = _number(outer.get("x")) + (x - _number(inner.get("x"))) * wide
            y = _number(outer.get("y")) + (y - _number(inner.get("y"))) * high
    return round(x), round(y)


def _format(holder: Element, formats: tuple[str, ...], name: str) -> Element | None:
    """Return a value of the frame of a shape or group."""
    found = (each.find(f"{_FRAME_OF_SHAPE}/{name}") for each in holder.iterchildren(*formats))
    return next((each for each in found if each is not None), None)


def _scale(outer: Element | None, inner: Element | None, name: str) -> float:
    sizes = [_number(each.get(name)) if each is not None else 0 for each in (outer, inner)]
    return sizes[0] / sizes[1] if all(sizes) else 1.0


def _old_places(shape: Element | None) -> list[tuple[str, str, str]]:
    found = _OLD_PLACE.findall(shape.get("style", "")) if shape is not None else []
    return [each for each in found if each[1].count(".") < 2 and each[1].strip(".-")]


def _offset(anchor: Element, name: str) -> int:
    offset = anchor.find(f"{name}/{_OFFSET}")
    return _number(offset.text) if offset is not None else 0


def _number(value: str | None) -> int:
    return int(value) if value and re.fullmatch(r"-?\d{1,12}", value.strip()) else 0


def _notes(paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield orders of a paragraph up to the mark of a note, the note, and the rest of the paragraph."""
    notes = _texts_of_notes(paragraphs)
    for placed in paragraphs:
        paragraph = _around(placed, _PARAGRAPH)
        if paragraph is None or next(paragraph.iter(*NOTES), None) is None:
            continue
        lengths = {piece.element: len(piece.text) for piece in placed.pieces}
        position = placed.start
        for element in paragraph.iter():
            if element.tag in NOTES:
                note = notes.get((NOTES[element.tag], element.get(_IDENTIFIER, "")), [])
                yield (placed.start, position), *note, (position, _stretch(placed)[1])
            position += lengths.get(element, 0)


def _notes_by_mark(parts: Iterable[Part], paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield all footnotes, and all endnotes, in the order of their marks, as pages show them."""
    notes = _texts_of_notes(paragraphs)
    marks: dict[str, dict[str, None]] = defaultdict(dict)
    for part in parts:
        for mark in part.root.iter(*NOTES):
            marks[NOTES[mark.tag]][mark.get(_IDENTIFIER, "")] = None
    for kind, identifiers in marks.items():
        yield tuple(each for identifier in identifiers for each in notes.get((kind, identifier), ()))


def _texts_of_notes(paragraphs: Iterable[PlacedParagraph]) -> dict[tuple[str, str], list[Span]]:
    """Return the stretches of each note, by kind and identifier."""
    notes: dict[tuple[str, str], list[Span]] = defaultdict(list)
    for each in paragraphs:
        holder = _around(each, *NOTES.values())
        if holder is not None:
            notes[holder.tag, holder.get(_IDENTIFIER, "")].append(_stretch(each))
    return notes


def _diagrams(parts: Iterable[Part], paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield the texts of SmartArt in the order of its outline, which connections of the nodes give."""
    texts: dict[tuple[str, str], list[Span]] = defaultdict(list)
    for each in paragraphs:
        node = _around(each, _NODE)
        if node is not None:
            texts[each.part.name, node.get("modelId", "")].append(_stretch(each))
    for part in parts:
        below: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for connection in part.root.iter(_CONNECTION):
            if connection.get("type", _PARENT) == _PARENT:
                child = _number(connection.get("srcOrd")), connection.get("destId", "")
                below[connection.get("srcId", "")].append(child)
        children = {child for found in below.values() for _, child in found}
        pending = [parent for parent in below if parent not in children]
        outline: dict[str, None] = {}
        while pending:
            node_identifier = pending.pop()
            if node_identifier not in outline:
                outline[node_identifier] = None
                pending += (child for _, child in sorted(below.get(node_identifier, ()), reverse=True))
        yield tuple(each for identifier in outline for each in texts.get((part.name, identifier), ()))


def _categories(paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield the labels of a chart's categories in levels: of each point from the inner level outwards, and inwards."""
    levels: dict[Element, dict[Element, list[tuple[int, Span]]]] = defaultdict(lambda: defaultdict(list))
    for each in paragraphs:
        point = _around(each, _POINT_OF_CHART)
        cache = next(point.iterancestors(_LEVELS), None) if point is not None else None
        if point is not None and cache is not None:
            levels[cache][point.getparent()].append((_number(point.get("idx")), _stretch(each)))
    for by_level in levels.values():
        found = [sorted(level) for level in by_level.values()]
        columns = [_over_point(found, at) for at in sorted({number for level in found for number, _ in level})]
        yield tuple(stretch for column in columns for stretch in column)
        yield tuple(stretch for column in columns for stretch in reversed(column))


def _over_point(levels: Iterable[list[tuple[int, Span]]], at: int) -> list[Span]:
    """Return the label of each level over a point: a level has one for all points up to the next that has its own."""
    places = ((level, bisect_right(level, at, key=itemgetter(0))) for level in levels)
    return [level[place - 1][1] for level, place in places if place]


def _names_of_series(paragraphs: Iterable[PlacedParagraph]) -> Iterator[Order]:
    """Yield the names of a chart's series, as its legend lists them."""
    names: dict[Element, list[Span]] = defaultdict(list)
    for each in paragraphs:
        text = each.pieces[0].element if each.pieces and each.pieces[0].element.tag == _CHART_TEXT else None
        holder = next(text.iterancestors(_SERIES_NAME), None) if text is not None else None
        if holder is not None and holder.getparent().tag == _SERIES:
            for plot in holder.iterancestors(_PLOT):
                names[plot].append(_stretch(each))
    yield from map(tuple, names.values())


def _labels(parts: Iterable[Part], paragraphs: Sequence[PlacedParagraph]) -> Iterator[Order]:
    """Yield orders of a list label's words and each of its items, and of the labels of successive items."""
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
    shown: dict[Span, None] = {}
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
            shown[labels[level]] = None
    yield tuple(shown)
