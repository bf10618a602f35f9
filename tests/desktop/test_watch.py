"""An open file that changes on the disk."""

import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.jobs import Jobs
from desktop.sessions.watch import Watch


@pytest.fixture
def watch(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Watch, Path]]:
    file = tmp_path / "note.txt"
    file.write_bytes(b"one")
    os.utime(file, ns=(1, 1))  # a while ago: two writes in one tick of the clock may leave the same time
    jobs, parent = Jobs(), QObject()
    found = Watch(file, jobs, parent)
    with qtbot.waitSignal(found.differs) as told:
        found.begin(hashlib.sha256(b"one").hexdigest())
    assert told.args == [False]
    yield found, file
    found.stop()
    jobs.close()


def test_a_file_that_is_written_differs(qtbot: QtBot, watch: tuple[Watch, Path]) -> None:
    found, file = watch
    with qtbot.waitSignal(found.differs) as told:
        file.write_bytes(b"two")
    assert told.args == [True]


def test_two_changes_in_one_tick_of_the_clock_are_two(qtbot: QtBot, watch: tuple[Watch, Path]) -> None:
    found, file = watch
    now = time.time_ns() + 3600 * 10**9  # the file system's clock is ahead, and stands still
    for content, differs in ((b"two", True), (b"one", False)):
        with qtbot.waitSignal(found.differs) as told:
            file.write_bytes(content)
            os.utime(file, ns=(now, now))
        assert told.args == [differs]


def test_a_file_that_takes_its_name_differs_until_the_old_one_is_back(
    qtbot: QtBot, watch: tuple[Watch, Path], tmp_path: Path
) -> None:
    found, file = watch
    for content, differs in ((b"other", True), (b"one", False)):
        with qtbot.waitSignal(found.differs) as told:
            (tmp_path / "new").write_bytes(content)
            (tmp_path / "new").replace(file)
        assert told.args == [differs]


def test_a_deleted_file_differs(qtbot: QtBot, watch: tuple[Watch, Path]) -> None:
    found, file = watch
    with qtbot.waitSignal(found.differs) as told:
        file.unlink()
    assert told.args == [True]


def test_other_files_of_the_folder_do_not_matter(qtbot: QtBot, watch: tuple[Watch, Path], tmp_path: Path) -> None:
    found, _ = watch
    with qtbot.assertNotEmitted(found.differs, wait=600):
        (tmp_path / "other.txt").write_bytes(b"x")
