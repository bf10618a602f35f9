"""Sealed reference list for a court (Fed. R. Civ. P. 5.2(g)): the original of each mask, in an encrypted PDF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message
from engine.core.printable import printable
from engine.core.progress import SILENT, Progress
from engine.core.types import Document, Entity, Examination, MaskingPlan, PageArea, Redaction, RedactionReport
from engine.reports.entries import LineIndex, numbered, place_of
from engine.reports.rows import TableRow
from engine.reports.vocabulary import AREA, kind

SHORTEST_PASSWORD = 8
"""Fewest characters: anyone who has the file may guess as long as they like."""

_SHARES = (0.07, 0.2, 0.15, 0.36, 0.22)
_TITLES = ("column.item", "reference.shown", "reference.kind", "reference.stands-for", "column.where")
_MASK = Message("reference.box")


def reference_list(
    examination: Examination,
    plan: MaskingPlan,
    redactions: Iterable[Redaction],
    report: RedactionReport,
    *,
    areas: Iterable[PageArea] = (),
    output: str,
    password: str,
    words: Catalogue = ENGLISH,
    progress: Progress = SILENT,
) -> bytes:
    """Return a PDF that only the password opens; unencrypted it exists in memory only.

    Args:
        redactions: as they were written.
        output: name of the redacted file.
        password: at least `SHORTEST_PASSWORD` characters.
        words: the language of the list.

    Raises:
        ValueError: the password is shorter.
    """
    if len(password) < SHORTEST_PASSWORD:
        raise ValueError("the password is too short")
    # Imported here: it loads MuPDF, which only sandboxed workers need otherwise.
    from engine.reports.printing import printed

    say = words.say
    mask = say(_MASK)
    written = {each.mention: each.label or mask for each in redactions}
    titles = tuple(say(Message(each)) for each in _TITLES)
    rows = [
        TableRow((say(Message("reference.title")),), styles=("title",)),
        TableRow((say(Message("reference.warning")),), styles=("warning",)),
        TableRow((say(Message("column.redacted-file")), printable(output)), (0.2, 0.8), ("second",), above=10),
        TableRow((say(Message("reference.sha256")), report.output_sha256), (0.2, 0.8), ("second",)),
        TableRow(titles, _SHARES, ("second",) * len(titles), above=16),
        *_rows(examination, plan, written, words),
        *_of_areas(examination.document, areas, words),
    ]
    foot = say(Message("reference.foot"))
    return printed(rows, foot=foot, password=password, words=words, progress=progress)


def _rows(
    examination: Examination, plan: MaskingPlan, written: dict[tuple[int, int], str], words: Catalogue
) -> Iterator[TableRow]:
    places = LineIndex(examination.document)
    mask = words.say(_MASK)
    for item, entity in enumerate(numbered(examination, plan), start=1):
        where = dict.fromkeys(places.of(each.start, each.end).said(words) for each in entity.mentions)
        shown = dict.fromkeys(written.get(each.span, mask) for each in entity.mentions)
        forms = "; ".join(_forms(examination, entity))
        cells = (str(item), "; ".join(shown), words.say(kind(entity)), forms, "; ".join(where))
        yield TableRow(cells, _SHARES, above=7, ruled=True)


def _of_areas(document: Document, areas: Iterable[PageArea], words: Catalogue) -> Iterator[TableRow]:
    """Yield rows for areas with the readable text under them; pictures have none."""
    for area in areas:
        text = " … ".join(" ".join(document.text[start:end].split()) for start, end in document.under([area]))
        where = words.say(place_of(area, document.kind))
        cells = ("", area.code or words.say(_MASK), words.say(AREA), text, where)
        yield TableRow(cells, _SHARES, above=7, ruled=True)


def _forms(examination: Examination, entity: Entity) -> dict[str, None]:
    """Return all forms in which the document writes it, on one line each."""
    text = examination.document.text
    return dict.fromkeys(" ".join(each.words(text).split()) for each in entity.mentions)
