"""Recognizers that find mentions: patterns, word lists, the user's own terms, and trained models.

Mentions may overlap: `engine.detection.entities` resolves them.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.progress import Progress
from engine.core.types import Mention, Structure
from engine.detection import (
    abbreviated,
    abroad,
    added_models,
    ages,
    announced,
    authorities,
    bodies,
    boundaries,
    chats,
    citing,
    clocks,
    defined,
    first_names,
    gazetteer,
    impersonal,
    initials,
    listed,
    neural,
    ordinary,
    patterns,
    placed,
    signing,
    traits,
    trimming,
)
from engine.detection import reading as reading
from engine.detection import structure as layout
from engine.detection import terms as own_terms
from engine.detection.abroad import traits as traits_abroad
from engine.detection.own import NONE, Own
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
    own: Own = NONE,
) -> tuple[Mention, ...]:
    """Return the mentions of all recognizers, sorted by start, the longer first. Without `tagged` no model is used.

    Args:
        added: the output of the user's own models on the text.
        own: the user's own patterns, word lists and packages.
        structure: the structure of the text, read with its document; None reads it from the text alone.

    Raises:
        Cancelled: `progress` was cancelled.
        BadRecognizer: a recognizer of the user failed or exceeded its time.
    """
    structure = structure or layout.read(text)
    found = [*patterns.find(text, progress=progress, own=own.rules)]
    found = [each for each in found if not (each.subtype == "name" and ordinary.is_kin_or_feast(text, each))]
    found = [each for each in found if not ordinary.is_pressure(text, each)]
    if tagged is not None:
        found += (each for each in neural.find(text, tagged) if not ordinary.is_ordinary(text, each))
    found = [part for each in found for line in trimming.on_lines(text, each) for part in clocks.apart(text, line)]
    found = [first_names.corrected(text, each) for each in abroad.without(text, found)]
    found = [first_names.with_given_name(text, each) for each in first_names.with_months(text, found)]
    people = bodies.words_of_people(text, found)
    found = [bodies.corrected(text, each, people) for each in authorities.whole(text, found)]
    found = list(traits.without(text, defined.without(text, found)))
    if tagged is not None:
        for each in added:
            found += added_models.find(text, each)
    listed_words = traits_abroad.find(text, gazetteer.find(text, progress=progress))
    whole = (
        *own_terms.find(text, terms=terms, person=person),
        *(mention for package in own.packages for mention in package(text)),
        *(boundaries.widen(text, each) for each in citing.without(text, listed_words)),
        *(boundaries.widen(text, each) for each in trimming.without(text, citing.without(text, found))),
    )
    kept = (
        *placed.keep(text, whole, structure),
        *announced.values(text, structure),
        *signing.find(text, structure),
        *chats.find(text),
        *initials.find(text),
        *ages.find(text, whole),
        *listed.find(text, whole),
    )
    return tuple(
        sorted(
            abbreviated.without(text, tuple(impersonal.without(text, kept))),
            key=lambda mention: (mention.start, -mention.end),
        )
    )
