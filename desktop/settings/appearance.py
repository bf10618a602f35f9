"""Appearance: colours and text size from the user's settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QSpinBox

from desktop import icons, themes
from desktop.settings import SYSTEM, Settings
from desktop.themes import Theme

FONT, _PALETTE, _THEME = "systemFont", "systemPalette", "wornTheme"


def remember_system(application: QApplication) -> None:
    """Remember font and palette of the system, before they are replaced."""
    application.setProperty(FONT, application.font())
    application.setProperty(_PALETTE, application.palette())


def theme(application: QApplication, settings: Settings) -> Theme:
    """Return the theme of the settings; high contrast takes the system's colours, where the user or the system wants
    it.
    """
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
    """Give all windows of the program these colours."""
    application.setProperty(_THEME, theme)
    application.setPalette(themes.palette(theme))
    if application.styleSheet() != (sheet := themes.style_sheet(theme)):  # it styles every widget again
        _dress(application, sheet)


def worn() -> Theme:
    """Return the theme that the windows of the program wear now."""
    application = QApplication.instance()
    found = application.property(_THEME) if application else None
    return found if isinstance(found, Theme) else themes.LIGHT


def set_text_size(application: QApplication, per_cent: int) -> bool:
    """Set the text size in per cent of the system's. Return whether it is another one than before."""
    system = application.property(FONT)
    font = QFont(system) if isinstance(system, QFont) else application.font()
    font.setPointSizeF(font.pointSizeF() * per_cent / 100)
    application.setProperty(icons.SCALE, per_cent / 100)
    if font != application.font():
        application.setFont(font)
        worn = application.property(_THEME)
        sheet = themes.style_sheet(worn) if isinstance(worn, themes.Theme) else application.styleSheet()
        _dress(application, sheet)  # otherwise windows that are shown already keep their size
        return True
    return False


def _dress(application: QApplication, sheet: str) -> None:
    """Set the style sheet; first none, since Qt styles a widget once more for each that it is in if it replaces one."""
    application.setStyleSheet("")
    application.setStyleSheet(sheet)


def give_room(number: QSpinBox | QDoubleSpinBox) -> None:
    """Give a number field the same margins as other fields, because the style sheet does not reach into it."""
    number.lineEdit().setTextMargins(8, 0, 8, 0)
