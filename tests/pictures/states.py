"""States of the window for `tests.pictures.gallery`, in the order in which they are drawn."""

from __future__ import annotations

import argparse
import io
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pikepdf
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QTabWidget, QWidget

from desktop import app, themes, translations
from desktop.batch.queue import ItemState
from desktop.export.failure import FailureSheet
from desktop.export.sheet import ExportSheet
from desktop.export.stopped import StoppedSheet
from desktop.main_window import MainWindow
from desktop.plan.popover import PlanPopover
from desktop.sessions.records import Records
from desktop.sessions.session import DocumentSession, Phase
from desktop.settings import Preferences, appearance
from engine.core import resources
from engine.core.errors import VerificationFailed
from engine.core.options import Device, Options
from engine.lab.training.planting import hospital
from tests.builders import pdf, scans
from tests.builders.parts import action
from tests.builders.popovers import is_trying
from tests.pictures.scenes import Stage

_MATTER = Path("Tolvald")
_OPTIONS = replace(Options(), device=Device.CPU)
_PAGES = 160
_TABLE = (
    "Name Ward Number Date\nMaren Feldkamp North 0921883 4 March 2021\nOskar Lindqvist South 0921884 9 May 2021\n"
    "Aurelia Quistorp North 0921885 12 May 2021\n"
)
_LETTER = (
    "Sehr geehrte Frau Dr. Feldkamp,\n\nmeine Mandantin Maren Tolvald, geboren am 14. März 1981, wohnhaft "
    "Hafenstraße 27 in 24103 Kiel, ist die einzige Segelmacherin im Betrieb und leidet an Mukoviszidose. "
    "Rückfragen bitte an Kanzlei Quistorp & Partner, Telefon 0431 555 0142.\n\nMit freundlichen Grüßen\n"
    "Aurelia Quistorp\n"
)


class Gallery:
    """The window of a gallery, and the folder of its pictures."""

    def __init__(self, application: QApplication, window: MainWindow, folder: Path) -> None:
        self.window, self._folder = window, folder
        stage = Stage(application, window)
        self.wait, self.settle = stage.wait, stage.settle

    @property
    def session(self) -> DocumentSession:
        """Return the session of the document in front."""
        if self.window.session is None:
            raise ValueError("no document is open")
        return self.window.session

    def keep(self, name: str) -> None:
        """Draw what the screen shows once all is drawn."""
        self.settle()
        self._draw(name)

    def open(self, name: str) -> None:
        """Open a document, or bring it to the front, until all of it is examined."""
        self.window.open_files([_MATTER / name])
        self.wait(lambda: self.session.phase is not Phase.WORKING)
        self.settle()

    def act(self, name: str) -> None:
        """Do what an action of the window does."""
        action(self.window, name).trigger()
        self.settle()

    def keep_menu(self, name: str, opens: Callable[[], object]) -> None:
        """Draw a menu, which waits for the user while it is open."""
        QTimer.singleShot(800, partial(self._draw, name))
        QTimer.singleShot(900, self._close_menus)
        opens()

    def sheet(self) -> ExportSheet:
        """Export the document in front, and return the sheet with its pictures."""
        self.window.export()
        self.wait(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet))
        sheet = QApplication.activeModalWidget()
        if not isinstance(sheet, ExportSheet):
            raise TypeError("no sheet was shown")
        self.wait(lambda: sheet.comparison.is_shown)
        return sheet

    def close_dialogs(self) -> None:
        """Close all but the window itself."""
        for each in QApplication.topLevelWidgets():
            if each is not self.window and each.isVisible():
                each.close()
        self.settle()

    def _close_menus(self) -> None:
        for each in QApplication.topLevelWidgets():
            if isinstance(each, QMenu):
                each.close()

    def _draw(self, name: str) -> None:
        if QGuiApplication.platformName() != "offscreen":
            picture = QGuiApplication.primaryScreen().grabWindow(0)
        else:
            picture = self.window.grab()
            painter = QPainter(picture)
            for each in QApplication.topLevelWidgets():
                if each.isVisible() and each is not self.window:
                    painter.drawPixmap(each.pos() - self.window.pos(), each.grab())
            painter.end()
        picture.save(str(self._folder / f"{name}.png"))


def _start(on: Gallery) -> None:
    on.keep("start")


def _welcome(on: Gallery) -> None:
    on.window.show_welcome()
    on.keep("welcome")
    on.close_dialogs()


def _searching(on: Gallery) -> None:
    on.window.open_files([_MATTER / "long.pdf"])
    on.wait(lambda: bool(on.session.findings))
    on.keep("searching")
    on.session.cancel()
    on.wait(lambda: on.session.phase is not Phase.WORKING)
    on.keep("cancelled")
    on.window.export()
    on.keep("cancelled-export")
    on.close_dialogs()
    on.window.close_document(on.window.documents.tabs.currentIndex())


def _findings(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.keep("findings")
    people = (number for number, each in enumerate(on.session.findings) if each.entity.kind.name == "PERSON")
    on.session.select(next(people))
    on.keep("findings-person")


def _find(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.act("find")
    bar = on.window.find_bar
    bar.words.setText("Saltby")
    on.keep("find")
    bar.as_list.click()
    on.keep("find-list")
    bar.words.setText("nobody writes this")
    on.keep("find-nothing")
    bar.as_list.click()
    bar.words.clear()
    bar.close_bar()


def _plan(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.window.toolbar.plan.click()
    on.settle()
    popover = QApplication.activePopupWidget()
    if not isinstance(popover, PlanPopover):
        raise TypeError("no plan was shown")
    on.wait(lambda: not is_trying(popover))
    on.keep("plan")
    policy = popover.choices.findChild(QComboBox)
    policy.setCurrentIndex(policy.findData("frcp-5.2"))
    on.settle()
    on.wait(lambda: not is_trying(popover))
    on.keep("plan-changed")
    popover.close()


def _menus(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.keep_menu("menu", on.window.toolbar.show_menu)
    on.keep_menu("profile-menu", action(on.window, "policy").trigger)


def _result(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.act("result")
    on.wait(seconds=4)
    on.keep("result")
    on.act("result")


def _export(on: Gallery) -> None:
    on.open("complaint.pdf")
    sheet = on.sheet()
    on.keep("export")
    sheet.choices.declaration.click()
    sheet.choices.sealed.click()
    on.keep("export-sealed")
    sheet.choices.declaration.click()
    sheet.choices.sealed.click()
    sheet.save.click()
    on.wait(seconds=2)
    on.keep("saved")


def _refusal(on: Gallery) -> None:
    on.open("complaint.pdf")
    sheet = on.sheet()
    report = sheet.staged.report
    sheet.close()
    checks = tuple(replace(each, passed=number > 0) for number, each in enumerate(report.checks))
    error = VerificationFailed(replace(report, checks=checks))
    FailureSheet(error, on.session.path, on.window.theme, on.window, pictures=True).open()
    on.keep("refusal")
    on.close_dialogs()


def _problem(on: Gallery) -> None:
    for name in ("damaged", "locked"):
        on.open(f"{name}.pdf")
        on.keep(name)
        on.window.close_document(on.window.documents.tabs.currentIndex())


def _word(on: Gallery) -> None:
    on.open("discharge-note.docx")
    on.keep("docx")
    on.act("result")
    on.wait(seconds=3)
    on.keep("docx-result")
    on.act("result")
    on.sheet()
    on.keep("docx-export")
    on.close_dialogs()


def _texts(on: Gallery) -> None:
    for name in ("statement.txt", "scan.pdf", "letter.txt"):
        on.open(name)
        on.keep(name)
    on.window.bottom.look.click()
    on.keep("notes")
    on.close_dialogs()
    on.sheet()
    on.keep("letter-export")
    on.close_dialogs()


def _boxes(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.act("draw")
    on.act("black-page")
    on.keep("boxes")
    on.act("undo")
    on.act("draw")


def _batch(on: Gallery) -> None:
    batch = on.window.show_batch()
    on.keep("batch-empty")
    batch.add([_MATTER / name for name in ("complaint.pdf", "discharge-note.docx", "letter.txt", "damaged.pdf")])
    on.keep("batch-added")
    batch.queue.begin()
    on.wait(seconds=2)
    on.keep("batch-working")
    on.wait(lambda: all(each.state not in (ItemState.WAITING, ItemState.WORKING) for each in batch.queue.items))
    on.keep("batch")
    batch.close()


def _audit(on: Gallery) -> None:
    folder = Path("Hospital")
    hospital.write(folder, 120, 1, notes=2, texts=hospital.NoteFormat.TEXT)
    audit = on.window.show_audit()
    on.keep("audit-empty")
    audit.choose("documents", folder / hospital.TEXTS)
    audit.choose("people", folder / hospital.PATIENTS)
    audit.quick.setChecked(True)
    audit.begin()
    on.wait(lambda: audit.list.topLevelItemCount())
    on.keep("audit")
    audit.close()


def _dialogs(on: Gallery) -> None:
    for name in ("settings", "privacy", "keys", "help"):
        on.act(name)
        on.keep(name)
        for tabs in QWidget.findChildren(QApplication.activeWindow() or on.window, QTabWidget):
            tabs.setCurrentIndex(1)
            on.keep(f"{name}-2")
        on.close_dialogs()


def _tour(on: Gallery) -> None:
    on.open("complaint.pdf")
    on.window.tour.begin()
    on.keep("tour")
    on.window.tour.end()


def _recent(on: Gallery) -> None:
    while on.window.documents.views:
        on.window.close_document(0)
    on.keep("recent")


STATES: dict[str, Callable[[Gallery], None]] = {
    "start": _start,
    "welcome": _welcome,
    "searching": _searching,
    "findings": _findings,
    "find": _find,
    "plan": _plan,
    "menus": _menus,
    "result": _result,
    "export": _export,
    "refusal": _refusal,
    "problem": _problem,
    "word": _word,
    "texts": _texts,
    "boxes": _boxes,
    "batch": _batch,
    "audit": _audit,
    "dialogs": _dialogs,
    "tour": _tour,
    "recent": _recent,
}


def _write_documents(matter: Path) -> None:
    for name in ("complaint.pdf", "discharge-note.docx", "statement.txt"):
        shutil.copy(resources.find(f"samples/{name}"), matter)
    (matter / "scan.pdf").write_bytes(scans.scan(scans.printed(size=12), scans.printed(_TABLE * 2, size=12)))
    (matter / "damaged.pdf").write_bytes(b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog")
    (matter / "letter.txt").write_text(_LETTER, encoding="utf-8")
    with pikepdf.new() as file:
        for number in range(_PAGES):
            lines = (f"{number}.{row} Maren Tolvald, born 4 March 198{row}, of Saltby" for row in range(9))
            content = b"".join(pdf.text_at(50, 260 - 16 * row, line) for row, line in enumerate(lines))
            with pikepdf.open(io.BytesIO(pdf.from_content(content))) as one:
                file.pages.append(one.pages[0])
        file.save(matter / "long.pdf")
        file.save(matter / "locked.pdf", encryption=pikepdf.Encryption(owner="owner", user="secret"))


@contextmanager
def _shown(asked: argparse.Namespace) -> Iterator[Gallery]:
    application = app.application(["sable"])
    translations.install(application, asked.language)
    application.setProperty(appearance.FONT, QFont(asked.font, 10))
    appearance.set_text_size(application, asked.text_size)
    folder = asked.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    more = [each.resolve() for each in asked.files]
    before = Path.cwd()
    theme = themes.DARK if asked.theme == "dark" else themes.LIGHT
    with TemporaryDirectory() as place:
        os.chdir(place)
        _MATTER.mkdir()
        _write_documents(_MATTER)
        for each in more:
            shutil.copy(each, _MATTER / each.name.split("__")[-1])
        appearance.wear(application, theme)
        records = Records(Path("records"), reviewer="A. Breck")
        preferences = Preferences(Path("settings.json"), application)
        preferences.change(theme=asked.theme)  # any other setting that is changed applies the theme again
        window = MainWindow(application, _OPTIONS, theme, records, preferences)
        if asked.size:
            width, height = map(int, asked.size.split("x"))
            window.resize(width, height)
        else:
            window.restore_place()
        window.show()
        on = Gallery(application, window, folder)
        on.settle()
        try:
            yield on
        finally:
            for sheet in window.findChildren(StoppedSheet):
                sheet.close()
            window.close()
            os.chdir(before)


def draw(asked: argparse.Namespace) -> None:
    """Draw the states that were asked for, or all of them and each further document."""
    with _shown(asked) as on:
        for name in asked.states or (() if asked.files else STATES):
            STATES[name](on)
            print(name, flush=True)
        for each in asked.files:
            name = each.name.split("__")[-1]
            on.open(name)
            on.keep(name)
