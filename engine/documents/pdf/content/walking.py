"""Walks everything that the pages of a PDF draw: content, forms, glyphs of Type 3 fonts, patterns and soft masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pikepdf
from pikepdf import Dictionary, Stream


@dataclass(frozen=True, slots=True)
class OwnStreams:
    """Content streams with the resources of one owner: a page, a form, a pattern, or the glyphs of a Type 3 font.

    `searchable`: readers find its text; `in_glyph`: drawn as part of a glyph.
    """

    owner: pikepdf.Object
    streams: tuple[pikepdf.Object, ...]
    resources: pikepdf.Object
    searchable: bool = True
    in_glyph: bool = False


def walk(pdf: pikepdf.Pdf, pages: Iterable[pikepdf.Page] | None = None) -> Iterator[OwnStreams]:
    """Yield everything that pages draw, once each, and parts by the resources as the caller has changed them.

    Args:
        pages: only these; all pages if None.
    """
    visited: set[tuple[int, int]] = set()
    wanted = pdf.pages if pages is None else pages
    waiting = [OwnStreams(page.obj, (page.obj,), _inherited(page.obj, "/Resources")) for page in wanted]
    while waiting:
        drawn = waiting.pop()
        if drawn.owner.objgen in visited:
            continue
        visited.add(drawn.owner.objgen)
        yield drawn
        # Page content comes before patterns and masks, so that a form in both stays searchable.
        for part in _parts(drawn):
            waiting.insert(len(waiting) if part.searchable else 0, part)


def _inherited(node: pikepdf.Object, key: str) -> pikepdf.Object:
    for _ in range(64):  # a damaged tree may be circular
        if key in node:
            return node[key]
        if "/Parent" not in node:
            break
        node = node["/Parent"]
    return Dictionary()


def _parts(content: OwnStreams) -> Iterator[OwnStreams]:
    resources = content.owner.get("/Resources", Dictionary())
    for x_object in _values(resources, "/XObject"):
        if x_object.get("/Subtype") == "/Form":
            yield _part(x_object, content, searchable=content.searchable)
    for font in _values(resources, "/Font"):
        if font.get("/Subtype") == "/Type3":
            glyphs = tuple(each for each in font.get("/CharProcs", Dictionary()).values() if isinstance(each, Stream))
            yield OwnStreams(font, glyphs, font.get("/Resources", content.resources), content.searchable, in_glyph=True)
    for pattern in _values(resources, "/Pattern"):
        if isinstance(pattern, Stream):
            yield _part(pattern, content, searchable=False)
    for state in _values(resources, "/ExtGState"):
        mask = state.get("/SMask")
        if isinstance(mask, Dictionary) and isinstance(mask.get("/G"), Stream):
            yield _part(mask["/G"], content, searchable=False)


def _values(resources: pikepdf.Object, category: str) -> Iterable[pikepdf.Object]:
    return (each for each in resources.get(category, Dictionary()).values() if isinstance(each, Dictionary | Stream))


def _part(stream: pikepdf.Object, parent: OwnStreams, *, searchable: bool) -> OwnStreams:
    return OwnStreams(stream, (stream,), stream.get("/Resources", parent.resources), searchable, parent.in_glyph)
