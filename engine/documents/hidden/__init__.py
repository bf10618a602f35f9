"""Hidden content of a file: text that its pages don't show, and data besides the pages.

In a released file it shows poor redaction, and in a file to redact what will be removed. Unlike `verify` it needs no
original: what leaks is text that a file holds and does not show.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from engine.core.errors import DamagedFile, SableError, UnsupportedFormat
from engine.core.progress import Progress
from engine.core.types import Concealed, DocumentKind, Notice
from engine.documents.hidden import docx, pdf, plain_text
from engine.documents.kinds import kind_of

_Finder = Callable[..., Iterator[Concealed]]
_FINDERS: dict[DocumentKind, _Finder] = {
    DocumentKind.PDF: pdf.find,
    DocumentKind.DOCX: docx.find,
    DocumentKind.TXT: plain_text.find,
}


def find(source: bytes, *, password: str | None, progress: Progress) -> tuple[Concealed, ...]:
    """Return all hidden content of a file, by page and kind.

    Raises:
        UnsupportedFormat: neither PDF, DOCX nor text.
        InputError: it can't be read completely, so its content is unknown.
        Cancelled: the user asked to stop.
    """
    kind = kind_of(source)
    if kind is None:
        raise UnsupportedFormat
    try:
        found = list(_FINDERS[kind](source, password, progress))
    except SableError:
        raise
    except Exception as error:  # whatever stopped the reader, its findings are incomplete
        raise DamagedFile(format=kind.value) from error
    return tuple(sorted(found, key=lambda each: (-1 if each.page is None else each.page, each.code)))


def count(found: Iterable[Concealed]) -> tuple[Notice, ...]:
    """Return how many of each kind there are, with their pages, sorted by code."""
    counts: Counter[str] = Counter()
    pages: dict[str, set[int]] = defaultdict(set)
    for each in found:
        counts[each.code] += 1
        if each.page is not None:
            pages[each.code].add(each.page)
    return tuple(Notice(code, tuple(sorted(pages[code])), number) for code, number in sorted(counts.items()))
