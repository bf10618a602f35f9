"""Writes a redacted DOCX: masks in the text of the kept parts and on their pictures."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from engine.core.options import DEFAULT_WRITING, WritingOptions
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    BLOCK,
    Box,
    Document,
    DocxPicturePlace,
    DocxPlace,
    Redaction,
    Shown,
    Written,
)
from engine.documents.docx import mask
from engine.documents.docx.pictures import ShownPicture, shown
from engine.documents.docx.printed import cover_what_is_left
from engine.documents.docx.reading import notices, to_be_changed
from engine.documents.docx.save import save

_WORD = re.compile(r"[^\W_]{2}")


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    options: WritingOptions = DEFAULT_WRITING,
    *,
    progress: Progress = SILENT,
) -> Written:
    """Return a new file of the kept parts, with masks in place of the redacted text.

    Each paragraph that a redaction touches gets a token; replacement text is written only in the first of them.

    Raises:
        InputError: as for `read`.
    """
    package, removed = to_be_changed(source, options.password)
    progress.step(Stage.WRITE, 1, 3)
    parts = package.parts()
    removed += mask.apply(parts, _tokens(document, redactions))
    mask.forget_fonts(parts, {redaction.masked(document.text) for redaction in redactions})
    progress.step(Stage.WRITE, 2, 3)
    pictures = shown(parts)
    masks, boxed = _masks_on_pictures(document, redactions, pictures)
    for area in options.areas:
        masks[pictures[area.page]].append(area.box)
    if redactions:
        masked = {redaction.masked(document.text) for redaction in redactions}
        unmasked = _left_in_pictures(document, redactions, pictures)
        cover_what_is_left(pictures, masks, unmasked, masked, document.languages, progress)
    data, from_pictures = save(package, masks)
    progress.step(Stage.WRITE, 3, 3)
    return Written(data, notices(removed + from_pictures), boxed)


def _tokens(document: Document, redactions: tuple[Redaction, ...]) -> Iterator[tuple[DocxPlace, str]]:
    """Yield each place with its token: a mask in all places of a redaction, replacement text in the first only.

    Letters in places of their own, such as the boxes of a form, also get one mask: more would tell how many there were.
    """
    for redaction in redactions:
        token = redaction.label or BLOCK
        once = redaction.shown is Shown.AS_TEXT or not _WORD.search(document.text, redaction.start, redaction.end)
        for place in document.places(redaction.start, redaction.end):
            if isinstance(place, DocxPlace):
                yield place, token
                token = "" if once else token


def _masks_on_pictures(
    document: Document, redactions: tuple[Redaction, ...], pictures: Sequence[ShownPicture]
) -> tuple[dict[ShownPicture, list[Box]], tuple[int, ...]]:
    """Return the boxes to black out in each picture, and the redactions whose replacement text is lost.

    The latter, by index, are in pictures only, on which no words are written.
    """
    masks: dict[ShownPicture, list[Box]] = defaultdict(list)
    boxed = []
    for index, redaction in enumerate(redactions):
        places = list(document.places(redaction.start, redaction.end))
        for place in document.places(*_whole_words(document.text, redaction)):
            if isinstance(place, DocxPicturePlace):
                masks[pictures[place.picture]] += place.boxes
        if redaction.shown is Shown.AS_TEXT and places and all(place.in_picture for place in places):
            boxed.append(index)
    return masks, tuple(boxed)


def _whole_words(text: str, redaction: Redaction) -> tuple[int, int]:
    """Return the range of the redaction extended to whole words: borders of letters in a picture are uncertain."""
    start, end = redaction.start, redaction.end
    while start > 0 and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum():
        end += 1
    return start, end


def _left_in_pictures(
    document: Document, redactions: tuple[Redaction, ...], pictures: Sequence[ShownPicture]
) -> dict[ShownPicture, str]:
    """Return the text of each picture that is not masked."""
    text = list(document.text)
    for redaction in redactions:
        text[redaction.start : redaction.end] = "\n" * (redaction.end - redaction.start)
    unmasked: dict[ShownPicture, str] = defaultdict(str)
    for segment in document.segments:
        if isinstance(segment.place, DocxPicturePlace):
            unmasked[pictures[segment.place.picture]] += "".join((*text[segment.start : segment.end], "\n"))
    return unmasked
