"""Redaction log as CSV and DOCX: each place that was masked, why and by whom, without its text.

Its DOCX has the form of a Vaughn or privilege log (Vaughn v. Rosen, 484 F.2d 820; Fed. R. Civ. P. 26(b)(5)(A)): each
withholding by itself, with a column in which the user describes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO, StringIO

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, message
from engine.core.printable import printable
from engine.core.spreadsheets import TableWriter
from engine.core.types import RedactionReport
from engine.reports import word
from engine.reports.applied import applied
from engine.reports.entries import REVIEWER, LogEntry, RedactedDocument, entries


@dataclass(frozen=True, slots=True)
class Log:
    """The redaction log of one written file, in the language of `words`."""

    file: str
    output: str
    policy: str
    source_hmac_sha256: str
    output_sha256: str
    entries: tuple[LogEntry, ...]
    words: Catalogue = ENGLISH


def log(redacted: RedactedDocument, report: RedactionReport, names: tuple[str, str], words: Catalogue = ENGLISH) -> Log:
    """Return the log of a redacted file, place by place in the order of the text, then area by area.

    Args:
        names: what the log calls the original and the redacted file.
    """
    file, output = names
    return Log(
        file=printable(file),
        output=printable(output),
        policy=applied(redacted.policy, words),
        source_hmac_sha256=report.source_hmac_sha256,
        output_sha256=report.output_sha256,
        entries=entries(redacted, words, user=REVIEWER),
        words=words,
    )


def to_csv(logs: Iterable[Log]) -> bytes:
    """Return a row for each place, below a row of titles; UTF-8 with the mark by which spreadsheets recognise it.

    A file in which nothing was masked has one row, which names it and the policy.
    """
    every = tuple(logs)
    stream = StringIO(newline="")
    table = TableWriter(stream)
    columns = ("file", "redacted-file", "sha256", "policy", "page", *_TITLES, *_TIMES)
    table.add(_titles(columns, _language(every)))
    for each in every:
        rows = [
            (str(entry.page or ""), *_cells(number, entry), entry.decided_at, entry.reviewed_at)
            for number, entry in enumerate(each.entries, start=1)
        ]
        for row in rows or [("",) * (1 + len(_TITLES) + len(_TIMES))]:
            table.add((each.file, each.output, each.output_sha256, each.policy, *row))
    return stream.getvalue().encode("utf-8-sig")


def to_docx(logs: Iterable[Log]) -> bytes:
    """Return a table for each file, in landscape, with its titles on every page."""
    # Imported here: it takes a quarter of a second, and few runs write a log in this form.
    from docx.enum.section import WD_ORIENT
    from docx.oxml import OxmlElement
    from docx.shared import Mm, Pt

    document = word.new_file("Sable")
    section = document.sections[0]
    section.orientation = WD_ORIENT.LANDSCAPE
    section.page_width, section.page_height = Mm(297), Mm(210)
    section.left_margin = section.right_margin = Mm(15)
    document.styles["Normal"].font.size = Pt(9)
    for each in logs:
        say = each.words.say
        document.add_heading(say(message("log.title", file=each.file)), level=1)
        about = (
            message("log.redacted-file", file=each.output),
            message("log.policy", policy=each.policy),
            message("log.fingerprint", fingerprint=each.source_hmac_sha256),
            message("log.sha256", sha256=each.output_sha256),
        )
        document.add_paragraph("\n".join(map(say, about)))
        document.add_paragraph(say(Message("fingerprint.explained")))
        table = document.add_table(rows=1, cols=len(_TITLES), style="Table Grid")
        for cell, title in zip(table.rows[0].cells, _titles(_TITLES, each.words), strict=True):
            cell.paragraphs[0].add_run(title).bold = True
        table.rows[0]._tr.get_or_add_trPr().append(OxmlElement("w:tblHeader"))
        for number, entry in enumerate(each.entries, start=1):
            for cell, shown in zip(table.add_row().cells, _cells(number, entry, times=True), strict=True):
                cell.text = shown
    stream = BytesIO()
    document.save(stream)
    return stream.getvalue()


_TITLES = (
    "number", "where", "item", "kind", "done", "code", "reason", "citation", "decided-by", "reviewed-by",
    "found-by", "description",
)  # fmt: skip


_TIMES = ("decided-at", "reviewed-at")
"""Columns of a CSV alone: elsewhere times are below the names."""


def _titles(columns: Iterable[str], words: Catalogue) -> list[str]:
    """Return the titles of columns."""
    return [words.say(Message(f"column.{each}")) for each in columns]


def _language(logs: tuple[Log, ...]) -> Catalogue:
    """Return the language of the first log; all logs of a file have the same."""
    return logs[0].words if logs else ENGLISH


def _cells(number: int, entry: LogEntry, *, times: bool = False) -> tuple[str, ...]:
    """Return the cells of an entry. The last is empty: only the user can describe what is withheld without giving it
    away.

    Args:
        times: put the time below the name of a person.
    """
    decided, reviewed = (
        "\n".join(filter(None, (name, at if times else "")))
        for name, at in ((entry.decided_by, entry.decided_at), (entry.reviewed_by, entry.reviewed_at))
    )
    return (
        str(number), entry.where, str(entry.item or ""), entry.kind, entry.done, entry.code, entry.reason,
        entry.citation, decided, reviewed, entry.found, "",
    )  # fmt: skip
