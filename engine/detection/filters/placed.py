"""Filter of mentions by the structure of a text: none in fixed text or figures of columns, and none across two cells.

Labels, list numbers, margin numbers and the letters of speakers identify nobody, and a number in a column of values is
a quantity.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from engine.core.expressions import Expression
from engine.core.types import NETWORKS, OF_USER, Kind, Meaning, Mention, Recognizer, Stretch, Structure, TextRole
from engine.detection.structure import is_weekday, is_wording

_FIXED = frozenset({TextRole.MARGIN, TextRole.ITEM})
_CALLED = frozenset({TextRole.LABEL, TextRole.HEADING, TextRole.SPEAKER})
_EDGES = frozenset({TextRole.HEADER, TextRole.FOOTER})
_PAGE = Expression(r"(?:[Pp]age\s)?\d{1,4}(?:\s(?:of|/)\s\d{1,4})?|[ivxlc]{1,5}")
_WEAK = frozenset({"phone", "fax", "year", "zip", "postal-code", "reference", "case-number", "date", "time"})
"""Subtypes of patterns that a bare figure in a column of values may have by chance."""

# A figure as written in a cell: with a comparison sign, a range, a unit, a mark for high or low.
_FIGURE = Expression(
    r"[<>≤≥=~±+−-]{0,2}\s?\(?\d{1,3}(?:[ ,.'\u00a0]\d{3})*(?:[.,]\d+)?\)?|[<>≤≥=~±+−-]{0,2}\s?\(?\d{1,6}(?:[.,]\d+)?\)?"
)
_FIGURES = Expression(
    rf"(?:{_FIGURE.pattern})(?:\s?(?:[-–/x×]|to)\s?(?:{_FIGURE.pattern}))?(?:\s?(?:%|[^\W\d_]{{1,12}}(?:/[^\W\d_\s]{{1,8}})?|\*|†)){{0,2}}"
)
_SENTENCE = Expression(r"(?:[^\W\d_]{2,}[ ,.;:]{1,3}){3}")
"""Three words one behind the other, as in "Income: $27,014; employer Berg Textiles, 546.441.2429"."""
_TELEPHONE = Expression(r"\d{3}([.-])\d{3}\1\d{4}")
"""Three groups as of a North American number, which no figure has."""
_NO_RANGE = Expression(r"(?!(?:19|20)\d\d-)\d{4,6}[-–/]\d{1,2}")
"""A long number with a short one behind it, as no range has: "8926-42", but a year has: "2024-25"."""
_FEWEST_MARKS = 3


def keep(text: str, mentions: Iterable[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield mentions without fixed text and figures of columns, divided at the borders of cells."""
    marks = _marks(text, structure)
    for each in mentions:
        if each.recognizer in OF_USER or each.recognizer == Recognizer.LAYOUT:
            yield each
        else:
            for part in _parts(text, each, structure, marks):
                if not (_is_quantity(text, part, structure) or _is_count(text, part, structure)):
                    yield part


def _marks(text: str, structure: Structure) -> frozenset[int]:
    """Return where the letters of a list begin, at least three that follow each other: A., B., C.; no initials."""
    runs: list[list[int]] = []
    for each in structure.stretches:
        if each.role is TextRole.ITEM:
            if not runs or ord(text[each.start]) != ord(text[runs[-1][-1]]) + 1:
                runs.append([])
            runs[-1].append(each.start)
    return frozenset(start for run in runs if len(run) >= _FEWEST_MARKS for start in run)


def _parts(text: str, mention: Mention, structure: Structure, marks: frozenset[int]) -> Iterator[Mention]:
    """Yield the parts of a mention outside of fixed text, one for each cell."""
    pieces: list[tuple[int, int, int]] = []  # start, end, and the cell, 0 for running text, -1 for fixed text
    at = mention.start
    for each in structure.within(mention.start, mention.end):
        start, end = max(each.start, mention.start), min(each.end, mention.end)
        pieces += [(at, start, 0)] if at < start and any(map(str.isalnum, text[at:start])) else []
        is_fixed = _is_fixed(text, each, start, end) or _is_page_number(text, each, start, end)
        is_fixed = is_fixed and not _is_day(mention, each)
        is_initial = each.start not in marks and _is_initial(text, mention, each)
        pieces.append((start, end, -1 if is_fixed and not is_initial else each.cell))
        at = end
    pieces += [(at, mention.end, 0)] if at < mention.end else []
    groups = [list(group) for cell, group in groupby(pieces, key=lambda piece: piece[2]) if cell >= 0]
    if len(groups) == 1 and len(groups[0]) == len(pieces):
        yield mention
        return
    for group in groups:
        start, end = _core(text, group[0][0], group[-1][1])
        if start < end:
            yield replace(mention, start=start, end=end)


def _core(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and not text[start].isalnum() and text[start] not in "$€£([+#@":
        start += 1
    while end > start and not (text[end - 1].isalnum() or text[end - 1] in ".)]%€$£"):
        end -= 1
    return (start, end) if any(map(str.isalnum, text[start:end])) else (end, end)


def _is_fixed(text: str, each: Stretch, start: int, end: int) -> bool:
    """Return whether these characters of a stretch are fixed text: a number of a margin or list, words of a label.

    Other words in a label are data: "Ada Dorr ID: 4471".
    """
    if each.role in _FIXED:
        return True
    if each.role is TextRole.HEADING and is_weekday(text[start:end]):
        return True
    return each.role in _CALLED and each.meaning is not None and is_wording(text[start:end])


def _is_day(mention: Mention, each: Stretch) -> bool:
    """Return whether the number of a list item is the day of a date that begins on the line before: "by Sep | 14."."""
    begins_before = mention.recognizer == Recognizer.PATTERNS and mention.start < each.start
    return begins_before and mention.kind is Kind.DATETIME and each.role is TextRole.ITEM


def _is_initial(text: str, mention: Mention, each: Stretch) -> bool:
    """Return whether the mark of a list item is an initial: a capital that a recognizer reads as part of a name."""
    mark = text[each.start : each.end]
    return mention.kind is Kind.PERSON and each.role is TextRole.ITEM and mark[0].isupper() and mark[1:] == "."


def _is_page_number(text: str, each: Stretch, start: int, end: int) -> bool:
    """Return whether these characters of a header or footer are a short number."""
    return each.role in _EDGES and _PAGE.fullmatch(text, start, end) is not None


def _is_quantity(text: str, mention: Mention, structure: Structure) -> bool:
    """Return whether a mention is a plain figure in a cell whose headings announce a quantity or are unknown."""
    if not (mention.recognizer in NETWORKS or (mention.recognizer == Recognizer.PATTERNS and mention.subtype in _WEAK)):
        return mention.recognizer == Recognizer.REPEATS and _is_quantity(
            text, replace(mention, recognizer=Recognizer.NEURAL), structure
        )
    each = structure.at(mention.start)
    if each is None or each.role not in (TextRole.CELL, TextRole.VALUE) or each.meaning is not Meaning.QUANTITY:
        return False
    if mention.kind is Kind.DATETIME and mention.subtype == "date" and mention.score > _SURE_DATE:
        return False
    # Behind a sentence, a figure is no longer the value that the label announces.
    if _SENTENCE.search(text, each.start, mention.start) or _TELEPHONE.fullmatch(text, mention.start, mention.end):
        return False
    if _NO_RANGE.fullmatch(text, mention.start, mention.end):
        return False
    return mention.end - mention.start <= _LONGEST and _FIGURES.fullmatch(text, mention.start, mention.end) is not None


def _is_count(text: str, mention: Mention, structure: Structure) -> bool:
    """Return whether a network's mention is a figure of at most three digits alone, whose label announces none.

    So are the score of a test, a number of days and that of a page or a bus. Without a label it may be an age.
    """
    if mention.recognizer not in NETWORKS or not _COUNT.fullmatch(text, mention.start, mention.end):
        return False
    each = structure.at(mention.start)
    if each is None or each.role not in (TextRole.CELL, TextRole.VALUE) or each.meaning in _NUMBERED:
        return False
    alone = text[each.start : each.end].strip() == mention.words(text)
    return alone and (each.meaning is not None or bool(each.row if each.role is TextRole.VALUE else each.column))


_COUNT = Expression(r"\d{1,3}(?:[.,]\d{1,2})?")
_NUMBERED = frozenset({Meaning.AGE, Meaning.IDENTIFIER, Meaning.DATE, Meaning.CONTACT, Meaning.PLACE})
_SURE_DATE = 0.85
_LONGEST = 40  # characters of a figure
