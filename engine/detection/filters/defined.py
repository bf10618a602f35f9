"""Terms that a contract or pleading defines as a role or a thing: ("the Grazier"), (nachfolgend "Mieter").

The article or the words of the definition show that the term is none of a name, which is defined without one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import OF_USER, Kind, Mention, Recognizer

# Lists of words stay together.
# ruff: noqa: E501

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
_PARTIES = frozenset(
    stem + ending
    for stems, endings in (
        ("mieter vermieter untermieter pächter verpächter käufer verkäufer arbeitgeber arbeitnehmer auftraggeber auftragnehmer", ("", "in", "s")),
        ("bailleur preneur locataire vendeur acquéreur cédant cessionnaire prestataire bailleresse preneuse venderesse", ("", "s")),
        ("arrendador vendedor comprador prestador deudor acreedor fiador trabajador locador", ("", "a", "es", "as")),
        ("arrendatari prestatari mutuari locatári arrendatári senhori inquilin contratad outorgad mutuári cessionári", ("o", "a", "os", "as")),
        ("poderdante contratante outorgante cedente", ("", "s")),
        ("leier utleier fremleier framleier lejer udlejer fremlejer selger kjøper sælger køber oppdragsgiver oppdragstaker", ("", "en", "ne")),
    )
    for stem in stems.split()
    for ending in endings
)  # fmt: skip
"""Parties of contracts, whose word is no name though a text in capitals or with labels writes it like one."""
_ARTICLES = ("der ", "die ", "le ", "la ", "el ", "o ", "a ")
_THEN_WORD = Expression(r"(?:(?<=[^\W\d_]{3})[.;,]|\s?\n)\s{0,3}(?P<word>[^\W\d_]+)\Z")
_LABELS = Expression(r"\s?:")
_CALLED = Expression(
    r"(?<!\w)(?:Herrn?|Frau|Fam(?:ilie|\.)|Dr\.|Prof\.|M\.|Mme|Mlle|Monsieur|Madame|Sra?\.?|Srta\.?|Don|Doña|D\.ª?|Dña\.|Dona|Fru|Hr\.?|Mr\.?|Mrs\.?|Ms\.?) \Z"
)
_LONGEST_ADDRESS = 12
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


def without_parties(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without the words for parties of a contract: "LOCATÁRIO", "Utleier"; names end before them."""
    for each in mentions:
        if each.recognizer in OF_USER:
            yield each
        elif each.kind is Kind.PERSON and (party := _party_behind(text, each)) is not None:
            yield replace(each, end=party) if _LABELS.match(text, each.end) else each
        elif not _is_party(each.words(text)) or _is_called(text, each):
            yield each


def _is_party(written: str) -> bool:
    word = written.casefold()
    return word in _PARTIES or any(word.removeprefix(article) in _PARTIES for article in _ARTICLES)


def _party_behind(text: str, mention: Mention) -> int | None:
    """Return where a name ends that a recognizer read together with the label of the next party, or None."""
    behind = _THEN_WORD.search(text, mention.start, mention.end)
    return behind.start() if behind and behind["word"].casefold() in _PARTIES else None


def _is_called(text: str, mention: Mention) -> bool:
    """Return whether a form of address or a given name before a word shows that somebody is called so."""
    return _CALLED.search(text, max(0, mention.start - _LONGEST_ADDRESS), mention.start) is not None


def _words_of_names(text: str, mentions: Iterable[Mention], terms: set[str]) -> frozenset[str]:
    """Return the words of the names of people, organisations and places that are no term themselves."""
    written = (each.words(text).casefold() for each in mentions if each.kind in (Kind.PERSON, Kind.ORG, Kind.LOC))
    return frozenset(word for name in written if name.removeprefix("the ") not in terms for word in _WORD.findall(name))
