"""Surnames alone at the beginning of entries: "Petrov temp 38.2", "2. Delacroix. Home.", "Webb - bloods sent".

Notes of a ward, a site or a meeting begin each entry with whom it is about. The networks take most such words for
people, but not all: a sentence that begins with an unknown word tells little. So a surname counts where others begin
entries of the same form.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.filters.ordinary import eponyms
from engine.detection.filters.products import is_named_so
from engine.detection.lexicon import surnames
from engine.detection.patterns.rule import CAPITALISED, RECOGNIZER
from engine.detection.structure import is_wording

_SCORE = 0.75
"""As in `listed`."""
_FEWEST = 2  # people who begin entries of one form
_SHORTEST = 4  # letters; shorter words are abbreviations
_SURE = 0.5
"""Score from which a name is believed."""
# A line that goes on with small letters begins an entry only where the line before has ended.
_ENTRY = Expression(
    rf"(?:(?:\A|(?<=[.!?;:\n]\n))[ \t>*•-]{{0,6}}|(?m:^)[ \t>*•-]{{0,6}}(?P<number>\d{{1,2}}[.):][ \t]{{1,4}})"
    rf"|(?m:^)[ \t>*•-]{{0,6}}(?=[^\W\d_]{{1,30}}(?::|[ ][–-])[ ])|(?<=[^\WA-Z_][.!?;][ ]))(?P<who>{CAPITALISED})"
    r"(?:(?P<sign>[.:,]|[ ][–-])(?=[ \n])|(?:['’]s)?(?=[ ][a-z\d]))"
)


def find(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the surnames that begin entries beside others, of which at least half are people that `found` holds."""
    known = [each for each in found if each.score >= _SURE]
    people = {each.span for each in known if each.kind is Kind.PERSON}
    taken = {at for each in known for at in range(each.start, each.end)}
    forms: dict[tuple[bool, str], list[tuple[int, int]]] = defaultdict(list)
    for each in _ENTRY.finditer(text):
        forms[each["number"] is not None, (each["sign"] or "").strip()].append(each.span("who"))
    for spans in forms.values():
        sure = {text[slice(*span)] for span in spans if span in people}
        if len(sure) < _FEWEST:
            continue
        others = [span for span in spans if taken.isdisjoint(range(*span)) and _may_be_person(text[slice(*span)])]
        if len({text[slice(*span)] for span in others}) <= len(sure):
            reason = Message("pattern.in-list-of-people")
            yield from (Mention(*span, Kind.PERSON, _SCORE, RECOGNIZER, reason, "name") for span in others)


def _may_be_person(word: str) -> bool:
    is_thing = is_wording(word) or word in eponyms() or is_named_so(word)
    return len(word) >= _SHORTEST and not is_thing and surnames.may_be(word)
