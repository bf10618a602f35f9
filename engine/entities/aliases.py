"""Short names that the text itself defines: `European Court of Human Rights (ECtHR)`, `Orrin Valley ("OVHS")`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.entities.keys import key
from engine.types import Kind, Mention

_DEFINITION = re.compile(
    r"\s{0,2}\(\s?(?:(?:hereinafter|hereafter|also known as|a/k/a|referred to as|or)\s+)?"
    r"(?:[\"“”']\s?(?P<quoted>[^\"“”'()\n]{2,40}?)\s?[\"“”']|(?P<initials>[A-Z][A-Za-z.&]{1,9}))\s?\)"
)
# "the applicant", "the Ministry": what everybody of the kind is called identifies nobody.
_GENERIC = re.compile(r"^(?:the|an?|this|plaintiff|defendant|applicant|claimant|respondent)\b", re.IGNORECASE)
_REASON = "The document defines it as a short name of something that was found."


@dataclass(frozen=True, slots=True)
class Alias:
    mention: Mention
    key: str
    of: str


def defined_aliases(text: str, mentions: Iterable[Mention]) -> tuple[Alias, ...]:
    """The defining place of every alias; its other places are found as repeats."""
    aliases = []
    for mention in mentions:
        if mention.kind not in (Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC):
            continue
        match = _DEFINITION.match(text, mention.end)
        if not match:
            continue
        group = "quoted" if match["quoted"] else "initials"
        written = match[group]
        name = text[mention.start : mention.end]
        if _GENERIC.match(written) or (group == "initials" and not _initials_of(written, name)):
            continue
        start, end = match.span(group)
        alias = replace(mention, start=start, end=end, recognizer="aliases", reason=_REASON)
        aliases.append(Alias(alias, key(written, alias), key(name, mention)))
    return tuple(aliases)


def _initials_of(short: str, name: str) -> bool:
    capitals = [letter for letter in short if letter.isupper()]
    initials = [word[0] for word in re.findall(r"\w+", name) if word[0].isupper()]
    return len(capitals) > 1 and all(letter in initials for letter in capitals)
