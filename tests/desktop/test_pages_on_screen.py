"""Places of marks on pages, and actions of the user on them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.document.flowing import Flowing
from desktop.document.sheets import on_pages, upright
from desktop.document.view import LEAST_ZOOM, MOST_ZOOM, PageView
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.types import Box, Document, DocumentKind, PdfPlace, Segment
from engine.pipeline.page_pictures import PageSize
from tests.builders.examined import TEXT, examination, plan

_SIZE = PageSize(400, 300, 0)


def _document(text: str, boxes: list[Box]) -> Document:
    segments = (Segment(0, len(text), PdfPlace(0, tuple(boxes))),)
    return Document(examination().document.path, DocumentKind.PDF, "0" * 64, text, segments, pages=1)


def test_a_place_of_two_lines_has_two_spots() -> None:
    boxes = [Box(300 + 10 * n, 100, 310 + 10 * n, 112) for n in range(3)]
    boxes += [Box(20 + 10 * n, 120, 30 + 10 * n, 132) for n in range(2)]
    spots = list(on_pages(_document("abcde", boxes), (_SIZE,), 0, 5))
    assert [each.box.getRect() for each in spots] == [(300, 100, 30, 12), (20, 120, 20, 12)]


def test_a_place_over_two_columns_has_two_spots_as_the_file_has_two_boxes() -> None:
    columns = ((20, 4), (200, 9))
    boxes = [Box(left + 10 * n, 100, left + 10 * n + 9, 112) for left, letters in columns for n in range(letters)]
    spots = list(on_pages(_document("WardPhysician", boxes), (_SIZE,), 0, 13))
    assert [each.box.getRect() for each in spots] == [(20, 100, 39, 12), (200, 100, 89, 12)]


@pytest.mark.parametrize(("in_picture", "width"), [(True, 90), (False, 80)])
def test_marks_in_a_picture_cover_whole_words_as_the_file_does(in_picture: bool, width: int) -> None:
    text = "Feldkamp, Saltby"
    boxes = tuple(Box(10 * n, 100, 10 * n + 10, 112) for n in range(len(text)))
    document = replace(_document(text, []), segments=(Segment(0, len(text), PdfPlace(0, boxes, in_picture)),))
    (spot,) = on_pages(document, (_SIZE,), 0, 8)
    assert spot.box.getRect() == (0, 100, width, 12)


@pytest.mark.parametrize(
    ("rotation", "width", "height", "expected"),
    [
        (0, 400, 300, (10, 20, 30, 5)),
        (90, 300, 400, (275, 10, 5, 30)),
        (180, 400, 300, (360, 275, 30, 5)),
        (270, 300, 400, (20, 360, 5, 30)),
    ],
)
def test_boxes_turn_with_the_page(
    rotation: int, width: float, height: float, expected: tuple[float, float, float, float]
) -> None:
    """A page of 400 by 300 points, as it is shown after the rotation."""
    document = _document("x", [Box(10, 20, 40, 25)])
    (spot,) = on_pages(document, (PageSize(width, height, rotation),), 0, 1)
    assert spot.box.getRect() == pytest.approx(expected)
    assert upright(PageSize(width, height, rotation)).isAffine()


@pytest.mark.parametrize(("rotation", "up"), [(90, 1), (270, -1)])
def test_a_word_on_a_turned_page_has_one_spot(rotation: int, up: int) -> None:
    """A scan is often stored sideways: its letters are above each other on the page itself."""
    boxes = [Box(100, 200 - up * 10 * n, 112, 210 - up * 10 * n) for n in range(6)]
    (spot,) = on_pages(_document("Tolval", boxes), (PageSize(300, 400, rotation),), 0, 6)
    assert (spot.box.width(), spot.box.height()) == pytest.approx((60, 12))


def _flowing(text: str) -> Flowing:
    found = Flowing(text)
    while found.lay_out_next():
        pass
    return found


def test_flowing_text_has_a_spot_for_each_line(qtbot: QtBot) -> None:
    flow = _flowing("word " * 60)
    (one,) = flow.spots(0, 4)
    assert one.box.width() > 10
    several = list(flow.spots(0, 200))
    assert len(several) > 1
    assert several[0].box.bottom() <= several[1].box.top() + 1


def test_flowing_text_counts_characters_beyond_the_first_plane_once(qtbot: QtBot) -> None:
    (plain,) = _flowing("xx Anna").spots(3, 7)
    (after,) = _flowing("😀😀 Anna").spots(3, 7)
    assert after.box.width() == pytest.approx(plain.box.width(), abs=1)


@pytest.fixture
def view(qtbot: QtBot) -> PageView:
    found = PageView(LIGHT)
    qtbot.addWidget(found)
    found.resize(700, 500)
    found.show_flow(TEXT)
    found.show_findings(examination().document, finding.collect(examination(), plan(), {}))
    found.show()
    return found


def test_a_click_on_a_mark_chooses_its_finding(qtbot: QtBot, view: PageView) -> None:
    mark = view.marks.of(1)[0]
    place = view.mapFromScene(mark.mapToScene(mark.box.center()))
    with qtbot.waitSignal(view.chosen) as chosen:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [1, 0]


def test_all_places_of_a_finding_are_marked(view: PageView) -> None:
    assert [len(view.marks.of(number)) for number in range(4)] == [2, 1, 1, 1]


def test_marks_change_their_looks_in_place(view: PageView) -> None:
    mark = view.marks.of(1)[0]
    assert mark.state is DecisionState.UNDECIDED
    view.show_findings(examination().document, finding.collect(examination(), plan(), {"e2": DecisionState.KEEP}))
    assert view.marks.of(1)[0] is mark
    assert mark.state is DecisionState.KEEP


def test_only_the_chosen_finding_has_a_ring(view: PageView) -> None:
    view.select(0)
    view.select(2)
    assert [mark.chosen for number in range(4) for mark in view.marks.of(number)] == [
        False,
        False,
        False,
        True,
        False,
    ]


def test_zoom_stays_within_its_limits(view: PageView) -> None:
    view.set_zoom(100)
    assert view.zoom == MOST_ZOOM
    view.set_zoom(0.01)
    assert view.zoom == LEAST_ZOOM


def test_fit_width_follows_the_window(qtbot: QtBot, view: PageView) -> None:
    view.fit_width()
    before = view.zoom
    view.resize(1000, 500)
    assert view.zoom > before


def test_pictures_are_wanted_for_pages_in_view_only(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.resize(600, 400)
    wanted: list[int] = []
    view.wanted.connect(lambda page, _: wanted.append(page))
    view.show_pages((_SIZE,) * 50)
    view.show()
    qtbot.waitUntil(lambda: bool(wanted))
    view.grab()
    assert set(wanted) <= {0, 1}
    view.go_to_page(30)
    view.grab()
    assert {30} <= set(wanted) <= {0, 1, 29, 30, 31}
    assert view.page in (30, 31)
