"""What a PDF said before it was changed (threat P02): saving may add to a file and leave all that was in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pymupdf

from engine.hidden.shown import seen_words
from engine.types import Concealed

_END = re.compile(rb"%%EOF\s{0,2}")
_LINEARIZED = b"/Linearized"
_HEAD = 1024  # bytes in which a file says that it is linearized: its first end is not one of a revision
_LEAST = 100  # bytes of a revision


def find(source: bytes, password: str | None, seen: frozenset[str]) -> Iterator[Concealed]:
    """Every earlier revision; it leaks if it says a word that the last one doesn't, or can't be read."""
    ends = [match.end() for match in _END.finditer(source)]
    if _LINEARIZED in source[:_HEAD]:
        del ends[:1]
    for end in ends[:-1]:
        if len(source) - end > _LEAST:
            text = _text(source[:end], password)
            more = "" if text is None else " ".join(sorted(seen_words(text) - seen))
            yield Concealed("old-revision", text is None or bool(more), None, more)


def _text(revision: bytes, password: str | None) -> str | None:
    try:
        with pymupdf.open("pdf", revision) as pages:
            if pages.needs_pass and not pages.authenticate(password or ""):
                return None
            return "\n".join(page.get_text() for page in pages)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError):
        return None
