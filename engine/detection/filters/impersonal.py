"""Words that name nobody but were taken for a name: "Deputy | Clerk", "DATE | OF BIRTH", "AKI".

Roles, small words and words of forms come after words that announce a name; abbreviations of charts are in capitals as
initials are. Left as a person, each would be searched in the whole text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.core import english, resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.filters import abbreviated
from engine.detection.lexicon import borne, first_names, noted
from engine.detection.structure import is_wording

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.CODE})
_RECOGNIZERS = frozenset({Recognizer.NEURAL, Recognizer.LAYOUT})
_WORD = Expression(r"[^\W\d_]+(?:\.[^\W\d_]+)*")
_POSSESSIVE = Expression(r"['’][Ss](?!\w)")
_OF_A_STATE = frozenset({"u", "us", "u.s", "u.s.a", "u.k"})
_BORNE = frozenset(
    "been below clause clerk deputy down first height in loss no officer old on over plate sergeant sum test".split()
)
"""Words of the list that are surnames of a thousand people: the network reads them in a sentence, rules may not."""
_TITLED = Expression(r"(?<!\w)(?:Mr|Mrs|Ms|Miss|Mx|Dr|MR|MRS|MS|DR)\.?\s\Z")
_NOT_APPLICABLE = Expression(
    r"[Nn]/[Aa](?!\w)|(?:\A|(?<=[\n\t|:(])|(?<=[|:(][ ]))N\.?A\.?(?=[ ]{0,9}(?:[\n\t|)=]|\Z))"
    r"|S\.[ ]?(?:M|A\.[ ]?R)\.(?=[ ](?:el|la|o|a)[ ](?:Rey|Reina|Rei|Rainha|Príncipe|Princesa)\b)"
)
"""Letters for no name: "N/A", "NA" alone in a field, and "S.M. el Rey", in whose name Spanish courts judge."""
_WORD_BEFORE, _WORD_BEHIND = Expression(r"[\w.]['’]?[ -]\Z"), Expression(r"['’]?[ -]\w")
_LONGEST_TITLE = 6  # characters


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions but for those of networks, patterns of names and labels that name nobody."""
    found = tuple(mentions)
    initials = abbreviated.initials_of(text, found)
    for each in found:
        is_none = _is_of_chart(text, each) or _is_not_applicable(text, each)
        if each.words(text) in initials:
            is_none = False
        if not (_may_be_none(each) and (is_none or _names_nobody(text, each))):
            yield each


def _is_not_applicable(text: str, mention: Mention) -> bool:
    """Return whether it is such letters; "NA" that a label announces or a network reads as a person may be somebody."""
    if mention.words(text) == "NA" and (mention.kind is Kind.PERSON or mention.recognizer != Recognizer.NEURAL):
        return False
    none = _NOT_APPLICABLE.match(text, mention.start)
    return none is not None and mention.end <= none.end()


def _may_be_none(mention: Mention) -> bool:
    is_named = mention.recognizer == Recognizer.PATTERNS and mention.subtype == "name"
    return is_named or mention.recognizer in _RECOGNIZERS


def _names_nobody(text: str, mention: Mention) -> bool:
    if mention.kind not in _KINDS or mention.subtype == "initials":
        return False
    words = _WORD.findall(_POSSESSIVE.sub("", mention.words(text)))
    if not words or any(map(str.isdigit, mention.words(text))):
        return False
    before = max(0, mention.start - _LONGEST_TITLE)
    if _TITLED.search(text, before, mention.start):
        return False
    if mention.kind is not Kind.PERSON and _may_be_part(text, mention, words):
        return False
    unsure = _BORNE if mention.recognizer == Recognizer.NEURAL and len(words) == 1 else frozenset()
    if len(words) == 1 and not is_ordinary(words[0].lower()) and _shows_somebody(text, mention):
        return False
    known = sum(is_impersonal(word.lower()) and word.lower() not in unsure for word in words)
    return known == len(words) or (known > 1 and is_wording(" ".join(words)))


def _shows_somebody(text: str, mention: Mention) -> bool:
    """Return whether shorthand such as "dex" may be somebody's name: by the words beside it, or in another language."""
    return (
        noted.is_somebody(text, mention.start, mention.end)
        or borne.is_borne(text, mention)
        or not english.is_english_around(text, mention.start, mention.end)
    )


def _may_be_part(text: str, mention: Mention, words: Sequence[str]) -> bool:
    """Return whether it may be a part of the name of a place or body: "Tannersgate | station", or in the next line."""
    if len(words) == 1 and mention.score >= _DOUBTFUL:
        return True
    before = _WORD_BEFORE.search(text, max(0, mention.start - _LONGEST_TITLE), mention.start)
    return before is not None or _WORD_BEHIND.match(text, mention.end) is not None


def _is_of_chart(text: str, mention: Mention) -> bool:
    """Return whether it is an abbreviation of charts; a first name, or two letters, only in a text with several."""
    written = mention.words(text)
    if (
        mention.kind is not Kind.PERSON
        and written in _THINGS
        and not noted.is_somebody(text, mention.start, mention.end)
    ):
        return True
    if written not in _of_charts() | _PAIRS:
        return False
    if written not in _PAIRS and not first_names.is_listed(fold(written)):
        return True
    others = {each for each in _CAPITALS.findall(text) if each in _of_charts()} - {written}
    return len(others) >= _FEWEST


_PAIRS = frozenset(
    "RP RQ RX HV TC HT TA TM FF FP FW PT GP SW OT BP RR HR QA AP VP EP OD DV PC DC VC IP DL ID AF EK LH DD DP".split()
)
"""Two letters of charts, logs and statements, which are somebody's initials as often."""
_THINGS = frozenset("AF CF CP CT ED EF ER GI GU HF IM IV MI MS OB OR PE PO PT RA RW SQ TB UA UC US".split())
"""Two letters that are no body and no place of somebody, where they are not read as a person's initials."""
_CAPITALS = Expression(r"(?<!\w)[A-Z][A-Z\d]{2,6}(?!\w)")
_FEWEST = 3
_DOUBTFUL = 0.6
"""Score of a network below which one word is hardly a part of a longer name."""


def is_impersonal(word: str) -> bool:
    """Return whether a word in lower case is one of forms or roles, and hardly anybody's name: "clerk", "deputy"."""
    return word in _impersonal()


@cache
def _impersonal() -> frozenset[str]:
    return _OF_A_STATE.union(resources.read_list("lists/impersonal.txt"))


@cache
def _of_charts() -> frozenset[str]:
    return frozenset(resources.read_list("lists/chart_words.txt"))
