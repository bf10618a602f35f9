"""Rules of pattern tables: a form, its conditions, and the reason that the user sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer

# Parts of regular expressions for the letters of every alphabet.


def _character_class(characters: list[int]) -> str:
    """Return a character class `[...]` of code points, as ranges.

    It is short, since it stands hundreds of times in the forms and is parsed each time.
    """
    runs = [[point for _, point in run] for _, run in groupby(enumerate(characters), lambda pair: pair[1] - pair[0])]
    ends = (dict.fromkeys(re.escape(chr(point)) for point in (run[0], run[-1])) for run in runs)
    return f"[{''.join(map('-'.join, ends))}]"


# Python's `re` has no class of capital letters. The alphabets that matter here end at U+1FFF.
UPPER = _character_class([point for point in range(0x2000) if chr(point).isupper()])
LETTER = r"[^\W\d_]"
MAYBE_UPPER = r"[^\W\d_a-z]"
"""Capital letters and some others, in a short class: for a look ahead to a capital that the form then requires."""

# At most one line break between two words of a mention, never the end of a paragraph.
GAP = r"(?:[^\S\n]{1,3}(?:\n[^\S\n]{0,3})?|\n[^\S\n]{0,3})"

# The same, with a line break only after a line long enough to be wrapped; after a shorter one comes another cell, item
# or heading, as where the next line has columns.
_WRAP = r"(?<=[^\n]{50})\n(?![^\n]{0,160}(?:[ ]{3}|\t))"
_SPACES = r"[^\S\n\t]{1,2}"  # more spaces, or a tab, separate the fields of a form
WRAPPED_GAP = rf"(?:{_SPACES}(?:{_WRAP}[^\S\n]{{0,3}})?|{_WRAP}[^\S\n]{{0,3}})"

# The bound keeps rules linear: in "a'a'a'a" every quoted letter begins a word that would extend to the end.
_MORE_LETTERS = rf"(?>(?:{LETTER}|['’](?!s\b){LETTER}|-{LETTER}){{0,60}})"
CAPITALISED = rf"{UPPER}{_MORE_LETTERS}"
_PARTICLE = (
    r"(?:van|von|vom|zu|zum|de|der|den|des|del|della|di|da|do|dos|du|la|le|el|al|bin|ibn|ben|ter|ten|af|av|y|O['’])"
)
_MORE_INITIALS = rf"\.(?:[ -]?{UPPER}\.){{0,3}}"
_PART = rf"{UPPER}(?:{_MORE_INITIALS}|(?=\s)|{_MORE_LETTERS})"


# Words that end a name in a text in capitals: "MRS. KATHERINE CHURCH WAS SEEN". Words that are also names, such as MAY
# and PER, must not be listed.
_END = (
    r"(?:AGAINST|AGREES|AND|ARE|AS|ASKED|AT|BECAUSE|BUT|BY|CALLED|CAME|COULD|DENIED|DENIES|DID|DOES|FILED|FOR|FROM|HAD|HAS|HAVE|HIS|IF|INTO"
    r"|IN(?=\s(?:APT|UNIT|ROOM|RM|LOT|THE|A|HIS|HER|FRONT|BACK|BED|CELL|CAR|VEH|COURT|CUSTODY)(?!\w))|IS|IT|MUST|NOT|NOTED|OF|ON|OR|OVER|PRESENTED|PRESENTS|REPORTED|REPORTS|RETURNED|RETURNS|SAID|SAYS|SHALL|SHOULD|SINCE|STATED|STATES"
    r"|THAT|THE|THEIR|THEN|THERE|THEY|THIS|TO|TODAY|UNDER|VERSUS|VIA|VS|WAS|WENT|WERE|WHEN|WHERE|WHICH|WHILE|WHO|WHOSE|WITH|WITHOUT"
    r"|WOULD)(?!\w|\.)"
)


def _name(gap: str) -> str:
    # A part must not be the label of the next field ("Name: Jane Roe Title: Manager").
    particles = rf"(?:{_PARTICLE}{gap}){{0,2}}"
    return rf"(?!{_END}){particles}{_PART}(?:{gap}(?!{LETTER}++\s?:|{_END}){particles}{_PART}){{0,4}}"


# "Leszek Kołodziński", "B. Baysal", "Ludwig van der Berg", "ANNA KOWAL".
NAME = _name(WRAPPED_GAP)
NAME_ON_ONE_LINE = _name(_SPACES)


RECOGNIZER = Recognizer.PATTERNS

# Greatest distance of context words from a form, in characters.
_BEFORE, _AFTER = 48, 24


@dataclass(frozen=True, slots=True)
class Rule:
    """A form with conditions; a search takes time linear in the length of the text.

    Attributes:
        subtype: name of the type of mention, in lower case with hyphens.
        form: the mention is its first group, or the whole match if it has none.
        reason: fixed; its sentence never repeats the text.
        score: 0.95 for check digits or an unmistakable form, 0.8 with context, 0.6 for the form alone.
        accept: condition on the matched text: check digits, a calendar.
        near: context words that must be close before or after.
        unless: words close before or after that exclude a mention.
        where: condition on the place in the text, which reads a bounded part of it.
    """

    subtype: str
    kind: Kind
    form: Expression
    reason: Message
    score: float
    accept: Callable[[str], object] | None = None
    near: Expression | None = None
    unless: Expression | None = None
    where: Callable[[str, int, int], bool] | None = None

    def find(self, text: str) -> Iterator[Mention]:
        """Yield the mentions of the form that meet all conditions."""
        for match in self.form.finditer(text):
            start, end = match.span(min(match.re.groups, 1))
            if self._holds(text, start, end):
                yield Mention(start, end, self.kind, self.score, RECOGNIZER, self.reason, self.subtype)

    def _holds(self, text: str, start: int, end: int) -> bool:
        if self.accept and not self.accept(text[start:end]):
            return False
        if self.where and not self.where(text, start, end):
            return False
        context = around(text, start, end)
        if self.unless and self.unless.search(context):
            return False
        return self.near is None or self.near.search(context) is not None


def around(text: str, start: int, end: int) -> str:
    """Return the text before and after a form, with a NUL for the form itself."""
    return f"{text[max(0, start - _BEFORE) : start]}\x00{text[end : end + _AFTER]}"


def led(lead: str, rest: str) -> Expression:
    """Return the expression of a lead and what follows it, for which a text without the lead is not searched."""
    return Expression(f"{lead}{rest}", cues=(lead,))


def words(*alternatives: str) -> Expression:
    """Return a pattern of whole words or phrases in any case, for `near` and `unless`."""
    return Expression(rf"(?<!\w)(?:{'|'.join(alternatives)})(?!\w)", re.IGNORECASE)
