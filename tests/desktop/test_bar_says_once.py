"""The bottom bar says each thing once, names what is left to decide, and says where files went."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from desktop import exposures
from desktop.export.saved import Saved, SavedMenu
from desktop.finding import tally
from desktop.main_window.bottom_bar import BottomBar
from desktop.main_window.not_covered import NotCovered
from desktop.painted import Elided
from desktop.sessions.session import Phase
from desktop.themes import LIGHT
from engine.cli import described
from engine.core import languages, messages
from engine.core.types import Exposure, GroupEstimate, Notice, Passage
from tests.builders.examined import TEXT, examination


@pytest.fixture
def bar(qtbot: QtBot) -> BottomBar:
    found = BottomBar(LIGHT)
    qtbot.addWidget(found)
    return found


def _session(*warnings: Notice, language: str = "en", left: int = 0) -> Any:
    found = examination()
    document = replace(found.document, warnings=warnings, passages=(Passage(0, len(TEXT), language),))
    stopped = next((each for each in warnings if each.code == messages.STOPPED), None)
    return SimpleNamespace(
        phase=Phase.READY,
        wordless=False,
        changed_on_disk=False,
        unsaved=False,
        left=left,
        path=Path("matter") / "note.txt",
        findings=(),
        tally=tally(()),
        examination=replace(found, document=document),
        searched=len(TEXT),
        stopped=stopped,
        exportable=True,
    )


def _tick_all(bar: BottomBar) -> None:
    bar.look.click()
    (dialog,) = bar.findChildren(NotCovered)
    for box in dialog.findChildren(QCheckBox):
        box.setChecked(True)
    dialog.accept()


def _said(bar: BottomBar) -> list[str]:
    labels = (each for each in bar.findChildren(QLabel) if each.window() is bar.window())  # not those of a dialog
    shown = [each for each in labels if not each.isHidden()]
    words = [each.accessibleName() if isinstance(each, Elided) else each.text() for each in shown]
    return [each for each in words if each]


def _in_part(bar: BottomBar) -> list[str]:
    signs = ("in part", "Not searched", "names may be missed", "was searched, but")
    return [each for each in _said(bar) if any(sign in each for sign in signs)]


@pytest.mark.parametrize(
    ("notice", "language", "status"),
    [
        (Notice(languages.IN_PART, names=("de",)), "de", "Text searched; names may be missed"),
        (Notice(messages.STOPPED, pages=(1,)), "en", "Text searched in part"),
    ],
)
def test_a_search_in_part_is_said_once_and_stays_said(
    bar: BottomBar, notice: Notice, language: str, status: str
) -> None:
    session = _session(notice, language=language)
    bar.show_session(session)
    assert len(_in_part(bar)) == 1
    bar.resize(1280, 60)
    bar.show()
    assert bar.second.x() == bar.layout().contentsMargins().left(), "nothing empty is in front of it"
    _tick_all(bar)
    assert _in_part(bar) == [status]


def test_what_was_ticked_is_not_ticked_for_another_file_under_the_same_name(bar: BottomBar) -> None:
    session = _session(Notice("picture-read-in-part"))
    bar.show_session(session)
    _tick_all(bar)
    assert bar.warning.isHidden()
    document = replace(session.examination.document, sha256="1" * 64)
    session.examination = replace(session.examination, document=document)
    bar.show_session(session)
    assert not bar.warning.isHidden()
    bar.look.click()
    assert not any(each.isChecked() for each in bar.findChildren(NotCovered)[-1].findChildren(QCheckBox))
    bar.findChildren(NotCovered)[-1].accept()


def test_a_warning_about_something_else_leaves_the_status(bar: BottomBar) -> None:
    pictures, german = Notice("face-in-picture", (0,)), Notice(languages.IN_PART, names=("de",))
    bar.show_session(_session(pictures, german, language="de"))
    assert "Text searched; names may be missed" in _said(bar)


def test_undecided_findings_are_to_decide_not_to_review(bar: BottomBar) -> None:
    bar.show_session(_session(left=3))
    assert "3 to decide" in _said(bar) and not any("review" in each for each in _said(bar))


def _saved(*files: Path) -> Saved:
    return Saved(files, 3, datetime.now(UTC), lambda: True)


def test_a_decision_that_came_too_late_is_reported_also_when_its_plan_comes_later(bar: BottomBar) -> None:
    is_present: list[bool] = []
    late = replace(_saved(Path("note_redacted.txt")), is_present=lambda: bool(is_present), was_present=False)
    bar.show_session(_session())
    bar.show_saved(late)
    words = "Saved and verified without your last decisions: export again"
    assert words in _said(bar)
    bar.show_session(_session(), late)
    assert words in _said(bar) and "note_redacted.txt in ." in _said(bar)
    is_present.append(True)
    bar.show_session(_session(), late)
    assert words not in _said(bar), "the decision was taken back"


def test_files_saved_elsewhere_are_said_with_their_folder(bar: BottomBar, tmp_path: Path) -> None:
    bar.show_session(_session())
    bar.show_saved(_saved(Path("matter") / "note_redacted.txt"))
    assert "note_redacted.txt" in _said(bar)
    bar.show_saved(_saved(tmp_path / "note_redacted.txt", tmp_path / "note_log.csv"))
    assert f"note_redacted.txt, note_log.csv in {tmp_path}" in _said(bar)


def test_the_checks_that_a_saved_file_passed_are_said_later(bar: BottomBar) -> None:
    menu = SavedMenu(replace(_saved(Path("a_redacted.txt")), checks=12), lambda: None, bar)
    notes = [each.text() for each in menu.actions() if each.text() and not each.isEnabled()]
    assert notes == ["The saved file passed all 12 checks"]


@pytest.mark.parametrize("people", [0.4, 1.0, 1.4])
def test_an_estimate_of_one_person_is_a_word_and_no_fraction(people: float) -> None:
    one = Exposure(None, None, None, estimated=(_group(people),))
    assert exposures.singled_out(one) == "probably unique (estimate)"
    assert exposures.singled_out(one, marked=False) == "probably unique"
    assert any("probably unique" in each for each in described.exposed(one, one))
    more = replace(one, estimated=(_group(1.6),))
    assert exposures.singled_out(more) == "about 1 in 2 (estimate)"


def _group(people: float) -> GroupEstimate:
    return GroupEstimate(
        members=(0,),
        details=2,
        subject=True,
        where="",
        place=None,
        country=False,
        sex=False,
        expected=people,
        low=0.0,
        high=9.0,
        sources=("census",),
    )
