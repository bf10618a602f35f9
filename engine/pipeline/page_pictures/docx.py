"""Layout of a DOCX for the window: paragraphs as `documents.docx` reads them, tables, comments and tracked changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from engine.documents.docx import package as archive
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.package import load
from engine.documents.docx.paragraphs import Piece, PlacedParagraph, placed
from engine.documents.docx.sanitise import clean
from engine.documents.docx.xml import Element, parse, tag, tags
from engine.documents.kinds import COMPOUND
from engine.pipeline.page_pictures import embedded, sections
from engine.pipeline.page_pictures.flow import (
    MOST_COLUMNS,
    Align,
    CellPlace,
    Flow,
    MarginNote,
    Paragraph,
    Region,
    Remark,
    Run,
)
from engine.pipeline.page_pictures.lists import Lists
from engine.pipeline.page_pictures.styles import Looks, Styles

# Comments and tracked changes of a DOCX, each with its paragraph.


_PARAGRAPH, _COMMENT, _REFERENCE = tags("w:p w:comment w:commentReference")
_TEXTS = tags("w:t w:delText")
_ID, _AUTHOR = tags("w:id w:author")
_CHANGES: Mapping[str, Remark] = {
    tag("w:del"): Remark.DELETED,
    tag("w:moveFrom"): Remark.MOVED,
    tag("w:ins"): Remark.INSERTED,
}
_COMMENTS_PART = "word/comments.xml"
_LONGEST = 400  # characters of a note that are shown
_MOST = 2_000


@dataclass(slots=True)
class ParagraphNote:
    """A comment or tracked change, and its paragraph in the part as it was loaded."""

    paragraph: Element = field(repr=False)
    remark: Remark
    author: str = field(repr=False)
    text: str = field(repr=False)


def collect(root: Element, contents: Mapping[str, bytes]) -> tuple[list[Element], list[ParagraphNote]]:
    """Return all paragraphs of the main part before it is cleaned, and the notes on them, in document order.

    Args:
        contents: the parts of the archive, by lower-case name.
    """
    comments = contents.get(_COMMENTS_PART)
    comment_by_id = {} if comments is None else {each.get(_ID): each for each in parse(comments).iter(_COMMENT)}
    found: list[ParagraphNote] = []
    paragraphs = [*root.iter(_PARAGRAPH)]
    for paragraph in paragraphs:
        for each in _notes(paragraph, comment_by_id):
            last = found[-1] if found else None
            if (
                last
                and last.paragraph is paragraph
                and each.remark is not Remark.COMMENT
                and (last.remark, last.author) == (each.remark, each.author)
            ):
                last.text = f"{last.text} … {each.text}"
            elif len(found) < _MOST:
                found.append(each)
    return paragraphs, found


def _place_remarks(
    beside: tuple[list[Element], list[ParagraphNote]], starts: Mapping[Element, int]
) -> tuple[MarginNote, ...]:
    """Return the notes at the offsets of their paragraphs, or of the next paragraph that is left."""
    paragraphs, notes = beside
    following, at = max(starts.values(), default=0), {}
    for paragraph in reversed(paragraphs):
        following = starts.get(paragraph, following)
        at[paragraph] = following
    return tuple(
        MarginNote(at[each.paragraph], each.remark, each.text[:_LONGEST], each.author[:_LONGEST]) for each in notes
    )


def _notes(paragraph: Element, comment_by_id: Mapping[str | None, Element]) -> Iterator[ParagraphNote]:
    for element in paragraph.iter(*_CHANGES, _REFERENCE):
        if next(element.iterancestors(_PARAGRAPH)) is not paragraph:
            continue  # it belongs to a text box, whose paragraphs are iterated too
        comment = comment_by_id.get(element.get(_ID)) if element.tag == _REFERENCE else None
        source = element if comment is None else comment
        remark = Remark.COMMENT if element.tag == _REFERENCE else _CHANGES[element.tag]
        text = " ".join("".join(each.text or "" for each in source.iter(*_TEXTS)).split())
        if text:
            yield ParagraphNote(paragraph, remark, source.get(_AUTHOR, ""), text)


_RUN, _TABLE, _ROW, _CELL = tags("w:r w:tbl w:tr w:tc")
_SPAN = f"{tag('w:tcPr')}/{tag('w:gridSpan')}"
_COLUMN = f"{tag('w:tblGrid')}/{tag('w:gridCol')}"
_VALUE, _WIDTH = tags("w:val w:w")
_TWENTIETHS = 20
_MOST_HEADING = 9
_REGIONS: Mapping[str, Region] = {
    "officeDocument": Region.BODY,
    "header": Region.HEADER,
    "footer": Region.FOOTER,
    "footnotes": Region.FOOTNOTES,
    "endnotes": Region.ENDNOTES,
}
_ALIGNED: Mapping[str, Align] = {
    "center": Align.CENTER,
    "right": Align.RIGHT,
    "end": Align.RIGHT,
    "both": Align.JUSTIFIED,
    "distribute": Align.JUSTIFIED,
}


def flow(source: bytes, password: str | None) -> Flow:
    """Return the paragraphs, with their offsets in `Document.text`.

    Raises:
        InputError: see `documents.docx.read`.
    """
    plain = decrypt(source, password) if source.startswith(COMPOUND) else source
    package = load(plain)
    beside = collect(package.document.root, archive.unpack(plain))
    clean(package)
    parts = package.parts()
    roots = {part.role: part.root for part in parts}
    styles, lists = Styles(roots.get("styles"), roots.get("theme")), Lists(roots.get("numbering"))
    tables = _Tables()
    all_placed = [*placed(parts)]
    starts: dict[Element, int] = {}
    for each in all_placed:
        starts.setdefault(_owner(each.pieces), each.start)
    looks = {element: styles.paragraph(element) for element in starts}
    paragraphs = tuple(_paragraph(each, looks, starts, styles, lists, tables) for each in all_placed)
    return Flow(
        paragraphs=paragraphs,
        notes=_place_remarks(beside, starts),
        sections=sections.sections(package, all_placed, starts),
        breaks=sections.breaks(all_placed, looks),
        numbers=sections.numbers(all_placed),
        footnotes=sections.footnotes(all_placed),
        grids=tuple(tables.grids),
        pictures=tuple(embedded.pictures(parts, starts)),
    )


def _paragraph(
    placed: PlacedParagraph,
    looks_of: Mapping[Element, Looks],
    starts: Mapping[Element, int],
    styles: Styles,
    lists: Lists,
    tables: _Tables,
) -> Paragraph:
    start, pieces = placed.start, placed.pieces
    element = _owner(pieces)
    looks = looks_of[element]
    label, list_indent, list_first = lists.label(looks)
    return Paragraph(
        start=start,
        end=start + sum(len(piece.text) for piece in pieces),
        region=_REGIONS.get(placed.part.role, Region.DRAWING),
        runs=tuple(_joined(_runs(start, pieces, looks, styles))),
        heading=min(looks.heading, _MOST_HEADING),
        label=label,
        indent=_points(looks.indent) if looks.indent is not None else list_indent,
        first=_points(looks.first) if looks.first is not None else list_first,
        align=_ALIGNED.get(looks.align, Align.LEFT),
        cell=tables.cell(element),
        spacing=sections.spacing(element, looks, starts, styles),
        keeps=looks.keeps or looks.heading > 0,
    )


def _runs(start: int, pieces: list[Piece], looks: Looks, styles: Styles) -> Iterator[Run]:
    for piece in pieces:
        run = next(piece.element.iterancestors(_RUN), None)
        yield Run(start, start + len(piece.text), styles.run(run, looks))
        start += len(piece.text)


def _joined(runs: Iterable[Run]) -> Iterator[Run]:
    """Yield neighbouring runs of the same look as one."""
    for look, group in groupby(runs, key=lambda each: each.look):
        alike = list(group)
        yield Run(alike[0].start, alike[-1].end, look)


def _owner(pieces: list[Piece]) -> Element:
    element = pieces[0].element
    return next(element.iterancestors(_PARAGRAPH), element)


class _Tables:
    """Numbers of the outermost tables in document order, rows and columns of their cells, and widths of columns."""

    def __init__(self) -> None:
        self.grids: list[tuple[float, ...]] = []
        self._numbers: dict[Element, int] = {}
        self._places: dict[Element, CellPlace] = {}

    def cell(self, paragraph: Element) -> CellPlace | None:
        tables = [*paragraph.iterancestors(_TABLE)]
        if tables and tables[-1] not in self._numbers:
            self._add(tables[-1])
        return next((self._places[each] for each in paragraph.iterancestors(_CELL) if each in self._places), None)

    def _add(self, table: Element) -> None:
        number = self._numbers[table] = len(self._numbers)
        columns = table.findall(_COLUMN)[:MOST_COLUMNS]
        self.grids.append(tuple(max(0.0, _points(each.get(_WIDTH))) for each in columns))
        for row, each in enumerate(table.iterchildren(_ROW)):
            column = 0
            for cell in each.iterchildren(_CELL):
                span = min(_span(cell), MOST_COLUMNS - column)
                if span > 0:
                    self._places[cell] = CellPlace(number, row, column, span)
                column += max(span, 0)


def _span(cell: Element) -> int:
    found = cell.find(_SPAN)
    value = found.get(_VALUE, "1") if found is not None else "1"
    return max(1, int(value)) if value.isdecimal() and len(value) < 3 else 1


def _points(twentieths: str | None) -> float:
    try:
        return float(twentieths or 0) / _TWENTIETHS
    except ValueError:
        return 0.0
