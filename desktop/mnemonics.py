"""Access keys: underlined letters by which Alt presses a button of a dialog, and a letter alone an entry of a menu.

They are given when a dialog or menu is shown, so that each has its own in every language, whatever the translation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

_SIGN = "&"
_NONE = -1


class Menu(QMenu):
    """A menu whose entries have access keys."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.aboutToShow.connect(self._give_keys)

    def _give_keys(self) -> None:
        _give([each for each in self.actions() if each.isVisible() and not _is_note(each)])


def keep(dialog: QWidget) -> None:
    """Give the buttons of a dialog access keys whenever it is shown or their words change."""
    if dialog.findChild(_Keeper, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        dialog.installEventFilter(_Keeper(dialog))


def give(dialog: QWidget) -> None:
    """Give each button of a dialog that has words an access key of its own, the main button first; one that has its own
    keeps it.
    """
    found = [each for each in dialog.findChildren(QAbstractButton) if each.window() is dialog.window()]
    _give(sorted(found, key=lambda each: (not each.property("primary"), not each.isEnabled())))


def plain(words: str) -> str:
    """Return the words of a button or menu entry as they are read, without the sign before the access key."""
    return _parted(words)[0]


def key(words: str) -> str:
    """Return the access key of the words of a button or menu entry, in upper case; empty without one."""
    shown, place = _parted(words)
    return shown[place].upper() if place != _NONE else ""


def places(entries: Sequence[str], kept: Sequence[int] = ()) -> list[int]:
    """Return for each of these words the place of a letter that no other one has; -1 where it has no letter left.

    The first letter goes before those that begin another word, and these before all others.

    Args:
        kept: the places that some have already, in the same order, -1 for none.
    """
    choices = [_choices(each) for each in entries]
    owners: dict[str, int] = {}
    for number, place in enumerate(kept):
        if place != _NONE and entries[number][place].upper() not in owners:
            owners[entries[number][place].upper()] = number
    for number in range(len(entries)):
        if number not in owners.values():
            _find(number, choices, owners, set())
    found = [_NONE] * len(entries)
    for letter, number in owners.items():
        had = kept[number] if kept else _NONE
        found[number] = had if had != _NONE and entries[number][had].upper() == letter else choices[number][letter]
    return found


class _Keeper(QObject):
    """The filter of a dialog's events. A layout that is asked for again tells of changed words."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest) and isinstance(watched, QWidget):
            give(watched)
        return False


def _find(number: int, choices: Sequence[dict[str, int]], owners: dict[str, int], tried: set[str]) -> bool:
    """Give an entry a free letter or, if there is none, one whose owner finds another; return whether it got one."""
    for letter in choices[number]:
        if letter not in owners:
            owners[letter] = number
            return True
    for letter in choices[number]:
        if letter not in tried:
            tried.add(letter)
            if _find(owners[letter], choices, owners, tried):
                owners[letter] = number
                return True
    return False


def _choices(words: str) -> dict[str, int]:
    """Return the letters that words may have as access key, the best first, with their places.

    Letters of the Latin alphabet go first: each keyboard has them.
    """
    letters = [(place, each) for place, each in enumerate(words) if each.isalnum() and len(each.upper()) == 1]
    order = sorted(letters, key=lambda each: (not each[1].isascii(), each[1].isdigit(), _rank(words, each[0])))
    found: dict[str, int] = {}
    for place, each in order:
        found.setdefault(each.upper(), place)
    return found


def _rank(words: str, place: int) -> int:
    """Return 0 for the first letter of all, 1 for the first one of another word, 2 for others."""
    before = words[:place]
    if not before.strip():
        return 0
    return 1 if before[-1].isspace() else 2


def _parted(words: str) -> tuple[str, int]:
    """Return words without signs, where two stand for one to read, and the place of the access key; -1 for none."""
    shown, place, signed = "", _NONE, False
    for each in words:
        if each == _SIGN and not signed:
            signed = True
            continue
        if signed and each != _SIGN and place == _NONE:
            place = len(shown)
        shown, signed = shown + each, False
    return shown, place


def _give(those: Iterable[QAbstractButton | QAction]) -> None:
    entries = [(each, *_parted(each.text())) for each in those]
    entries = [(each, words, place) for each, words, place in entries if any(map(str.isalpha, words))]
    found = places([words for _, words, _ in entries], [place for *_, place in entries])
    for (each, words, _), place in zip(entries, found, strict=True):
        marked = words.replace(_SIGN, 2 * _SIGN)
        if place != _NONE:
            before = words[:place].replace(_SIGN, 2 * _SIGN)
            marked = before + _SIGN + marked[len(before) :]
        if each.text() != marked:
            each.setText(marked)


def _is_note(action: QAction) -> bool:
    """Return whether an entry of a menu is only read: a separator, a heading or a remark."""
    return action.isSeparator() or not (action.isEnabled() or action.objectName() or action.menu())
