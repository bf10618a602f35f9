"""Names whose parts recognizers found apart, around a nickname: Imran | "Immy" | Khan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

_OPENED = Expression(r"[ \u00a0]{1,2}[\"“„«‘'(]\Z")
_CLOSED = Expression(r"[\"”“»’')][ \u00a0]{1,2}\Z")
_WORDS = Expression(r"[^\W\d_][\w'’.-]*(?: [^\W\d_][\w'’.-]*)?\Z")
_LONGEST_GAP = 3  # characters


def around_nicknames(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield one mention for each given name, nickname in quotes or brackets, and family name in a row."""
    people = sorted((each for each in mentions if each.kind is Kind.PERSON), key=lambda each: each.start)
    for given, nickname, family in zip(people, people[1:], people[2:], strict=False):
        if (
            _between(text, given, nickname, _OPENED)
            and _between(text, nickname, family, _CLOSED)
            and all(_WORDS.match(each.words(text)) for each in (given, nickname, family))
        ):
            yield replace(given, end=family.end, score=max(given.score, family.score))


def _between(text: str, one: Mention, other: Mention, form: Expression) -> bool:
    return one.end < other.start <= one.end + _LONGEST_GAP and form.match(text[one.end : other.start]) is not None
