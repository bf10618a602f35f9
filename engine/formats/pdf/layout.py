"""Joins the lines of a page into text: columns one after the other, table rows across, paragraphs in one piece."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby, pairwise

from engine.formats.pdf import ruby
from engine.formats.pdf.columns import Part, Row, part_of, regions, runs_on
from engine.formats.pdf.glyphs import SOFT_HYPHEN, Character, Line, union

_HYPHENS = "\u2010" + SOFT_HYPHEN + "-"
_DIVIDED = re.compile(rf"[^\W\d_][{_HYPHENS}]$")
# A hyphen in a web address or path is part of it.
_ADDRESS = re.compile(r"[/@\\._:\d][^\s]*$")
_ENDS_SENTENCE = ".!?:;"
_LEAST_SIZE = 0.001  # points; a font may be set in no size at all
# What begins an item of a list or a numbered paragraph.
_LABEL = re.compile(r"[(\[]?(?:[\d.]+|[a-z]|[ivxlc]+)[)\].:]?|[^\w\s]", re.IGNORECASE)

Piece = str | tuple[Character, ...]


def arrange(lines: Iterable[Line]) -> list[Piece]:
    """Characters, and between them the strings that join them: "" in a word over two lines, a space in a paragraph,
    a tab between cells, a line break, and two between paragraphs.
    """
    pieces: list[Piece] = []
    running, readings = _without_readings(list(lines))
    upright_first = sorted(running, key=_angle)
    for _, group in groupby(upright_first, _angle):
        before: list[Row] | None = None
        for region in regions([part_of(line) for line in group]):
            if pieces:
                _append_joint(pieces, _next_region(before, region) if before else "\n\n", region[0])
            _append_region(pieces, region)
            before = region
    above: Part | None = None
    for part in sorted(map(part_of, readings), key=lambda each: (round(each.top), each.left)):
        goes_on = above and abs(above.top - part.top) < 1 and part.left - above.right <= 1.5 * part.line.size
        pieces += ["" if goes_on else "\n\n", part.line.characters]
        above = part
    return pieces


def _without_readings(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Lines, and readings of ideographs that reach into the line below them, which follow all other text."""
    bases = [(union(each.box for each in line.characters), line.size) for line in lines if ruby.is_base(line.text)]
    readings = [
        line
        for line in (lines if bases else ())
        if not ruby.is_base(line.text)
        and ruby.is_reading(union(each.box for each in line.characters), line.size, bases)
    ]
    above = {id(line) for line in readings}
    return [line for line in lines if id(line) not in above], readings


def _angle(line: Line) -> tuple[bool, int, int]:
    x, y = (round(part * 10) for part in line.direction)
    return (x, y) != (10, 0), x, y


def _next_region(before: list[Row], after: list[Row]) -> str:
    """A space where a sentence goes on at the top of the next column."""
    last, first = before[-1][-1], after[0][0]
    goes_on = (
        last.line.text[-1] not in _ENDS_SENTENCE
        and first.bottom < last.top
        and len(after[0]) == 1
        and _same_size(last, first)
        and _fills(last, first, _margin(before))
        and runs_on(before)
        and runs_on(after)
    )
    return " " if goes_on else "\n\n"


def _append_region(pieces: list[Piece], rows: list[Row]) -> None:
    margin = _margin(rows)
    _append_row(pieces, rows[0])
    for above, below in pairwise(rows):
        _append_joint(pieces, _joint(above, below, margin), below)
        _append_row(pieces, below)


def _margin(rows: list[Row]) -> float:
    return max(part.right for row in rows for part in row)


def _append_joint(pieces: list[Piece], joint: str, below: Row) -> None:
    if joint == " " and pieces[-1][-1].text in _HYPHENS and _continues(pieces, below[0]):  # type: ignore[union-attr]
        joint = ""
    pieces.append(joint)


def _append_row(pieces: list[Piece], row: Row) -> None:
    pieces.append(row[0].line.characters)
    for before, after in pairwise(row):
        gap = (after.left - before.right) / max(before.line.size, after.line.size, _LEAST_SIZE)
        # Text printed across other text is a line of its own.
        joint = "\n" if gap < -1 else "" if gap < 0.15 else " " if gap < 1 else "\t"
        pieces += [joint, after.line.characters]


def _joint(above: Row, below: Row, margin: float) -> str:
    last, first = above[-1], below[0]
    size = max(last.line.size, first.line.size)
    if not _same_size(last, first) or first.top - last.bottom > 0.7 * size:
        return "\n\n"
    if len(below) > 1 or not _same_cell(above, first, size):
        return "\n"
    return " " if _fills(last, first, margin) else "\n"


def _same_size(last: Part, first: Part) -> bool:
    return abs(last.line.size - first.line.size) <= 0.15 * max(last.line.size, first.line.size)


def _fills(last: Part, first: Part, margin: float) -> bool:
    """Whether the last line ends inside a word, or the first word of the next one had no room on it."""
    if last.line.text[-1] in _HYPHENS:
        return True
    letters = len(first.line.text.partition(" ")[0])
    word = part_of(replace(first.line, characters=first.line.characters[:letters]))
    return last.right + word.right - word.left + 0.25 * first.line.size >= margin


def _same_cell(above: Row, first: Part, size: float) -> bool:
    """Whether a line begins below the last cell of the row above, or below a row that is a label and its text."""
    last = above[-1]
    has_label = len(above) == 2 and _LABEL.fullmatch(above[0].line.text)
    return first.left < last.left + 4 * size and bool(len(above) == 1 or has_label or first.left > last.left - size)


def _continues(pieces: list[Piece], below: Part) -> bool:
    """Whether a hyphen at the end of the line above stands inside a word; drops the hyphen if it only marks the break.

    The box of the letter before then covers it, so that it goes with the word.
    """
    characters = pieces[-1]
    following = below.line.characters[0].text
    if isinstance(characters, str) or not _DIVIDED.search(text_of(characters)) or not following.isalpha():
        return False
    only_breaks = following.islower() and not _ADDRESS.search(text_of(characters))
    if only_breaks or characters[-1].text == SOFT_HYPHEN:
        letter, hyphen = characters[-2:]
        pieces[-1] = (*characters[:-2], Character(letter.text, union((letter.box, hyphen.box))))
    return True


def text_of(characters: Iterable[Character]) -> str:
    return "".join(each.text for each in characters)
