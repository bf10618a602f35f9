"""Help pages: Markdown files of `resources/help`, split at headings into searchable sections.

Some pages are translated, in a folder for each language (`resources/help/de`); the others are in English everywhere.

No Qt here: the tests of links, and the scripts that write pages, read the same sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.core.resources import find, root

ENGLISH = "en"
FIRST = "index"
"""The page that lists all others."""

_HEADING = re.compile(r"(#{1,6}) +(.+?) *#*$")
_LINK = re.compile(r"!?\[([^\]]*)\]\(([^)]*)\)")
_SIGNS = re.compile(r"^\|[-|: ]+\|$|[*`|#]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class HelpSection:
    """The text between two headings.

    Attributes:
        page: the name of its file, without the suffix.
        title: of the page.
        anchor: as links name it; empty for the beginning of the page.
        text: its words, without Markdown.
    """

    page: str
    title: str
    heading: str
    anchor: str
    text: str


def path(page: str, language: str = ENGLISH) -> Path:
    """Return the path of the file of a page, in English where it is not translated.

    Raises:
        ResourceError: the installation lacks it.
    """
    translated = root() / "help" / language / f"{page}.md"
    return translated if language != ENGLISH and translated.is_file() else find(f"help/{page}.md")


@cache
def order() -> tuple[str, ...]:
    """Return the names of all pages, in the order in which the first page links to them."""
    targets = (target.partition("#")[0] for _, target in links(path(FIRST).read_text(encoding="utf-8")))
    return tuple(dict.fromkeys((FIRST, *(each.removesuffix(".md") for each in targets if each.endswith(".md")))))


@cache
def sections(page: str, language: str = ENGLISH) -> tuple[HelpSection, ...]:
    """Return the sections of a page; a translation has those of the English page, in its order."""
    return cut(page, path(page, language).read_text(encoding="utf-8"))


def translated_anchor(page: str, anchor: str, language: str) -> str:
    """Return the anchor of a section of the English page as the page in this language has it."""
    for english, own in zip(sections(page), sections(page, language), strict=True):
        if english.anchor == anchor:
            return own.anchor
    return anchor


def cut(page: str, markdown: str) -> tuple[HelpSection, ...]:
    """Split a page into its sections; the first one begins with the title."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in markdown.splitlines():
        heading = _HEADING.match(line)
        if heading:
            found.append((_plain(heading[2]), []))
        else:
            found[-1][1].append(line)
    kept = [(heading, _plain("\n".join(lines))) for heading, lines in found if heading]
    title = kept[0][0] if kept else page
    return tuple(
        HelpSection(page, title, heading, anchor(heading) if number else "", text)
        for number, (heading, text) in enumerate(kept)
    )


def links(markdown: str) -> list[tuple[str, str]]:
    """Return words and target of each link, pictures included."""
    return _LINK.findall(markdown)


def pictures(page: str, language: str = ENGLISH) -> list[str]:
    """Return the names of the pictures on a page."""
    return [target for _, target in links(path(page, language).read_text(encoding="utf-8")) if target.endswith(".png")]


def anchor(heading: str) -> str:
    """Return the anchor of a heading: lower-case letters, digits and hyphens, as code hosts form it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def search(words: str, within: Iterable[HelpSection] | None = None, language: str = ENGLISH) -> tuple[HelpSection, ...]:
    """Return the sections that contain each of the words, in any case; those with all words in the heading come
    first.
    """
    wanted = words.casefold().split()
    if not wanted:
        return ()
    known = [each for page in order() for each in sections(page, language)] if within is None else list(within)
    fitting = [each for each in known if all(word in f"{each.heading} {each.text}".casefold() for word in wanted)]
    return tuple(sorted(fitting, key=lambda each: not all(word in each.heading.casefold() for word in wanted)))


def _plain(markdown: str) -> str:
    return " ".join(_SIGNS.sub(" ", _LINK.sub(r"\1", markdown)).split())
