"""How the settings of a person look: colours, and the size of text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QSpinBox

from desktop import themes
from desktop.settings import SYSTEM, Settings
from desktop.themes import Theme

FONT, _PALETTE = "systemFont", "systemPalette"


def remember_system(application: QApplication) -> None:
    """Before anything of ours is set: what this computer uses."""
    application.setProperty(FONT, application.font())
    application.setProperty(_PALETTE, application.palette())


def theme(application: QApplication, settings: Settings) -> Theme:
    """High contrast in the colours of the system where the person, or the system, asks for it."""
    hints = QGuiApplication.styleHints()
    wanted = settings.theme
    if wanted == SYSTEM and hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        wanted = "contrast"
    if wanted == "contrast":
        palette = application.property(_PALETTE)
        return themes.of_system(palette if isinstance(palette, QPalette) else application.palette())
    dark = wanted == "dark" or (wanted == SYSTEM and hints.colorScheme() is Qt.ColorScheme.Dark)
    return themes.DARK if dark else themes.LIGHT


def wear(application: QApplication, theme: Theme) -> None:
    """All that the program shows has these colours."""
    application.setPalette(themes.palette(theme))
    application.setStyleSheet(themes.style_sheet(theme))


def set_text_size(application: QApplication, per_cent: int) -> None:
    """Of the size that this computer uses."""
    system = application.property(FONT)
    font = QFont(system) if isinstance(system, QFont) else application.font()
    font.setPointSizeF(font.pointSizeF() * per_cent / 100)
    if font != application.font():
        application.setFont(font)
        application.setStyleSheet(application.styleSheet())  # else what is shown already keeps its size


def give_room(number: QSpinBox) -> None:
    """As other fields have beside their words: the style sheet does not reach into this one."""
    number.lineEdit().setTextMargins(8, 0, 8, 0)
