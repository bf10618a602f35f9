"""A file that holds a name where the text reader may not find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.options import MaskStyle
from engine.core.types import Kind
from tests.attacks import judge

SECRET = "Quistorp"
"""An invented surname that no word of a file format contains."""


@dataclass(frozen=True)
class Attack:
    """One file, what the user asks for, and how the name would survive.

    Attributes:
        name: of the file; its suffix says which reader `judge` uses.
        build: returns the bytes of the file.
        secrets: strings of which none may be left; `judge` looks for each.
        terms, person: what the user asks for. Without either, recognizers have to find the name.
        leaks: says whether a file gives the name away, where `judge` can't see it (a width, a picture's hidden rows).
        refusal: codes of errors that are as good as a clean file; empty where the file must be redacted.
        notice: code of a notice that the report must hold.
        mask: the style of the masks; None for that of the policy.
        kinds: the kinds of entities that are masked besides the terms; all, if empty.
    """

    name: str
    build: Callable[[], bytes] = field(repr=False)
    secrets: tuple[str, ...] = (SECRET,)
    terms: tuple[str, ...] = ()
    person: str | None = None
    leaks: Callable[[bytes], bool] | None = field(default=None, repr=False)
    refusal: tuple[str, ...] = ()
    notice: str = ""
    mask: MaskStyle | None = None
    kinds: frozenset[Kind] = frozenset()

    def __str__(self) -> str:
        return self.name

    def found_in(self, data: bytes) -> list[str]:
        """Return where the name is left in these bytes of the file, by the reader that finds it."""
        found = [place for secret in self.secrets for place in judge.places(data, self.name, secret)]
        if self.leaks and self.leaks(data):
            found.append("the file's own test")
        return found
