"""Shows the window for an audit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.jobs import Jobs
from desktop.stacking import stand_beside
from engine.core.options import Options
from engine.core.types import Span

if TYPE_CHECKING:
    from desktop.audit.window import AuditWindow


def show_audit(
    window: QWidget, jobs: Jobs, options: Options, show_document: Callable[[Path, Span | None], object]
) -> AuditWindow:
    """Show the window for an audit that belongs to `window`, and return it.

    `show_document` shows a document of its work list, at the words that gave its person away.
    """
    # Imported here: few need it, and the window opens sooner without it.
    from desktop.audit.window import AuditWindow

    audit = window.findChild(AuditWindow)
    if audit is None:
        audit = AuditWindow(jobs, options, window)
        stand_beside(audit)
        audit.document_wanted.connect(show_document)
    audit.show()
    audit.raise_()
    return audit
