"""Choice of the languages in which text in pictures is read, by their names."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from desktop.translations import engine_words
from desktop.wrapping import wrapped
from engine.core import languages

_BETWEEN = "+"
"""Separator of the codes of languages, as Tesseract writes them."""


def split(value: str) -> tuple[str, ...]:
    """Return the codes in a value, which a user may have written into the file of settings."""
    return tuple(each for each in value.replace(",", _BETWEEN).replace(" ", "").split(_BETWEEN) if each)


def name(code: str) -> str:
    """Return the name of a language of Tesseract in the language of the window; an unknown one keeps its code."""
    known = next((each for each, ocr in languages.OCR.items() if ocr == code), None)
    if known is None:
        return code
    words = engine_words(languages.name(known))
    return words[:1].upper() + words[1:]  # French writes "anglais" within a sentence


class PictureLanguages(QWidget):
    """A check box for each language whose data is installed, and for those chosen before.

    Args:
        value: the codes of Tesseract: "eng+deu".
        installed: the codes of languages that can be chosen here.
    """

    def __init__(self, value: str, installed: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        chosen = split(value)
        self.boxes: dict[str, QCheckBox] = {}
        for code in dict.fromkeys((*chosen, *sorted(installed, key=name))):
            self.boxes[code] = QCheckBox(name(code), self)
            self.boxes[code].setChecked(code in chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(wrapped(*self.boxes.values(), spacing=16))

    def setAccessibleDescription(self, description: str) -> None:  # noqa: N802 - Qt's name
        """Describe each box, since the focus is never on the field itself."""
        for each in self.boxes.values():
            each.setAccessibleDescription(description)

    @property
    def value(self) -> str:
        """Return the codes of the ticked languages."""
        return _BETWEEN.join(code for code, box in self.boxes.items() if box.isChecked())
