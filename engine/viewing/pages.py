"""Draws pages of one open PDF."""

from __future__ import annotations

from dataclasses import dataclass, field

import pymupdf

# Its messages quote the file, and they go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

_MOST_PIXELS = 40_000_000
"""A larger picture is drawn smaller: at 400 % a page that is a poster must not fill the memory."""


@dataclass(frozen=True, slots=True)
class PageSize:
    """`width` and `height` in points of the page as it is shown; `rotation`: 0, 90, 180 or 270 degrees clockwise, from
    the page in which `Box` counts to the one that is shown."""

    width: float
    height: float
    rotation: int


@dataclass(frozen=True, slots=True)
class Picture:
    """`pixels`: rows of red, green and blue, each a byte, from the top, `stride` bytes a row."""

    width: int
    height: int
    stride: int
    pixels: bytes = field(repr=False)

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and is shown by a library that trusts these figures.
        if not (
            0 < 3 * self.width <= self.stride and self.height > 0 and self.stride * self.height <= len(self.pixels)
        ):
            raise ValueError("no picture")


def opened(source: bytes, password: str | None) -> pymupdf.Document:
    """The document, ready to be drawn.

    Raises:
        ValueError: not a PDF, or not to be opened with this password.
    """
    try:
        document = pymupdf.open("pdf", source)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError) as error:
        raise ValueError from error
    if document.needs_pass and not document.authenticate(password or ""):
        raise ValueError
    return document


def sizes(document: pymupdf.Document) -> tuple[PageSize, ...]:
    return tuple(PageSize(page.rect.width, page.rect.height, page.rotation) for page in document)


def draw(document: pymupdf.Document, number: int, scale: float) -> Picture:
    """Page `number`, `scale` pixels a point."""
    page = document[number]
    scale = min(scale, (_MOST_PIXELS / (page.rect.width * page.rect.height)) ** 0.5)
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)
    return Picture(pixels.width, pixels.height, pixels.stride, bytes(pixels.samples))
