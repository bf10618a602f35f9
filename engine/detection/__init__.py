"""Recognizers that find mentions: patterns, word lists, the user's own terms, and trained models.

Mentions may overlap: `engine.detection.entities` resolves them.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.progress import Progress
from engine.core.types import Mention, Structure
from engine.detection import boundaries, citing, dropped_in, gazetteer, neural, ordinary, patterns, placed, signing
from engine.detection import reading as reading
from engine.detection import structure as layout
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
    structure: Structure | None = None,
) -> tuple[Mention, ...]:
    """Return all mentions of all recognizers, sorted by start, the longer first. Without `tagged` no model is used.

    Args:
        added: the output of the user's own recognizers on the text.
        structure: that of the text, where its document was read; otherwise the text alone gives it.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    structure = structure or layout.read(text)
    found = list(patterns.find(text, progress=progress))
    if tagged is not None:
        found += (each for each in neural.find(text, tagged) if not ordinary.is_ordinary(text, each))
        for each in added:
            found += dropped_in.find(text, each)
    whole = (
        *own_terms.find(text, terms=terms, person=person),
        *gazetteer.find(text, progress=progress),
        *(boundaries.widen(text, each) for each in boundaries.without(text, citing.without(text, found))),
    )
    kept = (*placed.keep(text, whole, structure), *placed.values(text, structure), *signing.find(text, structure))
    return tuple(sorted(kept, key=lambda mention: (mention.start, -mention.end)))
