"""Leaders, rows of dots or lines that fill up a line: beside something masked, their length tells its width."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

from engine.types import Redaction

_LEADER = re.compile(
    r"([.\u00b7\u2022\u2024\u2026\u22c5_\u2013\u2014=~-])(?:[ \u00a0]{0,3}\1){3,}|\u2026(?:[ \u00a0]{0,3}\u2026)+"
)
_BLANKS = " \t\u00a0"

Span = tuple[int, int]


def with_leaders(text: str, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
    """Return the redactions and all leaders on their lines, sorted; none overlap.

    A leader that begins or ends beside a redaction becomes a part of it, and any other is a redaction without a label.
    """
    if not redactions:
        return redactions
    grown = list(redactions)
    starts = [each.start for each in redactions]
    added: list[Redaction] = []
    for start, end in _leaders(text, redactions):
        following = bisect_left(starts, end)  # the first redaction behind the leader
        above = grown[following - 1] if following else None
        below = grown[following] if following < len(grown) else None
        if above and above.end > start:  # it is masked in part
            continue
        if above and not text[above.end : start].strip(_BLANKS):
            grown[following - 1] = replace(above, end=end)
        elif below and not text[end : below.start].strip(_BLANKS):
            grown[following] = replace(below, start=start)
        else:
            added.append(Redaction(start, end, ""))
    return tuple(sorted((*grown, *added), key=lambda each: each.start))


def _leaders(text: str, redactions: tuple[Redaction, ...]) -> Iterator[Span]:
    """The leaders on lines with a redaction, in order, each once."""
    done = 0
    for each in redactions:
        start = max(text.rfind("\n", 0, each.start) + 1, done)
        end = text.find("\n", each.end)
        end = len(text) if end < 0 else end
        if start < end:
            yield from (found.span() for found in _LEADER.finditer(text, start, end))
            done = end
