"""Tables of separated values in a text: lines of equally many fields between commas or semicolons, below headings.

As of RFC 4180, but with either sign, and without fields of several lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.types import Span

_FEWEST = 3
"""Fields of a line. Of two, prose has as many: "Dear Ada, thank you"."""
_MOST = 60
_LINE = Expression(r"(?m:^)[^\r\n]+")
# Headings begin with a letter: "Address1".
_HEADING = r'(?:"[^\W\d][^"\n]{0,40}"|[^\W\d][^",;\n]{0,40})'
_HEADINGS = {sign: Expression(rf"{_HEADING}(?:{sign} ?{_HEADING}?){{{_FEWEST - 1},{_MOST}}}") for sign in (";", ",")}
_FIELDS = {sign: Expression(rf'"(?:[^"\r\n]|"")*"(?={sign}|\Z)|[^{sign}\r\n]*') for sign in _HEADINGS}


def fields(text: str) -> dict[int, list[Span]]:
    """Return the spans of the fields of each line of a table, without their quotes, by the start of the line.

    A line of another number of fields, as where one holds a comma, has none; the table goes on behind it.
    """
    found: dict[int, list[Span]] = {}
    sign, head, last = "", list[Span](), -1  # of the table that the line before may belong to
    for line in _LINE.finditer(text):
        start, end = line.span()
        goes_on = sign != "" and text.count("\n", last, start) == 1
        cells = list(_divided(text, start, end, sign)) if goes_on else []
        if cells and len(cells) == len(head):
            found[start] = cells
            found.setdefault(head[0][0] - (text[head[0][0] - 1 : head[0][0]] == '"'), head)
        elif new := next((each for each in _HEADINGS if _is_heading(text, start, end, each)), ""):
            sign, head = new, list(_divided(text, start, end, new))
        elif not goes_on:
            sign = ""
        elif head[0][0] <= max(found, default=-1):
            found[start] = []
        last = end
    return found


def _is_heading(text: str, start: int, end: int, sign: str) -> bool:
    """Return whether a line may hold the headings of a table, without spaces behind commas, as prose has."""
    may_be = text.count(sign, start, end) >= _FEWEST - 1 and text.find(", ", start, end) < 0
    return may_be and _HEADINGS[sign].fullmatch(text, start, end) is not None


def _divided(text: str, start: int, end: int, sign: str) -> Iterator[Span]:
    """Yield the fields of a line."""
    while match := _FIELDS[sign].match(text, start, end):
        first, last = match.span()
        quoted = last - first > 1 and text[first] == text[last - 1] == '"'
        yield (first + 1, last - 1) if quoted else (first, last)
        if last >= end:
            return
        start = last + 1
