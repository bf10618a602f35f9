"""Sections of a DOCX with paper, headers and footers; page breaks, page numbers and empty paragraphs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.documents.docx.package import Package, Part
from engine.documents.docx.paragraphs import PlacedParagraph
from engine.documents.docx.xml import Element, is_on, tag, tags
from engine.pipeline.page_pictures.flow import (
    MOST_SPACE,
    Counted,
    Footnote,
    Number,
    Pages,
    Paper,
    Region,
    Section,
    Spacing,
    Strip,
)
from engine.pipeline.page_pictures.styles import Looks, Styles

_PARAGRAPH, _SECTION, _SIZE, _MARGINS = tags("w:p w:sectPr w:pgSz w:pgMar")
_SECTION_END = f"{tag('w:pPr')}/{_SECTION}"
_KIND, _VALUE, _ID = tags("w:type w:val r:id")
_FIRST_DIFFERS, _EVEN_DIFFERS = tags("w:titlePg w:evenAndOddHeaders")
_REFERENCES: Mapping[str, Region] = {
    tag("w:headerReference"): Region.HEADER,
    tag("w:footerReference"): Region.FOOTER,
}
_PAGES = {"default": Pages.USUAL, "first": Pages.FIRST, "even": Pages.EVEN}
_BREAK, _CODE, _SIMPLE, _INSTRUCTION = tags("w:br w:instrText w:fldSimple w:instr")
_MARK, _MARK_KIND = tags("w:fldChar w:fldCharType")
_NOTE, _NOTE_REFERENCE, _NOTE_ID = tags("w:footnote w:footnoteReference w:id")
_NUMBERS = {"PAGE": Number.PAGE, "NUMPAGES": Number.PAGES, "SECTIONPAGES": Number.PAGES}
_TWENTIETHS = 20
_LINE = 1.17
"""Line height of a usual font, as a multiple of its size."""
_MOST_EMPTY = 60
"""Empty paragraphs in a row that are measured."""

_Strips = dict[tuple[Region, Pages], Part | None]


def sections(package: Package, placed: Sequence[PlacedParagraph], starts: Mapping[Element, int]) -> tuple[Section, ...]:
    """Return the sections that have text; headers and footers are inherited from the section before.

    Args:
        placed: all paragraphs with text.
        starts: the offset of the text of a paragraph.
    """
    parts = package.parts()
    spans = {
        each.part: (each.start, each.start + sum(len(piece.text) for piece in each.pieces)) for each in placed[::-1]
    }
    for each in placed:
        spans[each.part] = spans[each.part][0], each.start + sum(len(piece.text) for piece in each.pieces)
    even = any(is_on(each) for part in parts if part.role == "settings" for each in part.root.iter(_EVEN_DIFFERS))
    found: list[Section] = []
    strips: _Strips = {}
    for start, element in _ended(package.document.root, starts):
        strips |= _referred(package.document, element)
        first = element.find(_FIRST_DIFFERS)
        kind = element.find(_KIND)
        if start is not None:
            section = Section(
                start=start,
                paper=_paper(element),
                strips=tuple(
                    Strip(region, pages, *(spans.get(part, (0, 0)) if part else (0, 0)))
                    for (region, pages), part in strips.items()
                ),
                new_page=kind is None or kind.get(_VALUE) != "continuous",
                first_differs=first is not None and is_on(first),
                even_differs=even,
            )
            found.append(section)
    return tuple(found)


def _ended(root: Element, starts: Mapping[Element, int]) -> Iterator[tuple[int | None, Element]]:
    """Yield the properties of each section with the offset of its first paragraph with text; None without text."""
    start = None
    for each in root.iter(_PARAGRAPH):
        start = starts.get(each) if start is None else start
        ended = each.find(_SECTION_END)
        if ended is not None:
            yield start, ended
            start = None
    last = [*root.iter(_SECTION)][-1:]
    if last and last[0].getparent().tag != tag("w:pPr"):
        yield start, last[0]


def _referred(document: Part, section: Element) -> _Strips:
    found: _Strips = {}
    for each in section:
        if each.tag in _REFERENCES and each.get(_KIND, "default") in _PAGES:
            target = document.targets.get(each.get(_ID, ""))
            key = _REFERENCES[each.tag], _PAGES[each.get(_KIND, "default")]
            found[key] = target if isinstance(target, Part) else None
    return found


def _paper(section: Element) -> Paper:
    """Return page size and margins of a section; the usual ones where they leave no room for text."""
    usual = Paper()
    size, margins = section.find(_SIZE), section.find(_MARGINS)

    def points(element: Element | None, name: str, otherwise: float) -> float:
        value = None if element is None else element.get(tag(name))
        try:
            return otherwise if value is None else abs(float(value)) / _TWENTIETHS
        except ValueError:
            return otherwise

    gutter = points(margins, "w:gutter", 0.0)
    try:
        return Paper(
            width=points(size, "w:w", usual.width),
            height=points(size, "w:h", usual.height),
            left=points(margins, "w:left", usual.left) + gutter,
            right=points(margins, "w:right", usual.right),
            top=points(margins, "w:top", usual.top),
            bottom=points(margins, "w:bottom", usual.bottom),
            header=points(margins, "w:header", usual.header),
            footer=points(margins, "w:footer", usual.footer),
        )
    except ValueError:
        return usual


def breaks(placed: Sequence[PlacedParagraph], looks: Mapping[Element, Looks]) -> tuple[int, ...]:
    """Return the offsets at which a page begins: those of paragraphs that begin one, and those after page breaks.

    Args:
        looks: format of the element of each paragraph.
    """
    found = []
    for each in placed:
        element = next(each.pieces[0].element.iterancestors(_PARAGRAPH), None)
        if element is not None and element in looks and looks[element].new_page:
            found.append(each.start)
        offset = each.start
        end = each.start + sum(len(piece.text) for piece in each.pieces)
        for piece in each.pieces:
            offset += len(piece.text)
            if piece.element.tag == _BREAK and piece.element.get(_KIND) == "page":
                found.append(offset if offset < end else end + 1)
    return tuple(sorted(set(found)))


def numbers(placed: Sequence[PlacedParagraph]) -> tuple[Counted, ...]:
    """Return the page numbers in headers and footers."""
    strips = (each for each in placed if each.part.role in ("header", "footer"))
    return tuple(counted for each in strips for counted in _numbers(each) if counted.start < counted.end)


def _numbers(paragraph: PlacedParagraph) -> Iterator[Counted]:
    element = next(paragraph.pieces[0].element.iterancestors(_PARAGRAPH), paragraph.pieces[0].element)
    lengths = {piece.element: len(piece.text) for piece in paragraph.pieces}
    offset = paragraph.start
    begun: tuple[int, Number] | None = None
    for each in element.iter():
        code = (each.text or "") if each.tag == _CODE else each.get(_INSTRUCTION, "") if each.tag == _SIMPLE else ""
        number = _NUMBERS.get(code.strip())
        if number and each.tag == _SIMPLE:
            yield Counted(offset, offset + sum(lengths.get(part, 0) for part in each.iter()), number)
        elif number:
            begun = offset, number
        elif begun and each.tag == _MARK and each.get(_MARK_KIND) == "end":
            yield Counted(begun[0], offset, begun[1])
            begun = None
        offset += lengths.get(each, 0)


def footnotes(placed: Sequence[PlacedParagraph]) -> tuple[Footnote, ...]:
    """Return the footnotes that the main part refers to, each at its first reference."""
    spans: dict[str, tuple[int, int]] = {}
    for each in placed:
        note = next(each.pieces[0].element.iterancestors(_NOTE), None)
        if note is not None and each.part.role == "footnotes":
            name = note.get(_NOTE_ID, "")
            end = each.start + sum(len(piece.text) for piece in each.pieces)
            spans[name] = spans.get(name, (each.start, end))[0], end
    found = []
    for each in placed if spans else ():
        if each.part.role != "officeDocument":
            continue
        offset, lengths = each.start, {piece.element: len(piece.text) for piece in each.pieces}
        element = next(each.pieces[0].element.iterancestors(_PARAGRAPH), each.pieces[0].element)
        for part in element.iter():
            offset += lengths.get(part, 0)
            if part.tag == _NOTE_REFERENCE and (span := spans.pop(part.get(_NOTE_ID, ""), None)):
                found.append(Footnote(offset, *span))
    return tuple(found)


def spacing(element: Element, own: Looks, starts: Mapping[Element, int], styles: Styles) -> Spacing:
    """Return the spacing of a paragraph; the empty paragraphs before it are space above it."""
    above = own.spacing.above
    for number, each in enumerate(element.itersiblings(preceding=True)):
        if each.tag != _PARAGRAPH or each in starts or number >= _MOST_EMPTY:
            break
        looks = styles.paragraph(each)
        line = max(looks.look.size * _LINE * looks.spacing.lines, looks.spacing.least)
        above += line + looks.spacing.above + looks.spacing.below
    return replace(own.spacing, above=min(above, MOST_SPACE))
