"""Forms that identify: tables of regular expressions, check digits and context words, one file per family."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.core.progress import Progress
from engine.core.types import Mention
from engine.detection.patterns import contact, dates, identity, labelled, names, phone, places, quantities

_TABLES = (contact, labelled, identity, dates, quantities, places, names)
FINDERS: tuple[Callable[[str], Iterable[Mention]], ...] = (
    *(rule.find for table in _TABLES for rule in table.RULES),
    identity.find,
    phone.find,
    labelled.find,
)


_STRETCH, _AROUND = 20_000, 1_000
"""Characters that are looked at in one go, since no other thread of Python runs meanwhile, and on either side of them:
more than any form and the words beside it take."""


def find(text: str, *, progress: Progress) -> tuple[Mention, ...]:
    """All mentions of all tables; where two rules find the same span as the same subtype, the surer one."""
    best: dict[tuple[int, int, str | None], Mention] = {}
    steps = [(start, finder) for start in range(0, len(text), _STRETCH) for finder in FINDERS]
    for number, (start, finder) in enumerate(steps, start=1):
        for mention in _within(text, start, finder):
            key = mention.start, mention.end, mention.subtype
            if key not in best or best[key].score < mention.score:
                best[key] = mention
        progress.step("patterns", number, len(steps))
    return tuple(best.values())


def _within(text: str, start: int, finder: Callable[[str], Iterable[Mention]]) -> Iterator[Mention]:
    """What begins in one stretch of the text."""
    first = max(0, start - _AROUND)
    for mention in finder(text[first : start + _STRETCH + _AROUND]):
        if 0 <= first + mention.start - start < _STRETCH:
            yield replace(mention, start=first + mention.start, end=first + mention.end) if first else mention
