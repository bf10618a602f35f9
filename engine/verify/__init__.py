"""Proves from the bytes of a redacted file that what was masked is gone; says so when it can't (threats, section 4).

A check that fails, and a check that can't run, both mean that the file must not be let out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import cache, partial
from typing import NamedTuple

from engine import ocr
from engine.errors import Cancelled, SableError
from engine.isolation import Reader
from engine.progress import Progress
from engine.types import Check, Document, DocumentKind, Mention, Place
from engine.verify import (
    docx_parts,
    docx_structure,
    pdf_areas,
    pdf_content,
    pdf_objects,
    pdf_peeled,
    pdf_structure,
    pdf_text,
    pictures,
    plain_text,
    second_look,
    terms,
)
from engine.verify.evidence import CheckFunction, Evidence, Readings, Scanner, Side
from engine.verify.evidence import Claim as Claim
from engine.verify.search import absent


def _outside_pictures(place: Place) -> bool:
    return not place.in_picture


class Search(NamedTuple):
    """A scanner by the name of its check.

    Attributes:
        control: where it must find masked strings in the original; None: nowhere.
        cost: see `Proof`.
    """

    name: str
    scan: Scanner
    control: Callable[[Place], bool] | None = _outside_pictures
    cost: float = 0.0


class Proof(NamedTuple):
    """A check by its name.

    Attributes:
        cost: about how long it takes, in milliseconds a page of text.
        reopens: it looks at the output as Sable opens it, which takes long, and is done once, in the first process.
    """

    name: str
    check: CheckFunction
    cost: float = 0.0
    reopens: bool = False


# They need no control: what is masked was found in what they read.
OWN_READERS = {kind: second_look.reader(kind) for kind in (DocumentKind.PDF, DocumentKind.DOCX)}
SEARCHES: dict[DocumentKind, tuple[Search, ...]] = {
    DocumentKind.PDF: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.PDF], control=None),
        Search("Text as PDFium reads it", pdf_text.by_pdfium, cost=3),
        Search("Text in drawing instructions", pdf_content.drawn, cost=4),
        Search("Strings, names and streams", pdf_objects.objects, control=None, cost=9),
        Search("Text as pdfminer reads it", pdf_text.by_pdfminer, cost=22),
    ),
    DocumentKind.DOCX: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.DOCX], control=None),
        Search("Every part of the file", docx_parts.parts, cost=10),
    ),
    DocumentKind.TXT: (Search("The text", plain_text.whole),),
}
PROOFS: dict[DocumentKind, tuple[Proof, ...]] = {
    DocumentKind.PDF: (
        Proof("Nothing but pages in the file", pdf_structure.structure, cost=2),
        Proof("Same pages", pdf_structure.pages, cost=2),
        Proof("Text outside the boxes in place", second_look.glyphs_in_place, cost=7, reopens=True),
        Proof("Nothing drawn under the boxes", pdf_peeled.nothing_beneath, cost=15),
        Proof("Nothing left in the areas that were drawn", pdf_areas.nothing_left),
    ),
    DocumentKind.DOCX: (Proof("Nothing but the document in the file", docx_structure.structure, cost=2),),
    DocumentKind.TXT: (Proof("Equal outside what was masked", plain_text.unchanged_outside),),
}

_REOPENING = 20.0  # milliseconds a page
_READING = 1500.0  # milliseconds a page with pictures
_LONG = 50_000  # characters; all checks of a shorter text are done before another process has started
_LEFT = "Text that is left"
_MANY = 2  # pages with pictures
_MOST = 4  # processes; each holds a copy of both files


class _Examined(NamedTuple):
    """What a process says that read both files. `left`: the text of the output, None where it can't be read."""

    checks: tuple[Check, ...]
    left: str | None


def verify(
    claim: Claim, *, recognise: Callable[[str], tuple[Mention, ...]], progress: Progress, team: Sequence[Reader]
) -> tuple[Check, ...]:
    """Every check for the kind of the document, passed or not.

    Args:
        recognise: the recognizers, for a second look at the text that is left.
        team: `team_size` processes; nothing of either file is parsed in this one.

    Raises:
        Cancelled: the person asked to stop.
    """
    order = [each.name for each in _proofs(claim)]
    shares = _shares(claim, len(team))
    asked = [
        reader.begin(partial(_examine, claim, names, number == 0), _Examined, "verify")
        for number, (reader, names) in enumerate(zip(team, shares, strict=True))
    ]
    first, *others = (partial(_heard, answer, names, progress) for answer, names in zip(asked, shares, strict=True))
    found = first()
    checks = list(found.checks)
    if found.left is None and all(check.passed for check in checks):
        # Whatever became of it, without that text nobody knows what the recognizers would find.
        checks.append(_not_run(_LEFT, EOFError()))
    if found.left is not None:
        # Not in one of these, since none holds the networks; meanwhile they go on.
        look = partial(second_look.recognised_again, found.left, recognise)
        checks.append(_run(Proof("Recognizers find nothing masked", look), _evidence(claim, progress)))
    for other in others:
        checks += other().checks
    return tuple(sorted(checks, key=lambda each: order.index(each.name) if each.name in order else len(order)))


def _heard(answer: Callable[[Progress], _Examined], names: tuple[str, ...], progress: Progress) -> _Examined:
    """What a process says of these checks; one that it says nothing of did not run."""
    try:
        found = answer(progress)
    except Cancelled:
        raise
    except SableError as error:
        return _Examined(tuple(_not_run(name, error) for name in names), None)
    said = {check.name for check in found.checks}
    return found._replace(checks=(*found.checks, *(_not_run(name, EOFError()) for name in names if name not in said)))


def _examine(claim: Claim, names: tuple[str, ...], is_first: bool, *, progress: Progress) -> _Examined:
    evidence = _evidence(claim, progress)
    checks = []
    for number, proof in enumerate(each for each in _proofs(claim) if each.name in names):
        progress.step("verify", number, len(names))
        checks.append(_run(proof, evidence))
    if not is_first:
        return _Examined(tuple(checks), None)
    try:
        left = evidence.reopened()
    except Exception as error:
        return _Examined((*checks, _not_run(_LEFT, error)), None)
    return _Examined(tuple(checks), left.text if left else "")


def _proofs(claim: Claim) -> tuple[Proof, ...]:
    """All that are made of what the files hold."""
    kind = claim.document.kind
    reading = _READING * _pictured(claim.document) / max(claim.document.pages, 1)
    read = (each._replace(cost=reading) for each in of_pictures(kind, claim.document.languages))
    return (*PROOFS[kind], *(_search(each, claim) for each in (*SEARCHES[kind], *read)))


def _shares(claim: Claim, count: int) -> list[tuple[str, ...]]:
    """The names of the checks that each of so many processes makes, so that all are done at about the same time."""
    costs = [_REOPENING] + [0.0] * (count - 1)
    shares: list[list[str]] = [[] for _ in range(count)]
    for proof in sorted(_proofs(claim), key=lambda each: (not each.reopens, -each.cost)):
        first = 0 if proof.reopens else costs.index(min(costs))
        shares[first].append(proof.name)
        costs[first] += proof.cost
    return [tuple(names) for names in shares]


def of_pictures(kind: DocumentKind, languages: tuple[str, ...]) -> Iterator[Search]:
    """Where pictures can't be read, they were not searched either, and the person is told. No control: a picture may
    hold half of a line.
    """
    if kind in pictures.KINDS and ocr.installed(languages):
        scan = partial(pictures.scan, kind, languages)
        yield Search("Text in each picture", scan, control=None)


def _search(search: Search, claim: Claim) -> Proof:
    """Where pages became pictures, there is no text that a reader could fail to find, which another check proves."""
    check = partial(absent, search.scan, control=None if claim.pictured else search.control)
    return Proof(search.name, check, search.cost, reopens=search.scan in OWN_READERS.values())


def _evidence(claim: Claim, progress: Progress) -> Evidence:
    document = claim.document
    reopened = cache(partial(second_look.read, document.kind, claim.output, None, document.languages, progress))
    return Evidence(
        **{each.name: getattr(claim, each.name) for each in fields(Claim)},
        terms=terms.collect(document, claim.redactions),
        progress=progress,
        reopened=reopened,
        readings=_own_readings(document, reopened),
    )


def _own_readings(document: Document, reopened: Callable[[], Document | None]) -> Readings:
    """What Sable reads: the original was read when it was examined, the output is opened once for all checks."""
    scan = OWN_READERS.get(document.kind)
    if scan is None:
        return {}
    return {
        (scan, Side.ORIGINAL): lambda: (second_look.text(document),),
        (scan, Side.OUTPUT): lambda: (second_look.text(reopened()),),
    }


def team_size(document: Document) -> int:
    """How many processes `verify` needs: one, and for what takes long as many as there are cores."""
    costs = [*(each.cost for each in PROOFS[document.kind]), *(each.cost for each in SEARCHES[document.kind])]
    if not any(costs) or (len(document.text) < _LONG and _pictured(document) < _MANY):
        return 1
    return min(max(os.cpu_count() or 1, 2), _MOST)


def _pictured(document: Document) -> int:
    """How many pages have pictures that were read; in a format without pages, how many pictures."""
    return sum(len(each.pages) or each.count for each in document.warnings if each.code == "picture-read")


def _run(proof: Proof, evidence: Evidence) -> Check:
    try:
        verdict = proof.check(evidence)
    except Cancelled:
        raise
    except Exception as error:  # whatever stops a check from running, the file is not proven safe
        return _not_run(proof.name, error)
    return Check(proof.name, verdict.passed, verdict.detail)


def _not_run(name: str, error: Exception) -> Check:
    return Check(name, False, f"could not run: {type(error).__name__}")
