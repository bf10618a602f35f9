"""The table of all checks: for each format, the searches for what must be gone and the proofs of what may be there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from engine.core.types import Document, DocumentKind, Place
from engine.verify import alphabets, apart, plain_text, rescan
from engine.verify.controls import Sight
from engine.verify.evidence import CheckFunction, Claim, FileReading, ReportComparison, Scanner, Verdict
from engine.verify.search import Occurrence, ScannerHits, WhatIsRead, absent, counted, found, seen


def _outside_pictures(place: Place) -> bool:
    return not place.in_picture


class NamedScan(NamedTuple):
    """A scanner and the name of its check.

    Attributes:
        control: whether the scanner must find masked text at a place of the original; None: it needs no control.
        cost, reader: see `Proof`.
        read: gives the verdict in place of a count for a scanner of things that few files have, by how much it read.
    """

    name: str
    scan: Scanner
    control: Callable[[Place], bool] | None = _outside_pictures
    cost: float = 0.0
    read: WhatIsRead | None = None
    reader: str = ""


class Proof(NamedTuple):
    """A named check of the output alone; a check that also needs the original is a `ReportComparison`.

    Attributes:
        cost: its approximate duration, in milliseconds a page of text.
        reopens: whether it reads the output as Sable opens it, which is slow and done once, in the first process.
        reader: the library that it has read every page, if another check of the same process can use what it read.
    """

    name: str
    check: CheckFunction
    cost: float = 0.0
    reopens: bool = False
    reader: str = ""


LEFT_AGAIN = "check.rescan"


class FormatChecks(NamedTuple):
    """The checks of one format.

    Attributes:
        own: the scanner that reads a file as Sable does, where a check uses it; it needs no control, since Sable found
            the masked text in what it read.
        of_pictures: yields the searches that use OCR in these languages, if it is installed for them. Without it the
            original was not searched that way either, and the user is warned. They have no control: a picture may hold
            half of a line, and few pages show text that they do not store.
    """

    searches: tuple[NamedScan, ...]
    proofs: tuple[Proof | ReportComparison, ...]
    own: Scanner | None = None
    of_pictures: Callable[[tuple[str, ...]], Iterator[NamedScan]] = lambda _: iter(())

    @property
    def others(self) -> Iterator[Scanner]:
        """Yield the scanners of the searches that read otherwise than Sable does."""
        return (each.scan for each in self.searches if each.scan is not self.own)


# Imported in these functions: the libraries of a format take half a second to load, and a file has one format.


def _of_pdf() -> FormatChecks:
    from engine.verify import placed
    from engine.verify.pdf import areas, drawn, fonts, letters, objects, text_layer

    own, pdfminer = rescan.reader(DocumentKind.PDF), "pdfminer"
    searches = (
        NamedScan("check.text-as-sable", own, control=None),
        NamedScan("check.text-as-pdfium", text_layer.by_pdfium, cost=3),
        NamedScan("check.drawing-instructions", fonts.drawn, cost=4),
        NamedScan("check.strings", objects.objects, control=None, cost=9),
        NamedScan("check.font-letters", letters.named, control=None, cost=5),
        NamedScan("check.text-as-pdfminer", text_layer.by_pdfminer, cost=3, reader=pdfminer),
    )
    proofs = (
        Proof("check.pages-only", objects.structure, cost=2),
        ReportComparison(
            "check.same-pages",
            FileReading(objects.sizes_after, objects.PageSizes),
            FileReading(objects.sizes_before, objects.PageSizes),
            objects.pages,
            cost=2,
        ),
        Proof("check.text-in-place", placed.glyphs_in_place, cost=7, reopens=True),
        ReportComparison(
            "check.nothing-beneath",
            FileReading(drawn.beneath, tuple[drawn.String, ...]),
            FileReading(drawn.shown, tuple[drawn.String, ...]),
            drawn.nothing_beneath,
            cost=9,
        ),
        Proof("check.areas", areas.nothing_left, reopens=True),
        Proof("check.set-apart", apart.nothing_set_apart, cost=30, reader=pdfminer),
        ReportComparison(
            "check.cells",
            FileReading(apart.values, apart.CellValues),
            None,
            apart.values_read,
            cost=1,
            reader=pdfminer,
            with_left=True,
        ),
        Proof("check.other-letters", partial(alphabets.none_in_other_letters, text_layer.by_pdfium), cost=3),
    )
    return FormatChecks(searches, proofs, own, _of_pictures_in_pdf)


def _of_pictures_in_pdf(languages: tuple[str, ...]) -> Iterator[NamedScan]:
    from engine.documents import ocr
    from engine.verify.pdf import drawn, glyphs

    yield from _of_pictures(DocumentKind.PDF, languages)
    if ocr.installed(languages):
        shapes, pages = partial(glyphs.scan, languages), partial(drawn.scan, languages)
        yield NamedScan("check.glyphs", shapes, control=None, cost=6, read=glyphs.read)
        yield NamedScan("check.drawn-pages", pages, control=None, cost=60, read=drawn.read)


def _of_docx() -> FormatChecks:
    from engine.verify.docx import markup, paragraph_text, parts

    own = rescan.reader(DocumentKind.DOCX)
    searches = (
        NamedScan("check.text-as-sable", own, control=None),
        NamedScan("check.every-part", parts.parts, cost=10),
    )
    proofs = (
        Proof("check.document-only", markup.structure, cost=2),
        Proof("check.equal-outside", paragraph_text.unchanged_outside, cost=1, reopens=True),
        Proof("check.set-apart", apart.nothing_set_apart, cost=2),
        Proof("check.other-letters", partial(alphabets.none_in_other_letters, parts.parts), cost=10),
    )
    return FormatChecks(searches, proofs, own, partial(_of_pictures, DocumentKind.DOCX))


def _of_pictures(kind: DocumentKind, languages: tuple[str, ...]) -> Iterator[NamedScan]:
    from engine.documents import ocr
    from engine.verify import pictures

    if ocr.installed(languages):
        scan = partial(pictures.scan, kind, languages)
        yield NamedScan("check.pictures", scan, control=None, read=pictures.read)


def _of_text() -> FormatChecks:
    proofs = (
        ReportComparison(
            "check.equal-outside",
            FileReading(plain_text.readings, tuple[str, ...]),
            FileReading(plain_text.encodings, tuple[str, ...]),
            plain_text.unchanged_outside,
        ),
        Proof("check.set-apart", apart.nothing_set_apart),
        Proof("check.other-letters", partial(alphabets.none_in_other_letters, plain_text.whole)),
    )
    return FormatChecks((NamedScan("check.text", plain_text.whole),), proofs)


_TABLES = {DocumentKind.PDF: _of_pdf, DocumentKind.DOCX: _of_docx, DocumentKind.TXT: _of_text}


@cache
def table(kind: DocumentKind) -> FormatChecks:
    """Return the checks of a format."""
    return _TABLES[kind]()


BY_OCR = frozenset({"check.text-as-sable", "check.pictures", "check.glyphs", "check.drawn-pages", LEFT_AGAIN})
"""Checks that OCR may fail by words that it did not read in the original; see `places_newly_read`."""
_READING = 1500.0  # milliseconds a page with pictures


def comparisons(claim: Claim) -> tuple[ReportComparison, ...]:
    """Return all checks that depend on the content of the files."""
    here = table(claim.document.kind)
    reading = _READING * pictured(claim.document) / max(claim.document.pages, 1)
    read = (each._replace(cost=each.cost or reading) for each in here.of_pictures(claim.document.languages))
    made = (each if isinstance(each, ReportComparison) else _alone(each) for each in here.proofs)
    return (*made, *(_search(each, claim, here) for each in (*here.searches, *read)))


def _alone(proof: Proof) -> ReportComparison:
    """Return a proof as a comparison with nothing."""
    return ReportComparison(
        proof.name,
        output=FileReading(proof.check, Verdict),
        original=None,
        judge=lambda _case, verdict, *_: verdict,
        cost=proof.cost,
        reopens=proof.reopens,
        reader=proof.reader,
    )


def _search(search: NamedScan, claim: Claim, here: FormatChecks) -> ReportComparison:
    """Return a search as a comparison, without control where pages became pictures: another check finds no text."""
    control = None if claim.pictured else search.control
    return ReportComparison(
        search.name,
        output=FileReading(partial(found, search.scan), ScannerHits),
        original=FileReading(partial(seen, search.scan, control), Sight) if control else None,
        judge=partial(absent, control, search.read),
        on_demand=FileReading(partial(counted, search.scan), tuple[Occurrence, ...]),
        cost=search.cost,
        reopens=search.scan is here.own,
        reader=search.reader,
    )


def pictured(document: Document) -> int:
    """Count the pages with pictures that were read; in a format without pages, the pictures."""
    return sum(len(each.pages) or each.count for each in document.warnings if each.code == "picture-read")
