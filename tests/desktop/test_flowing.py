"""Text without pages, laid out as its file says."""

import math
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.flowing import Flowing
from desktop.document.typesetting import TypesetText
from desktop.document.view import PageView
from desktop.themes import LIGHT
from engine.pipeline.page_pictures import (
    Align,
    CellPlace,
    CharacterFormat,
    Counted,
    Embedded,
    Flow,
    Footnote,
    MarginNote,
    Number,
    PagePicture,
    Pages,
    Paper,
    Paragraph,
    Region,
    Remark,
    Run,
    Section,
    Spacing,
    Strip,
)
from tests.builders.examined import examination, plan

_TEXT = "Title\nFirst line.\nA1\nB1\nA2\nB2\nEnd \U0001f600 of it\n\nRead in a picture"


def _paragraphs() -> tuple[Paragraph, ...]:
    found, start = [], 0
    cells = [None, None, CellPlace(0, 0, 0), CellPlace(0, 0, 1), CellPlace(0, 1, 0), CellPlace(0, 1, 1), None]
    for line, cell in zip(_TEXT.split("\n")[:7], cells, strict=True):
        heading = 1 if line == "Title" else 0
        runs = (Run(start, start + len(line), CharacterFormat(bold=True, size=20.0)),) if heading else ()
        found.append(Paragraph(start, start + len(line), Region.BODY, runs, heading, cell=cell))
        start += len(line) + 1
    return tuple(found)


def _laid_out(text: str, flow: Flow | None) -> Flowing:
    found = Flowing(text, flow)
    while found.lay_out_next():
        pass
    return found


def _box(flowing: Flowing, words: str) -> tuple[int, float, float, float]:
    start = flowing.text.index(words)
    (spot,) = flowing.spots(start, start + len(words))
    return spot.sheet, spot.box.left(), spot.box.top(), spot.box.height()


def test_every_word_has_its_place(qtbot: QtBot) -> None:
    flowing = _laid_out(_TEXT, Flow(_paragraphs()))
    tops = [_box(flowing, words)[2] for words in ("Title", "First", "A1", "A2", "End")]
    assert tops == sorted(tops)
    assert _box(flowing, "A1")[2] == pytest.approx(_box(flowing, "B1")[2])
    assert _box(flowing, "B1")[1] > _box(flowing, "A1")[1] + 100
    assert _box(flowing, "Title")[3] > 1.5 * _box(flowing, "First")[3]


def test_a_letter_is_found_where_it_stands(qtbot: QtBot) -> None:
    flowing = _laid_out(_TEXT, Flow(_paragraphs()))
    for words in ("Title", "line", "B2", "of it", "picture"):
        start = _TEXT.index(words)
        (spot,) = flowing.spots(start, start + 1)
        left = QPointF(spot.box.left() + 0.5, spot.box.center().y())
        assert flowing.offset(spot.sheet, left) == start


def test_what_pictures_say_stands_on_a_page_after_the_text(qtbot: QtBot) -> None:
    flowing = _laid_out(_TEXT, Flow(_paragraphs()))
    assert [part.group.caption for page in flowing.pages for part in page.slices] == ["", "Read in pictures"]
    assert _box(flowing, "Read in a picture")[0] == 1


def test_paragraphs_that_overlap_or_reach_too_far_are_not_believed(qtbot: QtBot) -> None:
    hostile = (Paragraph(0, 5, Region.BODY), Paragraph(3, 9, Region.BODY), Paragraph(6, 9_999, Region.BODY))
    flowing = _laid_out("Title\nFirst line.", Flow(hostile))
    assert [each.start for page in flowing.pages for part in page.slices for each in part.group.paragraphs] == [0, 6]


def test_a_long_text_is_laid_out_as_pages(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    text = "\n".join(f"Line {number}" for number in range(2_000))
    view.show_flow(text)
    qtbot.waitUntil(lambda: not view._laying.isActive(), timeout=120_000)
    sheets = [view.sheet(number) for number in range(view.sheets)]
    assert len(sheets) > 10
    for above, below in pairwise(sheets):
        assert above and below and below.pos().y() == pytest.approx(above.pos().y() + above.size.height() + above.gap)
        assert above.size.height() == 792
    view.go_to(text.index("Line 1500"))
    assert view.flowing is not None
    (spot,) = view.flowing.spots(text.index("Line 1500"), text.index("Line 1500") + 9)
    shown = view.mapFromScene(view.sheet(spot.sheet).mapToScene(spot.box.center()))
    assert view.viewport().rect().contains(shown)


def test_notes_stand_in_the_margin_below_each_other(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    notes = tuple(MarginNote(6, Remark.COMMENT, f"Note {number}", "Eve") for number in range(3))
    view.show_flow(_TEXT, Flow(_paragraphs(), notes))
    sheet = view.sheet(0)
    tops = [place.y() for place, *_ in sheet._notes]  # type: ignore[union-attr]
    assert tops == sorted(set(tops)) and len(tops) == 3
    view.grab()


def _lines(count: int, region: Region = Region.BODY, start: int = 0) -> tuple[str, tuple[Paragraph, ...]]:
    """Paragraphs of one line each, "Line 0" and so on, separated by line breaks."""
    text, found = "", []
    for number in range(count):
        line = f"Line {number}"
        found.append(Paragraph(start + len(text), start + len(text) + len(line), region))
        text += f"{line}\n"
    return text, tuple(found)


def _sheets(flowing: Flowing, words: str) -> list[int]:
    start = flowing.text.index(words)
    return [each.sheet for each in flowing.spots(start, start + len(words))]


_FOOT = "Page 7 of 34"


def _with_strips(count: int, section: Section | None = None) -> tuple[str, Flow]:
    """Many lines with header and footer, whose text is at the end."""
    body, paragraphs = _lines(count)
    text = f"{body}\nByrne v Saltby\n\n{_FOOT}"
    head, foot = text.index("Byrne"), text.index(_FOOT)
    strips = (
        Strip(Region.HEADER, Pages.USUAL, head, head + 14),
        Strip(Region.FOOTER, Pages.USUAL, foot, len(text)),
    )
    more = (
        Paragraph(head, head + 14, Region.HEADER),
        Paragraph(foot, len(text), Region.FOOTER, align=Align.CENTER),
    )
    numbers = (Counted(foot + 5, foot + 6, Number.PAGE), Counted(foot + 10, foot + 12, Number.PAGES))
    section = replace(section or Section(0), strips=strips)
    return text, Flow((*paragraphs, *more), sections=(section,), numbers=numbers)


def test_header_and_footer_are_on_every_page(qtbot: QtBot) -> None:
    flowing = _laid_out(*_with_strips(150))
    pages = list(range(len(flowing.pages)))
    assert len(pages) > 2
    assert _sheets(flowing, "Byrne v Saltby") == _sheets(flowing, _FOOT) == pages
    head, foot = flowing.text.index("Byrne"), flowing.text.index(_FOOT)
    for number in pages:
        (above,) = (each.box for each in flowing.spots(head, head + 5) if each.sheet == number)
        (below,) = (each.box for each in flowing.spots(foot, foot + 4) if each.sheet == number)
        assert above.bottom() < 72 and below.top() > 792 - 72
        assert flowing.offset(number, above.center()) in range(head, head + 5)
        assert flowing.offset(number, below.center()) in range(foot, foot + 4)
    assert list(flowing.pages_of(head, head + 5)) == pages


def test_each_page_shows_its_number(qtbot: QtBot) -> None:
    flowing = _laid_out(*_with_strips(150))
    feet = [page.strips[1].group.document.toPlainText() for page in flowing.pages]
    total = len(flowing.pages)
    assert feet == [f"Page {number + 1} of {total}" for number in range(total)]


def test_letters_after_a_page_number_are_found_where_they_stand(qtbot: QtBot) -> None:
    flowing = _laid_out(*_with_strips(700))
    start = flowing.text.index("of 34")
    box = next(each.box for each in flowing.spots(start, start + 1) if each.sheet == 11)
    assert flowing.offset(11, QPointF(box.left() + 0.5, box.center().y())) == start


@pytest.mark.parametrize(
    ("section", "expected"),
    [(Section(0, first_differs=True), range(1, 9)), (Section(0, even_differs=True), range(0, 9, 2))],
)
def test_headers_are_on_the_pages_that_they_are_meant_for(qtbot: QtBot, section: Section, expected: range) -> None:
    flowing = _laid_out(*_with_strips(150, section))
    assert _sheets(flowing, "Byrne") == [each for each in expected if each < len(flowing.pages)]


def test_a_header_on_no_page_stands_at_the_end(qtbot: QtBot) -> None:
    text, flow = _with_strips(3, Section(0, first_differs=True))
    flowing = _laid_out(text, flow)
    assert _sheets(flowing, "Byrne") == _sheets(flowing, _FOOT) == [1]
    assert [part.group.caption for part in flowing.pages[1].slices] == ["Header", "Footer"]


def test_a_header_that_leaves_no_room_stands_at_the_end(qtbot: QtBot) -> None:
    text, paragraphs = _lines(2)
    header, more = _lines(80, Region.HEADER, len(text) + 1)
    strip = Strip(Region.HEADER, Pages.USUAL, len(text) + 1, len(text) + len(header))
    flowing = _laid_out(f"{text}\n{header}", Flow((*paragraphs, *more), sections=(Section(0, strips=(strip,)),)))
    assert not flowing.pages[0].strips
    assert flowing.pages[1].slices[0].group.caption == "Header"
    end = flowing.text.rindex("Line 79")
    assert [each.sheet for each in flowing.spots(end, end + 7)] == [len(flowing.pages) - 1]


def test_a_page_break_begins_a_page(qtbot: QtBot) -> None:
    text, paragraphs = _lines(6)
    flowing = _laid_out(text, Flow(paragraphs, breaks=(text.index("Line 2"), text.index("Line 3"))))
    assert [_sheets(flowing, f"Line {number}") for number in range(6)] == [[0], [0], [1], [2], [2], [2]]
    start = text.index("Line 3")
    assert list(flowing.pages_of(start, start + 4)) == [2]


def test_a_break_within_a_paragraph_begins_a_page(qtbot: QtBot) -> None:
    text = "above\nbelow\n"
    flowing = _laid_out(text, Flow((Paragraph(0, len(text), Region.BODY),), breaks=(6,)))
    assert (_sheets(flowing, "above"), _sheets(flowing, "below")) == ([0], [1])


def test_a_form_feed_begins_a_page_of_plain_text(qtbot: QtBot) -> None:
    flowing = _laid_out("one\n\ftwo\nthree\f\nfour", None)
    assert [_sheets(flowing, words) for words in ("one", "two", "three", "four")] == [[0], [1], [1], [2]]


def test_a_section_has_its_own_paper(qtbot: QtBot) -> None:
    text, paragraphs = _lines(4)
    across = Section(text.index("Line 2"), Paper(792, 612), new_page=False)
    flowing = _laid_out(text, Flow(paragraphs, sections=(Section(0), across)))
    assert [(page.paper.width, page.paper.height) for page in flowing.pages] == [(612, 792), (792, 612)]
    assert _sheets(flowing, "Line 2") == [1]


def test_a_heading_stays_with_what_follows(qtbot: QtBot) -> None:
    text, paragraphs = _lines(100)
    last = _laid_out(text, Flow(paragraphs)).pages[1].start
    number = next(index for index, each in enumerate(paragraphs) if each.start == last) - 1
    headed = tuple(replace(each, keeps=index == number) for index, each in enumerate(paragraphs))
    flowing = _laid_out(text, Flow(headed))
    assert _sheets(flowing, f"Line {number}\n") == [1]
    text, paragraphs = _lines(90)
    kept = tuple(replace(each, keeps=True) for each in paragraphs)
    assert len(_laid_out(text, Flow(kept)).pages) == 2


def test_no_line_is_cut_by_the_end_of_a_page(qtbot: QtBot) -> None:
    text = "\n".join("word " * (20 + 13 * number) for number in range(40))
    starts = [0, *(place + 1 for place, letter in enumerate(text) if letter == "\n")]
    ends = [*(start - 1 for start in starts[1:]), len(text)]
    paragraphs = tuple(Paragraph(start, end, Region.BODY) for start, end in zip(starts, ends, strict=True))
    flowing = _laid_out(text, Flow(paragraphs))
    spots = list(flowing.spots(0, len(text)))
    assert all(each.box.top() >= 71 and each.box.bottom() <= 792 - 70 for each in spots)
    assert {each.sheet for each in spots} == set(range(len(flowing.pages)))
    for page in flowing.pages[1:]:
        assert page.slices[0].top in {row.top for row in page.slices[0].group.rows(648)}


def test_rows_of_a_table_stay_whole_and_a_row_longer_than_a_page_does_not(qtbot: QtBot) -> None:
    rows = ["word " * 60] * 20 + ["word " * 1_500, "end"]
    text, paragraphs = "", []
    for number, words in enumerate(rows):
        paragraphs.append(Paragraph(len(text), len(text) + len(words), Region.BODY, cell=CellPlace(0, number, 0)))
        text += f"{words}\n"
    flowing = _laid_out(text, Flow(tuple(paragraphs)))
    sheets = [{each.sheet for each in flowing.spots(row.start, row.end)} for row in paragraphs]
    assert all(len(each) == 1 for each in sheets[:20])
    assert len(sheets[20]) > 1
    assert sheets[21] == {len(flowing.pages) - 1}


def test_spacing_moves_what_follows(qtbot: QtBot) -> None:
    text, paragraphs = _lines(3)
    spaced = (
        replace(paragraphs[0], spacing=Spacing(above=100, below=20)),
        replace(paragraphs[1], spacing=Spacing(above=30)),
        paragraphs[2],
    )
    tops, before = (
        [_box(flowing, f"Line {number}")[2] for number in range(3)]
        for flowing in (_laid_out(text, Flow(each)) for each in (spaced, paragraphs))
    )
    assert [round(top - plain) for top, plain in zip(tops, before, strict=True)] == [100, 150, 150]


def test_marks_of_a_header_are_on_pages_laid_out_later(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    text, flow = _with_strips(400)
    text = text.replace("Byrne v Saltby", "Maren Tolvald.")
    examined = examination(text=text)
    examined = replace(
        examined, entities=examined.entities[:1], risk=replace(examined.risk, entities=examined.risk.entities[:1])
    )
    found = finding.collect(examined, replace(plan(), decisions=plan().decisions[:1]), {})
    view.laid_out.connect(lambda: view.show_findings(examined.document, found))
    view.show_flow(text, flow)
    qtbot.waitUntil(lambda: not view._laying.isActive(), timeout=60_000)
    qtbot.waitUntil(lambda: len(view.marks.of(0)) == view.sheets, timeout=10_000)
    assert view.sheets > 5


@pytest.mark.parametrize("columns", [40, 80, 100, 132])
def test_lines_of_plain_text_stay_as_they_were_broken(qtbot: QtBot, columns: int) -> None:
    text = "\n".join(["word " * (columns // 5 - 1) + "ends"] * 3)
    flowing = _laid_out(text, None)
    for start, end in ((0, text.index("\n")), (text.rindex("\n") + 1, len(text))):
        assert len(list(flowing.spots(start, end))) == 1


def test_a_paragraph_in_one_long_line_is_reflowed_at_a_readable_size(qtbot: QtBot) -> None:
    long, short = _laid_out("word " * 80, None), _laid_out("word " * 8, None)
    assert len(list(long.spots(0, 399))) > 1
    assert next(iter(long.spots(0, 4))).box.height() == next(iter(short.spots(0, 4))).box.height()


@pytest.mark.parametrize(
    ("grid", "wide"), [((100.0, 300.0), 100), ((100.0, 1_300.0), 468 / 14), ((100.0, math.nan), None), ((), None)]
)
def test_columns_are_as_wide_as_the_file_says_if_they_fit(
    qtbot: QtBot, grid: tuple[float, ...], wide: float | None
) -> None:
    text = "A\nB"
    cells = tuple(Paragraph(start, start + 1, Region.BODY, cell=CellPlace(0, 0, start // 2)) for start in (0, 2))
    flowing = _laid_out(text, Flow(cells, grids=(grid,)))
    apart = _box(flowing, "B")[1] - _box(flowing, "A")[1]
    if wide:
        assert apart == pytest.approx(wide, abs=6)
    else:
        assert apart > 6


def test_fonts_of_a_file_are_told_apart(qtbot: QtBot) -> None:
    text = "illicit\nillicit"
    paragraphs = tuple(
        Paragraph(start, start + 7, Region.BODY, (Run(start, start + 7, CharacterFormat(font=font)),))
        for start, font in ((0, "Times New Roman"), (8, "Courier New"))
    )
    serif, fixed = (each.box.width() for each in _laid_out(text, Flow(paragraphs)).spots(0, 15))
    assert fixed > 1.2 * serif


def _with_footnotes(lines: int, notes: int) -> tuple[str, Flow]:
    """Lines whose first ones each have a footnote, which are at the end of the text."""
    text, paragraphs = _lines(lines)
    found, footnotes = [*paragraphs], []
    for number in range(notes):
        words = f"Note {number} on Byrne"
        text += "\n" if number else "\n\n"
        start = len(text)
        text += words
        found.append(Paragraph(start, len(text), Region.FOOTNOTES))
        footnotes.append(Footnote(paragraphs[number].end, start, len(text)))
    return text, Flow(tuple(found), footnotes=tuple(footnotes))


def test_footnotes_are_at_the_bottom_of_their_page(qtbot: QtBot) -> None:
    text, flow = _with_footnotes(200, 200)
    flowing = _laid_out(text, flow)
    assert len(flowing.pages) > 6
    for number in range(200):
        (line,) = (each for each in flowing.spots(*_span(text, f"Line {number}\n")))
        (note,) = (each for each in flowing.spots(*_span(text, f"Note {number} on")))
        assert (note.sheet, list(flowing.pages_of(*_span(text, f"Note {number} on")))) == (line.sheet, [line.sheet])
        assert line.box.bottom() < (flowing.pages[line.sheet].rule or 0) < note.box.top()
        assert note.box.bottom() <= 792 - 70
        at = text.index(f"Note {number} on")
        assert flowing.offset(note.sheet, QPointF(note.box.left() + 0.5, note.box.center().y())) == at


def _span(text: str, words: str) -> tuple[int, int]:
    start = text.index(words)
    return start, start + len(words.strip())


def test_a_footnote_longer_than_a_page_stands_at_the_end(qtbot: QtBot) -> None:
    text = "Line\n\n" + "word " * 2_000
    paragraphs = Paragraph(0, 4, Region.BODY), Paragraph(6, len(text), Region.FOOTNOTES)
    flowing = _laid_out(text, Flow(paragraphs, footnotes=(Footnote(4, 6, len(text)),)))
    assert [part.group.caption for part in flowing.pages[1].slices] == ["Footnotes"]
    assert {each.sheet for each in flowing.spots(6, len(text))} == set(range(1, len(flowing.pages)))


@pytest.mark.parametrize("text", ["Tea at one", "Té, at “one”", "𝒜 at one", "at one 𝒜", ""])
@pytest.mark.parametrize("replaced", [(), ((3, 4, "12"),), ((3, 3, "¹"),), ((0, 0, "¹ "), (2, 5, "7"))])
def test_offsets_and_units_agree(text: str, replaced: tuple[tuple[int, int, str], ...]) -> None:
    shown = TypesetText(text, (each for each in replaced if each[1] <= len(text)))
    units = [shown.units(0, at) for at in range(len(text) + 1)]
    assert units == sorted(units)
    for at in range(len(text)):
        if units[at] < units[at + 1]:
            assert shown.offset(0, len(text), units[at]) in range(at + 1)
            assert shown.units(0, shown.offset(0, len(text), units[at])) == units[at]
    assert shown.offset(0, len(text), 999) == len(text)


def test_what_a_hostile_header_spans_is_shown_all_the_same(qtbot: QtBot) -> None:
    text = "Line\n\nHead\n\nNote\n\nChart"
    regions = Region.BODY, Region.HEADER, Region.FOOTNOTES, Region.DRAWING
    starts = [text.index(each) for each in text.split()]
    paragraphs = tuple(Paragraph(at, at + 4, region) for at, region in zip(starts, regions, strict=True))
    strip = Strip(Region.HEADER, Pages.USUAL, 0, len(text))
    flow = Flow(paragraphs, sections=(Section(0, strips=(strip,)),), footnotes=(Footnote(4, 0, 5),))
    flowing = _laid_out(text, flow)
    assert [_sheets(flowing, words[:4]) for words in text.split()] == [[0], [0], [1], [1]]


def test_paragraphs_of_the_body_after_others_have_their_places(qtbot: QtBot) -> None:
    text, paragraphs = _lines(40)
    mixed = tuple(
        replace(each, region=Region.FOOTNOTES if number % 3 else Region.BODY) for number, each in enumerate(paragraphs)
    )
    flowing = _laid_out(text, Flow(mixed))
    assert all(len(list(flowing.spots(each.start, each.end))) == 1 for each in mixed)


def _embedded(start: int, height: float, *, below: bool = False) -> Embedded:
    return Embedded(start, below, 120.0, height, PagePicture(1, 1, 3, b"\xc0\x20\x20"))


@pytest.mark.parametrize("below", [False, True])
def test_pictures_take_their_room_and_no_mark_moves_off_its_words(qtbot: QtBot, *, below: bool) -> None:
    text = "\n".join(f"Line {number} of the letter." for number in range(6))
    starts = [match.start() for match in re.finditer("^", text, re.MULTILINE)]
    paragraphs = tuple(Paragraph(start, text.index(".", start) + 1, Region.BODY) for start in starts)
    bare = _laid_out(text, Flow(paragraphs))
    shown = _laid_out(text, Flow(paragraphs, pictures=(_embedded(starts[3], 90.0, below=below),)))
    moved = [
        next(shown.spots(start, start + 4)).box.top() - next(bare.spots(start, start + 4)).box.top() for start in starts
    ]
    assert moved[:3] == [0.0] * 3
    assert all(each >= 90.0 for each in moved[4 if below else 3 :])
    assert [next(shown.spots(start, start + 4)).box.width() for start in starts] == [
        next(bare.spots(start, start + 4)).box.width() for start in starts
    ]


def test_a_picture_that_finds_no_room_begins_the_next_page(qtbot: QtBot) -> None:
    text = "\n".join("word " * 8 for _ in range(60))
    starts = [match.start() for match in re.finditer("^", text, re.MULTILINE)]
    paragraphs = tuple(Paragraph(start, start + 39, Region.BODY) for start in starts)
    shown = _laid_out(text, Flow(paragraphs, pictures=(_embedded(starts[20], 500.0),)))
    page = next(shown.pages_of(starts[20], starts[20] + 1))
    part = next(each for each in shown.pages[page].slices if each.group.start <= starts[20])
    assert page == 1
    (spot,) = shown.spots(starts[20], starts[20] + 4)
    assert spot.box.top() >= part.y + 500.0
