"""Proves from the bytes of a redacted file that what was masked is gone; says so when it can't (threats, section 4).

A check that fails, and a check that can't run, both mean that the file must not be let out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

import pikepdf
from lxml import etree

from engine.errors import Cancelled, DamagedFile, UnsupportedFormat
from engine.formats import FORMATS
from engine.progress import Progress
from engine.types import Check, Document, DocumentKind, Mention, Redaction
from engine.verify import (
    docx_parts,
    docx_structure,
    pdf_content,
    pdf_objects,
    pdf_structure,
    pdf_text,
    plain_text,
    second_look,
    terms,
    workers,
)
from engine.verify.evidence import CheckFunction, Evidence, Exposure, Readings, Scanner, Side, Surface
from engine.verify.search import absent, excess, hits
from engine.verify.workers import Worker


class Search(NamedTuple):
    """A scanner by the name of its check.

    Attributes:
        control: it must find masked strings in the original.
        slow: it takes longer than all others together; `scan` can be asked for a share of the pages.
    """

    name: str
    scan: Scanner
    control: bool = True
    slow: bool = False


class Proof(NamedTuple):
    name: str
    check: CheckFunction


# They need no control: what is masked was found in what they read.
OWN_READERS = {kind: second_look.reader(kind) for kind in (DocumentKind.PDF, DocumentKind.DOCX)}
SEARCHES: dict[DocumentKind, tuple[Search, ...]] = {
    DocumentKind.PDF: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.PDF], control=False),
        Search("Text as PDFium reads it", pdf_text.by_pdfium),
        Search("Text in drawing instructions", pdf_content.drawn),
        Search("Strings, names and streams", pdf_objects.objects, control=False),
        Search("Text as pdfminer reads it", pdf_text.by_pdfminer, slow=True),
    ),
    DocumentKind.DOCX: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.DOCX], control=False),
        Search("Every part of the file", docx_parts.parts),
    ),
    DocumentKind.TXT: (Search("The text", plain_text.whole),),
}
PROOFS: dict[DocumentKind, tuple[Proof, ...]] = {
    DocumentKind.PDF: (
        Proof("Nothing but pages in the file", pdf_structure.structure),
        Proof("Same pages", pdf_structure.pages),
        Proof("Text outside the boxes in place", second_look.glyphs_in_place),
    ),
    DocumentKind.DOCX: (Proof("Nothing but the document in the file", docx_structure.structure),),
    DocumentKind.TXT: (Proof("Equal outside what was masked", plain_text.unchanged_outside),),
}
SECOND_LOOK = Proof("Recognizers find nothing masked", second_look.recognised_again)

_LONG = 50_000  # characters; readers of a shorter text are done before another process has started
_MOST = 4  # processes for one file; each holds a copy of it


def verify(
    source: bytes,
    output: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    password: str | None,
    recognise: Callable[[str], tuple[Mention, ...]],
    progress: Progress,
) -> tuple[Check, ...]:
    """Every check for the kind of the document, passed or not.

    Args:
        source: the original file.
        output: the redacted file, read again from disk.
        document: the original as it was examined.
        redactions: what was masked, sorted; a masked string may stay only as often as the text outside them says it.
        password: opens the original; the output must open without.
        recognise: the recognizers, for a second look at the text that is left.

    Raises:
        Cancelled: the person asked to stop.
    """
    searches = SEARCHES[document.kind]
    reopened = cache(partial(second_look.read, document.kind, output, None))
    files = {Side.ORIGINAL: (source, password), Side.OUTPUT: (output, None)}
    with workers.started(_helpers(document)) as team:
        evidence = Evidence(
            source=source,
            output=output,
            document=document,
            redactions=redactions,
            terms=terms.collect(document, redactions),
            password=password,
            recognise=recognise,
            progress=progress,
            reopened=reopened,
            readings=_own_readings(document, reopened) | _handed_over(searches, files, team, progress),
        )
        proofs = (
            *PROOFS[document.kind],
            *(Proof(search.name, partial(absent, search.scan, control=search.control)) for search in searches),
        )
        checks = []
        for number, proof in enumerate(proofs):
            progress.step("verify", number, len(proofs) + 1)
            checks.append(_run(proof, evidence))
    # Alone, because the recognizer's network takes every core.
    checks.append(_run(SECOND_LOOK, evidence))
    progress.step("verify", len(checks), len(checks))
    return tuple(checks)


def _own_readings(document: Document, reopened: Callable[[], Document | None]) -> Readings:
    """What Sable reads: the original was read when it was examined, the output is opened once for all checks."""
    scan = OWN_READERS.get(document.kind)
    if scan is None:
        return {}
    return {
        (scan, Side.ORIGINAL): lambda: (second_look.text(document),),
        (scan, Side.OUTPUT): lambda: (second_look.text(reopened()),),
    }


def _helpers(document: Document) -> int:
    """How many processes read along: one a core, half of them for each file."""
    if len(document.text) < _LONG or not any(search.slow for search in SEARCHES[document.kind]):
        return 0
    return 2 * min(max((os.cpu_count() or 1) // 2, 1), _MOST)


def _handed_over(
    searches: tuple[Search, ...],
    files: Mapping[Side, tuple[bytes, str | None]],
    team: tuple[Worker, ...],
    progress: Progress,
) -> Readings:
    """What the processes of a team read; half of them read the original, the others the output."""
    readings: Readings = {}
    for search in searches if team else ():
        if search.slow:
            for number, (side, (data, password)) in enumerate(files.items()):
                readers = team[number :: len(files)]
                for share, worker in enumerate(readers):
                    worker.begin(partial(_share, search.scan, data, password, share, len(readers)))
                readings[search.scan, side] = partial(_gathered, readers, progress)
    return readings


def _share(
    scan: Callable[..., Iterator[Surface]], data: bytes, password: str | None, share: int, shares: int
) -> list[Surface]:
    return list(scan(data, password, share=share, shares=shares))


def _gathered(readers: tuple[Worker, ...], progress: Progress) -> Iterator[Surface]:
    for reader in readers:
        yield from reader.answer(progress)


def _run(proof: Proof, evidence: Evidence) -> Check:
    try:
        verdict = proof.check(evidence)
    except Cancelled:
        raise
    except Exception as error:  # whatever stops a check from running, the file is not proven safe
        return Check(proof.name, False, f"could not run: {type(error).__name__}")
    return Check(proof.name, verdict.passed, verdict.detail)


def leftovers(
    original: Document, redactions: tuple[Redaction, ...], redacted: bytes, *, password: str | None
) -> tuple[Redaction, ...]:
    """Those of the redactions whose text, or a word of it, can still be found in a redacted file of any tool.

    Args:
        redacted: a PDF, DOCX or TXT, not necessarily of the kind of the original.
        password: opens it if it is encrypted.

    Raises:
        UnsupportedFormat: neither PDF, DOCX nor text.
        DamagedFile: a part can't be read, so nobody knows what it holds.
    """
    kind = next((kind for kind, each in FORMATS.items() if each.recognises(redacted)), None)
    if kind is None:
        raise UnsupportedFormat
    wanted = terms.collect(original, redactions)
    whole = Surface("the original", Exposure.BODY, original.text)
    indexes: set[int] = set()
    for search in SEARCHES[kind]:
        try:
            found = excess(hits(wanted, search.scan(redacted, password)), lambda: hits(wanted, [whole]))
        except (pikepdf.PdfError, etree.LxmlError, ValueError, OSError) as error:
            raise DamagedFile(format=kind) from error
        # Two letters can be judged only beside what the same reader read in the original.
        sure = (hit for hit in found if not hit.key.is_doubtful)
        indexes.update(index for hit in sure for index in hit.term.redactions)
    return tuple(redactions[index] for index in sorted(indexes))
