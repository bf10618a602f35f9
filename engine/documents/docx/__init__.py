"""DOCX: a zip of XML parts, read and redacted without a word processor.

Reading and writing begin alike: load the parts that can be trusted, sanitise them of everything but visible text and
layout, and join the text of runs. The searched text is therefore exactly the text that is written.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.errors import CannotMakeSafe
from engine.core.options import Layout, MaskStyle
from engine.core.progress import Progress
from engine.core.types import (
    Box,
    Document,
    DocumentKind,
    DocxPicturePlace,
    DocxPlace,
    Notice,
    PageArea,
    Redaction,
    Segment,
    Shown,
    Written,
)
from engine.documents import ocr
from engine.documents.docx import lettered, mask, shapes
from engine.documents.docx.columns import letters_below_each_other, table_cells
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.hidden import Formats, faint, unseen_runs
from engine.documents.docx.orders import reading_orders
from engine.documents.docx.package import Package, load
from engine.documents.docx.paragraphs import around, joined, placed
from engine.documents.docx.pictures import ShownPicture, shown
from engine.documents.docx.printed import cover_what_is_left, read_printed
from engine.documents.docx.sanitise import clean
from engine.documents.docx.save import save
from engine.documents.kinds import COMPOUND

# A constant token, so that its length shows nothing of the masked text (threat D31).
BLOCK = "█████"

_WORD = re.compile(r"[^\W_]{2}")

# Content that is removed without being searched, which a notice reports.
_UNSEARCHED = ("embedded-object", "imported-document", "unknown-part")


def read(
    source: bytes, path: Path, *, password: str | None, progress: Progress, languages: tuple[str, ...] = ()
) -> Document:
    """Return the text of paragraphs and of pictures, with places.

    Paragraphs are separated by a line break, parts by two; list numbers and page numbers are not text. The text of
    pictures follows, if they are read.

    Raises:
        UnsupportedFormat: the binary format from before 2007, or an unknown encryption.
        PasswordNeeded, WrongPassword: encrypted.
        DamagedFile: the zip or a part can't be read.
        CannotMakeSafe: built to exhaust the machine, or all its content is a document that it imports.
    """
    package, removed = _opened(source, password)
    progress.step("open", 1, 2)
    text = ""
    segments: list[Segment] = []
    paragraphs = list(placed(package.parts()))
    for each in paragraphs:
        paragraph = joined(each.pieces)
        text += "\n" * (each.start - len(text)) + paragraph
        paired = any(around(piece.element) is not None for piece in each.pieces)
        place = DocxPlace(each.part.name, each.number, 0, len(paragraph), paired)
        segments.append(Segment(each.start, len(text), place))
    printed = read_printed(package.parts(), len(text), languages, progress)
    is_empty = not text.strip() and printed.says_nothing
    text += printed.text
    segments += printed.segments
    searched = ocr.installed(languages)
    if is_empty and removed["imported-document"]:
        raise CannotMakeSafe(problem="imported-document")
    warnings = Counter({f"{code}-not-searched": removed[code] for code in _UNSEARCHED})
    if searched:
        warnings["picture-read"] = printed.pictures - printed.unread
    else:
        warnings["picture-not-searched"] = printed.pictures
    warnings["nothing-read" if searched else "page-without-text"] = printed.pictures if is_empty else 0
    warnings["no-ocr-languages"] = printed.pictures if languages and not searched else 0
    warnings["picture-read-in-part"] = printed.in_part
    warnings["code-in-picture"] = printed.codes
    warnings["face-in-picture"] = printed.faces
    warnings["unseen-text"] = unseen_runs(package.parts())
    warnings["shape-not-read"], warnings["chart-not-read"] = shapes.unread(package.parts())
    formats = Formats(part.root for part in package.parts())
    progress.step("open", 2, 2)
    return Document(
        path=path,
        kind=DocumentKind.DOCX,
        sha256=hashlib.sha256(source).hexdigest(),
        text=text,
        segments=() if is_empty else tuple(segments),
        warnings=_notices(warnings),
        languages=languages,
        apart=tuple(letters_below_each_other(paragraphs)),
        orders=(
            *reading_orders(package.parts(), paragraphs),
            *lettered.orders(package.parts(), paragraphs, printed.stretches),
        ),
        cells=tuple(table_cells(paragraphs)),
        faint=tuple(stretch for each in paragraphs for stretch in faint(each.pieces, each.start, formats)),
    )


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    style: MaskStyle,
    password: str | None,
    progress: Progress,
    areas: tuple[PageArea, ...] = (),
    layout: Layout = Layout.EVEN,  # noqa: ARG001 - no line has a fixed width
) -> Written:
    """Return a new file of the kept parts, with masks in place of the redacted text.

    Each paragraph that a redaction touches gets a token; replacement text is written only in the first of them.

    Args:
        areas: boxes in pictures, in their pixels; `page` is the number of the picture.

    Raises:
        InputError: as for `read`.
    """
    package, removed = _opened(source, password)
    progress.step("write", 1, 3)
    parts = package.parts()
    removed += mask.apply(parts, _tokens(document, redactions, labelled=style is not MaskStyle.BOX))
    mask.forget_fonts(parts, {redaction.masked(document.text) for redaction in redactions})
    progress.step("write", 2, 3)
    pictures = shown(parts)
    masks, boxed = _masks_on_pictures(document, redactions, pictures)
    for area in areas:
        masks[pictures[area.page]].append(area.box)
    if redactions:
        masked = {redaction.masked(document.text) for redaction in redactions}
        unmasked = _left_in_pictures(document, redactions, pictures)
        cover_what_is_left(pictures, masks, unmasked, masked, document.languages, progress)
    data, from_pictures = save(package, masks)
    progress.step("write", 3, 3)
    return Written(data, _notices(removed + from_pictures), boxed)


def _tokens(
    document: Document, redactions: tuple[Redaction, ...], *, labelled: bool
) -> Iterator[tuple[DocxPlace, str]]:
    """Yield each place with its token: a mask in all places of a redaction, replacement text in the first only.

    Letters in places of their own, such as the boxes of a form, also get one mask: more would tell how many there were.
    """
    for redaction in redactions:
        token = redaction.words(labelled=labelled) or BLOCK
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


def _opened(source: bytes, password: str | None) -> tuple[Package, Counter[str]]:
    package = load(decrypt(source, password) if source.startswith(COMPOUND) else source)
    return package, clean(package)


def _notices(counts: Counter[str]) -> tuple[Notice, ...]:
    return tuple(Notice(code, count=count) for code, count in sorted(counts.items()) if count)
