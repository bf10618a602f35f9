"""Shows the window for many documents."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.batch.window import BatchWindow

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


def show_batch(window: MainWindow, inputs: Iterable[Path] = ()) -> BatchWindow:
    """The one of this window, with these folders and files added. A document that needs the person opens in a tab of
    `window`, and counts as saved when it is exported there."""
    batch = window.findChild(BatchWindow)
    if batch is None:
        batch = BatchWindow(window.jobs, window.options, window)
        batch.file_wanted.connect(lambda path: window.open_files([path]))
        window.exported.connect(batch.queue.saved_elsewhere)
    batch.add(inputs)
    batch.show()
    batch.raise_()
    return batch
