"""Use of the structure of a text: values at labels become mentions, fixed text and figures in columns do not.

A lone value at the label of a name is a name, a number in a column of values a quantity; labels, list numbers, the
numbers of a margin and the letters of speakers identify nobody; and no mention goes from one cell into another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.core.message import Message
from engine.core.types import Kind, Meaning, Mention, Stretch, Structure, TextRole
from engine.detection.patterns.rule import LETTER
from engine.detection.structure import is_wording, meaning

RECOGNIZER = "layout"
_FIXED = frozenset({TextRole.MARGIN, TextRole.ITEM})
_CALLED = frozenset({TextRole.LABEL, TextRole.HEADING, TextRole.SPEAKER})
_EDGES = frozenset({TextRole.HEADER, TextRole.FOOTER})
_PAGE = re.compile(r"(?:[Pp]age\s)?\d{1,4}(?:\s(?:of|/)\s\d{1,4})?|[ivxlc]{1,5}")
_READERS = frozenset({"neural", "dropped-in"})
_WEAK = frozenset({"phone", "fax", "year", "zip", "postal-code", "reference", "case-number", "date", "time"})
"""Subtypes of patterns that a bare figure in a column of values may have by chance."""

# A figure as it stands in a cell: compared, in a range, with a unit and a mark for high or low.
_FIGURE = re.compile(
    r"[<>≤≥=~±+−-]{0,2}\s?\(?\d{1,3}(?:[ ,.'\u00a0]\d{3})*(?:[.,]\d+)?\)?|[<>≤≥=~±+−-]{0,2}\s?\(?\d{1,6}(?:[.,]\d+)?\)?"
)
_FIGURES = re.compile(
    rf"(?:{_FIGURE.pattern})(?:\s?(?:[-–/x×]|to)\s?(?:{_FIGURE.pattern}))?(?:\s?(?:%|[^\W\d_]{{1,12}}(?:/[^\W\d_\s]{{1,8}})?|\*|†)){{0,2}}"
)

_NAME_WORD = rf"(?:{LETTER}(?:{LETTER}|['’.-])*)"
_ONE_NAME = re.compile(rf"{_NAME_WORD}(?:,?[ \u00a0]{_NAME_WORD}){{0,5}}")
_PARTS = re.compile(r"\s*(?:[;\n/&]|\band\b|\bund\b|\bet\b|\by\b|\bog\b)\s*")
_NOT_A_VALUE = re.compile(
    r"(?i:n/?a\.?|none|nil|unknown|not\s.*|no|yes|nobody|same.*|see\s.*|as\sabove|above|below|self|ditto|t\.?b\.?[acd]\.?|pending|redacted"
    r"|withheld|illegible|blank|left\sblank|keine?|aucun|ninguno|ingen|to\sbe\s.*|anonymous|various|all(?:\s.*)?|public|staff|everyone"
    r"|(?:the\s)?(?:patient|applicant|claimant|plaintiffs?|defendants?|respondent|petitioner|company|employer|employee|tenant"
    r"|landlord|court|witness|clerk|registrar|board|committee|chair|secretary|manager|director|team|department|office|hospital|school"
    r"|mother|father|parents?|husband|wife|spouse|partner|son|daughter|brother|sister|gp|doctor|nurse|alone|deceased|retired))"
)
_WORD = re.compile(_NAME_WORD)
_BRACKET = re.compile(r"[(\[{]")
_PARTICLES = frozenset(
    "van von vom zu zum der de den des del della di da dos du la le el al bin ibn ben ter ten af av y".split()
)
_MOST_NAMES = 6
_CODE = re.compile(
    r"(?=(?:[^\d\n]{0,14}\d){2})[A-Za-z0-9#][A-Za-z0-9#/_.:-]*(?:[ \u00a0](?=[A-Z]{0,4}\d)[A-Za-z0-9#/_.:-]+){0,5}"
)
_TELEPHONE = re.compile(r"\+?\(?\d[\d\s()./-]{5,20}\d(?:\s?(?:ext\.?|x|#)\s?\d{1,5})?")
_DAY = re.compile(
    r"(?<![\w./-])(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[./-](?:0?[1-9]|[12]\d|3[01]))\.?(?![\w/%]|[.-]\d)"
)
_SPACED = re.compile(r"(?<![\w.,/-])\d(?:[ \u00a0]\d){3,15}(?![\w/%]|[.,-]\d)")
_AGE = re.compile(r"(?<![\w.,/-])(?:[1-9]\d?|1[01]\d)(?:\s?(?:years?|yrs?|y/?o?))?(?![\w%/]|[.,]\d)")


def values(text: str, structure: Structure) -> Iterator[Mention]:
    """Yield the values that their labels or the headings of their column announce."""
    numbered: dict[int, list[Stretch]] = {}
    for each in structure.stretches:
        if each.role in (TextRole.CELL, TextRole.VALUE) and each.meaning and _is_filled(text, each):
            yield from _announced(text, each)
            if each.meaning in (Meaning.CONTACT, Meaning.IDENTIFIER):
                numbered.setdefault(each.cell, []).append(each)
    for lines in numbered.values():
        yield from _on_lines(text, lines)


def _on_lines(text: str, lines: Sequence[Stretch]) -> Iterator[Mention]:
    """Yield the lines of a value that its cell is too narrow for, such as a telephone number on two lines."""
    written = " ".join(text[each.start : each.end].strip() for each in lines)
    if (_TELEPHONE if lines[0].meaning is Meaning.CONTACT else _CODE).fullmatch(written):
        subtype = "phone" if lines[0].meaning is Meaning.CONTACT else "reference"
        for each in lines:
            start, end = _trimmed(text, each.start, each.end)
            yield _mention(start, end, Kind.CODE, 0.85, Message("layout.number"), subtype)


def _is_filled(text: str, each: Stretch) -> bool:
    written = text[each.start : each.end].strip()
    return bool(written) and not _NOT_A_VALUE.fullmatch(written) and "█" not in written


def _announced(text: str, each: Stretch) -> Iterator[Mention]:
    if each.meaning is Meaning.NAME:
        for start, end in _names(text, each.start, each.end, sure=each.role is TextRole.VALUE):
            yield _mention(start, end, Kind.PERSON, 0.85, Message("layout.name"), "name")
    elif each.meaning is Meaning.IDENTIFIER:
        found = _CODE.fullmatch(text, *_trimmed(text, each.start, each.end))
        if found:
            yield _mention(*found.span(), Kind.CODE, 0.85, Message("layout.number"), "reference")
    elif each.meaning is Meaning.DATE:
        for form in (_DAY, _SPACED):
            for match in form.finditer(text, each.start, each.end):
                yield _mention(*match.span(), Kind.DATETIME, 0.8, Message("layout.date"), "date")
    elif each.meaning is Meaning.AGE:
        found = _AGE.fullmatch(text, *_trimmed(text, each.start, each.end))
        if found:
            yield _mention(*found.span(), Kind.DATETIME, 0.9, Message("layout.age"), "age")


def _mention(start: int, end: int, kind: Kind, score: float, reason: Message, subtype: str) -> Mention:
    return Mention(start, end, kind, score, RECOGNIZER, reason, subtype)


def _names(text: str, start: int, end: int, *, sure: bool) -> Iterator[tuple[int, int]]:
    """Yield the names in a value: words only, each with a capital or in a script without; several after signs."""
    written = text[start:end]
    parts = []
    at = 0
    for sign in (*_PARTS.finditer(written), None):
        parts.append((start + at, start + (sign.start() if sign else len(written))))
        at = sign.end() if sign else at
    if len(parts) > _MOST_NAMES:
        return
    for first, last in parts:
        found = _name(text, first, last, sure=sure)
        if found:
            yield found


def _name(text: str, start: int, end: int, *, sure: bool) -> tuple[int, int] | None:
    """Return the span of a name that a part of a value begins with, or None.

    What follows a comma or a bracket is another value ("Halina Dorr, (907) 555-0171"), unless it has a capital too.
    """
    bracket = _BRACKET.search(text, start, end)
    start, end = _trimmed(text, start, bracket.start() if bracket else end)
    match = _ONE_NAME.match(text, start, end)
    if not match or (match.end() < end and text[match.end()] not in ",;–—-\t"):
        return None
    end = match.end()
    comma = text.find(",", start, end)
    if comma >= 0 and not _is_capitalised(text[comma:end]):
        end = comma
    start, end = _trimmed(text, start, end)
    written = text[start:end]
    if not _is_capitalised(written) or _NOT_A_VALUE.fullmatch(written) or meaning(written) is not None:
        return None
    return (start, end) if len(written) > (1 if sure else 2) else None


def _is_capitalised(written: str) -> bool:
    """Return whether every word but particles begins with a capital, or is of a script without capitals."""
    words = [word for word in _WORD.findall(written) if word.lower() not in _PARTICLES]
    return bool(words) and not any(word[0].islower() for word in words)


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in " \t\n\u00a0_.,;:…":
        start += 1
    while end > start and text[end - 1] in " \t\n\u00a0_,;:…":
        end -= 1
    return start, end


def keep(text: str, mentions: Iterable[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield mentions without fixed text and figures of columns, and cut at the borders of cells."""
    if not structure.stretches:
        yield from mentions
        return
    for each in mentions:
        if each.recognizer in ("terms", RECOGNIZER):
            yield each
        else:
            for part in _parts(text, each, structure):
                if not _is_quantity(text, part, structure):
                    yield part


def _parts(text: str, mention: Mention, structure: Structure) -> Iterator[Mention]:
    """Yield the parts of a mention outside of fixed text, one for each cell."""
    pieces: list[tuple[int, int, int]] = []  # start, end, and the cell, 0 for running text, -1 for fixed text
    at = mention.start
    for each in structure.within(mention.start, mention.end):
        start, end = max(each.start, mention.start), min(each.end, mention.end)
        pieces += [(at, start, 0)] if at < start and any(map(str.isalnum, text[at:start])) else []
        is_fixed = _is_fixed(text, each, start, end) or _is_page_number(text, each, start, end)
        pieces.append((start, end, -1 if is_fixed and not _is_initial(text, mention, each) else each.cell))
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
    """Return whether these characters of a stretch are no data: a number of a margin or list, words of a label.

    What else stands in a label is somebody's: "Ada Dorr ID: 4471".
    """
    if each.role in _FIXED:
        return True
    return each.role in _CALLED and each.meaning is not None and is_wording(text[start:end])


def _is_initial(text: str, mention: Mention, each: Stretch) -> bool:
    """Return whether the mark of a list item is an initial: a capital that a recognizer reads as part of a name."""
    mark = text[each.start : each.end]
    return mention.kind is Kind.PERSON and each.role is TextRole.ITEM and mark[0].isupper() and mark[1:] == "."


def _is_page_number(text: str, each: Stretch, start: int, end: int) -> bool:
    """Return whether these characters of a header or footer are a short number."""
    return each.role in _EDGES and _PAGE.fullmatch(text, start, end) is not None


def _is_quantity(text: str, mention: Mention, structure: Structure) -> bool:
    """Return whether a mention is a bare figure in a cell whose headings announce a quantity or nothing."""
    if not (mention.recognizer in _READERS or (mention.recognizer == "patterns" and mention.subtype in _WEAK)):
        return mention.recognizer == "repeats" and _is_quantity(text, replace(mention, recognizer="neural"), structure)
    each = structure.at(mention.start)
    if each is None or each.role not in (TextRole.CELL, TextRole.VALUE) or each.meaning is not Meaning.QUANTITY:
        return False
    if mention.kind is Kind.DATETIME and mention.subtype == "date" and mention.score > _SURE_DATE:
        return False
    return mention.end - mention.start <= _LONGEST and _FIGURES.fullmatch(text, mention.start, mention.end) is not None


_SURE_DATE = 0.85
_LONGEST = 40  # characters of a figure
