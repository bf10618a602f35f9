"""Shows the window for an audit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.audit.window import AuditWindow
    from desktop.main_window import MainWindow


def show_audit(window: MainWindow) -> AuditWindow:
    """The one of this window. A document of the work list opens in a tab of `window`, at the words that gave its person
    away."""
    # Imported here: it takes seconds to load, and few need it.
    from desktop.audit.window import AuditWindow

    audit = window.findChild(AuditWindow)
    if audit is None:
        audit = AuditWindow(window.jobs, window.options, window)
        audit.document_wanted.connect(lambda path, span: _show(window, path, span))
    audit.show()
    audit.raise_()
    return audit


def _show(window: MainWindow, path: Path, span: tuple[int, int] | None) -> None:
    window.open_files([path])
    if span and window.current:
        window.current.show_text(*span)
    window.activateWindow()
