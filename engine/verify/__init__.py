"""Verification of redacted files: the table of all checks, and the refusal where one fails (threats V01-V11).

A check that fails, and a check that cannot run, both mean that the file must not be released.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from engine import sandbox
from engine.core.errors import Cancelled, ReaderCrashed, SableError, TooDemanding
from engine.core.message import Message, message
from engine.core.progress import Progress
from engine.core.types import Check, Document, DocumentKind, PageArea, Place
from engine.core.user_terms import UserTerm
from engine.documents import FORMATS, ocr
from engine.sandbox import Reader
from engine.sandbox.values import codec, dumped, loaded
from engine.verify import alphabets, apart, controls, newly_read, pictures, plain_text, rescan, terms
from engine.verify.controls import Sight
from engine.verify.docx import markup, paragraph_text, parts
from engine.verify.evidence import (
    Case,
    CheckFunction,
    Comparison,
    Evidence,
    FileReading,
    Readings,
    Scanner,
    Side,
    Verdict,
)
from engine.verify.evidence import Claim as Claim
from engine.verify.pdf import areas, fonts, letters, objects, text_layer
from engine.verify.pdf import drawn as pdf_peeled
from engine.verify.pdf import drawn as pdf_rendered
from engine.verify.pdf import glyphs as pdf_glyphs
from engine.verify.rescan import Recognise
from engine.verify.search import Occurrence, ScannerHits, WhatIsRead, absent, counted, found, seen
from engine.verify.unfound import initials_left as initials_left
from engine.verify.unfound import not_in_file
from engine.verify.unfound import not_in_text as not_in_text


def _outside_pictures(place: Place) -> bool:
    return not place.in_picture


class Search(NamedTuple):
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
    """A named check of the output alone; a check that also needs the original is a `Comparison`.

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


_PDFMINER = "pdfminer"
_LEFT_AGAIN = "check.rescan"
# These readers need no control: Sable found the masked text in what they read.
OWN_READERS = {kind: rescan.reader(kind) for kind in (DocumentKind.PDF, DocumentKind.DOCX)}
SEARCHES: dict[DocumentKind, tuple[Search, ...]] = {
    DocumentKind.PDF: (
        Search("check.text-as-sable", OWN_READERS[DocumentKind.PDF], control=None),
        Search("check.text-as-pdfium", text_layer.by_pdfium, cost=3),
        Search("check.drawing-instructions", fonts.drawn, cost=4),
        Search("check.strings", objects.objects, control=None, cost=9),
        Search("check.font-letters", letters.named, control=None, cost=5),
        Search("check.text-as-pdfminer", text_layer.by_pdfminer, cost=3, reader=_PDFMINER),
    ),
    DocumentKind.DOCX: (
        Search("check.text-as-sable", OWN_READERS[DocumentKind.DOCX], control=None),
        Search("check.every-part", parts.parts, cost=10),
    ),
    DocumentKind.TXT: (Search("check.text", plain_text.whole),),
}
PROOFS: dict[DocumentKind, tuple[Proof | Comparison, ...]] = {
    DocumentKind.PDF: (
        Proof("check.pages-only", objects.structure, cost=2),
        Comparison(
            "check.same-pages",
            FileReading(objects.sizes_after, objects.Sizes),
            FileReading(objects.sizes_before, objects.Sizes),
            objects.pages,
            cost=2,
        ),
        Proof("check.text-in-place", rescan.glyphs_in_place, cost=7, reopens=True),
        Comparison(
            "check.nothing-beneath",
            FileReading(pdf_peeled.beneath, tuple[pdf_peeled.String, ...]),
            FileReading(pdf_peeled.shown, tuple[pdf_peeled.String, ...]),
            pdf_peeled.nothing_beneath,
            cost=9,
        ),
        Proof("check.areas", areas.nothing_left, reopens=True),
        Proof("check.set-apart", apart.nothing_set_apart, cost=30, reader=_PDFMINER),
        Proof("check.other-letters", alphabets.none_in_other_letters, cost=3),
    ),
    DocumentKind.DOCX: (
        Proof("check.document-only", markup.structure, cost=2),
        Proof("check.equal-outside", paragraph_text.unchanged_outside, cost=1, reopens=True),
        Proof("check.set-apart", apart.nothing_set_apart, cost=2),
        Proof("check.other-letters", alphabets.none_in_other_letters, cost=10),
    ),
    DocumentKind.TXT: (
        Comparison(
            "check.equal-outside",
            FileReading(plain_text.readings, tuple[str, ...]),
            FileReading(plain_text.encodings, tuple[str, ...]),
            plain_text.unchanged_outside,
        ),
        Proof("check.set-apart", apart.nothing_set_apart),
        Proof("check.other-letters", alphabets.none_in_other_letters),
    ),
}

BY_OCR = frozenset({"check.text-as-sable", "check.pictures", "check.glyphs", "check.drawn-pages", _LEFT_AGAIN})
"""Checks that OCR may fail by words that it did not read in the original; see `places_newly_read`."""
_REOPENING = 20.0  # milliseconds a page
_READING = 1500.0  # milliseconds a page with pictures
_LONG = 50_000  # characters; the checks of a shorter text are done before another process has started
_LEFT = "left"
_AGAIN = "check.second-reading"
_MANY = 2  # pages with pictures
_FEWEST, _MOST = 3, 4  # processes for the output of a long file; each holds a copy of it


class _Finding(NamedTuple):
    """The result of one reading as plain values packed as its declared type, or the reason why it failed."""

    name: str
    packed: bytes = b""
    failure: str = ""


class _Looked(NamedTuple):
    """The report of one process on one file."""

    findings: tuple[_Finding, ...]


Findings = dict[str, _Finding]


class _Phase(Enum):
    OUTPUT = "the output"
    ORIGINAL = "the original"
    MORE = "what is seldom needed of the original"


_SIDES = {_Phase.OUTPUT: Side.OUTPUT, _Phase.ORIGINAL: Side.ORIGINAL, _Phase.MORE: Side.ORIGINAL}


def verify(
    claim: Claim,
    *,
    recognise: Recognise,
    by_rules: Recognise | None = None,
    progress: Progress,
    team: Sequence[Reader],
    second: Callable[[Progress], Document] | None = None,
) -> tuple[Check, ...]:
    """Run every check for the kind of the document and return their results, passed or not.

    The first process of the team reads the original alone, the others the output alone; none has run anything before.
    Their reports are compared here, in a process that parses no file.

    Args:
        recognise: runs the recognizers, for the re-scan of the remaining text.
        by_rules: runs those without networks; see `rescan.recognised_again`.
        team: `team_size` processes.
        second: the second reading of the original, if the first process of the team has begun it.

    Raises:
        Cancelled: the user cancelled.
    """
    case = _case(claim)
    checks = _comparisons(claim)
    of_original, *of_output = team
    shares = _shares(checks, len(of_output))
    again = second or read_again(of_original, claim.source, claim.document, claim.password)
    answers = [
        reader.begin(partial(_look, claim.only(Side.OUTPUT), _Phase.OUTPUT, names), _Looked, "verify")
        for reader, names in zip(of_output, shares, strict=True)
    ]
    made = [_judged(_AGAIN, lambda: _same(claim.document, again(progress)))]
    asked = tuple(each.name for each in checks if each.original)
    before = of_original.begin(partial(_look, claim.only(Side.ORIGINAL), _Phase.ORIGINAL, asked), _Looked, "verify")
    first = _reported(answers[0], shares[0], progress)
    # Here, since only this process holds the networks; the other processes go on meanwhile.
    again_found = partial(_recognised_again, first.findings[-1], recognise, case, by_rules)
    made.append(_judged(_LEFT_AGAIN, again_found))
    others = [_reported(answer, names, progress) for answer, names in zip(answers[1:], shares[1:], strict=True)]
    output = {each.name: each for report in (first, *others) for each in report.findings}
    original = {each.name: each for each in _reported(before, asked, progress).findings}

    def more(name: str) -> Any:
        task = partial(_look, claim.only(Side.ORIGINAL), _Phase.MORE, (name,))
        (finding,) = _reported(of_original.begin(task, _Looked, "verify"), (name,), progress).findings
        return _unpacked(finding, next(each.more for each in checks if each.name == name))

    for each in checks:
        made.append(_judged(each.name, partial(_compared, each, case, output, original, partial(more, each.name))))
    order = [each.name for each in checks]
    return tuple(sorted(made, key=lambda each: order.index(each.name) if each.name in order else len(order)))


def _compared(check: Comparison, case: Case, output: Findings, original: Findings, more: Callable[[], Any]) -> Verdict:
    after = _unpacked(output[check.name], check.output)
    before = _unpacked(original[check.name], check.original) if check.original else None
    if isinstance(before, Sight):
        before = before._replace(witnesses=_witnesses(check, case, output, original))
    return check.judge(case, after, before, more)


def _witnesses(check: Comparison, case: Case, output: Findings, original: Findings) -> int:
    """Count the other readers that find a masked string in the original, or its letters there and not in the output."""
    count = 0
    for search in SEARCHES[case.document.kind]:
        before, after = (findings.get(search.name, _Finding("", failure="none")) for findings in (original, output))
        if search.control and search.name != check.name and not before.failure and not after.failure:
            sight: Sight = codec(Sight).decode(loaded(before.packed))
            read: ScannerHits = codec(ScannerHits).decode(loaded(after.packed))
            alone = sight._replace(witnesses=0)
            count += sight.whole or controls.reads_around(case, search.control, alone, read.letters)
    return count


def _judged(name: str, judge: Callable[[], Verdict]) -> Check:
    try:
        verdict = judge()
    except Cancelled:
        raise
    except _Failed as failed:
        return _not_done(name, str(failed))
    except Exception as error:  # whatever stops a check from running, the file is not verified
        return _not_done(name, type(error).__name__)
    return Check(name, verdict.passed, verdict.detail, verdict.checked)


class _Failed(Exception):
    """A reading failed in its process; holds the name of the class of the error."""


def _unpacked(finding: _Finding, look: FileReading | None) -> Any:
    """Return the result of a reading.

    Raises:
        _Failed: the reading failed.
        ValueError, TypeError: the result is not of the declared type.
    """
    if finding.failure or look is None:
        raise _Failed(finding.failure)
    return codec(look.kind).decode(loaded(finding.packed))


def _reported(answer: Callable[[Progress], _Looked], names: tuple[str, ...], progress: Progress) -> _Looked:
    """Wait for the report of a process on these readings, each once; a reading that it leaves out failed."""
    try:
        report = answer(progress)
    except Cancelled:
        raise
    except SableError as error:
        return _Looked(tuple(_Finding(name, failure=type(error).__name__) for name in names))
    by_name = {each.name: each for each in report.findings}
    return report._replace(findings=tuple(by_name.get(name) or _Finding(name, failure="EOFError") for name in names))


def _look(claim: Claim, phase: _Phase, names: tuple[str, ...], *, progress: Progress) -> _Looked:
    """Make the readings that these checks need of one file, and read the text left in it."""
    evidence = _evidence(claim, _SIDES[phase], progress)
    findings = []
    for number, check in enumerate(each for each in _comparisons(claim) if each.name in names):
        progress.step("verify", number, len(names))
        look = {_Phase.OUTPUT: check.output, _Phase.ORIGINAL: check.original, _Phase.MORE: check.more}[phase]
        if look:
            findings.append(_finding(check.name, look, evidence))
    if _LEFT in names:
        findings.append(_finding(_LEFT, _TEXT_LEFT, evidence))
    return _Looked(tuple(findings))


def _finding(name: str, look: FileReading, evidence: Evidence) -> _Finding:
    try:
        return _Finding(name, dumped(codec(look.kind).encode(look.read(evidence))))
    except Cancelled:
        raise
    except Exception as error:
        return _Finding(name, failure=type(error).__name__)


def _left(evidence: Evidence) -> str:
    left = evidence.reopened()
    return left.text if left else ""


_TEXT_LEFT = FileReading(_left, str)


def _recognised_again(finding: _Finding, recognise: Recognise, case: Case, by_rules: Recognise | None) -> Verdict:
    return rescan.recognised_again(_unpacked(finding, _TEXT_LEFT), recognise, case, by_rules)


def read_again(
    reader: Reader, source: bytes, document: Document, password: str | None
) -> Callable[[Progress], Document]:
    """Begin the second reading of the original, and return a function that waits for it.

    Args:
        reader: a process that has received nothing, least of all what reveals the first reading.
        document: the first reading.
    """
    reading = partial(_read_again, source, document.kind, password, document.languages)
    return reader.begin(reading, Document, "verify")


def _read_again(
    source: bytes, kind: DocumentKind, password: str | None, languages: tuple[str, ...], *, progress: Progress
) -> Document:
    return FORMATS[kind].read(source, Path(), password=password, progress=progress, languages=languages)


def _same(examined: Document, again: Document) -> Verdict:
    """Compare the original as examined with a second reading, made by a process that did not write the output."""
    differ = [name for name in ("kind", "pages", "text", "segments") if getattr(examined, name) != getattr(again, name)]
    if not differ:
        return Verdict(True, Message("verdict.same-again"))
    return Verdict(False, message("verdict.other", parts=tuple(Message(f"verdict.part-{each}") for each in differ)))


def _comparisons(claim: Claim) -> tuple[Comparison, ...]:
    """Return all checks that depend on the content of the files."""
    kind = claim.document.kind
    reading = _READING * _pictured(claim.document) / max(claim.document.pages, 1)
    read = (each._replace(cost=each.cost or reading) for each in of_pictures(kind, claim.document.languages))
    made = (each if isinstance(each, Comparison) else _alone(each) for each in PROOFS[kind])
    return (*made, *(_search(each, claim) for each in (*SEARCHES[kind], *read)))


def _alone(proof: Proof) -> Comparison:
    look = FileReading(proof.check, Verdict)
    return Comparison(proof.name, look, None, lambda _case, verdict, *_: verdict, None, *proof[2:])


def _shares(checks: Sequence[Comparison], count: int) -> list[tuple[str, ...]]:
    """Return the names of the checks that each of `count` processes makes of the output.

    The first process opens the output as Sable does and, where there are others, runs no other check: an attack that
    takes over one library must not change what the others report. The others get about the same cost each, and checks
    of one reader go to the same process.
    """
    costs = [_REOPENING] + [0.0] * (count - 1)
    shares: list[list[str]] = [[] for _ in range(count)]
    readers: dict[str, int] = {}
    for each in sorted(checks, key=lambda each: -each.cost):
        apart = each.reopens or count == 1
        number = 0 if apart else readers.setdefault(each.reader or each.name, costs.index(min(costs[1:]), 1))
        shares[number].append(each.name)
        costs[number] += each.cost
    shares[0].append(_LEFT)
    return [tuple(names) for names in shares]


def of_pictures(kind: DocumentKind, languages: tuple[str, ...]) -> Iterator[Search]:
    """Yield the searches that use OCR.

    Without OCR the original was not searched that way either, and the user is warned. They have no control: a picture
    may hold half of a line, and few pages show text that they do not store.
    """
    if kind in pictures.KINDS and ocr.installed(languages):
        scan = partial(pictures.scan, kind, languages)
        yield Search("check.pictures", scan, control=None, read=pictures.read)
    if kind is DocumentKind.PDF and ocr.installed(languages):
        glyphs = partial(pdf_glyphs.scan, languages)
        yield Search("check.glyphs", glyphs, control=None, cost=6, read=pdf_glyphs.read)
        drawn = partial(pdf_rendered.scan, languages)
        yield Search("check.drawn-pages", drawn, control=None, cost=60, read=pdf_rendered.read)


def _search(search: Search, claim: Claim) -> Comparison:
    """Return a search as a comparison, without control where pages became pictures: another check finds no text."""
    control = None if claim.pictured else search.control
    return Comparison(
        search.name,
        output=FileReading(partial(found, search.scan), ScannerHits),
        original=FileReading(partial(seen, search.scan, control), Sight) if control else None,
        judge=partial(absent, control, search.read),
        more=FileReading(partial(counted, search.scan), tuple[Occurrence, ...]),
        cost=search.cost,
        reopens=search.scan in OWN_READERS.values(),
        reader=search.reader,
    )


def _case(claim: Claim) -> Case:
    given = {each.name: getattr(claim, each.name) for each in fields(Claim)}
    return Case(**given, terms=terms.collect(claim.document, claim.redactions, claim.asked))


def _evidence(claim: Claim, side: Side, progress: Progress) -> Evidence:
    document = claim.document
    reopened = cache(partial(rescan.read, document.kind, claim.output, None, document.languages, progress))
    case = _case(claim)
    given = {each.name: getattr(case, each.name) for each in fields(Case)}
    own = _own_readings(case, side, reopened)
    return Evidence(**given, side=side, progress=progress, reopened=reopened, readings=own)


def _own_readings(case: Case, side: Side, reopened: Callable[[], Document | None]) -> Readings:
    """Return the readings already made by Sable: of the original at examination, of the output once for all checks."""
    scan = OWN_READERS.get(case.document.kind)
    if scan is None:
        return {}
    if side is Side.ORIGINAL:
        return {scan: lambda: (rescan.text(case.document),)}
    return {scan: lambda: rescan.surfaces(reopened(), case)}


def places_newly_read(claim: Claim, checks: Iterable[Check], progress: Progress) -> tuple[PageArea, ...]:
    """Return the places of masked strings that OCR reads in the output and did not read in the original.

    They are looked for in a fresh process, and only where nothing but `BY_OCR` failed; see `newly_read.find`.

    Raises:
        SableError: the process ended, or could not read the output.
        Cancelled: the user cancelled.
    """
    if not {each.name for each in checks if not each.passed} <= BY_OCR:
        return ()
    finding = partial(newly_read.find, claim.only(Side.OUTPUT))
    return sandbox.run(finding, tuple[PageArea, ...], "verify", progress)


def unfound(
    source: bytes, asked: tuple[UserTerm, ...], document: Document, password: str | None, *, progress: Progress
) -> tuple[int, ...]:
    """Return the sorted numbers of the strings that the user asked to have removed and the original does not hold."""
    searches = (*SEARCHES[document.kind], *of_pictures(document.kind, document.languages))
    scanners = (each.scan for each in searches if each.scan not in OWN_READERS.values())
    return not_in_file(source, document, asked, scanners, password=password, progress=progress)


def team_size(document: Document) -> int:
    """Return the number of processes that `verify` needs.

    One reads the original. Of the output, one reads it as Sable does and one with other libraries; long documents get
    as many processes as there are cores, within limits.
    """
    checks = [*PROOFS[document.kind], *SEARCHES[document.kind]]
    if not any(each.cost for each in checks) or (len(document.text) < _LONG and _pictured(document) < _MANY):
        return 1 + (2 if document.kind is DocumentKind.PDF else 1)
    return 1 + min(max(os.cpu_count() or 1, _FEWEST), _MOST)


def _pictured(document: Document) -> int:
    """Count the pages with pictures that were read; in a format without pages, the pictures."""
    return sum(len(each.pages) or each.count for each in document.warnings if each.code == "picture-read")


def _not_done(name: str, error: str) -> Check:
    """Return a check that could not run, from the name of the class of the error that stopped it."""
    if error == TooDemanding.__name__:
        return _not_run(name, Message("verdict.too-demanding"))
    if error in (ReaderCrashed.__name__, EOFError.__name__):
        return _not_run(name, Message("verdict.ended"))
    return _not_run(name, message("verdict.error", name=error))


def _not_run(name: str, cause: Message) -> Check:
    return Check(name, False, message("verdict.not-run", cause=cause))
