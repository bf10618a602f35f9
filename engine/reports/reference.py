"""Sealed reference list for a court (Fed. R. Civ. P. 5.2(g)): the original of each mask, in an encrypted PDF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.progress import Progress
from engine.core.types import Action, Document, Entity, Examination, MaskingPlan, PageArea, Redaction, RedactionReport
from engine.reports.entries import Places
from engine.reports.pages import Row, printed
from engine.reports.vocabulary import AREA, kind

SHORTEST_PASSWORD = 8
"""Fewest characters: anyone who has the file may guess as long as they like."""

_SHARES = (0.07, 0.2, 0.15, 0.36, 0.22)
_TITLES = ("Item", "In the redacted file", "Kind", "Stands for", "Where")
_MASK = "black box"
_WARNING = (
    "This list holds what was redacted. It is meant for the court alone: file it under seal, "
    "and keep it apart from the redacted file."
)


def reference_list(
    examination: Examination,
    plan: MaskingPlan,
    redactions: Iterable[Redaction],
    report: RedactionReport,
    *,
    areas: Iterable[PageArea] = (),
    labelled: bool,
    output: str,
    password: str,
    progress: Progress | None = None,
) -> bytes:
    """Return a PDF that only the password opens; unencrypted it exists in memory only.

    Args:
        redactions: as they were written; `labelled`: with labels on masks.
        output: name of the redacted file.
        password: at least `SHORTEST_PASSWORD` characters.

    Raises:
        ValueError: the password is shorter.
    """
    if len(password) < SHORTEST_PASSWORD:
        raise ValueError("the password is too short")
    written = {(each.start, each.end): each.words(labelled=labelled) or _MASK for each in redactions}
    rows = [
        Row(("Reference list",), styles=("title",)),
        Row((_WARNING,), styles=("warning",)),
        Row(("Redacted file", output), (0.2, 0.8), ("second",), above=10),
        Row(("SHA-256", report.output_sha256), (0.2, 0.8), ("second",)),
        Row(_TITLES, _SHARES, ("second",) * len(_TITLES), above=16),
        *_rows(examination, plan, written),
        *_of_areas(examination.document, areas),
    ]
    return printed(rows, foot="Reference list, under seal", password=password, progress=progress)


def _rows(examination: Examination, plan: MaskingPlan, written: dict[tuple[int, int], str]) -> Iterator[Row]:
    places = Places(examination.document)
    decisions = {each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP}
    taken = [each for each in examination.entities if each.id in decisions]
    for item, entity in enumerate(taken, start=1):
        where = dict.fromkeys(str(places.of(each.start, each.end)) for each in entity.mentions)
        shown = dict.fromkeys(written.get((each.start, each.end), _MASK) for each in entity.mentions)
        cells = (str(item), "; ".join(shown), kind(entity), "; ".join(_forms(examination, entity)), "; ".join(where))
        yield Row(cells, _SHARES, above=7, ruled=True)


def _of_areas(document: Document, areas: Iterable[PageArea]) -> Iterator[Row]:
    """Yield rows for areas with the readable text under them; pictures have none."""
    for area in areas:
        words = " … ".join(" ".join(document.text[start:end].split()) for start, end in document.under([area]))
        yield Row(("", area.code or _MASK, AREA, words, f"page {area.page + 1}"), _SHARES, above=7, ruled=True)


def _forms(examination: Examination, entity: Entity) -> dict[str, None]:
    """Return all forms in which the document writes it, on one line each."""
    text = examination.document.text
    return dict.fromkeys(" ".join(text[each.start : each.end].split()) for each in entity.mentions)
