"""Signs beside a body that somebody belongs to it, lives there or goes there: "lives at RECOVERY", "a GE worker".

What everybody cites or pays has none of them.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression

# Lists of words stay together.
# ruff: noqa: E501

_REACH = 48
_BEFORE = Expression(
    r"(?<!\w)(?:(?:(?:at|inside|outside|near)|(?:admit(?:ted)?|discharged?|transfer(?:red)?|resident|inmate|student|pupil|member|moved?|sent|goes|went|lives?|living|trained|back|taken|referred|placed|teach(?:es)?|enrolled|retired|president|chief|head|chair|board|lawyer|lobbyist|agent|ex|former)(?:[ -](?:from|to|in|into|at|of|for|by))?)[ -](?:the[ ])?"
    r"|(?:his|her|their|my|our|whose)[ ](?:[a-z]+[ ])?(?:company|firm|school|church|shelter|home|facility|boss|employer|practice|agency|team|club)(?:[ ]is|,)?[ ])\Z",
    re.IGNORECASE,
)
_BEHIND = Expression(
    r"[ ](?:manager|driver|nurse|employee|worker|staff|house|home|shelter|ward|school|director|scientist|agent|cop|detective|president|chief|commissioner|epidemiologist|engineer|officer|founder|ceo|fired|hired|employs|said|accepted|wants|denied|refused)(?!\w)|/[a-z]{2,3}(?!\w)"
)
"""The last between the initials of who spoke and who typed: "ATS/lm"."""


def shows_body(text: str, start: int, end: int) -> bool:
    """Return whether the words beside a name say that somebody belongs or goes there, or that it did something."""
    return _BEFORE.search(text, max(0, start - _REACH), start) is not None or _BEHIND.match(text, end) is not None
