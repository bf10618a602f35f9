"""Surrogates of people's names, part by part, so that "Anna Berg", "Ms Berg" and "A. Berg" stay consistent.

Given names are real, of the sex that a title or the name itself indicates, otherwise neutral. Family names are joined
from parts, so that nobody has the full name (hiding in plain sight, paper 10).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.core.expressions import Expression
from engine.core.words import fold_words
from engine.detection.entities.names import FRENCH_TITLES, MONSIEUR, ROLES
from engine.planning.replacements.invention import Invention, pool

_SEX_OF_TITLE = dict.fromkeys("mr sir lord herr monsieur mister senor signor father brother".split(), "male")
_SEX_OF_TITLE |= dict.fromkeys("ms mrs miss dame lady frau madame mme mlle senora signora sister".split(), "female")
# Titles and degrees stay, since they do not identify.
_TITLES = frozenset(
    "the mx dr prof professor doctor judge justice hon rev reverend fr capt captain lt lieutenant col colonel gen "
    "general sgt sergeant maj major cpl officer detective inspector constable nurse president senator governor mayor "
    "rabbi imam sheikh messrs and md phd esq jr sr ii iii iv rn np do dds qc kc mp jd pa msw lcsw facs bsc msc ba "
    "ma".split()
) | frozenset(_SEX_OF_TITLE)
# Titles that only follow names; some are also family names: Yo-Yo Ma, John Major.
_BEHIND = frozenset("md phd esq jr sr ii iii iv rn np do dds qc kc mp jd pa msw lcsw facs bsc msc ba ma".split())
_NAMES_TOO = frozenset("ma do ba pa".split())
_NEVER_NAMES = frozenset("mr mrs ms mx dr prof rev fr capt lt col gen sgt maj cpl".split())
_PARTICLES = frozenset(
    "van von der den de la le di da del della dos das du do ter ten af av zu zum el al bin ibn binti abu e y".split()
)
# Capitalised, they are particles only inside a name: Van Morrison, but Eddie Van Halen.
_INSIDE = frozenset("van von de di da del della la le el al bin ben ter ten".split())
_IRISH = frozenset(("ni", "o", "ui"))  # with their accents
_WORD = Expression(r"[^\W\d_]+(?:['’‘-][^\W\d_]+)*\.?")
_POSSESSIVE = Expression(r"['’]s$")


class NameRole(StrEnum):
    """The role of a part in a written name."""

    GIVEN = "given"
    FAMILY = "family"
    GIVEN_INITIAL = "given-initial"
    FAMILY_INITIAL = "family-initial"


@dataclass(frozen=True, slots=True)
class NamePart:
    """One part of a written name: its place and its role. `text` has no possessive and no full stop."""

    start: int
    end: int
    text: str
    role: NameRole


def pieces(words: str) -> tuple[NamePart, ...]:
    """Return the parts of a written name without titles and degrees; family names with particles: "van der Berg"."""
    found = _named(words)
    named: list[tuple[int, int, str]] = []
    particles: int | None = None
    for match in found:
        text = _POSSESSIVE.sub("", match.group())
        if match is not found[-1] and _is_particle(text, inside=bool(named)):
            particles = match.start() if particles is None else particles
            continue
        bare = text.rstrip(".") or text
        start = match.start() if particles is None else particles
        named.append((start, match.start() + len(bare), bare))
        particles = None
    comma = words.find(",")
    family = max((index for index, (_, end, _) in enumerate(named) if end <= comma), default=-1) if comma >= 0 else -1
    if family < 0 or family == len(named) - 1:
        family = len(named) - 1
    return tuple(
        NamePart(start, end, text, _ROLES_OF[index == family, len(text) == 1])
        for index, (start, end, text) in enumerate(named)
    )


def _named(words: str) -> list[re.Match[str]]:
    """Return the words without titles and degrees; empty for titles alone: "the Judge"."""
    everything = list(_WORD.finditer(words))
    if all(fold_words(match.group()) in _TITLES for match in everything):
        return []
    named: list[re.Match[str]] = []
    for match in everything:
        if fold_words(match.group()) not in _TITLES or _is_name(match, len(named), last=match is everything[-1]):
            named.append(match)
    return named


def _is_name(match: re.Match[str], names_before: int, *, last: bool) -> bool:
    """Return whether a word that can be a title is a name by its position."""
    plain, words = fold_words(match.group()), match.string
    if words[: match.start()].rstrip().endswith(","):
        return False
    if plain in _BEHIND:
        is_degree = match.group().isupper() and not words.isupper() and names_before > 1
        return not names_before or (plain in _NAMES_TOO and not is_degree)
    if match.group().islower() or plain in _NEVER_NAMES:
        return False
    return (last and names_before > 0) or (not names_before and words[match.end() :].startswith(","))


def _is_particle(text: str, *, inside: bool) -> bool:
    plain = fold_words(text)
    if text.islower():
        return plain in _PARTICLES
    return (plain in _IRISH and not text.isascii()) or plain == "mac" or (inside and plain in _INSIDE)


_ROLES_OF = {
    (False, False): NameRole.GIVEN,
    (False, True): NameRole.GIVEN_INITIAL,
    (True, False): NameRole.FAMILY,
    (True, True): NameRole.FAMILY_INITIAL,
}


def initials(words: str) -> str | None:
    """Return the initials of a name: "A.B." for "Anna Berg"; None without a name beside titles, or without capitals."""
    found = [piece.text for piece in pieces(words)]
    letters = [text[0] for text in found]
    if not letters or not any(letter.isupper() for letter in letters):
        return None
    return "".join(f"{letter.upper()}." for letter in letters)


@dataclass(frozen=True, slots=True)
class DocumentNames:
    """The names of the people of a document: which words are given names, and of which sex.

    Attributes:
        french: titles in the names are French, so that "M." is Monsieur.
    """

    given: dict[str, str]
    families: frozenset[str]
    french: bool = False

    def role(self, piece: NamePart, alone: bool) -> NameRole:
        """Return the role of a part; a lone name without title is a given name if it is elsewhere, or nothing else."""
        name = fold_words(piece.text)
        is_given = name in self.given or (name not in self.families and _sex_of(name) is not None)
        return NameRole.GIVEN if alone and piece.role is NameRole.FAMILY and is_given else piece.role


def people(written: Iterable[tuple[str, ...]]) -> DocumentNames:
    """Return the given and family names of a document from its written names.

    Args:
        written: for each person, all forms in which the document writes the name.
    """
    given: dict[str, str] = {}
    families: set[str] = set()
    french = False
    for person in written:
        french = french or any(fold_words(each) in FRENCH_TITLES for words in person for each in _WORD.findall(words))
        titles = (_SEX_OF_TITLE.get(fold_words(match.group())) for words in person for match in _WORD.finditer(words))
        sex = next(filter(None, titles), None)
        for words in person:
            found = pieces(words)
            given |= {
                name: sex or _sex_of(name) or given.get(name, "neutral")
                for name in (fold_words(piece.text) for piece in found if piece.role is NameRole.GIVEN)
            }
            families |= {
                fold_words(piece.text)
                for piece in found
                if piece.role is NameRole.FAMILY and (len(found) > 1 or _is_titled(words))
            }
    return DocumentNames(given, frozenset(families), french)


def renamed(words: str, who: tuple[str, ...], everybody: DocumentNames, invention: Invention) -> str | None:
    """Return a written name with its parts replaced; None if it has no name, or a part of it would stay.

    Args:
        who: all forms in which the document writes this person, which show what an initial abbreviates.
    """
    words = unicodedata.normalize("NFC", words)
    if everybody.french and (title := MONSIEUR.match(words)) and not _has_initial_m(who):
        rest = renamed(f"Monsieur {words[title.end() :]}", who, everybody, invention)
        return rest and title[0] + rest.removeprefix("Monsieur ")
    found = pieces(words)
    if not found or all(fold_words(piece.text) in ROLES for piece in found) or _has_more(words):
        return None
    titled = _is_titled(words)
    text = words
    for piece in reversed(found):
        role = everybody.role(piece, alone=len(found) == 1 and not titled)
        part = _part(piece, role, who, everybody, invention)
        if part is None:
            return None
        text = text[: piece.start] + _like(piece.text, part) + text[piece.end :]
    return text


def _part(
    piece: NamePart, role: NameRole, who: tuple[str, ...], everybody: DocumentNames, invention: Invention
) -> str | None:
    if role is NameRole.GIVEN:
        return given(piece.text, everybody, invention)
    if role is NameRole.FAMILY:
        return family(piece.text, invention)
    wanted = NameRole.GIVEN if role is NameRole.GIVEN_INITIAL else NameRole.FAMILY
    letter = fold_words(piece.text)
    for written in who:
        for other in pieces(written):
            if other.role is wanted and fold_words(other.text).startswith(letter):
                whole = _part(other, wanted, (), everybody, invention)
                return whole and whole[0]
    return invention.letter(piece.text)


def _has_initial_m(who: tuple[str, ...]) -> bool:
    """Return whether a given name of somebody begins with M, besides what may be a title."""
    names = (piece for words in who for piece in pieces(MONSIEUR.sub("", words, count=1)))
    return any(piece.role is not NameRole.FAMILY and fold_words(piece.text).startswith("m") for piece in names)


def _has_more(words: str) -> bool:
    """Return whether the words hold digits or combining vowel marks, which would stay."""
    return any(letter.isnumeric() or unicodedata.category(letter).startswith("M") for letter in words)


def _is_titled(words: str) -> bool:
    return any(fold_words(match.group()) in _TITLES for match in _WORD.finditer(words))


def given(name: str, everybody: DocumentNames, invention: Invention) -> str | None:
    """Return a surrogate of a given name, of the sex that the document or the name indicates."""
    return invention.of(
        f"given-{everybody.given.get(fold_words(name)) or _sex_of(fold_words(name)) or 'neutral'}", name
    )


def family(name: str, invention: Invention) -> str | None:
    """Return a surrogate of a family name."""
    return invention.of("surname", name)


def _sex_of(name: str) -> str | None:
    """Return the sex of a folded given name by the bundled lists."""
    return next(
        (sex for sex in ("female", "male") if name in {fold_words(each) for each in pool(f"given-{sex}")}), None
    )


def _like(old: str, new: str) -> str:
    if old.isupper() and len(old) > 1:
        return new.upper()
    return new.lower() if old.islower() else new
