"""Tables of people: read in the background, each column named by the program and corrected by the person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop import mnemonics
from desktop.findings.reasons.indicators import MEANINGS
from desktop.jobs import Jobs
from desktop.plan.background_data import ATTRIBUTES, PeopleDialog
from engine.background.attributes import PersonAttribute
from engine.core.options import Options
from engine.risk import emulation, frequency, perturbation, probability, search, sequence, span

_GOOD = "name,born,town\nAnn Lee,1961-03-14,Bergen\nBea Lee,1962-03-14,Oslo\n"


@pytest.fixture
def jobs(application: object) -> Iterator[Jobs]:
    found = Jobs()
    yield found
    found.close()


def _dialog(qtbot: QtBot, jobs: Jobs, options: Options) -> PeopleDialog:
    found = PeopleDialog(options, jobs)
    qtbot.addWidget(found)
    found.show()
    return found


def _take(dialog: PeopleDialog) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Use these")


def _written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_table_is_shown_with_what_its_columns_hold(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    path = _written(tmp_path, "people.csv", _GOOD)
    dialog = _dialog(qtbot, jobs, Options(k=4))
    dialog.add(path)
    assert dialog.reading and not _take(dialog).isEnabled()
    qtbot.waitUntil(lambda: not dialog.reading)
    table = dialog.table
    assert [table.choice(each).currentText() for each in range(3)] == ["Full name", "Date of birth", "Place"]
    cell = table.table.item(2, 2)
    assert cell is not None and cell.text() == "Oslo"
    assert "2 people" in dialog.state.text()
    qtbot.mouseClick(_take(dialog), Qt.MouseButton.LeftButton)
    assert dialog.options == Options(k=4, background=(path,))


def test_the_person_says_what_a_column_holds(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    path = _written(tmp_path, "people.csv", _GOOD)
    dialog = _dialog(qtbot, jobs, Options(background=(path,)))
    qtbot.waitUntil(lambda: not dialog.reading)
    box = dialog.table.choice(2)
    box.setFocus()
    box.setCurrentIndex(box.findData("organisation"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: not dialog.reading)
    assert dialog.options.columns == (("town", "organisation"),)
    assert dialog.table.choice(2).currentText() == "Organisation"


def test_bad_rows_are_told_in_words_and_stop_it(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    rows = "".join(f"P{each} Lee,196{each}-02-02,Oslo\n" for each in range(9))
    path = _written(tmp_path, "bad.csv", f"name,born,town\nCy Lee,sometime,Oslo\n{rows}Do Lee,1961-01-01\n")
    dialog = _dialog(qtbot, jobs, Options())
    dialog.add(path)
    qtbot.waitUntil(lambda: not dialog.reading)
    told = [dialog.table.bad.item(row).text() for row in range(dialog.table.bad.count())]
    assert told == [
        "Row 2, column “born”: a value is not a date",
        "Row 12: a line has fewer or more columns than those before it",
    ]
    assert not _take(dialog).isEnabled()
    remove = next(each for each in dialog.findChildren(QPushButton) if mnemonics.plain(each.text()) == "Remove")
    qtbot.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert _take(dialog).isEnabled() and dialog.options == Options()


def test_what_is_no_table_says_so_and_cancelling_changes_nothing(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    dialog = _dialog(qtbot, jobs, Options())
    dialog.add(_written(tmp_path, "people.doc", "x"))
    qtbot.waitUntil(lambda: not dialog.reading)
    assert "neither CSV" in dialog.state.text() and not _take(dialog).isEnabled()
    clear = next(each for each in dialog.findChildren(QPushButton) if each.accessibleName().startswith("Remove the"))
    assert not clear.isEnabled(), "no texts were chosen"
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_there_are_words_for_every_attribute_and_indicator() -> None:
    assert set(ATTRIBUTES) == {each.value for each in PersonAttribute}
    names = {each.NAME for each in (probability, frequency, span, perturbation, sequence, search, emulation)}
    assert names <= set(MEANINGS)
