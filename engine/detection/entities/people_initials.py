"""Initials of people whose full names are known: "Q. T.", "moved QT", "9/11 qt: letter sent", "Thank you, QT".

With full stops they are found anywhere; without them only in the place of a name, as most are abbreviations too.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Meaning, Structure, TextRole
from engine.detection.entities import names
from engine.detection.entities.people import CAPITAL, FINITE, LINE_START, Person, ShortForm, form
from engine.detection.lexicon import salutations

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_SIGNED = Message("aliases.signed")
_LONGEST_ABBREVIATION = 2  # initials that are more often something else
_LONGEST_ENTRY = 40  # characters of a cell with entries
_LONGEST_STAMP = 26  # characters of a date and time before an entry
_SHORTENED = 3  # first letters of a surname, as its abbreviation: "TOL: absent"

_PIECES = Expression(r"[^\W\d_]+")
_DOTTED = Expression(
    rf"(?<![\w.&'’-])({CAPITAL}\.(?:[ \u00a0]?-?{CAPITAL}\.){{1,4}})(?:['’]s)?"
    rf"(?![\w-]|[ \u00a0]?{CAPITAL}[\w'’]|[ \u00a0]v\.)"
)
_BARE = Expression(rf"(?<![\w.&/'’-])({CAPITAL}{{2,4}}|{CAPITAL}{{1,3}}-{CAPITAL}{{1,2}})(?![\w&/'’-]|\.\w)")
_PAIR = Expression(rf"(?<![\w.&/'’-])({CAPITAL}{{2,3}})/({CAPITAL}{{2,3}})(?![\w&/'’-]|\.\w)")
_SMALL = Expression(r"(?<![\w.&/'’-])([a-z]{2,3})(?=:[ \t])")
_ALONE = Expression(
    rf"(?m)(?:^[ \t>*•-]{{0,4}}|(?<=[.!?):] ))(?P<first>{CAPITAL}\.)(?= [a-zß-ÿ]{{2,}}[ ,.;])"
    rf"|(?<=[a-zß-ÿ,] )(?P<within>(?!I\.){CAPITAL}\.)(?= [a-zß-ÿ]{{2,}}[ ,])"
)
"""An initial where a sentence begins, "K. drew a picture", or within one: "was K. mir erzählt hat"."""
_NUMBERS = Expression(
    r"(?i:(?<!\w)(?:vitamine?s?|hepatitis|hépatite|hepatite|secti?ons?|sección|secção|abschnitt|parts?|partie|parte|teil|phase|fase|groups?|groupe|gruppe|grup[op]o?|class(?:e|es)?|klasse|clase"
    r"|annexe?|anlage|anhang|anexo|appendix|bilag|vedlegg|plan|type|typ|tipo|block|bloc|bloque|bloco|ward|room|raum|unit|exhibit|schedule|option|table|tabelle|figure|art|lit|point|grade|level|team|line|route)\.?[ ])\Z"
)
"""Words before a letter that numbers something."""
_LONGEST_NUMBERED = 14
_STAMPED = Expression(
    r"(?:\A|[\n|\t])[ \t>*•-]{0,4}(?:(?:[A-Z][a-z]{1,2},?\.?[ ])?\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?\.?(?:,?[ ]\d{1,2}[:.h]\d{2})?|\d{1,2}[:.h]\d{2})[ ,:–-]{1,3}\Z"
)
"""The date or time of an entry in a log."""
_EXPLAINED = Expression(r"(?<![\w.&/'’-])([^\W\d_]{2,4})[ ]\((?=[^\W\d_])")
"""Letters before a name in brackets: "hm (Hanne Munk)"."""
_END = Expression(r"[ \t]*(?:\n|\Z)")
_BEHIND_SENTENCE = Expression(r"[.!?][)\"”]?[ \t]\Z")

_ATTRIBUTED = Expression(
    rf"(?:,[ ][^(),\n]{{2,30}})?[ \u00a0]\((?:[^()\n]{{1,40}}?[,;/][ ])?({CAPITAL}{{2,4}}|[a-z]{{2,3}})(?:[,;/][ ][^()\n]{{1,40}})?\)"
)
"""Brackets behind a name, and a role, that give its initials: "Ada Tolvane (Chair, AT)", "Ada Tolvane, RN (at)"."""
_ACTS = Expression(r"['’]s[ ]|[ ](?!and(?!\w))[a-zß-ÿ]{2,}(?!\w)|[.,;]?[ \t]*(?:\n|\Z)|[.,;)]")
_NUMBER = Expression(r"[ \u00a0]\d{6}")

_Owners = dict[str, list[Person]]


def find(text: str, people: Sequence[Person], structure: Structure) -> Iterator[ShortForm]:
    """Yield the initials of `people`, and the first letters of a surname as its abbreviation in a log."""
    by_letters = _owners((letters, each) for each in people for letters in each.initials)
    if not by_letters:
        return
    for match in _DOTTED.finditer(text):
        if owners := by_letters.get(_letters(match[1])):
            yield form(*match.span(1), owners)
    yield from _lone(text, people)
    bare = list(_bare(text, by_letters, structure))
    yield from bare
    # In small letters only what is in capitals elsewhere: "re:" and "cc:" are no people.
    yield from _small(text, by_letters, {text[each.mention.start : each.mention.end].casefold() for each in bare})
    yield from _pairs(text, by_letters)
    yield from _explained(text, by_letters)
    yield from _attributed(text, people)
    yield from _shortened(text, people)


def in_signatures(text: str, structure: Structure) -> Iterator[ShortForm]:
    """Yield initials that fill the first line of a signature."""
    for each in structure.stretches:
        if each.role is TextRole.SIGNATURE:
            match = re.fullmatch(
                rf"\s*[-–—]?\s*({CAPITAL}(?:\.?[ \u00a0]?-?{CAPITAL})?\.?)\s*", text[each.start : each.end]
            )
            if match:
                yield form(each.start + match.start(1), each.start + match.end(1), (), _SIGNED, 0.7)


def _lone(text: str, people: Sequence[Person]) -> Iterator[ShortForm]:
    """Yield single initials that begin a sentence or stand within one."""
    owners = _owners((each.given[0][0], each) for each in people)
    found = [match for match in _ALONE.finditer(text) if not _is_numbered(text, match.start())]
    marks = {match[0].strip(" \t>*•-")[0] for match in found}
    for match in found:
        letter = match[match.lastgroup or "first"][0]
        # A list counts by letters, too: A., B., C.
        if not {chr(ord(letter) - 1), chr(ord(letter) + 1)} & marks and letter.casefold() in owners:
            yield form(*match.span(match.lastgroup or "first"), owners[letter.casefold()])


def _is_numbered(text: str, start: int) -> bool:
    return _NUMBERS.search(text, max(0, start - _LONGEST_NUMBERED), start) is not None


def _bare(text: str, by_letters: _Owners, structure: Structure) -> Iterator[ShortForm]:
    """Yield initials without full stops, in the place of a name and with no other meaning."""
    for match in _BARE.finditer(text):
        letters, span = _letters(match[1]), match.span(1)
        owners = by_letters.get(letters)
        if owners and (
            _is_entry(text, *span, structure)
            or (not name_forms.is_abbreviation(letters) and _is_name_place(text, *span, structure))
            or (len(letters) > _LONGEST_ABBREVIATION and FINITE.match(text, match.end(1)))
            or (len(letters) > _LONGEST_ABBREVIATION and _NUMBER.match(text, match.end(1)))
            or _begins_sentence(text, *span, letters)
            or _closes(text, *span)
            or (len(letters) > _LONGEST_ABBREVIATION and _signs(text, *span))
        ):
            yield form(*span, owners)


def _small(text: str, by_letters: _Owners, written: set[str]) -> Iterator[ShortForm]:
    for match in _SMALL.finditer(text):
        if match[1] in written and match[1] in by_letters and _opens_entry(text, match.start()):
            yield form(*match.span(), by_letters[match[1]])


def _pairs(text: str, by_letters: _Owners) -> Iterator[ShortForm]:
    for match in _PAIR.finditer(text):
        one, other = (by_letters.get(_letters(each)) for each in match.groups())
        if one and other:
            yield form(*match.span(1), one)
            yield form(*match.span(2), other)


def _explained(text: str, by_letters: _Owners) -> Iterator[ShortForm]:
    for match in _EXPLAINED.finditer(text):
        owners = by_letters.get(_letters(match[1]), [])
        if any(text.startswith(each.written, match.end()) for each in owners):
            yield form(*match.span(1), owners)


def _attributed(text: str, people: Sequence[Person]) -> Iterator[ShortForm]:
    """Yield initials that brackets behind a full name give, there and wherever they act like a name."""
    given: _Owners = defaultdict(list)
    for each in people:
        at = text.find(each.written)
        while at >= 0:
            match = _ATTRIBUTED.match(text, at + len(each.written))
            if match and _letters(match[1]) in each.initials:
                given[match[1]].append(each)
                yield form(*match.span(1), [each])
            at = text.find(each.written, at + 1)
    for match in _BARE.finditer(text) if given else ():
        if match[1] in given and _ACTS.match(text, match.end()):
            yield form(*match.span(1), given[match[1]])
    for match in _SMALL.finditer(text) if given else ():
        if match[1] in given and _opens_entry(text, match.start()):
            yield form(*match.span(1), given[match[1]])


def _shortened(text: str, people: Sequence[Person]) -> Iterator[ShortForm]:
    """Yield the first letters of surnames, in capitals, before an entry: "TOL: absent" for Ada Tolvane."""
    owners = _owners((each.family[:_SHORTENED], each) for each in people if len(each.family) > _SHORTENED)
    for match in _BARE.finditer(text):
        letters = match[1].casefold()
        speaks = letters in owners and text.startswith(":", match.end()) and _opens_entry(text, match.start())
        if speaks and not (name_forms.is_abbreviation(letters) or name_forms.is_ordinary(letters)):
            yield form(*match.span(1), owners[letters])


def _is_entry(text: str, start: int, end: int, structure: Structure) -> bool:
    """Return whether initials are an entry of a short cell, alone or between separators: "Joy / MP", "MP, AF"."""
    each = structure.at(start)
    if each is None or each.role not in (TextRole.CELL, TextRole.VALUE) or each.end - each.start > _LONGEST_ENTRY:
        return False
    if each.meaning not in (None, Meaning.NAME):
        return False
    before, after = text[each.start : start].rstrip(), text[end : each.end].lstrip()
    return (not before or before[-1] in "/,+&;|") and (not after or after[0] in "/,+&;|(")


def _is_name_place(text: str, start: int, end: int, structure: Structure) -> bool:
    """Return whether bare initials are alone in a cell, a signature, brackets or before a colon."""
    each = structure.at(start)
    alone = each is not None and not text[each.start : start].strip() and not text[end : each.end].strip(" .")
    if each is not None and alone and each.role in (TextRole.SIGNATURE, TextRole.CELL, TextRole.VALUE):
        return each.meaning in (None, Meaning.NAME, Meaning.OTHER)
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    if before == ": " and (not after.strip() or (after[0] in ".,;/" and not after[1:].strip())):
        return True  # "Proofs: IB."
    bracketed = text[start - 1 : start] == "(" and text[end : end + 1] == ")"
    return bracketed or (text[end : end + 1] == ":" and _opens_entry(text, start))


def _opens_entry(text: str, start: int) -> bool:
    """Return whether a place is at the beginning of a line or cell, or behind the date or time of an entry."""
    before = text[max(0, start - _LONGEST_STAMP) : start]
    return LINE_START.search(before[-8:]) is not None or _STAMPED.search(before) is not None


def _closes(text: str, start: int, end: int) -> bool:
    """Return whether initials are below, or behind, the words with which a message closes."""
    return _END.match(text, end) is not None and salutations.closing_before(text, start) is not None


def _signs(text: str, start: int, end: int) -> bool:
    """Return whether initials are behind the last sentence of a line: "Bed made up. QMT"."""
    return _END.match(text, end) is not None and _BEHIND_SENTENCE.search(text, max(0, start - 3), start) is not None


def _begins_sentence(text: str, start: int, end: int, letters: str) -> bool:
    """Return whether initials that abbreviate nothing else are the subject of a sentence that begins a line."""
    return (
        not name_forms.is_abbreviation(letters)
        and LINE_START.search(text[max(0, start - 8) : start]) is not None
        and FINITE.match(text, end) is not None
    )


def _letters(written: str) -> str:
    return names.fold_letters("".join(_PIECES.findall(written)))


def _owners(pairs: Iterable[tuple[str, Person]]) -> _Owners:
    found: _Owners = defaultdict(list)
    for letters, person in pairs:
        found[letters].append(person)
    return dict(found)
