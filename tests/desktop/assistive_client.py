"""A client of the accessibility bus of Linux, as a screen reader is one.

It decides a finding, uses a plan, finds and masks a word, and exports the document.

Run by a Python that has `pyatspi`, which belongs to the system, in a session where Sable is opening a document. Ends
with 0 if all went well, else with a sentence that says what was missing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyatspi

_LONG = 240.0
"""Seconds for the slowest step, the search of the document on a busy computer."""
_DEEPEST = 20
"""Levels of the tree that are walked."""


def main() -> None:
    """Close the welcome, mask the selected finding, see that it counts as reviewed, find and mask a word, and save."""
    _press("Start", "push button")
    _wait("an Export button that can be pressed", lambda: _ready("Export", "push button"))
    counts = _named(lambda name: name.startswith("0 of "), "label")
    none_reviewed = _wait("a count of reviewed findings", lambda: next(counts(), None))
    every = none_reviewed.name.removeprefix("0 of ")
    _press("Mask", "push button")
    one = _named(lambda name: name == f"1 of {every}", "label")
    _wait("one reviewed finding", lambda: next(one(), None))
    _press("Redaction plan", "push button")
    _press("Use this plan", "push button")
    _wait("the window without the plan", lambda: not _ready("Use this plan", "push button"))
    _find_and_mask("keeper")
    _press("Export", "push button")
    _press("Save", "push button")
    _wait(
        "the sentence that all is saved",
        lambda: next(_named(lambda name: name == "Saved and verified", "label")(), None),
    )


def _find_and_mask(word: str) -> None:
    """Write a word into the field of the find bar, and mask all its places."""
    _press("Find", "push button")
    entry = _wait("the field that finds", lambda: next(_named(lambda name: name == "Find", "text")(), None))
    entry.queryEditableText().setTextContents(word)
    _wait("the count of places", lambda: next(_named(lambda name: name == "1 of 1", "label")(), None))
    _press("Mask all", "push button")


def _press(name: str, role: str) -> None:
    """Do the first action of a button whose name begins so, as soon as it can be pressed."""
    button = _wait(f"{role} {name}", lambda: _ready(name, role))
    button.queryAction().doAction(0)


def _ready(name: str, role: str) -> Any:
    shown = _named(lambda words: words.startswith(name), role)()
    return next((each for each in shown if each.getState().contains(pyatspi.STATE_ENABLED)), None)


def _wait(what: str, found: Callable[[], Any]) -> Any:
    end = time.monotonic() + _LONG
    while time.monotonic() < end:
        try:
            if answer := found():
                return answer
        except Exception:
            pass
        time.sleep(0.3)
    sys.exit(f"not found: {what}")


def _named(fits: Callable[[str], bool], role: str) -> Callable[[], Iterator[Any]]:
    return lambda: (each for each in _shown() if each.getRoleName() == role and fits(each.name or ""))


def _shown() -> Iterator[Any]:
    """Yield all that Sable shows, from outside to inside."""
    desktop = pyatspi.Registry.getDesktop(0)
    for number in range(desktop.childCount):
        application = desktop.getChildAtIndex(number)
        if application is not None and application.name == "Sable":
            yield from _below(application, _DEEPEST)


def _below(root: Any, levels: int) -> Iterator[Any]:
    for number in range(root.childCount):
        child = root.getChildAtIndex(number)
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield child
            if levels:
                yield from _below(child, levels - 1)


if __name__ == "__main__":
    main()
