"""Palettes that can be read, and marks that differ without colour."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel

from desktop import icons, marks
from desktop.main_window import MainWindow
from desktop.states import DecisionState
from desktop.themes import DARK, LIGHT, Theme, style_sheet
from engine.core.resources import root

_GROUNDS = ("window", "panel", "field", "selected")


def _luminance(colour: str) -> float:
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    linear = [each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(first: str, second: str) -> float:
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("role", ["text", "second", "faint", "risk", "passed", "warning"])
def test_text_can_be_read_on_every_ground(theme: Theme, role: str) -> None:
    worst = min(_contrast(getattr(theme, role), getattr(theme, ground)) for ground in _GROUNDS)
    assert worst >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_primary_button_can_be_read(theme: Theme) -> None:
    assert _contrast(theme.primary, theme.primary_text) >= 7
    assert _contrast(theme.border, theme.field) >= 3


def _grey(picture: QPixmap) -> list[int]:
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    flat = QImage(image.size(), QImage.Format.Format_Grayscale8)
    flat.fill(255)
    found = []
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            shade = 0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()
            found.append(round(255 - colour.alpha() * (255 - shade) / 255))
    return found


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_states_differ_in_grey(theme: Theme) -> None:
    drawn = {state: _grey(marks.swatch(state, theme, ratio=2.0)) for state in DecisionState}
    for first, second in combinations(DecisionState, 2):
        apart = sum(abs(a - b) > 12 for a, b in zip(drawn[first], drawn[second], strict=True))
        assert apart > 40, (first, second)


def test_what_is_not_sure_is_dashed() -> None:
    assert _grey(marks.swatch(DecisionState.MASK, LIGHT)) != _grey(marks.swatch(DecisionState.MASK, LIGHT, sure=False))


def test_marks_are_see_through() -> None:
    for state in DecisionState:
        image = marks.swatch(state, LIGHT).toImage()
        assert image.pixelColor(8, 8).alphaF() < 0.7, state


@pytest.mark.parametrize("path", sorted((root() / "icons").glob("*.svg")), ids=lambda path: path.stem)
def test_every_icon_draws_something_in_the_colour_asked_for(path: Path) -> None:
    image = icons.pixmap(path.stem, "#A81B58", ratio=4.0).toImage()
    inked = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert len(inked) > 10
    if not path.stem.endswith(("-light", "-dark", "sable")):  # these have colours of their own
        wanted = QColor("#A81B58")
        assert all(abs(each.red() - wanted.red()) + abs(each.blue() - wanted.blue()) <= 4 for each in inked)


def test_windows_have_the_icon_of_the_program(application: QApplication) -> None:
    icon = application.windowIcon()
    assert not icon.isNull() and {16, 32, 64} <= {each.width() for each in icon.availableSizes()}


def test_style_sheets_are_complete() -> None:
    for theme in (LIGHT, DARK):
        sheet = style_sheet(theme)
        assert "{t." not in sheet
        assert sheet.count("{") == sheet.count("}")


def test_the_margins_of_words_outlast_another_theme(window: MainWindow, tmp_path: Path) -> None:
    """A label that was not shown yet loses margins of its own when the style sheet changes; a layout keeps them."""
    note = tmp_path / "note.txt"
    note.write_text("Maren Tolvald came on Tuesday.", encoding="utf-8")
    window.open_files([note])
    own = [each for each in window.findChildren(QLabel) if not each.contentsMargins().isNull()]
    assert [each.text() for each in own] == []
    result = window.documents.views[0].result
    rows = [each for each in result.findChildren(QHBoxLayout) if each.itemAt(0).widget() in result.findChildren(QLabel)]
    assert [each.contentsMargins().left() for each in rows] == [16]
