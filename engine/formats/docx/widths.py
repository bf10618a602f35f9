"""Widths that were fitted to what is masked: text squeezed into a width, columns, frames, boxes as wide as a name.

What a program computes again is removed; columns become as wide as whole inches. What stays is counted.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from engine.formats.docx.xml import Element, tags

INCH = 1440
"""Twentieths of a point."""

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
_EMU = 914_400  # to an inch
_POINTS = 72
_OLD_WIDTH = re.compile(r"(^|;)(\s*width:)([\d.]+)pt")


def forget(touched: Iterable[Element]) -> Counter[str]:
    """Loosen all widths around these elements; returns how many places still have one, by notice code."""
    left: set[Element] = set()
    cells: dict[Element, set[Element]] = defaultdict(set)
    for element in dict.fromkeys(touched):
        run = _nearest(element, _RUN)
        paragraph = _nearest(element, _PARAGRAPH)
        if run is not None:
            _unfit(run)
        if paragraph is not None:
            _unframe(paragraph)
            if run is not None and _is_before_tab(paragraph, run):
                left.add(paragraph)
        left.update(_boxes(element))
        for cell in element.iterancestors(_CELL):
            table = next(cell.iterancestors(_TABLE), None)
            if table is not None:
                cells[table].add(cell)
    for table, masked in cells.items():
        _loosen(table, masked)
    return Counter({"fitted-place": len(left)})


def _nearest(element: Element, name: str) -> Element | None:
    return element if element.tag == name else next(element.iterancestors(name), None)


def _unfit(run: Element) -> None:
    """Text of the run and of its neighbours gets its usual width; all text of a paragraph that is fitted together."""
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
    """Whether a tab stop of the paragraph's own comes behind the run: it may be where the name ended."""
    if paragraph.find(f"{_PARAGRAPH_FORMAT}/{_TABS}/{_TAB}") is None:
        return False
    behind = [run, *run.itersiblings(_RUN)]
    return any(each.find(_TAB) is not None for each in behind)


def _boxes(element: Element) -> Iterator[Element]:
    """Text boxes around an element whose size stays; one that fits its text becomes as wide as whole inches."""
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
                    size.set("cx", str(_coarse(int(size.get("cx")), _EMU)))
        elif old is not None:
            holder = old.getparent()
            if "fit-shape-to-text:t" not in old.get("style", "") or holder is None:
                yield box
                continue
            holder.set("style", _OLD_WIDTH.sub(_whole_inches, holder.get("style", "")))


def _whole_inches(width: re.Match[str]) -> str:
    return f"{width[1]}{width[2]}{_coarse(round(float(width[3])), _POINTS)}pt"


def _coarse(width: int, step: int) -> int:
    """The nearest multiple, not nothing."""
    return max(1, round(width / step)) * step


def _loosen(table: Element, masked: set[Element]) -> None:
    """Columns with masked cells become whole inches wide, and so do the cells in them; the table loses its width."""
    grid = table.findall(f"{_GRID}/{_COLUMN}")
    places = {cell: columns for row in table.findall(_ROW) for cell, columns in _columns(row)}
    touched = {column for cell in masked for column in places.get(cell, ())}
    widths: list[int] = []
    for number, column in enumerate(grid):
        width = _number(column.get(_WIDTH))
        widths.append(_coarse(width, INCH) if number in touched else width)
        column.set(_WIDTH, str(widths[-1]))
    for cell, columns in places.items():
        if not touched.isdisjoint(columns):
            _resize(cell, sum(widths[columns.start : columns.stop]) if columns.stop <= len(widths) else 0)
    for width in table.findall(f"{_TABLE_FORMAT}/{_TABLE_WIDTH}"):
        width.set(_WIDTH, "0")
        width.set(_TYPE, "auto")


def _columns(row: Element) -> Iterator[tuple[Element, range]]:
    """The cells of a row, each with the columns of the grid that it takes."""
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
