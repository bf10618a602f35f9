"""Names of the writers of a chat: "[14/02/2024, 18:09] ana_r: ...", "Ana  18:09", "<ana_r> ...".

User names in the column of a log behind the times of its entries are those of writers, too: "09:12 atolvan Called".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.lexicon import common_words
from engine.detection.structure import is_wording

_SCORE = 0.85
_TIME = r"\d{1,2}[:.h][0-5]\d(?:[:.][0-5]\d)?(?:\s?[apAP]\.?[mM]\.?)?"
_DAY = r"(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)"
_STAMP = rf"(?:{_DAY}(?:,|\s(?:at|à|um|a\slas|kl\.?)|T)?\s?)?{_TIME}"
_WHO = r"[^\W_](?:[^\n\[\]<>:|]{0,38}?[^\s\[\]<>:|,])?"
_HANDLE = r"[^\W\d_][\w.-]{0,38}\w"
# The line that begins a message in each program's export: the time first, or the name before the time.
_LINES = tuple(
    Expression(form, re.MULTILINE)
    for form in (
        rf"^[ \t]{{0,8}}(?:\[{_STAMP}\]|{_STAMP}\s?[-–—|])[ \t]{{0,8}}(?:~[ \t]?)?(?P<who>{_WHO})[ \t]?:(?=\s|$)",
        rf"^[ \t]{{0,8}}(?:\[?{_STAMP}\]?[ \t]{{1,8}})?<(?P<who>{_WHO})>(?=[ \t])",
        rf"^[ \t]{{0,8}}(?P<who>{_WHO})(?:[ \t]{{2,24}}|\t|[ \t]{{0,4}}[\[(])(?P<when>{_STAMP})[\])]?[ \t]{{0,8}}$",
        rf"^[ \t]{{0,8}}(?P<who>{_WHO})[ \t](?P<when>{_TIME})[ \t]{{0,8}}$",
    )
)
_PLAIN = Expression(rf"^[ \t]{{0,8}}{_STAMP}[ \t]{{1,4}}(?P<who>{_HANDLE})[ \t]?:(?=\s|$)", re.MULTILINE)
"""Also a line of a log, "09:00 Handover:"; it is a chat if a writer repeats."""
_ENTRY = Expression(
    rf"^[ \t]{{0,8}}(?:[\d./-]{{3,10}}[ T])?{_TIME}[ \t]{{1,4}}(?P<who>[a-z][a-z\d_.]{{3,20}})(?=[ \t]+\S)",
    re.MULTILINE,
)
"""An entry of a log, with the user behind the time; most are user names, not words: "09:00 obs stable"."""
_PROGRAM = Expression(r"\w{0,40}[a-z](?:Bot|BOT)|\w{1,40}[ _-](?i:bot)")  # not TALBOT
_ROLE_BEHIND = Expression(
    r"\s?\((?:RN|EN|LPN|CNA|HCA|NP|PA|MD|GP|OT|PT|SW|TL|PM|HR|IT|QA|(?i:nurse|admin|mod|host|guest|staff|agent|you|he/him|she/her|they/them))\)\Z"
)
"""A role or pronouns in brackets behind a writer's name: "Lupe (RN)"."""
_PRICE = Expression(r"(\d{1,2})\.(\d\d)")
_LINES_A_DAY = 8
"""Times of a chat without days fall at most once in so many lines: at midnight."""
_FEWEST = 3  # lines, and
_FEWEST_WRITERS = 2
_MOST_WORDS = 4
_ROLES = frozenset(
    "system bot chatbot agent support admin administrator moderator customer client user visitor guest you me operator"
    " assistant service info note kunde system notification server patient nurse staff team".split()
)


def find(text: str) -> Iterator[Mention]:
    """Yield the writers at the beginning of chat messages, if at least two people write at least three messages."""
    for form in (*_LINES, _PLAIN):
        found = [match for match in form.finditer(text) if _is_writer(match["who"])]
        lines = Counter(match["who"] for match in found)
        again = form is not _PLAIN or max(lines.values(), default=0) > 1
        if len(found) >= _FEWEST and len(lines) >= _FEWEST_WRITERS and again and not _is_bill(found):
            for match in found:
                start, end = match.span("who")
                role = _ROLE_BEHIND.search(text, start, end)
                end = role.start() if role else end
                yield Mention(start, end, Kind.PERSON, _SCORE, Recognizer.LAYOUT, Message("layout.writer"), "name")
    yield from _of_log(text)


def _of_log(text: str) -> Iterator[Mention]:
    """Yield the user names behind the times of a log, if they begin at least three entries and most of them."""
    entries = list(_ENTRY.finditer(text))
    users = [each for each in entries if not _is_word(each["who"])]
    if len(users) >= _FEWEST and len(users) * 2 > len(entries):
        for each in users:
            yield Mention(*each.span("who"), Kind.PERSON, _SCORE, Recognizer.LAYOUT, Message("layout.writer"), "name")


def _is_word(written: str) -> bool:
    letters = re.sub(r"[\W\d_]", "", written)
    return is_ordinary(letters) or common_words.is_common_anywhere(letters)


def _is_bill(found: list[re.Match[str]]) -> bool:
    """Return whether the hours behind names are prices: "Soup 14.50"; those of a chat are hours, and go on."""
    written = [match["when"] for match in found if "when" in match.re.groupindex]
    prices = [_PRICE.fullmatch(each) for each in written]
    if not prices or None in prices:
        return False
    hours = [(int(each[1]), int(each[2])) for each in prices if each]
    falls = sum(before > after for before, after in pairwise(hours))
    return max(hours) >= (24, 0) or falls > len(hours) // _LINES_A_DAY


def _is_writer(written: str) -> bool:
    """Return whether the words before a message may be a name or user name, and not a number of goods: "2 Caesar"."""
    words = written.split()
    known = words[0].isdigit() or len(words) > _MOST_WORDS or written.casefold() in _ROLES or is_wording(written)
    return not known and not _PROGRAM.fullmatch(written) and any(map(str.isalpha, written))
