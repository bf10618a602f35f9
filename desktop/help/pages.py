"""The pages of help: Markdown files of `resources/help`, cut at their headings into sections that can be searched.

No Qt here: the tests of links, and the scripts that write pages, read the same sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.core.resources import find

FIRST = "index"
"""The page that lists all others."""

_HEADING = re.compile(r"(#{1,6}) +(.+?) *#*$")
_LINK = re.compile(r"!?\[([^\]]*)\]\(([^)]*)\)")
_SIGNS = re.compile(r"^\|[-|: ]+\|$|[*`|#]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """What stands between two headings.

    Attributes:
        page: the name of its file, without the suffix.
        title: of the page.
        anchor: as links name it; empty for the beginning of the page.
        text: its words, without the signs of Markdown.
    """

    page: str
    title: str
    heading: str
    anchor: str
    text: str


def path(page: str) -> Path:
    """Of the file of a page.

    Raises:
        ResourceError: the installation lacks it.
    """
    return find(f"help/{page}.md")


@cache
def order() -> tuple[str, ...]:
    """The names of all pages, in the order in which the first one links to them."""
    targets = (target.partition("#")[0] for _, target in links(path(FIRST).read_text(encoding="utf-8")))
    return tuple(dict.fromkeys((FIRST, *(each.removesuffix(".md") for each in targets if each.endswith(".md")))))


@cache
def sections(page: str) -> tuple[Section, ...]:
    return cut(page, path(page).read_text(encoding="utf-8"))


def cut(page: str, markdown: str) -> tuple[Section, ...]:
    """The sections of a page; the first begins with its title."""
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
        Section(page, title, heading, anchor(heading) if number else "", text)
        for number, (heading, text) in enumerate(kept)
    )


def links(markdown: str) -> list[tuple[str, str]]:
    """Words and target of each link; those of pictures too."""
    return _LINK.findall(markdown)


def pictures(page: str) -> list[str]:
    """The files that a page shows, beside its own."""
    return [target for _, target in links(path(page).read_text(encoding="utf-8")) if target.endswith(".png")]


def anchor(heading: str) -> str:
    """How links name a heading: small letters, digits and hyphens, as code hosts do it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def search(words: str, within: Iterable[Section] | None = None) -> tuple[Section, ...]:
    """The sections that hold each of the words, whatever their case: those first whose heading holds them."""
    wanted = words.casefold().split()
    if not wanted:
        return ()
    known = [each for page in order() for each in sections(page)] if within is None else list(within)
    fitting = [each for each in known if all(word in f"{each.heading} {each.text}".casefold() for word in wanted)]
    return tuple(sorted(fitting, key=lambda each: not all(word in each.heading.casefold() for word in wanted)))


def _plain(markdown: str) -> str:
    return " ".join(_SIGNS.sub(" ", _LINK.sub(r"\1", markdown)).split())
