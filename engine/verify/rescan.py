"""Re-scan: opens the redacted file as Sable opens any file, and runs the recognizers again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from engine.core.errors import EmptyDocument
from engine.core.message import Message, message
from engine.core.options import ReadingOptions
from engine.core.progress import SILENT, Progress
from engine.core.types import Document, DocumentKind, Mention, Recognise
from engine.core.user_terms import PERSON, Form
from engine.core.words import in_word
from engine.documents import FORMATS
from engine.verify.evidence import Case, PlaceKind, Scanner, Surface, Verdict
from engine.verify.terms import squeezed, words

_PARAGRAPH = "\n\n"
_PLANTED_LINE = "Also:"
_PLANTED = ("planted.string@sable.example", "GB82 WEST 1234 5698 7654 32", "192.0.2.146")
"""Strings that recognizers find by form alone, whatever networks the user works with."""
_SURE = 0.5
_SHORTEST_WORD = 3
_USED = "|"  # occurs in no word


def reader(kind: DocumentKind) -> Scanner:
    """Return the scanner that reads a file as Sable does."""
    return partial(_scan, kind)


def _scan(kind: DocumentKind, data: bytes, password: str | None) -> Iterator[Surface]:
    yield text(read(kind, data, password))


def text(document: Document | None) -> Surface:
    """Return the text that Sable read as one surface."""
    return Surface(Message("place.text"), PlaceKind.BODY, document.text if document else "")


def read(
    kind: DocumentKind,
    data: bytes,
    password: str | None,
    languages: tuple[str, ...] = (),
    progress: Progress = SILENT,
) -> Document | None:
    """Read a file as Sable opens it; return None where everything was masked and no text is left."""
    try:
        return FORMATS[kind].read(data, Path(), ReadingOptions(password, languages), progress=progress)
    except EmptyDocument:
        return None


def recognised_again(left: str, recognise: Recognise, case: Case, by_rules: Recognise | None = None) -> Verdict:
    """Run the recognizers on the remaining text and verify that no finding consists of masked words alone.

    A network finds whole words. Where no masked word is left as one, no finding of a network can consist of masked
    words, and only the other recognizers run.

    The text is followed by planted strings that the recognizers must find, and by all that the user asked for:
    recognizers that find nothing, or stop before the end, verify nothing.

    Args:
        by_rules: the recognizers without networks, which may find parts of words; None: always run them all.
    """
    if not left:
        return Verdict(True, Message("nothing.no-text-left"), checked=False)
    masked = {word for term in case.terms.all for word in term.text.split() if len(word) >= _SHORTEST_WORD}
    secret = masked - set(words(case.terms.remaining).split())
    planted = [*_PLANTED, *_asked_for(case)]
    scan = by_rules if by_rules and _no_whole_word_of(secret, left) else recognise
    both = scan(_PARAGRAPH.join((left, *(f"{_PLANTED_LINE} {each} " for each in planted))))
    missed = _missed(both, planted, len(left))
    if missed:
        return Verdict(False, message("rescan.planted", missed=missed, planted=len(planted)))
    found = [mention for mention in both if mention.start < len(left)]
    sure = ((mention.start, min(mention.end, len(left))) for mention in found if mention.score >= _SURE)
    masked_alone = _longest(span for span in sure if _made_of(secret, left[slice(*span)]))
    phrases = [words(left[start:end]) for start, end in masked_alone]
    again = len(phrases) - _in_replacements(phrases, case.terms.replacements)
    if again:
        return Verdict(False, message("rescan.again", number=again))
    if not found and scan is recognise:
        return Verdict(True, Message("rescan.none"))
    if not found:
        return Verdict(True, Message("rescan.none-by-rules"))
    return Verdict(True, message("rescan.others", count=len(found)))


def _asked_for(case: Case) -> Iterator[str]:
    """Yield terms as the user gave them, and the longest form of the data subject's name."""
    yield from (each.text for each in case.claim.asked if each.number != PERSON and words(each.text).strip())
    forms = (each.text for each in case.claim.asked if each.number == PERSON and each.form is not Form.INITIALS)
    yield from (each.title() for each in islice(forms, 1))


def _missed(found: Iterable[Mention], planted: list[str], start: int) -> int:
    """Count the planted strings, after the text of length `start`, in which nothing was found."""
    places = [mention.span for mention in found if mention.end > start and mention.score >= _SURE]
    missed = 0
    for each in planted:
        start += len(_PARAGRAPH) + len(_PLANTED_LINE) + 1
        end = start + len(each)
        missed += not any(first < end and start < last for first, last in places)
        start = end + 1
    return missed


def _made_of(secret: set[str], text: str) -> bool:
    read_words = words(text).split()
    return bool(read_words) and secret.issuperset(read_words)


def _no_whole_word_of(secret: set[str], left: str) -> bool:
    """Return whether no word of `left`, as networks divide it, can be one of `secret`.

    They divide text only beside characters that belong to no word. Where such a character stands for letters, as in
    scripts without spaces and as a trademark sign does, words can't be told apart.
    """
    divided = all(in_word(character) or not squeezed(character) for character in set(left))
    return divided and secret.isdisjoint(words(left).split())


def _longest(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the spans not contained in another: several recognizers may find one thing, or a part of it."""
    longest: list[tuple[int, int]] = []
    for start, end in sorted(set(spans), key=lambda span: (span[0], -span[1])):
        if not longest or end > longest[-1][1]:
            longest.append((start, end))
    return longest


def _in_replacements(phrases: list[str], replacements: tuple[str, ...]) -> int:
    """Count the phrases that the replacements contain; each occurrence in a replacement excuses one phrase."""
    unused = list(replacements)
    excused = 0
    for phrase in sorted(phrases, key=len, reverse=True):
        holder = next((index for index, left in enumerate(unused) if phrase in left), None)
        if holder is not None:
            unused[holder] = unused[holder].replace(phrase, f" {_USED} ", 1)
            excused += 1
    return excused
