"""Labels of a chart in a DOCX in the orders in which readers join them: over levels of categories, and in a legend."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter

from lxml import etree


def rows(root: etree._Element) -> Iterator[str]:
    """Yield the labels over each point of a chart in levels, outwards and inwards, and the names of all series."""
    for cache in root.iter("{*}multiLvlStrCache"):
        levels = [sorted(map(_numbered, level.iter("{*}pt"))) for level in cache.iter("{*}lvl")]
        for at in sorted({number for level in levels for number, _ in level}):
            places = ((level, bisect_right(level, at, key=itemgetter(0))) for level in levels)
            column = [level[place - 1][1] for level, place in places if place]
            if len(column) > 1:
                yield " ".join(column)
                yield " ".join(reversed(column))
    for plot in root.iter("{*}plotArea"):
        names = [_text(name) for series in plot.iter("{*}ser") for name in series.iterchildren("{*}tx")]
        if len(names) > 1:
            yield " ".join(names)


def _numbered(point: etree._Element) -> tuple[int, str]:
    number = point.get("idx", "")
    return int(number) if number.isdecimal() else 0, _text(point)


def _text(element: etree._Element) -> str:
    return "".join(each.text or "" for each in element.iter("{*}v"))
