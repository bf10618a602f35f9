"""Formats of a redacted DOCX that paint a picture (threat D13): grounds of cells without text, looks of one sign.

A coarser measure than the reader's, made without its code: what is found here, the reader would have removed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lxml import etree

_MOST_PER_TABLE = 24  # corners of a picture
_FEWEST_PATTERNS = 4  # different rows, and different columns
_FEWEST_LINES, _FEWEST_CHANGES = 6, 24
_PLAIN = frozenset({"", "auto", "000000"})
_LOOKS = ("color", "highlight", "shd", "b", "strike")
_WORDS = "{*}t", "{*}sym", "{*}drawing", "{*}pict"
_MOST_SPAN = 1000

_Grid = list[list[str | None]]


def is_painted(root: etree._Element) -> bool:
    """Return whether a part has a table or lines whose formats draw a picture."""
    return any(_is_picture(_grid(table)) for table in root.iter("{*}tbl")) or _has_mosaic(root)


def _grid(table: etree._Element) -> _Grid:
    """Return the ground of each cell of the rows without any text, by column; None between other rows."""
    rows: _Grid = []
    for row in table.iterchildren("{*}tr"):
        if any(True for each in row.iter(*_WORDS) if (each.text or "").strip() or len(each)):
            rows.append([])
            continue
        found: list[str | None] = []
        for cell in row.iterchildren("{*}tc"):
            span = next(cell.iter("{*}gridSpan"), None)
            value = "1" if span is None else _values(span)
            found += [" ".join(map(_values, cell.iter("{*}shd")))] * min(
                int(value) if value.isdecimal() else 1, _MOST_SPAN
            )
        rows.append(found)
    return rows


def _values(element: etree._Element) -> str:
    return " ".join(value for _, value in sorted(element.items()))


def _is_picture(grid: _Grid) -> bool:
    corners = 0
    for upper, lower in pairwise(grid):
        for at in range(min(len(upper), len(lower)) - 1):
            (a, b), (c, d) = upper[at : at + 2], lower[at : at + 2]
            corners += (a, c) != (b, d) and (a, b) != (c, d)
    width = min((len(row) for row in grid if row), default=0)
    columns = {tuple(row[at] for row in grid if row) for at in range(width)}
    return (
        corners >= _MOST_PER_TABLE
        and len({tuple(row[:width]) for row in grid if row}) >= _FEWEST_PATTERNS
        and len(columns) >= _FEWEST_PATTERNS
    )


def _has_mosaic(root: etree._Element) -> bool:
    """Return whether in several paragraphs that follow each other one sign, repeated, changes its look."""
    lines = total = 0
    for paragraph in root.iter("{*}p"):
        changes = sum(_changes(paragraph)) if paragraph.find(".//{*}r") is not None else -1
        if changes < 0:
            continue
        lines, total = (lines + 1, total + changes) if changes else (0, 0)
        if lines >= _FEWEST_LINES and total >= _FEWEST_CHANGES:
            return True
    return False


def _changes(paragraph: etree._Element) -> Iterator[bool]:
    texts = [
        ("".join(each.text or "" for each in run.iterchildren("{*}t")), run) for run in paragraph.iterchildren("{*}r")
    ]
    signs = Counter("".join(text for text, _ in texts))
    if len(signs) != 1 or not "".join(signs).strip():
        return
    looks = [_look(run) for text, run in texts if text]
    yield from (one != other for one, other in pairwise(looks))


def _look(run: etree._Element) -> str:
    found = []
    for each in run.iterfind("{*}rPr/*"):
        name, value = etree.QName(each).localname, _values(each)
        if name in _LOOKS and not (name == "color" and value.lower() in _PLAIN):
            found.append(f"{name}={value}")
    return ";".join(sorted(found))


# Shapes, dashes, colour stops and points of charts.

_SHAPES = tuple(f"{{*}}{name}" for name in "wsp sp cxnSp rect roundrect oval line arc shape".split())
_SHOWN = tuple(f"{{*}}{name}" for name in "blip imagedata textpath".split())
_MANY, _TIMES = 30, 4  # small shapes without text, and how many for each with text
_SMALL = 1_900_000  # English metric units
_SMALL_STYLE = re.compile(r"(?:^|;)(?:width|height):\d{1,2}(?:\.\d+)?pt(?=;|$)")
_MOST_STOPS = 10
_FEWEST_POINTS, _FEWEST_RUNS, _LEAST_RUN = 60, 3, 1.5
_THINNEST, _DENSEST = 0.3, 0.6


def is_drawn(root: etree._Element) -> bool:
    """Return whether a part has dashes, gradients, many small shapes or points of a chart that may draw letters."""
    if next(root.iter("{*}custDash"), None) is not None:
        return True
    if any(sum(1 for _ in each.iterchildren("{*}gs")) > _MOST_STOPS for each in root.iter("{*}gsLst")):
        return True
    small = with_text = 0
    for shape in root.iter(*_SHAPES):
        if any((each.text or "").strip() for each in shape.iter("{*}t")):
            with_text += 1
        elif next(shape.iter(*_SHOWN), None) is None:
            small += _is_small(shape)
    if small >= _MANY and small > _TIMES * with_text:
        return True
    return any(map(_has_strokes, root.iter("{*}scatterChart", "{*}bubbleChart")))


def _is_small(shape: etree._Element) -> bool:
    extent = next(shape.iter("{*}ext"), None)
    if extent is not None:
        return all(each.isdecimal() and int(each) < _SMALL for each in (extent.get("cx", ""), extent.get("cy", "")))
    return len(_SMALL_STYLE.findall(shape.get("style", ""))) > 1


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def _has_strokes(chart: etree._Element) -> bool:
    points: set[tuple[float, float]] = set()
    for series in chart.iterchildren("{*}ser"):
        sides = [
            {each.get("idx"): _number(each.findtext("{*}v", "")) for each in series.iterfind(f"{{*}}{name}//{{*}}pt")}
            for name in ("xVal", "yVal")
        ]
        points |= {(sides[0][each], sides[1][each]) for each in sides[0].keys() & sides[1].keys()}
    across = sorted({x for x, _ in points})
    rows = {y for _, y in points}
    if len(points) < _FEWEST_POINTS or not _THINNEST <= len(points) / (len(across) * len(rows)) <= _DENSEST:
        return False
    before = dict(zip(across[1:], across, strict=False))
    runs = sum((before.get(x), y) not in points for x, y in points)
    density = len(points) / (len(across) * len(rows))
    return runs >= _FEWEST_RUNS * len(rows) and len(points) / runs * (1 - density) >= _LEAST_RUN
