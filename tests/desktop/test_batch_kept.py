"""The window saves nothing twice in the same folder after a restart, and loses nothing."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop import messages
from desktop.batch import work
from desktop.batch.queue import ItemState
from desktop.batch.saved_copies import OpenLedger
from desktop.batch.window import BatchWindow
from desktop.batch.work import BatchResult
from desktop.jobs import Jobs
from engine import reports
from engine.batch.ledger import Ledger
from engine.core import fingerprint
from engine.core.catalogue import ENGLISH
from engine.core.errors import BadLedger
from engine.core.options import Device, Options
from engine.core.progress import Progress
from engine.core.types import RedactionReport
from engine.reports import Outcome

OPTIONS = Options(device=Device.CPU)


def saved(path: Path, target: Path) -> Outcome:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("█████", encoding="utf-8")
    hashes = (fingerprint.of_file(path), hashlib.sha256(target.read_bytes()).hexdigest())
    return Outcome(path.name, target.name, 0, "", RedactionReport(*hashes, {}, (), (), {}, {}))


@pytest.fixture
def kept(tmp_path: Path) -> OpenLedger:
    return OpenLedger(tmp_path / "out", OPTIONS)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.txt"
    path.write_text("Ann", encoding="utf-8")
    return path


def test_what_was_saved_is_known_until_original_or_copy_change(kept: OpenLedger, source: Path, tmp_path: Path) -> None:
    place = kept.place(source, tmp_path / "out")
    assert kept.saved(source) == ""
    kept.done(source, saved(source, place))
    assert kept.saved(source) == "a_redacted.txt"
    source.write_text("Ann again", encoding="utf-8")
    assert kept.saved(source) == ""
    source.write_text("Ann", encoding="utf-8")
    place.unlink()
    assert kept.saved(source) == ""
    assert kept.place(source, tmp_path / "out") == place
    kept.close()


def test_a_copy_that_got_its_name_just_before_the_end_is_no_ones_to_write_again(
    kept: OpenLedger, source: Path, tmp_path: Path
) -> None:
    place = kept.place(source, tmp_path / "out")
    place.with_name("a_redacted.txt.pdf").touch()
    kept.close()
    again = OpenLedger(tmp_path / "out", replace(OPTIONS, device=Device.AUTO))
    assert again.saved(source) == "a_redacted.txt.pdf"
    again.close()


def test_the_copies_lie_alone_in_their_folder_and_nothing_there_is_believed(
    kept: OpenLedger, source: Path, tmp_path: Path
) -> None:
    """A ledger names the originals, and the maker of the folder could say in it what is done."""
    kept.close()
    out = tmp_path / "out"
    assert not list(out.iterdir())
    for name in (".sable-window.sqlite", ".sable-batch.sqlite"):
        with Ledger(out / name) as planted:
            planted.belongs_to(asdict(OPTIONS))
            planted.claim(source, 0, fingerprint.of_file(source), tmp_path / "elsewhere.txt")
    again = OpenLedger(out, OPTIONS)
    assert again.saved(source) == ""
    assert again.place(source, out) == out / "a_redacted.txt"
    again.close()


def test_a_folder_made_anew_may_have_other_options(kept: OpenLedger, tmp_path: Path) -> None:
    kept.close()
    (tmp_path / "out").rmdir()
    OpenLedger(tmp_path / "out", replace(OPTIONS, policy="everything")).close()


def test_other_options_have_a_folder_of_their_own(kept: OpenLedger, tmp_path: Path) -> None:
    kept.close()
    with pytest.raises(BadLedger) as refused:
        OpenLedger(tmp_path / "out", replace(OPTIONS, policy="everything"))
    assert messages.failure(refused.value) == (
        "The copies can't be saved in that folder. Nothing was written. Choose another folder. "
        "(it has copies that were saved with another policy or other settings)"
    )
    OpenLedger(tmp_path / "out", OPTIONS).close()


def test_a_window_goes_on_where_another_was_ended(
    qtbot: QtBot, application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    for name in "abc":
        (folder / f"{name}.txt").write_text(name, encoding="utf-8")
    order: list[str] = []

    def look(path: Path, options: Options, progress: Progress, *, target: Path | None, unattended: bool) -> BatchResult:
        if target is None:
            return BatchResult(1, 1, 0, 0, ())
        order.append(path.stem)
        return BatchResult(1, 1, 0, 0, (), saved(path, target))

    monkeypatch.setattr(work, "look", look)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(out))
    for names, count in (("ab", 2), ("abc", 3)):
        parent, jobs = QWidget(), Jobs()
        qtbot.addWidget(parent)
        batch = BatchWindow(jobs, OPTIONS, parent)
        batch.add(folder / f"{name}.txt" for name in names)
        batch.queue.begin()
        qtbot.waitUntil(lambda found=batch, count=count: found.queue.count(ItemState.READY) == count)
        qtbot.mouseClick(batch.run, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda found=batch, count=count: found.queue.count(ItemState.SAVED) == count)
        qtbot.waitUntil(lambda found=batch: not found.queue.running)
        assert sorted(each.file for each in batch.queue.outcomes()) == [f"{name}.txt" for name in names]
        report = reports.to_html(batch.queue.outcomes(), ENGLISH)
        assert report.count("by an earlier run") == (2 if names == "abc" else 0)
        jobs.close()
    assert sorted(order) == ["a", "b", "c"]
    assert {each.name for each in out.glob("*.txt")} == {f"{name}_redacted.txt" for name in "abc"}


def test_a_folder_in_use_is_told_and_nothing_begins(
    qtbot: QtBot,
    application: QApplication,
    kept: OpenLedger,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    source: Path,
) -> None:
    monkeypatch.setattr(work, "look", lambda *_, **__: BatchResult(1, 1, 0, 0, ()))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "out"))
    parent, jobs = QWidget(), Jobs()
    qtbot.addWidget(parent)
    batch = BatchWindow(jobs, OPTIONS, parent)
    batch.add([source])
    batch.queue.begin()
    qtbot.waitUntil(lambda: batch.queue.count(ItemState.READY) == 1)
    qtbot.mouseClick(batch.run, Qt.MouseButton.LeftButton)
    assert not batch.queue.running
    assert batch.problem.text()
    assert "--" not in batch.problem.text()
    kept.close()
    jobs.close()
