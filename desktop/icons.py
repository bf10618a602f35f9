"""Icons drawn for Sable: strokes of one width, in the colour of the text beside them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.core.resources import find

SIZE = 20


def icon(name: str, colour: str, disabled: str | None = None) -> QIcon:
    """Return an icon of `resources/icons`, for screens of both usual densities."""
    found = QIcon()
    for ratio in (1.0, 2.0):
        found.addPixmap(pixmap(name, colour, SIZE, ratio))
        if disabled:
            found.addPixmap(pixmap(name, disabled, SIZE, ratio), QIcon.Mode.Disabled)
    return found


@cache
def pixmap(name: str, colour: str, size: int = SIZE, ratio: float = 1.0) -> QPixmap:
    """Return a drawing of an icon; `size` in device-independent pixels, `colour` as #RRGGBB."""
    drawing = find(f"icons/{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
