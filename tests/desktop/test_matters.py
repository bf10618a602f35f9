"""Words that are always or never masked: kept for each matter, and used by every document opened in it."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop import mnemonics
from desktop.plan.lists import ListsDialog
from desktop.plan.matters import Matter, Matters, lines
from engine.core.options import Options

_MATTER = Matter("Tolvald ./. Orrin", ("Blue Heron", "Carrow"), ("Saltby",))


def test_words_come_back_when_the_window_is_opened_again(tmp_path: Path) -> None:
    Matters(tmp_path / "matters").keep(_MATTER)
    again = Matters(tmp_path / "matters")
    assert again.names == (_MATTER.name,)
    assert again.current == _MATTER
    assert again.current.applied(Options(k=3)) == Options(k=3, terms=_MATTER.always, keep=_MATTER.never)


def test_the_files_are_for_the_person_alone_and_are_named_after_nothing(tmp_path: Path) -> None:
    Matters(tmp_path / "matters").keep(_MATTER)
    for file in (tmp_path / "matters").iterdir():
        assert "Tolvald" not in file.name
        if os.name == "posix":
            assert file.stat().st_mode & 0o077 == 0


def test_what_can_not_be_read_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "matters"
    folder.mkdir()
    for name, content in (("a.matter", "{"), ("b.matter", '{"name": 1}'), ("current.json", "[]")):
        (folder / name).write_text(content)
    (folder / "c.matter").write_text('{"name": "x", "always": "text", "never": []}')
    assert Matters(folder).names == ()
    assert Matters(folder).current == Matter()


def test_a_matter_is_forgotten(tmp_path: Path) -> None:
    matters = Matters(tmp_path / "matters")
    matters.keep(_MATTER)
    matters.forget(_MATTER.name)
    assert matters.current == Matter() and Matters(tmp_path / "matters").names == ()


def test_without_a_folder_nothing_is_written(tmp_path: Path) -> None:
    matters = Matters()
    matters.keep(_MATTER)
    assert matters.current == _MATTER and list(tmp_path.iterdir()) == []


def test_one_term_a_line() -> None:
    assert lines("  Blue   Heron \n\nCarrow\nBlue Heron\n") == ("Blue Heron", "Carrow")


def test_words_are_typed_and_taken(qtbot: QtBot, tmp_path: Path) -> None:
    matters = Matters(tmp_path / "matters")
    dialog = ListsDialog(matters)
    qtbot.addWidget(dialog)
    dialog.show()
    edit = dialog.name.lineEdit()
    assert edit is not None
    qtbot.keyClicks(edit, "Tolvald")
    qtbot.keyClicks(dialog.always, "Blue Heron")
    qtbot.keyClick(dialog.always, Qt.Key.Key_Return)
    qtbot.keyClicks(dialog.always, "Carrow")
    qtbot.keyClicks(dialog.never, "Saltby")
    take = next(each for each in dialog.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Use these words")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(take, Qt.MouseButton.LeftButton)
    assert dialog.matter == Matter("Tolvald", ("Blue Heron", "Carrow"), ("Saltby",))


def test_another_matter_shows_its_words(qtbot: QtBot, tmp_path: Path) -> None:
    matters = Matters(tmp_path / "matters")
    matters.keep(Matter("Second", ("one",), ()))
    matters.keep(_MATTER)
    dialog = ListsDialog(matters)
    qtbot.addWidget(dialog)
    assert dialog.always.toPlainText() == "Blue Heron\nCarrow"
    edit = dialog.name.lineEdit()
    assert edit is not None
    edit.selectAll()
    qtbot.keyClicks(edit, "Third")
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    edit.editingFinished.emit()
    assert dialog.always.toPlainText() == "Blue Heron\nCarrow", "a new matter begins with the words that stand there"
    edit.selectAll()
    qtbot.keyClicks(edit, "Second")
    edit.editingFinished.emit()
    assert dialog.always.toPlainText() == "one", "a known one is never written over unseen"
    forget = next(
        each for each in dialog.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Forget this matter"
    )
    qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)
    assert matters.names == (_MATTER.name,)
    assert not dialog.name.currentText() and not forget.isEnabled(), "there is none to forget"
