"""Pages whose letters are shapes, as programs write them that turn text into curves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pymupdf

from tests.builders.pdf import from_content

_WIDTH, _HEIGHT = 612, 260  # a larger page takes longer to be read
_STROKES = {
    "A": "0,0 4,9 8,0;1.5,3.5 6.5,3.5",
    "E": "6,9 0,9 0,0 6,0;0,5 5,5",
    "H": "0,0 0,9;7,0 7,9;0,5 7,5",
    "I": "0,0 0,9",
    "K": "0,0 0,9;6,9 0,4 6,0",
    "L": "0,9 0,0 6,0",
    "M": "0,0 0,9 4,2 8,9 8,0",
    "N": "0,0 0,9 7,0 7,9",
    "T": "0,9 8,9;4,9 4,0",
    "V": "0,9 4,0 8,9",
}


def outlined(*lines: str, size: float = 12.0, operator: str = "f", each: bool = True, height: int = _HEIGHT) -> bytes:
    """A page with these lines on a grey ground in a frame, each letter painted alone or all of them as one path."""
    with pymupdf.open() as typed:
        page = typed.new_page(width=_WIDTH, height=height)
        for number, line in enumerate(lines):
            page.insert_text((72, 100 + 2 * size * number), line, fontsize=size)
        drawing = page.get_svg_image(text_as_path=True).encode()
    with pymupdf.open("svg", drawing) as drawn:
        letters = [" ".join(_path(path["items"], height)) for path in drawn[0].get_cdrawings()]
    shapes = f" {operator}\n".join(letters) if each else " ".join(letters)
    content = f".9 g 60 10 500 {height - 22} re f 0 g 62 12 496 {height - 26} re S .4 w\n{shapes} {operator}"
    return from_content(content.encode(), size=(_WIDTH, height))


def _path(items: list[tuple[Any, ...]], height: int) -> Iterator[str]:
    end = None
    for kind, *points in items:
        if kind == "re":
            x0, y0, x1, y1 = points[0]
            yield f"{x0:.3f} {height - y1:.3f} {x1 - x0:.3f} {y1 - y0:.3f} re"
            continue
        numbers = [f"{x:.3f} {height - y:.3f}" for x, y in points]
        if points[0] != end:
            yield f"{numbers[0]} m"
        yield f"{' '.join(numbers[1:])} {kind}"
        end = points[-1]


def plotted(line: str) -> bytes:
    """A page with one line in capitals as pens draw them, stroke by stroke, the way of drawings of engineers."""
    strokes, x = [], 72.0
    for letter in line:
        for stroke in filter(None, _STROKES.get(letter, "").split(";")):
            points = [tuple(map(float, point.split(","))) for point in stroke.split()]
            first, *others = [f"{x + right} {_HEIGHT - 92 + up}" for right, up in points]
            strokes.append(" ".join([f"{first} m", *(f"{each} l" for each in others), "S"]))
            x_end = x + max(right for right, _ in points)
        x = x + 8 if letter == " " else x_end + 3
    return from_content(("1 w 0 G\n" + "\n".join(strokes)).encode(), size=(_WIDTH, _HEIGHT))
