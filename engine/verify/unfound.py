"""Requested strings that the file does not hold: reported to the user as possible misspellings, never an error."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial

from engine.core.errors import Cancelled
from engine.core.progress import Progress, Stage
from engine.core.types import Document, DocumentKind, Redaction
from engine.core.user_terms import Form, UserTerm
from engine.verify.checks import table
from engine.verify.evidence import Surface
from engine.verify.search import hits
from engine.verify.terms import collect, filled, initials, squeezed

_CANCEL_EVERY = 50  # surfaces


def not_in_text(document: Document, asked: tuple[UserTerm, ...]) -> frozenset[int]:
    """Return the numbers of the requested strings that the document's text holds in no form."""
    found = {number for term in collect(document, (), asked).all if term.said for number in term.asked}
    # Scripts without spaces, and letters that are set apart, are found within longer runs. The initials and single
    # names of a person are not: nearly every text has their letters side by side.
    run = squeezed(document.text)
    runs = {(each.number, squeezed(each.text)) for each in asked if each.form is Form.TERM or " " in each.text}
    found |= {number for number, text in runs if len(text) > 1 and text in run}
    return frozenset(each.number for each in asked) - found


def not_in_file(
    source: bytes, asked: tuple[UserTerm, ...], document: Document, password: str | None, *, progress: Progress
) -> tuple[int, ...]:
    """Return the sorted numbers of the requested strings that neither the text holds nor another reader finds.

    The readers also search the files embedded in the document, which are removed. A reader that fails finds nothing
    here; its failure on the output refuses the file.

    Raises:
        Cancelled: the user asked to stop.
    """
    terms = collect(document, (), asked)
    left = set(not_in_text(document, asked))
    for surfaces in _readings(document.kind, source, password, document.languages):
        try:
            for hit in hits(terms, _cancellable(surfaces(), progress)):
                left -= hit.term.asked
        except Cancelled:
            raise
        except Exception:  # noqa: S112 - libraries raise whatever they like
            continue
        if not left:
            break
    return tuple(sorted(left))


def _readings(
    kind: DocumentKind, data: bytes, password: str | None, languages: tuple[str, ...]
) -> Iterator[Callable[[], Iterator[Surface]]]:
    """Yield the other readers of a file, then those of each file embedded in it."""
    from engine.verify.leftovers import DEEPEST, Inner, files, outermost  # here: few files need its libraries

    waiting: list[tuple[Inner, int]] = [(outermost(kind, data, password), 0)]
    while waiting:
        outer, depth = waiting.pop(0)
        for scan in (*table(outer.kind).others, *(each.scan for each in table(outer.kind).of_pictures(languages))):
            yield partial(scan, outer.data, outer.password)
        if depth < DEEPEST and not outer.is_whole:
            with suppress(Exception):  # libraries raise whatever they like; what can't be opened isn't found
                waiting += [(inner, depth + 1) for inner in files(outer)]


def _cancellable(surfaces: Iterator[Surface], progress: Progress) -> Iterator[Surface]:
    for number, surface in enumerate(surfaces):
        if number % _CANCEL_EVERY == 0:
            progress.step(Stage.VERIFY, 0, 0)
        yield surface


def initials_left(document: Document, redactions: tuple[Redaction, ...], rows: Iterable[str]) -> int:
    """Return how often the redacted text still holds these initials."""
    left = initials(filled(document, redactions, (" " for _ in redactions)))
    return sum(left.count(f" {row.upper()} ") for row in rows)
