"""Rendered gold documents: each as TXT, DOCX and PDF, the same bytes each time."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.lab.evaluation.places import aligned, word_spans
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


def export(found: Iterable[GoldFile], path: Path) -> None:
    """Write documents as text with their places as JSON Lines, as `sable train offices` reads them."""
    with gzip.open(path, "wt", encoding="utf-8") as target:
        for document in found:
            text = as_txt.render(document, chosen(document.name)).decode()
            places = [[*span, wish] for *span, wish in _places(document, text)]
            target.write(json.dumps({"text": text, "language": document.language, "places": places}) + "\n")


def _places(document: GoldFile, text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the places of a document in a text that it was rendered as."""
    spans = list(word_spans(document.text))
    rendered = aligned(document.text, text)
    for place in document.places:
        within = [
            at
            for (start, end), at in zip(spans, rendered, strict=True)
            if at and start < place.end and place.start < end
        ]
        if within:
            yield min(start for start, _ in within), max(end for _, end in within), place.wish.value
