"""Draws pages of one open PDF."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pymupdf

# Its messages quote the file, and they go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

_MOST_PIXELS = 40_000_000
"""A larger picture is drawn smaller: at 400 % a page that is a poster must not fill the memory."""
_DARK_PAPER, _LIGHT_INK = 0x28, 0xE0
"""Near those of the dark theme of the window."""
_MOST_HEADINGS, _LONGEST_TITLE = 5_000, 200


@dataclass(frozen=True, slots=True)
class PageSize:
    """`width` and `height` in points of the page as it is shown; `rotation`: 0, 90, 180 or 270 degrees clockwise, from
    the page in which `Box` counts to the one that is shown."""

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


def outline(document: pymupdf.Document) -> tuple[Heading, ...]:
    """The bookmarks that lead to a page, in their order."""
    entries = document.get_toc(simple=True)[:_MOST_HEADINGS]
    return tuple(
        Heading(level, " ".join(title.split())[:_LONGEST_TITLE], page - 1)
        for level, title, page in entries
        if 0 < page <= document.page_count
    )


def draw(document: pymupdf.Document, number: int, scale: float, *, dark: bool = False) -> Picture:
    """Page `number`, `scale` pixels a point.

    Args:
        dark: on dark paper (see `darkened`).
    """
    page = document[number]
    scale = min(scale, (_MOST_PIXELS / (page.rect.width * page.rect.height)) ** 0.5)
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)
    rows = darkened(pixels.samples_mv, pixels.width, pixels.stride) if dark else bytes(pixels.samples)
    return Picture(pixels.width, pixels.height, pixels.stride, rows)


def darkened(samples: bytes | memoryview, width: int, stride: int) -> bytes:
    """White paper as dark, black text as light, colours with their hue: the lightness is turned around.

    Args:
        samples: rows of red, green and blue, `width` pixels in `stride` bytes.
    """
    rows = np.frombuffer(samples, np.uint8).reshape(-1, stride).copy()
    pixels = rows[:, : width * 3].reshape(len(rows), width, 3)
    highest, lowest = pixels.max(2).astype(np.int16), pixels.min(2)
    turned = pixels + (255 - highest - lowest)[..., None]
    rows[:, : width * 3] = (_DARK_PAPER + turned * ((_LIGHT_INK - _DARK_PAPER) / 255)).reshape(len(rows), -1)
    return rows.tobytes()
