"""Parts of the main window: toolbar, choice of device, and focus from part to part with F6."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from desktop import icons
from desktop.actions import Actions
from desktop.plan.profiles import ProfileButton
from desktop.settings import administered
from desktop.themes import Theme
from desktop.translations import Words
from engine.core.options import Device


def step(parts: Sequence[QWidget], by: int) -> None:
    """Move the focus to the next of the parts that can take it, or with -1 to the previous one."""
    shown = [each for each in parts if each.isVisible() and _first(each)]
    if not shown:
        return
    focused = QApplication.focusWidget()
    place = next((number for number, each in enumerate(shown) if focused and _holds(each, focused)), -by)
    target = _first(shown[(place + by) % len(shown)])
    if target:
        target.setFocus(Qt.FocusReason.TabFocusReason)


def _holds(part: QWidget, focused: QWidget) -> bool:
    return part is focused or part.isAncestorOf(focused)


def _first(part: QWidget) -> QWidget | None:
    """Return the first widget in tab order that takes the focus."""
    candidates = [part, *part.findChildren(QWidget)]
    return next((each for each in candidates if _takes_focus(each)), None)


def _takes_focus(widget: QWidget) -> bool:
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None


# The toolbar.


_SHORTEST = "Optimal…"
"""As much of the quality of a plan is always shown."""


class Toolbar(QToolBar):
    """Buttons for the actions that users need all the time; all others are in the menu."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setAccessibleName(self.tr("Tools"))
        self.toggleViewAction().setVisible(False)
        self._actions = actions
        self._menu = QToolButton(self)
        self._menu.setMenu(actions.main_menu(self))
        self._menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu.setAccessibleName(self.tr("Menu"))
        self.addWidget(self._menu)
        self._add("open", words=True)
        self.addSeparator()
        self._add("undo")
        self._add("redo")
        self.addSeparator()
        self._add("zoom-out")
        self.zoom = QLabel("100 %", self)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.zoom)
        self._add("zoom-in")
        self._add("fit-width")
        self.addSeparator()
        self._add("draw")
        room = QWidget(self)
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(room)
        self._add("find")
        self.profile = ProfileButton(self)
        self.addWidget(self.profile)
        self._plan_words = ""
        self.plan = QToolButton(self)
        self.plan.setObjectName("plan")
        self.plan.setAccessibleName(self.tr("Redaction plan"))
        self.plan.clicked.connect(actions["plan"].trigger)
        self._plan_place = self.addWidget(self.plan)
        self.device = DeviceChip(theme, self)
        self.addWidget(self.device)
        self._offline = QToolButton(self)
        self._offline.setText(self.tr("Offline"))
        self._offline.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._offline.clicked.connect(actions["privacy"].trigger)
        self.addWidget(self._offline)
        self._add("theme")
        self._add("panel")
        for rest in self.findChildren(QToolButton, "qt_toolbar_ext_button"):  # Qt's own button, for what does not fit
            rest.setAccessibleName(self.tr("More"))
        self.show_keys()
        self.set_theme(theme)

    def show_keys(self) -> None:
        """Update the tooltips of buttons that are no actions themselves, with the keys as they are set now."""
        for button, name in self._buttons():
            button.setToolTip(self._actions[name].toolTip())

    def _buttons(self) -> tuple[tuple[QToolButton, str], ...]:
        return (self._menu, "menu"), (self.profile, "policy"), (self.plan, "plan"), (self._offline, "privacy")

    def show_menu(self) -> None:
        self._menu.showMenu()

    def show_zoom(self, zoom: float) -> None:
        """Show the zoom in per cent."""
        self.zoom.setText(f"{zoom:.0%}".replace("%", " %"))
        self.zoom.setMinimumWidth(self.zoom.fontMetrics().horizontalAdvance(" 400 % "))

    def show_plan(self, words: str) -> None:
        """Show the quality of the plan on the plan button; hide the button if empty."""
        self._plan_words = words[:1].upper() + words[1:]
        self._plan_place.setVisible(bool(words))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the chips with words where there is room, else as icons, and of the plan what fits.

        The rest is behind Qt's own button.
        """
        layout = self.layout()
        self.plan.setText(self._plan_words)
        for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
            for chip in (self.device, self._offline):
                chip.setToolButtonStyle(style)
            if layout:
                layout.invalidate()
                if layout.sizeHint().width() <= self.width():
                    return
        if layout and self._plan_words:
            metrics, over = self.plan.fontMetrics(), layout.sizeHint().width() - self.width()
            room = max(metrics.horizontalAdvance(self._plan_words) - over, metrics.horizontalAdvance(_SHORTEST))
            self.plan.setText(metrics.elidedText(self._plan_words, Qt.TextElideMode.ElideRight, room))
            layout.invalidate()

    def set_theme(self, theme: Theme) -> None:
        self.setIconSize(QSize(icons.scaled(icons.SIZE), icons.scaled(icons.SIZE)))
        self._menu.setIcon(icons.icon("menu", theme.text))
        self.device.set_theme(theme)
        self._offline.setIcon(icons.icon("lock", theme.second))
        self._actions.set_theme(theme)

    def _add(self, name: str, *, words: bool = False) -> QAction:
        action = self._actions[name]
        self.addAction(action)
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setAccessibleName(action.text())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if words:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return action


# The device that the models run on, and the alternatives.


_SHORT: Words[Device] = Words({Device.CPU: "CPU", Device.CUDA: "GPU"})
_NAMES: Words[Device] = Words({Device.CPU: "The processor (CPU)", Device.CUDA: "The graphics card (GPU)"})


class DeviceChip(QToolButton):
    """A chip with the current device. Signal: `chosen` (`Device`): the user wants the models to run there."""

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
        """Set the available devices, the fastest first; they are known as soon as the models are loaded."""
        self._fastest = available[0]
        for device, action in self._actions.items():
            action.setEnabled(device in available)
        self._none.setVisible(len(available) == 1)
        self.show_device(self._asked)

    def show_device(self, device: Device) -> None:
        """Show the requested device; for AUTO, the fastest one available."""
        self._asked = device
        runs = self._fastest if device is Device.AUTO else device
        self._actions[runs].setChecked(True)
        self.setText(_SHORT[runs])
        self.setToolTip(self.tr("Models run on: {0}").format(_NAMES[runs]))
        self.setAccessibleName(self.toolTip())
        administered.hold(self, "device")

    def set_theme(self, theme: Theme) -> None:
        self.setIcon(icons.icon("chip", theme.second))
