"""Boundaries of mentions: legal forms, full stops and other edges added.

A recognizer of words misses the edges of longer units: the legal form of a company, the full stop of an abbreviation,
the rest of a compound. Annotators include these, and an edge that stays visible is still informative.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core.types import Kind, Mention
from engine.detection.edges import extending, extending_people, stamps

_REACH = 40
"""Characters before a mention that a rule may look at."""
_EDGES = {
    kind: tuple(each for each in (*extending_people.EDGES, *extending.EDGES) if kind in each.kinds) for kind in Kind
}


def widen(text: str, mention: Mention) -> Mention:
    """Return `mention` extended by every rule of its kind, in order, and a day by the rest of its stamp."""
    start, end = mention.start, mention.end
    for edge in _EDGES[mention.kind]:
        if edge.last and not edge.last.search(text, start, end):
            continue
        if edge.whole and not edge.whole.fullmatch(text, start, end):
            continue
        if edge.before and (before := edge.before.search(text, max(0, start - _REACH), start)):
            start = before.start()
        if edge.after and (after := edge.after.match(text, end)):
            end = after.end()
    start, end = _balanced(text, start, end)
    widened = mention if (start, end) == (mention.start, mention.end) else replace(mention, start=start, end=end)
    return stamps.whole(text, widened)


_PAIRS = (("(", ")"), ("[", "]"))


def _balanced(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span with balanced brackets: a missing one right outside added, a lone one at the edge removed."""
    for opening, closing in _PAIRS:
        lone = text.count(opening, start, end) - text.count(closing, start, end)
        if lone == 1 and text[end : end + 1] == closing:
            end += 1
        elif lone == -1 and start and text[start - 1] == opening:
            start -= 1
        elif lone == 1 and text[start] == opening:
            start += 1
        elif lone == -1 and text[end - 1] == closing:
            end -= 1
    return start, end
