"""Readings set small above ideographs (ruby, furigana): lines of their own, so that they part no name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any

_IDEOGRAPH = re.compile("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_SMALLER = 0.75  # of the size of the ideograph, at most, the size of its reading
_HIGHER, _HIGHEST = 0.35, 1.3  # of that size, the reading's line above the ideograph's
_OVER = 0.4  # of the width of a reading, or of one of its letters
_LEVEL = 0.99  # of a direction that runs along the page

Drawn = list[dict[str, Any]]
"""Characters as MuPDF gives them."""
Extent = tuple[float, float, float, float]


def parted(lines: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float, Drawn]]:
    """Yield each line of MuPDF with its size and characters, and readings of ideographs in it as lines of their own."""
    spans = [(line, span) for line in lines for span in line["spans"]]
    bases = [(each, span["size"]) for _, span in spans for each in span["chars"] if is_base(each["c"])]
    for line in lines:
        sizes = {span["size"] for span in line["spans"]}
        if not bases or len(sizes) < 2 or line["dir"][0] < _LEVEL:
            yield line, max(sizes, default=0.0), [each for span in line["spans"] for each in span["chars"]]
            continue
        middle = (line["bbox"][1] + line["bbox"][3]) / 2
        near = [(base, size) for base, size in bases if abs(base["origin"][1] - middle) <= 2 * size]
        runs: dict[bool, list[tuple[float, Drawn]]] = {False: [], True: []}
        for span in line["spans"]:
            for above, drawn in groupby(span["chars"], partial(_is_above, size=span["size"], bases=near)):
                runs[above].append((span["size"], list(drawn)))
        for found in filter(None, runs.values()):
            yield line, max(size for size, _ in found), [each for _, drawn in found for each in drawn]


def is_base(text: str) -> bool:
    """Return whether the text holds an ideograph."""
    return _IDEOGRAPH.search(text) is not None


def is_reading(box: Extent, size: float, bases: Iterable[tuple[Extent, float]]) -> bool:
    """Return whether a line without ideographs lies over one with larger ones, and reaches into it."""
    x0, y0, x1, y1 = box
    return any(
        size <= _SMALLER * of_base
        and min(x1, base[2]) - max(x0, base[0]) >= _OVER * (x1 - x0)
        and base[1] < y1
        and (y0 + y1) / 2 < (base[1] + base[3]) / 2
        and y1 - base[1] > 0.5 * (y1 - y0)
        for base, of_base in bases
    )


def _is_above(reading: dict[str, Any], *, size: float, bases: Iterable[tuple[dict[str, Any], float]]) -> bool:
    x0, _, x1, _ = reading["bbox"]
    return not is_base(reading["c"]) and any(
        size <= _SMALLER * of_base
        and _HIGHER * of_base <= base["origin"][1] - reading["origin"][1] <= _HIGHEST * of_base
        and min(x1, base["bbox"][2]) - max(x0, base["bbox"][0]) >= _OVER * (x1 - x0)
        for base, of_base in bases
    )
