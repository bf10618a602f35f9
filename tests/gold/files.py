"""Rendered gold documents: each as TXT, DOCX and PDF, the same bytes each time."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine.lab.evaluation.places import aligned, word_spans
from engine.pipeline import opening
from tests.gold import as_docx, as_pdf, as_txt
from tests.gold.markup import GoldFile
from tests.gold.style import chosen

FORMATS = {"txt": as_txt.render, "docx": as_docx.render, "pdf": as_pdf.render}


def sources(folder: Path) -> list[Path]:
    """Return the documents of a folder, sorted by name; none where there is no such folder."""
    return sorted(folder.glob("*.md"))


def rendered(document: GoldFile) -> dict[str, bytes]:
    """Return the files by format."""
    style = chosen(document.name)
    return {ending: render(document, style) for ending, render in FORMATS.items()}


def written(document: GoldFile, folder: Path) -> list[Path]:
    """Write the files into `folder`, and return their paths in the order of `FORMATS`."""
    paths = []
    for ending, data in rendered(document).items():
        path = folder / f"{document.name}.{ending}"
        path.write_bytes(data)
        paths.append(path)
    return paths


def export(found: Iterable[GoldFile], path: Path, formats: Collection[str] = ("txt",)) -> None:
    """Write documents as they are read from files as JSON Lines, as `engine.lab.training.wishes` reads them."""
    with gzip.open(path, "wt", encoding="utf-8") as target, TemporaryDirectory() as folder:
        for document in found:
            for file in written(document, Path(folder)):
                ending = file.suffix.removeprefix(".")
                if ending in formats:
                    text = file.read_bytes().decode() if ending == "txt" else opening.read(file).text
                    about = {"doc_id": document.name, "format": ending, "language": document.language}
                    target.write(json.dumps(about | {"text": text, "spans": _spans(document, text)}) + "\n")


def _spans(document: GoldFile, text: str) -> list[dict[str, Any]]:
    """Return the places of a document in a text that was read from one of its files.

    Words of a place that are apart in that text, as in two lines of a cell, are several spans.
    """
    found: list[dict[str, Any]] = []
    words = {span: number for number, span in enumerate(word_spans(text))}
    last = (None, -1)
    for (start, end), at in zip(word_spans(document.text), aligned(document.text, text), strict=True):
        place = next((each for each in document.places if each.start < end and start < each.end), None)
        number = words.get(at, -1) if at else -1
        if place and at:
            if found and last == (place, number - 1) and number > 0:
                found[-1]["end"] = at[1]
            else:
                found.append({"start": at[0], "end": at[1], "label": place.kind.value, "wish": place.wish.value})
        last = (place, number)
    return found
