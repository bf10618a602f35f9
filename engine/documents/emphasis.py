"""Reading orders of letters that look other than those beside them: a name in the red letters of a sentence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator

from engine.core.types import Span

_FEWEST = 4  # letters of an order


def orders(text: str, looks: Iterable[tuple[int, int, Hashable]]) -> Iterator[tuple[Span, ...]]:
    """Yield the stretches of each look that words of several looks have, and those of one letter, in their order.

    Args:
        looks: stretches of the text in their order, each with its look: font, size, colour.
    """
    found: dict[Hashable, list[tuple[int, int, bool]]] = defaultdict(list)
    for start, end, look in _whole(looks):
        is_part = _is_within_word(text, start) or _is_within_word(text, end)
        if is_part or end - start == 1:
            found[look].append((start, end, is_part))
    for stretches in found.values():
        if any(is_part for *_, is_part in stretches) and sum(end - start for start, end, _ in stretches) >= _FEWEST:
            yield tuple((start, end) for start, end, _ in stretches)


def _whole(looks: Iterable[tuple[int, int, Hashable]]) -> Iterator[tuple[int, int, Hashable]]:
    """Yield the stretches with those of one look joined that follow each other."""
    before: tuple[int, int, Hashable] | None = None
    for start, end, look in looks:
        if before is not None and before[1:] == (start, look):
            before = (before[0], end, look)
            continue
        if before is not None:
            yield before
        before = (start, end, look)
    if before is not None:
        yield before


def _is_within_word(text: str, place: int) -> bool:
    return text[max(place - 1, 0) : place].isalpha() and text[place : place + 1].isalpha()
