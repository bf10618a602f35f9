"""Pages of one open PDF: sizes, outline, and drawings on light or dark paper."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pymupdf

# MuPDF's messages quote the file, and would go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

_MOST_PIXELS = 40_000_000
"""Most pixels of a picture; a larger one is drawn smaller: at 400 % a poster must not fill the memory."""
_DARK_PAPER, _LIGHT_INK = 0x28, 0xE0
"""Colours near those of the dark theme of the window."""
_MOST_HEADINGS, _LONGEST_TITLE = 5_000, 200


@dataclass(frozen=True, slots=True)
class PageSize:
    """Page size: `width` and `height` in points of the page as shown; `rotation`: 0, 90, 180 or 270 degrees clockwise,
    from the page of `Box` coordinates to the one shown.
    """

    width: float
    height: float
    rotation: int


@dataclass(frozen=True, slots=True)
class Heading:
    """An entry of the outline: `level` from 1, `page` from 0."""

    level: int
    title: str = field(repr=False)
    page: int


@dataclass(frozen=True, slots=True)
class PagePicture:
    """A picture: `pixels` holds rows of red, green and blue from the top, a byte each, `stride` bytes a row."""

    width: int
    height: int
    stride: int
    pixels: bytes = field(repr=False)

    def __post_init__(self) -> None:
        # It comes from a process that reads hostile files, and is shown by a library that trusts these numbers.
        if not (
            0 < 3 * self.width <= self.stride and self.height > 0 and self.stride * self.height <= len(self.pixels)
        ):
            raise ValueError("no picture")


def opened(source: bytes, password: str | None) -> pymupdf.Document:
    """Return the open document.

    Raises:
        ValueError: it is no PDF, or the password does not open it.
    """
    try:
        document = pymupdf.open("pdf", source)
    except (pymupdf.mupdf.FzErrorBase, RuntimeError) as error:
        raise ValueError from error
    if document.needs_pass and not document.authenticate(password or ""):
        raise ValueError
    return document


def sizes(document: pymupdf.Document) -> tuple[PageSize, ...]:
    """Return the size of each page."""
    return tuple(PageSize(page.rect.width, page.rect.height, page.rotation) for page in document)


def outline(document: pymupdf.Document) -> tuple[Heading, ...]:
    """Return the bookmarks that lead to a page, in their order."""
    entries = document.get_toc(simple=True)[:_MOST_HEADINGS]
    return tuple(
        Heading(level, " ".join(title.split())[:_LONGEST_TITLE], page - 1)
        for level, title, page in entries
        if 0 < page <= document.page_count
    )


def draw(document: pymupdf.Document, number: int, scale: float, *, dark: bool = False) -> PagePicture:
    """Draw page `number`, `scale` pixels a point.

    Args:
        dark: on dark paper (see `_darkened`).
    """
    page = document[number]
    scale = min(scale, (_MOST_PIXELS / (page.rect.width * page.rect.height)) ** 0.5)
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)
    rows = _darkened(pixels.samples_mv, pixels.width, pixels.stride) if dark else bytes(pixels.samples)
    return PagePicture(pixels.width, pixels.height, pixels.stride, rows)


def _darkened(samples: bytes | memoryview, width: int, stride: int) -> bytes:
    """Return the picture with inverted lightness: white paper dark, black text light, colours with their hue.

    Args:
        samples: rows of red, green and blue, `width` pixels in `stride` bytes.
    """
    rows = np.frombuffer(samples, np.uint8).reshape(-1, stride).copy()
    pixels = rows[:, : width * 3].reshape(len(rows), width, 3)
    highest, lowest = pixels.max(2).astype(np.int16), pixels.min(2)
    turned = pixels + (255 - highest - lowest)[..., None]
    rows[:, : width * 3] = (_DARK_PAPER + turned * ((_LIGHT_INK - _DARK_PAPER) / 255)).reshape(len(rows), -1)
    return rows.tobytes()
