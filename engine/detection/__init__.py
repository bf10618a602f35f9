"""Recognizers that find mentions: patterns, word lists, the user's own terms, and trained models.

Mentions may overlap: `engine.detection.entities` resolves them.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.progress import Progress
from engine.core.types import Mention
from engine.detection import boundaries, dropped_in, gazetteer, neural, ordinary, patterns
from engine.detection import terms as own_terms
from engine.models.tagger import TaggedText


def recognise(
    text: str,
    tagged: TaggedText | None,
    *,
    added: Iterable[TaggedText] = (),
    terms: tuple[str, ...],
    person: str | None,
    progress: Progress,
) -> tuple[Mention, ...]:
    """Return all mentions of all recognizers, sorted by start, the longer first. Without `tagged` no model is used.

    Args:
        added: the output of the user's own recognizers on the text.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    found = list(patterns.find(text, progress=progress))
    if tagged is not None:
        found += (each for each in neural.find(text, tagged) if not ordinary.is_ordinary(text, each))
        for each in added:
            found += dropped_in.find(text, each)
    whole = (
        *own_terms.find(text, terms=terms, person=person),
        *gazetteer.find(text, progress=progress),
        *(boundaries.widen(text, each) for each in boundaries.without(text, found)),
    )
    return tuple(sorted(whole, key=lambda mention: (mention.start, -mention.end)))
