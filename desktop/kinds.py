"""Names of kinds and subtypes of findings in the window: the short ones of the engine, with a capital."""

from __future__ import annotations

from functools import cache

from desktop.translations import language
from engine.core import kind_names
from engine.core.catalogue import Catalogue
from engine.core.types import Kind


def kind(kind: Kind, subtype: str | None = None) -> str:
    """Return the most specific name: "Social Security" rather than "Number or code"."""
    return _name(kind, subtype, language())


@cache  # a list of thousands of findings asks for the name of each
def _name(kind: Kind, subtype: str | None, spoken: str) -> str:
    words = Catalogue(spoken).say(kind_names.name(kind, subtype, short=True))
    return words[:1].upper() + words[1:]
