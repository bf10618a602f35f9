"""Search for the user's terms in every form that a reader understands."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.types import Document
from engine.detection import letters
from engine.detection.own import terms


def find(written: tuple[str, ...], person: str | None, document: Document) -> Iterator[tuple[int, int]]:
    """Yield the index of each term that a document contains, with an offset; `person` has the last index."""
    wanted: list[tuple[tuple[str, ...], str | None]] = [((each,), None) for each in written]
    if person:
        wanted.append(((), person))
    for index, (strings, name) in enumerate(wanted):
        plain = terms.find(document.text, terms=strings, person=name)
        for mention in (*plain, *letters.find(document, (), lambda _: (), terms=strings, person=name)):
            yield index, mention.start
