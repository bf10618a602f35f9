"""Texts whose known people are in angle brackets."""

from __future__ import annotations

import re

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer

_MARKED = re.compile(r"<([^<>]+)>")


def people(marked: str) -> tuple[str, list[Mention]]:
    """Return the text without the brackets, and a mention of the network for each person in them."""
    text, found, at = "", [], 0
    for sign in _MARKED.finditer(marked):
        text += marked[at : sign.start()]
        start, end = len(text), len(text) + len(sign[1])
        found.append(Mention(start, end, Kind.PERSON, 0.9, Recognizer.NEURAL, literal("Found by the test.")))
        text += sign[1]
        at = sign.end()
    return text + marked[at:], found
