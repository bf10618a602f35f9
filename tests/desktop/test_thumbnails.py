"""Notes behind the numbers of the thumbnails: whole where the strip has room for them."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from desktop.document.thumbnails import STRIP, _beside

_AREA, _LINE = QRect(0, 0, STRIP - 12, 140), QRect(12, 120, 84, 16)


@pytest.mark.parametrize(("number", "words"), [("1", "1 left"), ("1", "en attente"), ("24", "11 trouvés")])
def test_a_note_is_whole(application: QApplication, number: str, words: str) -> None:
    metrics = QFontMetrics(application.font())
    place = _beside(_LINE, _AREA, metrics, number, words)
    assert place.width() >= metrics.horizontalAdvance(words)
    assert place.left() > _LINE.left() + metrics.horizontalAdvance(number) and _AREA.contains(place)


def test_a_short_note_ends_with_the_paper(application: QApplication) -> None:
    assert _beside(_LINE, _AREA, QFontMetrics(application.font()), "1", "1 left").right() == _LINE.right()
