"""Applies the user's settings to one window, at once and whenever they change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.actions import Actions
from desktop.sessions.session import Phase
from desktop.settings import appearance, keys
from desktop.states import DECISIONS
from engine.core.options import Device, Options

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class WindowSettings(QObject):
    """Applies settings as they change. `options` are for documents that are opened next."""

    def __init__(self, window: MainWindow, application: QApplication, actions: Actions, options: Options) -> None:
        super().__init__(window)
        self.options = options
        self._window, self._application, self._actions = window, application, actions
        window.preferences.changed.connect(self._use)
        window.toolbar.device.chosen.connect(self._run_on)
        self._use_keys()

    def show_paper(self) -> None:
        """Show white paper or the colours of the window, as set."""
        as_printed = self._window.preferences.now.paper_as_printed
        self._actions["paper"].setChecked(as_printed)
        for view in self._window.views:
            view.set_theme(self._window.theme, as_printed=as_printed)

    def _use(self) -> None:
        window, settings = self._window, self._window.preferences.now
        self.options = settings.options(self.options)
        if window.records:
            window.records.reviewer = settings.reviewer
        appearance.set_text_size(self._application, settings.text_size)
        theme = appearance.theme(self._application, settings)
        if theme != window.theme:
            window.set_theme(theme)
        self.show_paper()
        window.toolbar.device.show_device(self.options.device)
        self._use_keys()

    def _use_keys(self) -> None:
        own = self._window.preferences.now.keys
        self._actions.set_keys(own)
        self._window.toolbar.show_keys()
        self._window.panel.why.show_keys({state: keys.shown(state.value, own) for state in DECISIONS})

    def _run_on(self, device: Device) -> None:
        """Use this device from now on, and restart the document in front if its examination is not done."""
        self._window.preferences.change(device=device.value)
        session = self._window.session
        if session and session.phase is Phase.WORKING:
            session.options = replace(session.options, device=device)
            session.begin_anew()
