"""Names of kinds and subtypes of findings in the window: the short ones of the engine, with a capital."""

from __future__ import annotations

from desktop.translations import say
from engine.core import kind_names
from engine.core.types import Kind


def kind(kind: Kind, subtype: str | None = None) -> str:
    """Return the most specific name: "Social Security" rather than "Number or code"."""
    words = say(kind_names.name(kind, subtype, short=True))
    return words[:1].upper() + words[1:]
