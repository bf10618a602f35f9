"""Audit report as files: JSON for programs, a table (CSV) and a page (HTML) for users.

They hold words of documents only where the user asks for them.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any

from engine import reports
from engine.audit import words
from engine.audit.results import AuditReport, Clue, Item
from engine.core import disk
from engine.core.errors import OutputUnwritable

Texts = Mapping[str, str]
"""Documents by name, where their words may be shown."""

_SHOWN = 200
"""Most documents of the work list on the page; the table holds all of them."""
_COLUMNS = (
    *("document", "person", "part", "rank", "probability", "masked", "fields"),
    *("start", "end", "field", "loss", "gradient"),
)


def write(found: AuditReport, folder: Path, *, texts: Texts | None = None) -> None:
    """Write `audit.json`, `work-list.csv` and `audit.html` into a folder, and make it if needed.

    Args:
        texts: the documents, if the words that give people away are to be shown.

    Raises:
        OutputUnwritable: they can't be written.
    """
    made(folder)
    disk.write(folder / "audit.json", to_json(found, texts).encode("utf-8"))
    disk.write(folder / "work-list.csv", work_list(found, texts).encode("utf-8"))
    disk.write(folder / "audit.html", to_html(found, texts).encode("utf-8"))


def made(folder: Path) -> None:
    """Make the folder if it is missing.

    Raises:
        OutputUnwritable: it can't be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error


def to_json(found: AuditReport, texts: Texts | None = None) -> str:
    """Return all fields of the report, with `limits` in words; each clue with its `text` where that may be shown."""
    record: dict[str, Any] = asdict(found)
    record["limits"] = [{"code": each.value, "words": words.LIMITS[each]} for each in found.limits]
    for item, each in zip(found.work_list, record["work_list"], strict=True):
        for clue, entry in zip(item.clues, each["clues"], strict=True):
            entry |= _text(item, clue, texts)
    return json.dumps(record, ensure_ascii=False, indent=2) + "\n"


def work_list(found: AuditReport, texts: Texts | None = None) -> str:
    """Return CSV with one line for each clue, the best-ranked first; a document without clues has one line too."""
    out = io.StringIO()
    writer = csv.DictWriter(out, (*_COLUMNS, *(["text"] if texts else [])), lineterminator="\n")
    writer.writeheader()
    for item in found.work_list:
        about = {
            "document": item.document,
            "person": item.person,
            "part": item.part.value,
            "rank": item.rank,
            "probability": f"{item.probability:.6f}",
            "masked": f"{item.masked:.4f}",
            "fields": "; ".join(f"{each.field} {each.share:.2f}" for each in item.fields),
        }
        writer.writerows({**about, **_line(clue), **_text(item, clue, texts)} for clue in item.clues)
        if not item.clues:
            writer.writerow(about)
    return out.getvalue()


def _line(clue: Clue) -> dict[str, str | int]:
    return {
        "start": clue.start,
        "end": clue.end,
        "field": clue.field or "",
        "loss": f"{clue.loss:.3f}",
        "gradient": f"{clue.gradient:.3f}",
    }


def _text(item: Item, clue: Clue, texts: Texts | None) -> dict[str, str]:
    return {"text": " ".join(texts[item.document][clue.start : clue.end].split())} if texts else {}


def to_html(found: AuditReport, texts: Texts | None = None) -> str:
    """Return a self-contained page."""
    about = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in words.said(found))
    limits = "".join(f"<li>{escape(words.LIMITS[each])}</li>" for each in found.limits)
    items = "".join(_item(each, texts) for each in found.work_list[:_SHOWN])
    left = len(found.work_list) - _SHOWN
    more = f"<p>{left} more documents stand in work-list.csv.</p>" if left > 0 else ""
    return reports.page(
        "Audit of released documents",
        f"<h1>{escape(words.headline(found))}</h1><article><table>{about}</table>"
        f"<h3>What these figures don't say</h3><ul>{limits}</ul></article>"
        f"<article><h2>Work list</h2><p>Documents of people of whom nothing was learned, the most telling first. "
        "Numbers before a colon are places in the text of the document; the one behind it says how much harder to find "
        f"the person is without these words.</p>{items}{more}</article>",
    )


def _item(item: Item, texts: Texts | None) -> str:
    style = "failed" if item.rank == 1 else "warning"
    masked = f"{words.percent(item.masked)} masked"
    place = f"place {item.rank}, probability {item.probability:.3f}, {masked}"
    clues = "".join(f"<li>{each}</li>" for each in _clues(item, texts))
    fields = ", ".join(f"{escape(each.field)} {words.percent(each.share)}" for each in item.fields)
    listed = f"<ul>{clues}</ul>" if clues else ""
    led = f"<p>Led there: {fields}</p>" if fields else ""
    return f'<h3>{escape(item.document)}</h3><p class="{style}">{place}</p>{led}{listed}'


def _clues(item: Item, texts: Texts | None) -> Iterator[str]:
    for each in item.clues:
        shown = _text(item, each, texts).get("text")
        where = f"{each.start}-{each.end}"
        field = f", as in “{escape(each.field)}”" if each.field else ""
        yield f"{f'“{escape(shown)}” ({where})' if shown else where}{field}: {each.loss:.1f}"
