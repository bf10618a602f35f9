"""Finds the first page that the running examination has not searched yet."""

from __future__ import annotations

from bisect import bisect_right

from engine.core.types import Document, PdfPlace


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
