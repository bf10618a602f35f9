"""Reports and logs: what was done to each file.

Only the sealed reference list holds text of a document: it is encrypted before it is anywhere but in memory.
"""

from engine.report.applied import applied
from engine.report.entries import Entry, entries
from engine.report.logs import Log, log
from engine.report.logs import to_csv as log_to_csv
from engine.report.logs import to_docx as log_to_docx
from engine.report.outcomes import Outcome, counts, to_json
from engine.report.pages import page, to_html, to_pdf
from engine.report.reference import SHORTEST_PASSWORD, reference_list
from engine.report.results import STATES, Results

__all__ = [
    "SHORTEST_PASSWORD",
    "STATES",
    "Entry",
    "Log",
    "Outcome",
    "Results",
    "applied",
    "counts",
    "entries",
    "log",
    "log_to_csv",
    "log_to_docx",
    "page",
    "reference_list",
    "to_html",
    "to_json",
    "to_pdf",
]
