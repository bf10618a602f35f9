"""What the models run on, and what they may run on instead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop import icons, settled
from desktop.themes import Theme
from desktop.translations import Words
from engine.options import Device

_SHORT: Words[Device] = Words({Device.CPU: "CPU", Device.CUDA: "GPU"})
_NAMES: Words[Device] = Words({Device.CPU: "The processor (CPU)", Device.CUDA: "The graphics card (GPU)"})


class DeviceChip(QToolButton):
    """Signal: `chosen` (`Device`): the person wants the models to run there."""

    chosen = Signal(Device)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fastest, self._asked = Device.CPU, Device.AUTO
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        group = QActionGroup(menu)
        self._actions: dict[Device, QAction] = {}
        for device in Device.CPU, Device.CUDA:
            action = group.addAction(_NAMES[device])
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, to=device: self.chosen.emit(to))
            menu.addAction(action)
            self._actions[device] = action
        self._none = menu.addAction(self.tr("There is no graphics card that Sable can use."))
        self._none.setEnabled(False)
        self.setMenu(menu)
        self.set_theme(theme)
        self.show_available((Device.CPU,))

    def show_available(self, available: Sequence[Device]) -> None:
        """What there is, the fastest first: known as soon as the models are loaded."""
        self._fastest = available[0]
        for device, action in self._actions.items():
            action.setEnabled(device in available)
        self._none.setVisible(len(available) == 1)
        self.show_device(self._asked)

    def show_device(self, device: Device) -> None:
        """What was asked for; the fastest there is where nothing was."""
        self._asked = device
        runs = self._fastest if device is Device.AUTO else device
        self._actions[runs].setChecked(True)
        self.setText(_SHORT[runs])
        self.setToolTip(self.tr("The models run on: {0}").format(_NAMES[runs]))
        self.setAccessibleName(self.toolTip())
        settled.hold(self, "device")

    def set_theme(self, theme: Theme) -> None:
        self.setIcon(icons.icon("chip", theme.second))
