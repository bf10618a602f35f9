"""Tesseract's data, one file for each language: bundled, or installed for all programs.

Apart from the package that reads pictures, whose libraries only sandboxed workers load.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.core import resources

_SYSTEM = (
    "/usr/share/tesseract-ocr/5/tessdata",
    "/usr/share/tesseract-ocr/4.00/tessdata",
    "/usr/share/tessdata",
    "/usr/local/share/tessdata",
    "/opt/homebrew/share/tessdata",
)


@cache
def folder(languages: tuple[str, ...]) -> Path | None:
    """Return the first folder that holds all of these languages (`eng`, `deu`), or None."""
    if not languages:
        return None
    return next((each for each in _folders() if all(_file(each, language).is_file() for language in languages)), None)


def installed(languages: tuple[str, ...]) -> bool:
    """Return whether pictures can be read in all of these languages."""
    return folder(languages) is not None


def _folders() -> Iterator[Path]:
    yield resources.root() / "ocr"
    if prefix := os.environ.get("TESSDATA_PREFIX"):
        yield Path(prefix)
    if sys.platform == "win32":
        yield Path(os.environ.get("PROGRAMFILES", "C:/Program Files")) / "Tesseract-OCR" / "tessdata"
    yield from map(Path, _SYSTEM)


def _file(tessdata: Path, language: str) -> Path:
    return tessdata / f"{language}.traineddata"
