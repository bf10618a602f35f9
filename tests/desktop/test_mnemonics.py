"""Every menu entry and every button of a dialog has an access key of its own, in each language; none is read aloud."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QInputDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import desktop
from desktop import export, finding, mnemonics, translations
from desktop.actions import SPECS, words
from desktop.audit.window import AuditWindow
from desktop.batch.window import BatchWindow
from desktop.document.pictures import PagePictures
from desktop.export.failure import FailureSheet
from desktop.export.saved import Saved, SavedMenu
from desktop.export.sheet import ExportSheet
from desktop.export.stopped import StoppedSheet
from desktop.findings import menus
from desktop.findings.joining import JoiningDialog
from desktop.help.window import HelpWindow
from desktop.jobs import Jobs
from desktop.main_window import MainWindow, dialogs
from desktop.main_window.not_covered import NotCovered
from desktop.main_window.review_files import OpenDialog, SendDialog
from desktop.plan.background_data import PeopleDialog
from desktop.plan.lists import ListsDialog
from desktop.plan.matters import Matters
from desktop.plan.popover import PlanPopover
from desktop.privacy import PrivacyPanel, Welcome
from desktop.settings import Preferences
from desktop.settings.dialog import SettingsDialog
from desktop.themes import LIGHT
from engine.core.errors import VerificationFailed
from engine.core.options import Device, Options
from engine.core.progress import Silent
from tests.builders.examined import TEXT, examination, plan
from tests.builders.unverified import REPORT, Engine

_OPTIONS = Options(device=Device.CPU)


def _batch(parent: QWidget) -> QWidget:
    found = BatchWindow(Jobs(parent), _OPTIONS, parent)
    found.add([Path(__file__)])
    return found


def _sheet(parent: QWidget, folder: Path) -> QWidget:
    note = folder / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    staged = export.stage(examination(note, TEXT), plan(), folder / "note_redacted.txt", Options(), Silent())
    return ExportSheet(staged, (), lambda *_: [], Jobs(parent), PagePictures(parent), LIGHT, parent)


def _joining(parent: QWidget) -> QWidget:
    first, *others = finding.collect(examination(), plan(), {})
    return JoiningDialog(first, others, parent)


def _popover(parent: QWidget) -> QWidget:
    session: Any = SimpleNamespace(options=_OPTIONS, findings=(), known=None)
    return PlanPopover(session, Jobs(parent), LIGHT, parent)


def _settings(parent: QWidget) -> SettingsDialog:
    dialog = SettingsDialog(Preferences(), parent)
    dialog.key_page()  # with both pages
    return dialog


def _asking(parent: QWidget) -> QWidget:
    menus.ask_code(parent, "foia", "", lambda _: None)
    found = parent.findChild(QInputDialog)
    assert found
    return found


_DIALOGS: dict[type[QWidget], Callable[[QWidget, Path], QWidget]] = {
    AuditWindow: lambda parent, _: AuditWindow(Jobs(parent), _OPTIONS, parent),
    BatchWindow: lambda parent, _: _batch(parent),
    ExportSheet: _sheet,
    FailureSheet: lambda parent, _: FailureSheet(
        VerificationFailed(REPORT), Path("note.pdf"), LIGHT, parent, pictures=True
    ),
    HelpWindow: lambda parent, _: HelpWindow(parent),
    JoiningDialog: lambda parent, _: _joining(parent),
    ListsDialog: lambda parent, _: ListsDialog(Matters(), parent),
    NotCovered: lambda parent, _: NotCovered(("Page 3 was not searched.",), frozenset(), parent),
    OpenDialog: lambda parent, folder: OpenDialog(Any, folder / "note.sable", parent),  # type: ignore[arg-type]
    PeopleDialog: lambda parent, _: PeopleDialog(_OPTIONS, Jobs(parent), parent),
    PlanPopover: lambda parent, _: _popover(parent),
    PrivacyPanel: lambda parent, _: PrivacyPanel(Jobs(parent), LIGHT, None, parent),
    QInputDialog: lambda parent, _: _asking(parent),
    SendDialog: lambda parent, _: SendDialog("Ann", parent),
    SettingsDialog: lambda parent, _: _settings(parent),
    StoppedSheet: lambda parent, _: StoppedSheet("Page 3 was not searched", LIGHT, parent, pages=True),
    Welcome: lambda parent, _: Welcome(Preferences(), LIGHT, parent),
}


@pytest.fixture(params=list(translations.LANGUAGES))
def language(application: Any, request: pytest.FixtureRequest) -> Iterator[str]:
    translations.install(application, request.param)
    yield request.param
    translations.install(application, "en")


def _keys(entries: list[str]) -> None:
    """Check that each of these words has an access key, and no two the same one."""
    known = [mnemonics.key(each) for each in entries]
    assert all(known), [each for each in entries if not mnemonics.key(each)]
    assert len(set(known)) == len(known), entries


def _buttons(dialog: QWidget) -> list[QAbstractButton]:
    found = [each for each in dialog.findChildren(QAbstractButton) if each.window() is dialog]
    return [each for each in found if any(map(str.isalpha, each.text()))]


def test_each_button_of_a_dialog_has_its_own(
    qtbot: QtBot, application: Any, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.export.staging.flow", Engine)
    for made in _DIALOGS.values():
        parent = QWidget()
        parent.resize(1200, 800)
        qtbot.addWidget(parent)
        dialog = made(parent, tmp_path)
        if isinstance(dialog, NotCovered | OpenDialog | PrivacyPanel | SendDialog | SettingsDialog | Welcome):
            dialogs.open_dialog(dialog, "screens")
        dialog.show()
        qtbot.waitUntil(lambda shown=dialog: all(mnemonics.key(each.text()) for each in _buttons(shown)), timeout=9_000)
        shown = _buttons(dialog)
        assert shown, dialog
        _keys([each.text() for each in shown])
        for each in shown:
            read = QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name)
            assert "&" not in read.replace(" & ", "")
        dialog.close()
        for jobs in parent.findChildren(Jobs):
            jobs.close()
        for pictures in parent.findChildren(PagePictures):
            pictures.stop()
        application.processEvents()


def test_each_dialog_of_the_program_is_among_them() -> None:
    files = Path(desktop.__file__).parent.rglob("*.py")
    classes = chain.from_iterable(ast.walk(ast.parse(each.read_text(encoding="utf-8"))) for each in files)
    found = {
        each.name
        for each in classes
        if isinstance(each, ast.ClassDef) and any(ast.unparse(base) == "QDialog" for base in each.bases)
    }
    assert found and found <= {each.__name__ for each in _DIALOGS}


def _menus(window: MainWindow) -> Iterator[QMenu]:
    """Yield all menus of the window, each opened once."""
    yield from window.toolbar.findChildren(QMenu)
    yield from window.profile_bar.findChildren(QMenu)
    yield SavedMenu(
        Saved((Path("R & D_redacted.pdf"), Path("log.csv")), 3, datetime.now(UTC), lambda: False), print, window
    )


def test_each_entry_of_a_menu_has_its_own(qtbot: QtBot, application: Any, language: str) -> None:
    window = MainWindow(application, _OPTIONS, LIGHT)
    qtbot.addWidget(window)
    main = window._actions.main_menu(window)
    context = window._actions.menu(window, menus.FOR_FINDING)
    for menu in (main, *main.findChildren(QMenu), context, *_menus(window)):
        menu.aboutToShow.emit()
        entries = [each for each in menu.actions() if not each.isSeparator()]
        _keys([each.text() for each in entries if each.isEnabled() or each.objectName() or each.menu()])
        assert not [each.toolTip() for each in entries if "&" in each.toolTip().replace("&&", "").replace(" & ", "")]
    for name in SPECS:
        assert mnemonics.plain(window._actions[name].text()) == words(name)
    window.close()


def test_a_letter_with_alt_presses_a_button_also_when_its_words_change(
    qtbot: QtBot, application: Any, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NotCovered(("Page 3 was not searched.",), frozenset(), parent)
    dialogs.open_dialog(dialog, "screens")
    qtbot.waitUntil(dialog.isActiveWindow)
    (close,) = dialog.findChildren(QPushButton)
    assert close.text() == "&Close"
    pressed: list[bool] = []
    close.clicked.disconnect()
    close.clicked.connect(lambda _=False: pressed.append(True))
    QTest.keyClick(dialog, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(pressed) == 1, timeout=3_000)
    close.setText("R && D of all that is done")
    qtbot.waitUntil(lambda: close.text() == "&R && D of all that is done")
    assert mnemonics.plain(close.text()) == "R & D of all that is done"
    QTest.keyClick(dialog, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(pressed) == 2, timeout=3_000)


@pytest.mark.parametrize(
    ("entries", "keys"),
    [
        (["Save", "Save as", "Cancel"], "SAC"),
        (["ab", "a", "b c"], "BAC"),
        (["Öffnen", "Öl", "›"], ["F", "L", ""]),
        (["aa", "a"], ["A", ""]),
    ],
)
def test_all_get_a_letter_as_long_as_there_are_enough(entries: list[str], keys: list[str]) -> None:
    found = mnemonics.places(entries)
    shown = ["" if at < 0 else each[at].upper() for each, at in zip(entries, found, strict=True)]
    assert shown == list(keys)
