"""The top of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from desktop import icons
from desktop.actions import Actions
from desktop.device_chip import DeviceChip
from desktop.themes import Theme


class Toolbar(QToolBar):
    """Buttons for the actions that a person needs all the time; all others are in the menu."""

    def __init__(self, actions: Actions, find: QWidget, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setIconSize(QSize(icons.SIZE, icons.SIZE))
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
        self.addWidget(find)
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
        for rest in self.findChildren(QToolButton, "qt_toolbar_ext_button"):  # Qt's own, for what does not fit
            rest.setAccessibleName(self.tr("More"))
        self.show_keys()
        self.set_theme(theme)

    def show_keys(self) -> None:
        """Tooltips of buttons that are no actions themselves, with the keys as they are now."""
        for button, name in ((self._menu, "menu"), (self.plan, "plan"), (self._offline, "privacy")):
            button.setToolTip(self._actions[name].toolTip())

    def show_menu(self) -> None:
        self._menu.showMenu()

    def show_zoom(self, zoom: float) -> None:
        self.zoom.setText(f"{zoom:.0%}".replace("%", " %"))
        self.zoom.setMinimumWidth(self.zoom.fontMetrics().horizontalAdvance(" 400 % "))

    def show_plan(self, words: str) -> None:
        self.plan.setText(words)
        self._plan_place.setVisible(bool(words))

    def set_theme(self, theme: Theme) -> None:
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
            if words:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return action
