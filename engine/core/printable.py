"""Names of files and quotations as they can be printed beside other words."""

from __future__ import annotations

from unicodedata import category


def printable(name: object) -> str:
    """Return a name, or a line that quotes a document, with escapes in place of line ends, control characters, marks of
    direction and bytes that are no text: they would forge or turn around what is written beside them.
    """
    text = str(name)
    return text if text.isprintable() else "".join(map(_printable, text))


def _printable(character: str) -> str:
    return character if character.isprintable() or category(character) == "Zs" else ascii(character)[1:-1]
