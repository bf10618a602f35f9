"""What is decided before any optimizer runs: the person's own words, and the direct identifiers."""

from __future__ import annotations

import re
import unicodedata

from engine.types import Action, DecidedBy, Decision, Entity, Role

# HIPAA Safe Harbor, 45 CFR 164.514(b)(2)(i)(C), both; annotators of the benchmark mask nine dates in ten as well.
_DATES = "Dates more exact than a year are always masked."
_AGES = "Ages over 89 are always masked."

# Read from the words, not from the recognizer: "101-year-old man" is one mention of the network's.
_OVER_89 = re.compile(
    r"(?<![\d.,])(?:9\d|1[0-4]\d)[-‑\s]{0,2}(?:(?:years?|yrs?)[-‑\s]{1,2}(?:old|of\sage)|y/?o\b|y\.\s?o\.)"
    r"|\b(?:ninety(?:[-‑\s](?:one|two|three|four|five|six|seven|eight|nine))?|hundred(?:\sand\s\w+)?)"
    r"[-‑\s]years?[-‑\s](?:old|of\sage)"
    r"|\bage[ds]?\b[^\w\n]{0,3}(?:(?:of|at)\s)?(?:9\d|1[0-4]\d)(?![\d.]|[-‑\s]{0,2}(?:month|week|day|mo\b|wk))",
    re.IGNORECASE,
)


def fixed(text: str, entity: Entity, *, keep: tuple[str, ...]) -> Decision | None:
    """The decision that no optimizer may change, or None.

    The person's terms are masked; what the person keeps stays; direct identifiers, days and ages over 89 always.
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
    if any(_OVER_89.search(text, mention.start, mention.end) for mention in entity.mentions):
        return Decision(entity.id, Action.MASK, None, DecidedBy.POLICY, _AGES)
    return None


def _plain(words: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())
