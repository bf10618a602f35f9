"""Shapes, dashes, colour stops and chart points of a DOCX that together draw letters or a code (threat D13).

Nothing here reads what they draw. Many small shapes without text are removed where few have any; custom dashes, long
colour gradients and points with colours of their own become plain; points that draw strokes on a grid are removed.
Other drawings of many shapes, and charts of many points, are reported: the user has to look at them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.documents.docx.package import Part
from engine.documents.docx.removal import drop
from engine.documents.docx.xml import Element, tag, tags

_SHAPES = tags("wps:wsp a:sp dsp:sp a:cxnSp v:rect v:roundrect v:oval v:line v:arc v:shape")
_PICTURE, _ANCHOR, _GROUPS = tag("pic:pic"), tag("wp:anchor"), tags("wpg:wgp wpg:grpSp a:grpSp v:group")
_SHOWN, _EMBEDDED = tags("a:blip v:imagedata v:textpath"), tag("r:embed")
_TEXTS = tags("w:t a:t")
_EXTENT = tag("a:ext")
_SIDES = re.compile(r"(?:^|;)\s*(?:width|height)\s*:\s*(\d[\d.]{0,8})\s*(pt|in|cm|mm|)")
_POINTS = {"pt": 1.0, "in": 72.0, "cm": 28.35, "mm": 2.835, "": 1.0}
_ENDS = re.compile(r"(-?\d[\d.]{0,8})(pt|in|cm|mm|)")
_UNIT = 12_700  # English metric units of a point
_LONGEST = 216.0  # points: a longer line or side is a rule or a frame
_FEWEST, _FEW_WITH_TEXT = 20, 3  # shapes without text, and how many of them for each with text
_FEWEST_UNREAD = 12

_DASHES, _STOPS, _STOP = tag("a:custDash"), tags("a:gsLst w14:gsLst"), tags("a:gs w14:gs")
_MOST_STOPS = 10
_OLD_STOPS, _OLD_DASHES = ("v:fill", "colors", ";"), ("v:stroke", "dashstyle", " ")

_CHARTS = tags("c:scatterChart c:bubbleChart")
_SERIES, _ACROSS, _DOWN, _POINT, _VALUE = tags("c:ser c:xVal c:yVal c:pt c:v")
_COLOURED = tag("c:dPt")
_FEWEST_POINTS, _FEWEST_ON_GRID, _FEWEST_COLOURED = 30, 40, 40
_THINNEST, _DENSEST = 0.25, 0.65  # of a grid: data that follow each other fill less of it
_LEAST_RUN = 1.2  # times as long as that of points without order
_FEWEST_RUNS = 2.0  # of a line of the grid


class Unread(NamedTuple):
    """Numbers of what stays and may draw letters: shapes without text, and charts of many points."""

    shapes: int
    charts: int


def plain(root: Element) -> int:
    """Remove custom dashes, all but the outer stops of long gradients, and colours of many points; return how many."""
    long = [each for each in root.iter(*_STOPS) if sum(1 for _ in each.iterchildren(*_STOP)) > _MOST_STOPS]
    count = drop(list(root.iter(_DASHES))) + len(long)
    for stops in long:
        drop(list(stops.iterchildren(*_STOP))[1:-1])
    for name, attribute, separator in (_OLD_STOPS, _OLD_DASHES):
        for each in root.iter(tag(name)):
            if each.get(attribute, "").count(separator) > _MOST_STOPS:
                del each.attrib[attribute]
                count += 1
    coloured = list(root.iter(_COLOURED))
    return count + (drop(coloured) > 0 if len(coloured) >= _FEWEST_COLOURED else 0)


def crowds(root: Element) -> int:
    """Remove small shapes without text from a part in which they are many, and few have text; return how many."""
    small, with_text = _sorted(root)
    if len(small) < _FEWEST or len(small) <= _FEW_WITH_TEXT * with_text:
        return 0
    return drop(small)


def lattices(root: Element) -> int:
    """Remove the series of charts whose points draw strokes on a grid; return how many charts lost theirs."""
    drawn = [chart for chart in root.iter(*_CHARTS) if _has_strokes(_positions(chart))]
    return sum(drop(chart.findall(_SERIES)) > 0 for chart in drawn)


def unread(parts: Iterable[Part]) -> Unread:
    """Return how many shapes without text, and charts of many points, are left in parts that have many of them."""
    shapes = charts = 0
    for part in parts:
        small, _ = _sorted(part.root)
        shapes += len(small) if len(small) >= _FEWEST_UNREAD else 0
        charts += sum(len(_positions(chart)) >= _FEWEST_POINTS for chart in part.root.iter(*_CHARTS))
    return Unread(shapes, charts)


def _sorted(root: Element) -> tuple[list[Element], int]:
    """Return the small shapes of a part that have no text, with pictures placed again and again, and how many have."""
    small: list[Element] = []
    with_text = 0
    for shape in root.iter(*_SHAPES):
        if any((each.text or "").strip() for each in shape.iter(*_TEXTS)):
            with_text += 1
        elif next(shape.iter(*_SHOWN), None) is None and not _is_long(shape):
            small.append(shape)
    placed = [each for each in root.iter(_PICTURE) if next(each.iterancestors(_ANCHOR, *_GROUPS), None) is not None]
    times = Counter(map(_name, placed))
    return small + [each for each in placed if times[_name(each)] >= _FEWEST], with_text


def _name(picture: Element) -> str:
    return next((each.get(_EMBEDDED, "") for each in picture.iter(*_SHOWN)), "")


def _is_long(shape: Element) -> bool:
    """Return whether a shape outside groups, which scale theirs, is longer than a stroke of a letter."""
    if next(shape.iterancestors(*_GROUPS), None) is not None:
        return False
    extent = next(shape.iter(_EXTENT), None)
    if extent is not None:
        sides = [extent.get(name, "") for name in ("cx", "cy")]
        return any(each.isdecimal() and int(each) / _UNIT > _LONGEST for each in sides)
    found = [float(size) * _POINTS[unit] for size, unit in _SIDES.findall(shape.get("style", "")) if _is_number(size)]
    ends = [_ENDS.findall(shape.get(name, "")) for name in ("from", "to")]
    for one, other in zip(*ends, strict=False):
        if _is_number(one[0]) and _is_number(other[0]):
            found.append(abs(float(one[0]) * _POINTS[one[1]] - float(other[0]) * _POINTS[other[1]]))
    return max(found, default=0.0) > _LONGEST


def _is_number(text: str) -> bool:
    return text.count(".") < 2 and text.strip("-.") != ""


def _positions(chart: Element) -> set[tuple[float, float]]:
    """Return the distinct places of a chart's points."""
    found = set()
    for series in chart.findall(_SERIES):
        across, down = (_numbers(series.find(name)) for name in (_ACROSS, _DOWN))
        found |= {(across[index], down[index]) for index in across.keys() & down.keys()}
    return found


def _numbers(values: Element | None) -> dict[str, float]:
    points = [] if values is None else values.iter(_POINT)
    found = {}
    for point in points:
        text = point.findtext(_VALUE, "").strip()
        if re.fullmatch(r"-?\d{1,15}(\.\d{1,18})?([Ee][-+]?\d{1,3})?", text):
            found[point.get("idx", "")] = float(text)
    return found


def _has_strokes(points: set[tuple[float, float]]) -> bool:
    """Return whether points of a grid form more and longer runs in its rows or columns than data do."""
    columns, rows = (sorted({each[axis] for each in points}) for axis in (0, 1))
    if len(points) < _FEWEST_ON_GRID:
        return False
    density = len(points) / (len(columns) * len(rows))
    if not _THINNEST <= density <= _DENSEST:
        return False
    runs = (_runs(points, columns, 0) / len(rows), _runs(points, rows, 1) / len(columns))
    lengths = (len(points) / (count * lines) for count, lines in zip(runs, (len(rows), len(columns)), strict=True))
    return any(
        count >= _FEWEST_RUNS and length * (1 - density) >= _LEAST_RUN
        for count, length in zip(runs, lengths, strict=True)
    )


def _runs(points: set[tuple[float, float]], steps: Sequence[float], axis: int) -> int:
    """Return the number of runs of neighbours along an axis of the grid."""
    number = {value: at for at, value in enumerate(steps)}
    lines = sorted((each[1 - axis], number[each[axis]]) for each in points)
    runs = groupby(enumerate(lines), lambda each: (each[1][0], each[1][1] - each[0]))
    return sum(1 for _ in runs)
