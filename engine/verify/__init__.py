"""Proves from the bytes of a redacted file that what was masked is gone; says so when it can't (threats, section 4).

A check that fails, and a check that can't run, both mean that the file must not be let out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache, partial
from itertools import chain
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
from engine.verify.evidence import CheckFunction, Evidence, Readings, Scanner, Side, Surface
from engine.verify.evidence import Claim as Claim
from engine.verify.search import absent


def _outside_pictures(place: Place) -> bool:
    return not place.in_picture


class Search(NamedTuple):
    """A scanner by the name of its check.

    Attributes:
        control: where it must find masked strings in the original; None: nowhere.
        slow: it takes longer than all others together; `scan` can be asked for a share of the pages.
    """

    name: str
    scan: Scanner
    control: Callable[[Place], bool] | None = _outside_pictures
    slow: bool = False


class Proof(NamedTuple):
    name: str
    check: CheckFunction


# They need no control: what is masked was found in what they read.
OWN_READERS = {kind: second_look.reader(kind) for kind in (DocumentKind.PDF, DocumentKind.DOCX)}
SEARCHES: dict[DocumentKind, tuple[Search, ...]] = {
    DocumentKind.PDF: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.PDF], control=None),
        Search("Text as PDFium reads it", pdf_text.by_pdfium),
        Search("Text in drawing instructions", pdf_content.drawn),
        Search("Strings, names and streams", pdf_objects.objects, control=None),
        Search("Text as pdfminer reads it", pdf_text.by_pdfminer, slow=True),
    ),
    DocumentKind.DOCX: (
        Search("Text as Sable reads it", OWN_READERS[DocumentKind.DOCX], control=None),
        Search("Every part of the file", docx_parts.parts),
    ),
    DocumentKind.TXT: (Search("The text", plain_text.whole),),
}
PROOFS: dict[DocumentKind, tuple[Proof, ...]] = {
    DocumentKind.PDF: (
        Proof("Nothing but pages in the file", pdf_structure.structure),
        Proof("Same pages", pdf_structure.pages),
        Proof("Text outside the boxes in place", second_look.glyphs_in_place),
        Proof("Nothing drawn under the boxes", pdf_peeled.nothing_beneath),
        Proof("Nothing left in the areas that were drawn", pdf_areas.nothing_left),
    ),
    DocumentKind.DOCX: (Proof("Nothing but the document in the file", docx_structure.structure),),
    DocumentKind.TXT: (Proof("Equal outside what was masked", plain_text.unchanged_outside),),
}

_LONG = 50_000  # characters; readers of a shorter text are done before another process has started
_MOST = 4  # processes beside the first; each holds a copy of a file
_STEPS = 16  # in so many the original is read: what the first finds of masked strings mostly tells enough


class _Examined(NamedTuple):
    """What the process says that read both files. `left`: the text of the output, None where it can't be read."""

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
    first, *helpers = team
    files = {Side.ORIGINAL: (claim.source, claim.password), Side.OUTPUT: (claim.output, None)}
    slow = [search for search in SEARCHES[claim.document.kind] if search.slow and helpers]
    examined = first.begin(partial(_examine, claim, bool(slow)), _Examined, "verify")
    readings: Readings = {}
    for search in slow:
        readings |= _handed_over(search, files, helpers, progress)
    try:
        found = examined(progress)
    except Cancelled:
        raise
    except SableError as error:
        return (_not_run("Reading both files", error),)
    evidence = _evidence(claim, readings, progress)
    last = [_search(each, claim) for each in slow]
    if found.left is not None:
        # Alone, because the recognizer's network takes every core.
        look = partial(second_look.recognised_again, found.left, recognise)
        last.append(Proof("Recognizers find nothing masked", look))
    return (*found.checks, *(_run(proof, evidence) for proof in last))


def _examine(claim: Claim, without_slow: bool, *, progress: Progress) -> _Examined:
    evidence, kind = _evidence(claim, {}, progress), claim.document.kind
    proofs = (
        *PROOFS[kind],
        *(_search(each, claim) for each in SEARCHES[kind] if not (each.slow and without_slow)),
        *(_search(each, claim) for each in of_pictures(kind, claim.document.languages)),
    )
    checks = []
    for number, proof in enumerate(proofs):
        progress.step("verify", number, len(proofs))
        checks.append(_run(proof, evidence))
    try:
        left = evidence.reopened()
    except Exception as error:
        return _Examined((*checks, _not_run("Text that is left", error)), None)
    return _Examined(tuple(checks), left.text if left else "")


def of_pictures(kind: DocumentKind, languages: tuple[str, ...]) -> Iterator[Search]:
    """Where pictures can't be read, they were not searched either, and the person is told. No control: a picture may
    hold half of a line.
    """
    if kind in pictures.KINDS and ocr.installed(languages):
        scan = partial(pictures.scan, kind, languages)
        yield Search("Text in each picture", scan, control=None)


def _search(search: Search, claim: Claim) -> Proof:
    """Where pages became pictures, there is no text that a reader could fail to find, which another check proves."""
    return Proof(search.name, partial(absent, search.scan, control=None if claim.pictured else search.control))


def _evidence(claim: Claim, readings: Readings, progress: Progress) -> Evidence:
    document = claim.document
    reopened = cache(partial(second_look.read, document.kind, claim.output, None, document.languages, progress))
    return Evidence(
        **{each.name: getattr(claim, each.name) for each in fields(Claim)},
        terms=terms.collect(document, claim.redactions),
        progress=progress,
        reopened=reopened,
        readings=readings | _own_readings(document, reopened),
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
    """How many processes `verify` needs: one, and for what takes long as many more as there are cores beside it."""
    if len(document.text) < _LONG or not any(search.slow for search in SEARCHES[document.kind]):
        return 1
    return 1 + min(max((os.cpu_count() or 1) - 1, 1), _MOST)


def _handed_over(
    search: Search, files: Mapping[Side, tuple[bytes, str | None]], helpers: Sequence[Reader], progress: Progress
) -> Readings:
    """What helpers read: the output at once, the original as far as it is asked for."""

    def begun(side: Side, step: int, steps: int) -> list[Callable[[Progress], tuple[Surface, ...]]]:
        shares = range(step * len(helpers), (step + 1) * len(helpers))
        tasks = [partial(_share, search.scan, *files[side], share, steps * len(helpers)) for share in shares]
        return [helper.begin(task, tuple[Surface, ...], "verify") for helper, task in zip(helpers, tasks, strict=True)]

    def original() -> Iterator[Surface]:
        for step in range(_STEPS):
            yield from _gathered(begun(Side.ORIGINAL, step, _STEPS), progress)

    output = begun(Side.OUTPUT, 0, 1)
    return {
        (search.scan, Side.OUTPUT): lambda: _gathered(output, progress),
        (search.scan, Side.ORIGINAL): original,
    }


def _share(
    scan: Callable[..., Iterator[Surface]],
    data: bytes,
    password: str | None,
    share: int,
    shares: int,
    *,
    progress: Progress,  # noqa: ARG001
) -> tuple[Surface, ...]:
    return tuple(scan(data, password, share=share, shares=shares))


def _gathered(shares: Iterable[Callable[[Progress], Iterable[Surface]]], progress: Progress) -> tuple[Surface, ...]:
    """All of them at once, so that no helper is left with an answer that nobody hears."""
    return tuple(chain.from_iterable(share(progress) for share in shares))


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
