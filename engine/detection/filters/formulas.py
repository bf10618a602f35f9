"""Formulas that a network takes for a person, a code or a trait: how letters close, offsets of time zones, questions.

"Best," above a signature is nobody's name, "+0100" behind the time of a message is nobody's number, and "How old"
states no age.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.lexicon import salutations

# Words of one language stay together.

_LETTER_BEFORE = Expression(r"(?:[.!?…)][\"'”’»]?|(?:\S+[^\S\n]+){3}\S*[^\s,:])[^\S\n]*\n[\s>]*\Z")
_LINE_BEHIND = Expression(r"[,!][ \t]*\n\s*[^\W\d_][^\n]*(?<![,\s])[^\S\n]*(?:\n|\Z)")
_NAME_BELOW = Expression(r"[ ]?[,.!]?[^\S\n]*\n[\s>]*[^\W\d_]")
_OFFSET = Expression(r"(?:UTC|GMT)?\s?[+−-]?(?:0\d|1[0-4]):?(?:00|15|30|45)")
_CLOCK = Expression(r"\d:[0-5]\d(?:\.\d{1,6})?(?:\s?[AaPp]\.?[Mm]\.?)?[ \t]?(?:UTC|GMT)?[ \t]?[+−-]?\Z")
_SIGN = Expression(r"[+−-]")
_QUESTION = Expression(
    r"(?<!\w)(?:how\s(?:old|young|tall|heavy|big)|(?:at\s)?what\sage|wie\s(?:alt|gro(?:ß|ss)|schwer)|quel\sâge|qué\sedad|cuántos\saños|que\sidade|quantos\sanos|hvor\s(?:gamm?el|gamle|høj|høy))"
    r"(?:\s(?:is|are|was|were|ist|sind|war|er|var))?(?:\s(?:he|she|they|you|it|er|sie|han|hun|de))?(?!\w)\??",
    re.IGNORECASE,
)
_REACH = 24
"""Characters before a mention in which a clock or a question is looked for."""
_LETTER = 100
"""Characters before a formula in which the end of the letter is looked for."""


def is_formula(text: str, mention: Mention) -> bool:
    """Return whether a network's mention is a formula, which identifies nobody."""
    return _closes(text, mention) or _is_offset(text, mention) or _asks(text, mention)


def _closes(text: str, mention: Mention) -> bool:
    """Return whether it is what a letter closes with, on a line of its own between a sentence and a name.

    Without a sentence, or before a line that ends with a comma, it may be a surname in a list: "Best," and "Love,".
    Words in short ("BW") need no comma.
    """
    start, end = mention.start, mention.end
    closes = salutations.is_closing(text, start, end) and _LINE_BEHIND.match(text, end)
    if not (closes or (_NAME_BELOW.match(text, end) and salutations.is_short_closing(text, start, end))):
        return False
    return _LETTER_BEFORE.search(text, max(0, mention.start - _LETTER), mention.start) is not None


def _is_offset(text: str, mention: Mention) -> bool:
    """Return whether it is the offset of a time zone, with its sign, right behind a time."""
    if mention.kind is Kind.DATETIME or not _OFFSET.fullmatch(text, mention.start, mention.end):
        return False
    signed = _SIGN.search(text, max(0, mention.start - 1), mention.end) is not None
    return signed and _CLOCK.search(text, max(0, mention.start - _REACH), mention.start) is not None


def _asks(text: str, mention: Mention) -> bool:
    """Return whether it is a question for a trait, or a part of one, and states none."""
    if mention.kind is not Kind.DEM or mention.end - mention.start > _REACH:
        return False
    asked = _QUESTION.finditer(text, max(0, mention.start - _REACH), mention.end + _REACH)
    return any(each.start() <= mention.start and mention.end <= each.end() for each in asked)
