"""Forms that identify: tables of regular expressions, check digits and context words, one file per family."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.progress import Progress
from engine.recognizers.patterns import (
    cases,
    contact,
    dates,
    identity,
    labelled,
    names,
    phone,
    places,
    quantities,
)
from engine.types import Mention

_TABLES = (contact, labelled, cases, dates, quantities, places, names)
FINDERS: tuple[Callable[[str], Iterable[Mention]], ...] = (
    *(rule.find for table in _TABLES for rule in table.RULES),
    identity.find,
    phone.find,
    labelled.find,
)


def find(text: str, *, progress: Progress) -> tuple[Mention, ...]:
    """All mentions of all tables; where two rules find the same span as the same subtype, the surer one."""
    best: dict[tuple[int, int, str | None], Mention] = {}
    for number, finder in enumerate(FINDERS):
        for mention in finder(text):
            key = mention.start, mention.end, mention.subtype
            if key not in best or best[key].score < mention.score:
                best[key] = mention
        progress.step("patterns", number + 1, len(FINDERS))
    return tuple(best.values())
