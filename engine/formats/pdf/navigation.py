"""Bookmarks and links inside the document: read from the source, and put back as far as they say nothing new.

A bookmark keeps the words that the redacted pages still show (threat P07). Of links only those to a page of the same
document stay; they carry page and point, never a name or an address (threats P08, P09).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, OutlineItem

from engine.formats.pdf.geometry import user_space
from engine.types import Box

_WORD = re.compile(r"\w+")
HIDDEN_WORD = "[…]"


@dataclass(frozen=True, slots=True)
class Bookmark:
    """`level` counts from 1, `page` from 0."""

    level: int
    title: str = field(repr=False)
    page: int


@dataclass(frozen=True, slots=True)
class Link:
    """From a rectangle of a page to another page, both counted from 0."""

    page: int
    area: Box
    target: int


@dataclass(frozen=True, slots=True)
class Navigation:
    bookmarks: tuple[Bookmark, ...]
    links: tuple[Link, ...]


def read_navigation(document: pymupdf.Document) -> Navigation:
    bookmarks = tuple(Bookmark(level, title, page - 1) for level, title, page in document.get_toc())
    links = tuple(link for page in document for link in _links(page, len(document)))
    return Navigation(bookmarks, links)


def _links(page: pymupdf.Page, pages: int) -> Iterable[Link]:
    for link in page.get_links():
        target = link.get("page", -1)
        if link["kind"] in (pymupdf.LINK_GOTO, pymupdf.LINK_NAMED) and isinstance(target, int) and 0 <= target < pages:
            yield Link(page.number, Box(*(link["from"] * page.derotation_matrix)), target)


def write_navigation(pdf: pikepdf.Pdf, navigation: Navigation, visible_text: str) -> int:
    """Put bookmarks and links back; the number of titles that lost words."""
    visible = set(_WORD.findall(visible_text.casefold()))
    titles = [_visible_title(each.title, visible) for each in navigation.bookmarks]
    with pdf.open_outline() as outline:
        levels = [outline.root]
        for bookmark, title in zip(navigation.bookmarks, titles, strict=True):
            item = OutlineItem(title, bookmark.page if 0 <= bookmark.page < len(pdf.pages) else None)
            del levels[bookmark.level :]
            levels[-1].append(item)
            levels.append(item.children)
    for link in navigation.links:
        page = pdf.pages[link.page]
        annotation = Dictionary(
            Type=Name.Annot,
            Subtype=Name.Link,
            Rect=Array(user_space(page, link.area)),
            Border=Array([0, 0, 0]),
            Dest=Array([pdf.pages[link.target].obj, Name.Fit]),
        )
        page.obj.setdefault("/Annots", Array()).append(annotation)
    return sum(title != each.title for each, title in zip(navigation.bookmarks, titles, strict=True))


def _visible_title(title: str, visible: set[str]) -> str:
    return _WORD.sub(lambda word: word[0] if word[0].casefold() in visible else HIDDEN_WORD, title)
