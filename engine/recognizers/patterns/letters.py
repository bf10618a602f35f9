"""Pieces of regular expressions that know the letters of every alphabet."""

from __future__ import annotations

import re
from itertools import groupby


def _character_class(characters: list[int]) -> str:
    """`[...]` of code points, as ranges."""
    runs = [[point for _, point in run] for _, run in groupby(enumerate(characters), lambda pair: pair[1] - pair[0])]
    return f"[{''.join(f'{re.escape(chr(run[0]))}-{re.escape(chr(run[-1]))}' for run in runs)}]"


# Python's `re` has no class of capital letters. Alphabets with letter case end at U+1FFF for our purpose.
UPPER = _character_class([point for point in range(0x2000) if chr(point).isupper()])
LETTER = r"[^\W\d_]"

# At most one line break between two words of a mention, never a paragraph's end.
GAP = r"(?:[^\S\n]{1,3}\n?[^\S\n]{0,3}|\n[^\S\n]{0,3})"

# The same where a line may have been wrapped; what follows a shorter one is another cell, item or heading.
_WRAP = r"(?<=[^\n]{50})\n"
_SPACES = r"[^\S\n\t]{1,2}"  # more, or a tab, part the fields of a form
WRAPPED_GAP = rf"(?:{_SPACES}(?:{_WRAP}[^\S\n]{{0,3}})?|{_WRAP}[^\S\n]{{0,3}})"

# The bound keeps a rule linear: in "a'a'a'a" every quoted letter begins a word that would reach to the end.
CAPITALISED = rf"{UPPER}(?:{LETTER}|['’](?!s\b){LETTER}|-{LETTER}){{0,60}}+"
_PARTICLE = (
    r"(?:van|von|vom|zu|zum|de|der|den|des|del|della|di|da|do|dos|du|la|le|el|al|bin|ibn|ben|ter|ten|af|av|y|O['’])"
)
_INITIALS = rf"{UPPER}\.(?:[ -]?{UPPER}\.){{0,3}}"
_PART = rf"(?:{_INITIALS}|{UPPER}(?=\s)|{CAPITALISED})"


# In capitals nothing else tells where a name ends: "MRS. KATHERINE CHURCH WAS SEEN". Words that are names somewhere, as
# MAY and PER are, must not be here.
_END = (
    r"(?:AGAINST|AGREES|AND|ARE|AS|ASKED|AT|BECAUSE|BUT|BY|CALLED|CAME|COULD|DENIED|DENIES|DID|DOES|FILED|FOR|FROM|HAD|HAS|HAVE|HIS|IF|INTO"
    r"|IS|IT|MUST|NOT|NOTED|OF|ON|OR|OVER|PRESENTED|PRESENTS|REPORTED|REPORTS|RETURNED|RETURNS|SAID|SAYS|SHALL|SHOULD|SINCE|STATED|STATES"
    r"|THAT|THE|THEIR|THEN|THERE|THEY|THIS|TO|TODAY|UNDER|VERSUS|VIA|VS|WAS|WENT|WERE|WHEN|WHERE|WHICH|WHILE|WHO|WHOSE|WITH|WITHOUT"
    r"|WOULD)(?!\w|\.)"
)


def _name(gap: str) -> str:
    # No part is the label of the next field ("Name: Jane Roe Title: Manager").
    particles = rf"(?:{_PARTICLE}{gap}){{0,2}}"
    return rf"(?!{_END}){particles}{_PART}(?:{gap}(?!{LETTER}++\s?:|{_END}){particles}{_PART}){{0,4}}"


# "Leszek Kołodziński", "B. Baysal", "Ludwig van der Berg", "ANNA KOWAL".
NAME = _name(WRAPPED_GAP)
NAME_ON_ONE_LINE = _name(_SPACES)
