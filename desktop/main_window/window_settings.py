"""Applies the user's settings to one window, at once and whenever they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from desktop.actions import Actions
from desktop.findings.panel import SidePanel
from desktop.main_window.panes import Toolbar
from desktop.sessions.records import Records
from desktop.settings import Preferences, appearance, keys
from desktop.states import DECISIONS
from desktop.themes import Theme
from engine.core.options import Device, Options


class WindowSettings(QObject):
    """Applies settings as they change. `options` are for documents that are opened next.

    Signal: `applied` (`Theme`, whether text changed its size): the window may need to be drawn again.
    """

    applied = Signal(Theme, bool)

    def __init__(
        self,
        application: QApplication,
        preferences: Preferences,
        records: Records | None,
        actions: Actions,
        toolbar: Toolbar,
        panel: SidePanel,
        options: Options,
    ) -> None:
        super().__init__(toolbar)
        self.options = options
        self._application, self._preferences, self._records = application, preferences, records
        self._actions, self._toolbar, self._panel = actions, toolbar, panel
        preferences.changed.connect(self._use)
        toolbar.device.chosen.connect(self._run_on)
        self._use_keys()

    def _use(self) -> None:
        settings = self._preferences.now
        self.options = settings.options(self.options)
        if self._records:
            self._records.reviewer = settings.reviewer
        grown = appearance.set_text_size(self._application, settings.text_size)
        self.applied.emit(appearance.theme(self._application, settings), grown)
        self._toolbar.device.show_device(self.options.device)
        self._use_keys()

    def _use_keys(self) -> None:
        own = self._preferences.now.keys
        self._actions.set_keys(own)
        self._toolbar.show_keys()
        self._panel.reasons.show_keys({state: keys.shown(state.value, own) for state in DECISIONS})

    def _run_on(self, device: Device) -> None:
        self._preferences.change(device=device.value)
