"""Signals reach their slots in the running program: no slot belongs to an object that nothing keeps alive.

PySide holds the object of a bound method weakly. Where that object is a plain one, and only a variable of a function
names it, the slot is gone as soon as the function returns.
"""

from __future__ import annotations

import ast
import gc
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import desktop
from desktop.main_window import MainWindow
from desktop.plan import preview, trial
from desktop.plan.popover import PlanPopover
from desktop.sessions import work
from engine.core.types import Document
from tests.builders.choosers import Chooser
from tests.builders.examined import TEXT
from tests.builders.popovers import is_trying
from tests.builders.windows import ready

_LONG = 120_000  # milliseconds
_ROOT = Path(desktop.__file__).parent


def _signs(window: MainWindow) -> list[str]:
    """Return the signs that are on the pages, as the user sees them."""
    assert window.current is not None
    return [each.sign for each in window.current.pages.scene().items() if isinstance(each, preview._Sign)]


def test_another_plan_is_previewed_on_the_pages_of_the_running_window(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chooser = Chooser()
    monkeypatch.setattr(work, "flow", chooser)
    monkeypatch.setattr(trial, "flow", chooser)
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    window = ready(qtbot, application, [note])
    qtbot.waitUntil(window.toolbar.plan.isVisible, timeout=_LONG)
    qtbot.mouseClick(window.toolbar.plan, Qt.MouseButton.LeftButton)
    popover = next(each for each in QApplication.topLevelWidgets() if isinstance(each, PlanPopover))
    gc.collect()
    qtbot.waitUntil(lambda: not is_trying(popover), timeout=_LONG)
    qtbot.keyClick(popover.trade_off, Qt.Key.Key_End)
    assert "more masked" in popover.changes.words
    assert set(_signs(window)) == {"+"}
    qtbot.keyClick(popover, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: _signs(window) == [], timeout=_LONG)
    window.close()


def _functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(_ROOT.rglob("*.py")):
        name = ".".join(("desktop", *file.relative_to(_ROOT).with_suffix("").parts)).removesuffix(".__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield name, node


def _made(function: ast.FunctionDef) -> dict[str, str]:
    """Return the names of local variables that hold a new object, with the name of its class."""
    return {
        target.id: node.value.func.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _slots(function: ast.FunctionDef) -> Iterator[str]:
    """Yield the local variables whose methods a signal is connected to."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect":
            for slot in node.args:
                if isinstance(slot, ast.Attribute) and isinstance(slot.value, ast.Name):
                    yield slot.value.id


def test_no_slot_belongs_to_a_plain_object_of_a_local_variable() -> None:
    checked, lost = 0, []
    for module, function in _functions():
        made = _made(function)
        for name in _slots(function):
            if name not in made:
                continue
            kind = getattr(importlib.import_module(module), made[name], None)
            checked += 1
            if inspect.isclass(kind) and not issubclass(kind, QObject):
                lost.append(f"{module}.{function.name}: {name}")
    assert checked >= 3
    assert not lost


@pytest.mark.parametrize("is_weighed", [True, False])
def test_no_text_of_a_closed_document_stays_in_memory(
    is_weighed: bool, qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "flow", Chooser())
    notes = [tmp_path / name for name in ("note.txt", "other.txt")]
    for each in notes:
        each.write_text(TEXT, encoding="utf-8")
    window = ready(qtbot, application, notes)
    window.documents.tabs.setCurrentIndex(0)
    window.documents.views[0].session.select(0)
    if is_weighed:
        qtbot.waitUntil(lambda: window.panel._effects.of(window.documents.views[0].session) is not None, timeout=_LONG)
    assert notes[0] in _paths_in_memory()
    window.close_document(0)
    qtbot.waitUntil(lambda: notes[0] not in _paths_in_memory(), timeout=_LONG)
    assert notes[1] in _paths_in_memory()
    window.close()


def _paths_in_memory() -> set[Path]:
    """Return the paths of all documents in memory. Without a pass of the collector: it never sees them (`jobs`)."""
    gc.unfreeze()
    return {each.path for each in gc.get_objects() if type(each) is Document}
