"""Reports and logs: redaction log, run report, sealed reference list, inspection record, charts.

Only the sealed reference list holds text of a document: it is encrypted before it is anywhere but in memory.
"""

from engine.reports.applied import applied
from engine.reports.declaration import Declaration
from engine.reports.declaration import to_docx as declaration_to_docx
from engine.reports.entries import STATES, LogEntry, RedactedDocument, Results, entries
from engine.reports.logs import Log, log
from engine.reports.logs import to_csv as log_to_csv
from engine.reports.logs import to_docx as log_to_docx
from engine.reports.outcomes import Outcome, counts, to_json, to_look_at
from engine.reports.pages import page, to_html, to_pdf
from engine.reports.reference import SHORTEST_PASSWORD, reference_list

__all__ = [
    "SHORTEST_PASSWORD",
    "STATES",
    "Declaration",
    "Log",
    "LogEntry",
    "Outcome",
    "RedactedDocument",
    "Results",
    "applied",
    "counts",
    "declaration_to_docx",
    "entries",
    "log",
    "log_to_csv",
    "log_to_docx",
    "page",
    "reference_list",
    "to_html",
    "to_json",
    "to_look_at",
    "to_pdf",
]
