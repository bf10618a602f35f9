"""What is decided before any optimizer runs: the person's own words, and the direct identifiers."""

from __future__ import annotations

import unicodedata

from engine.types import Action, DecidedBy, Decision, Entity, Role

# HIPAA Safe Harbor, 45 CFR 164.514(b)(2)(i)(C); annotators of the benchmark mask nine dates in ten as well.
_DATES = "Dates more exact than a year are always masked."


def fixed(text: str, entity: Entity, *, keep: tuple[str, ...]) -> Decision | None:
    """The decision that no optimizer may change, or None.

    The person's terms are masked; what the person keeps stays; direct identifiers and days are always masked.
    """
    if any(mention.recognizer == "terms" for mention in entity.mentions):
        return Decision(entity.id, Action.MASK, None, DecidedBy.PERSON, "You asked for it.")
    kept = {_plain(words) for words in keep}
    if kept and any(_plain(text[mention.start : mention.end]) in kept for mention in entity.mentions):
        return Decision(entity.id, Action.KEEP, None, DecidedBy.PERSON, "You asked to keep it.")
    if entity.role is Role.DIRECT:
        return Decision(entity.id, Action.MASK, None, DecidedBy.POLICY, "Direct identifiers are always masked.")
    if any(mention.subtype == "date" for mention in entity.mentions):
        return Decision(entity.id, Action.MASK, None, DecidedBy.POLICY, _DATES)
    return None


def _plain(words: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())
