"""What hides in a file of any tool: text that its pages don't show, and data beside the pages.

For a file that was released it tells what is badly redacted, and for one that will be redacted what is going to be
removed. Unlike the proof in `verify` it needs no original: what leaks is what a file says and does not show.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from engine.core.errors import DamagedFile, SableError, UnsupportedFormat
from engine.core.progress import Progress
from engine.core.types import Concealed, DocumentKind, Notice
from engine.documents import FORMATS
from engine.documents.hidden import docx, pdf

_Finder = Callable[..., Iterator[Concealed]]
# A text file shows all that it holds.
_FINDERS: dict[DocumentKind, _Finder] = {DocumentKind.PDF: pdf.find, DocumentKind.DOCX: docx.find}


def find(source: bytes, *, password: str | None, progress: Progress) -> tuple[Concealed, ...]:
    """All that hides in a file, by page and kind.

    Raises:
        UnsupportedFormat: neither PDF, DOCX nor text.
        InputError: it can't be read completely, so nobody knows what it holds.
        Cancelled: the person asked to stop.
    """
    kind = next((kind for kind, each in FORMATS.items() if each.recognises(source)), None)
    if kind is None:
        raise UnsupportedFormat
    finder = _FINDERS.get(kind)
    try:
        found = list(finder(source, password, progress)) if finder else []
    except SableError:
        raise
    except Exception as error:  # whatever stops a reader, nobody knows what it would have found
        raise DamagedFile(format=kind.value) from error
    return tuple(sorted(found, key=lambda each: (-1 if each.page is None else each.page, each.code)))


def count(found: Iterable[Concealed]) -> tuple[Notice, ...]:
    """How many of each kind, with the pages that hold them, sorted by code."""
    counts: Counter[str] = Counter()
    pages: dict[str, set[int]] = defaultdict(set)
    for each in found:
        counts[each.code] += 1
        if each.page is not None:
            pages[each.code].add(each.page)
    return tuple(Notice(code, tuple(sorted(pages[code])), number) for code, number in sorted(counts.items()))
