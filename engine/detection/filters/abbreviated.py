"""Abbreviations in capitals that were taken for initials: "K. Young, HCA", "mediation by TADM".

Initials belong to somebody whom the text names. Capitals that no name explains are an abbreviation where the text says
so: behind a full name, among ordinary abbreviations, longer than initials where the text writes no surname in capitals,
defined by ordinary words ("request for proposals (RFP)") or by a statute, or taken for a person at few of many places.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.name_forms import is_abbreviation
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.filters.products import is_employer
from engine.detection.lexicon import belonging

_CAPITALS = Expression(r"[A-Z]{2,7}")
_LONGER_THAN_INITIALS = 4
"""Letters. Hardly anybody signs with four."""
_WORD = Expression(r"[^\W\d_]+")
_FULL_NAME_BEFORE = Expression(
    r"(?:[^\W\d_]\.|[^\W\d_]+) (?:[^\W\d_]['’])?[A-ZÀ-Þ][^\W\d_]*[a-zß-ÿ](?:-[^\W\d_]+)?,?[ ]\Z"
)
_LONGEST_BEFORE = 60  # characters
_FURTHER = Expression(r"(?:, [A-Z]{2,7}){0,3}[ \t]*(?:\n|\Z|[;/·]|[ ]{2})")
"""After letters behind a name and a comma; a name may go on: "Anna Berg, MJ and Tom"."""
_MANY, _FEW_OF = 5, 4
"""Places of an abbreviation at least, and how many of them are one that is read as a person."""
_VOWELS = frozenset("AEIOUY")
_SURNAMES = frozenset({"NG"})
"""Surnames without a vowel."""
_APART_BEFORE, _APART = Expression(r"[\t;\"]|[ ]{2}\Z"), Expression(r"[,;\t\"]|[ ]{2}|[ ]?\n")
"""Around the content of a cell, also of a table in signs, or of a line; a comma follows a surname."""
_GOES_ON = Expression(r"[ ][\w(&]|[)-]")
_OF_SOMEBODY = frozenset({Kind.PERSON, Kind.CODE})
_ACRONYM = Expression(r"[A-Z]{2,6}s?")
_BODY_BEFORE = Expression(
    r"(?<!\w)(?:at|from|to|in|by|per|our|via|with|of|the|my|his|her|join(?:ed)?|left|near|outside)[ ]\Z", re.IGNORECASE
)
_READERS = frozenset({Recognizer.NEURAL, Recognizer.LAYOUT})


def without(text: str, mentions: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the mentions but for abbreviations that were taken for people, and those of ordinary words or statutes."""
    names = [each.words(text) for each in mentions if each.kind is Kind.PERSON]
    initials = initials_of(text, mentions)
    terms = _terms(text) - initials
    rarely = _rarely_read(text, mentions) - initials
    shouted = _writes_surnames_in_capitals(names)
    unnamed = not any(each.kind in _OF_SOMEBODY or each.subtype == "date" for each in mentions)
    for each in mentions:
        written = each.words(text)
        if unnamed and _is_of_nobody(text, each, written):
            continue
        if each.recognizer in _READERS and written.removesuffix("s") in terms:
            continue
        if each.recognizer == Recognizer.NEURAL and each.kind is Kind.PERSON and written in rarely:
            continue
        if written in initials or not (_may_abbreviate(each, written) or _is_trait(text, each, written)):
            yield each
        elif each.kind is Kind.DEM:
            continue
        elif before := _FULL_NAME_BEFORE.search(text, max(0, each.start - _LONGEST_BEFORE), each.start):
            if not _is_title(text, each, written, comma=before[0].endswith(", ")):
                yield each
        elif each.recognizer != Recognizer.NEURAL or not (
            is_abbreviation(written.casefold()) or (not shouted and _is_long(text, each, written))
        ):
            yield each


def _is_of_nobody(text: str, mention: Mention, written: str) -> bool:
    """Return whether capitals were read as a body in a text that names nobody, where nothing says that it is one.

    A body may be somebody's hospital or employer: "seen at MGH", "per BIDMC", "the VA".
    """
    is_read = mention.kind is Kind.ORG and mention.recognizer == Recognizer.NEURAL
    if not is_read or _ACRONYM.fullmatch(written) is None:
        return False
    if is_employer(text, mention.start) or belonging.shows_body(text, mention.start, mention.end):
        return False
    return _BODY_BEFORE.search(text, max(0, mention.start - _LONGEST_BEFORE), mention.start) is None


def _rarely_read(text: str, mentions: Iterable[Mention]) -> frozenset[str]:
    """Return the capitals that the network takes for a person at few of the many places where the text has them.

    It reads each mention in its sentence: "PT" is a person once, and an abbreviation at the twenty other places.
    """
    read = Counter(each.words(text) for each in mentions if _may_abbreviate(each, each.words(text)))
    places = Counter(_WORD.findall(text)) if read else Counter[str]()
    return frozenset(word for word, times in read.items() if places[word] >= max(_MANY, _FEW_OF * times))


def _terms(text: str) -> frozenset[str]:
    """Return the abbreviations that a text defines by words in small letters or by a statute, without a plural s."""
    found = {each[1] for each in _OF_STATUTE.finditer(text)}
    for match in _OF_WORDS.finditer(text):
        letters, is_plural = match[2].removesuffix("s").lower(), match[2].endswith("s")
        words = [each for each in match[1].replace("-", " ").split() if each not in _OWNERS]
        counted = (words, [each for each in words if each not in _SMALL])
        long_enough = len(letters) > (1 if is_plural else _SHORT)
        if long_enough and any("".join(each[0] for each in said[-len(letters) :]) == letters for said in counted):
            found.add(match[2].removesuffix("s"))
    return frozenset(found)


def is_thing(text: str, letters: str) -> bool:
    """Return whether capitals, three or more, have an article and no noun in the text, as nobody's initials have."""
    if len(letters) <= _SHORT:
        return False
    named = rf"(?<!\w)(?:[Tt]he|[Aa]n?|[Tt]his|[Ee]ach|[Ee]very) {re.escape(letters)}(?:[.,;:)]|\s(?:{_FOLLOWS})(?!\w))"
    return re.search(rf"{named}|(?<!\w){re.escape(letters)}s(?!\w)", text) is not None


_OF_STATUTE = Expression(
    r"(?:Act|Acts|Code|Convention|Directive|Law|Ordinance|Regulations?|Rules?|Statute|Treaty)(?: of \d{4})?,? "
    r"\((?:the )?[\"“]?([A-Z]{2,8})[\"”]?\)"
)
_OF_WORDS = Expression(r"(?<![\w-])((?:[a-z][a-z'’-]*[ \n]){1,7})\([\"“]?([A-Z][A-Za-z]{0,4}[A-Z]s?)[\"”]?\)")
_SMALL = frozenset("a an and at by for from in of on or that the this to under with".split())
"""Words that an abbreviation may leave out."""
_OWNERS = frozenset("my his her our their its your who".split())
"""Words before a relative, who may be known by initials: "my sister (MS)"."""
_SHORT = 2
_FOLLOWS = (
    "and|are|at|by|can|could|for|from|has|had|have|in|is|may|must|of|on|or|should|that|to|was|were|which|will|with"
)


def _may_abbreviate(mention: Mention, written: str) -> bool:
    return mention.kind is Kind.PERSON and mention.recognizer in _READERS and _CAPITALS.fullmatch(written) is not None


def _is_trait(text: str, mention: Mention, written: str) -> bool:
    """Return whether a network read an ordinary abbreviation as a trait of somebody: "HR Business Partner".

    Behind a sentence, at the end of a line, somebody may sign with it.
    """
    is_read = mention.kind is Kind.DEM and mention.recognizer == Recognizer.NEURAL
    return (
        is_read
        and _GOES_ON.match(text, mention.end) is not None
        and _CAPITALS.fullmatch(written) is not None
        and is_abbreviation(written.casefold())
    )


def initials_of(text: str, mentions: Iterable[Mention]) -> frozenset[str]:
    """Return the initials of the people in a text that have full names."""
    names = (each.words(text) for each in mentions if each.kind is Kind.PERSON)
    return frozenset(letters for name in names for letters in _initials(name))


def _initials(name: str) -> Iterator[str]:
    """Yield the initials of a full name: all of them, and the outer ones in both orders."""
    words = _WORD.findall(name)
    if len(words) > 1:
        letters = "".join(word[0].upper() for word in words)
        yield letters
        yield letters[0] + letters[-1]
        yield letters[-1] + letters[0]


def _is_title(text: str, mention: Mention, written: str, *, comma: bool) -> bool:
    """Return whether letters behind a full name are a title: "F. Achebe RN", "L. Featherby, LMSW"."""
    if comma:
        return _FURTHER.match(text, mention.end) is not None
    return _VOWELS.isdisjoint(written) and written not in _SURNAMES


def _is_long(text: str, mention: Mention, written: str) -> bool:
    """Return whether a word of running text has more letters than initials have, and is no first name."""
    if len(written) < _LONGER_THAN_INITIALS or written.casefold() in _first_names():
        return False
    set_apart = _APART_BEFORE.search(text, max(0, mention.start - 2), mention.start) or _APART.match(text, mention.end)
    return not set_apart and written.title() not in text


def _writes_surnames_in_capitals(names: Sequence[str]) -> bool:
    """Return whether a full name has a word in capitals that is longer than initials: "HALE, Corbin"."""
    return any(
        len(word) >= _LONGER_THAN_INITIALS and word.isupper()
        for words in map(_WORD.findall, names)
        if len(words) > 1
        for word in words
    )


@cache
def _first_names() -> frozenset[str]:
    return frozenset(map(str.casefold, resources.read_list("lists/first_names.txt")))
