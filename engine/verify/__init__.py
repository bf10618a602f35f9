"""Proves from the bytes of a redacted file that what was masked is gone; says so when it can't (threats, section 4).

A check that fails, and a check that can't run, both mean that the file must not be let out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
)
from engine.verify.evidence import CheckFunction, Evidence, Exposure, Scanner, Surface
from engine.verify.search import absent, excess, hits


class Search(NamedTuple):
    """A scanner by the name of its check. `control`: it must find masked strings in the original."""

    name: str
    scan: Scanner
    control: bool = True


class Proof(NamedTuple):
    name: str
    check: CheckFunction


SEARCHES: dict[DocumentKind, tuple[Search, ...]] = {
    DocumentKind.PDF: (
        Search("Text as PDFium reads it", pdf_text.by_pdfium),
        Search("Text as pdfminer reads it", pdf_text.by_pdfminer),
        Search("Text as Sable reads it", second_look.reader(DocumentKind.PDF)),
        Search("Text in drawing instructions", pdf_content.drawn),
        Search("Strings, names and streams", pdf_objects.objects, control=False),
    ),
    DocumentKind.DOCX: (
        Search("Text as Sable reads it", second_look.reader(DocumentKind.DOCX)),
        Search("Every part of the file", docx_parts.parts),
    ),
    DocumentKind.TXT: (Search("The text", plain_text.whole),),
}
PROOFS: dict[DocumentKind, tuple[Proof, ...]] = {
    DocumentKind.PDF: (
        Proof("Nothing but pages in the file", pdf_structure.structure),
        Proof("Same pages", pdf_structure.pages),
        Proof("Text outside the boxes in place", second_look.glyphs_in_place),
        Proof("Recognizers find nothing masked", second_look.recognised_again),
    ),
    DocumentKind.DOCX: (
        Proof("Nothing but the document in the file", docx_structure.structure),
        Proof("Recognizers find nothing masked", second_look.recognised_again),
    ),
    DocumentKind.TXT: (
        Proof("Equal outside what was masked", plain_text.unchanged_outside),
        Proof("Recognizers find nothing masked", second_look.recognised_again),
    ),
}


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
    evidence = Evidence(
        source, output, document, redactions, terms.collect(document, redactions), password, recognise, progress
    )
    searches = [
        Proof(search.name, partial(absent, search.scan, control=search.control)) for search in SEARCHES[document.kind]
    ]
    proofs = (*searches, *PROOFS[document.kind])
    checks = []
    for number, proof in enumerate(proofs):
        progress.step("verify", number, len(proofs))
        checks.append(_run(proof, evidence))
    progress.step("verify", len(proofs), len(proofs))
    return tuple(checks)


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
        indexes.update(index for hit in found for index in hit.term.redactions)
    return tuple(redactions[index] for index in sorted(indexes))
