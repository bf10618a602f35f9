"""Identifiers that go on in the next line: of the same cell, where the row has other cells, or of a wrapped number.

A text file and a PDF give the lines of a row of cells one after another, each across all its cells: "Triage RN: K." has
"PCP: Begaye" beside it, and "Ostrowski" below. A cell is therefore put together from its lines before the patterns
search it, and names are completed across its lines.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.progress import Silent
from engine.core.types import Kind, Mention, Structure, TextRole
from engine.core.types.structure import Span
from engine.core.words import stripped
from engine.detection import patterns
from engine.detection.finders.halves import is_rare
from engine.detection.patterns.rule import RECOGNIZER, UPPER

_CELLS = frozenset({TextRole.CELL, TextRole.VALUE, TextRole.LABEL})
_APART = "\n\n"
_SCORE = 0.7
_WRAPPED = Expression(r"(?m:^)(?P<one>[^\n]{40,}\d)[ \t]*\n[ \t]*(?P<other>\d[^\n]*)")
_DIGITS = Expression(r"\d[\d ./-]*(?=\W|\Z)")
_DIGITS_ALONE = Expression(r"(?<=[^\n]\n)[ \t]{0,80}(?P<digits>\d{1,6}[A-Za-z]?)[ \t]*(?=\n|\Z)")
_INITIAL_LAST = Expression(rf"(?<![\w.-])({UPPER}\.?|{UPPER}\.[ ]?{UPPER}\.)\s*\Z")
_INITIAL = Expression(rf"{UPPER}\.?(?:[ ]?{UPPER}\.)?")
_NAME = Expression(rf"(?:(?:d[aeo]s?|del|van|von|bin|binti|al|el) )?{UPPER}[^\W\d_]+(?:[-'’ ]{UPPER}[^\W\d_]+){{0,2}}")
_SUFFIX = Expression(r"(?:Jr|Sr|JR|SR)\.?(?!\w)|I{2,3}(?!\w)|IV(?!\w)")
_WORDS = Expression(r"[^\W\d_]+")


@dataclass(frozen=True)
class _Cell:
    """The lines of one cell of a text, in their order, with what is before them: the label or heading of the cell."""

    text: str
    before: str
    lines: tuple[Span, ...]

    @cached_property
    def flow(self) -> str:
        """The cell on one line."""
        return self.before + " ".join(self.text[slice(*each)] for each in self.lines)

    def parts(self, start: int, end: int) -> Iterator[Span]:
        """Yield the spans of the text, one for each line, that characters `start` to `end` of the flow have."""
        at = len(self.before)
        for first, last in self.lines:
            low, high = max(first, first + start - at), min(last, first + end - at)
            if low < high:
                yield low, high
            at += last - first + 1


def find(text: str, structure: Structure, found: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the mentions that go on in another line, one for each line, and the rest of names found in one."""
    cells = list(_cells(text, structure))
    yield from _by_patterns([*cells, *_wrapped(text, structure)])
    people = [each for each in found if each.kind is Kind.PERSON]
    starts, ends = {each.start for each in people}, {each.end: each for each in people}
    numbers = {each.end: each for each in found if each.kind in (Kind.CODE, Kind.LOC)}
    for cell in cells:
        yield from _rest_of_name(cell, starts, ends)
        yield from _rest_of_number(cell, numbers)
    yield from _below_fields(text, structure, numbers)


def _below_fields(text: str, structure: Structure, ends: Mapping[int, Mention]) -> Iterator[Mention]:
    """Yield the digits alone in a line below fields, with which a number or an address goes on: "No. 3N6AD33 | 02"."""
    for match in _DIGITS_ALONE.finditer(text):
        above = structure.within(text.rfind("\n", 0, match.start() - 1) + 1, match.start() - 1)
        values = [each.end for each in above if each.role is TextRole.VALUE]
        known = next((ends[end] for end in values if end in ends), None)
        if known:
            yield _moved(known, *match.span("digits"))


def _cells(text: str, structure: Structure) -> Iterator[_Cell]:
    """Yield the cells and values of several lines."""
    lines: dict[int, list[Span]] = defaultdict(list)
    labels: dict[int, Span | None] = {}
    for each in structure.stretches:
        number = each.inside or each.cell
        if each.role not in _CELLS or not number or (each.role is TextRole.LABEL and not each.inside):
            continue
        labels.setdefault(number, each.row if each.role is TextRole.VALUE and not each.inside else each.column)
        start, end = stripped(text, each.start, each.end)
        if lines[number] and "\n" not in text[lines[number][-1][1] : start]:
            start = lines[number].pop()[0]
        lines[number].append((start, end))
    for number, spans in lines.items():
        if len(spans) > 1:
            label = labels[number]
            yield _Cell(text, f"{text[slice(*label)].strip().rstrip(':')}: " if label else "", tuple(spans))


def _wrapped(text: str, structure: Structure) -> Iterator[_Cell]:
    """Yield pairs of lines of running text whose border divides two digits."""
    at = 0
    while match := _WRAPPED.search(text, at):
        at = match.start("other")
        # "958) and" has the form of the number of an item, and a sentence behind a label that of its value.
        before, behind = structure.at(match.end("one") - 1), structure.at(at)
        is_text = before is None or before.role is TextRole.VALUE
        if is_text and (behind is None or behind.role is TextRole.ITEM):
            yield _Cell(text, "", (match.span("one"), match.span("other")))


def _by_patterns(cells: Sequence[_Cell]) -> Iterator[Mention]:
    """Yield what the patterns find across the lines of the cells."""
    if not cells:
        return
    flow = _APART.join(each.flow for each in cells)
    starts = [0, *accumulate(len(each.flow) + len(_APART) for each in cells[:-1])]
    for mention in patterns.find(flow, progress=Silent()):
        number = bisect_right(starts, mention.start) - 1
        last = mention.end - (mention.words(flow)[-1] == ")" and "(" not in mention.words(flow))
        parts = list(cells[number].parts(mention.start - starts[number], last - starts[number]))
        if len(parts) > 1:
            yield from (_moved(mention, *each) for each in parts)


def _moved(mention: Mention, start: int, end: int) -> Mention:
    return Mention(start, end, mention.kind, mention.score, mention.recognizer, mention.reason, mention.subtype)


def _rest_of_name(cell: _Cell, starts: Collection[int], ends: Mapping[int, Mention]) -> Iterator[Mention]:
    """Yield the rest of a name in the line before or behind the one that it was found in."""
    for (start, end), (below, last) in pairwise(cell.lines):
        before = _INITIAL_LAST.search(cell.text, start, end)
        if before and (below in starts or _NAME.fullmatch(cell.text, below, last)) and _is_first(cell, before.start()):
            yield _name(*before.span(1))
            if below not in starts:
                yield _name(below, last)
        known = ends.get(start + len(cell.text[start:end].rstrip(" ,")))
        if known is None or below in starts:
            continue
        if suffix := _SUFFIX.match(cell.text, below, last):
            yield _name(*suffix.span())
        if _INITIAL.fullmatch(cell.text, below, last) or (
            (start, last) == (known.start, cell.lines[-1][1])
            and _NAME.fullmatch(cell.text, below, last)
            and all(map(is_rare, _WORDS.findall(cell.text, below, last)))
        ):
            yield _name(below, last)


def _rest_of_number(cell: _Cell, ends: Mapping[int, Mention]) -> Iterator[Mention]:
    """Yield the digits that a number or an address goes on with in the next line."""
    for (_, end), (below, last) in pairwise(cell.lines):
        known = ends.get(end)
        digits = _DIGITS.match(cell.text, below, last) if known and cell.text[end - 1].isdigit() else None
        if known and digits:
            yield _moved(known, *stripped(cell.text, *digits.span()))


def _is_first(cell: _Cell, start: int) -> bool:
    """Return whether an initial at the end of a line begins the value of its cell."""
    before = cell.text[cell.lines[0][0] : start].rstrip()
    return not before or before.endswith(":")


def _name(start: int, end: int) -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, RECOGNIZER, Message("aliases.form"), "name")
