"""Times of the entries of a log or chart, as watches write them: "0611Z Mayday", "15JAN24 0822 call", "2318 | Arrived".

Without a day they identify nobody. Four digits alone may be a number of somebody, so their place must show a time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.types import OF_USER, Kind, Mention, Structure, TextRole
from engine.core.words import stripped

_CLOCK = r"(?P<time>(?:[01]?\d|2[0-4])[:.h][0-5]\d(?::[0-5]\d)?(?:\s?[apAP]\.?[mM]\.?)?)"
_STAMPS = (
    Expression(rf"(?:^|[|\t\[])[ ]{{0,8}}{_CLOCK}(?=[ ]{{2}}|[ ]?[|\t\]]|[ ]?$)", re.MULTILINE),
    Expression(rf"(?:[ ]{{2}}|\t){_CLOCK}(?=[ ]{{2}}|\t|[ ]{{0,8}}$)", re.MULTILINE),
)
"""Alone at the beginning or end of a line, in a cell or in brackets."""
_FOUR = r"(?:[01]\d|2[0-3])[0-5]\d"
_OF_ZONE = Expression(rf"(?<![\w./-])(?P<time>{_FOUR}Z)(?![\w/-])")
_DAY = (
    r"(?:\d{1,2}[ ]?[A-Za-zÆØÅæøåéûäç]{3,4}\.?[ ]?(?:19|20)?\d\d"
    r"|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)"
)
_BEHIND_DAY = Expression(rf"^[ \t]{{0,8}}{_DAY},?[ \t]{{1,3}}(?P<time>{_FOUR})(?=[ \t|:,]|$)", re.MULTILINE)
_SAID = Expression(
    rf"(?<!\w)(?:at|eta|etd|ends?|ended|until|till?|from|kl\.?|um|gegen"
    rf"|bis|à|vers|a\slas|hacia|às|pelas)[ ](?P<time>{_FOUR})(?![\w/-]|[.,:]\d)",
    re.IGNORECASE,
)
_TIMES = Expression(rf"{_FOUR}Z?")
_HEADED = Expression(
    r"(?:time|start|end|from|to|in|out|on|off|tid|tidspunkt|kl\.?|fra|til|zeit|uhrzeit|von|bis|beginn|ende|heure|de|début|fin"
    r"|hora|desde|hasta|inicio|início|fim|até)(?:\s\(.{1,8}\))?",
    re.IGNORECASE,
)
_OPENS = Expression(
    rf"^[ \t]{{0,8}}(?P<time>{_FOUR})(?=[ \t]{{1,3}}(?![\d\s])[^\n]{{0,200}}?(?<!\w)[a-z]{{3}})", re.MULTILINE
)
"""At the beginning of a line with words, which a list of names and their numbers has not."""
_FEWEST_OPENING, _ENOUGH_OPENING = 3, 5
_CLOCK_SIGN = Expression(
    r"(?<!\w)(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)|\d\s?(?:hrs|hours|Uhr|[ap]m)(?!\w)|(?<!\w)\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}(?!\w)"
    r"|(?<!\w)(?:19|20)\d\d-\d\d-\d\d(?!\w)|(?<!\w)\d{1,2}\.?[ ](?:de[ ])?[A-Za-zé]{3,10}\.?[ ](?:de[ ])?20\d\d(?!\w)"
)
"""A time or a day elsewhere, which a log has and a list of numbers seldom."""
_FEWEST = 3
_FIRST_YEAR, _LAST_YEAR = 1850, 2100
_TIMED = frozenset({Kind.DATETIME, Kind.CODE})
_KINDS = frozenset({Kind.CODE, Kind.MISC, Kind.LOC, Kind.DATETIME, Kind.QUANTITY, Kind.DEM})


def without(text: str, mentions: Iterable[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield the mentions without the times of entries, of a text with at least three such times."""
    stamps, watches = _stamps(text), _watches(text, structure)
    starts = {end: start for start, end in watches}
    for each in mentions:
        span = (each.start, each.end)
        is_time = (span in watches and each.kind in _KINDS) or (span in stamps and each.kind in _TIMED)
        time = starts.get(each.end, each.end)
        if each.recognizer in OF_USER:
            yield each
        elif each.start < time < each.end and each.kind in _TIMED:
            yield replace(each, end=each.start + len(text[each.start : time].rstrip(" \t,")))
        elif not is_time:
            yield each


def _stamps(text: str) -> frozenset[tuple[int, int]]:
    """Return the spans of the times of entries with a sign between hours and minutes."""
    found = {match.span("time") for form in _STAMPS for match in form.finditer(text)}
    return frozenset(found) if len(found) >= _FEWEST else frozenset()


def _watches(text: str, structure: Structure) -> frozenset[tuple[int, int]]:
    """Return the spans of times of four digits: with a zone, behind the day of an entry, and in a column of times."""
    of_zone = {match.span("time") for match in _OF_ZONE.finditer(text)}
    behind_day = {match.span("time") for match in _BEHIND_DAY.finditer(text)}
    found = {
        span for spans in (of_zone, behind_day, _in_columns(text, structure)) if len(spans) >= _FEWEST for span in spans
    }
    found |= _in_order(text)
    if found:
        said = {match.span("time") for match in _SAID.finditer(text) if not _may_be_year(match["time"])}
        found |= of_zone | said
    bare = {(start, end - 1) for start, end in found if text[end - 1] == "Z"}
    return frozenset(found | bare)


def _in_order(text: str) -> set[tuple[int, int]]:
    """Return the spans of times with which at least three lines begin, each later than the last but for one midnight.

    Numbers that count the lines, and years, are none, nor are fewer than five where the text has no other time or day.
    """
    found = list(_OPENS.finditer(text))
    times = [match["time"] for match in found]
    midnights = sum(later < earlier for earlier, later in pairwise(times))
    counts = all(int(later) - int(earlier) == 1 for earlier, later in pairwise(times))
    if len(found) < _FEWEST_OPENING or midnights > 1 or counts or all(map(_may_be_year, times)):
        return set()
    is_log = len(found) >= _ENOUGH_OPENING or _CLOCK_SIGN.search(text) is not None
    return {match.span("time") for match in found} if is_log else set()


def _in_columns(text: str, structure: Structure) -> set[tuple[int, int]]:
    """Return the spans of cells below headings for times, if all hold a time or nothing, and not all may be years."""
    columns: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for each in structure.stretches:
        if each.role is TextRole.CELL and each.column and _HEADED.fullmatch(text[slice(*each.column)].strip()):
            columns.setdefault(each.column, []).append((each.start, each.end))
    found: set[tuple[int, int]] = set()
    for cells in columns.values():
        spans = {stripped(text, *cell) for cell in cells if any(map(str.isalnum, text[slice(*cell)]))}
        written = [text[slice(*span)] for span in spans]
        if all(map(_TIMES.fullmatch, written)) and not all(_may_be_year(each) for each in written):
            found |= spans
    return found


def _may_be_year(written: str) -> bool:
    return written.isdigit() and _FIRST_YEAR <= int(written) <= _LAST_YEAR
