"""What was done to each file, told to programs and to people. Only the sealed reference list holds text of a document:
it is encrypted before it is anywhere but in memory."""

from engine.report.outcomes import Outcome, counts, to_json
from engine.report.pages import to_html, to_pdf

__all__ = ["Outcome", "counts", "to_html", "to_json", "to_pdf"]
