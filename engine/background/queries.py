"""Look-up of the words of a document in the index of background data, by their kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from pyroaring import BitMap

from engine.background import terms
from engine.background import words as names
from engine.background.words import LITTLE, code, is_generic, parts, plain
from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.generalisation import ages, dates, numbers, places

Find = Callable[[str], BitMap | None]
"""A function that returns the people of a term, or None if it is not in the index."""
_Found = BitMap | None
"""The people whom a phrase fits; None if it is not in the index, and so excludes nobody."""

_SPAN = Expression(r"aged (\d{1,3}) ?[-–] ?(\d{1,3})|aged (\d{1,3}) or older", re.IGNORECASE)
_OLDEST = 125
_ABOUT = Expression(r"about (.+)", re.IGNORECASE)
_FROM_TO = Expression(r"(.+) to .+", re.IGNORECASE)
_WHOLE = Expression(r"(.+)")
_TAIL = Expression(rf"(?:[x*#•.\s-]*[x*#•]|(?:ending|ends) (?:in|with))[-\s]*(\d{{{terms.TAIL}}})", re.IGNORECASE)
_ZIP = Expression(r"(\d{3})(?:\*\*|xx|00)?", re.IGNORECASE)
_LIST = Expression(r"\s*,\s*|\s+(?:in|near|at)\s+")


def people(find: Find, words: str, kind: Kind, year: int | None, person: BitMap) -> _Found:
    """Return the people whom the words fit.

    Args:
        year: year in which the words were written; it turns ages into years of birth.
        person: the data subject, or nobody; see `Background.people`.
    """
    if person:
        found = list(readings(find, words, kind, year))
        return fitting(found, person) or next(iter(found), None)
    return next(filter(None, (_any(read(find, words, year)) for read in _READ[kind])), None)


def readings(find: Find, words: str, kind: Kind, year: int | None) -> Iterator[BitMap]:
    """Yield the people whom the words fit, for each reading that fits anybody, the likeliest first."""
    return (each for read in _READ[kind] for each in read(find, words, year) if each)


def fitting(found: Iterable[BitMap], person: BitMap) -> _Found:
    """Return the people in all sets that contain the data subject; None if there is no such set.

    If several people may be the data subject, each of them is included if one of the sets has them: nobody knows which
    is meant.
    """
    containing = [each for each in found if not each.isdisjoint(person)]
    return BitMap.intersection(*containing) | (person & BitMap.union(*containing)) if containing else None


def by_name(find: Find, words: str) -> _Found:
    """Return the bearers of a name, in any of its forms: whole, with initials, the family name alone, with a title.

    If nobody bears all of it, return those who bear its first and last word: a middle name may be missing in the index.
    """
    name = names.parse(words)
    if name is None:
        return None
    if not name.given:
        family = _family(find, name.family[-1])
        return family if name.titled else _any([family, _given(find, name.family[-1])])
    for given in dict.fromkeys((name.given, name.given[:1])):
        bearers = _all([*(_given(find, each) for each in given), *(_family(find, each) for each in name.family)])
        found = bearers or _all(_any([_given(find, each), _family(find, each)]) for each in (*given, *name.family))
        if found:
            return found
    return None


def _given(find: Find, word: str) -> _Found:
    return find(f"given-initial:{word}" if len(word) == 1 else f"given:{word}")


def _family(find: Find, word: str) -> _Found:
    return find(f"family-initial:{word}" if len(word) == 1 else f"family:{word}")


def _name(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    yield by_name(find, words)


def _capitalised_name(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    if words[:1].isupper() and not any(map(str.isdigit, words)):
        yield by_name(find, words)


def _date(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by date: two sets if the order of day and month is ambiguous."""
    yield from (find(f"date:{each.key}") for each in dates.readings(words))


def _age(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by age, from a column of ages."""
    yield _any(find(f"age:{age}") for age in _ages(words))


def _born(find: Find, words: str, year: int | None) -> Iterator[_Found]:
    """Yield the people who reached such an age in `year`, or will in the next."""
    if year is not None:
        yield _any(find(f"born:{birth}") for birth in {year - age - late for age in _ages(words) for late in (0, 1)})


def _ages(words: str) -> Iterator[int]:
    """Yield the ages in a phrase, or in an age band of `engine.generalisation.steps`."""
    if match := _SPAN.fullmatch(words.strip()):
        first, last, oldest = match.groups()
        yield from range(int(oldest or first), _OLDEST if oldest else int(last) + 1)
    elif found := ages.span(words):
        yield found[0]


def _place(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield the people of the whole phrase, then of all known places in it: "12 Harbour Street, Bergen"."""
    yield _spot(find, words)
    listed = _LIST.split(words)
    if len(listed) > 1:
        yield _known(_spot(find, part) for part in listed)


def _spot(find: Find, words: str) -> _Found:
    """Return the people filed under the words themselves, or under a place of the hierarchy."""
    found = places.find(words)
    return _any([_term(find, words), find(terms.place(found)) if found else None])


def _zip(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    if match := _ZIP.fullmatch(words.strip()):
        yield find(f"zip:{match[1]}")
    elif words[:5].isdecimal():
        yield _term(find, words.strip()[:5])


def _phrase(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by the whole, or by all known phrases in it, longest first: a retired nurse is a nurse."""
    folded = plain(words)
    yield _term(find, folded) or _term(find, terms.organisation(folded)) or _phrases_in(find, folded)


def _phrases_in(find: Find, folded: str) -> _Found:
    taken: set[int] = set()
    found = []
    for start, part in _places(folded):
        span = set(range(start, start + len(part.split())))
        if not span & taken and (people_ := _term(find, part)):
            taken |= span
            found.append(people_)
    return _known(found)


def _places(folded: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of plain words, with the number of their first word."""
    each = folded.split()
    for part in parts(folded):
        length = len(part.split())
        yield from (
            (start, part) for start in range(len(each) - length + 1) if each[start : start + length] == part.split()
        )


def _term(find: Find, words: str) -> _Found:
    """Return the people of the words as they are, or in the other number: nurses, nurse."""
    folded = plain(words)
    if not folded or is_generic(folded) or folded in LITTLE:
        return None
    other = folded.removesuffix("s") if folded.endswith("s") else f"{folded}s"
    return _filed(find, folded) or (None if is_generic(other) else _filed(find, other))


def _filed(find: Find, folded: str) -> _Found:
    """Return the people filed under the words as a value, or as a part of one."""
    return _any([find(f"term:{folded}"), find(f"part:{folded}")])


def _code(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by number (however divided), phone number without country, or the last four digits."""
    if tail := _TAIL.fullmatch(words.strip()):
        yield find(f"tail:{tail[1]}")
        return
    bare = code(terms.address(words))
    digits = "".join(filter(str.isdigit, bare))
    found = find(f"code:{bare}")
    yield found or (find(f"phone:{digits[-terms.PHONE :]}") if len(digits) >= terms.PHONE else None)


def _number(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by amount, or by a generalised amount of `engine.generalisation.steps`."""
    for form, space in ((_ABOUT, "rounded"), (_FROM_TO, "magnitude"), (_WHOLE, "number")):
        if match := form.fullmatch(words.strip()):
            parsed = numbers.parse(match[1])
            yield _any(map(find, terms.amounts(space, parsed.value, parsed.unit))) if parsed else None
            return


def _group(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by the words themselves, or by a nationality or field of work, also as generalised values."""
    folded = plain(words)
    origin = places.origin(words)
    fields = (f"field:{folded}", f"field:{folded.removesuffix('s')}")
    yield _any([find(terms.place(origin)) if origin else None, *map(find, fields), _term(find, words)])


def _employers(find: Find, words: str, _: int | None) -> Iterator[_Found]:
    """Yield people by the words themselves, or by a kind of organisation."""
    yield _any([find(f"kind:{plain(words)}"), _term(find, words)])


_READ: dict[Kind, tuple[Callable[[Find, str, int | None], Iterator[_Found]], ...]] = {
    Kind.PERSON: (_name, _phrase, _code),
    Kind.CODE: (_code, _zip, _phrase),
    Kind.DATETIME: (_date, _age, _born, _phrase),
    Kind.LOC: (_place, _zip, _phrase, _code, _capitalised_name),
    Kind.ORG: (_employers, _phrase, _place, _code, _capitalised_name),
    Kind.DEM: (_group, _phrase, _age, _born, _place),
    Kind.QUANTITY: (_number, _age, _born, _date, _code, _phrase),
    Kind.MISC: (_group, _phrase, _date, _code, _number, _capitalised_name),
}
"""Ways to read words, the likeliest first: recognizers mistake a town for a company, or a name.

Each yields one set of people, or several if that way of reading is ambiguous.
"""


def _all(found: Iterable[_Found]) -> _Found:
    """Return the people in all sets; None if one is None."""
    listed = list(found)
    return None if any(each is None for each in listed) else _known(listed)


def _known(found: Iterable[_Found]) -> _Found:
    """Return the people in all sets that are not None; None if all are."""
    return _joined(BitMap.intersection, found)


def _any(found: Iterable[_Found]) -> _Found:
    """Return the people in at least one set; None if all are None."""
    return _joined(BitMap.union, found)


def _joined(join: Callable[..., BitMap], found: Iterable[_Found]) -> _Found:
    """Join the sets. A single one is not copied: for half of a population that would take longer than all else."""
    bitmaps = [each for each in found if each is not None]
    return join(*bitmaps) if len(bitmaps) > 1 else next(iter(bitmaps), None)
