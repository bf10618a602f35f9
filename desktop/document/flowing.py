"""Flowing text (DOCX, plain text) laid out as pages, one after the other, so that a long text appears at once.

Coordinates are points. Offsets are those of the document's text; what is shown in addition, such as numbers of lists,
has none. Headers and footers are at the end of the text, and on every page that prints them.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import QPointF

from desktop.document import typesetting
from desktop.document.paging import Page, ParagraphGroup, Slice, fill, same_row
from desktop.document.sheets import Spot
from desktop.document.typesetting import TypesetText
from desktop.translations import Words
from engine.pipeline.page_pictures import (
    Embedded,
    Flow,
    Footnote,
    MarginNote,
    Number,
    Pages,
    Paper,
    Paragraph,
    Region,
    Section,
    Strip,
)

NOTES_WIDTH = 208.0
_LINES_AT_ONCE, _CHARACTERS_AT_ONCE = 60, 6_000
_MOST_TOGETHER = 4
"""Groups' worth of paragraphs that stay together with the next."""
_LEAST_TEXT = 0.3
"""Share of a page that its headers and footers leave to the text; larger ones are shown at the end."""
_MOST_NOTES = 0.4
"""Share of a page that the footnotes of one line may take."""
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_STRIPS = (Region.HEADER, Region.FOOTER)
_CAPTIONS: Words[Region] = Words(
    {
        Region.HEADER: "Header",
        Region.FOOTER: "Footer",
        Region.FOOTNOTES: "Footnotes",
        Region.ENDNOTES: "Endnotes",
        Region.DRAWING: "In drawings and lists",
        Region.PICTURE: "Read in pictures",
    }
)


class Flowing:
    """The pages of one document that are laid out so far."""

    def __init__(self, text: str, flow: Flow | None = None) -> None:
        """`flow`: the looks of the text; without it, the text is shown unchanged in a fixed-width font."""
        self.text = text
        self._shown = TypesetText(text)
        self.pages: list[Page] = []
        self.complete = False
        self._flow = flow or Flow(())
        self._even = None if flow else typesetting.even_size(text, Paper())
        self._sections = sorted(self._flow.sections, key=lambda each: each.start) or [Section(0)]
        self.margin = NOTES_WIDTH if self._flow.notes else 0.0
        self._paragraphs = tuple(_fitting(text, flow))
        self._body = [each for each in self._paragraphs if each.region is Region.BODY]
        self._of_strips = [each for each in self._paragraphs if each.region in _STRIPS]
        self._notes = [each for each in self._paragraphs if each.region is Region.FOOTNOTES]
        self._body_end = self._body[-1].end if self._body else 0
        self._breaks = sorted({*self._flow.breaks, *self._new_pages(), *_form_feeds(text, flow)})
        self._beside: dict[int, list[MarginNote]] = {}
        for note in self._flow.notes:
            self._beside.setdefault(note.start, []).append(note)
        others = (each.start for each in self._paragraphs if each.region is not Region.BODY)
        self._others_from = next(others, len(text))
        self._pictures: dict[int, list[Embedded]] = {}
        for picture in self._flow.pictures:
            self._pictures.setdefault(picture.start, []).append(picture)
        self._of_body: list[ParagraphGroup] = []
        self._others: list[ParagraphGroup] = []
        self._strips: dict[tuple[Strip, Paper, tuple[str, ...]], ParagraphGroup | None] = {}
        self._printed: set[Strip] = set()
        self._footnotes = sorted(self._flow.footnotes, key=lambda each: each.anchor)
        self._numbers = {each: number for number, each in enumerate(self._footnotes, 1)}
        self._at_foot: set[Footnote] = set()
        self._placed_starts: set[int] = set()
        self._coming = self._lay_out()

    def lay_out_next(self) -> Page | None:
        """Lay out the next page and return it; None when all are laid out."""
        found = next(self._coming, None)
        if found:
            self.pages.append(found)
        elif not self.complete:
            self.complete = True
            self._number_pages()
        return found

    def spots(self, start: int, end: int) -> Iterator[Spot]:
        """Yield the places of the characters from `start` to `end`, a spot for each line."""
        first = bisect_right(self._of_body, start, key=lambda each: each.end)
        for group in self._of_body[first:]:
            if group.start >= end:
                break
            yield from _on_pages(group, start, end)
        if end > self._others_from:
            for group in self._others:
                if group.start < end and start < group.end:
                    yield from _on_pages(group, start, end)
            yield from self._in_strips(start, end)

    def repeats(self, start: int) -> bool:
        """Return whether the character at `start` may be on several pages."""
        return start >= self._others_from and any(strip.start <= start < strip.end for strip in self._printed)

    def pages_of(self, start: int, end: int) -> Iterator[int]:
        """Yield the numbers, from 0, of the laid out pages that show the characters from `start` to `end`."""
        if start >= self._others_from:
            yield from sorted({spot.sheet for spot in self.spots(start, end)})
        elif self.pages:
            first, last = (
                max(0, bisect_right(self.pages, each, key=lambda page: page.start) - 1) for each in (start, end - 1)
            )
            yield from range(first, last + 1)

    def offset(self, sheet: int, point: QPointF) -> int:
        """Return the offset of the character nearest to a point of a page."""
        found = self.pages[sheet].slice_at(point.y())
        return found.group.offset(point - QPointF(0, found.down)) if found else self.pages[sheet].start

    def _lay_out(self) -> Iterator[Page]:
        yield from fill(self._groups_of_body(), self._breaks, self._begin, self._notes_between)
        rest = [
            each
            for each in self._paragraphs
            if each.region is not Region.BODY and each.start not in self._placed_starts
        ]
        section = Section(self._body_end, self._sections[-1].paper)
        yield from fill(((section, group) for group in self._groups_of_rest(rest)), (), self._begin)

    def _groups_of_body(self) -> Iterator[tuple[Section, ParagraphGroup]]:
        for section, group in groupby(self._body, lambda each: self._section(each.start)):
            for part in _parts(group):
                found = self._add(part, section.paper)
                self._of_body.append(found)
                yield section, found

    def _groups_of_rest(self, paragraphs: Iterable[Paragraph]) -> Iterator[ParagraphGroup]:
        before = None
        for region, group in groupby(paragraphs, lambda each: each.region):
            for part in _parts(group):
                found = self._add(part, self._sections[-1].paper, "" if region is before else _CAPTIONS[region])
                self._others.append(found)
                yield found
                before = region

    def _add(self, paragraphs: tuple[Paragraph, ...], paper: Paper, caption: str = "") -> ParagraphGroup:
        notes = tuple(note for each in paragraphs for note in self._beside.get(each.start, ()))
        anchored = self._anchored(paragraphs[0].start, paragraphs[-1].end + 1)
        text = self._shown.with_words((each.anchor, each.anchor, self._number(each)) for each in anchored)
        return self._typeset(paragraphs, paper, text, caption, notes)

    def _anchored(self, start: int, end: int) -> list[Footnote]:
        first, last = (bisect_left(self._footnotes, each, key=lambda note: note.anchor) for each in (start, end))
        return self._footnotes[first:last]

    def _number(self, note: Footnote) -> str:
        return str(self._numbers[note]).translate(_RAISED)

    def _notes_between(self, start: int, end: int, section: Section) -> list[ParagraphGroup]:
        """Return the footnotes that are anchored between two offsets; too long ones are shown at the end."""
        found: list[ParagraphGroup] = []
        room = _MOST_NOTES * section.paper.height
        for note in self._anchored(start, end):
            paragraphs = tuple(each for each in self._notes if note.start <= each.start and each.end <= note.end)
            if not paragraphs or note in self._at_foot:
                continue
            text = self._shown.with_words([(note.start, note.start, f"{self._number(note)} ")])
            group = self._typeset(paragraphs, section.paper, text)
            room -= group.height
            if room >= 0:
                found.append(group)
                self._at_foot.add(note)
                self._placed_starts.update(each.start for each in paragraphs)
                self._others.append(group)
        return found

    def _typeset(
        self,
        paragraphs: tuple[Paragraph, ...],
        paper: Paper,
        text: TypesetText,
        caption: str = "",
        notes: tuple[MarginNote, ...] = (),
    ) -> ParagraphGroup:
        document, positions = typesetting.typeset(
            text, paragraphs, paper, caption, even=self._even, grids=self._flow.grids, pictures=self._pictures
        )
        return ParagraphGroup(paragraphs, document, text, positions, caption, notes)

    def _section(self, start: int) -> Section:
        index = bisect_right(self._sections, start, key=lambda each: each.start) - 1
        return self._sections[max(index, 0)]

    def _new_pages(self) -> Iterator[int]:
        """Yield the offsets of sections that begin a page."""
        before: Section | None = None
        for each in self._sections:
            if each.new_page or (before and before.paper != each.paper):
                yield each.start
            before = each

    def _begin(self, section: Section, start: int) -> Page:
        """Return an empty page with header and footer."""
        paper = section.paper
        page = Page(len(self.pages), start, paper, paper.top, paper.height - paper.bottom)
        self._print_strips(page, section)
        return page

    def _print_strips(self, page: Page, section: Section, total: int = 0) -> None:
        """Print header and footer on a page, and move its text away from them. `total`: number of pages, if known."""
        paper = page.paper
        pages = Pages.USUAL
        if section.first_differs and page.start <= section.start:
            pages = Pages.FIRST
        elif section.even_differs and page.number % 2:
            pages = Pages.EVEN
        found = [
            each for each in section.strips if each.pages is pages and each.region in _STRIPS and each.start < each.end
        ]
        groups = {each.region: self._strip(each, paper, page.number, total) for each in found}
        header, footer = (groups.get(each) for each in _STRIPS)
        above = paper.header + header.height if header else 0.0
        below = paper.footer + footer.height if footer else 0.0
        top, bottom = max(paper.top, above), paper.height - max(paper.bottom, below)
        if bottom - top < _LEAST_TEXT * paper.height:
            return
        strips = []
        if header:
            strips.append(Slice(header, 0.0, header.height, paper.header))
        if footer:
            strips.append(Slice(footer, 0.0, footer.height, paper.height - below))
        page.strips = strips
        self._printed.update(found)
        self._placed_starts.update(each.start for part in strips for each in part.group.paragraphs)
        if not page.slices:
            page.y, page.bottom = top, bottom

    def _strip(self, strip: Strip, paper: Paper, number: int, total: int) -> ParagraphGroup | None:
        numbers = {Number.PAGE: str(number + 1), Number.PAGES: str(total) if total else ""}
        replaced = tuple(
            (each.start, each.end, numbers[each.number])
            for each in self._flow.numbers
            if strip.start <= each.start < each.end <= strip.end and numbers[each.number]
        )
        key = strip, paper, tuple(words for *_, words in replaced)
        if key not in self._strips:
            paragraphs = tuple(each for each in self._of_strips if strip.start <= each.start and each.end <= strip.end)
            text = self._shown.with_words(replaced)
            self._strips[key] = self._typeset(paragraphs, paper, text) if paragraphs else None
        return self._strips[key]

    def _number_pages(self) -> None:
        """Print headers and footers again that show the number of all pages."""
        if any(each.number is Number.PAGES for each in self._flow.numbers):
            for page in self.pages:
                if page.strips:
                    self._print_strips(page, self._section(page.start), len(self.pages))

    def _in_strips(self, start: int, end: int) -> Iterator[Spot]:
        boxes = {}
        for page in self.pages:
            for each in page.strips:
                group = each.group
                if group.start < end and start < group.end:
                    if group not in boxes:
                        boxes[group] = list(group.boxes(start, end))
                    yield from (Spot(page.number, box.translated(0, each.down)) for box in boxes[group])


def _on_pages(group: ParagraphGroup, start: int, end: int) -> Iterator[Spot]:
    for box in group.boxes(start, end):
        middle = box.center().y()
        for number, each in group.placed:
            if each.shows(middle):
                yield Spot(number, box.translated(0, each.down))


def _fitting(text: str, flow: Flow | None) -> Iterator[Paragraph]:
    """Yield the paragraphs of a flow, then lines for the text after them, which was read in pictures.

    A hostile file's flow is not trusted: paragraphs that overlap, or reach beyond the text, are left out.
    """
    end = 0
    for each in flow.paragraphs if flow else ():
        if end <= each.start < each.end <= len(text):
            yield each
            end = each.end
    yield from _plain(text, end, Region.PICTURE if end else Region.BODY)


def _plain(text: str, start: int, region: Region) -> Iterator[Paragraph]:
    """Yield the lines of a text from `start` on."""
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        if end > start or region is Region.BODY:
            yield Paragraph(start, end, region)
        start = end + 1


def _form_feeds(text: str, flow: Flow | None) -> Iterator[int]:
    """Yield the offsets at which form feeds begin a page of a plain text."""
    if flow is None:
        for each in re.finditer("\f", text):
            begins_line = text[each.start() - 1 : each.start()] in ("", "\n")
            yield each.start() if begins_line else each.end()


def _parts(paragraphs: Iterable[Paragraph]) -> Iterator[tuple[Paragraph, ...]]:
    """Yield groups of paragraphs that are each laid out in a moment.

    Rows of a table stay together, and headings with what follows.
    """
    part: list[Paragraph] = []
    characters = 0
    for each in paragraphs:
        full = len(part) >= _LINES_AT_ONCE or characters >= _CHARACTERS_AT_ONCE
        overfull = len(part) >= _MOST_TOGETHER * _LINES_AT_ONCE
        if part and full and not same_row(part[-1], each) and (overfull or not part[-1].keeps):
            yield tuple(part)
            part, characters = [], 0
        part.append(each)
        characters += each.end - each.start
    if part:
        yield tuple(part)
