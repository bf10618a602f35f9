"""Clock times beside dates: in "14/02/2024, 18:02" the day may identify somebody, the time hardly does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

_CLOCK = (
    r"(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:[:.][0-5]\d(?:\.\d{1,6})?)?"
    r"(?:\s?(?:[ap]\.?m\b\.?|[AP]\.?M\b\.?|hours\b|hrs?\b|h\b|Uhr\b|Z\b))?"
)
_BESIDE = Expression(rf"(?:\s?[,T]|,?\s(?:at|um|à|a las|às|kl\.?))?\s?(?<!\d)(?<!\d[.:])(?P<clock>{_CLOCK})\Z")
_DAY = Expression(r"\d[./-]\d|[^\W\d_]{3}")
_LONGEST = 24  # characters of a clock time with the words before it
_ALONE = Expression(r"(?:[01]?\d|2[0-3])[:h][0-5]\d")
SUBTYPE = "time"


def apart(text: str, mention: Mention) -> Iterator[Mention]:
    """Yield a date with a clock time as two mentions, so that each has its own decision; other mentions unchanged.

    A time that a network found alone is one as well: "22h51".
    """
    if mention.kind is Kind.DATETIME:
        if mention.subtype is None and _ALONE.fullmatch(text, mention.start, mention.end):
            mention = replace(mention, subtype=SUBTYPE)
        found = _BESIDE.search(text, max(mention.start + 1, mention.end - _LONGEST), mention.end)
        if found and _DAY.search(text, mention.start, found.start()):
            yield replace(mention, end=found.start())
            yield replace(mention, start=found.start("clock"), subtype=SUBTYPE)
            return
    yield mention
