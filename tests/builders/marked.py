"""Texts whose wanted parts are in brackets, ⟦such⟧, which are left out of the text itself."""

from __future__ import annotations

import re

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer

Span = tuple[int, int]


def unmark(marked: str, brackets: str = "⟦⟧") -> tuple[str, list[Span]]:
    """Return the text without the brackets, and the spans of what is in them."""
    text, found = "", list[Span]()
    for number, part in enumerate(re.split(f"[{brackets}]", marked)):
        if number % 2:
            found.append((len(text), len(text) + len(part)))
        text += part
    return text, found


def unmark_one(marked: str, brackets: str = "⟦⟧") -> tuple[str, Span]:
    """Return the text without the brackets, and the one span in them."""
    text, (found,) = unmark(marked, brackets)
    return text, found


def as_mentions(
    marked: str,
    kind: Kind = Kind.PERSON,
    *,
    brackets: str = "⟦⟧",
    score: float = 0.9,
    recognizer: str = Recognizer.NEURAL,
    subtype: str | None = None,
) -> tuple[str, list[Mention]]:
    """Return the text without the brackets, and a mention for each part in them."""
    text, found = unmark(marked, brackets)
    reason = literal("Found by the test.")
    return text, [Mention(start, end, kind, score, recognizer, reason, subtype) for start, end in found]


def as_mention(marked: str, kind: Kind = Kind.PERSON, *, score: float = 0.9) -> tuple[str, Mention]:
    """Return the text without the brackets, and a mention for the one part in them."""
    text, (found,) = as_mentions(marked, kind, score=score)
    return text, found
