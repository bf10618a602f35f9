"""Findings of the search for hidden content in a file."""

from __future__ import annotations

from engine.core.progress import Silent
from engine.core.types import Concealed
from engine.documents import hidden


def concealed(source: bytes) -> tuple[Concealed, ...]:
    """Return all hidden content."""
    return hidden.find(source, password=None, progress=Silent())


def leaks(source: bytes) -> dict[str, list[str]]:
    """Return the texts of hidden content that may tell what was masked, by code."""
    texts: dict[str, list[str]] = {}
    for each in concealed(source):
        if each.leaks:
            texts.setdefault(each.code, []).append(each.text)
    return texts
