"""Names in lists of people: before an age and a sex, behind a room or the number in a pedigree, and among names.

A list gives the networks no sentence: "6  Tolvan 73M CAP", "Rm2 BERG G1", "III-2 Ida", "1 Vik, 2 Berg, 3 Lacey".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Mention
from engine.detection.lexicon import common_words, first_names
from engine.detection.patterns.rule import CAPITALISED, MAYBE_UPPER, NAME_ON_ONE_LINE, RECOGNIZER
from engine.detection.structure import is_wording

_SCORE = 0.75
"""More than that of a rank before a name, since the network reads lone words as other kinds."""
_NOT_PEOPLE = frozenset({Kind.LOC, Kind.ORG, Kind.DATETIME})
_SURE = 0.5
"""Score from which a name is believed."""
_FEWEST = 2  # people of a list

# "73M", "81 F", "M/44", "34y", "3/12": the sex in small letters only right behind the digits.
_YEARS = r"(?:1[01]\d|\d{1,2})(?:/(?:7|12|52))?"
_AGED = (
    rf"(?:{_YEARS}\s?(?:y(?:rs?|/?o)?\.?|ans|años|anos|år|J\.?)?[ ,/]{{0,2}}[MFW♂♀]"
    rf"|{_YEARS}(?:y(?:rs?|/?o)?)?[mfw]|[MFW][ /]?{_YEARS}|{_YEARS}\s?(?:y/?o|yrs?)"
    rf"|{_YEARS}\s?(?:J|a|ans|år)\.?[ ,/]{{1,2}}[mwfhk])(?![\w'’./%-])"
)
_ROOM = (
    r"(?:(?i:room|rm|bed|bay|side[ ]room|sr|cell|box|locker|zi(?:mmer)?|bett|ch(?:ambre|b)?|lit|hab(?:itación)?|cama"
    r"|q(?:uarto)?|leito|rom|stue|seng)\.?)"
)
_PLACED = rf"{_ROOM}[ ]?\d{{1,4}}(?:[-/.]\d{{1,2}})?[A-Za-z]?"
_BEGINS = r"(?m:^[ \t>*•-]{0,6}|(?<=[a-z\d.;)] ))"
"""Start of a line, also of one that a PDF joins to a paragraph."""
_PATIENT = Expression(
    rf"{_BEGINS}(?:(?:{_PLACED}|[A-Z]?\d{{1,3}}[A-Z]?)[.):]?[ \t]{{1,6}})?"
    rf"(?P<who>{NAME_ON_ONE_LINE}(?P<given>,[ ]{NAME_ON_ONE_LINE})?)[ ,]{{1,3}}\(?(?P<aged>{_AGED})",
    cues=(_AGED,),
)
_DEVICE = (
    r"(?i:mob(?:ile)?|cell|tel(?:ephone)?|ph(?:one)?|landline|home|work|wk|handy|tlf|port(?:able)?|m[óo]vil|telem"
    r"|[cmthw])"
)
_IN_ROOM = Expression(
    rf"{_BEGINS}(?:\d{{1,2}}[:.h]?\d\d[ \t]{{1,4}})?{_PLACED}[.:)]?[ \t]{{1,4}}(?:[–-][ ])?\(?"
    rf"(?P<who>{CAPITALISED}(?:,[ ]{CAPITALISED}|[ ][A-Z](?![\w/]))?)(?!['’]s)"
)
_NAMED = rf"{MAYBE_UPPER}[\w'’-]{{1,24}}"
_APART = Expression(
    rf"(?<!\w){_PLACED}[ ]\((?P<behind>{CAPITALISED}(?:[ ]{CAPITALISED})?)\)"
    rf"|{_BEGINS}(?P<before>{_NAMED}(?:,?[ ]{_NAMED})?)"
    rf"[ ](?:[A-Z]{{1,4}}\d{{4,8}}|\d{{5,10}}(?:-\d\d)?)[ ]{_ROOM}(?!\w)"
)
"""A name in brackets behind a bed, or before the number of a record and a bed: "Tolvan EPK78173 bed 4"."""
_ENTRY = Expression(
    rf"(?:^|[;|•\t][ ]?|[–—-][ ])[ \t]{{0,8}}(?!{_DEVICE}(?!\w))(?P<who>{CAPITALISED}(?:[ ]{CAPITALISED}){{0,2}})"
    rf"[ ]?(?:[:,–—-]|\()?[ ]?(?:{_DEVICE}\.?[ ]?:?[ ]?)?\(?\Z",
    re.MULTILINE,
)
_LONGEST_ENTRY = 48  # characters before a number
_SHORTEST = 4  # letters of a name in capitals; shorter words in capitals are abbreviations
_MALE = Expression(r"M|m(?![a-z])|♂")

# "III-2 Ida", "|  +-- IV-1 Tolvan Berg".
_PEDIGREE = Expression(
    rf"(?m)^[ \t|+├└│─>*-]{{0,60}}(?P<number>(?:I{{1,3}}|IV|VI{{0,3}})[-:.]\d{{1,2}})[.:]?[ \t]{{1,6}}"
    rf"(?P<who>{CAPITALISED}(?:[ ](?:née[ ])?{CAPITALISED}){{0,3}})"
)
_FEWEST_RELATIVES = 3

_ITEM = (
    rf"(?:\d{{1,2}}[.)]?[ ])?(?:{CAPITALISED}[ ]){{0,2}}{CAPITALISED}(?:[ ][A-Z]\.?(?!\w))?(?:[ ]\([^()\n]{{1,14}}\))?"
)
_JOINT = r"(?:[,;][ ](?:(?:and|und|et|y|e|og)[ ])?|[ ]?[/&+][ ]?|[ ](?:and|und|et|y|e|og)[ ])"
_RUN = Expression(rf"(?<![\w'’-])(?>{_ITEM})(?:{_JOINT}(?>{_ITEM})){{2,40}}(?![\w'’-])")
_NAME = Expression(rf"{CAPITALISED}(?:[ ]{CAPITALISED}){{0,2}}(?:[ ][A-Z]\.?(?!\w))?")
_PARTED = Expression(_JOINT)

_LETTER = Expression(r"[ ]\((?![AI]\))([A-Z])\)")
_ACTS = Expression(
    r"(?<![\w.'’&-])([A-Z])(?=['’]s(?!\w)|:|/[A-Z]{1,3}(?!\w)"
    r"|\s(?:to|will|said|says|asked|agreed|noted|raised|reported|felt|thought)\s[a-z])"
)


def find(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the names in lists of patients, in pedigrees and between names that other recognizers found."""
    yield from _patients(text)
    yield from _in_rooms(text)
    yield from _relatives(text)
    found = tuple(found)
    yield from _with_telephones(text, found)
    yield from _among_names(text, found)
    yield from _by_letter(text, found)


def _patients(text: str) -> Iterator[Mention]:
    """Yield names before an age and a sex where a line begins.

    A single one needs a surname and a given name, and several need both sexes: "Budget 73M" is a sum.
    """
    lines = [each for each in _PATIENT.finditer(text) if not _is_measured(each)]
    sexes = {_MALE.search(each["aged"]) is not None for each in lines}
    several = len(lines) >= _FEWEST and len(sexes) > 1
    for each in lines:
        if several or each["given"]:
            yield _mention(*each.span("who"), "pattern.name-before-somebodys-age")


def _is_measured(line: re.Match[str]) -> bool:
    """Return whether a line gives the measure of a thing ("Cable 20m") or holds words of labels."""
    return is_wording(line["who"]) or (line["aged"][-1].islower() and _is_of_heading(line["who"]))


def _in_rooms(text: str) -> Iterator[Mention]:
    """Yield the names behind rooms or beds where at least two lines begin so, and those before a record and a bed.

    Common words of any language are none.
    """
    lines = list(_IN_ROOM.finditer(text))
    several = lines if len(lines) >= _FEWEST else []
    for each in (*several, *_APART.finditer(text)):
        group = each.lastgroup or "who"
        who = each[group]
        is_abbreviation = who.isupper() and len(who) < _SHORTEST
        if not (is_abbreviation or _is_of_heading(who) or common_words.is_common_anywhere(who.lower())):
            yield _mention(*each.span(group), "pattern.in-list-of-people")


def _with_telephones(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the names right before a telephone number where a line or an entry of a list of contacts begins."""
    for each in found:
        if each.subtype != "phone":
            continue
        before = _ENTRY.search(text, max(0, each.start - _LONGEST_ENTRY), each.start)
        who = before["who"] if before else ""
        if before and not (_is_of_heading(who) or any(map(common_words.is_common_anywhere, who.lower().split()))):
            yield _mention(*before.span("who"), "pattern.name-before-number-in-list-people")


def _relatives(text: str) -> Iterator[Mention]:
    """Yield the names behind the numbers of generations, if at least three lines have one."""
    lines = list(_PEDIGREE.finditer(text))
    if len({each["number"] for each in lines}) >= _FEWEST_RELATIVES:
        for each in lines:
            if not _is_of_heading(each["who"]):
                yield _mention(*each.span("who"), "pattern.in-list-of-people")


def _among_names(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the items of a list, at least half of which and at least two are people, that nobody knows."""
    people = sorted((each.start, each.end) for each in found if each.kind is Kind.PERSON and each.score >= _SURE)
    known = {text[start:end] for start, end in people}
    others = sorted((each.start, each.end) for each in found if each.kind in _NOT_PEOPLE and each.score >= _SURE)
    for run in _RUN.finditer(text) if len(people) >= _FEWEST else ():
        parts = list(_parts(text, run.span()))
        items = [span for part in parts if (span := _name(text, part))]
        counted = all(text[start].isdigit() for start, _ in parts)  # "3 Lacey" looks like a house
        named = [each for each in items if _overlaps(people, each) or text[slice(*each)] in known]
        left = [each for each in items if each not in named and (counted or not _overlaps(others, each))]
        if len(named) >= _FEWEST and len(named) * 2 >= len(items):
            for start, end in left:
                if not _is_of_heading(text[start:end]):
                    yield _mention(start, end, "pattern.in-list-of-people")


def _by_letter(text: str, found: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the letter in brackets behind the name that it begins, and where it acts: "Ida (D)", "D to draft"."""
    letters: set[str] = set()
    for each in found:
        letter = _LETTER.match(text, each.end) if each.kind is Kind.PERSON and each.score >= _SURE else None
        if letter and letter[1] == text[each.start]:
            letters.add(letter[1])
            yield _mention(*letter.span(1), "layout.initials", "initials")
    for match in _ACTS.finditer(text) if letters else ():
        if match[1] in letters:
            yield _mention(*match.span(1), "layout.initials", "initials")


def _parts(text: str, span: tuple[int, int]) -> Iterator[tuple[int, int]]:
    at = span[0]
    for joint in _PARTED.finditer(text, *span):
        yield at, joint.start()
        at = joint.end()
    yield at, span[1]


def _name(text: str, span: tuple[int, int]) -> tuple[int, int] | None:
    match = _NAME.search(text, *span)
    return match.span() if match else None


def _overlaps(spans: Sequence[tuple[int, int]], span: tuple[int, int]) -> bool:
    return any(start < span[1] and span[0] < end for start, end in spans)


def _is_of_heading(written: str) -> bool:
    """Return whether words are those of a label or ordinary words, none of which is a first name."""
    words = [word.lower() for word in re.findall(r"[^\W\d_]+", written)]
    plain = all(
        is_ordinary(word) and not (first_names.is_listed(fold(word)) or common_words.is_given(word)) for word in words
    )
    return plain or is_wording(written)


def _mention(start: int, end: int, reason: str, subtype: str = "name") -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, RECOGNIZER, Message(reason), subtype)
