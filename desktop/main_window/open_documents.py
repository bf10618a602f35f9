"""Open documents: the view of each on top of the others, with a tab for each."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from desktop import icons
from desktop.document.document_view import DocumentView
from desktop.sessions.session import DocumentSession
from desktop.themes import Theme

_LONGEST = 36
"""The most characters, of usual width, that a tab shows of a file's name."""


class OpenDocuments(QStackedWidget):
    """The views of the open documents, in the order of their tabs.

    `tabs` is the bar of the tabs, for the layout of the window. Signals: `shown`: another view is in front, or none.
    `zoomed` (zoom) and `paged` (page, from 0): the view in front shows another zoom or page.
    """

    shown = Signal()
    zoomed = Signal(float)
    paged = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.views: list[DocumentView] = []
        self.tabs = QTabBar(parent)
        self.tabs.setDocumentMode(True)
        self.tabs.setTabsClosable(True)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.currentChanged.connect(self._show_current)

    @property
    def current(self) -> DocumentView | None:
        """Return the view in front; None without an open document."""
        index = self.tabs.currentIndex()
        return self.views[index] if 0 <= index < len(self.views) else None

    def number(self, path: Path) -> int | None:
        """Return the number of the tab of this file, also under another spelling or link; None if it is not open."""
        sought = os.path.realpath(path)
        return next((at for at, each in enumerate(self.views) if os.path.realpath(each.session.path) == sought), None)

    def add(self, view: DocumentView) -> int:
        """Add a view behind the others, and return the number of its tab."""
        self.views.append(view)
        self.addWidget(view)
        view.pages.zoom_changed.connect(self._tell_zoom)
        view.pages.page_changed.connect(self._tell_page)
        return self.tabs.addTab(self._short(view.session.path.name))

    def close_view(self, number: int) -> None:
        """Remove a tab, and close its document."""
        view = self.views.pop(number)
        self.removeWidget(view)
        view.close_document()
        self.tabs.removeTab(number)

    def show_session(self, session: DocumentSession) -> None:
        """Put the document of a session in front, if it is open."""
        number = next((index for index, each in enumerate(self.views) if each.session is session), -1)
        if number >= 0:
            self.tabs.setCurrentIndex(number)

    def label_tabs(self, theme: Theme) -> None:
        """Show in each tab the file, and beside a ring the number of findings that are left to decide."""
        ring = icons.icon("todo", theme.warning)
        for index, view in enumerate(self.views):
            path, left = view.session.path, view.session.left
            self.tabs.setTabIcon(index, ring if left else QIcon())
            name = self._short(path.name)
            self.tabs.setTabText(index, f"{name}  {left}" if left else name)
            undecided = QCoreApplication.translate("RecentFiles", "%n undecided finding(s)", None, left) if left else ""
            self.tabs.setTabToolTip(index, "\n".join(filter(None, (str(path), undecided))))

    def _short(self, name: str) -> str:
        """Return a file's name with its middle left out where it is so long that it would hide the other tabs."""
        metrics = self.tabs.fontMetrics()
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, _LONGEST * metrics.averageCharWidth())

    def _tell_zoom(self) -> None:
        """Report the zoom of the view in front, whichever view changed: those behind it are laid out, too."""
        if view := self.current:
            self.zoomed.emit(view.pages.zoom)

    def _tell_page(self) -> None:
        if view := self.current:
            self.paged.emit(view.pages.page)

    def _show_current(self) -> None:
        if view := self.current:
            self.setCurrentWidget(view)
        self.shown.emit()
