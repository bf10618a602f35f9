"""Patterns of identifiers: regular expressions, check digits and context words, one file per family."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.core.progress import Progress, Stage
from engine.core.types import Mention
from engine.detection.patterns import (
    codes,
    contact,
    dates,
    dates_abroad,
    east_asian,
    houses,
    identity,
    labelled,
    labels_abroad,
    labels_of_work,
    names,
    names_abroad,
    names_of_words,
    national,
    phone,
    places,
    places_abroad,
    quantities,
    relatives,
    singling,
)
from engine.detection.patterns.widths import as_plain

_TABLES = (
    *(
        contact,
        codes,
        labelled,
        identity,
        national,
        dates,
        dates_abroad,
        east_asian,
        quantities,
        places,
        places_abroad,
        houses,
        labels_of_work,
    ),
    *(names, names_of_words),
)
_Finder = Callable[[str], Iterable[Mention]]
FINDERS: tuple[_Finder, ...] = (
    *(rule.find for table in _TABLES for rule in table.RULES),
    houses.find,
    identity.find,
    phone.find,
    labelled.find,
    labels_abroad.find,
    national.find,
    dates_abroad.find,
    places_abroad.find,
    names_abroad.find,
    relatives.find,
    singling.find,
)


_STRETCH, _AROUND = 20_000, 1_000
"""Characters that are searched at once, since no other Python thread runs meanwhile, and on either side of them.

The margin is more than any form and its context words take.
"""


def find(text: str, *, progress: Progress, own: tuple[_Finder, ...] = ()) -> tuple[Mention, ...]:
    """Return all mentions of all tables; of two rules with the same span and subtype, the one with the higher score.

    Args:
        own: the user's own finders.
    """
    best: dict[tuple[int, int, str | None], Mention] = {}
    finders = (*((finder, True) for finder in FINDERS), *((finder, False) for finder in own))
    starts = range(0, len(text), _STRETCH)
    for stretch, start in enumerate(starts):
        first = max(0, start - _AROUND)
        part = text[first : start + _STRETCH + _AROUND]
        plain = as_plain(part)
        for number, (finder, reads_plain) in enumerate(finders, start=1):
            for mention in _within(plain if reads_plain else part, start - first, finder, first):
                key = mention.start, mention.end, mention.subtype
                if key not in best or best[key].score < mention.score:
                    best[key] = mention
            progress.step(Stage.PATTERNS, stretch * len(finders) + number, len(starts) * len(finders))
    return tuple(best.values())


def _within(part: str, start: int, finder: _Finder, first: int) -> Iterator[Mention]:
    """Yield the mentions that begin in the stretch at `start` of a part of the text.

    Args:
        first: offset of the part in the text, to which the mentions are moved.
    """
    for mention in finder(part):
        if 0 <= mention.start - start < _STRETCH:
            yield replace(mention, start=first + mention.start, end=first + mention.end) if first else mention
