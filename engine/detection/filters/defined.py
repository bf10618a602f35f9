"""Terms that a contract or pleading defines as a role or a thing: ("the Grazier"), (nachfolgend "Mieter").

The article or the words of the definition show that the term is none of a name, which is defined without one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention, Recognizer

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.DEM})
_TERM = r"(?P<term>[^\W\d_a-zà-öø-ÿ][^\W\d_]+(?:[ -][^\W\d_a-zà-öø-ÿ][^\W\d_]+){0,2})"
_OPEN, _CLOSE = r"[\"“„«‘']\s?", r"\s?[\"”“»’']"
_DEFINED = tuple(
    Expression(form)
    for form in (
        rf"\((?:[^()\"“\n]{{0,40}}\s)?(?:{_OPEN})?[Tt]he\s(?:{_OPEN})?{_TERM}(?:{_CLOSE})\s?\)",
        rf"(?i:nachfolgend|nachstehend|im\sfolgenden|künftig)[^\n\"„“«]{{0,24}}{_OPEN}(?i:(?:der|die|das)\s)?{_TERM}{_CLOSE}",
        rf"(?i:ci-après)[^\n\"“«]{{0,30}}{_OPEN}(?i:l[ea]s?\s|l['’])?{_TERM}{_CLOSE}",
        rf"(?i:en\sadelante|en\slo\ssucesivo|doravante|adiante)[^\n\"“«]{{0,30}}{_OPEN}(?i:(?:el|la|los|las|o|a|os|as)\s)?{_TERM}{_CLOSE}",
        rf"(?i:herefter|heretter)[^\n\"“«]{{0,24}}{_OPEN}{_TERM}{_CLOSE}",
    )
)  # fmt: skip
_WORD = Expression(r"[^\W\d_]+")


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without the network's that are a defined term, unless a word of it is part of a name."""
    found = tuple(mentions)
    terms = {match["term"].casefold() for form in _DEFINED for match in form.finditer(text)}
    names = _words_of_names(text, found, terms) if terms else frozenset()
    for each in found:
        written = each.words(text).casefold().removeprefix("the ")
        is_term = each.recognizer == Recognizer.NEURAL and each.kind in _KINDS and written in terms
        if not is_term or not names.isdisjoint(_WORD.findall(written)):
            yield each


def _words_of_names(text: str, mentions: Iterable[Mention], terms: set[str]) -> frozenset[str]:
    """Return the words of the names of people, organisations and places that are no term themselves."""
    written = (each.words(text).casefold() for each in mentions if each.kind in (Kind.PERSON, Kind.ORG, Kind.LOC))
    return frozenset(word for name in written if name.removeprefix("the ") not in terms for word in _WORD.findall(name))
