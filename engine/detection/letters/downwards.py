"""Numbers that are divided over the rows of a table's column, or over other places that readers take in turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.core.types import Document
from engine.detection.letters.views import ordered

_SHORTEST = 5  # letters and digits
_BETWEEN = r"[^\w]{0,3}"


def find(document: Document, words: Iterable[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield words that hold a digit, with the offsets of their characters, as the orders of the format give them.

    Args:
        words: folded, without separators; words of letters alone are found as disguises.
    """
    numbers = [each for each in dict.fromkeys(words) if len(each) >= _SHORTEST and not each.isalpha()]
    patterns = [(each, re.compile(rf"(?<!\w){_BETWEEN.join(map(re.escape, each))}(?!\w)", re.I)) for each in numbers]
    for view in ordered(document.text, document.orders) if patterns else ():
        for word, pattern in patterns:
            for match in pattern.finditer(view.characters):
                characters = (each for each in range(*match.span()) if view.characters[each].isalnum())
                yield word, tuple(view.stretch(each)[0] for each in characters)
