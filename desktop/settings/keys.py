"""Keys of the actions: those of the table, replaced by the user's own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtGui import QKeySequence

from desktop.actions import SPECS

OwnKeys = Mapping[str, tuple[str, ...]]
"""Keys by the name of an action, in Qt's portable form ("Ctrl+E"); an empty tuple: none."""


def of(name: str, own: OwnKeys) -> tuple[str, ...]:
    """Return the keys of an action: the user's own, or those of the table."""
    return own.get(name, SPECS[name].keys)


def shown(name: str, own: OwnKeys) -> str:
    """Return the first key of an action as this computer writes it; empty if it has none."""
    return next((QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in of(name, own)), "")


def conflicts(own: OwnKeys) -> dict[str, tuple[str, ...]]:
    """Return the keys that more than one action has, each with the names of its actions."""
    holders: dict[str, list[str]] = defaultdict(list)
    for name in SPECS:
        for each in dict.fromkeys(QKeySequence(key).toString() for key in of(name, own)):
            holders[each].append(name)
    return {each: tuple(names) for each, names in holders.items() if len(names) > 1}


def changed(own: OwnKeys) -> dict[str, tuple[str, ...]]:
    """Return the keys that differ from the table, for existing actions only."""
    return {name: tuple(keys) for name, keys in own.items() if name in SPECS and tuple(keys) != SPECS[name].keys}
