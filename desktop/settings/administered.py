"""Options that the administrator of this computer decided (`engine.core.managed`), shown as fixed and with a reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop import messages
from engine.core import managed
from engine.core.errors import BadManagedSettings


def holds(name: str) -> bool:
    """Whether this is settled: `policy`, `device` or `keep`."""
    return name in managed.now().settled


def why() -> str:
    """That it is, and the administrator's reason."""
    said = QCoreApplication.translate("settled", "Managed by your administrator.")
    return f"{said} {managed.now().reason}".strip()


def hold(field: QWidget, name: str) -> None:
    """Nobody can change it here, where it is settled."""
    if holds(name):
        field.setEnabled(False)
        field.setToolTip(why())
        field.setAccessibleDescription(why())


def refused() -> bool:
    """Whether nothing may be opened, because the rules for this computer can't be read: then that is said."""
    try:
        managed.now()
    except BadManagedSettings as error:
        QMessageBox.critical(None, "Sable", messages.failure(error))
        return True
    return False
