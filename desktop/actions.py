"""Table of the window's actions (name, words, keys, icon), read by menus, buttons and the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop import icons, translations
from desktop.mnemonics import Menu
from desktop.sessions.session import DocumentSession, Phase
from desktop.themes import Theme
from desktop.translations import Words


class Spec(NamedTuple):
    """An action of the window. `document`: needs an open document; `whole`: needs one that is fully examined."""

    words: str
    keys: tuple[str, ...]
    icon: str = ""
    document: bool = True
    whole: bool = False


SPECS: dict[str, Spec] = {
    "open": Spec("Open…", ("Ctrl+O",), "open", document=False),
    "close": Spec("Close", ("Ctrl+W",), "close"),
    "export": Spec("Export…", ("Ctrl+E",), "shield", whole=True),
    "save": Spec("Verify and save", ("Ctrl+S",), whole=True),
    "batch": Spec("Open a folder…", ("Ctrl+Shift+O",), "folder", document=False),
    "audit": Spec("Audit released documents…", (), document=False),
    "export-marks": Spec("Save marks for another program…", (), whole=True),
    "import-marks": Spec("Open marks of another program…", (), whole=True),
    "send-review": Spec("Send for review…", (), whole=True),
    "open-review": Spec("Open a review file…", (), whole=True),
    "quit": Spec("Quit", ("Ctrl+Q",), document=False),
    "undo": Spec("Undo", ("Ctrl+Z",), "undo"),
    "redo": Spec("Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    "mask": Spec("Mask", ("A",)),
    "generalise": Spec("Generalise", ("G",)),
    "keep": Spec("Keep", ("X",)),
    "look": Spec("Mark as reviewed", ("V",)),
    "mask-alike": Spec("Mask all like this", ("Shift+A",)),
    "generalise-alike": Spec("Generalise all like this", ("Shift+G",)),
    "keep-alike": Spec("Keep all like this", ("Shift+X",)),
    "mask-here": Spec("Mask only here", ("Alt+A",)),
    "keep-here": Spec("Keep only here", ("Alt+X",)),
    "keep-person": Spec("Keep this person", ("P",)),
    "mask-person": Spec("Mask everything of this person", ("Shift+P",)),
    "kind": Spec("Type of detail…", ("T",)),
    "join": Spec("Same person or thing as…", ("Ctrl+J",)),
    "stand-alone": Spec("Not the same here", ("Ctrl+Shift+J",)),
    "reason": Spec("Reason code…", ("R",)),
    "mask-text": Spec("Mask the selected text", ("M",)),
    "mask-text-everywhere": Spec("Mask the selected text everywhere", ("Shift+M",)),
    "draw": Spec("Draw boxes", ("D",), "draw"),
    "next-box": Spec("Next box", ("B",)),
    "black-page": Spec("Black out this page", ("Ctrl+B",)),
    "box-writing": Spec("Draw boxes over handwriting", ("Ctrl+Shift+B",), whole=True),
    "find": Spec("Find…", ("Ctrl+F",), "search"),
    "find-next": Spec("Next place found", ("F3",)),
    "find-previous": Spec("Previous place found", ("Shift+F3",)),
    "previous": Spec("Previous finding", ("Up", "K")),
    "next": Spec("Next finding", ("Down", "J")),
    "previous-place": Spec("Previous place of this finding", ("[",)),
    "next-place": Spec("Next place of this finding", ("]",)),
    "next-undecided": Spec("Next undecided finding", ("N",)),
    "next-unreviewed": Spec("Next finding to review", ("Shift+N",)),
    "zoom-in": Spec("Larger", ("Ctrl++", "Ctrl+="), "more"),
    "zoom-out": Spec("Smaller", ("Ctrl+-",), "less"),
    "actual-size": Spec("Size as printed", ("Ctrl+0",)),
    "fit-width": Spec("Fit to width", ("Ctrl+9",), "width"),
    "fit-page": Spec("Fit the whole page", ("Ctrl+8",)),
    "result": Spec("Preview the result", ("F4",), "eye", whole=True),
    "panel": Spec("Findings panel", ("F9",), "panel"),
    "paper": Spec("Paper as printed", (), document=False),
    "policy": Spec("Policy…", ("Ctrl+L",), document=False),
    "plan": Spec("Redaction plan…", ("Ctrl+P",), "curve", whole=True),
    "privacy": Spec("Privacy…", (), "lock", document=False),
    "theme": Spec("Light or dark", ("Ctrl+D",), "contrast", document=False),
    "next-pane": Spec("Next part of the window", ("F6",), document=False),
    "previous-pane": Spec("Previous part of the window", ("Shift+F6",), document=False),
    "menu": Spec("Menu", ("F10",), document=False),
    "settings": Spec("Settings…", ("Ctrl+,",), document=False),
    "help": Spec("Help…", ("F1",), document=False),
    "tour": Spec("Take the tour", (), document=False),
    "keys": Spec("Keys", ("?",), document=False),
}
Groups = tuple[tuple[str, ...], ...]
MENU: Mapping[str, Groups] = {
    "file": (
        ("open", "batch", "close"),
        ("export", "save"),
        ("send-review", "open-review"),
        ("import-marks", "export-marks"),
        ("audit",),
        ("quit",),
    ),
    "edit": (
        ("undo", "redo"),
        ("find", "find-next", "find-previous"),
        ("mask-text", "mask-text-everywhere"),
        ("draw", "black-page", "box-writing", "next-box"),
    ),
    "finding": (
        ("mask", "generalise", "keep", "mask-alike", "generalise-alike", "keep-alike", "mask-here", "keep-here"),
        ("keep-person", "mask-person"),
        ("kind", "join", "stand-alone", "reason"),
        ("look", "next-unreviewed"),
        ("previous", "next", "next-undecided", "previous-place", "next-place"),
    ),
    "view": (
        ("zoom-in", "zoom-out", "actual-size", "fit-width", "fit-page"),
        ("result", "panel", "theme", "paper"),
        ("next-pane", "previous-pane"),
    ),
    "": (("policy", "plan", "settings", "privacy"),),
    "help": (("help", "tour", "keys"),),
}
"""Groups of actions in each menu, by the key of its title; those under "" follow the menus without a title."""
TITLES = Words({"file": "File", "edit": "Edit", "finding": "Finding", "view": "View", "help": "Help"})
FOR_FINDING: Groups = (
    ("mask", "generalise", "keep"),
    ("look",),
    ("mask-here", "keep-here"),
    ("mask-alike", "generalise-alike", "keep-alike"),
    ("keep-person", "mask-person"),
    ("stand-alone", "reason"),
)
"""The actions in the context menu of a finding."""


def words(name: str) -> str:
    """Return the label of an action in the language of the window."""
    return translations.words(SPECS[name].words)


_SWITCHES = frozenset({"draw", "panel", "paper", "result"})
"""Actions that are switched on and off; their handlers set the state."""


class Actions(Mapping[str, QAction]):
    """The Qt actions of one window; `does` maps each name to its handler."""

    def __init__(self, window: QWidget, does: Mapping[str, Callable[[], object]]) -> None:
        self._actions: dict[str, QAction] = {}
        for name in SPECS:
            action = QAction(words(name), window)
            action.setObjectName(name)
            action.setCheckable(name in _SWITCHES)
            action.triggered.connect(lambda _=False, do=does[name]: do())
            window.addAction(action)
            self._actions[name] = action
        self.set_keys({})

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def set_keys(self, own: Mapping[str, tuple[str, ...]]) -> None:
        """Set the keys of the table, except for actions to which the user gave others; tooltips name the first key."""
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(each) for each in own.get(name, SPECS[name].keys)])
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            title = words(name).rstrip("…")
            action.setToolTip(f"{title} ({key})" if key else title)

    def enable(self, session: DocumentSession | None) -> None:
        """Enable the actions that need a document, those that need a fully examined one, the export, and the steps that
        can be undone or redone.
        """
        known = session if session and session.examination and session.phase is not Phase.FAILED else None
        whole = session is not None and session.phase is Phase.READY and not session.changed_on_disk
        for name, spec in SPECS.items():
            if spec.document:
                self._actions[name].setEnabled(whole if spec.whole else known is not None)
        for name in ("export", "save"):
            self._actions[name].setEnabled(session is not None and session.exportable)
        self._actions["undo"].setEnabled(known is not None and known.undo.canUndo())
        self._actions["redo"].setEnabled(known is not None and known.undo.canRedo())
        self._actions["close"].setEnabled(session is not None)

    def main_menu(self, parent: QWidget) -> QMenu:
        """Return the menu of the menu button."""
        whole = Menu(parent=parent)
        for title, groups in MENU.items():
            if title:
                whole.addMenu(self.menu(whole, groups, TITLES[title]))
            else:
                self._fill(whole, groups)
        return whole

    def menu(self, parent: QWidget, groups: Groups, title: str = "") -> QMenu:
        """Return a menu with these groups of actions, separated by lines."""
        menu = Menu(title, parent)
        self._fill(menu, groups)
        return menu

    def _fill(self, menu: QMenu, groups: Groups) -> None:
        for group in groups:
            menu.addActions([self._actions[name] for name in group])
            menu.addSeparator()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons again in the colours of the theme."""
        for name, spec in SPECS.items():
            if spec.icon:
                self._actions[name].setIcon(icons.icon(spec.icon, theme.text, disabled=theme.border))
