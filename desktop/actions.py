"""All that the window can do, in one table: name, words, keys, icon. Menus, buttons and the list of keys read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop import icons
from desktop.themes import Theme


class Spec(NamedTuple):
    """`document`: it needs an open one."""

    words: str
    keys: tuple[str, ...]
    icon: str = ""
    document: bool = True


SPECS: dict[str, Spec] = {
    "open": Spec("Open…", ("Ctrl+O",), "open", document=False),
    "close": Spec("Close", ("Ctrl+W",), "close"),
    "export": Spec("Export…", ("Ctrl+E",), "shield"),
    "quit": Spec("Quit", ("Ctrl+Q",), document=False),
    "undo": Spec("Undo", ("Ctrl+Z",), "undo"),
    "redo": Spec("Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    "mask": Spec("Mask", ("A",)),
    "generalise": Spec("Generalise", ("G",)),
    "keep": Spec("Keep", ("X",)),
    "mask-alike": Spec("Mask all like this", ("Shift+A",)),
    "generalise-alike": Spec("Generalise all like this", ("Shift+G",)),
    "keep-alike": Spec("Keep all like this", ("Shift+X",)),
    "keep-person": Spec("Keep this person", ("P",)),
    "find": Spec("Find and mark", ("Ctrl+F",), "search"),
    "previous": Spec("Previous finding", ("Up", "K")),
    "next": Spec("Next finding", ("Down", "J")),
    "next-undecided": Spec("Next undecided finding", ("N",)),
    "zoom-in": Spec("Larger", ("Ctrl++", "Ctrl+="), "more"),
    "zoom-out": Spec("Smaller", ("Ctrl+-",), "less"),
    "actual-size": Spec("Size as printed", ("Ctrl+0",)),
    "fit-width": Spec("Fit to width", ("Ctrl+9",), "width"),
    "plan": Spec("How it is chosen…", ("Ctrl+P",), "curve"),
    "privacy": Spec("Privacy…", (), "lock", document=False),
    "theme": Spec("Light or dark", ("Ctrl+D",), "eye", document=False),
    "keys": Spec("Keys", ("?",), document=False),
}
MENU: tuple[tuple[str, ...], ...] = (
    ("open", "close", "export"),
    ("undo", "redo"),
    ("mask", "generalise", "keep", "mask-alike", "generalise-alike", "keep-alike", "keep-person"),
    ("find",),
    ("previous", "next", "next-undecided"),
    ("plan",),
    ("zoom-in", "zoom-out", "actual-size", "fit-width", "theme"),
    ("privacy", "keys", "quit"),
)
FOR_FINDING: tuple[tuple[str, ...], ...] = (
    ("mask", "generalise", "keep"),
    ("mask-alike", "generalise-alike", "keep-alike"),
    ("keep-person",),
)
"""What a right click on a finding offers."""


class Actions(Mapping[str, QAction]):
    """The actions of one window; each calls what `does` names for it."""

    def __init__(self, window: QWidget, does: Mapping[str, Callable[[], object]]) -> None:
        self._actions: dict[str, QAction] = {}
        for name, spec in SPECS.items():
            action = QAction(window.tr(spec.words), window)
            action.setShortcuts([QKeySequence(each) for each in spec.keys])
            action.setToolTip(" ".join([action.text().rstrip("…"), *(f"({key})" for key in spec.keys[:1])]))
            action.triggered.connect(lambda _=False, do=does[name]: do())
            window.addAction(action)
            self._actions[name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def enable(self, *, document: bool) -> None:
        """Switch what needs an examined document."""
        for name, spec in SPECS.items():
            if spec.document:
                self._actions[name].setEnabled(document)

    def menu(self, parent: QWidget, groups: tuple[tuple[str, ...], ...] = MENU) -> QMenu:
        menu = QMenu(parent)
        for group in groups:
            menu.addActions([self._actions[name] for name in group])
            menu.addSeparator()
        return menu

    def set_theme(self, theme: Theme) -> None:
        for name, spec in SPECS.items():
            if spec.icon:
                self._actions[name].setIcon(icons.icon(spec.icon, theme.text, disabled=theme.border))
