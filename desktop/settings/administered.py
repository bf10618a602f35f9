"""Options managed by the administrator of this computer (`engine.core.managed`), shown as fixed and with a reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop import messages
from engine.core import managed
from engine.core.errors import BadManagedSettings


def holds(name: str) -> bool:
    """Return whether an option is managed: `policy`, `device` or `keep`."""
    return name in managed.now().fixed


def why() -> str:
    """Return a sentence that the option is managed, with the administrator's reason."""
    sentence = QCoreApplication.translate("administered", "Managed by your administrator.")
    return f"{sentence} {managed.now().reason}".strip()


def hold(field: QWidget, name: str) -> None:
    """Disable a widget and show the reason, if its option is managed."""
    if holds(name):
        field.setEnabled(False)
        field.setToolTip(why())
        field.setAccessibleDescription(why())


def refused() -> bool:
    """Return whether nothing may be opened because the administrator's rules can't be read; report that first."""
    try:
        managed.now()
    except BadManagedSettings as error:
        QMessageBox.critical(None, "Sable", messages.failure(error))
        return True
    return False
