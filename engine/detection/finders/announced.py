"""Values that a label of a form or the heading of a column announces: names, numbers, days, ages, places, occupations.

A lone value beside a label for a name is a name, even if no other recognizer knows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, pairwise

from engine.core.calendar_words import MONTHS_ALSO_NAMES
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind, Meaning, Mention, Recognizer, Span, Stretch, Structure, TextRole
from engine.detection.abroad.roles import behind_roles
from engine.detection.edges.trimming import sentence_ends
from engine.detection.filters.products import is_product
from engine.detection.lexicon import common_words, first_names
from engine.detection.lexicon.bodies import is_listed
from engine.detection.patterns import dates, dates_abroad
from engine.detection.patterns.rule import LETTER
from engine.detection.structure import is_wording, meaning

_NAME_WORD = rf"(?:{LETTER}(?:{LETTER}|['’.-]){{0,40}})"
_ONE_NAME = Expression(rf"{_NAME_WORD}(?:,?[ \u00a0]{_NAME_WORD}){{0,5}}")
_INITIAL = Expression(r"(?![YNX])[^\W\d_a-zß-öø-ÿ]")
"""Letter by itself at a label for names, where no box was ticked."""
_INITIALS = Expression(r"(?<!\w)initials(?!\w)", re.IGNORECASE)
_SMALL_INITIALS = Expression(r"(?!(?:yes|no|nil|n/a)\Z)[a-z]{2,4}")
"""Initials of clerks of courts: "Initials of Preparer: slw"."""
_MIDDLE = Expression(r"m\.?\s?i\.?|middle(?:\s(?:initials?|names?))?|init(?:ials?)?\.?", re.IGNORECASE)
"""Heading of a column of initials, which hold a sex or a mark elsewhere."""
_PARTS = Expression(r"\s{0,4}(?:[;\n/&]|\band\b|\bund\b|\bet\b|\by\b|\bog\b)\s{0,4}")
_COMMAS = Expression(r",\s+")
_SEVERAL = Expression(rf"{_NAME_WORD}(?: {_NAME_WORD}){{0,2}}(?:,\s+{_NAME_WORD}(?: {_NAME_WORD}){{0,2}}){{2,8}}")
"""Three names or more between commas: "Okoye, Bell, St John"."""
_NOT_A_VALUE = Expression(
    r"(?i:n/?a\.?|none|nil|unknown|not\s.*|no|yes|nobody|same.*|see\s.*|as\sabove|above|below|self|ditto|t\.?b\.?[acd]\.?|pending|redacted"
    r"|the|this|that|these|those|which|what|and|or|of|for|with|by|dies(?:e[mnrs]?)?|cette|ces|est[aeo]|isto|dette|disse"
    r"|withheld|illegible|blank|left\sblank|keine?|aucun|ninguno|ingen|to\sbe\s.*|anonymous|various|all(?:\s.*)?|public|staff|everyone"
    r"|(?:the\s)?(?:patient|applicant|claimant|plaintiffs?|defendants?|respondent|petitioner|company|employer|employee|tenant"
    r"|landlord|court|witness|clerk|registrar|board|committee|chair|secretary|manager|director|team|department|office|hospital|school"
    r"|mother|father|parents?|husband|wife|spouse|partner|son|daughter|brother|sister|gp|doctor|nurse|alone|deceased|retired))"
)
_ENDS = Expression(r"[,;–—\t-]|[ \u00a0]\d")
"""Another value or a day, which may follow a name."""
_WORD = Expression(_NAME_WORD)
_BRACKET = Expression(r"[(\[{]")
_PARTICLES = frozenset(
    "van von vom zu zum zur der de den des del della di da do dos das du la le las los el al bin ibn ben ter ten af av"
    " y e".split()
)
_LETTERS_OF_PROFESSION = Expression(
    r"[FMLD]R?A?N?Z?C[A-Z]{1,5}|MD|DO|RN|NP|PA|JD|LL[BM]|Ph\.?D|MB(?:BS|ChB)|[MB](?:A|Sc|Ed|Phil)|CPA|Esq\.?|[KQ]C|JP|RGN|RMN|RPN|LPN"
)
_OF_ROLE = frozenset("of and for to at in the hr it".split())
"""Small words of a role."""
_MOST_NAMES = 6
_MOST_WORDS = 10
"""Words of an organisation or an occupation in a form."""
_MOST_OF_ADDRESS = 14
"""Words of an address, which may say how to find the house."""
# Labels whose value is one mention, so that a decision applies to the whole. Not rooms, wards and venues.
_ADDRESS = Expression(
    r"(?<!\S)(?:address(?:es)?|street|residence|residing\sat|city|town|village|place\sof\sbirth|birth\s?place|hometown|zip(?:\scode)?"
    r"|post\s?code|postal\scode|adresse|anschrift|wohnort|wohnhaft(?:\sin)?|plz|geburtsort|stra(?:ß|ss)e|haus(?:nummer|nr\.?)|aufenthalt|c\.?p|c[óo]digo\spostal|naturalidade|gjerningssted|bop[æe]l|rue|ville|domicile|lieu\sde\snaissance"
    r"|direcci[óo]n|ciudad|domicilio|lugar\sde\snacimiento|endere[çc]o|morada|naturalidade|fødested|fødeby|bopæl|bosted|bopel|bolig|lejlighed|leilighet|vivienda|logement|residência|residencia|hjemadresse|privatadresse"
    r"|demeurant(?:\sà)?|domiciliée?(?:\sà)?|residente(?:\se[mn])?|domiciliad[oa](?:\se[mn])?|bosatt|bosiddende)\Z",
    re.IGNORECASE,
)
_DWELLING = Expression(
    r"(?:ap(?:ar)?t(?:ament)?o?s?|flats?|plot|erf|appt|whg|wohnung|leil(?:ighet)?|lejl(?:ighed)?|bolig(?:nr)?|hus(?:nr)?|house(?:\sno)?|puerta|vivienda|fração)\.?",
    re.IGNORECASE,
)
_NUMBER_OF_DWELLING = Expression(r"#?\d{1,4}[A-Za-z]?(?:[/-]\d{1,2}[A-Za-z]?)?")
_HOUSE = Expression(r"(?<!\w)\d{1,3}[A-Za-z]?(?!\w)")
"""Number of a house, a plot or a flat, which makes a place somebody's address; a postal code is longer."""
_TRAIT = Expression(
    r"(?<!\S)(?:occupation|profession|job(?:\stitle)?|trade|nationality|citizenship|ethnicity|ethnic\s(?:group|origin)|race|religion"
    r"|denomination|tribe|beruf|staatsangeh[öo]rigkeit|konfession|religionszugehörigkeit|nationalit[ée]|métier|profesi[óo]n|ocupaci[óo]n"
    r"|nacionalidad|religi[óo]n|profiss[ãa]o|nacionalidade|religi[ãa]o|yrke|stilling|erhverv|statsborgerskab|statsborgerskap|nasjonalitet"
    r"|nationalitet)\Z",
    re.IGNORECASE,
)
_ASIDE = Expression(r"\s*\([^()]*\)|[\s:.*]+\Z|\A\W*(?:\w?\d{1,2}[.)]?\s)?")
_RANGE = r"\d{1,4}[.,]\d{1,3}\s?[-–]\s?\d{1,4}(?:[.,]\d{1,3})?(?![\w.-])"
"""Reference range of a laboratory value, under "Ref"."""
_CODE = Expression(
    rf"(?!{_RANGE})"
    r"(?=(?:[^\d\n]{0,14}\d){2})[A-Za-z0-9#][A-Za-z0-9#/_.:-]*(?:[ \u00a0](?=[A-Z]{0,4}\d)[A-Za-z0-9#/_.:-]+){0,5}"
)
_TELEPHONE = Expression(r"\+?\(?\d[\d\s()./-]{5,20}\d(?:\s?(?:ext\.?|x|#)\s?\d{1,5})?")
_GROUPED: dict[Meaning | None, tuple[Expression, str, Kind]] = {
    Meaning.IDENTIFIER: (
        Expression(r"(?=(?:[^\d\n]{0,14}\d){6})[A-Z\d]{1,12}(?: [A-Z\d]{1,12})+"),
        "reference",
        Kind.CODE,
    ),
    Meaning.CONTACT: (_TELEPHONE, "phone", Kind.CODE),
    Meaning.DATE: (
        Expression(r"\d\d? (?:\d\d?|[^\W\d_]{3,10}\.?) (?:\d{4}|\d\d)|\d{4} \d\d? \d\d?"),
        "date",
        Kind.DATETIME,
    ),
}
"""Numbers whose groups of digits are in cells of their own, by what their label announces."""
_BROKEN: dict[Meaning | None, tuple[Expression, str, Kind]] = {
    Meaning.IDENTIFIER: (_CODE, "reference", Kind.CODE),
    Meaning.CONTACT: (_TELEPHONE, "phone", Kind.CODE),
    Meaning.DATE: (
        Expression(
            r"(?:\d{1,2}(?:st|nd|rd|th|\.)? [^\W\d_]{3,10}\.?|[^\W\d_]{3,10}\.? \d{1,2}(?:st|nd|rd|th)?),? \d{4}"
        ),
        "date",
        Kind.DATETIME,
    ),
}
"""Numbers that a narrow cell breaks over its lines, by what their label announces."""
_NUMBERS = Expression(r"(?:no|nr|num|n[°º]|#)\.?", re.IGNORECASE)
_MEMBER = Expression(r"\d{3,8}")
_DAY = Expression(
    r"(?<![\w./-])(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[./-](?:0?[1-9]|[12]\d|3[01]))\.?(?![\w/%]|[.-]\d)"
)
_SPACED = Expression(r"(?<![\w.,/-])\d(?:[ \u00a0]\d){3,15}(?![\w/%]|[.,-]\d)")
_AGE = Expression(r"(?<![\w.,/-])(?:[1-9]\d?|1[01]\d)(?:\s?(?:years?|yrs?|y/?o?))?(?![\w%/]|[.,]\d)")


def values(text: str, structure: Structure) -> Iterator[Mention]:
    """Yield the values that their labels or the headings of their column announce."""
    numbered: dict[int, list[Stretch]] = {}
    rows: dict[Span, list[Stretch]] = {}
    yield from _of_people(text, structure)
    sections = _sections(text, structure)
    for each in structure.stretches:
        if each.role in (TextRole.CELL, TextRole.VALUE) and each.meaning and _is_filled(text, each):
            if each not in sections:
                yield from (found for found in _announced(text, each) if not _is_known(text, found))
            if each.meaning in (Meaning.CONTACT, Meaning.IDENTIFIER, Meaning.DATE):
                numbered.setdefault(each.cell, []).append(each)
        if each.role in (TextRole.CELL, TextRole.VALUE) and each.row and not each.column and _is_filled(text, each):
            rows.setdefault(each.row, []).append(each)
    for lines in numbered.values():
        yield from _on_lines(text, lines)
    for cells in rows.values():
        yield from _in_groups(text, cells)


def _of_people(text: str, structure: Structure) -> Iterator[Mention]:
    """Yield the numbers before people in a list, as of members or pupils, under a heading that does not say of what.

    Numbers that only count the rows stay.
    """
    columns: dict[Span, list[Span]] = {}
    people: set[Span] = set()
    for each in structure.stretches:
        if each.role is TextRole.CELL and each.column:
            if each.row and each.meaning is Meaning.NAME and any(_people(text, each)):
                people.add(each.row)
            elif _NUMBERS.fullmatch(text, *_trimmed(text, *each.column)):
                columns.setdefault(each.column, []).append(_trimmed(text, each.start, each.end))
    for cells in columns.values():
        found = [each for each in cells if _MEMBER.fullmatch(text, *each)]
        steps = {int(text[slice(*later)]) - int(text[slice(*before)]) for before, later in pairwise(found)}
        if len(found) > 1 and steps != {1}:
            for cell in sorted(people.intersection(found)):
                yield _mention(*cell, Kind.CODE, 0.8, Message("layout.number"), "reference")


def _sections(text: str, structure: Structure) -> frozenset[Stretch]:
    """Return the further lines under a label for names where few of many are names, as in a section of a page."""
    lines: dict[int, list[Stretch]] = {}
    for each in structure.stretches:
        if each.role is TextRole.VALUE and each.meaning is Meaning.NAME:
            lines.setdefault(each.cell, []).append(each)
    many = {cell: found for cell, found in lines.items() if len(found) >= _FEWEST_LINES}
    return frozenset(
        line for found in many.values() if _names_on(text, found) < _MOSTLY * len(found) for line in found[1:]
    )


def _names_on(text: str, lines: Sequence[Stretch]) -> int:
    return sum(_name(text, each.start, each.end, sure=True) is not None for each in lines)


def _is_known(text: str, mention: Mention) -> bool:
    """Return whether a value is a public body or a product, under whatever label."""
    named = mention.kind in (Kind.PERSON, Kind.ORG)
    return named and (is_listed(mention.words(text)) or is_product(text, mention))


_FEWEST_LINES, _MOSTLY = 5, 0.6


def _on_lines(text: str, lines: Sequence[Stretch]) -> Iterator[Mention]:
    """Yield a telephone number, code or date that a narrow cell breaks over several lines, as one mention a line."""
    spans = [_trimmed(text, each.start, each.end) for each in lines]
    written = " ".join(text[start:end] for start, end in spans)
    form, subtype, kind = _BROKEN[lines[0].meaning]
    reason = Message("layout.date" if kind is Kind.DATETIME else "layout.number")
    if form.fullmatch(written):
        for start, end in spans:
            whole = spans[0][0] if len(spans) > 1 else None
            yield replace(_mention(start, end, kind, 0.85, reason, subtype), word=whole)


def _in_groups(text: str, cells: Sequence[Stretch]) -> Iterator[Mention]:
    """Yield the cells of a form that together hold one number or date, in groups of digits."""
    form, subtype, kind = _GROUPED.get(cells[0].meaning, (None, "", Kind.CODE))
    spans = [_trimmed(text, each.start, each.end) for each in cells]
    if form and len(cells) > 1 and form.fullmatch(" ".join(text[slice(*each)] for each in spans)):
        for start, end in spans:
            yield replace(_mention(start, end, kind, 0.85, Message("layout.number"), subtype), word=spans[0][0])


def _is_filled(text: str, each: Stretch) -> bool:
    written = text[each.start : each.end].strip()
    return bool(written) and not _NOT_A_VALUE.fullmatch(written) and "█" not in written


def _announced(text: str, each: Stretch) -> Iterator[Mention]:
    match each.meaning:
        case Meaning.NAME:
            yield from _people(text, each)
        case Meaning.IDENTIFIER:
            if found := _CODE.fullmatch(text, *_trimmed(text, each.start, each.end)):
                yield _mention(*found.span(), Kind.CODE, 0.85, Message("layout.number"), "reference")
        case Meaning.AGE:
            if found := _AGE.fullmatch(text, *_trimmed(text, each.start, each.end)):
                yield _mention(*found.span(), Kind.DATETIME, 0.9, Message("layout.age"), "age")
        case Meaning.DATE:
            for day in chain.from_iterable(form.finditer(text, each.start, each.end) for form in (_DAY, _SPACED)):
                yield _mention(*day.span(), Kind.DATETIME, 0.8, Message("layout.date"), "date")
        case Meaning.ORGANISATION | Meaning.PLACE | Meaning.OTHER:
            yield from _described(text, each)


def _people(text: str, each: Stretch) -> Iterator[Mention]:
    """Yield the names in a cell or value, or the initial that fills a value."""
    span = _trimmed(text, each.start, each.end)
    middle = each.column is not None and _MIDDLE.fullmatch(text, *_trimmed(text, *each.column)) is not None
    if (each.role is TextRole.VALUE or middle) and _INITIAL.fullmatch(text, *span):
        yield _mention(*span, Kind.PERSON, 0.8, Message("layout.initials"), "initials")
    called = text[each.row[0] : each.row[1]] if each.row else ""
    if _INITIALS.search(called) and _SMALL_INITIALS.fullmatch(text, *span):
        yield _mention(*span, Kind.PERSON, 0.8, Message("layout.initials"), "initials")
        return
    for name in _names(text, each.start, each.end, sure=each.role is TextRole.VALUE):
        yield _mention(*name, Kind.PERSON, 0.85, Message("layout.name"), "name")
    rest = _rest_below(text, each) if each.role is TextRole.VALUE else None
    if rest and _name(text, *rest, sure=False) == rest:
        yield _mention(*rest, Kind.PERSON, 0.85, Message("layout.name"), "name")


_SEGMENT = Expression(r"\S+(?:[ ]\S+){0,5}(?=[ ]{2}|[ \t]*(?:\n|\Z))")
_NEXT_CELL = Expression(r"(?<![ ])[ ]{2,}+(?=\S)")
_WIDEST = 400  # characters of a line of a form


def _rest_below(text: str, each: Stretch) -> tuple[int, int] | None:
    """Return the span of the rest of a value that a narrow field beside others breaks: below where the field begins."""
    gap = _NEXT_CELL.match(text, each.end)
    if each.row is None or gap is None:
        return None
    field = each.row[0] if "\n" not in text[each.row[0] : each.end] else each.start
    line = text.rfind("\n", max(0, field - _WIDEST), field) + 1
    below = text.find("\n", each.end, each.end + _WIDEST) + 1
    at = below + field - line
    if (
        not below
        or field - line > _WIDEST
        or "\n" in text[below:at]
        or text[below:at].rstrip(" ") == text[below:at] != ""
    ):
        return None
    match = _SEGMENT.match(text, at)
    return match.span() if match and match.end() - at < gap.end() - field else None


def _mention(start: int, end: int, kind: Kind, score: float, reason: Message, subtype: str) -> Mention:
    return Mention(start, end, kind, score, Recognizer.LAYOUT, reason, subtype)


def _described(text: str, each: Stretch) -> Iterator[Mention]:
    """Yield the organisation, address, place of birth, occupation, nationality or religion that a label announces."""
    labels = (each.row,) if each.role is TextRole.VALUE else (each.column, each.row)
    called = [_ASIDE.sub("", text[slice(*label)]) for label in labels if label]
    if each.meaning is Meaning.PLACE and any(map(_ADDRESS.search, called)):
        yield from _address(text, each)
        return
    if each.meaning is Meaning.PLACE and any(map(_DWELLING.fullmatch, called)):
        if dwelling := _NUMBER_OF_DWELLING.fullmatch(text, *_trimmed(text, each.start, each.end)):
            yield _mention(*dwelling.span(), Kind.LOC, 0.8, Message("layout.place"), "street-address")
        return
    span = _whole(text, each)
    if span and each.meaning is Meaning.ORGANISATION:
        yield _mention(*span, Kind.ORG, 0.8, Message("layout.organisation"), "organisation")
    elif span and called and _TRAIT.search(called[0]):
        yield _mention(*span, Kind.DEM, 0.8, Message("layout.trait"), "occupation")


def _address(text: str, each: Stretch) -> Iterator[Mention]:
    """Yield an address with what is in brackets behind it, and its rest below in a narrow field."""
    span = _trimmed(text, each.start, each.end)
    words = _WORD.findall(text[slice(*span)])
    if not words or len(words) > _MOST_OF_ADDRESS or is_wording(text[slice(*span)]) or _says_day(text, span):
        return
    subtype = "street-address" if _HOUSE.search(text, *span) else "place"
    yield _mention(*span, Kind.LOC, 0.8, Message("layout.place"), subtype)
    rest = _rest_below(text, each) if each.role is TextRole.VALUE else None
    if rest and ":" not in text[slice(*rest)] and meaning(text[slice(*rest)]) is None:
        yield _mention(*_trimmed(text, *rest), Kind.LOC, 0.8, Message("layout.place"), subtype)


def _says_day(text: str, span: Span) -> bool:
    """Return whether a value says where and when something was signed: "En Teruel, a 1 de octubre de 2022."."""
    return any(
        each.subtype == "date" for rule in (*dates.RULES, *dates_abroad.RULES) for each in rule.find(text[slice(*span)])
    )


def _whole(text: str, each: Stretch) -> tuple[int, int] | None:
    """Return the span of a value of a few words, without brackets after it; None for wording of the form."""
    bracket = _BRACKET.search(text, each.start, each.end)
    start, end = _trimmed(text, each.start, bracket.start() if bracket else each.end)
    words = _WORD.findall(text[start:end])
    if not words or len(words) > _MOST_WORDS or is_wording(text[start:end]):
        return None
    return start, end


def _names(text: str, start: int, end: int, *, sure: bool) -> Iterator[tuple[int, int]]:
    """Yield the names in a value: words that are capitalised or in a script without case; separators divide several."""
    written = text[start:end]
    parts = []
    at = 0
    separators = _COMMAS if _SEVERAL.fullmatch(written) else _PARTS
    for sign in (*separators.finditer(written), None):
        parts.append((start + at, start + (sign.start() if sign else len(written))))
        at = sign.end() if sign else at
    if len(parts) > _MOST_NAMES:
        return
    for first, last in _in_sentences(text, parts):
        found = _name(text, first, last, sure=sure)
        if found:
            yield found


def _in_sentences(text: str, parts: Iterable[Span]) -> Iterator[Span]:
    """Yield the parts, one for each sentence: "Ada Vik Holm. Jon Berg" is two people."""
    for start, end in parts:
        at = start
        for each in sentence_ends(text, start, end):
            yield at, each.end("word")
            at = each.end()
        yield at, end


def _name(text: str, start: int, end: int, *, sure: bool) -> tuple[int, int] | None:
    """Return the span of a name that a part of a value begins with, or None.

    Text after a comma or a bracket is another value ("Halina Dorr, (907) 555-0171"), unless it is capitalised too and
    no role of the person ("Halina Dorr, General Counsel").
    """
    bracket = _BRACKET.search(text, start, end)
    start, end = _trimmed(text, start, bracket.start() if bracket else end)
    match = _ONE_NAME.match(text, start, end)
    if not match or (match.end() < end and not _ENDS.match(text, match.end())):
        return None
    end = match.end()
    comma = text.find(",", start, end)
    if comma >= 0 and (not _is_capitalised(text[comma:end]) or _is_role(text[start:comma], text[comma:end])):
        end = comma
    start, end = _trimmed(text, start, end)
    start = behind_roles(text, start, end)
    written = text[start:end]
    if not _is_capitalised(written) or _NOT_A_VALUE.fullmatch(written) or meaning(written) is not None:
        return None
    return (start, end) if len(written) > (1 if sure else 2) else None


def _is_role(name: str, behind: str) -> bool:
    """Return whether ordinary words or letters of a profession are behind a name that is whole without them."""
    words = _WORD.findall(behind)
    return len(_WORD.findall(name)) > 1 and all(
        _LETTERS_OF_PROFESSION.fullmatch(each) or (is_ordinary(each.lower()) and not _may_be_given(each.lower()))
        for each in words
        if each.lower() not in _OF_ROLE
    )


def _may_be_given(word: str) -> bool:
    is_listed = first_names.is_listed(fold(word)) or common_words.is_given(word)
    return is_listed or word in first_names.HOMOGRAPHS or word.capitalize() in MONTHS_ALSO_NAMES


def _is_capitalised(written: str) -> bool:
    """Return whether every word but particles begins with a capital, or is in a script without case."""
    words = [word for word in _WORD.findall(written) if word.lower() not in _PARTICLES]
    return bool(words) and not any(word[0].islower() for word in words)


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in ' \t\n\u00a0_.,;:…"“”„«»‹›':
        start += 1
    while end > start and text[end - 1] in ' \t\n\u00a0_,;:…"“”„«»‹›':
        end -= 1
    return start, end
