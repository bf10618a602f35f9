"""A world in which values are invented, and one invented value."""

from __future__ import annotations

import re

from engine.core.types import Kind
from engine.core.words import fold_words
from engine.planning.replacements import names
from engine.planning.replacements.invention import Invention, source
from engine.planning.replacements.shift import shift
from engine.planning.replacements.surrogate import DocumentSurrogates, Original, surrogate


def world(text: str = "", *people: str, secret: str = "s", avoid: frozenset[str] = frozenset()) -> DocumentSurrogates:
    drawn = source(secret)
    words = frozenset(fold_words(word) for word in re.findall(r"\w+", text))
    invention = Invention(drawn, text.casefold(), words, lambda value: value in avoid)
    return DocumentSurrogates(invention, shift(drawn, "document", ()), names.people((each,) for each in people))


def made(
    words: str, kind: Kind, subtype: str | None = None, *, at: DocumentSurrogates | None = None, **options: object
) -> str | None:
    written = options.get("entity", (words,))
    return surrogate(Original(words, kind, subtype, written), at or world(words))  # type: ignore[arg-type]
