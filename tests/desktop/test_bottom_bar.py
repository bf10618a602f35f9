"""The bottom bar says how far an export is, and what a stopped search has left."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from desktop import icons, messages
from desktop.finding import tally
from desktop.labels import Wrapped
from desktop.main_window.bar_messages import BarMessages
from desktop.main_window.bottom_bar import BottomBar
from desktop.main_window.not_covered import NotCovered
from desktop.main_window.stages import TimeLeft
from desktop.painted import Bar, Elided
from desktop.sessions.session import Phase
from desktop.settings import appearance
from desktop.themes import LIGHT
from engine.core.progress import Stage
from engine.core.types import Box, DocumentKind, Notice, Passage, PdfPlace, Segment
from tests.builders.accessible import cut
from tests.builders.examined import examination
from tests.builders.settled import settle


@pytest.fixture
def bar(qtbot: QtBot) -> BottomBar:
    found = BottomBar(LIGHT)
    qtbot.addWidget(found)
    return found


def _words(bar: BottomBar) -> list[str]:
    shown = [each for each in bar.findChildren(QLabel) if not each.isHidden()]
    return [each.accessibleName() if isinstance(each, Elided) else each.text() for each in shown]


def _session(phase: Phase, searched: int | None) -> Any:
    found = examination()
    return SimpleNamespace(
        phase=phase,
        wordless=False,
        changed_on_disk=False,
        unsaved=False,
        left=0,
        review=SimpleNamespace(areas=()),
        path=found.document.path,
        findings=(),
        tally=tally(()),
        examination=found,
        searched=searched,
        stopped=None,
        exportable=phase is Phase.READY,
    )


class _Hashed(SimpleNamespace):
    __hash__ = object.__hash__


def test_an_export_says_how_far_it_is(bar: BottomBar) -> None:
    bar.show_session(_session(Phase.READY, None))
    bar.show_writing(True)
    bar.show_step("write", 0, 1)
    assert "The new file is being written" in _words(bar)
    bar.show_step("write", 2, 8)
    assert "The new file is being written (3 of 8)" in _words(bar)
    bar.show_step("verify", 2, 8)
    assert "The new file is being checked" in _words(bar)
    bar.show_session(_session(Phase.READY, None))
    bar.show_writing(False)
    assert not any("new file" in each for each in _words(bar))


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize(("total", "shown"), [(4, "3 of 4"), (1388, "0 %")])
def test_the_count_of_a_stage_is_never_cut(
    qtbot: QtBot, application: QApplication, size: int, total: int, shown: str
) -> None:
    appearance.set_text_size(application, size)
    bar = BottomBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(1440, 60)
    bar.show()
    bar.show_session(_session(Phase.WORKING, 0))
    for stage in ("open", "recognize", "assess", "choose"):
        bar.show_step(stage, 3, total)
        assert shown in _words(bar)
        assert cut(bar) == []
    appearance.set_text_size(application, 100)


def test_a_narrow_bar_shows_the_current_stage_alone_and_whole(bar: BottomBar) -> None:
    bar.show()
    bar.show_session(_session(Phase.WORKING, 0))
    for width, most in ((760, 1), (1440, 4), (760, 1)):
        bar.resize(width, 60)
        for stage in ("open", "recognize", "assess", "choose"):
            bar.show_step(stage, 3, 1388)
            shown = [name for _, _, name, *_ in bar.stages._parts.values() if name.isVisibleTo(bar)]
            assert len(shown) == most and messages.STAGES[stage] in [each.text() for each in shown]
    bar.show_warnings(("Page 3 was not searched.",))
    bar.resize(1000, 60)
    QApplication.processEvents()
    assert bar.warning.text() == "Page 3 was not searched" and bar.stages.cancel.width() < 100
    assert bar.minimumSizeHint().width() <= 720  # 1440 pixels at 200 %


def test_figures_go_before_a_warning_is_cut(bar: BottomBar) -> None:
    session = _session(Phase.READY, None)
    session.left = 1
    known = session.examination
    session.examination = replace(known, document=replace(known.document, passages=(Passage(0, 9, "pl"),)))
    bar.show()
    bar.show_session(session)
    bar.show_warnings(("Text that seems to be in Polish was searched, but less well.",))
    given = set()
    for width in range(700, 1700, 20):  # fonts differ between machines
        bar.resize(width, 60)
        QApplication.processEvents()
        if bar.second.width():
            assert bar.warning.width() >= bar.warning.sizeHint().width() >= 200 and "…" not in bar.status.text()
        elif bar.warning.width() >= 200:
            assert "…" not in bar.status.text()
        given.add(bool(bar.second.width()))
    assert given == {False, True}
    assert bar.second.text().endswith("Polish") and bar.warning.text().endswith("less well")


def test_words_beside_an_icon_go_before_a_warning_is_cut(bar: BottomBar) -> None:
    bar.show_actions(QAction(icons.icon("open", LIGHT.text), "Preview", bar), QAction("Export", bar))
    bar.show()
    bar.show_session(_session(Phase.CANCELLED, 0))
    bar.show_warnings(("Pages 3 to 160 were not searched.",))
    for width, named in ((740, False), (1200, True), (740, False)):
        bar.resize(width, 60)
        QApplication.processEvents()
        assert (bar.result.width() > bar.result.minimumSizeHint().width()) is named
        assert bar.result.width() in (bar.result.minimumSizeHint().width(), bar.result.sizeHint().width())


def _estimates(stage: Stage, ends: list[float], total: float) -> list[tuple[float, float]]:
    """Return when an estimate is shown, and by which factor it is off, for units that end at these times."""
    left, found = TimeLeft(), []
    for done, end in enumerate([0.0, *ends]):
        left.step(stage, done, len(ends), end)
        if (seconds := left.seconds(end)) is not None and total > end + 5:
            found.append((end, seconds / (total - end)))
    return found


def test_the_time_left_is_shown_late_and_right() -> None:
    even = _estimates(Stage.PICTURES, [each * 1.0 for each in range(1, 61)], 66.0)
    assert even and min(even)[0] >= 5 and all(2 / 3 <= factor <= 4 / 3 for _, factor in even)


def test_the_time_left_runs_down_while_a_page_is_read() -> None:
    left = TimeLeft()
    for when in range(601):  # a report every tenth of a second, a page every ten
        left.step(Stage.PICTURES, when // 100, 10, when / 10)
    first = left.seconds(60.0)
    for when in range(601, 690):
        left.step(Stage.PICTURES, 6, 10, when / 10)
    then = left.seconds(68.9)
    assert first is not None and then is not None and first - then == pytest.approx(8.9)


def test_the_time_left_does_not_jump_where_pages_differ() -> None:
    ends, now = list[float](), 0.0
    for each in range(40):
        now += 0.2 if each % 2 else 1.8
        ends.append(now)
    shown = _estimates(Stage.PICTURES, ends, ends[-1] * 1.1)
    assert len(shown) > 10
    assert all(abs(one - other) < 0.2 for (_, one), (_, other) in pairwise(shown))


def test_stages_without_a_rate_show_no_time() -> None:
    assert not _estimates(Stage.OPEN, [each * 2.0 for each in range(1, 30)], 600.0)


def test_reading_pictures_moves_the_bar_of_reading(bar: BottomBar) -> None:
    bar.show_session(_session(Phase.WORKING, None))
    bar.show()
    bar.show_step(Stage.OPEN, 16, 16)
    bar.show_step(Stage.PICTURES, 3, 16)
    assert "3 of 16" in [each.text() for each in bar.stages.findChildren(QLabel) if each.isVisible()]


def test_pictures_are_counted_under_their_own_name(bar: BottomBar) -> None:
    bar.show_session(_session(Phase.WORKING, None))
    bar.show_step(Stage.OPEN, 16, 16)
    bar.show_step(Stage.PICTURES, 0, 16)
    names = [each.accessibleName() for each in bar.stages.findChildren(Bar)]
    assert names[0] == "Read pictures" and bar.stages.findChildren(Elided)[0].accessibleName() == names[0]
    bar.show_step(Stage.OPEN, 16, 16)
    assert bar.stages.findChildren(Bar)[0].accessibleName() == "Read"
    bar.show_step(Stage.PICTURES, 0, 16)
    bar.show_session(_session(Phase.WORKING, None))
    assert bar.stages.findChildren(Bar)[0].accessibleName() == "Read", "another document begins"


def test_a_document_that_comes_to_the_front_shows_how_far_its_search_is(bar: BottomBar) -> None:
    first, second = (_Hashed(**vars(_session(Phase.WORKING, None))) for _ in range(2))
    front: list[Any] = [first]
    told = BarMessages(bar, lambda: front[0])

    def come(session: Any) -> None:
        front[0] = session
        bar.show_session(session)
        told.show_waiting()

    bar.show()
    come(first)
    told.show_step(first, Stage.RECOGNIZE, 1, 4)
    come(second)
    told.show_step(second, Stage.OPEN, 1, 2)
    told.show_step(first, Stage.RECOGNIZE, 3, 4)
    come(first)
    bars = bar.stages.findChildren(Bar)
    assert [each.accessibleDescription() for each in bars] == ["100%", "75%", "", ""]
    told.drop_steps(first)
    come(second)
    come(first)
    assert [each.accessibleDescription() for each in bars] == ["", "", "", ""], "that work is over"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("unreadable-text", "Text searched in part"),
        ("misleading-text-not-searched", "Text searched in part"),
        ("drawing-not-searched", "Text searched in part"),
        ("picture-read-in-part", "Text searched in part"),
        ("chart-not-read", "Text searched in part"),
        ("shape-not-read", "Text searched in part"),
        ("no-ocr-languages", "Text searched in part"),
        ("script-not-read", "Text searched; names may be missed"),
        ("no-text", "No text in this file"),
        ("picture-not-searched", "All text searched"),
        ("picture-read", "All text searched"),
    ],
)
def test_all_text_is_not_called_searched_where_some_was_not(bar: BottomBar, code: str, words: str) -> None:
    session = _session(Phase.READY, None)
    document = replace(session.examination.document, warnings=(Notice(code, (0,)),))
    session.examination = replace(session.examination, document=document)
    bar.show_session(session)
    warned = messages.look_at(document.warnings)
    assert warned and ("All text searched" in _words(bar)) is (words == "All text searched")
    bar._tick(bar._content, frozenset(warned))
    assert words in _words(bar)


def test_no_findings_are_not_counted_in_places(bar: BottomBar) -> None:
    session = _session(Phase.READY, None)
    bar.show_session(session)
    assert "no findings" in _words(bar)


def test_what_is_to_be_looked_at_is_level_with_its_tick(qtbot: QtBot) -> None:
    sentence = "Pictures were searched by machine reading, which may misread and reads no handwriting. " * 2
    dialog = NotCovered((sentence, sentence + "Look at them."), frozenset())
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    for box, words in zip(dialog.findChildren(QCheckBox), dialog.findChildren(Wrapped), strict=True):
        assert abs(box.y() - words.y()) <= 4
        assert words.height() == words.heightForWidth(words.width())


def test_a_search_that_goes_on_is_no_warning(bar: BottomBar) -> None:
    session = _session(Phase.WORKING, 0)
    session.searched = len(session.examination.document.text) // 4
    bar.show()
    bar.show_session(session)
    assert bar.stages.isVisible() and not bar.warning.isVisible() and not bar.look.isVisible()
    session.phase = Phase.CANCELLED
    bar.show_session(session)
    assert bar.warning.isVisible()


@pytest.mark.parametrize("found", [True, False])
def test_a_stopped_search_says_what_is_left_and_exports_what_it_found(bar: BottomBar, *, found: bool) -> None:
    session = _session(Phase.CANCELLED, 0)
    session.searched = len(session.examination.document.text) // 4
    session.exportable = found
    bar.show_session(session)
    words = _words(bar)
    assert "You stopped the search" in words
    assert any(each.startswith("The last 7") and each.endswith("% of the text was not searched") for each in words)
    assert bar.export_button.isEnabled() is found


def test_pages_are_left_where_a_search_was_stopped_when_it_had_read_no_more_than_the_first(bar: BottomBar) -> None:
    session = _session(Phase.CANCELLED, 0)
    document = session.examination.document
    first = Segment(0, len(document.text), PdfPlace(0, (Box(0, 0, 1, 1),) * len(document.text)))
    beginning = replace(document, kind=DocumentKind.PDF, segments=(first,), pages=40, whole=False)
    session.examination = replace(session.examination, document=beginning)
    session.searched = len(document.text)
    bar.show_session(session)
    assert "Pages 2 to 40 were not searched" in _words(bar)
    session.examination = replace(session.examination, document=replace(beginning, pages=1, whole=True))
    bar.show_session(session)
    assert not any("not searched" in each for each in _words(bar)), "it was stopped while the risk was measured"


@pytest.mark.parametrize("stage", [Stage.WRITE, Stage.VERIFY])
def test_the_button_of_an_export_under_way_says_what_is_true_of_each_stage(bar: BottomBar, stage: Stage) -> None:
    bar.show_session(_session(Phase.READY, None))
    bar.show_writing(True)
    bar.show_step(stage, 0, 2)
    assert bar.export_button.text() == "Exporting…" and not bar.export_button.isEnabled()
    bar.show_writing(False)
    assert bar.export_button.text() == "Export…" and bar.export_button.isEnabled()
