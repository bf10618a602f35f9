"""Parts of the main window: toolbar, choice of device, and focus from part to part with F6."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from desktop import icons, keyed
from desktop.actions import Actions
from desktop.mnemonics import Menu
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


_BEFORE_KEY, _BEHIND_KEY = 24, 14
"""Pixels before and behind the key in the button that finds; six of those behind it are the button's margin."""
_MARGIN = 4
_SHORTEST = "Optimal…"
"""The least that is always shown of the quality of a plan."""


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
        open_file = self._add("open")
        self._open = self._button(open_file)
        self._open.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions["open"].setIconText(keyed.beside_icon(actions["open"].iconText()))
        undo = self.addSeparator(), self._add("undo")
        redo = (self._add("redo"),)
        self.zoom = QLabel("100 %", self)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        zoom = self.addSeparator(), self._add("zoom-out"), self.addWidget(self.zoom), self._add("zoom-in")
        width = (self._add("fit-width"),)
        draw = self.addSeparator(), self._add("draw")
        room = QWidget(self)
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(room)
        self._find = FindButton(actions["find"], self)
        self.addWidget(self._find)
        self._chosen = QWidget(self)
        self.profile = ProfileButton(self._chosen)
        self._plan_words = ""
        self.plan = QToolButton(self._chosen)
        self.plan.setObjectName("plan")
        self.plan.setProperty("joined", True)
        self.plan.setAccessibleName(self.tr("Redaction plan"))
        self.plan.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.plan.clicked.connect(actions["plan"].trigger)
        segments = QHBoxLayout(self._chosen)
        segments.setContentsMargins(0, 0, 6, 0)
        segments.setSpacing(0)
        segments.addWidget(self.profile)
        segments.addWidget(self.plan)
        self.addWidget(self._chosen)
        self.device = DeviceChip(theme, self)
        device = (self.addWidget(self.device),)
        self._offline = QToolButton(self)
        self._offline.setText(keyed.beside_icon(self.tr("Offline")))
        self._offline.setAccessibleName(self.tr("Offline"))
        self._offline.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._offline.clicked.connect(actions["privacy"].trigger)
        offline = (self.addWidget(self._offline),)
        theme_places = (self._add("theme"),)
        self._add("panel")
        self._spare = (theme_places, offline, device, width, zoom, draw, redo, undo)
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
        self.plan.setVisible(bool(words))
        if self.profile.property("joined") is not bool(words):
            self.profile.setProperty("joined", bool(words))
            self.profile.style().polish(self.profile)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the margins, which Qt takes from another style as soon as the style sheet is set again."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and (layout := self.layout()):
            layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)

    def _fit(self) -> None:
        """Show chips with words where there is room, else as icons, and of the plan what fits.

        Where that is too wide still, buttons go whose actions the menu has as well, then more words. What a document
        can't be worked on without stays: menu, find, profile, plan and panel.
        """
        self.plan.setText(keyed.beside_icon(self._plan_words))
        words, icon = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in (self.plan, self._open):
            button.setToolButtonStyle(words)
        over = 0
        for find, style in ((words, words), (icon, words), (icon, icon)):
            self._find.setToolButtonStyle(find)
            for chip in (self.device, self._offline):
                chip.setToolButtonStyle(style)
            if (over := self._over()) <= 0:
                break
        if over > 0 and self._plan_words:
            metrics, shown = self.plan.fontMetrics(), keyed.beside_icon(self._plan_words)
            room = max(metrics.horizontalAdvance(shown) - over, metrics.horizontalAdvance(_SHORTEST))
            self.plan.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room))
            over = self._over()
        for places in self._spare:
            gone = over > 0
            for place in places:
                self._show_place(place, not gone)
            over -= self._width_of(places) if gone else 0
        for button in (self._open, self.plan):
            if over > 0:
                before = button.sizeHint().width()
                button.setToolButtonStyle(icon)
                over -= before - button.sizeHint().width()

    def _show_place(self, place: QAction, shown: bool) -> None:
        """Show or hide a place. Qt enables what is there with it, even what an action or an administrator disabled."""
        there = self.widgetForAction(place)
        enabled = there.isEnabledTo(self)
        place.setVisible(shown)
        there.setEnabled(enabled)

    def _over(self) -> int:
        """Return the pixels that all buttons need beyond the width of the toolbar."""
        layout = self.layout()
        if layout is None:
            return 0
        layout.invalidate()
        hidden = [place for places in self._spare for place in places if not place.isVisible()]
        return layout.sizeHint().width() + self._width_of(hidden) - self.width()

    def _width_of(self, places: Iterable[QAction]) -> int:
        """Return the pixels that these places take, with the gaps behind them."""
        layout, shown = self.layout(), [self.widgetForAction(each) for each in places]
        gap = layout.spacing() if layout else 0
        widths = [each.sizeHint().width() + gap for each in shown if each is not None]
        return sum(widths)

    def set_theme(self, theme: Theme) -> None:
        self.setIconSize(QSize(icons.scaled(icons.SIZE), icons.scaled(icons.SIZE)))
        self._menu.setIcon(icons.icon("menu", theme.text))
        self.device.set_theme(theme)
        self._offline.setIcon(icons.icon("lock", theme.second))
        self.plan.setIcon(icons.icon("curve", theme.text))
        self._actions.set_theme(theme)

    def _add(self, name: str) -> QAction:
        """Add a button for an action, and return its place, which can be hidden while the action stays."""
        action, button = self._actions[name], QToolButton(self)
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setAccessibleName(action.text())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        return self.addWidget(button)

    def _button(self, place: QAction) -> QToolButton:
        button = self.widgetForAction(place)
        if not isinstance(button, QToolButton):
            raise TypeError("no button is there")
        return button


class FindButton(QToolButton):
    """The button that opens the find bar: like a field, with the key behind its words, or as an icon alone."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("find")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.setIconText(self.tr("Find and mark"))
        self.setDefaultAction(action)
        self.setAccessibleName(action.text())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        usual = super().sizeHint()
        if self.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
            return usual
        return usual + QSize(_BEFORE_KEY + keyed.cap_width(self.font(), self._key()) + _BEHIND_KEY, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if self.toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly and (key := self._key()):
            left = self.width() - keyed.cap_width(self.font(), key) - _BEHIND_KEY
            colour = self.palette().buttonText().color()
            with QPainter(self) as painter:
                keyed.paint_cap(painter, left, self.height(), key, self.font(), colour, self.isEnabled())

    def _key(self) -> str:
        return self.defaultAction().shortcut().toString(QKeySequence.SequenceFormat.NativeText)


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
        menu = Menu(parent=self)
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
        self.setText(keyed.beside_icon(_SHORT[runs]))
        self.setToolTip(self.tr("Models run on: {0}").format(_NAMES[runs]))
        self.setAccessibleName(self.toolTip())
        administered.hold(self, "device")

    def set_theme(self, theme: Theme) -> None:
        self.setIcon(icons.icon("chip", theme.second))
