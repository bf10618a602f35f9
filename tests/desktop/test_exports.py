"""A saved file holds what the window shows; the export of one document leaves those of others alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import export, mnemonics, other_programs
from desktop.export.failure import FailureSheet
from desktop.export.saved import SavedMenu
from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.sessions import work
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.states import DecisionState
from desktop.themes import LIGHT
from engine.core.options import Device, Options
from engine.core.progress import Progress
from engine.core.types import Action, DocumentKind, Examination, MaskingPlan, RedactionReport
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.pdf import from_content, text_at

_PATIENCE = 240.0  # seconds
_REPORT = RedactionReport("a" * 64, "b" * 64, {}, (), (), {}, {})


class Writer:
    """An engine that writes and verifies a file once the test lets it."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.content = b""
        self.may_end = Event()
        self.may_end.set()

    @staticmethod
    def with_secret(options: Options) -> Options:
        return options

    def produce(
        self, known: Examination, chosen: MaskingPlan, file: Path, options: Options, *, progress: Progress
    ) -> RedactionReport:
        self.begun.append(known.document.path.name)
        file.write_bytes(self.content or written(known, chosen).encode())
        while not self.may_end.wait(0.01):
            progress.step("verify", 0, 1)
        return _REPORT


class Held:
    """A step of the export (`stage` or `save`) that waits, before or after its work, until the test lets it go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: str, *, after: bool = False) -> None:
        self.waits, self.may_go_on = Event(), Event()
        self._does, self._after = getattr(export, step), after
        monkeypatch.setattr(export, step, self._do)

    def _do(self, *given: Any) -> Any:
        done = self._does(*given) if self._after else None
        self.waits.set()
        assert self.may_go_on.wait(_PATIENCE)
        return done if self._after else self._does(*given)


def written(known: Examination, chosen: MaskingPlan) -> str:
    text = known.document.text
    for entity, decision in zip(known.entities, chosen.decisions, strict=True):
        for mention in entity.mentions if decision.action is not Action.KEEP else ():
            text = text[: mention.start] + "█" * (mention.end - mention.start) + text[mention.end :]
    return text


@pytest.fixture
def writer(monkeypatch: pytest.MonkeyPatch) -> Writer:
    found = Writer()
    monkeypatch.setattr(work, "flow", Chooser())
    monkeypatch.setattr("desktop.export.staging.flow", found)
    return found


@pytest.fixture
def window(qtbot: QtBot, application: QApplication, tmp_path: Path, writer: Writer) -> Iterator[MainWindow]:
    records = Records(tmp_path / "records", reviewer="Anna Berg")
    found = MainWindow(application, Options(device=Device.CPU, ocr_languages=()), LIGHT, records)
    qtbot.addWidget(found)
    found.show()
    yield found
    writer.may_end.set()
    found.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "case"
    made.mkdir()
    return made


def opened(qtbot: QtBot, window: MainWindow, *places: Path) -> list[DocumentSession]:
    """Open notes in which the user has decided everything."""
    for place in places:
        place.write_text(TEXT, encoding="utf-8")
    window.open_files(places)
    sessions = [each.session for each in window.documents.views]
    for session in sessions:
        settled(qtbot, session)
        undecided = [each for each in session.findings if each.state is DecisionState.UNDECIDED]
        session.decide_all(undecided, DecisionState.MASK)
        settled(qtbot, session)
    return sessions


def export_held(qtbot: QtBot, window: MainWindow, writer: Writer) -> None:
    """Begin the export of the document in front; `writer` goes on once `may_end` is set."""
    writer.may_end.clear()
    window.export(quick=True)
    qtbot.waitUntil(lambda: bool(writer.begun))


def settled(qtbot: QtBot, session: DocumentSession) -> None:
    qtbot.waitUntil(lambda: session.phase is Phase.READY and not session.planning)


def decide(session: DocumentSession, text: str, state: DecisionState) -> None:
    session.decide_all([each for each in session.findings if each.text == text], state)


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


SAVED = ["a.txt", "a_redacted.txt", "a_redacted_log.csv", "a_redacted_report.html"]


def test_a_file_is_written_again_where_the_user_decides_while_it_is_checked(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    decide(session, "Maren Tolvald", DecisionState.KEEP)
    settled(qtbot, session)
    writer.may_end.clear()
    window.export(quick=True)
    qtbot.waitUntil(lambda: len(writer.begun) == 1)
    decide(session, "Maren Tolvald", DecisionState.MASK)
    writer.may_end.set()
    with qtbot.waitSignal(window.exported):
        pass
    assert "Maren" not in (folder / "a_redacted.txt").read_text(encoding="utf-8")
    assert len(writer.begun) == 2 and names(folder) == SAVED
    assert window.bottom.status.text() == "Saved and verified"


def test_the_dialog_and_its_declaration_are_those_of_the_file(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    window.export()
    sheet = _sheet(qtbot, window)
    found = sheet.staged.reviewed.reviewed
    assert found == session.reviewed
    # The dialog keeps the window from being used, but not the program.
    decide(session, "Maren Tolvald", DecisionState.KEEP)
    _save(qtbot, sheet)
    qtbot.waitUntil(lambda: len(writer.begun) == 2)
    again = _sheet(qtbot, window, other_than=sheet)
    qtbot.waitUntil(again.save.isEnabled)
    assert again.staged.reviewed.reviewed == session.reviewed
    with qtbot.waitSignal(window.exported):
        qtbot.mouseClick(again.save, Qt.MouseButton.LeftButton)
    assert "Maren" in (folder / "a_redacted.txt").read_text(encoding="utf-8")
    assert names(folder) == SAVED


def test_what_is_decided_too_late_is_said_and_the_file_does_not_count_as_exported(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    saving = Held(monkeypatch, "save", after=True)
    exported: list[Path] = []
    window.exported.connect(exported.append)
    window.export(quick=True)
    qtbot.waitUntil(saving.waits.is_set)
    decide(session, "Maren Tolvald", DecisionState.KEEP)
    saving.may_go_on.set()
    qtbot.waitUntil(lambda: not window.exporting.is_writing(session))
    assert "without your last decisions" in window.bottom.status.text()
    assert exported == [] and names(folder) == SAVED


def test_another_document_is_exported_meanwhile(qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path) -> None:
    opened(qtbot, window, folder / "a.txt", folder / "b.txt")
    writer.may_end.clear()
    for number in range(2):
        window.documents.tabs.setCurrentIndex(number)
        assert window.bottom.export_button.isEnabled()
        window.export(quick=True)
        assert window.bottom.stop.isVisible()
    qtbot.waitUntil(lambda: bool(writer.begun))
    with qtbot.waitSignals([window.exported, window.exported]):
        writer.may_end.set()
    assert {"a_redacted.txt", "b_redacted.txt"} <= set(names(folder)) and len(names(folder)) == 8


def test_a_message_waits_until_its_document_is_in_front(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    first, second = opened(qtbot, window, folder / "a.txt", folder / "b.txt")
    tabs, bar = window.documents.tabs, window.bottom
    tabs.setCurrentIndex(0)
    export_held(qtbot, window, writer)
    tabs.setCurrentIndex(1)
    second.told.emit("about the second")
    with qtbot.waitSignal(window.exported):
        writer.may_end.set()
    first.replanned.emit(2, 0)
    assert "Saved" not in bar.status.text() and bar.second.text() == "about the second"
    first.told.emit("about the first")
    tabs.setCurrentIndex(0)
    assert bar.status.text() == "Saved and verified" and bar.second.text() == "about the first"
    tabs.setCurrentIndex(1)
    assert "Saved" not in bar.status.text() and "about" not in bar.second.text()


def test_a_dialog_about_an_export_opens_over_its_document(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    opened(qtbot, window, folder / "a.txt", folder / "b.txt")
    window.documents.tabs.setCurrentIndex(0)
    writer.may_end.clear()
    window.export()
    window.documents.tabs.setCurrentIndex(1)
    writer.may_end.set()
    _sheet(qtbot, window)
    assert window.session is not None and window.session.path.name == "a.txt"


def test_an_export_is_out_of_date_once_another_policy_is_used(qtbot: QtBot, window: MainWindow, folder: Path) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    with qtbot.waitSignal(window.exported):
        window.export(quick=True)
    assert window.records is not None and window.records.recent()[session.path].exported
    session.use_policy("names-only")
    settled(qtbot, session)
    assert not window.records.recent()[session.path].exported


def test_cancel_stops_the_document_in_front(
    qtbot: QtBot, window: MainWindow, writer: Writer, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    (first,) = opened(qtbot, window, folder / "a.txt")
    export_held(qtbot, window, writer)
    (folder / "b.txt").write_text(TEXT, encoding="utf-8")
    window.open_files([folder / "b.txt"])  # waits for the worker, which writes the other file
    second = window.session
    assert second is not None and second.phase is Phase.WORKING and not window.bottom.stop.isVisible()
    window.bottom.stages.cancel.click()
    writer.may_end.set()
    qtbot.waitUntil(lambda: second.phase is not Phase.WORKING)
    qtbot.waitUntil(lambda: not window.exporting.is_writing(first))
    assert second.phase is Phase.CANCELLED and (folder / "a_redacted.txt").exists()


def test_cancel_while_the_files_are_saved_saves_none(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    saving = Held(monkeypatch, "save")
    window.export(quick=True)
    qtbot.waitUntil(saving.waits.is_set)
    qtbot.mouseClick(window.bottom.stop, Qt.MouseButton.LeftButton)
    saving.may_go_on.set()
    qtbot.waitUntil(lambda: not window.exporting.is_writing(session))
    assert names(folder) == ["a.txt"] and "Saved" not in window.bottom.status.text()


def test_a_window_that_is_closed_leaves_no_file_of_an_export(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    opened(qtbot, window, folder / "a.txt")
    staging = Held(monkeypatch, "stage", after=True)
    window.export(quick=True)
    qtbot.waitUntil(staging.waits.is_set)
    Timer(0.3, staging.may_go_on.set).start()
    window.close()
    assert names(folder) == ["a.txt"]


@pytest.mark.parametrize("quick", [True, False])
def test_a_window_that_is_closed_while_files_are_saved_leaves_none_hidden(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path, quick: bool
) -> None:
    opened(qtbot, window, folder / "a.txt")
    real = export.save
    # As a long report in print, it takes a step.
    monkeypatch.setattr(export, "save", lambda *given: (given[-1].step("report", 0, 1), real(*given))[1])
    saving = Held(monkeypatch, "save")
    window.export(quick=quick)
    if not quick:
        _save(qtbot, _sheet(qtbot, window))
    qtbot.waitUntil(saving.waits.is_set)
    Timer(0.3, saving.may_go_on.set).start()
    assert window.close()
    assert names(folder) == ["a.txt"]


def test_a_tab_that_is_closed_leaves_no_file_of_an_export(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    opened(qtbot, window, folder / "a.txt")
    staging = Held(monkeypatch, "stage", after=True)
    window.export()
    qtbot.waitUntil(staging.waits.is_set)
    window.close_document(0)
    staging.may_go_on.set()
    qtbot.waitUntil(lambda: names(folder) == ["a.txt"])


def test_a_file_can_be_saved_though_its_original_was_moved_while_it_was_checked(
    qtbot: QtBot, window: MainWindow, writer: Writer, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    place = folder / "a.pdf"
    place.write_bytes(from_content(text_at(20, 200, TEXT.split("\n")[0], size=9)))
    real = Chooser.examine

    def examine(chooser: Chooser, path: Path, options: Options, progress: Progress, **more: Any) -> Examination:
        found = real(chooser, path, options, progress, **more)
        document = replace(found.document, kind=DocumentKind.PDF, segments=())
        return replace(found, document=document)

    monkeypatch.setattr(Chooser, "examine", examine)
    window.open_files([place])
    session = window.session
    assert session is not None
    settled(qtbot, session)
    writer.may_end.clear()
    writer.content = place.read_bytes()
    window.export()
    qtbot.waitUntil(lambda: bool(writer.begun))
    place.rename(folder / "moved.pdf")
    writer.may_end.set()
    sheet = _sheet(qtbot, window)
    with qtbot.waitSignal(sheet.saved):
        _save(qtbot, sheet)
    assert names(folder) == ["a_redacted.pdf", "a_redacted_log.csv", "a_redacted_report.html", "moved.pdf"]


def test_the_export_of_a_document_that_is_opened_again_with_another_content_ends(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    export_held(qtbot, window, writer)
    (folder / "a.txt").write_text(f"{TEXT} Changed.", encoding="utf-8")
    session.begin_anew()
    qtbot.waitUntil(lambda: bool(window.findChildren(FailureSheet)))
    assert names(folder) == ["a.txt"] and len(writer.begun) == 1
    window.findChildren(FailureSheet)[0].reject()


def test_an_export_waits_for_the_plan_of_another_policy(
    qtbot: QtBot, window: MainWindow, writer: Writer, folder: Path
) -> None:
    (session,) = opened(qtbot, window, folder / "a.txt")
    decide(session, "Maren Tolvald", DecisionState.MASK)
    assert session.planning
    window.export()
    session.use_policy("names-only")
    assert session.phase is Phase.WORKING and not writer.begun
    assert _sheet(qtbot, window).staged.options.policy == "names-only"


def _sheet(qtbot: QtBot, window: MainWindow, other_than: QWidget | None = None) -> ExportSheet:
    def shown() -> list[ExportSheet]:
        return [each for each in window.findChildren(ExportSheet) if each.isVisible() and each is not other_than]

    qtbot.waitUntil(lambda: bool(shown()))
    assert not window.findChildren(FailureSheet)
    return shown()[0]


def _save(qtbot: QtBot, sheet: ExportSheet) -> None:
    qtbot.waitUntil(sheet.save.isEnabled)
    qtbot.mouseClick(sheet.save, Qt.MouseButton.LeftButton)


def test_the_saved_file_is_opened_and_shown_in_its_folder(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    asked: list[tuple[str, Path]] = []
    monkeypatch.setattr(other_programs, "_open", lambda place: asked.append(("open", place)) or True)
    monkeypatch.setattr(other_programs, "_select", lambda file, _: asked.append(("select", file)) or True)
    (session,) = opened(qtbot, window, folder / "a.txt")
    bar = window.bottom
    links = bar.open_saved, bar.show_saved_place
    assert not any(each.isVisible() for each in links)
    with qtbot.waitSignal(window.exported):
        window.export(quick=True)
    session.select(1)
    assert all(each.isVisible() for each in links)
    for each in links:
        qtbot.mouseClick(each, Qt.MouseButton.LeftButton)
    saved = folder / "a_redacted.txt"
    assert asked == [("open", saved), ("select", saved)]
    assert not bar.saved.isVisible()
    decide(session, "Maren Tolvald", DecisionState.KEEP)
    assert not any(each.isVisible() for each in links)


def test_what_was_saved_stays_within_reach_until_the_document_is_closed(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(other_programs, "_open", lambda place: asked.append(place) or True)
    monkeypatch.setattr(other_programs, "_select", lambda file, _: asked.append(file) or True)
    (session,) = opened(qtbot, window, folder / "a.txt")
    bar = window.bottom
    with qtbot.waitSignal(window.exported):
        window.export(quick=True)
    assert not bar.saved.isVisible(), "the message beside it says the same"
    decide(session, "Maren Tolvald", DecisionState.KEEP)
    qtbot.waitUntil(lambda: session.phase is Phase.READY and not session.planning)
    assert bar.saved.isVisible() and bar.saved.text().startswith("Saved at ")
    bar.saved.setFocus()
    qtbot.keyClick(bar.saved, Qt.Key.Key_Space)
    menu = bar.findChildren(SavedMenu)[-1]
    notes = [each.text() for each in menu.actions() if each.text() and not each.isEnabled()]
    assert notes == ["It was saved without your last decisions"]
    offered = {mnemonics.plain(each.text()): each for each in menu.actions() if each.isEnabled() and each.text()}
    names = ["a_redacted.txt", "a_redacted_report.html", "a_redacted_log.csv"]
    assert list(offered) == [*(f"Open {name}" for name in names), "Show in folder"]
    for each in offered.values():
        each.trigger()
    menu.close()
    assert asked == [*(folder / name for name in names), folder / names[0]]
    opened(qtbot, window, folder / "b.txt")
    assert not bar.saved.isVisible()
    window.documents.tabs.setCurrentIndex(0)
    assert bar.saved.isVisible()
    window.close_document(0)
    assert not bar.saved.isVisible() and window.exporting.saved_of(session) is None


def test_a_system_without_a_program_for_the_saved_file_is_reported_with_its_folder(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setattr(other_programs, "_open", lambda _: False)
    monkeypatch.setattr(other_programs, "_select", lambda *_: False)
    opened(qtbot, window, folder / "a.txt")
    with qtbot.waitSignal(window.exported):
        window.export(quick=True)
    for each in (window.bottom.open_saved, window.bottom.show_saved_place):
        window.bottom.show_change("")
        qtbot.mouseClick(each, Qt.MouseButton.LeftButton)
        assert str(folder) in window.bottom.second.accessibleName()


def test_the_tooltip_of_the_risk_is_two_sentences(qtbot: QtBot, window: MainWindow, folder: Path) -> None:
    opened(qtbot, window, folder / "a.txt")
    qtbot.waitUntil(lambda: bool(window.panel.risk.toolTip()))
    lines = window.panel.risk.toolTip().splitlines()
    assert len(lines) == 2 and lines[0].startswith("Re-identification risk: ") and "how it is measured" in lines[1]


def test_where_no_file_manager_answers_the_folder_alone_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(other_programs, "_open", lambda place: bool(shown.append(place)) or True)
    monkeypatch.setattr(other_programs, "_select", lambda _, failed: bool(failed()) or True)
    other_programs.show_in_folder(tmp_path / "a.pdf", lambda: shown.clear())
    assert shown == [tmp_path]


def test_other_programs_get_none_of_the_libraries_of_a_frozen_sable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[tuple[str | None, ...]] = []
    monkeypatch.setattr("sys._MEIPASS", "/opt/sable/_internal", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/sable/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/opt/sable/_internal/PySide6")
    names = "LD_LIBRARY_PATH", "QT_PLUGIN_PATH"

    def look(_: object) -> bool:
        return bool(seen.append(tuple(map(os.environ.get, names)))) or True

    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", look)
    other_programs.open_file(tmp_path / "a.pdf", pytest.fail)
    assert seen == [("/usr/local/lib", None)]
    assert tuple(map(os.environ.get, names)) == ("/opt/sable/_internal", "/opt/sable/_internal/PySide6")
