"""Patterns of given names after a word for a relative or a friend: "his wife June", "her twins Hope and Will".

Such a name need not be listed: it may be a month, a virtue or a verb elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.calendar_words import MONTHS, MONTHS_ALSO_NAMES, WEEKDAYS, any_of
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention
from engine.detection.lexicon import first_names
from engine.detection.lexicon.kin import FRIEND, PARTNER, RELATIVE
from engine.detection.patterns.rule import CAPITALISED, MAYBE_UPPER, RECOGNIZER, led

# Lists of words stay together.
# ruff: noqa: E501

_SCORE = 0.7
_RELATIVES = (
    r"(?:(?:grand|great-grand|step|foster |half[- ]|twin |late |ex-|elder |older |younger |eldest |oldest |youngest |little |big |baby |adult "
    r"|only |own |former |second |first |good |best |new ){0,3}"
    rf"(?:{RELATIVE}|{PARTNER}|{FRIEND}|twin|child|boy|girl|baby)(?P<several>s|ren)?)"
)
_KIN = rf"(?:{RELATIVE}|neighbou?r|flatmate|roommate|carer)"
_WHOSE = r"(?:my|his|her|their|our|your|the (?:patient|claimant|applicant|deceased|tenant|defendant|witness|child)['’]s|[^\W\d_]{2,30}['’]s)"
_NO_NAME = (
    rf"(?:{any_of(WEEKDAYS)}|{any_of(each for each in MONTHS if each not in MONTHS_ALSO_NAMES)}|Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Rev"
    r"|I|He|She|It|They|We|The|This|That|But|And|In|On|At|As|Had|Was|Is|Has|Court|Road|Street|House|English|Christmas|Easter|GP|DOB)(?!\w)"
)
_NAME = rf"(?!{_NO_NAME}){CAPITALISED}(?: (?!{_NO_NAME}){CAPITALISED}){{0,2}}"
_FORM = led(
    rf"(?<!\w)(?i:{_WHOSE} {_RELATIVES}),? (?={MAYBE_UPPER})",
    rf"(?P<names>{_NAME}(?:(?:, {_NAME}){{0,4}},? (?:and|&) {_NAME})?)(?! ?\d)",
)
_ONE = Expression(_NAME)
# Wife Dot (89F); Bro Clifford: at the beginning of a line or sentence of a note
_NOTED = Expression(
    rf"(?:^|(?<=[.;:(|\t] )|(?<=[(|\t])|(?<=  ))(?i:{_KIN}|bro|sis|husb|dtr|dau|hubby|gf|bf|ptnr) (?P<names>(?![A-Z]{{2,6}}(?!\w)){CAPITALISED})(?! ?\d)",
    re.MULTILINE,
)
# "attended with gran Tolvane": without a word for whose, a word in small letters and a name that is no ordinary word
_BARE = Expression(
    rf"(?<![\w'’-])(?:(?:late|elder|younger|older|eldest|youngest|little|step|foster|grand)[- ]?)?{_KIN} (?P<names>(?![A-Z]{{2,6}}(?!\w)){_NAME})(?! ?\d)"
)


def find(text: str) -> Iterator[Mention]:
    """Yield the names after words for relatives and friends; several only after a plural."""
    for form in (_BARE, _NOTED):
        for match in form.finditer(text):
            first = fold(match["names"].split()[0])
            if not is_ordinary(first) or first_names.is_listed(first):
                yield _mention(*match.span("names"))
    for match in _FORM.finditer(text):
        names = list(_ONE.finditer(text, *match.span("names")))
        for each in names if match["several"] else names[:1]:
            start, end = each.span()
            yield _mention(start, _end_of_shouted(text, start, end) if each[0].isupper() else end)


def _end_of_shouted(text: str, start: int, end: int) -> int:
    """Return where a name in a text in capitals ends, in which a verb may follow: "HER SON TREY PICKED HER UP"."""
    words = list(re.finditer(r"\S+", text[start:end]))
    more = (word for word in words[1:] if is_ordinary(fold(word[0])))
    ordinary = next(more, None)
    return start + words[words.index(ordinary) - 1].end() if ordinary else end


def _mention(start: int, end: int) -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, RECOGNIZER, Message("pattern.name-after-word-for-relative"), "name")
