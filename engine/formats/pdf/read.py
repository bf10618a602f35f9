"""Opens a PDF into one text with a box for every character."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pymupdf

from engine.errors import EmptyDocument, OnlyPictures
from engine.formats.pdf.glyphs import UNREADABLE, read_lines
from engine.formats.pdf.layout import Piece, arrange, text_of
from engine.formats.pdf.normalise import normalise
from engine.progress import Progress
from engine.types import Document, DocumentKind, Notice, PdfPlace, Segment

_PAGE_BREAK = "\n\n"
# A picture that covers less than this part of its page holds no text worth a warning: a logo, a rule, a bullet.
_SMALL_PICTURE = 0.01


def read(source: bytes, path: Path, *, password: str | None, progress: Progress) -> Document:
    """The text of all pages in reading order, also of what lies outside the visible part of a page.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile, CannotMakeSafe: see `normalise`.
        OnlyPictures: there are pictures and no text; `pages` says where.
        EmptyDocument: neither.
    """
    texts: list[str] = []
    segments: list[Segment] = []
    pictures: list[int] = []
    length = 0
    with pymupdf.open("pdf", normalise(source, password).data) as pages:
        for number, page in enumerate(pages):
            page.set_rotation(0)
            text, found = _place(arrange(read_lines(page)), number, length)
            texts.append(text)
            segments += found
            length += len(text) + len(_PAGE_BREAK)
            if _has_picture(page):
                pictures.append(number)
            progress.step("open", number + 1, len(pages))
    if not segments:
        raise OnlyPictures(pages=tuple(pictures)) if pictures else EmptyDocument
    return Document(
        path=path,
        kind=DocumentKind.PDF,
        sha256=hashlib.sha256(source).hexdigest(),
        text=_PAGE_BREAK.join(texts),
        segments=tuple(segments),
        pages=len(texts),
        warnings=_warnings(texts, pictures),
    )


def _place(pieces: list[Piece], page: int, start: int) -> tuple[str, list[Segment]]:
    texts: list[str] = []
    segments: list[Segment] = []
    for piece in pieces:
        if isinstance(piece, str):
            texts.append(piece)
        else:
            texts.append(text_of(piece))
            place = PdfPlace(page, tuple(each.box for each in piece))
            segments.append(Segment(start, start + len(piece), place))
        start += len(piece)
    return "".join(texts), segments


def _has_picture(page: pymupdf.Page) -> bool:
    enough = _SMALL_PICTURE * abs(page.rect)
    return any(abs(pymupdf.Rect(image["bbox"]) & page.rect) > enough for image in page.get_image_info())


def _warnings(texts: list[str], pictures: list[int]) -> tuple[Notice, ...]:
    unreadable = tuple(number for number, text in enumerate(texts) if UNREADABLE in text)
    without_text = tuple(number for number in pictures if not texts[number].strip())
    pages_by_code = {
        "page-without-text": without_text,
        "picture-not-searched": tuple(pictures),
        "unreadable-text": unreadable,
    }
    return tuple(Notice(code, pages, len(pages)) for code, pages in pages_by_code.items() if pages)
