"""Parts of a document that a running or stopped search has left."""

from __future__ import annotations

from bisect import bisect_right

from engine.core.messages import COVERED, STOPPED
from engine.core.types import WHOLE_PAGE, Document, Notice, PageArea, PdfPlace


def first_unsearched(document: Document, searched: int) -> int | None:
    """Return the first page, from 0, with text that was not searched; None if there is none, or the format has no
    pages.

    Args:
        searched: characters from the start of the text.
    """
    index = bisect_right(document.segments, searched, key=lambda each: each.end)
    places = (each.place for each in document.segments[index : index + 1])
    following = next((place.page for place in places if isinstance(place, PdfPlace)), None)
    if following is None and not document.whole:
        read = [each.place.page for each in document.segments[-1:] if isinstance(each.place, PdfPlace)]
        return max(read, default=-1) + 1
    return following


def stopped(document: Document) -> Notice | None:
    """Return the notice of what a stopped search has left; None where all was searched."""
    return next((each for each in document.warnings if each.code in (STOPPED, COVERED)), None)


def covered(document: Document) -> tuple[PageArea, ...]:
    """Return boxes over the pages that are blacked out because a stopped search has left them."""
    left = stopped(document)
    return tuple(PageArea(page, WHOLE_PAGE) for page in left.pages) if left and left.code == COVERED else ()
