"""Queue of a batch, riskiest documents first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, QTimer, Signal

from desktop import messages
from desktop.batch import work
from desktop.batch.saved_copies import OpenLedger
from desktop.batch.work import BatchResult
from desktop.jobs import Jobs
from desktop.lazy_imports import side_outputs
from desktop.parts import ModelIndex
from desktop.sessions import recent
from desktop.translations import Words
from engine.core import paths
from engine.core.errors import Cancelled
from engine.core.options import Options
from engine.core.spreadsheets import TableWriter


class ItemState(StrEnum):
    """The state of a document. READY: examined, needs no review; EXCEPTION: it can't be redacted as it is."""

    WAITING = "waiting"
    WORKING = "working"
    READY = "ready"
    NEEDS_PERSON = "needs-person"
    SAVED = "saved"
    EXCEPTION = "exception"


STATES: Words[ItemState] = Words(
    {
        ItemState.WAITING: "Waiting",
        ItemState.WORKING: "Working",
        ItemState.READY: "Ready",
        ItemState.NEEDS_PERSON: "Needs review",
        ItemState.SAVED: "Saved",
        ItemState.EXCEPTION: "Exception",
    }
)
STATE = Qt.ItemDataRole.UserRole
"""The role of the `ItemState` of a row."""
NOTES = Qt.ItemDataRole.UserRole + 1
"""The role of all notes on a document, or its path where there are none."""
_NAME, _STATE, _HIGH, _FOUND, _REMARKS = range(5)
NUMBERS = (_HIGH, _FOUND)
_ALIGNED = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
)
_HEADS: Words[int] = Words(
    {_NAME: "Document", _STATE: "State", _HIGH: "High risk", _FOUND: "Findings", _REMARKS: "Notes"}
)

_DONE = frozenset({ItemState.SAVED, ItemState.EXCEPTION})


@dataclass(frozen=True, slots=True)
class QueueItem:
    """One document.

    Attributes:
        folder: the folder it was added with, which its place is relative to.
        sentence: why it failed, or the name of its copy.
        outcome: of its copy, if there is one.
        stamp: time of change and size of the original when it was last examined or saved.
    """

    path: Path
    folder: Path
    state: ItemState = ItemState.WAITING
    look: BatchResult | None = None
    sentence: str = ""
    outcome: side_outputs.Outcome | None = None
    stamp: tuple[int, int] | None = None

    @property
    def changed(self) -> bool:
        """Return whether the original is there, and is not the one that was examined or saved."""
        now = recent.stamp(self.path)
        return None not in (now, self.stamp) and now != self.stamp

    @property
    def risk(self) -> tuple[int, int]:
        """Return the numbers of findings of high and of medium risk; (-1, -1) before they are known."""
        return (self.look.high, self.look.medium) if self.look else (-1, -1)


def _state_after(look: BatchResult) -> ItemState:
    return ItemState.NEEDS_PERSON if look.needs_person else ItemState.READY


class BatchQueue(QAbstractTableModel):
    """The model of the batch. It works on one document at a time, so that the documents that the user opens meanwhile
    come soon.

    Signals: `moved_on`: a document is done or another begun; `finished`: the run is over.
    """

    moved_on = Signal()
    finished = Signal()

    def __init__(self, jobs: Jobs, options: Options, parent: Any = None) -> None:
        super().__init__(parent)
        self.options = options
        self.target: Path | None = None
        """The folder for redacted copies."""
        self.unattended = False
        """True if documents that need review are saved as well."""
        self.running = False
        self.begun = False
        """True once the user asks for the search, under a policy that they saw; false again once it is stopped, and
        for an empty list.
        """
        self.items: list[QueueItem] = []
        self._jobs = jobs
        self._job = 0
        self._current: Path | None = None
        self._kept: OpenLedger | None = None

    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's own
        return 0 if parent.isValid() else len(self.items)

    def columnCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's own
        return 0 if parent.isValid() else len(_HEADS)

    def heading(self, column: int) -> str:
        """Return the words above a column."""
        return _HEADS[column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:  # noqa: N802 - Qt's name
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heading(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED[section in NUMBERS]
        return None

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(item, index.column())
        if role == STATE:
            return item.state
        if role in (Qt.ItemDataRole.ToolTipRole, NOTES):
            return self._words(item, _REMARKS) or str(item.path)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED[index.column() in NUMBERS]
        return None

    def add(self, inputs: Iterable[Path]) -> int:
        """Add files, and all files below folders, except those already in the queue; of these, examine again what has
        changed. Nothing is examined before the search is begun.

        Returns how many were added.
        """
        known = {each.path for each in self.items}
        added = []
        for given in inputs:
            for path in paths.below([given]):
                if path not in known:
                    known.add(path)
                    added.append(QueueItem(path, given if given.is_dir() else given.parent))
        if self._wait_again() and not added:
            self._go_on()
        if added:
            self.beginInsertRows(QModelIndex(), len(self.items), len(self.items) + len(added) - 1)
            self.items += added
            self.endInsertRows()
            self._go_on()
        return len(added)

    @property
    def busy(self) -> bool:
        """Return whether a document is searched or saved now."""
        return self._current is not None

    @property
    def under_way(self) -> bool:
        """Return whether a search or a run goes on, and was not stopped."""
        return self.begun and (self.busy or self.running)

    @property
    def saveable(self) -> tuple[ItemState, ...]:
        """Return the states of examined documents that a run saves."""
        return (ItemState.READY, ItemState.NEEDS_PERSON) if self.unattended else (ItemState.READY,)

    @property
    def left(self) -> int:
        """Return how many documents the search or, where one goes on, the run has still to do."""
        under_way = self.count(ItemState.WAITING) + self.count(ItemState.WORKING)
        return under_way + (sum(map(self.count, self.saveable)) if self.running else 0)

    def begin(self) -> None:
        """Examine all documents, and from now on those that are added."""
        self.begun = True
        self._go_on()

    def use(self, options: Options) -> None:
        """Switch to other options and, once begun, examine again, also documents that were examined before."""
        self.options = options
        self._jobs.cancel(self._job)
        for each in list(self.items):
            if each.state in (ItemState.READY, ItemState.NEEDS_PERSON):
                self._put(replace(each, state=ItemState.WAITING, look=None))
        self._go_on()

    def run(self, target: Path) -> None:
        """Save a copy of every document in `target`, the riskiest first, until all are done or set aside. Copies that
        an earlier run saved there are skipped.

        Raises:
            BadLedger: another window saves there, or the ledger was made with other options.
            OutputUnwritable: nothing can be written there.
        """
        self._close()
        self._kept = OpenLedger(target, self.options)
        self.target, self.running, self.begun = target, True, True
        self._wait_again()
        self._go_on()

    def stop(self) -> None:
        """End the run, or the search before it. The document in work waits again until the user begins again."""
        self.running = self.begun = False
        self._jobs.cancel(self._job)

    def saved_elsewhere(self, path: Path, outcome: side_outputs.Outcome | None) -> None:
        """Mark a document as saved that the user reviewed and exported."""
        for each in self.items:
            if each.path == path:
                saved = replace(each, state=ItemState.SAVED, sentence="", outcome=outcome, stamp=recent.stamp(path))
                self._put(replace(saved, look=each.look and each.look.reviewed()))
                self.moved_on.emit()

    def clear_done(self) -> None:
        """Remove saved documents and exceptions from the list."""
        self.beginResetModel()
        self.items = [each for each in self.items if each.state not in _DONE]
        self.begun = self.begun and bool(self.items)
        self.endResetModel()
        self.moved_on.emit()

    def remove(self, path: Path) -> None:
        """Remove a document from the list, unless it is in work."""
        row = next((at for at, each in enumerate(self.items) if each.path == path), None)
        if row is not None and path != self._current:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self.items[row]
            self.begun = self.begun and bool(self.items)
            self.endRemoveRows()
            self.moved_on.emit()

    def count(self, state: ItemState) -> int:
        """Return the number of documents in a state."""
        return sum(each.state is state for each in self.items)

    def outcomes(self) -> tuple[side_outputs.Outcome, ...]:
        """Return the outcomes of all saved documents and exceptions."""
        done = (each.outcome for each in self.items if each.state is ItemState.SAVED)
        failed = (
            side_outputs.Outcome.refused(each.path.name, 1, each.sentence)
            for each in self.items
            if each.state is ItemState.EXCEPTION
        )
        return (*(each for each in done if each), *failed)

    def exceptions(self) -> bytes:
        """Return a CSV table of the documents that were not saved, with the reasons."""
        stream = StringIO(newline="")
        table = TableWriter(stream)
        table.add([_HEADS[_NAME], _HEADS[_STATE], _HEADS[_REMARKS]])
        for each in self.items:
            if each.state in (ItemState.NEEDS_PERSON, ItemState.EXCEPTION):
                table.add((str(each.path), STATES[each.state], self._words(each, _REMARKS)))
        return stream.getvalue().encode("utf-8-sig")

    def _go_on(self) -> None:
        """Start the next document if none is in work."""
        if self._current is not None or not self.begun:
            return
        waiting = [each for each in self.items if each.state is ItemState.WAITING]
        saveable = self.saveable if self.running else ()
        ready = [each for each in self.items if each.state in saveable]
        chosen = max(ready, key=lambda each: each.risk, default=None) or next(iter(waiting), None)
        if chosen is None:
            if self.running:
                self.running = False
                self._close()
                self.finished.emit()
            self.moved_on.emit()
            return
        if self._kept and (name := self._kept.saved(chosen.path)):
            earlier = side_outputs.Outcome.written(chosen.path.name, name, None)
            told = self.tr("{file} · saved by an earlier run").format(file=name)
            saved = replace(chosen, state=ItemState.SAVED, sentence=told, outcome=earlier)
            self._put(replace(saved, stamp=recent.stamp(chosen.path)))
            QTimer.singleShot(0, self._go_on)
            return
        self._current = chosen.path
        chosen = replace(chosen, stamp=recent.stamp(chosen.path))
        target = self._place(chosen) if self.running else None
        options, unattended = self.options, self.unattended
        self._put(replace(chosen, state=ItemState.WORKING))
        self._job = self._jobs.run(
            lambda progress: work.look(chosen.path, options, progress, target=target, unattended=unattended),
            done=lambda found: self._done(chosen, found, options),
            failed=lambda error: self._failed(chosen, error),
        )

    def _place(self, item: QueueItem) -> Path:
        """Return where the copy goes: the same path below the target folder as below its own, under a free name."""
        assert self.target is not None  # noqa: S101 - `run` has set it
        assert self._kept is not None  # noqa: S101 - so has it
        return self._kept.place(item.path, self.target / item.path.parent.relative_to(item.folder))

    def _close(self) -> None:
        """Close the ledger, so that another run can save there."""
        if self._kept:
            self._kept.close()
            self._kept = None

    def _done(self, item: QueueItem, found: BatchResult, options: Options) -> None:
        if self._kept and found.outcome:
            self._kept.done(item.path, found.outcome)
        now = self._now(item)
        if found.outcome:
            self._put(replace(item, state=ItemState.SAVED, look=found, outcome=found.outcome))
        elif now.state is ItemState.SAVED:  # from its tab, in the meantime
            self._put(replace(now, look=found.reviewed()))
        elif options != self.options:  # it was done just as others were chosen
            self._put(replace(item, state=ItemState.WAITING, look=None))
        else:
            self._put(replace(item, state=_state_after(found), look=found))
        self._next()

    def _failed(self, item: QueueItem, error: Exception) -> None:
        if self._now(item).state is not ItemState.SAVED:  # from its tab, in the meantime
            if isinstance(error, Cancelled):
                self._put(replace(item, state=_state_after(item.look) if item.look else ItemState.WAITING))
            else:
                self._put(replace(item, state=ItemState.EXCEPTION, sentence=messages.failure(error)))
        self._next()

    def _now(self, item: QueueItem) -> QueueItem:
        """Return the present entry of a document; `item` itself where it was removed from the list."""
        return next((each for each in self.items if each.path == item.path), item)

    def _next(self) -> None:
        self._current = None
        if not self.running:
            self._close()
        self.moved_on.emit()
        self._go_on()

    def _wait_again(self) -> bool:
        """Let documents that have changed since they were examined or saved wait again; return whether there are
        any.
        """
        changed = [each for each in self.items if each.path != self._current and each.changed]
        for each in changed:
            self._put(QueueItem(each.path, each.folder))
        return bool(changed)

    def _put(self, item: QueueItem) -> None:
        row = next((at for at, each in enumerate(self.items) if each.path == item.path), None)
        if row is not None:
            self.items[row] = item
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(_HEADS) - 1))

    def _words(self, item: QueueItem, column: int) -> str:
        look = item.look
        return {
            _NAME: str(item.path.relative_to(item.folder)),
            _STATE: STATES[item.state],
            _HIGH: str(look.high) if look else "",
            _FOUND: str(look.found) if look else "",
            _REMARKS: item.sentence or self._remarks(look, item.outcome),
        }[column]

    def _remarks(self, look: BatchResult | None, outcome: side_outputs.Outcome | None) -> str:
        saved = outcome.output if outcome and outcome.output else ""
        if look is None:
            return saved
        left = ""
        if look.undecided and saved:
            left = self.tr("%n undecided finding(s) masked or shortened", "", look.undecided)
        elif look.undecided:
            left = self.tr("%n finding(s) for you to decide", "", look.undecided)
        return " · ".join(filter(None, (saved, left, *messages.look_at(look.unsearched))))
