"""Initials of people who sign: in the column of a log, after the word for an act, before a task in minutes.

Elsewhere two or three capitals are an abbreviation.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Meaning, Mention, Recognizer, Stretch, Structure, TextRole
from engine.detection.filters.abbreviated import is_thing
from engine.detection.lexicon.bodies import is_listed
from engine.detection.patterns.rule import UPPER

# Lists of words stay together.
# ruff: noqa: E501

_SCORE = 0.8
_INITIALS = rf"{UPPER}\.?(?:[ -]?(?:{UPPER}|d[aeiu]|v[ao]?n?|Mc|Mac|O')\.?){{1,3}}(?![\w'’])"
_SIGNS = Expression(rf"/?(?:{_INITIALS}/?\s?[/,&+]?\s?/?)+(?=,\s[A-Z]|(?<=,\s)[A-Z]|\s*\Z)")
_ONE = Expression(_INITIALS)
_SMALL_SIGN = r"(?:[^\W\d_A-ZÀ-Þ]|[A-ZÄÖÜÅØÆÉ](?=[^\W\d_A-ZÀ-Þ]))[^\W\d_A-ZÀ-Þ]{1,2}"
_SMALL = Expression(rf"{_SMALL_SIGN}(?:\s?[/,&+]\s?{_SMALL_SIGN}){{0,3}}")
_SMALL_ONE = Expression(_SMALL_SIGN)
_BETWEEN = r"(?:\s?[/,&+]\s?|/\s/)"

# Acts: a colon or "by" follows; after some, initials alone ("checked GP/BJ").
_DONE = (
    r"verified|reviewed|approved|checked|entered|typed|dictated|transcribed|witnessed|signed(?:\soff)?|prepared|completed|recorded"
    r"|reported|received|collected|examined|counter-?signed|initial(?:l?ed|s)?|attended|given|administered|tested|inspected|logged|updated"
    r"|fee\searner|f/e|translated|drafted|issued|authori[sz]ed|noted|seen|handled|processed|scanned|filed|qa|qc|examiner|operator|technician|handler"
    r"|adjuster|author|clerk|typist|proofs?|layout|editor|photos?|sig(?:nature)?|gepr[üu]ft|gez|erstellt|gesehen|v[ée]rifi[ée]|sign[ée]|revisado|firmado"
)  # fmt: skip
_BARE = r"checked|witnessed|typed|countersigned|double-checked"
_DONE_ABROAD = (
    r"(?:tap|dict|sais|rédig|relu|vis|re[çc]|trait|établ|valid|contr[ôo]l|vérifi|sign|prépar|prescri|administr|remis|suivi|vu|fait|pris|rempli|transmis|transcrit)[a-zé]{0,3}(?:\sle\s\d{1,2}(?:[./]\d{1,4}){1,2})?\spar"
    r"|(?:diktiert|geschrieben|erfasst|bearbeitet|geprüft|erstellt|gesehen|aufgenommen|unterschrieben|verabreicht|kontrolliert)\s(?:von|durch)"
    r"|(?:redactad|elaborad|tramitad|revisad|firmad|mecanografiad|dictad|transcrit|validad|digitad|conferid|assinad)[oa]\spor"
)
_ACTS = Expression(
    rf"(?<!\w)(?:(?i:{_DONE})(?:(?:\s(?:and|/|&)\s?|/)(?i:{_DONE}))?(?:\s?:|\sby:?|\s-)\s{{0,3}}|(?i:{_BARE})\s|(?i:{_DONE_ABROAD})\s?:?\s{{0,3}})"
    rf"(?P<who>/?{_INITIALS}(?:{_BETWEEN}{_INITIALS}){{0,3}})"
)
_TASKS = Expression(
    rf"(?:^|\n|[-–•*:;]\s)\s{{0,3}}(?P<who>{_INITIALS}(?:{_BETWEEN}{_INITIALS}){{0,3}})\s(?:to|will|agreed to|undertook to)\s[a-z]{{3,}}"
)
# "AV 11/21/22" at the end of a line, or "AR 7/19" as the whole of one.
_DAY = r"(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])"
_DATED = Expression(
    rf"(?:(?:^|\t|[ ]{{2}})[ \t]{{0,60}}(?P<who>[A-Z]{{2,4}})[ ,]{{1,2}}{_DAY}[./-](?:\d{{4}}|\d\d)[ \t]*$"
    rf"|^[ \t]{{0,8}}(?P<alone>[A-Z]{{2,4}})[ ,]{{1,2}}{_DAY}[ \t]*$)",
    re.MULTILINE,
)
_SIGNERS = Expression(
    r"(?:done |seen |entered |checked |given |signed |taken |completed |handled )?by|init(?:ial)?s?\.?|sig(?:n(?:ed|ature)?)?s?\.?|staff|att(?:orne)?y"
    r"|fee earner|time ?keeper|tk|user|nurse|rn|operator|tech(?:nician)?|examiner|adjuster|author|officer|who|handler|owner|lead|assignee|clerk|hcp"
    r"|f/e|fe|k[üu]rzel|kz\.?|hz\.?|hdz\.?|handzeichen|visum|vis\.?|gez\.?|initiales|visa|paraphe|[ée]margement|soignante?|infirmi(?:er|ère)|intervenante?|iniciales|r[uú]brica|firma|enf\.?",
    re.IGNORECASE,
)
NOT_INITIALS = frozenset(
    "ID OK NA NO AM PM TBC TBA TBD UK US USA EU UN HR IT GP QA QC PDF CEO CFO COO MD RN PT OT ED ER ICU CT MRI ECG EKG BP IV IM SC PO PR DNA"
    " HIV BBC NHS FBI CIA DOB ASAP ETA FAX TEL VAT PIN SMS CC CV DC AC TV PC GPS LLC LTD INC PLC NB PS RE FAO ISO NSO AGM EGM SW DN DSL SLT PTA HV"
    " MP QC KC JP MPH BSC MSC DPO CPS DWP HMRC IRS SSA DHS VA ICE USD EUR GBP CHF KES TA PA RR FC DUE EXP MFG LOT REV VER DATE".split()
)
_NEVER_INITIALS = frozenset("OK NA NO ID TBC TBA TBD".split())
"""Abbreviations that are not initials even in a column of signatures."""
_SMALL_WORDS = frozenset("yes no nil n/a na one two all any the and of to see ok me us our own new old him her".split())
_MOST = 26  # characters of a cell of initials
_FEWEST = 2  # rows
_MOSTLY = 0.6  # share of a column's cells


def find(text: str, structure: Structure) -> Iterator[Mention]:
    """Yield initials in columns of initials, after acts, before tasks and before the day of a signature."""
    yield from _in_columns(text, structure)
    for match in _DATED.finditer(text):
        group = match.lastgroup or "who"
        if match[group] not in NOT_INITIALS:
            yield _mention(*match.span(group))
    for form in (_ACTS, _TASKS):
        for match in form.finditer(text):
            found = list(_ONE.finditer(text, *match.span("who")))
            known = [each for each in found if _letters(each[0]) not in NOT_INITIALS]
            known = [each for each in known if not _is_thing(text, each[0])]
            if known:  # beside other initials, GP is a person too
                yield from map(_of, found if len(found) > 1 else known)


def _is_thing(text: str, letters: str) -> bool:
    """Return whether letters are a public body that a sentence begins with, or something with an article elsewhere."""
    return letters.isalpha() and len(letters) > 2 and (is_listed(letters, shortest=3) or is_thing(text, letters))


def _in_columns(text: str, structure: Structure) -> Iterator[Mention]:
    columns: dict[tuple[int, int], list[Stretch]] = defaultdict(list)
    for each in structure.stretches:
        if each.role in (TextRole.CELL, TextRole.VALUE) and each.column and text[each.start : each.end].strip():
            columns[each.column].append(each)
    people = _initials_of_names(text) if columns else frozenset()
    for heading, cells in columns.items():
        if _is_of_initials(text, heading, cells, people):
            excluded = _NEVER_INITIALS if _SIGNERS.fullmatch(_heading(text, heading)) else NOT_INITIALS - people
            for each in cells:
                yield from _of_cell(text, each, excluded)


def _is_of_initials(text: str, heading: tuple[int, int], cells: list[Stretch], people: frozenset[str]) -> bool:
    """Return whether a column holds initials, not units, states or codes, by its heading or those of the names."""
    written = [text[each.start : each.end].strip() for each in cells]
    signs = [each for each in written if len(each) <= _MOST and _SIGNS.match(each)]
    if _SIGNERS.fullmatch(_heading(text, heading)):
        return True
    if len(signs) < _FEWEST or len(signs) < _MOSTLY * len(written) or cells[0].meaning not in (None, Meaning.NAME):
        return False
    return any(_letters(one[0]) in people for each in signs for one in _ONE.finditer(each))


def _heading(text: str, span: tuple[int, int]) -> str:
    return text[slice(*span)].strip().rstrip(":")


def _of_cell(text: str, cell: Stretch, excluded: frozenset[str]) -> Iterator[Mention]:
    written = text[cell.start : cell.end]
    start = cell.start + len(written) - len(written.lstrip())
    if _SMALL.fullmatch(written.strip()):
        for each in _SMALL_ONE.finditer(text, start, start + len(written.strip())):
            if each[0].lower() not in _SMALL_WORDS:
                yield _mention(*each.span())
    elif match := _SIGNS.match(written.strip()):
        found = list(_ONE.finditer(text, start, start + match.end()))
        yield from (_of(each) for each in found if len(found) > 1 or _letters(each[0]) not in excluded)


_NAME = Expression(r"(?<!\w)[A-Z][\w'’]{1,40}(?:[ -](?:[A-Z][\w'’]{0,40}\.?|de|da|van|von|di|bin|al)){1,4}")


def _initials_of_names(text: str) -> frozenset[str]:
    """Return the initials of all runs of capitalised words, with and without the middle ones, in both orders."""
    found = set()
    for match in _NAME.finditer(text):
        letters = _letters("".join(word[0] for word in re.split(r"[ -]", match[0]) if word[:1].isupper()))
        found |= {letters, letters[0] + letters[-1], letters[-1] + letters[0]} if letters else set()
    return frozenset(found)


def _letters(initials: str) -> str:
    return re.sub(r"[^A-Z]", "", initials)


def _of(match: re.Match[str]) -> Mention:
    """Return the mention of matched initials, without the full stop of a sentence."""
    end = match.end() - (match[0].endswith(".") and "." not in match[0][:-1])
    return _mention(match.start(), end)


def _mention(start: int, end: int) -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, Recognizer.LAYOUT, Message("layout.initials"), "initials")
