"""Text without pages, laid out as its file says."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.document.flowing import Flowing
from desktop.document.view import PageView
from desktop.themes import LIGHT
from engine.pipeline.page_pictures import Cell, Flow, Look, MarginNote, Paragraph, Region, Remark, Run

_TEXT = "Title\nFirst line.\nA1\nB1\nA2\nB2\nEnd \U0001f600 of it\n\nRead in a picture"


def _paragraphs() -> tuple[Paragraph, ...]:
    found, start = [], 0
    cells = [None, None, Cell(0, 0, 0), Cell(0, 0, 1), Cell(0, 1, 0), Cell(0, 1, 1), None]
    for line, cell in zip(_TEXT.split("\n")[:7], cells, strict=True):
        heading = 1 if line == "Title" else 0
        runs = (Run(start, start + len(line), Look(bold=True, size=20.0)),) if heading else ()
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


def test_what_pictures_say_stands_below(qtbot: QtBot) -> None:
    flowing = _laid_out(_TEXT, Flow(_paragraphs()))
    assert [each.caption for each in flowing.stretches] == ["", "Read in pictures"]
    assert _box(flowing, "Read in a picture")[0] == 1


def test_paragraphs_that_overlap_or_reach_too_far_are_not_believed(qtbot: QtBot) -> None:
    hostile = (Paragraph(0, 5, Region.BODY), Paragraph(3, 9, Region.BODY), Paragraph(6, 9_999, Region.BODY))
    flowing = _laid_out("Title\nFirst line.", Flow(hostile))
    assert [each.start for one in flowing.stretches for each in one.paragraphs] == [0, 6]


def test_a_long_text_is_laid_out_in_parts_without_gaps(qtbot: QtBot) -> None:
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
        assert above and below and below.pos().y() == pytest.approx(above.pos().y() + above.size.height())
    view.go_to(text.index("Line 1500"))
    assert view._flow is not None
    (spot,) = view._flow.spots(text.index("Line 1500"), text.index("Line 1500") + 9)
    shown = view.mapFromScene(view._sheets[spot.sheet].mapToScene(spot.box.center()))
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
