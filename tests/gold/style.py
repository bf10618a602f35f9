"""Styles of rendered gold documents, chosen by the name of the document."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class Style:
    """A style of all formats of one document.

    Attributes:
        second: the less usual of two ways to print a thing: rules under values, headers at the right, boxed forms.
        regular, bold: fonts of a PDF, as PyMuPDF names them.
        family: font of a DOCX.
        size: of running text, in points.
        paper: width and height in points.
        boxed: tables of a PDF have lines around each cell, not only between rows.
    """

    second: bool
    regular: str
    bold: str
    family: str
    size: float
    paper: tuple[float, float]
    boxed: bool


_A4, _LETTER = (595.0, 842.0), (612.0, 792.0)
STYLES = (
    Style(False, "helv", "hebo", "Calibri", 10.0, _A4, True),
    Style(True, "tiro", "tibo", "Times New Roman", 11.0, _LETTER, False),
    Style(True, "helv", "hebo", "Arial", 9.0, _LETTER, True),
    Style(False, "tiro", "tibo", "Georgia", 10.5, _A4, False),
)


def chosen(name: str) -> Style:
    """Return the style of a document."""
    return STYLES[sha256(name.encode()).digest()[0] % len(STYLES)]


def labelled(label: str) -> str:
    """Return a label as it is printed beside its value."""
    return label if label.endswith((":", "?", ".", ")", "]")) else f"{label}:"
