"""The pictures of the help pages and of README, each drawn from the window itself.

The window opens the bundled samples without a screen, on the processor, with all the time that the language model
wants, so that the same version draws the same pictures.
"""

from __future__ import annotations

import io
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QPoint
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop import app, themes
from desktop.batch.queue import ItemState
from desktop.export.sheet import ExportSheet
from desktop.main_window import MainWindow
from desktop.plan.popover import PlanPopover
from desktop.sessions.session import Phase
from desktop.settings import appearance
from engine.core import resources
from engine.core.options import Device, Options
from engine.lab.training.planting import hospital as hospital_files
from tests.builders.parts import action
from tests.builders.popovers import is_trying

FOLDER = resources.root() / "help" / "pictures"
LARGEST, LARGEST_OF_ALL = 120 << 10, 900 << 10
"""Bytes."""

_FONT = "Inter"
"""That of the drawings; another one where it is not installed."""
_SIZE = (1280, 800)
_COMMON, _OTHERS = 128, 96
"""Colours of a picture: as many of the commonest as they are, and as many that stand for all others."""
_PATIENCE = 600.0
_SAMPLES = ("complaint.pdf", "discharge-note.docx", "statement.txt")
_MATTER = Path("Tolvald")
_OPTIONS = replace(Options(), device=Device.CPU)


@dataclass(frozen=True, slots=True)
class Stage:
    """The window, with the samples in `_MATTER` below the working folder."""

    application: QApplication
    window: MainWindow

    def wait(self, until: Callable[[], object] = lambda: False, seconds: float = _PATIENCE) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not until():
            self.application.processEvents()
            time.sleep(0.01)

    def settle(self) -> None:
        """Wait until pages are drawn and lists no longer change."""
        self.wait(seconds=1.5)

    def examine(self, name: str = _SAMPLES[0]) -> None:
        """Open a sample, or bring it to the front, until all of it is examined."""
        self.window.open_files([_MATTER / name])
        self.wait(lambda: self.window.session is None or self.window.session.phase is not Phase.WORKING)
        if self.window.current:
            self.window.current.pages.fit_width()
        self.settle()

    def use(self, theme: themes.Theme) -> None:
        self.window.set_theme(theme)
        self.settle()


def _opening(stage: Stage) -> QPixmap:
    return stage.window.grab()


def _findings(stage: Stage) -> QPixmap:
    stage.examine()
    stage.window.setFocus()
    stage.settle()
    return stage.window.grab()


def _why(stage: Stage) -> QPixmap:
    stage.examine()
    return stage.window.panel.grab()


def _tour(stage: Stage) -> QPixmap:
    stage.examine()
    stage.window.tour.begin()
    stage.settle()
    picture = stage.window.grab()
    stage.window.tour.end()
    return picture


def _plan(stage: Stage) -> QPixmap:
    stage.examine()
    stage.window.toolbar.plan.click()
    stage.settle()
    popover = QApplication.activePopupWidget()
    assert isinstance(popover, PlanPopover)
    stage.wait(lambda: not is_trying(popover))
    stage.settle()
    picture = _over(stage.window, popover)
    popover.close()
    stage.settle()
    return picture


def _proof(stage: Stage) -> QPixmap:
    stage.examine()
    stage.window.export()
    stage.wait(lambda: isinstance(QApplication.activeModalWidget(), ExportSheet))
    sheet = QApplication.activeModalWidget()
    assert sheet is not None
    stage.settle()
    picture = sheet.grab()
    sheet.close()
    stage.settle()
    return picture


def _batch(stage: Stage) -> QPixmap:
    batch = stage.window.show_batch([_MATTER])
    batch.resize(1040, 420)
    batch.queue.begin()
    stage.wait(lambda: all(each.state not in (ItemState.WAITING, ItemState.WORKING) for each in batch.queue.items))
    stage.settle()
    picture = batch.grab()
    batch.close()
    return picture


def _audit(stage: Stage) -> QPixmap:
    hospital = Path("Hospital")
    hospital_files.write(hospital, 120, 1, notes=2, texts=hospital_files.NoteFormat.TEXT)
    audit = stage.window.show_audit()
    audit.choose("documents", hospital / hospital_files.TEXTS)
    audit.choose("people", hospital / hospital_files.PATIENTS)
    audit.quick.setChecked(True)
    audit.begin()
    stage.wait(lambda: audit.list.topLevelItemCount())
    stage.settle()
    picture = audit.grab()
    audit.close()
    return picture


def _privacy(stage: Stage) -> QPixmap:
    action(stage.window, "privacy").trigger()
    stage.settle()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    picture = dialog.grab()
    dialog.close()
    return picture


def _dark(stage: Stage) -> QPixmap:
    stage.examine()
    stage.use(themes.DARK)
    picture = stage.window.grab()
    stage.use(themes.LIGHT)
    return picture


SCENES: dict[str, Callable[[Stage], QPixmap]] = {
    "opening": _opening,
    "findings": _findings,
    "why": _why,
    "tour": _tour,
    "plan": _plan,
    "proof": _proof,
    "dark": _dark,
    "batch": _batch,
    "audit": _audit,
    "privacy": _privacy,
}
"""In the order in which they are drawn."""


def _over(window: QWidget, popup: QWidget) -> QPixmap:
    """A window with what stands over it, which Qt grabs by itself."""
    picture = window.grab()
    painter = QPainter(picture)
    painter.drawPixmap(popup.pos() - window.mapToGlobal(QPoint(0, 0)), popup.grab())
    painter.end()
    return picture


@contextmanager
def staged(theme: themes.Theme = themes.LIGHT, per_cent: int = 100) -> Iterator[Stage]:
    """A window whose working folder holds copies of the samples, until the end of the `with` block."""
    application = app.application(["sable"])
    application.setProperty(appearance.FONT, QFont(_FONT, 10))
    appearance.set_text_size(application, per_cent)
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        _MATTER.mkdir()
        for name in _SAMPLES:
            shutil.copy(resources.find(f"samples/{name}"), _MATTER)
        window = MainWindow(application, _OPTIONS, theme)
        window.resize(*_SIZE)
        window.show()
        stage = Stage(application, window)
        stage.settle()
        try:
            yield stage
        finally:
            window.close()
            os.chdir(before)


def packed(picture: QPixmap) -> bytes:
    """Return the picture as PNG with a palette."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    image = Image.open(io.BytesIO(buffer.data().data())).convert("RGB")
    counted = sorted(image.getcolors(image.width * image.height) or (), reverse=True)
    common = [part for _, colour in counted[:_COMMON] if isinstance(colour, tuple) for part in colour]
    others = image.quantize(_OTHERS, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(common + others[: 3 * _OTHERS])
    packed = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def draw(names: Iterable[str]) -> None:
    """Draw these, or if there are none all, into the folder of pictures."""
    FOLDER.mkdir(exist_ok=True)
    with staged() as stage:
        for name in tuple(names) or SCENES:
            (FOLDER / f"{name}.png").write_bytes(packed(SCENES[name](stage)))
