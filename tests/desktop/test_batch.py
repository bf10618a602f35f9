"""Many documents: nobody has to be there, the riskiest come first, and what can't be done is put aside."""

from __future__ import annotations

import csv
import threading
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop import mnemonics, other_programs, translations
from desktop.batch import work
from desktop.batch.queue import ItemState, QueueItem
from desktop.batch.window import BatchWindow
from desktop.batch.work import BatchResult
from desktop.jobs import Jobs
from desktop.painted import Bar
from desktop.settings import appearance
from engine.core.errors import DamagedFile
from engine.core.options import Device, Options
from engine.core.progress import Progress, Silent
from engine.core.resources import find
from engine.reports import Outcome
from tests.builders.accessible import cut
from tests.builders.settled import finish

_LEFT = Qt.MouseButton.LeftButton
# What is found in documents of these names: findings of high risk, and what is undecided.
_FOUND = {"calm": (1, 0), "risky": (9, 0), "middle": (4, 0), "open": (6, 2)}

_COUNTED = {
    ItemState.WAITING: "waiting",
    ItemState.WORKING: "in progress",
    ItemState.READY: "ready",
    ItemState.NEEDS_PERSON: "to review",
    ItemState.SAVED: "saved",
    ItemState.EXCEPTION: "exception",
}


class Worker:
    """A replacement for the engine. `order`: the saved files; `gate` delays it."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.policies: list[str] = []
        self.under: list[tuple[str, str]] = []
        self.gate = threading.Event()
        self.gate.set()

    def look(
        self, path: Path, options: Options, progress: Progress, *, target: Path | None, unattended: bool
    ) -> BatchResult:
        while not self.gate.wait(0.01):
            progress.step("open", 0, 1)
        progress.step("open", 0, 1)
        self.policies.append(options.policy)
        self.under.append((path.stem, options.policy))
        if path.stem not in _FOUND:
            raise DamagedFile
        high, undecided = _FOUND[path.stem]
        outcome = None
        if target and (unattended or not undecided):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
            self.order.append(path.stem)
            outcome = Outcome(path.name, target.name, 0, "", None)
        return BatchResult(high + 3, high, 3, undecided, (), outcome)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    found = Worker()
    monkeypatch.setattr(work, "look", found.look)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("calm.txt", "deep/risky.txt", "middle.txt", "open.txt", "broken.txt", ".hidden.txt"):
        path = tmp_path / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    (tmp_path / "out").mkdir()
    return tmp_path / "in"


@pytest.fixture
def batch(qtbot: QtBot, application: QApplication) -> Iterator[BatchWindow]:
    parent, jobs = QWidget(), Jobs()
    qtbot.addWidget(parent)
    found = BatchWindow(jobs, Options(device=Device.CPU), parent)
    found.show()
    yield found
    jobs.close()


def _states(batch: BatchWindow) -> dict[str, str]:
    return {each.path.stem: each.state for each in batch.queue.items}


def _shown(batch: BatchWindow) -> list[str]:
    model = batch.list.model()
    return [Path(model.index(row, 0).data()).stem for row in range(model.rowCount())]


def _notes(batch: BatchWindow) -> dict[str, str]:
    model = batch.list.model()
    rows = ([model.index(row, column).data() for column in range(5)] for row in range(model.rowCount()))
    return {Path(name).stem: notes for name, *_, notes in rows}


def _idle(qtbot: QtBot, batch: BatchWindow) -> None:
    working = (ItemState.WAITING, ItemState.WORKING)
    qtbot.waitUntil(lambda: not batch.queue.running and not any(map(batch.queue.count, working)), timeout=120_000)


def _choose(monkeypatch: pytest.MonkeyPatch, name: str, place: Path) -> None:
    answer = str(place) if name == "getExistingDirectory" else (str(place), "")
    monkeypatch.setattr(QFileDialog, name, lambda *_: answer)


def _added(qtbot: QtBot, batch: BatchWindow, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    _choose(monkeypatch, "getExistingDirectory", folder)
    qtbot.mouseClick(batch.add_folder, _LEFT)
    if batch.begin.isVisible():
        qtbot.mouseClick(batch.begin, _LEFT)
    _idle(qtbot, batch)


def test_the_margins_of_its_words_outlast_another_theme(batch: BatchWindow) -> None:
    assert [each.text() for each in batch.findChildren(QLabel) if not each.contentsMargins().isNull()] == []


def test_a_folder_is_examined_and_the_riskiest_stands_first(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    assert _states(batch) == {
        "calm": "ready", "risky": "ready", "middle": "ready", "open": "needs-person", "broken": "exception",
    }  # fmt: skip
    assert _shown(batch) == ["open", "broken", "risky", "middle", "calm"]
    assert worker.order == []
    assert batch.about.text() == "3 ready · 1 to review · 1 exception"


def test_an_unattended_run_saves_what_it_can_and_lists_the_rest(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert worker.order == ["risky", "middle", "calm"]
    written = {str(each.relative_to(tmp_path / "out")) for each in (tmp_path / "out").rglob("*.txt")}
    assert written == {"deep/risky_redacted.txt", "middle_redacted.txt", "calm_redacted.txt"}
    _choose(monkeypatch, "getSaveFileName", tmp_path / "exceptions.csv")
    qtbot.mouseClick(batch.exceptions, _LEFT)
    rows = list(csv.reader(StringIO((tmp_path / "exceptions.csv").read_text(encoding="utf-8-sig"))))
    assert {(Path(row[0]).stem, row[1]) for row in rows[1:]} == {("broken", "Exception"), ("open", "Needs review")}
    assert any("damaged" in row[2] for row in rows)


def test_the_folder_with_the_copies_is_opened(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(other_programs, "open_file", lambda place, _: opened.append(place))
    _added(qtbot, batch, monkeypatch, folder)
    assert not batch.show_place.isVisible()
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    qtbot.mouseClick(batch.show_place, _LEFT)
    assert opened == [tmp_path / "out"]


def test_all_are_saved_when_the_person_says_so_and_the_next_batch_follows(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    qtbot.mouseClick(batch.unattended, _LEFT, pos=QPoint(8, batch.unattended.height() // 2))
    assert batch.queue.unattended
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert worker.order[:2] == ["risky", "open"]
    assert not batch.run.isEnabled()
    qtbot.mouseClick(batch.clear, _LEFT)
    assert batch.queue.items == []
    more = tmp_path / "more"
    more.mkdir()
    (more / "calm.txt").touch()
    _added(qtbot, batch, monkeypatch, more)
    assert _states(batch) == {"calm": "ready"}


def test_a_run_is_stopped_at_once_and_goes_on_later(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    worker.gate.clear()
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    qtbot.waitUntil(batch.stop.isVisible)
    qtbot.mouseClick(batch.stop, _LEFT)
    qtbot.waitUntil(lambda: batch.queue.count(ItemState.WORKING) == 0)
    assert worker.order == [] and batch.queue.count(ItemState.READY) == 3
    worker.gate.set()
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert worker.order == ["risky", "middle", "calm"]


def test_a_search_is_stopped_and_goes_on_when_the_user_says_so(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    worker.gate.clear()
    batch.add([folder])
    qtbot.mouseClick(batch.begin, _LEFT)
    assert batch.stop.isVisible() and not batch.begin.isVisible()
    qtbot.mouseClick(batch.stop, _LEFT)
    qtbot.waitUntil(lambda: batch.queue.count(ItemState.WORKING) == 0)
    assert mnemonics.plain(batch.begin.text()) == "Search 5 documents under General" and not batch.stop.isVisible()
    (folder / "calm2.txt").touch()
    batch.add([folder])
    worker.gate.set()
    finish(batch.queue._jobs)
    assert batch.queue.count(ItemState.WAITING) == 6, "the user has stopped the search"
    qtbot.mouseClick(batch.begin, _LEFT)
    _idle(qtbot, batch)
    assert not batch.stop.isVisible() and not batch.begin.isVisible()


def test_documents_left_for_review_are_saved_in_the_folder_of_the_others(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert not batch.consequence.isVisible()
    qtbot.mouseClick(batch.unattended, _LEFT, pos=QPoint(8, batch.unattended.height() // 2))
    assert batch.consequence.isVisible()
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert batch.problem.text() == "" and _states(batch)["open"] == "saved"
    assert _notes(batch)["open"] == "open_redacted.txt · 2 undecided findings masked or shortened"


def test_notes_are_shown_whole_and_a_button_opens_the_document(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    assert not batch.open_document.isVisible()
    batch.add([folder])
    batch.queue.begin()
    _idle(qtbot, batch)
    batch.list.setCurrentIndex(batch.list.model().index(0, 0))
    assert batch.notes.text() == _notes(batch)["open"] == "2 findings for you to decide"
    with qtbot.waitSignal(batch.file_wanted) as wanted:
        qtbot.mouseClick(batch.open_document, _LEFT)
    assert wanted.args == [folder / "open.txt"]
    batch.queue.saved_elsewhere(folder / "open.txt", Outcome("open.txt", "open_redacted.txt", 0, "", None))
    assert batch.notes.text() == "open_redacted.txt", "the user has decided what was left"


def test_a_document_is_removed_by_button_and_key_unless_it_is_in_work(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    batch.add([folder])
    batch.list.setCurrentIndex(batch.list.model().index(0, 0))
    first, second = _shown(batch)[:2]
    qtbot.mouseClick(batch.remove, _LEFT)
    assert first not in _shown(batch) and len(batch.queue.items) == 4
    batch.list.setCurrentIndex(batch.list.model().index(0, 0))
    qtbot.keyClick(batch.list, Qt.Key.Key_Delete)
    assert second not in _shown(batch) and (folder / f"{first}.txt").exists() and "3 waiting" in batch.about.text()
    worker.gate.clear()
    batch.queue.begin()
    batch.list.setCurrentIndex(batch.list.model().index(0, 0))
    assert "working" in _states(batch).values() and not batch.remove.isEnabled()
    qtbot.keyClick(batch.list, Qt.Key.Key_Delete)
    assert len(batch.queue.items) == 3
    worker.gate.set()
    _idle(qtbot, batch)
    for _ in range(3):
        qtbot.mouseClick(batch.remove, _LEFT)
    assert batch.queue.items == [] and not batch.queue.begun and batch.empty.isVisible()


@pytest.mark.model
def test_a_document_without_text_is_looked_at_before_it_is_saved(tmp_path: Path) -> None:
    with pymupdf.open() as blank:
        blank.new_page()
        blank.save(tmp_path / "blank.pdf")
    found = work.look(tmp_path / "blank.pdf", Options(device=Device.CPU, ocr_languages=()), Silent())
    assert found.needs_person and [each.code for each in found.unsearched] == ["no-text"]


def test_nothing_is_searched_before_the_user_has_seen_under_which_policy(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    assert not batch.begin.isVisible(), "there is nothing to search"
    batch.add([folder])
    assert mnemonics.plain(batch.begin.text()) == "Search 5 documents under General"
    batch.policy.setCurrentIndex(batch.policy.findData("everything"))
    assert mnemonics.plain(batch.begin.text()).endswith("under Everything")
    finish(batch.queue._jobs)
    assert worker.policies == [] and batch.queue.count(ItemState.WAITING) == 5
    qtbot.mouseClick(batch.begin, _LEFT)
    _idle(qtbot, batch)
    assert set(worker.policies) == {"everything"} and not batch.begin.isVisible()
    (folder / "calm2.txt").touch()
    batch.add([folder])
    _idle(qtbot, batch)
    assert batch.queue.count(ItemState.EXCEPTION) == 2, "what is added later is searched at once"


def test_another_policy_examines_anew(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    batch.policy.setCurrentIndex(batch.policy.findData("everything"))
    _idle(qtbot, batch)
    assert worker.policies.count("everything") == 4


def test_what_was_searched_under_a_policy_that_is_no_longer_chosen_waits_again(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    batch.add([folder / "calm.txt"])
    qtbot.mouseClick(batch.begin, _LEFT)
    batch.queue._jobs._pool.waitForDone()  # the window takes no event meanwhile, such as the result
    batch.policy.setCurrentIndex(batch.policy.findData("everything"))
    _idle(qtbot, batch)
    assert worker.under == [("calm", "default"), ("calm", "everything")]


def test_counts_are_those_of_the_list_and_progress_never_goes_back(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shares: dict[str, list[int]] = {"search": [], "run": []}

    def note(part: str) -> None:
        assert batch.about.text() == " · ".join(
            f"{batch.queue.count(state)} {words}{'s' if words == 'exception' and batch.queue.count(state) > 1 else ''}"
            for state, words in _COUNTED.items()
            if batch.queue.count(state)
        )
        shares[part].append(int(batch.findChildren(Bar)[0].accessibleDescription().rstrip("%")))

    searched = batch.queue.moved_on.connect(lambda: note("search"))
    worker.gate.clear()
    batch.add([folder])
    qtbot.mouseClick(batch.begin, _LEFT)
    assert batch.about.text() == "4 waiting · 1 in progress"
    worker.gate.set()
    _idle(qtbot, batch)
    batch.queue.moved_on.disconnect(searched)
    batch.queue.moved_on.connect(lambda: note("run"))
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    assert int(batch.findChildren(Bar)[0].accessibleDescription().rstrip("%")) == 40
    _idle(qtbot, batch)
    for part in shares.values():
        assert part == sorted(part) and part[-1] == 100
    assert len(set(shares["run"])) == 3


def test_a_stopped_run_leaves_documents_to_review_among_those(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    qtbot.mouseClick(batch.unattended, _LEFT, pos=QPoint(8, batch.unattended.height() // 2))
    worker.gate.clear()
    _choose(monkeypatch, "getExistingDirectory", tmp_path / "out")
    qtbot.mouseClick(batch.run, _LEFT)
    qtbot.waitUntil(lambda: batch.queue.count(ItemState.WORKING) == 1)
    qtbot.mouseClick(batch.stop, _LEFT)
    qtbot.waitUntil(lambda: batch.queue.count(ItemState.WORKING) == 0)
    assert _states(batch)["open"] == "needs-person" and worker.order == []
    assert batch.about.text() == "3 ready · 1 to review · 1 exception"


@pytest.mark.parametrize("name", ["calm", "broken"])
def test_a_document_saved_from_its_tab_stays_saved_whatever_the_batch_was_doing(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, name: str
) -> None:
    worker.gate.clear()
    batch.add([folder / f"{name}.txt"])
    qtbot.mouseClick(batch.begin, _LEFT)
    batch.queue.saved_elsewhere(folder / f"{name}.txt", Outcome(f"{name}.txt", "copy.txt", 0, "", None))
    if name == "calm":
        qtbot.mouseClick(batch.stop, _LEFT)
    else:
        worker.gate.set()
    qtbot.waitUntil(lambda: not batch.queue.busy)
    assert _states(batch) == {name: "saved"}


def test_dropped_twice_it_is_there_once_and_opens_for_review(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path
) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder)), QUrl.fromLocalFile(str(folder / "open.txt"))])
    for _ in range(2):
        batch.dropEvent(
            QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, _LEFT, Qt.KeyboardModifier.NoModifier)
        )
    qtbot.mouseClick(batch.begin, _LEFT)
    _idle(qtbot, batch)
    assert len(batch.queue.items) == 5
    with qtbot.waitSignal(batch.file_wanted) as wanted:
        batch.list.setCurrentIndex(batch.list.model().index(0, 0))
        qtbot.keyClick(batch.list, Qt.Key.Key_Return)
    assert wanted.args == [folder / "open.txt"]
    batch.queue.saved_elsewhere(folder / "open.txt", Outcome("open.txt", "open_redacted.txt", 0, "", None))
    assert _states(batch)["open"] == "saved"
    assert "open_redacted.txt" in [each.output for each in batch.queue.outcomes()]


def test_what_was_saved_waits_again_once_its_original_has_changed(
    qtbot: QtBot, batch: BatchWindow, worker: Worker, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _added(qtbot, batch, monkeypatch, folder)
    for names in (["risky", "middle", "calm"], ["calm"]):
        worker.order.clear()
        batch.queue.run(tmp_path / "out")
        _idle(qtbot, batch)
        assert worker.order == names
        (folder / "calm.txt").write_text("Somebody else.", encoding="utf-8")
    batch.add([folder])
    _idle(qtbot, batch)
    assert _states(batch)["calm"] == "ready" and _states(batch)["risky"] == "saved"


@pytest.mark.model
def test_a_real_batch_is_redacted_and_verified(
    qtbot: QtBot, batch: BatchWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    inputs, outputs = tmp_path / "in", tmp_path / "out"
    inputs.mkdir()
    outputs.mkdir()
    (inputs / "statement.txt").write_bytes(find("samples/statement.txt").read_bytes())
    (inputs / "empty.txt").touch()
    batch.queue.unattended = True
    batch.add([inputs])
    _choose(monkeypatch, "getExistingDirectory", outputs)
    qtbot.mouseClick(batch.run, _LEFT)
    _idle(qtbot, batch)
    assert _states(batch) == {"statement": "saved", "empty": "exception"}
    assert "Brückner" not in (outputs / "statement_redacted.txt").read_text(encoding="utf-8")
    _choose(monkeypatch, "getSaveFileName", tmp_path / "report.html")
    qtbot.mouseClick(batch.report, _LEFT)
    assert "1 of 2 files redacted and verified" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("size", "language"), [(100, "en"), (100, "de"), (200, "en")])
def test_no_state_is_cut(
    qtbot: QtBot, worker: Worker, application: QApplication, size: int, language: str, tmp_path: Path
) -> None:
    appearance.set_text_size(application, size)
    translations.install(application, language)
    try:
        parent = QWidget()
        qtbot.addWidget(parent)
        window = BatchWindow(Jobs(parent), Options(device=Device.CPU), parent)
        window.queue.items = [QueueItem(tmp_path / state, tmp_path, state) for state in ItemState]
        window.queue.layoutChanged.emit()
        assert window.list.header().sectionSize(1) >= window.list.sizeHintForColumn(1) > 0
        window.queue.items = []
        window.queue.layoutChanged.emit()
        window.resize(1040, 640)  # the screen of the tests is smaller than that of a user with large type
        with qtbot.waitExposed(window):
            window.show()
        assert cut(window) == []
        assert window.empty.width() > window.width() / 2, "a sentence beside buttons becomes a column of single words"
    finally:
        appearance.set_text_size(application, 100)
        translations.install(application, "en")
