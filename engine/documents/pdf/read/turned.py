"""Letters that each have a direction of their own, on a curve or turned one by one, joined into one line (threat P25).

MuPDF makes a line of each direction, so that the letters of a name would be far apart in the text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist
from statistics import median
from typing import Any

from engine.core.types import Direction

Entry = tuple[dict[str, Any], float, list[dict[str, Any]]]
"""A line of MuPDF, its font size in points, and its characters."""

_SAME = 0.01  # greatest difference of equal directions
_NEXT = 1.25  # font sizes: greatest distance of the origins of neighbours
_SAME_SIZE = 0.15  # of the larger font size
_SHORT = 2  # characters of a line that may follow another one in the same direction
_BACK = -0.2  # least cosine between the direction of a letter and the way to the next one
_FEWEST = 3  # letters
_SPACE = 0.22  # font sizes: least room between words
_DIAGONAL = 0.2  # directions nearer to a diagonal than this do not tell the width of a letter from its box
_USUAL_WIDTH = 0.55  # font sizes


def together(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield lines in the order of the file, those of letters that follow each other in different directions joined."""
    group: list[Entry] = []
    for entry in entries:
        if group and not _goes_on(group[-1], entry):
            yield from _joined(group)
            group = []
        group.append(entry)
    yield from _joined(group)


def _goes_on(before: Entry, after: Entry) -> bool:
    (line, size, drawn), (next_line, next_size, next_drawn) = before, after
    if not drawn or not next_drawn or line["wmode"] or next_line["wmode"]:
        return False
    same = dist(line["dir"], next_line["dir"]) < _SAME
    if same and max(len(drawn), len(next_drawn)) > _SHORT:
        return False
    (x, y), (to_x, to_y) = drawn[-1]["origin"], next_drawn[0]["origin"]
    away = dist((x, y), (to_x, to_y))
    ahead = (to_x - x) * line["dir"][0] + (to_y - y) * line["dir"][1]
    return (
        abs(size - next_size) <= _SAME_SIZE * max(size, next_size)
        and 0 < away <= _NEXT * max(size, next_size)
        and ahead > _BACK * away
    )


def _joined(group: list[Entry]) -> Iterator[Entry]:
    letters = sum(each["c"] != " " for _, _, drawn in group for each in drawn)
    directions = [line["dir"] for line, _, _ in group]
    if letters < _FEWEST or all(dist(each, directions[0]) < _SAME for each in directions):
        yield from group
        return
    drawn = list(_with_spaces(group))
    (x, y), (to_x, to_y) = drawn[0]["origin"], drawn[-1]["origin"]
    length = dist((x, y), (to_x, to_y))
    size = median(size for _, size, _ in group)
    # A closed curve has no direction.
    direction = ((to_x - x) / length, (to_y - y) / length) if length > size else directions[0]
    yield {**group[0][0], "dir": direction}, size, drawn


def _with_spaces(group: list[Entry]) -> Iterator[dict[str, Any]]:
    """Yield the characters of lines, with spaces in place of room that is left between words."""
    last: dict[str, Any] | None = None
    room = 0.0
    for line, size, drawn in group:
        if last is not None and " " not in (last["c"], drawn[0]["c"]):
            away = dist(last["origin"], drawn[0]["origin"])
            if away - room > _SPACE * size:
                x, y = last["origin"]
                yield {**last, "c": " ", "bbox": (x, y, x, y)}
        yield from drawn
        last = drawn[-1]
        room = _advance(last["bbox"], line["dir"], size)


def _advance(box: tuple[float, float, float, float], direction: Direction, size: float) -> float:
    """Return the width of a letter along its line; near a diagonal a usual one."""
    across, along = abs(direction[1]), abs(direction[0])
    wide, high = box[2] - box[0], box[3] - box[1]
    slant = along**2 - across**2
    return (wide * along - high * across) / slant if abs(slant) > _DIAGONAL else _USUAL_WIDTH * size
