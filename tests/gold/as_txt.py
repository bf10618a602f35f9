"""Gold documents as plain text: tables in aligned columns, numbers in the margin, columns side by side."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from tests.gold.markup import Block, Columns, Field, Fields, GoldFile, Heading, Item, Lines, Manner, Position, Table
from tests.gold.style import Style, labelled

WIDTH = 92
_GAP = "   "


def render(document: GoldFile, style: Style) -> bytes:
    """Return the file (UTF-8)."""
    head = [line.rjust(WIDTH) if style.second else line for line in document.headers]
    parts = [head]
    for number, block in enumerate(document.blocks):
        lines = list(_lines(block, WIDTH, style))
        if isinstance(block, Item) and number and isinstance(document.blocks[number - 1], Item):
            parts[-1] += lines
        else:
            parts.append(lines)
    parts.append(list(document.footers))
    return ("\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part) + "\n").encode()


def _lines(block: Block, width: int, style: Style) -> Iterator[str]:
    match block:
        case Heading(text):
            title = _wrapped(text.upper() if style.second and len(text) < 20 else text, width)
            yield from title
            yield "=" * max(map(len, title))
        case Item(text):
            yield from _wrapped(text, width, "- ", "  ")
        case Table():
            yield from _table(block, width)
        case Fields(fields):
            yield from _fields(fields, width, style)
        case Lines(Manner.NUMBERED, lines):
            for line in lines:
                number, _, text = line.partition("\t")
                yield f"{number:>4}  {text}"
        case Lines(_, lines):
            yield from lines
        case Columns(columns):
            yield from _side_by_side(columns, width, style)
        case _:
            for line in block.lines:
                yield from _wrapped(line, width)


def _wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    found = textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return found or [""]


def _beside(cells: Iterable[list[str]], widths: Iterable[int]) -> Iterator[str]:
    """Yield the lines of cells of one row, each cell as wide as its column."""
    widths = list(widths)
    for lines in zip_longest(*cells, fillvalue=""):
        yield _GAP.join(line.ljust(width) for line, width in zip(lines, widths, strict=True))


def _table(table: Table, width: int) -> Iterator[str]:
    columns = list(zip(*table.rows, strict=True))
    natural = [max(len(line) for cell in column for line in cell) for column in columns]
    least = [
        max((len(word) for cell in column for line in cell for word in line.split()), default=1) for column in columns
    ]
    room = width - len(_GAP) * (len(columns) - 1)
    widths = _shared(natural, least, room)
    for number, row in enumerate(table.rows):
        cells = [
            [part for line in cell for part in _wrapped(line, max(size, 1))]
            for cell, size in zip(row, widths, strict=True)
        ]
        yield from _beside(cells, widths)
        if table.headed and number == 0:
            yield _GAP.join("-" * size for size in widths)


def _shared(natural: list[int], least: list[int], room: int) -> list[int]:
    """Share `room` among columns: what each needs, or else its longest word and a part of the rest."""
    if sum(natural) <= room:
        return natural
    rest = max(0, room - sum(least))
    wanted = [want - need for want, need in zip(natural, least, strict=True)]
    total = sum(wanted) or 1
    return [need + rest * want // total for need, want in zip(least, wanted, strict=True)]


def _fields(fields: tuple[Field, ...], width: int, style: Style) -> Iterator[str]:
    size = width // len(fields) - len(_GAP)
    cells = []
    for field in fields:
        line = field.value or "_" * min(20, size)
        match field.position:
            case Position.BESIDE:
                cells.append(_wrapped(f"{labelled(field.label)} {line}", size))
            case Position.ABOVE:
                cells.append([field.label, *_wrapped(line, size)])
            case Position.BELOW:
                rule = ["_" * min(28, size)] if style.second else []
                cells.append([*_wrapped(line, size), *rule, field.label])
    if all(field.position is Position.BELOW for field in fields):
        height = max(map(len, cells))
        cells = [[""] * (height - len(cell)) + cell for cell in cells]
    yield from _beside(cells, [size] * len(cells))


def _side_by_side(columns: tuple[tuple[Block, ...], ...], width: int, style: Style) -> Iterator[str]:
    size = (width - len(_GAP) * (len(columns) - 1)) // len(columns)
    cells: list[list[str]] = []
    for blocks in columns:
        lines: list[str] = []
        for block in blocks:
            kept = isinstance(block, Lines)
            lines += [
                part for line in _lines(block, size, style) for part in (_wrapped(line, size) if kept else [line])
            ]
            lines.append("")
        cells.append(lines)
    yield from _beside(cells, [size] * len(columns))
