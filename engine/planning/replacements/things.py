"""Surrogates of places, addresses, organisations, occupations and ages."""

from __future__ import annotations

import re
from itertools import product, takewhile
from string import ascii_uppercase

from engine.core.expressions import Expression
from engine.core.words import fold_words
from engine.generalisation import ages, categories, places
from engine.generalisation.places import KnownPlace, PlaceExtent
from engine.planning.replacements.codes import postal_code
from engine.planning.replacements.invention import Invention

_WAY = (
    r"(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Terrace|Way|Circle|Square|Highway"
    r"|Parkway|Crescent|Close|Mews|Gardens|Grove|Row|Walk|Trail|Hill|Quay|Park|Plaza)\.?"
)
_STREET = Expression(rf"(?P<number>\d[\w/-]*),?\s(?:\w[\w.'’-]*\s){{1,4}}?(?P<way>{_WAY})(?!\w)", re.IGNORECASE)
_STATE_AND_CODE = Expression(r"(?P<state>[A-Z]{2}|[A-Z]\w+(?:\s[A-Z]\w+)?)\s(?P<code>\d{5}(?:-\d{4})?)")
_POSTAL_CODE = Expression(r"[\dA-Z][\dA-Z -]{3,9}")
_CODE_AND_TOWN = Expression(r"(?:[A-Z]{1,2}-)?\d{4,6}\s\D+")
_NAME = Expression(r"[^\W\d_a-z]\w*[^\W\d_](?:[ '’.-]+[^\W\d_a-z][^\W\d_]+)*")
_ROOMS = frozenset("Apt Apartment Suite Ste Unit Flat Floor Room Building Box PO Post Office Postfach".split())
# Lower-case words in lines of addresses, beside names.
_GENERIC = frozenset(
    "apt apartment suite ste unit flat floor room building house box p.o post office and des del della van der "
    "den dos las les los rue chemin quai cours impasse route via viale vicolo piazza corso calle plaza paseo avenida "
    "rua gate gata gaten gatan vei veien vej vägen väg plass plads torg straat laan weg gasse platz strasse straße "
    "of de la le du da do di st nr no am im zu in on at bis ter th nd rd "
    "ulica street road lane drive avenue boulevard court close square row hall".split()
)
_SHORT = 2  # letters of the shortest words of a language
_ENDING = 2  # letters that an inflection may change
_FIGURE = Expression(r"\d")
_WORD = Expression(r"[^\W\d_]+(?:['’.&-][^\W\d_]+)*")
_LONGEST_ACRONYM = 6  # letters
_YEARS_APART = 4


def place(words: str, invention: Invention) -> str | None:
    """Return another state or country of the same area for a state or country, and an invented town otherwise."""
    known = places.find(words)
    if known is None or known.extent is PlaceExtent.SETTLEMENT:
        return invention.of("town", known.name if known else words)
    other = _neighbour(known, invention)
    if other is None:
        return None
    # An abbreviation replaces an abbreviation: NY, UK.
    short = next((name for name in places.names(other) if name.isupper()), None) if words.isupper() else None
    article = words[:4] if words[:4].lower() == "the " else ""
    return short or article + other.name


def origin(words: str, invention: Invention) -> str | None:
    """Return the demonym of the country that replaces theirs."""
    known = places.origin(words)
    other = _neighbour(known, invention) if known else None
    if other is None or not other.people:
        return None
    called = other.people[0]
    return called + ("s" if words.endswith("s") and called.endswith(("n", "i")) else "")


def _neighbour(known: KnownPlace, invention: Invention) -> KnownPlace | None:
    """Return another area of similar size in the same larger one, the same for a country and for its people."""
    if known.extent not in (PlaceExtent.COUNTRY, PlaceExtent.STATE) or known.within is None:
        return None
    others = [
        each.name
        for each in places.parts(places.area(known.within))
        if each.extent is known.extent and each != known and bool(each.people) is bool(known.people)
    ]
    if not others:
        return None
    name = invention.kept(
        "area", known.name, lambda attempt: invention.source.one_of(others, "area", known.name, attempt)
    )
    return places.area(name) if name else None


def address(words: str, invention: Invention) -> str | None:
    """Return an address with an invented street, the same number of digits, and invented names in its other lines."""
    lines = re.split(r"(\s*[,\n]\s*)", words)
    changed = [_line(each, invention) if index % 2 == 0 else each for index, each in enumerate(lines)]
    return None if None in changed else "".join(filter(None, changed))


def _line(words: str, invention: Invention) -> str | None:
    """Return a line of an address replaced: a street, a state and a code, a code, a town."""
    if match := _STREET.search(words):
        street = invention.of("street", words)
        return street and f"{figures(match['number'], invention)} {street} {match['way']}"
    if match := _STATE_AND_CODE.fullmatch(words):
        other, code = place(match["state"], invention), postal_code(match["code"], invention)
        return f"{other} {code}" if other and code else None
    if not _FIGURE.search(words):
        return place(words, invention) if words else ""
    if _POSTAL_CODE.fullmatch(words):
        return postal_code(words, invention)
    kind = "town" if _CODE_AND_TOWN.fullmatch(words) else "street"
    found = [match for match in _NAME.finditer(words) if match.group() not in _ROOMS]
    invented = [invention.of(kind, match.group()) for match in found]
    rest = _WORD.findall(_NAME.sub(" ", words))
    if any(len(word) > 1 and word.lower() not in _GENERIC for word in rest):
        return None  # "4 rosewood house", "4 ho xu"
    for match, name in reversed(list(zip(found, invented, strict=True))):
        words = words[: match.start()] + (name or "") + words[match.end() :]
    return figures(words, invention) if all(invented) else None


def organisation(words: str, whole: str, invention: Invention) -> str | None:
    """Return an invented name with the words that show the kind: "Halvora Hospital"; capitals for capitals alone.

    Args:
        whole: the longest form in which the document writes the organisation, so that all forms get one name.
    """
    if words.isupper() and len(words) <= _LONGEST_ACRONYM and words.isalpha():
        return invention.kept("acronym", words, lambda attempt: _capitals(words, invention, attempt))
    invented = invention.of("company", whole)
    if invented is None:
        return None
    article = words[:4] if words[:4].lower() == "the " else ""
    written = _WORD.findall(words[len(article) :])
    kept = categories.kind_words(written)
    if len(kept) == len(written) > 1:
        return None  # Red Cross
    return article + " ".join((invented, *(written[index] for index in sorted(kept))))


def _capitals(words: str, invention: Invention, attempt: int) -> str:
    letters = (
        invention.source.one_of(ascii_uppercase, "acronym", words, attempt, index) for index in range(len(words))
    )
    return "".join(letters)


def occupation(words: str, invention: Invention) -> str | None:
    """Return another occupation of the same field."""
    found = categories.field(words)
    if found is None:
        return None
    others = [each for each in categories.occupations(found.name) if not _share_words(each, words)]
    if not others:
        return None
    other = invention.kept(
        "occupation",
        fold_words(words),
        lambda attempt: invention.source.one_of(others, "occupation", fold_words(words), attempt),
    )
    return other and (other.capitalize() if words[:1].isupper() else other)


def _share_words(one: str, other: str) -> bool:
    """Return whether a word of one is one of the other, or an inflection of it: nurse practitioner, nurses."""
    pairs = product(fold_words(one).split(), fold_words(other).split())
    return any(_same_letters(*pair) >= max(min(map(len, pair)) - _ENDING, _SHORT + 1) for pair in pairs)


def _same_letters(one: str, other: str) -> int:
    """Return how many letters two words begin with that are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def age(words: str, subtype: str | None, invention: Invention) -> str | None:
    """Return an age one to four years away, below 90; children stay children."""
    found = ages.span(words, bare=subtype == "age")
    if found is None or found[0] >= ages.POOLED:
        return None
    years, start, end = found
    near = [
        other
        for apart in range(1, _YEARS_APART + 1)
        for other in (years - apart, years + apart)
        if 0 < other < ages.POOLED and (other < 18) == (years < 18)
    ]
    other = invention.source.one_of(near, "age", years)
    spelled = None if words[start:end].isdigit() else ages.spelled(other)
    return words[:start] + (spelled or str(other)) + words[end:]


def figures(words: str, invention: Invention, attempt: int = 0) -> str:
    """Return the words with each digit replaced, the first of a number not by zero."""

    def other(match: re.Match[str]) -> str:
        first = not re.search(r"\d[.,]?$", words[: match.start()])
        allowed = [each for each in ("123456789" if first else "0123456789") if each != match.group()]
        return invention.source.one_of(allowed, "figure", words, match.start(), attempt)

    return _FIGURE.sub(other, words)
