"""Operators of content streams by what they do (ISO 32000-1, table 51)."""

SHOWS_TEXT = frozenset("Tj TJ ' \"".split())
FILLS = frozenset("f F f* B B* b b*".split())
STROKES = frozenset("S s".split())
"""Operators that stroke a path and do not fill it."""
DRAWS = frozenset({"sh", "Do", "INLINE IMAGE"})
PAINTS = FILLS | STROKES | DRAWS
"""Operators that leave marks on the page which are no text."""
