"""Recognizers that find mentions: patterns, word lists, the user's own terms, and trained models.

Mentions may overlap: `engine.detection.entities` resolves them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core.progress import Progress
from engine.core.types import Mention, Recognizer, Structure
from engine.detection import patterns
from engine.detection import structure as layout
from engine.detection.abroad import traits as traits_abroad
from engine.detection.corrections import CORRECTIONS
from engine.detection.edges import boundaries, trimming
from engine.detection.filters import (
    abbreviated,
    amounts,
    citing,
    defined,
    eponyms_alone,
    formulas,
    guidance,
    impersonal,
    logs,
    medicine_words,
    ordinary,
    placed,
    plain,
    public_numbers,
    rooms,
    things,
)
from engine.detection.finders import (
    acting,
    ages,
    announced,
    beginnings,
    chats,
    closing,
    halves,
    initialled,
    initials,
    listed,
    scripts,
    signing,
    uncapitalised,
    wrapped,
)
from engine.detection.lexicon import gazetteer
from engine.detection.networks import added_models, neural
from engine.detection.networks import reading as reading
from engine.detection.own import NONE, Own
from engine.detection.own import terms as own_terms
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
    found = [*_by_patterns(text, own, progress), *_by_network(text, tagged)]
    for corrected in CORRECTIONS:
        found = [*corrected(text, found)]
    # Behind the corrections, which are of mistakes of the bundled network.
    found += _by_added_networks(text, added) if tagged is not None else ()
    found += traits_abroad.find(text, gazetteer.find(text, progress=progress))
    whole = (
        *_of_user(text, own, terms, person),
        *_widened(text, trimming.without(text, citing.without(text, found))),
    )
    # What the structure itself shows is not filtered by it; ages and lists need the names that were found.
    kept = (*_placed(text, whole, structure), *_by_place(text, structure), *_beside_names(text, whole))
    kept = (*kept, *wrapped.find(text, structure, kept))
    kept = (*kept, *uncapitalised.find(text, kept))
    kept = tuple(things.without(text, logs.without(text, kept, structure), structure))
    kept = tuple(public_numbers.without(text, kept))
    # Last, as any name that was found may explain capitals.
    named = tuple(impersonal.without(text, defined.without_parties(text, kept)))
    return tuple(sorted(abbreviated.without(text, named), key=lambda mention: (mention.start, -mention.end)))


def _by_patterns(text: str, own: Own, progress: Progress) -> Iterator[Mention]:
    """Yield the mentions of patterns, the user's among them, that identify somebody."""
    for whole in patterns.find(text, progress=progress, own=own.rules):
        for each in trimming.at_repeat(text, whole):
            is_nobody = each.subtype == "name" and ordinary.is_kin_or_feast(text, each)
            if not (is_nobody or ordinary.is_pressure(text, each)):
                yield each


def _by_network(text: str, tagged: TaggedText | None) -> Iterator[Mention]:
    """Yield the mentions of the bundled network that are no ordinary words."""
    for whole in neural.find(text, tagged) if tagged is not None else ():
        for each in chain.from_iterable(trimming.divided(text, part) for part in trimming.at_repeat(text, whole)):
            if not (ordinary.is_ordinary(text, each) or _is_other(text, each)):
                yield each


def _placed(text: str, whole: Sequence[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield the mentions that the structure leaves; the parts of a divided one only if they are no ordinary words."""
    before = frozenset(whole)
    for each in placed.keep(text, whole, structure):
        is_part = each not in before and each.recognizer == Recognizer.NEURAL
        if not (is_part and ordinary.is_ordinary(text, each)):
            yield each


def _is_other(text: str, mention: Mention) -> bool:
    """Return whether a network's mention is an amount, room, stamp, formula, term of medicine or plain word."""
    checks = (
        *(amounts.is_of_amount, amounts.is_of_stamp, formulas.is_formula, rooms.is_room),
        *(eponyms_alone.is_eponym, guidance.is_guidance, medicine_words.is_word),
    )
    return plain.is_plain(text, mention.start, mention.end) or any(check(text, mention) for check in checks)


def _by_added_networks(text: str, added: Iterable[TaggedText]) -> Iterator[Mention]:
    for each in added:
        yield from added_models.find(text, each)


def _of_user(text: str, own: Own, terms: tuple[str, ...], person: str | None) -> Iterator[Mention]:
    """Yield the mentions of the user's terms and packages, whose edges the user chose."""
    yield from own_terms.find(text, terms=terms, person=person)
    for package in own.packages:
        yield from package(text)


def _widened(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    return (boundaries.widen(text, each) for each in mentions)


def _by_place(text: str, structure: Structure) -> Iterator[Mention]:
    """Yield the mentions that a label, column, signature, verb, chat, initials or another script shows."""
    yield from announced.values(text, structure)
    yield from signing.find(text, structure)
    yield from acting.find(text)
    yield from chats.find(text)
    yield from initials.find(text)
    yield from initialled.find(text)
    yield from scripts.find(text)


def _beside_names(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    yield from ages.find(text, found)
    yield from beginnings.find(text, found)
    yield from listed.find(text, found)
    yield from halves.find(text, found)
    yield from closing.find(text, found)
