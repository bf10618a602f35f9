"""One row of a pattern table: a form, what must hold of it, and why that makes it a mention."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.types import Kind, Mention

RECOGNIZER = "patterns"

# How far context words may stand from a form, in characters.
_BEFORE, _AFTER = 48, 24


@dataclass(frozen=True, slots=True)
class Rule:
    """Finds one form in a text, in time linear in its length.

    Attributes:
        subtype: what is found, in lower case with hyphens.
        form: the mention is its first group, or all that it matches where it has none.
        reason: one fixed sentence for the person; never the text.
        score: 0.95 for check digits or an unmistakable form, 0.8 with context, 0.6 for the form alone.
        accept: must hold of the matched text: check digits, a calendar.
        near: context words that must stand close before or after.
        unless: words close before or after that speak against it.
        where: must hold of the place in the text; looks at a bounded part of it.
    """

    subtype: str
    kind: Kind
    form: re.Pattern[str]
    reason: str
    score: float
    accept: Callable[[str], object] | None = None
    near: re.Pattern[str] | None = None
    unless: re.Pattern[str] | None = None
    where: Callable[[str, int, int], bool] | None = None

    def find(self, text: str) -> Iterator[Mention]:
        group = min(self.form.groups, 1)
        for match in self.form.finditer(text):
            start, end = match.span(group)
            if self._holds(text, start, end):
                yield Mention(start, end, self.kind, self.score, RECOGNIZER, self.reason, self.subtype)

    def _holds(self, text: str, start: int, end: int) -> bool:
        if self.accept and not self.accept(text[start:end]):
            return False
        if self.where and not self.where(text, start, end):
            return False
        context = around(text, start, end)
        if self.unless and self.unless.search(context):
            return False
        return self.near is None or self.near.search(context) is not None


def around(text: str, start: int, end: int) -> str:
    """What stands before and after a form, with a NUL in its place."""
    return f"{text[max(0, start - _BEFORE) : start]}\x00{text[end : end + _AFTER]}"


def words(*alternatives: str) -> re.Pattern[str]:
    """Whole words or phrases in any case, for `near` and `unless`."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(alternatives)})(?!\w)", re.IGNORECASE)
