"""Icons drawn for Sable: strokes of one width, in the colour of the text beside them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QCoreApplication, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.core.resources import find

SIZE = 20
SCALE = "sable-text-scale"
"""Property of the application: the size of text beside which icons are drawn, as a share of the system's."""


def scaled(pixels: float) -> int:
    """Return a length in pixels at the text size of the settings: signs grow with the words beside them, half as fast,
    or nothing else would find room.
    """
    application = QCoreApplication.instance()
    scale = application.property(SCALE) if application else None
    return round(pixels * (1 + scale) / 2) if isinstance(scale, float) else round(pixels)


def icon(name: str, colour: str, disabled: str | None = None) -> QIcon:
    """Return an icon of `resources/icons`, for screens of both usual densities."""
    found = QIcon()
    for ratio in (1.0, 2.0):
        found.addPixmap(pixmap(name, colour, SIZE, ratio))
        if disabled:
            found.addPixmap(pixmap(name, disabled, SIZE, ratio), QIcon.Mode.Disabled)
    return found


def of_program() -> QIcon:
    """Return the icon of the program, for the title of windows and the list of running programs."""
    found = QIcon()
    for size in (16, 24, 32, 48, 64, 128):
        found.addPixmap(_drawn("sable", "", size, 1.0))
    return found


def pixmap(name: str, colour: str, size: int = SIZE, ratio: float = 1.0) -> QPixmap:
    """Return a drawing of an icon, as large as the text beside it.

    Args:
        colour: as #RRGGBB.
        size: at the usual text size, in device-independent pixels.
    """
    return _drawn(name, colour, scaled(size), ratio)


@cache
def _drawn(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    drawing = find(f"icons/{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
