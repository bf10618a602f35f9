"""Small questions that are answered with a few letters."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from engine import policies
from engine.errors import BadPolicy

_MEANS = "   "
"""Between a reason code and what it means."""


def ask_code(window: QWidget, policy: str, code: str, answered: Callable[[str], object]) -> None:
    """A reason code: one of the policy's, or any words; none takes it back.

    Args:
        policy: whose codes are offered.
        code: the one that stands now.
    """
    dialog = _dialog(window, QCoreApplication.translate("Questions", "Reason code"))
    dialog.setLabelText(
        QCoreApplication.translate("Questions", "It is written on the box and into the log. Leave it empty for none.")
    )
    known = _codes(policy)
    dialog.setComboBoxItems(list(dict.fromkeys([code, "", *known])))
    dialog.setComboBoxEditable(True)
    dialog.setTextValue(code)
    dialog.textValueSelected.connect(lambda words: answered(words.split(_MEANS)[0].strip()))
    dialog.open()


def ask_pages(window: QWidget, count: int, answered: Callable[[tuple[int, ...]], object]) -> None:
    """Some of `count` pages; `answered` gets them from 0. What names no page is asked again."""
    dialog = _dialog(window, QCoreApplication.translate("Questions", "Repeat this box"))
    dialog.setLabelText(
        QCoreApplication.translate("Questions", "On which of the pages 1 to {last}? For instance: 2, 5-7").format(
            last=count
        )
    )

    def take(words: str) -> None:
        pages = page_numbers(words, count)
        if pages:
            answered(pages)
        else:
            ask_pages(window, count, answered)

    dialog.textValueSelected.connect(take)
    dialog.open()


def page_numbers(words: str, count: int) -> tuple[int, ...]:
    """Pages from 0 of "2, 5-7", in order; empty where the words name something else, or a page beyond `count`."""
    pages: set[int] = set()
    for part in words.split(","):
        found = re.fullmatch(r"\s*(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?\s*", part)
        if found is None:
            return ()
        first, last = int(found[1]), int(found[2] or found[1])
        if not 1 <= first <= last <= count:
            return ()
        pages.update(range(first - 1, last))
    return tuple(sorted(pages))


def _dialog(window: QWidget, title: str) -> QInputDialog:
    dialog = QInputDialog(window)
    dialog.setWindowTitle(title)
    dialog.setInputMode(QInputDialog.InputMode.TextInput)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def _codes(policy: str) -> list[str]:
    try:
        return [f"{code}{_MEANS}{meaning}" for code, meaning in policies.load(policy).codes]
    except BadPolicy:  # planning by it says why
        return []
