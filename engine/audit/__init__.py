"""Re-identification audit: measures how many people can still be found from released documents (`sable audit`).

    documents, table -> people divided -> a network learns from some -> the others are looked for -> their clues

After paper 5. `run` is the entry point for both front ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.audit import people as known
from engine.audit import written
from engine.audit.results import AuditReport, Clue, WorkListItem
from engine.audit.settings import AuditSettings
from engine.core.progress import Progress
from engine.reports.charts import PANE, ChartColours, in_colours

__all__ = [
    "PANE",
    "AuditReport",
    "AuditSettings",
    "Audited",
    "ChartColours",
    "Clue",
    "WorkListItem",
    "in_colours",
    "run",
    "written",
]


@dataclass(frozen=True, slots=True)
class Audited:
    """An audit report, and the documents of its work list by name, for a front end that may show their words."""

    report: AuditReport
    texts: Mapping[str, str] = field(repr=False)


def run(
    documents: Path,
    profiles: Path,
    settings: AuditSettings,
    work: Path,
    progress: Progress,
    *,
    originals: Path | None = None,
) -> Audited:
    """Audit one set of documents; nothing is written but the state of a stopped run.

    Args:
        documents: a folder of files, or JSON Lines; see `people.documents` for how a document is matched with a person.
        profiles: a table of people.
        work: folder from which a stopped run resumes.
        originals: the documents before masking, in the same form; with them masked words are counted.

    Raises:
        BadDocuments, BadTable, UnreadableFile: the table or the documents can't be used.
        BadModel, ResourceError: the networks can't be loaded.
        Cancelled: the user asked to stop.
    """
    # Imported here: it loads PyTorch, which takes seconds, and a window for audits is open before.
    from engine.audit import attack

    people = known.load(profiles, progress, id_column=settings.id_column)
    found = known.documents(documents, people, progress, mapping=settings.mapping)
    before = known.texts(originals, progress) if originals else None
    report = attack.run(found, people, settings, work, progress, originals=before)
    listed = {each.document for each in report.work_list}
    return Audited(report, {each.name: each.text for each in found.found if each.name in listed})
