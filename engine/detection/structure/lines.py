"""Roles of lines and their parts: labels of forms, numbered margins, speakers, items, signatures, headers, footers."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.types import Document, DocxPlace, Meaning, Stretch, Structure, TextRole
from engine.detection.lexicon import salutations
from engine.detection.structure.meanings import MOST_WORDS, meaning
from engine.detection.structure.rows import Cell, Row, heights

_LABELLED = Expression(
    r"(?P<label>[^\W_][^:\n]{0,60}?)[ \t\u00a0]{0,24}(?P<colon>:)(?=\s|$|[_.…]{2,})[\s_.…]*", re.UNICODE
)
_BLANK = Expression(r"[\s_.…·-]*")
_ITEM = Expression(
    r"[ \t]*(?P<mark>\(?(?!v\.)(?!\d\d?\.\s(?i:jan|feb|mär|mar|apr|ma[ij]|jun|jul|aug|sep|okt|nov|de[zs]))"
    r"(?:\d{1,3}|[a-zA-Z]|[ivxlc]{1,5})[.)](?!\s?\d)|[-–•*▪‣·○●■□☐☑☒✓✔➢])(?=\s)"
)
_BULLET = Expression(r"(?P<mark>[-–•*▪‣·○●■□☐☑☒✓✔➢])(?=\s\S)")
_NUMBER = Expression(r"(\d{1,3})(?![\w.,:/)%°-])")
_FEWEST = 4  # lines of a numbered margin
_COUNTED = Expression(r"\d{1,3}(?:\s+\d{1,3})+")
_DIGITS = Expression(r"\d+")
_LETTER = Expression(r"[A-Z]\.")
_SPEAKER = Expression(
    r"(?:\[?\d{1,2}[:.]\d\d(?::\d\d)?\]?\s{1,3})?(?P<who>[QA](?=[.:]?\s)(?!\.\s?[A-Z]\.)"
    r"|THE (?:COURT|WITNESS|CLERK|REPORTER|VIDEOGRAPHER|BAILIFF|INTERPRETER|DEFENDANT|FOREPERSON|JUDGE))[.:]?(?=\s)"
)
_SIGNS = Expression(r"signed[,.!:]?", re.IGNORECASE)
_SIGNED = (Meaning.NAME, Meaning.DATE)
_SENTENCE = Expression(r"(?<![nN]o)(?<![nN]r)[.,;]$")
# Labels of names without a colon. A role without a colon, such as "Defendants", announces only a value beside it.
_NAMED = Expression(r"(?:name|signature|signed|initials|print|navn|nom|nombre|apellidos?)\b(?!.*\.$)", re.IGNORECASE)
_LABEL = 60  # characters of a label
_FORM_LINES = 4  # lines of a cell with a label and its value
_POINTS, _COLUMNS = 12, 2  # how far apart a label and the value below it may begin
_SIGNATURE_LINES = 6
_SIGNATURE = 60  # characters of a line of a signature
_EDGE_ROWS = 3  # rows at the top and bottom of a page that may be its header and footer


def margins(text: str, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield the numbers of a numbered margin: consecutive, at the beginning of consecutive lines, or all on one."""
    found: list[tuple[int, int, int]] = []
    runs: list[list[tuple[int, int, int]]] = []
    misses = 0
    for row in lines:
        match = _NUMBER.match(text, row.start, row.cells[0].end)
        if match and match.end() < row.end and text[match.end()] not in " \t\u00a0|":
            match = None
        number = (match.start(), match.end(), int(match[1])) if match else None
        if number and found and number[2] == found[-1][2] + 1:
            found.append(number)
            misses = 0
        elif number and (not found or number[2] <= 1):
            runs.append(found)
            found, misses = [number], 0
        elif found:
            misses += 1
            if misses > 2:
                runs.append(found)
                found, misses = [], 0
    runs.append(found)
    for run in runs:
        if len(run) >= _FEWEST:
            yield from (Stretch(start, end, TextRole.MARGIN) for start, end, _ in run)
    yield from (each for row in lines for each in _counted(text, row))


def _counted(text: str, row: Row) -> Iterator[Stretch]:
    """Yield the numbers of a line that holds those of a whole margin and nothing else."""
    if not _COUNTED.fullmatch(text, row.start, row.end):
        return
    numbers = list(_DIGITS.finditer(text, row.start, row.end))
    if len(numbers) >= _FEWEST and all(int(after[0]) == int(before[0]) + 1 for before, after in pairwise(numbers)):
        yield from (Stretch(*each.span(), TextRole.MARGIN) for each in numbers)


def items(text: str, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield the marks of list items and numbered paragraphs; a capital only behind the one before it."""
    counted = "@"  # before A
    for row in lines:
        match = _ITEM.match(text, row.start, row.end)
        if match and _LETTER.fullmatch(match["mark"]):
            if match["mark"][0] not in ("A", chr(ord(counted) + 1)):
                continue
            counted = match["mark"][0]
        if match:
            yield Stretch(*match.span("mark"), TextRole.ITEM)
        for cell in row.cells[1:]:
            bullet = _BULLET.match(text, cell.start, cell.end)
            if bullet:
                yield Stretch(*bullet.span("mark"), TextRole.ITEM)


def speakers(text: str, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield the labels of speakers in a transcript that are not names: Q., A., THE COURT."""
    found = []
    for row in lines:
        start = row.start
        number = _NUMBER.match(text, start, row.end)
        if number and text[number.end() : number.end() + 1] in (" ", "\t"):
            start = number.end() + len(text[number.end() : row.end]) - len(text[number.end() : row.end].lstrip())
        match = _SPEAKER.match(text, start, row.end)
        if match:
            found.append(Stretch(*match.span("who"), TextRole.SPEAKER, meaning=Meaning.OTHER))
    both = {text[each.start : each.end] for each in found} >= {"Q", "A"}  # alone, "A." is an initial
    for each in found:
        if each.end - each.start > 1 or both:
            yield each


def labels(text: str, lines: Sequence[Row], first: int, tables: Structure) -> Iterator[Stretch]:
    """Yield labels of forms and their values: beside a label, below it, or above it on a signature line.

    Args:
        first: the number of the first value.
        tables: the cells of tables, which may hold a label together with its value.
    """
    cells = _by_cell(tables)
    for index, row in enumerate(lines):
        for place, cell in enumerate(row.cells):
            match = _LABELLED.match(text, cell.start, cell.end)
            label = match["label"] if match else text[cell.start : cell.end]
            said = meaning(label) if len(label) <= _LABEL and len(label.split()) <= MOST_WORDS else None
            if said is None or (match is None and _SENTENCE.search(label)):
                continue
            own = tables.at(cell.start)
            if match and not _BLANK.fullmatch(text, match.end(), cell.end):
                value: tuple[int, int] | None = (match.end(), cell.end)
            elif own:
                is_heading = match is None and len(cells[own.cell]) > _FORM_LINES  # within a column of text
                value = None if is_heading else _within(own, _beneath(lines, index, cell, 1), tables)
            elif match is None and said is Meaning.NAME and not (_NAMED.search(label) or len(row.cells) > 1):
                continue
            else:
                value = _value(text, lines, index, place, colon=match is not None, signed=said in _SIGNED)
            if value is None and match is None:
                continue
            span = (cell.start, match.end("label") if match else cell.end)
            first += 2
            inside = own.cell if own else 0
            yield Stretch(*span, TextRole.LABEL, cell=first, meaning=said, inside=inside)
            if value:
                rest = _rest(text, value[1], own, cells) if match else ()
                for part in (value, *((each.start, each.end) for each in rest)):
                    yield Stretch(*part, TextRole.VALUE, row=span, cell=first + 1, meaning=said, inside=inside)


def _by_cell(tables: Structure) -> dict[int, list[Stretch]]:
    cells: dict[int, list[Stretch]] = defaultdict(list)
    for each in tables.stretches:
        cells[each.cell].append(each)
    return cells


def _within(own: Stretch, below: Cell | None, tables: Structure) -> tuple[int, int] | None:
    """Return the span of the value below a label, if it is in the same cell of a table."""
    held = below and tables.at(below.start)
    return (below.start, below.end) if below and held and held.cell == own.cell else None


def _rest(text: str, end: int, own: Stretch | None, cells: dict[int, list[Stretch]]) -> list[Stretch]:
    """Return the further lines of a short cell that holds a label with its value, none of which has a label."""
    lines = [each for each in cells[own.cell] if each.start >= end] if own else []
    few = own is not None and len(cells[own.cell]) <= _FORM_LINES
    return lines if few and not any(_LABELLED.match(text, each.start, each.end) for each in lines) else []


def _value(
    text: str, lines: Sequence[Row], index: int, place: int, *, colon: bool, signed: bool
) -> tuple[int, int] | None:
    """Return the span of the value beside, below or above a label, or None.

    Args:
        colon: a colon follows the label.
        signed: the label may be below its value, as on the lines of a signature.
    """
    row = lines[index]
    cell = row.cells[place]
    beside = row.cells[place + 1] if place + 1 < len(row.cells) else None
    if beside and not _is_label(text, beside):
        return beside.start, beside.end
    if beside and not _all_labels(text, row):
        return None
    below = _beneath(lines, index, cell, 1)
    if below and not _is_label(text, below) and not (lines[index + 1].apart and not colon):
        return below.start, below.end
    if colon or not signed:
        return None
    above = _beneath(lines, index, cell, -1)
    if above and not _is_label(text, above) and not row.apart:
        return above.start, above.end
    return None


def _all_labels(text: str, row: Row) -> bool:
    return all(_is_label(text, each) for each in row.cells)


def _is_label(text: str, cell: Cell) -> bool:
    match = _LABELLED.match(text, cell.start, cell.end)
    label = match["label"] if match else text[cell.start : cell.end]
    return meaning(label) is not None and not (match is None and _SENTENCE.search(label))


def _beneath(lines: Sequence[Row], index: int, cell: Cell, step: int) -> Cell | None:
    """Return the cell right below (1) or above (-1) that begins at about the same place on the same page, or None."""
    other = index + step
    if not 0 <= other < len(lines) or lines[other].page != lines[index].page:
        return None
    reach = _POINTS if lines[index].page >= 0 else _COLUMNS
    return next((each for each in lines[other].cells if abs(each.left - cell.left) < reach), None)


def signatures(text: str, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield the lines of signatures: after the closing words of a letter, and after /s/."""
    left = 0
    for row in lines:
        written = text[row.start : row.end].strip()
        if left and len(written) <= _SIGNATURE and not written.endswith(":"):
            left -= 1
            yield Stretch(row.start, row.end, TextRole.SIGNATURE)
        elif written.lower().startswith("/s/"):
            yield Stretch(row.start, row.end, TextRole.SIGNATURE)
            left = _SIGNATURE_LINES
        else:
            left = 0
        if salutations.is_closing(written, 0, len(written)) or _SIGNS.fullmatch(written):
            left = _SIGNATURE_LINES


def headers(text: str, document: Document, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield headers and footers: parts of a DOCX, and lines that PDF pages repeat at one height, numbers aside."""
    for segment in document.segments:
        if isinstance(segment.place, DocxPlace):
            name = segment.place.part_name
            role = TextRole.HEADER if "/header" in name else TextRole.FOOTER if "/footer" in name else None
            if role and segment.start < segment.end:
                yield Stretch(segment.start, segment.end, role)
    if document.pages > 1:
        yield from _repeated(text, document, lines)


def _repeated(text: str, document: Document, lines: Sequence[Row]) -> Iterator[Stretch]:
    """Yield the headers and footers of PDF pages.

    A page that has nothing else has neither: it is one of many alike, such as letters or labels.
    """
    by_page: dict[int, list[tuple[float, Row]]] = defaultdict(list)
    for row, (top, _) in zip(lines, heights(document, lines), strict=True):
        by_page[row.page].append((top, row))
    said: Counter[tuple[str, int, TextRole]] = Counter()
    edges: dict[int, list[tuple[tuple[str, int, TextRole], Row]]] = defaultdict(list)
    for page, placed in by_page.items():
        ordered = sorted(placed, key=lambda each: each[0])
        chosen = [(TextRole.HEADER, each) for each in ordered[:_EDGE_ROWS]]
        chosen += [(TextRole.FOOTER, each) for each in ordered[_EDGE_ROWS:][-_EDGE_ROWS:]]
        for role, (top, row) in chosen:
            key = re.sub(r"\d+", "#", text[row.start : row.end]), round(top / 3), role
            said[key] += 1
            edges[page].append((key, row))
    for page, rows in edges.items():
        repeated = [(key, row) for key, row in rows if said[key] > 1]
        if len(repeated) < len(by_page[page]):
            for key, row in repeated:
                yield Stretch(row.start, row.end, key[2])
