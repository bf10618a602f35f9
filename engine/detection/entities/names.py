"""Names of people: spellings of one person's name ("Mr Leszek Kołodziński", "L. Kołodziński"), and keys of mentions."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product

from dateutil import parser

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.name_forms import DEGREES, TITLES_BEFORE, TITLES_BEHIND, other_forms
from engine.core.types import Kind, Mention

# Keys of mentions: equal for all spellings of one thing.


# Kinds that identify alone: a name, a number, an address (paper 2, section 1).
_DIRECT_KINDS = frozenset({Kind.PERSON, Kind.CODE})
_DIRECT_SUBTYPES = frozenset({"street-address"})

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00ad": None, "‐": "-", "‑": "-"})
_POSSESSIVE = Expression(r"'s?$")
_ARTICLE = Expression(r"^(?:the|an?)\s+", re.IGNORECASE)
_COMPANY = Expression(
    r",?\s+(?:ltd|limited|inc|incorporated|llc|llp|plc|corp|gmbh|s\.?a|ag|a/s|oy|ab)\.?$", re.IGNORECASE
)
_WORD = Expression(r"[^\W_]+")
_FEWEST_LETTERS = 4


def is_direct(mention: Mention) -> bool:
    """Return whether a mention's kind or subtype is a direct identifier."""
    return mention.kind in _DIRECT_KINDS or mention.subtype in _DIRECT_SUBTYPES


def canonical(words: str) -> str:
    """Return lower-cased NFKC text with straight quotes, single spaces and no soft hyphens."""
    plain = unicodedata.normalize("NFKC", words).translate(_QUOTES)
    return " ".join(plain.casefold().split())


def fold_letters(words: str) -> str:
    """Return folded text without diacritics, since names are written with and without them."""
    return fold(canonical(words))


def key(words: str, mention: Mention) -> str:
    """Return a key, equal for mentions of one thing. It ignores the kind, since a town may be read as LOC or ORG."""
    if mention.word is not None:
        return f"word at {mention.word}"
    if mention.kind is Kind.DATETIME:
        day = calendar_day(words)
        if day:
            return day
    letters = _WORD.findall(canonical(words))
    if len(letters) >= _FEWEST_LETTERS and all(len(each) == 1 for each in letters):
        return "".join(letters)  # with any separators
    plain = _POSSESSIVE.sub("", _ARTICLE.sub("", canonical(words)))
    return (_COMPANY.sub("", plain).strip(" .,;:") or plain).replace(" ", "")


@lru_cache(maxsize=4096)
def calendar_day(words: str) -> str | None:
    """Return the ISO 8601 day; None unless day, month and year are given and unambiguous."""
    if not re.search(r"\b\d{4}\b", words) or len(re.findall(r"\d+|[^\W\d_]{3,}", words)) != 3:
        return None
    try:
        readings = {parser.parse(words, dayfirst=dayfirst).date().isoformat() for dayfirst in (True, False)}
    except (ValueError, OverflowError):
        return None
    return readings.pop() if len(readings) == 1 else None


TITLES = TITLES_BEFORE | TITLES_BEHIND
# Roles in a proceeding or a note, which are not names.
ROLES = frozenset(
    "plaintiff plaintiffs defendant defendants applicant applicants appellant appellee respondent petitioner claimant "
    "complainant accused witness patient client counsel attorney court government".split()
)
_CIVIL = frozenset("mr mrs ms miss mx dr".split())
_ALSO_SURNAMES = frozenset("constable do don judge lord major nurse".split())
"""Titles that are surnames behind a civil title: "Mrs Constable", "Dr Major"; not "Mr Justice", who is a judge."""
_NAME_WORD = Expression(r"[^\W\d_]+(?:['’-][^\W\d_]+)*\.?")


@dataclass(frozen=True, slots=True)
class NameParts:
    """Given names or initials, and the family name; letters only, folded."""

    given: tuple[str, ...]
    family: str


def parse(written: str) -> NameParts | None:
    """Return the parts of a written name, or None if only titles are left."""
    possessive = re.sub(r"['’]s?$", "", written.strip())
    before, comma, after = possessive.partition(",")
    left, right = _parts(before), _parts(after)
    if comma and right:
        return NameParts(tuple(right), left[-1]) if left else NameParts(tuple(right[:-1]), right[-1])
    return NameParts(tuple(left[:-1]), left[-1]) if left else None


def is_name(written: str) -> bool:
    """Return whether more than titles and roles is left; a single letter must be a capital, as in "Mr K."."""
    name = parse(written)
    if name is None or {*name.given, name.family} <= ROLES:
        return False
    return bool(name.given) or len(name.family) > 1 or name.family.upper() in written


def _parts(written: str) -> list[str]:
    words = [match.rstrip(".") for match in _NAME_WORD.findall(DEGREES.sub(" ", fold_letters(written)))]
    if len(words) == len(("title", "surname")) and words[0] in _CIVIL and words[1] in _ALSO_SURNAMES:
        return words[1:]
    return [word for word in words if word not in TITLES]


def compatible(long: NameParts, short: NameParts) -> bool:
    """Return whether `short` may be another spelling of `long`: same family name, no given name that contradicts."""
    if not short.given:
        return short.family == long.family or (len(short.family) > 1 and short.family in long.given)
    if short.family != long.family or not long.given:
        return False
    return all(
        any(theirs.startswith(own) if len(own) == 1 else _is_same_given(theirs, own) for theirs in long.given)
        for own in short.given
    )


def _is_same_given(one: str, other: str) -> bool:
    """Return whether two given names are the same, one the initial of the other, or its familiar form: Ron, Ronald."""
    return one in (other, other[:1]) or one in other_forms().get(other, ())


_SEX_OF_TITLE = dict.fromkeys("mr sir monsieur herr herrn don sr senor".split(), "male")
_SEX_OF_TITLE |= dict.fromkeys("mrs ms miss mme mlle madame mademoiselle frau dona sra srta senora".split(), "female")
FRENCH_TITLES = frozenset("mme mlle madame mademoiselle monsieur".split())
MONSIEUR = Expression(r"M\.[ \u00a0](?=\S)")
_FIRST = Expression(r"[^\W\d_]+")


def _title(written: str) -> str:
    first = _FIRST.match(written)
    return fold_letters(first[0]) if first else ""


def _titled(written: Iterable[str]) -> dict[str, tuple[NameParts, str]]:
    """Return the parts of each written name, and the sex by its title or first name, or "".

    With French titles, "M." is Monsieur.
    """
    names = tuple(dict.fromkeys(written))
    french = any(_title(each) in FRENCH_TITLES for each in names)
    found = {}
    for each in names:
        plain = MONSIEUR.sub("Monsieur ", each, count=1) if french and MONSIEUR.match(each) else each
        if name := parse(plain):
            found[each] = name, _SEX_OF_TITLE.get(_title(plain)) or _sex_of(name)
    return found


def _sex_of(name: NameParts) -> str:
    """Return the sex of all but all bearers of the first given name; "" if there is none, or both have it."""
    return _sexes().get(name.given[0], "") if name.given else ""


@cache
def _sexes() -> dict[str, str]:
    rows = (line.split("\t") for line in resources.read_list("lists/first_names_by_sex.tsv"))
    return {name: sex for sex, names in rows for name in names.split()}


_LEAST_BEFORE_S = 2  # letters


def genitives(written: Iterable[str]) -> dict[str, str]:
    """Return the names that end in "s" and without it are another written name, or a part of one, with that name."""
    names = tuple(dict.fromkeys(written))
    parts = {part for each in names for part in _parts(each)}
    found = {}
    for each in names:
        base = each[:-1]
        last = (_parts(base) or [""])[-1]
        is_genitive = each.endswith(("s", "S")) and not base.endswith(("s", "S", "'", "’"))
        if is_genitive and len(last) > _LEAST_BEFORE_S and last in parts:
            found[each] = base
    return found


def group_names(written: list[str]) -> dict[str, str]:
    """Return the key of the person for every written name.

    A name joins the only person with whose longer name it is compatible, unless their titles show different sexes. A
    name compatible with two people (a family's surname) becomes a separate person, as either choice would be a guess.
    """
    parsed = _titled(written)
    people = _People()
    of_name: dict[tuple[NameParts, str], str] = {}
    sexes: dict[str, str] = {}
    both_sexes = {name for name, sex in parsed.values() if sex == "male"} & {
        name for name, sex in parsed.values() if sex == "female"
    }
    longest_first = sorted(
        set(parsed.values()),
        key=lambda each: (-len(each[0].given), -sum(map(len, each[0].given)), each[0].family, not each[1], each[1]),
    )
    for name, sex in longest_first:
        fitting = (person for other, person in people.candidates(name) if compatible(other, name))
        may_be = (sex,) if name in both_sexes else ("", sex)
        person = _only(each for each in fitting if not sex or sexes.get(each, "") in may_be)
        person = person or f"person:{' '.join((*name.given, name.family))}{':' if sex else ''}{sex}"
        of_name[name, sex] = person
        sexes[person] = sexes.get(person) or sex
        people.add(name, person)
    return {each: of_name[titled] for each, titled in parsed.items()}


def _only(people: Iterable[str]) -> str | None:
    """Return the only distinct element; None if there are several, or none."""
    first = None
    for each in people:
        if first not in (None, each):
            return None
        first = each
    return first


class _People:
    """An index of names and their people by the parts that a shorter name must share with them.

    It avoids comparing every pair in a list of thousands.
    """

    def __init__(self) -> None:
        self._by_given: dict[str, list[tuple[NameParts, str]]] = defaultdict(list)
        self._by_family: dict[tuple[str, ...], list[tuple[NameParts, str]]] = defaultdict(list)

    def add(self, name: NameParts, person: str) -> None:
        found = name, person
        for given in set(name.given):
            self._by_given[given].append(found)
        signs = sorted({*name.given, *(f"{given[0]}." for given in name.given)})
        for shared in ((), *((sign,) for sign in signs), *combinations(signs, 2)):
            self._by_family[name.family, *shared].append(found)

    def candidates(self, short: NameParts) -> Iterator[tuple[NameParts, str]]:
        """Yield a superset of the names of which `short` may be another spelling."""
        if not short.given:
            yield from self._by_given.get(short.family, ())
        longest = sorted(short.given, key=len, reverse=True)[:2]
        for shared in {tuple(sorted(set(each))) for each in product(*map(_signs, longest))}:
            yield from self._by_family.get((short.family, *shared), ())


def _signs(given: str) -> tuple[str, ...]:
    """Return index keys of longer names that may contain this given name, a form of it, or one with this initial."""
    return (f"{given}.",) if len(given) == 1 else (given, given[0], *other_forms().get(given, ()))
