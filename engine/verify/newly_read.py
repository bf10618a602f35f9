"""Words that OCR reads in a redacted file and did not read in the original: their places, to be masked as well.

Once something is masked, OCR divides a picture into other lines, and may read a masked string where it had misread it
before. Such a file fails its checks; it may be written once more with these places masked, and verified from nothing.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pikepdf
import pypdfium2

from engine import sandbox
from engine.core.message import Message
from engine.core.progress import Progress, Stage
from engine.core.types import Box, Check, Document, DocumentKind, DocxPicturePlace, PageArea, PdfPlace, union
from engine.documents import ocr
from engine.documents.pdf.geometry import Area, frame
from engine.verify import rescan
from engine.verify.checks import BY_OCR
from engine.verify.evidence import Claim, PlaceKind, Side, Surface
from engine.verify.pdf import drawn
from engine.verify.pdf.text_layer import uncropped
from engine.verify.search import excess, hits
from engine.verify.terms import Term, Terms, collect, squeezed

_ACROSS, _UP = 0.2, 0.1  # of a line's height: the margins around letters, whose borders OCR estimates
_SHARED = 0.5  # of a word's width and height; sharing more counts as the same place


class _Printed(NamedTuple):
    """A line that OCR read: characters with their boxes. `page`: of a DOCX, the number of the picture; from 0."""

    page: int
    letters: tuple[tuple[str, Box], ...]

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.letters)


def places_newly_read(claim: Claim, checks: Iterable[Check], progress: Progress) -> tuple[PageArea, ...]:
    """Return what `find` finds in a fresh process; nothing where a check failed that is not one of `BY_OCR`.

    Raises:
        SableError: the process ended, or could not read the output.
        Cancelled: the user cancelled.
    """
    if not {each.name for each in checks if not each.passed} <= BY_OCR:
        return ()
    return sandbox.run(partial(find, claim.only(Side.OUTPUT)), tuple[PageArea, ...], Stage.VERIFY, progress)


def find(claim: Claim, *, progress: Progress) -> tuple[PageArea, ...]:
    """Return the places of words of masked strings that OCR reads in the output alone.

    Of a DOCX, `PageArea.page` is the number of a picture, and boxes are in its pixels.
    """
    terms = collect(claim.document, claim.redactions, claim.asked)
    areas = list(_in_pictures(claim, terms, progress))
    if claim.document.kind is DocumentKind.PDF:
        areas += _drawn(claim, terms, progress)
    return tuple(dict.fromkeys(areas))


def _in_pictures(claim: Claim, terms: Terms, progress: Progress) -> Iterator[PageArea]:
    """Yield the places in pictures as Sable reads them, without words that were read there in the original."""
    document = claim.document
    output = rescan.read(document.kind, claim.output, None, document.languages, progress)
    if output is None:
        return
    surplus = excess(hits(terms, [rescan.text(output)]), lambda: hits(terms, [rescan.text(document)]))
    wanted = {hit.term for hit in surplus}
    known: dict[tuple[int, str], list[Box]] = defaultdict(list)
    for line in _lines(document, everywhere=claim.pictured):
        for word in _words(line.letters):
            known[line.page, squeezed(_joined(word))].append(_around(word))
    for line in _lines(output) if wanted else ():
        for found in _spans(line, wanted, terms):
            new = [
                word
                for word in _words(found)
                if not any(_same(_around(word), box) for box in known[line.page, squeezed(_joined(word))])
            ]
            yield from (_area(line.page, word) for word in new)


def _drawn(claim: Claim, terms: Terms, progress: Progress) -> Iterator[PageArea]:
    """Yield the places in marks of pages; of strings that also stay in the text, nothing tells which are new."""
    languages = claim.document.languages
    if not ocr.installed(languages):
        return
    with (
        pikepdf.open(io.BytesIO(claim.output)) as pages,
        pypdfium2.PdfDocument(uncropped(claim.output, None)) as sheets,
    ):
        for number, lines in drawn.lines(sheets, claim.output, None, languages):
            progress.step(Stage.VERIFY, 0, 0)
            left, _, _, top = sheets[number].get_mediabox()
            placed = frame(pages.pages[number])
            for each in lines:
                letters = tuple((letter.text, letter.box) for letter in each.letters if letter.is_sure)
                line = _Printed(number, letters)
                wanted = {hit.term for hit in hits(terms, [_surface(line.text)]) if not hit.term.stays}
                for found in _spans(line, wanted, terms):
                    x0, y0, x1, y1 = _area(number, found).box
                    yield PageArea(number, placed.box(Area(left + x0, top - y1, left + x1, top - y0)))


def _lines(document: Document, *, everywhere: bool = False) -> Iterator[_Printed]:
    """Yield the lines that OCR read, or those of the pages' own text as well."""
    for segment in document.segments:
        place = segment.place
        if (everywhere or place.in_picture) and isinstance(place, PdfPlace | DocxPicturePlace):
            number = place.page if isinstance(place, PdfPlace) else place.picture
            yield _Printed(number, tuple(zip(document.text[segment.start : segment.end], place.boxes, strict=True)))


_Letters = Sequence[tuple[str, Box]]


def _spans(line: _Printed, wanted: Iterable[Term], terms: Terms) -> Iterator[_Letters]:
    """Yield the letters of whole words that hold a wanted string; of the whole line where its place is unclear."""
    found = {hit.term for hit in hits(terms, [_surface(line.text)])}
    for term in found.intersection(wanted):
        around = (_whole(line.letters, *span) for span in _occurrences(line.letters, squeezed(term.text)))
        spans = [each for each in around if any(hit.term is term for hit in hits(terms, [_surface(_joined(each))]))]
        yield from spans or [line.letters]


def _occurrences(letters: _Letters, needle: str) -> Iterator[tuple[int, int]]:
    """Yield the first index and the one after the last of each occurrence of a squeezed string, in either direction."""
    signs = [(sign, index) for index, (text, _) in enumerate(letters) for sign in squeezed(text)]
    together = "".join(sign for sign, _ in signs)
    for each in {needle, needle[::-1]} if needle else ():
        start = together.find(each)
        while start >= 0:
            yield signs[start][1], signs[start + len(each) - 1][1] + 1
            start = together.find(each, start + 1)


def _whole(letters: _Letters, start: int, end: int) -> _Letters:
    """Return the letters of a range extended to whole words."""
    while start > 0 and not letters[start - 1][0].isspace():
        start -= 1
    while end < len(letters) and not letters[end][0].isspace():
        end += 1
    return letters[start:end]


def _words(letters: _Letters) -> Iterator[_Letters]:
    word: list[tuple[str, Box]] = []
    for each in (*letters, (" ", Box(0, 0, 0, 0))):
        if not each[0].isspace():
            word.append(each)
        elif word:
            yield tuple(word)
            word = []


def _surface(text: str) -> Surface:
    return Surface(Message("place.text"), PlaceKind.OTHER_READER, text)


def _joined(letters: _Letters) -> str:
    return "".join(text for text, _ in letters)


def _around(letters: _Letters) -> Box:
    return union(box for _, box in letters)


def _area(page: int, letters: _Letters) -> PageArea:
    x0, y0, x1, y1 = _around(letters)
    across, up = _ACROSS * (y1 - y0), _UP * (y1 - y0)
    return PageArea(page, Box(x0 - across, y0 - up, x1 + across, y1 + up))


def _same(one: Box, other: Box) -> bool:
    both = one.shared(other)
    return both.width > _SHARED * one.width and both.height > _SHARED * one.height
