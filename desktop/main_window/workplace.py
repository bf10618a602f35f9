"""Pages and side panel beside each other or, in a narrow window, the panel as a drawer over the pages."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

_PANEL = 424
_NARROW = 1000
_LEAST_PAGES = 480
"""Pixels that the pages keep beside the panel; with less, the panel becomes a drawer."""
_SEEN = 56
"""Pixels of the pages that stay in view beside an open drawer."""


class Workplace(QWidget):
    """The pages and the panel. Signal: `panel_shown` (whether): the panel was opened or closed."""

    panel_shown = Signal(bool)

    def __init__(self, pages: QWidget, panel: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages, self._panel = pages, panel
        self._allowed = True
        self._wanted = True
        self._drawer = False
        self._width = 0
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.addWidget(pages)
        self.splitter.addWidget(panel)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.splitterMoved.connect(lambda *_: self._remember())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)
        self._close = QShortcut(QKeySequence(Qt.Key.Key_Escape), panel, lambda: self.show_panel(False))
        self._close.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._close.setEnabled(False)
        panel.installEventFilter(self)

    @property
    def drawer(self) -> bool:
        """Return whether the panel is a drawer now."""
        return self._drawer

    @property
    def panel_width(self) -> int:
        """The width that the user gave the panel, in pixels; 0 for the usual one."""
        return self._width

    @panel_width.setter
    def panel_width(self, width: int) -> None:
        self._width = max(width, 0)
        self._arrange()

    def show_panel(self, wanted: bool) -> None:
        """Open or close the panel."""
        self._wanted = wanted
        self._arrange()

    def allow_panel(self, allowed: bool) -> None:
        """Set whether there is anything to show in the panel; where there is not, it stays closed."""
        self._allowed = allowed
        self._arrange()

    def open_drawer(self) -> None:
        """Open the panel where it is a drawer."""
        if self._drawer:
            self.show_panel(True)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the least size, in which the panel is a drawer.

        The height of a closed panel does not count: it is that of an earlier width, in which its rows were more.
        """
        pages, panel = self._pages.minimumSizeHint(), self._panel.minimumSizeHint()
        height = pages.height() if self._panel.isHidden() else max(pages.height(), panel.height())
        return QSize(max(pages.width(), panel.width()), height)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if layout := self.layout():
            layout.activate()  # the splitter has its size before it is divided
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Arrange again when the panel needs more room, such as for larger text."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        least, was_shown = self._panel.minimumSizeHint().width(), not self._panel.isHidden()
        drawer = self.width() < max(_NARROW, least + _LEAST_PAGES)
        if drawer is not self._drawer:
            self._drawer = drawer
            self._wanted = not drawer
            self._close.setEnabled(drawer)
            if drawer:
                self._panel.setParent(self)
            else:
                self.splitter.addWidget(self._panel)
                self.splitter.setStretchFactor(1, 0)
        shown = self._wanted and self._allowed
        self._panel.setVisible(shown)  # another parent has hidden it
        if shown is not was_shown:
            self.panel_shown.emit(shown)
        wide = max(self._width or _PANEL, least)
        if drawer:
            wide = min(wide, max(self.width() - _SEEN, 1))
            self._panel.setGeometry(self.width() - wide, 0, wide, self.height())
            self._panel.raise_()
        else:
            wide = min(wide, max(self.width() - _LEAST_PAGES, least))
            if shown and self.splitter.sizes()[-1] != wide:
                self.splitter.setSizes([self.width() - wide, wide])

    def _remember(self) -> None:
        self._width = self._panel.width()
