"""Side outputs of a redacted file: redaction log, printed report, sealed reference list, highlighted copy, marks.

All parsing of the original and all layout of its text happens in the sandbox (`engine.sandbox`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from engine import planning, policies, reports, sandbox
from engine.core import disk, messages
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import BadMarks, UnsupportedFormat
from engine.core.message import Message, message
from engine.core.options import MaskStyle, Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    WHOLE_PAGE,
    Document,
    DocumentKind,
    Examination,
    MaskingPlan,
    PageArea,
    Redaction,
    RedactionReport,
    Reviewers,
    as_written,
)
from engine.documents.docx import highlight as docx
from engine.documents.pdf import highlight as pdf
from engine.documents.pdf import xfdf
from engine.pipeline import opening
from engine.reports import Declaration as Declaration  # the values that front ends make and keep
from engine.reports import Log
from engine.reports import LogEntry as LogEntry
from engine.reports import Outcome as Outcome

SHORTEST_PASSWORD = reports.SHORTEST_PASSWORD
LOG_FORMS: dict[str, Callable[[Iterable[Log]], bytes]] = {".csv": reports.log_to_csv, ".docx": reports.log_to_docx}
"""Writers of the log, by file extension."""
HIGHLIGHTED = {DocumentKind.PDF: ".pdf", DocumentKind.DOCX: ".docx"}
"""Kinds of originals that can have a highlighted copy, and its file extension."""


@dataclass(frozen=True, slots=True)
class Released:
    """A file that was redacted, verified and saved under the name `output`; `options` held a secret. `people`: who
    decided and reviewed its findings.
    """

    examination: Examination
    plan: MaskingPlan
    options: Options
    report: RedactionReport
    output: str
    people: Reviewers = field(default_factory=Reviewers)


def log(released: Released, words: Catalogue = ENGLISH) -> Log:
    """Return the redaction log in a language: each place that was removed, and why, but only the kind of its text."""
    redacted = replace(_redacted(released), people=released.people)
    return reports.log(redacted, released.report, _names(released, words), words)


def outcome(released: Released, file: str, output: str, words: Catalogue = ENGLISH) -> Outcome:
    """Return the outcome of a redacted file for a report, under the names that the front end shows."""
    report = released.report
    return Outcome.written(
        file,
        output,
        report,
        look_at=(*_restricted(released.options, words), *messages.look_at(report.notices, words)),
        removed=messages.removed(report.notices, words),
        masks=masks(released, words),
        policy=policy(released.options, words),
    )


def _restricted(options: Options, words: Catalogue) -> Iterator[str]:
    """Yield a warning where the user chose kinds."""
    if options.kinds:
        yield words.say(message("report.only-kinds", kinds=", ".join(options.kinds)))


def policy(options: Options, words: Catalogue) -> str:
    """Return name, version and law of the policy that the options name, for a report."""
    return reports.applied(policies.load(options.policy), words)


def masks(released: Released, words: Catalogue = ENGLISH) -> tuple[LogEntry, ...]:
    """Return each place that was masked or needs review, with the reason, for a report."""
    return reports.entries(_redacted(released), words, asked=True)


def declaration(released: Released, declared: Declaration, words: Catalogue) -> bytes:
    """Return a declaration of review for the redacted file, as DOCX."""
    source, output = _names(released, words)
    applied = policy(released.options, words)
    return reports.declaration_to_docx(declared, source, output, applied, released.report, words)


def _names(released: Released, words: Catalogue) -> tuple[str, str]:
    """Return the names of the original and the redacted file for readers of the redacted file: a sentence in place of
    one that holds masked text which identifies (threat P32).
    """
    examined = released.examination
    withheld = words.say(Message("log.name-withheld"))
    source, output = examined.document.path.name, released.output

    def holds_masked(name: str) -> bool:
        return planning.names_somebody((name,), examined.document, examined.entities, released.plan)

    return withheld if holds_masked(source) else source, withheld if holds_masked(output) else output


def _redacted(released: Released) -> reports.RedactedDocument:
    examination, options = released.examination, released.options
    style = planning.resolve_settings(options).mask
    results = reports.Results(examination.document.text, _written(released, SILENT), style)
    return reports.RedactedDocument(
        examination,
        released.plan,
        policies.load(options.policy),
        results,
        areas=options.areas,
        further=released.report.further,
    )


def _written(released: Released, progress: Progress) -> tuple[Redaction, ...]:
    """Return the redactions as they were written: words that found no place are left out."""
    planned = planning.redactions(released.examination, released.plan, released.options, progress)
    return as_written(planned, released.report.boxed)


def report_page(outcomes: Iterable[Outcome], words: Catalogue) -> bytes:
    """Return the report of these outcomes as an HTML page in UTF-8."""
    return reports.to_html(outcomes, words).encode("utf-8")


def report_in_print(outcomes: Iterable[Outcome], progress: Progress, words: Catalogue) -> bytes:
    """Return the report of these outcomes as a PDF."""
    return sandbox.run(partial(reports.to_pdf, tuple(outcomes), words), bytes, Stage.PRINT, progress)


def reference_list(released: Released, password: str, progress: Progress, words: Catalogue = ENGLISH) -> bytes:
    """Return a PDF that pairs each mask with its original, encrypted with the password.

    Raises:
        ValueError: the password has fewer than `SHORTEST_PASSWORD` characters.
    """
    if len(password) < SHORTEST_PASSWORD:
        raise ValueError("the password is too short")
    making = partial(
        reports.reference_list,
        released.examination,
        released.plan,
        _written(released, progress),
        released.report,
        areas=(*released.options.areas, *released.report.further),
        output=released.output,
        password=password,
        words=words,
    )
    return sandbox.run(making, bytes, Stage.PRINT, progress)


def highlighted_copy(released: Released, progress: Progress, words: Catalogue = ENGLISH) -> bytes:
    """Return the original with a warning and with highlights on what is masked; nothing is removed from a PDF.

    Raises:
        UnsupportedFormat: there is no such copy of plain text.
        SourceChanged: the original is no longer the one that was examined.
    """
    document, options = released.examination.document, released.options
    redactions = planning.redactions(released.examination, released.plan, options, progress)
    source = opening.unchanged(document)
    if document.kind is DocumentKind.PDF:
        making: Callable[..., bytes] = partial(
            pdf.highlight, source, document, redactions, areas=options.areas, password=options.password, words=words
        )
    elif document.kind is DocumentKind.DOCX:
        making = partial(docx.highlight, source, document, redactions, password=options.password, words=words)
    else:
        raise UnsupportedFormat
    return sandbox.run(making, bytes, Stage.WRITE, progress)


def marks(examination: Examination, plan: MaskingPlan, options: Options, progress: Progress) -> bytes:
    """Return what is to be masked in a PDF, as XFDF for another program.

    Raises:
        BadMarks: it is no PDF.
        SourceChanged: the original is no longer the one that was examined.
    """
    document = examination.document
    if document.kind is not DocumentKind.PDF:
        raise BadMarks(problem="only-pdf")
    # Another program draws the boxes, with codes alone.
    redactions = planning.redactions(examination, plan, replace(options, mask=MaskStyle.BOX), progress)
    writing = partial(
        xfdf.written, opening.unchanged(document), document, redactions, areas=options.areas, password=options.password
    )
    return sandbox.run(writing, bytes, Stage.WRITE, progress)


def areas_as_stored(document: Document, options: Options, progress: Progress) -> tuple[PageArea, ...]:
    """Return `Options.areas` measured on the pages of a PDF as viewers show them, as areas of the pages as stored.

    Raises:
        SourceChanged: the original is no longer the one that was examined.
    """
    if document.kind is not DocumentKind.PDF or all(each.box == WHOLE_PAGE for each in options.areas):
        return options.areas
    placing = partial(xfdf.as_stored, options.areas, opening.unchanged(document), password=options.password)
    return sandbox.run(placing, tuple[PageArea, ...], Stage.OPEN, progress)


def read_marks(file: Path, document: Document, options: Options, progress: Progress) -> tuple[PageArea, ...]:
    """Return the areas that another program marked for redaction in a PDF, from XFDF.

    Raises:
        UnreadableFile: the file is missing, or can't be read.
        BadMarks: it is no XFDF for this document, or the document is no PDF.
        SourceChanged: the original is no longer the one that was examined.
    """
    if document.kind is not DocumentKind.PDF:
        raise BadMarks(problem="only-pdf")
    reading = partial(xfdf.read, disk.read(file), opening.unchanged(document), password=options.password)
    return sandbox.run(reading, tuple[PageArea, ...], Stage.OPEN, progress)
