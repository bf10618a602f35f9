"""Stamps: a day with its weekday and its time is one mention, "Sa 10.08.2024 / 14:52", "10 a.m. on 14.09.2024".

The stamp that begins a line is that of a message, of an entry in a log or of minutes ("Le 11 mars à 9 h, ..."): there the
day may identify somebody, the time hardly does, so that each has its own decision.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.core.calendar_words import SHORT_WEEKDAYS, WEEKDAYS, any_of, weekdays
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

SUBTYPE = "time"
_ALONE = Expression(r"(?:[01]?\d|2[0-3])[:h][0-5]\d")
_CLOCK = (
    r"(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:[:.][0-5]\d(?:\.\d{1,6})?)?"
    r"(?:\s?(?:[ap]\.?m\b\.?|[AP]\.?M\b\.?|hours\b|hrs?\b|h\b|Uhr\b|Z\b))?"
)
_BESIDE = Expression(rf"(?:\s?[,T]|,?\s(?:at|um|à|a las|às|kl\.?))?\s?(?<!\d)(?<!\d[.:])(?P<clock>{_CLOCK})\Z")
_DAY = Expression(r"\d[./-]\d|[^\W\d_]{3}")
_LONGEST = 24  # characters of a clock time with the words before it

_AT = r"(?:at|um|à|a\slas?|[àa]s|kl\.?)[ ]"
_HOUR = r"(?:[01]?\d|2[0-4])"
_UNIT = (
    r"(?:[ \u00a0]?(?:[ap]\.m\.|[ap]m(?!\w)|A\.M\.|P\.M\.|AM(?!\w)|PM(?!\w)|Uhr(?!\w)|hrs?(?!\w)|h(?!\w)|hours(?!\w)))"
)
_SURE = (
    rf"{_HOUR}(?::[0-5]\d(?::[0-5]\d)?{_UNIT}?|[ \u00a0]?[hH][ \u00a0]?[0-5]\d|(?:\.[0-5]\d)?{_UNIT})"
    rf"(?:[ ]?[-–][ ]?{_HOUR}(?::[0-5]\d{_UNIT}?|{_UNIT}))?"
)
_TIME = rf"(?:{_AT}(?:{_SURE}|{_HOUR}(?:[.:]?[0-5]\d)?)|{_SURE})(?![\w%]|[.,:/]\d)"
_NUMBERED = Expression(r"(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?!\d)")
_BEHIND = Expression(rf"(?:\.?[ ]?[,/–-]|\.)?[ \u00a0]{_TIME}")
_BEFORE = Expression(rf"(?<![\w.:,/-])(?:{_AT})?{_SURE},?[ ](?:on|am|vom|le|du|del?|el|do|em|den|d\.)[ ]\Z")
_WEEKDAY = (
    rf"(?:(?:{any_of(map(str.lower, (*WEEKDAYS, *SHORT_WEEKDAYS)))}|{any_of(weekdays('da', 'de', 'es', 'fr', 'it', 'nl'))}"
    rf"|miercoles|sabado|{any_of(weekdays('pt'))}(?:-feira)?"
    r"|(?-i:Mo|Di|Mi|Do|Fr|Sa|So|Man)|man(?=\.)|lun|mar|mer|jeu|ven|sam|dim|mi[ée]|jue|vie|s[áa]b|dom|seg|ter|qua|qui|sex|tirs?|ons|tors?|fre|l[øo]r|s[øo]n)\.?"
    r"|(?-i:(?:(?<=[\n\t|])|(?<=[ ][ ])|(?<=[|][ ])|\A)[LMXJVSD]))"
)
_DAY_OF = Expression(
    rf"(?<![\w.-]){_WEEKDAY},?[ ](?:(?:the|den|dem|der|le|el|d[íi]a)[ ])?\Z",
    re.IGNORECASE,
)
_MONTH = r"(?:0?[1-9]|1[0-2])"
_SHORT = Expression(rf"(?:0?[1-9]|[12]\d|3[01])[./]{_MONTH}\.?")
"""Day and month, which a network knows as a date, and of which it says no more."""
_CLOCK_WORD = Expression(r"(?<!\w)(?:kl|um|at)\.?[ ]\Z", re.IGNORECASE)
_FIRST = Expression(
    rf"(?<![\w.,/-])(?:0?[1-9]|[12]\d|3[01])(?:[./]{_MONTH})?\.?(?:[ ]?[-–][ ]?|[ ](?:a|à|au|al|bis|til|to|e|y|et|og|und|and)[ ])\Z"
)
_REACH = 32
"""Characters before a day that a weekday or a time with its words may have."""
_ENTRY = Expression(r"(?:\A|\n)[ \t>]{0,8}[\[(*–-]?[ \t]{0,2}(?:(?:On|Am|Le|El|Em|Den|Il|Op)[ ])?\Z")
_MARGIN = 16  # characters before the stamp of an entry in its line


def apart(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield the stamp of an entry as two mentions, its day and its time; other mentions unchanged.

    A time that a network found alone is one as well: "22h51".
    """
    if mention.kind is Kind.DATETIME and mention.subtype is None and _ALONE.fullmatch(text, mention.start, mention.end):
        mention = replace(mention, subtype=SUBTYPE)
    elif mention.kind is Kind.DATETIME and _begins_entry(text, mention.start):
        found = _BESIDE.search(text, max(mention.start + 1, mention.end - _LONGEST), mention.end)
        if found and _DAY.search(text, mention.start, found.start()):
            yield replace(mention, end=found.start())
            between = found.start("clock") - 1  # the T of "2024-08-10T14:52:07Z" is part of the time
            start = between if text[between] == "T" else found.start("clock")
            yield replace(mention, start=start, subtype=SUBTYPE)
            return
    yield mention


def whole(text: str, mention: Mention) -> Mention:
    """Return the mention of a day with the first day of its span, its weekday and the time of day beside it."""
    if mention.kind is not Kind.DATETIME or mention.subtype not in (None, "date"):
        return mention
    start, end = mention.start, mention.end
    if _SHORT.fullmatch(text, start, end) and not _CLOCK_WORD.search(text, max(0, start - _MARGIN), start):
        mention = replace(mention, subtype="date")
        if first := _FIRST.search(text, max(0, start - _REACH), start):
            start = first.start()
    elif not (_NUMBERED.search(text, start, end) and _DAY.search(text, start, end)):
        return mention
    if weekday := _DAY_OF.search(text, max(0, start - _REACH), start):
        start = weekday.start()
    if _begins_entry(text, start):
        return replace(mention, start=start)
    if behind := _BEHIND.match(text, end):
        end = behind.end()
    elif before := _BEFORE.search(text, max(0, start - _REACH), start):
        start = before.start()
    return replace(mention, start=start, end=end)


def _begins_entry(text: str, start: int) -> bool:
    return _ENTRY.search(text, max(0, start - _MARGIN), start) is not None
