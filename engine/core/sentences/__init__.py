"""English sentences of all messages, by code, in files by room: written once, and translated as whole sentences.

A sentence names its arguments in braces. One that depends on `{count}` is a pair: for one, and for any other number.
"""

from __future__ import annotations

from functools import cache
from string import Formatter

from engine.core.sentences import audit, checks, commands, detection, kinds, reports, risk

Sentence = str | tuple[str, str]

SENTENCES: dict[str, Sentence] = {
    "literal": "{text}",
    **audit.SENTENCES,
    **checks.SENTENCES,
    **commands.SENTENCES,
    **detection.SENTENCES,
    **kinds.SENTENCES,
    **reports.SENTENCES,
    **risk.SENTENCES,
}


@cache
def fields_of(code: str) -> frozenset[str] | None:
    """Return the names of the arguments of a message; None if there is no such code."""
    sentence = SENTENCES.get(code)
    return None if sentence is None else placeholders(sentence if isinstance(sentence, str) else sentence[1])


def placeholders(template: str) -> frozenset[str]:
    """Return the names in braces."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name is not None)
