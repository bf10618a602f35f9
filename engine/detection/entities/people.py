"""People whose full names a text holds, and mentions of their short forms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.entities import names

_REASON = Message("aliases.form")
_SURE = 0.5
_SCORE = 0.8
_RULES = frozenset({Recognizer.LAYOUT, Recognizer.PATTERNS})
_MOST_WORDS = 6  # of a full name
_SHORTEST = 3  # letters of a single name
_ANNOUNCED = 0.7
"""Score from which a rule that knows the place of a name is believed about a single word."""
PARTICLES = frozenset("de da do dos das del di du la las le les los van von der den ten af av und et og".split())
"""Words between the names of a person: capitals of headings have them too (FUNDAMENTOS DE DERECHO)."""
ROLES = frozenset(
    "advokat vidne vidnet vitne vitnet dommer letrado letrada procurador procuradora rechtsanwalt rechtsanwältin zeuge "
    "zeugin dña doña".split()
)
"""Words before the names of several people: Advokat Vik."""

CAPITAL = r"[^\W\d_a-zà-öø-ÿ]"
LINE_START = Expression(r"(?:\A|[\n|\t:;])[ \t>*•-]*\Z")
FINITE = Expression(
    r"\s(?:said|says|is|was|has|had|did|does|asked|told|wrote|went|came|left|agreed|called|replied|reported|stated|added|noted|thinks"
    r"|nektet|forklarte|sa|kom|gikk|ringte|sagde|gik|ringede|forklarede|sagte|rief|kam|ging|erklärte|dit|déclare|répond|appelle|dijo|dice|llamó|explicó|disse|afirmou"
    r"|thought|wants|wanted|knew|knows|felt|gave|took|made|and\s(?:I|he|she)|will|would|can|could|may|might|who)\b|['’]s\s"
)
"""Verbs that follow the name of a person who acts, in the languages of the networks."""


@dataclass(frozen=True, slots=True)
class ShortForm:
    """A mention of a short form, with the full name as written of the only person whom it fits, or None."""

    mention: Mention
    of: str | None


@dataclass(frozen=True, slots=True)
class Person:
    """A person, as written, with the folded parts of the name; `family` is empty where only one word is known."""

    written: str
    given: tuple[str, ...]
    family: str

    @property
    def initials(self) -> set[str]:
        """The initials of the name, with and without middle names, without full stops."""
        if not self.family:
            return set()
        parts = [word[0] for each in self.given for word in each.split("-")]
        last = "".join(word[0] for word in self.family.split("-") if word)
        return {"".join(parts) + last, self.given[0][0] + last, self.given[0][0] + last[0]}


def known(text: str, mentions: Sequence[Mention]) -> tuple[Person, ...]:
    """Return the people in `mentions` with a full name, or with one word that a rule knows to be a name."""
    written = {each.words(text) for each in mentions if each.kind is Kind.PERSON and each.score >= _SURE}
    single = {
        each.words(text)
        for each in mentions
        if each.kind is Kind.PERSON and each.recognizer in _RULES and each.score >= _ANNOUNCED
    }
    people: dict[tuple[tuple[str, ...], str], Person] = {}
    for each in sorted(written):
        name = names.parse(each)
        if name and not name.given and each in single and _is_single_name(each, name.family):
            people.setdefault(((name.family,), ""), Person(each, (name.family,), ""))
        if name and name.given and len(name.given) < _MOST_WORDS and len(name.given[0]) > 1 and len(name.family) > 1:
            people.setdefault((name.given, name.family), Person(each, name.given, name.family))
    # "Mrs Berg" beside "Ada Berg" says nothing about whose the name alone is.
    families = {each.family for each in people.values() if each.family}
    return tuple(each for each in people.values() if each.family or each.given[0] not in families)


def _is_single_name(written: str, folded: str) -> bool:
    return len(folded) >= _SHORTEST and written[0].isupper() and folded not in PARTICLES | ROLES


def form(start: int, end: int, owners: Iterable[Person], reason: Message = _REASON, score: float = _SCORE) -> ShortForm:
    """Return a span as the short form of the people whom it fits."""
    mention = Mention(start, end, Kind.PERSON, score, Recognizer.ALIASES, reason, "name")
    of = {(each.given[0], each.family): each.written for each in owners}
    return ShortForm(mention, next(iter(of.values())) if len(of) == 1 else None)
