"""Audit report as files: JSON for programs, a table (CSV) and a page (HTML) for users.

They hold words of documents only where the user asks for them.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine import reports
from engine.audit import words
from engine.audit.results import AuditReport, Clue, WorkListItem
from engine.core import disk
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import OutputUnwritable
from engine.core.message import Message, message
from engine.core.spreadsheets import TableWriter

_Texts = Mapping[str, str]
"""Documents by name, where their words may be shown."""

_SHOWN = 200
"""Most documents of the work list on the page; the table holds all of them."""
_COLUMNS = (
    *("document", "person", "part", "rank", "probability", "masked", "fields"),
    *("start", "end", "field", "loss", "gradient"),
)


def write(found: AuditReport, folder: Path, *, texts: _Texts | None = None, language: Catalogue = ENGLISH) -> None:
    """Write `audit.json`, `work-list.csv` and `audit.html` into a folder, and make it if needed.

    Args:
        texts: the documents, if the words that give people away are to be shown; then only the user may read the files.
        language: that of the page; what is for programs is in English.

    Raises:
        OutputUnwritable: they can't be written.
    """
    made(folder)
    quotes = texts is not None
    disk.write(folder / "audit.json", to_json(found, texts).encode("utf-8"), private=quotes)
    disk.write(folder / "work-list.csv", work_list(found, texts).encode("utf-8"), private=quotes)
    disk.write(folder / "audit.html", to_html(found, texts, language).encode("utf-8"), private=quotes)


def made(folder: Path) -> None:
    """Make the folder if it is missing.

    Raises:
        OutputUnwritable: it can't be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error


def to_json(found: AuditReport, texts: _Texts | None = None) -> str:
    """Return all fields of the report, with `limits` in words; each clue with its `text` where that may be shown."""
    record: dict[str, Any] = asdict(found)
    record["limits"] = [{"code": each.value, "words": ENGLISH.say(words.limit(each))} for each in found.limits]
    for item, each in zip(found.work_list, record["work_list"], strict=True):
        for clue, entry in zip(item.clues, each["clues"], strict=True):
            entry |= _text(item, clue, texts)
    return json.dumps(record, ensure_ascii=False, indent=2) + "\n"


def work_list(found: AuditReport, texts: _Texts | None) -> str:
    """Return CSV with one line for each clue, the best-ranked first; a document without clues has one line too."""
    out = io.StringIO()
    columns = (*_COLUMNS, *(["text"] if texts else []))
    table = TableWriter(out)
    table.add(columns)
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
        for clue in item.clues or (None,):
            row = about | ({**_line(clue), **_text(item, clue, texts)} if clue else {})
            table.add(row.get(each, "") for each in columns)
    return out.getvalue()


def _line(clue: Clue) -> dict[str, str | int]:
    return {
        "start": clue.start,
        "end": clue.end,
        "field": clue.field or "",
        "loss": f"{clue.loss:.3f}",
        "gradient": f"{clue.gradient:.3f}",
    }


def _text(item: WorkListItem, clue: Clue, texts: _Texts | None) -> dict[str, str]:
    return {"text": " ".join(texts[item.document][clue.start : clue.end].split())} if texts else {}


def to_html(found: AuditReport, texts: _Texts | None = None, language: Catalogue = ENGLISH) -> str:
    """Return a self-contained page."""
    say = language.say
    left = len(found.work_list) - _SHOWN
    return reports.page(
        "audit.html",
        say(Message("audit.title")),
        language,
        headline=say(words.headline(found)),
        facts=[(say(name), say(value)) for name, value in words.said(found)],
        limits_title=say(Message("audit.limits")),
        limits=[say(words.limit(each)) for each in found.limits],
        work_list_title=say(Message("audit.work-list")),
        about_work_list=say(Message("audit.about-work-list")),
        items=[_item(each, texts, language) for each in found.work_list[:_SHOWN]],
        more=say(message("audit.more", count=left)) if left > 0 else "",
    )


def _item(item: WorkListItem, texts: _Texts | None, language: Catalogue) -> dict[str, Any]:
    """Return what the page shows of one document of the work list."""
    masked = words.percent(item.masked)
    led = words.fields(item.fields)
    return {
        "document": item.document,
        "style": "failed" if item.rank == 1 else "warning",
        "place": language.say(message("audit.item", rank=item.rank, probability=item.probability, masked=masked)),
        "led": language.say(message("audit.led", fields=led)) if item.fields else "",
        "clues": list(_clues(item, texts, language)),
    }


def _clues(item: WorkListItem, texts: _Texts | None, language: Catalogue) -> Iterator[str]:
    for each in item.clues:
        shown = _text(item, each, texts).get("text")
        where = f"“{shown}” ({each.start}-{each.end})" if shown else f"{each.start}-{each.end}"
        if each.field:
            yield language.say(message("audit.clue-as-in", where=where, field=each.field, loss=each.loss))
        else:
            yield language.say(message("audit.clue", where=where, loss=each.loss))
