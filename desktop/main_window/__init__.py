"""Main window: documents in tabs, side panel, toolbar, bottom bar, and the wiring between them."""

from desktop.main_window.window import MainWindow

__all__ = ["MainWindow"]
