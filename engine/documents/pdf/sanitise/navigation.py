"""Bookmarks and internal links: read from the source, and written back without masked words.

A bookmark keeps the words that the redacted pages still show (threat P07). Only links to a page of the same document
stay; they carry page and point, never a name or an address (threats P08, P09).
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import count, groupby

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, OutlineItem, String

from engine.documents.pdf.geometry import Area
from engine.documents.pdf.sanitise.fields import annotations_of
from engine.documents.pdf.sanitise.hidden import destinations

_WORD = re.compile(r"\d+|[^\W\d_]+")  # as the verification splits titles: 13.4a gives 13, 4 and a
HIDDEN_WORD = "[…]"
# Letters in circles, of flags and in Braille are symbols in Unicode, and may spell a name; no viewer shows tags and
# characters of private use.
_SYMBOL, _UNSEEN = "So", frozenset(("Cf", "Cn", "Co", "Cs"))
_JOINERS = "\u200c\u200d\u200e\u200f"  # letters of Arabic and Indic scripts look otherwise without them


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A bookmark; `level` counts from 1, `page` from 0."""

    level: int
    title: str = field(repr=False)
    page: int


@dataclass(frozen=True, slots=True)
class Link:
    """A link from a rectangle of a page to a `target` page, both counted from 0."""

    page: int
    area: Area
    target: int


@dataclass(frozen=True, slots=True)
class Navigation:
    """The bookmarks and internal links of a document."""

    bookmarks: tuple[Bookmark, ...]
    links: tuple[Link, ...]


def read_links(pdf: pikepdf.Pdf) -> tuple[Link, ...]:
    """Return the links to pages of the same document, given by page or by name."""
    numbers = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
    names = destinations(pdf)
    found = []
    for number, page in enumerate(pdf.pages):
        for each in annotations_of(page):
            if each.get("/Subtype") == "/Link" and len(each.get("/Rect", ())) == 4:
                target = _target(each, names, numbers)
                if target is not None:
                    found.append(Link(number, Area(*(float(edge) for edge in each["/Rect"])), target))
    return tuple(found)


def plain_labels(pdf: pikepdf.Pdf) -> None:
    """Number pages in digits where letters begin elsewhere than with the first, and drop long first numbers.

    A label may be any letter, and labels of several pages a name; a number of many digits identifies somebody.
    """
    waiting = [pdf.Root.get("/PageLabels")]
    for _ in range(_MOST_NODES):
        if not waiting:
            return
        node = waiting.pop()
        if not isinstance(node, Dictionary):
            continue
        waiting += _array(node, "/Kids")
        for label in _array(node, "/Nums"):
            if isinstance(label, Dictionary) and "/St" in label:
                _plain_label(label)


def _array(node: pikepdf.Object, key: str) -> Iterable[pikepdf.Object]:
    found = node.get(key)
    return found if isinstance(found, Array) else ()


def _plain_label(label: pikepdf.Object) -> None:
    first: object = label["/St"]
    if not isinstance(first, int) or first >= _LONG_NUMBER:
        del label["/St"]
    elif first > _LATEST_FIRST.get(str(label.get("/S")), _LONG_NUMBER):
        label["/S"] = Name.D


_LATEST_FIRST = {"/A": 1, "/a": 1, "/R": 20, "/r": 20}
_LONG_NUMBER = 10_000
_MOST_NODES = 10_000  # of a tree that may be circular


def read_bookmarks(document: pymupdf.Document) -> tuple[Bookmark, ...]:
    """Return the bookmarks of a document in order."""
    return tuple(Bookmark(level, title, page - 1) for level, title, page in document.get_toc())


def _target(link: pikepdf.Object, names: dict[str, pikepdf.Object], numbers: dict[tuple[int, int], int]) -> int | None:
    action = link.get("/A")
    destination = link.get("/Dest")
    if isinstance(action, Dictionary) and action.get("/S") == "/GoTo":
        destination = action.get("/D")
    if isinstance(destination, Name | String):
        destination = names.get(str(destination))
    if isinstance(destination, Dictionary):
        destination = destination.get("/D")
    if not isinstance(destination, Array) or not len(destination) or not isinstance(destination[0], Dictionary):
        return None
    return numbers.get(destination[0].objgen)


def shortened(navigation: Navigation, visible_text: str, masked: Iterable[str]) -> tuple[Navigation, int]:
    """Return the navigation with masked words hidden in titles, and the number of titles that lost words.

    Hidden are words and symbols that no page shows any more, and masked strings whose words the pages still show
    separately.
    """
    visible = set(_words(visible_text)) | {each for each in visible_text if _is_symbol(each)}
    strings = {tuple(_words(each)) for each in masked} - {()}
    bookmarks = tuple(
        replace(each, title=_visible_title(each.title, visible, strings)) for each in navigation.bookmarks
    )
    lost = sum(new != old for new, old in zip(bookmarks, navigation.bookmarks, strict=True))
    return replace(navigation, bookmarks=bookmarks), lost


def write_navigation(pdf: pikepdf.Pdf, navigation: Navigation) -> None:
    """Write bookmarks and links into a PDF."""
    if navigation.bookmarks:
        _write_bookmarks(pdf, navigation.bookmarks)
    _write_links(pdf, navigation.links)


def _write_bookmarks(pdf: pikepdf.Pdf, bookmarks: tuple[Bookmark, ...]) -> None:
    with pdf.open_outline() as outline:
        levels = [outline.root]
        for bookmark in bookmarks:
            item = OutlineItem(bookmark.title, bookmark.page if 0 <= bookmark.page < len(pdf.pages) else None)
            del levels[bookmark.level :]
            levels[-1].append(item)
            levels.append(item.children)


def _write_links(pdf: pikepdf.Pdf, links: tuple[Link, ...]) -> None:
    pages = [page.obj for page in pdf.pages]  # access to a page by number takes linear time
    found: dict[int, list[Dictionary]] = defaultdict(list)
    for link in links:
        found[link.page].append(
            Dictionary(
                Type=Name.Annot,
                Subtype=Name.Link,
                Rect=Array(link.area),
                Border=Array([0, 0, 0]),
                Dest=Array([pages[link.target], Name.Fit]),
            )
        )
    for number, added in found.items():
        pages[number]["/Annots"] = Array([*pages[number].get("/Annots", ()), *added])


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _visible_title(title: str, visible: set[str], masked: set[tuple[str, ...]]) -> str:
    words = _words(title)
    hidden = {number for number, word in enumerate(words) if word not in visible}
    for string in masked:
        for first in range(len(words) - len(string) + 1):
            if tuple(words[first : first + len(string)]) == string:
                hidden.update(range(first, first + len(string)))
    number = count()
    left = _WORD.sub(lambda word: HIDDEN_WORD if next(number) in hidden else word[0], title)
    seen = filter(_is_seen, left)
    parts = groupby(seen, key=lambda each: _is_symbol(each) and each not in visible)
    return "".join(HIDDEN_WORD if is_hidden else "".join(part) for is_hidden, part in parts)


def _is_symbol(character: str) -> bool:
    return unicodedata.category(character) == _SYMBOL


def _is_seen(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character) not in _UNSEEN
