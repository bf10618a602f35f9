"""Rendered gold documents: each as TXT, DOCX and PDF, the same bytes each time."""

from __future__ import annotations

from pathlib import Path

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
