"""Names alone at the beginning of a sentence about what only people do: "Suresh was in the room."

The network reads most such names; where the sentences around are about something else, it takes some for none.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention
from engine.detection.filters.ordinary import eponyms
from engine.detection.filters.products import is_named_so
from engine.detection.lexicon import common_words, deeds, first_names, surnames
from engine.detection.patterns.rule import RECOGNIZER
from engine.detection.structure import is_wording

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_SCORE = 0.98
"""Above those of the network, which takes some of these names for a trait of somebody."""
_WITH_PEOPLE = Expression(
    r"[ ](?:(?:was|is)[ ](?:in[ ]the[ ]room|tearful|crying|upset|married|asleep)|denie[sd][ ](?:any|chest|pain|having|fevers?|nausea|suicidal|alcohol|smoking|being)|gave[ ](?:most[ ]of[ ]the[ ]|the[ ]|an?[ ]|(?:his|her)[ ](?:own[ ])?)(?:history|statement|evidence|consent|account)|cried|lives|lived|(?:says|said)[ ](?:he|she))(?!\w)"
)
"""Verbs of people, and of no medicine, illness or program, so that a word that no list knows is a name."""
_SUBJECT = Expression(
    r"(?:(?m:^)[ \t>*•-]{0,8}|(?<=[.!?][ ]))(?P<who>[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ]{2,19})(?=,?[ ][a-zß-öø-ÿ]{2,})"
)


def find(text: str) -> Iterator[Mention]:
    """Yield the rare words and first names that begin a sentence about somebody."""
    for each in _SUBJECT.finditer(text):
        who, end = each["who"], each.end("who")
        if _is_thing(who):
            continue
        is_listed = common_words.is_given(who) or first_names.is_listed(fold(who)) or surnames.may_be(who)
        tells = _WITH_PEOPLE.match(text, end) or (is_listed and deeds.shows_somebody(text, each.start("who"), end))
        if tells:
            reason = Message("pattern.begins-sentence-about-somebody")
            yield Mention(*each.span("who"), Kind.PERSON, _SCORE, RECOGNIZER, reason, "name")


def _is_thing(word: str) -> bool:
    """Return whether a word is an ordinary one that is no given name, a product, an eponym or fixed text."""
    small = word.lower()
    if is_named_so(word) or word in eponyms() or is_wording(word) or small in first_names.HOMOGRAPHS:
        return True
    return not common_words.is_given(word) and (is_ordinary(small) or common_words.is_common_anywhere(small))
