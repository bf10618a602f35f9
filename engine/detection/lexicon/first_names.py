"""First names to which the network gave a wrong kind: "Tim" as an occupation, "Kim" as a number.

An organisation or a place that is a first name with a rare word is a person too: "Dot Heyes". So is a month that is a
first name, in front of a surname: "April May Jones"; and a rare word behind an initial: "Secretary: I. Tolvane".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.name_forms import is_everywhere, is_ordinary
from engine.core.types import Kind, Mention, Recognizer

_MISTAKEN = frozenset({Kind.DEM, Kind.CODE, Kind.MISC})
"""Kinds that a first name cannot have; a place or an organisation may have the same name ("Victoria")."""
_WHOLE = frozenset({Kind.ORG, Kind.LOC})
_FULL = Expression(r"([^\W\d_]{2,}) ([^\W\d_]{3,})(?:['’]s)?")
_INITIAL = Expression(
    r"(?:\A|(?<=[\n\t|(\[\"“/;:])|(?<=[\n\t|(,&;:/][ ])|(?<=[ ][ ]))(?:[^\W\d_a-zß-öø-ÿ]\.[ -]?){1,2}\Z"
)
_SURNAME = Expression(r"[^\W\d_]{2,}(?:[-'’][^\W\d_]{2,})?(?: [^\W\d_]{3,})?(?:['’]s)?")
_MONTHS = Expression(r"(?:April|May|June|August|Avril|Mai)(?: (?:April|May|June))?")
_OF_TIME = Expression(
    r"\b(?:in|on|by|of|to|from|for|since|until|till|during|before|after|around|early|mid|late|last|next|this|every|each|and|or"
    r"|\d{1,2}(?:st|nd|rd|th)?)[ -]\Z",
    re.IGNORECASE,
)
"""Words before a month: "in June Smith returned"."""
_LONGEST_BEFORE = 10
_BEFORE_SURNAME = Expression(r"(?<![\w'’-])([^\W\d_a-zß-öø-ÿ][a-zß-öø-ÿ]{2,24}) \Z")
HOMOGRAPHS = frozenset(
    "will hope faith joy grace rose ivy iris dot ray art bill rob pat sue mark frank jack dawn eve holly lily "
    "daisy poppy ruby amber pearl jade crystal summer autumn rosemary olive hazel heather violet penny "
    "patience prudence chase hunter grant miles drew guy dean max buddy bunny kit kitty bea journey trinity "
    "destiny melody harmony charity constance ernest wade clay cliff glen heath rusty sandy sunny star storm "
    "river brook basil angel robin jay wren misty carol gene dale lance rex ash rowan bob nan nick don jim peg "
    "rick skip tiny trip chip bud pip fern flora verity mercy honor blossom sage willow willa bliss "
    "rich comfort praise treasure precious blessing gift favour promise wisdom peace bright goodness".split()
)
"""First names that are ordinary words, which the network misses where a sentence gives little else; no months."""
_BEGINNING = frozenset(
    "will hope mark bill rob pat sue art drew grant chase miles skip trip max rich praise comfort promise treasure "
    "dot honor frank bright don star storm nick peg rose dean".split()
)
"""Those of them that a sentence may begin with, in front of a surname: "Will Berg come?", "Dean Berg spoke"."""
_BEGINS = Expression(r"(?:\A|[.!?…:;\n\t|•*>\"“()\[\]-])[ ]{0,12}\Z")
_BEFORE_IN_CAPITALS = Expression(r"(?<![\w'’-])([^\W\d_a-zß-öø-ÿ]{2,25}) \Z")
_BEHIND_IN_CAPITALS = Expression(
    r" ([^\W\d_a-zß-öø-ÿ]{3,25})(?![\w'’.])(?P<end>(?=[ ]?(?:\n|\t|,|\Z)|[ ]{2}|[ ]BY[ ]))?"
)
_LONGEST_GIVEN = 27  # characters of a first name with the space behind it
_NAME = Expression(r"[^\W\d_]{2,}(?:-[^\W\d_]{2,})?(?=(?:['’]s)?\Z)")


def corrected(text: str, mention: Mention) -> Mention:
    """Return the mention, as a person if the network found a first name, alone or with a surname."""
    if mention.recognizer != Recognizer.NEURAL or mention.kind not in _MISTAKEN | _WHOLE:
        return mention
    written = mention.words(text)
    is_person = _is_full_name(written) if mention.kind in _WHOLE else _is_first_name(written)
    is_person = is_person or (mention.kind is not Kind.LOC and _is_behind_initial(text, mention))
    return replace(mention, kind=Kind.PERSON, subtype=None) if is_person else mention


def with_months(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the mentions, those of months in front of a surname as the person of both."""
    surnames = {
        each.start: each.end for each in found if each.kind is Kind.PERSON and each.recognizer == Recognizer.NEURAL
    }
    for each in found:
        end = (
            surnames.get(each.end + 1) if each.kind is Kind.DATETIME and each.recognizer == Recognizer.NEURAL else None
        )
        if end and text[each.end] == " " and _MONTHS.fullmatch(text, each.start, each.end):
            before = text[max(0, each.start - _LONGEST_BEFORE) : each.start]
            if not _OF_TIME.search(before):
                each = replace(each, end=end, kind=Kind.PERSON, subtype=None)
        yield each


def with_given_name(text: str, mention: Mention) -> Mention:
    """Return the mention of a surname with the first name right before it, which a network may miss: "Tyree | Vik"."""
    if mention.recognizer != Recognizer.NEURAL or mention.kind is not Kind.PERSON:
        return mention
    if mention.words(text).isupper():
        return _in_capitals(text, mention)
    before = _BEFORE_SURNAME.search(text, max(0, mention.start - _LONGEST_GIVEN), mention.start)
    if before is None or not text[mention.start].isupper() or not _is_given(text, before):
        return mention
    return replace(mention, start=before.start(1))


def _is_given(text: str, before: re.Match[str]) -> bool:
    """Return whether the word before a surname is a first name: "Gift | Vik", and within a sentence "Will | Vik"."""
    word = before[1].lower()
    if word not in HOMOGRAPHS:
        return fold(word) in _first_names()
    return word not in _BEGINNING or not _BEGINS.search(
        text, max(0, before.start(1) - _LONGEST_BEFORE), before.start(1)
    )


def _in_capitals(text: str, mention: Mention) -> Mention:
    """Return the mention with the other half of the name: "CURTIS | HOLLOMAN", "OTIS | BLACKSHEAR", "GIFT | ADA VIK".

    A word that is no name elsewhere stays: "WILL HOLLOMAN RUN", "OTIS RAN", but not at the end of a line or field.
    """
    written = fold(mention.words(text))
    before = _BEFORE_IN_CAPITALS.search(text, max(0, mention.start - _LONGEST_GIVEN), mention.start)
    if before and before[1].lower() not in _BEGINNING:
        is_first = _BEGINS.search(text, max(0, before.start(1) - _LONGEST_BEFORE), before.start(1)) is not None
        word = before[1].lower()
        if (is_first and word in HOMOGRAPHS) or (word not in HOMOGRAPHS and fold(word) in _first_names()):
            return replace(mention, start=before.start(1))
    behind = _BEHIND_IN_CAPITALS.match(text, mention.end) if written in _first_names() else None
    if behind and (not is_ordinary(behind[1].lower()) or (behind["end"] is not None and _may_be_surname(behind[1]))):
        return replace(mention, end=behind.end(1))
    return mention


def _may_be_surname(word: str) -> bool:
    return not is_everywhere(word.lower())


def _is_first_name(written: str) -> bool:
    word = _NAME.match(written)
    return word is not None and word[0].istitle() and fold(word[0]).replace("-", "") in _first_names()


def _is_behind_initial(text: str, mention: Mention) -> bool:
    """Return whether a mention is a surname by the initial before it; ordinary words are the title of a list's item."""
    before = text[max(0, mention.start - _LONGEST_BEFORE) : mention.start]
    words = _SURNAME.fullmatch(text, mention.start, mention.end) if _INITIAL.search(before) else None
    parts = words[0].split() if words else []
    return bool(parts) and all(each[0].isupper() and not is_ordinary(each.lower()) for each in parts)


def _is_full_name(written: str) -> bool:
    words = _FULL.fullmatch(written)
    if words is None or not (words[1].istitle() and words[2].istitle()):
        return False
    return fold(words[1]) in _first_names() and not is_ordinary(words[2].lower())


def is_listed(folded: str) -> bool:
    """Return whether a folded word is a first name."""
    return folded in _first_names()


@cache
def _first_names() -> frozenset[str]:
    return frozenset(resources.read_list("lists/first_names.txt"))
