"""Words of medicine that a network took for a name, by their form: "dysautonomia", "BK viremia", "ritux", "Addisonian".

Greek endings, and the beginnings of medicines that clinicians write for them. No word that somebody bears by the lists
of names is one, so that "Euphemia" stays.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from engine.core import english, resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Kind, Mention
from engine.detection.filters.ordinary import eponyms
from engine.detection.lexicon import common_words, first_names, noted, surnames
from engine.detection.lexicon.borne import is_borne, named_in

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.DEM})
_ENDS = tuple(
    "emia imia omia ymia uria itis osis oses opathy algia plegia paresis ectomy otomy ostomy oscopy ography ometry"
    " nomia trophy plasia penia rrhea rrhoea rrhage rrhaphy spasm phagia phasia pnea pnoea sclerosis stenosis plasty"
    " cytoma sarcoma carcinoma adenoma lymphoma megaly lunate".split()
)
_SHORTEST_STEM = 2
_OF_SURNAMES = ("aitis", "ytis", "utis")
"""Endings of Lithuanian surnames; no inflammation has them."""
_OF_SPECIES = ("um", "us", "is", "ae", "ii", "ans")
_SHORTEST_SPECIES = 6
"""Letters of a species behind the letter of its genus: "C. minutissimum"."""
_BEGINS = Expression(r"(?:\A|[.?!:]\s|\n)[ \"“(*•-]*\Z")
_BEFORE = 8
"""Characters before a mention in which a sentence may begin."""
_ADJECTIVES = ("ian", "oid")
_SHORTHAND = range(5, 10)
"""Letters."""
_MOST = 4  # words


def is_word(text: str, mention: Mention) -> bool:
    """Return whether the last word of a name-like mention is one of medicine, and no word of it a name."""
    words = mention.words(text).replace("-", " ").split()
    if mention.kind in _KINDS and _is_organism(mention.words(text)):
        return not is_borne(text, mention)
    if mention.kind not in _KINDS or len(words) > _MOST or not all(map(str.isalpha, words)):
        return False
    if not (_is_of_medicine(words[-1]) or _is_adjective(words[-1])):
        return False
    if words[-1].istitle() and not _may_be_capital(text, mention):
        return False
    if noted.is_somebody(text, mention.start, mention.end):
        return False
    return not any(_is_name(each) for each in words if not each.isupper()) and not is_borne(text, mention)


def _is_organism(written: str) -> bool:
    """Return whether it is a genus of bacteria, fungi or parasites, alone or with a species, or a shortened species."""
    genus, *behind = written.split(" ")
    if not all(map(str.islower, behind)):
        return False
    if genus in _genera():
        return True
    is_letter = len(genus) == len("C.") and genus[0].isupper() and genus[1] == "."
    species = behind[0] if is_letter and len(behind) == 1 else ""
    return len(species) >= _SHORTEST_SPECIES and species.endswith(_OF_SPECIES) and not _is_name(species)


@cache
def _genera() -> frozenset[str]:
    return frozenset(resources.read_list("lists/organisms.txt"))


def _may_be_capital(text: str, mention: Mention) -> bool:
    """Return whether a word of medicine has a capital: at the beginning of a sentence, in English, beside no name."""
    begins = _BEGINS.search(text, max(0, mention.start - _BEFORE), mention.start)
    is_english = english.is_english_around(text, mention.start, mention.end)
    return begins is not None and not named_in(text) and is_english


def _is_of_medicine(word: str) -> bool:
    if word.endswith(_OF_SURNAMES):
        return False
    if any(word.endswith(each) and len(word) >= len(each) + _SHORTEST_STEM for each in _ENDS):
        return True
    return word.islower() and len(word) in _SHORTHAND and _begins_medicine(word)


def _is_adjective(word: str) -> bool:
    """Return whether it is an adjective of an eponym: "Addisonian", "Cushingoid"."""
    return word.endswith(_ADJECTIVES) and word[:-3] in eponyms()


def _is_name(word: str) -> bool:
    return bool(surnames.bearers(word)) or first_names.is_listed(fold(word)) or common_words.is_given(word)


def _begins_medicine(word: str) -> bool:
    medicines = _medicines()
    at = bisect_left(medicines, word)
    return at < len(medicines) and medicines[at].startswith(word)


@cache
def _medicines() -> tuple[str, ...]:
    return tuple(sorted(resources.read_list("lists/medicines.txt")))
