"""What the models run on, and what they may run on instead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop import icons
from desktop.themes import Theme
from desktop.translations import Words
from engine.options import Device

_SHORT: Words[Device] = Words({Device.CPU: "CPU", Device.CUDA: "GPU"})
_NAMES: Words[Device] = Words({Device.CPU: "The processor (CPU)", Device.CUDA: "The graphics card (GPU)"})


class DeviceChip(QToolButton):
    """Signal: `chosen` (`Device`): the person wants the models to run there."""

    chosen = Signal(Device)

    def __init__(self, available: Sequence[Device], theme: Theme, parent: QWidget | None = None) -> None:
        """`available`: the fastest first."""
        super().__init__(parent)
        self._fastest = available[0]
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        group = QActionGroup(menu)
        self._actions: dict[Device, QAction] = {}
        for device in Device.CPU, Device.CUDA:
            action = group.addAction(_NAMES[device])
            action.setCheckable(True)
            action.setEnabled(device in available)
            action.triggered.connect(lambda _=False, to=device: self.chosen.emit(to))
            menu.addAction(action)
            self._actions[device] = action
        if len(available) == 1:
            none = menu.addAction(self.tr("There is no graphics card that Sable can use."))
            none.setEnabled(False)
        self.setMenu(menu)
        self.set_theme(theme)
        self.show_device(Device.AUTO)

    def show_device(self, device: Device) -> None:
        """What was asked for; the fastest there is where nothing was."""
        runs = self._fastest if device is Device.AUTO else device
        self._actions[runs].setChecked(True)
        self.setText(_SHORT[runs])
        self.setToolTip(self.tr("The models run on: {0}").format(_NAMES[runs]))
        self.setAccessibleName(self.toolTip())

    def set_theme(self, theme: Theme) -> None:
        self.setIcon(icons.icon("chip", theme.second))
