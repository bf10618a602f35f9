"""Leaders: rows of dots or lines that fill up a line of text, as in tables of contents."""

from __future__ import annotations

from engine.core.expressions import Expression

# Four spaced points that no number follows are an ellipsis and a full stop, as lawyers quote.
LEADER = Expression(
    r"(?!\.(?:[ \u00a0]\.){3}(?![ \u00a0]{0,3}\.|[ \u00a0\t]{0,9}\d))"
    r"([.\u00b7\u2022\u2024\u2026\u22c5_\u2013\u2014=~-])(?:[ \u00a0]{0,3}\1){3,}|\u2026(?:[ \u00a0]{0,3}\u2026)+"
)
"""Matches a leader."""


def ending(text: str) -> int | None:
    """Return where the leader begins with which a text ends; None if it ends with none."""
    return next((found.start() for found in LEADER.finditer(text) if found.end() == len(text)), None)
