"""Signs beside a surname without a title, as notes and messages have it: "pt Kaposi", "Kaposi rm 12", "d/w Codman".

Names of diseases, medicines and bodies stand alone in notes, too. These words are beside people only.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression

# Lists of words stay together.
# ruff: noqa: E501

_BEFORE = Expression(
    r"(?<!\w)(?:pts?|patients?|resident|client|mr|mrs|ms|dr|nurse|rn|np|pa|call(?:ed)?|paged?|text(?:ed)?|tell|told|ask(?:ed)?|saw|see|seeing|prefers?|(?:read|reviewed|ordered|cleared|signed|evaluated|staffed|accepted|admitted|covered|owned|led|run) by|by|hcp is|pcp|sitter|interpreter|emergency contact|neighbou?r|lives w/|invoice to|opinion with"
    r"|(?:discuss(?:ed)?|spoke|talk(?:ed)?|met|meet(?:ing)?|seen|staffed|swap(?:ped)?|reviewed|worked|working|argued|moved in|let|signed out)(?: (?:w/|with|to|by|for))?|d/w|w/d"
    r"|from|thanks|thank you|dear|hi|hello|hey|cc|attn|(?:regards|wishes|sincerely|cheers|love),?|daughter|son|wife|husband|mother|father|mom|dad|brother|sister|parents of|family of)\.?[,:]?[ ]\Z",
    re.IGNORECASE,
)
_BEHIND = Expression(
    r"(?:['’]s)?(?:[ ][IV]+)?(?:[ ]\(?(?:rm|room|bed|bay)(?!\w)|[ ]c/o|,?[ ]\(?\d{1,3}(?:[ ]?(?:[MF]|y/?o|yrs?|years?)(?!\w)|[ ][A-Z]{2,4}(?!\w)|[,)](?!\d))|,[ ](?:his|her|our|my|their|MD|RN|NP|PA|who)(?!\w)"
    r"|,[ ]the[ ](?:[a-z]+[ ])?(?:nurse|doctor|resident|aide|son|daughter|wife|husband|driver|owner|tenant|landlord)"
    r"|[ ](?:needs?|wants?|refuse[sd]|had|will|would|called|came|says?|said|asks?|asked|went|fell|takes?|took|saw|works?|worked|lives?|reports?|about|next[ ]door"
    r"|complain(?:s|ed)|denie[sd]|thinks?|thought|gave|gets?|got|has|argued|agree[sd]|signed|and[ ](?:I|my|his|her)|(?:was|were|is)[ ](?:in|on|off|at|an?|the|his|her|my|our|their|here|back|home|asking|refusing|still|due|angry|waiting|coming|leaving|next|fired|ill|sick|\d{1,3}(?=,|[ ](?:and|y)))"
    r"|[a-z]{2,}(?:s|ed)[ ](?:him|her|me|us|them|my|our|his|their|with))(?!\w)"
    r"|[ ][-–][ ](?:stable|d/c|dc|npo|home|awaiting|febrile|ready|off|on[ ](?:leave|call)|asleep|done|blocked)(?!\w)"
    r"|['’]s[ ](?:notes?|charts?|shift|patients?|pts?|labs)(?!\w))"
)
_REACH = 32


def is_somebody(text: str, start: int, end: int) -> bool:
    """Return whether the words beside a name, without its possessive, are such as notes have beside somebody."""
    return _BEFORE.search(text, max(0, start - _REACH), start) is not None or _BEHIND.match(text, end) is not None
