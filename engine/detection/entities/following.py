"""Short forms of people whose full names are known: initials, initial and surname, familiar names, user names.

A form that fits one person belongs to that person's entity; one that fits two is a mention with an entity of its own.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

import ahocorasick

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import NETWORKS, Kind, Mention, Recognizer, Structure, TextRole
from engine.detection.entities import misspelt, names, people_initials
from engine.detection.entities.people import (
    CAPITAL,
    FINITE,
    LINE_START,
    PARTICLES,
    ROLES,
    Person,
    ShortForm,
    form,
    known,
)
from engine.detection.filters import plain
from engine.detection.filters.impersonal import is_impersonal
from engine.detection.lexicon import common_words, deeds
from engine.detection.networks import language

_FEWEST = 4  # letters of a part of a file's name
_SHORTEST_FAMILY = 3  # letters of a surname that takes a plural

_WORD = Expression(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_TOKEN = Expression(r"(?<![\w@.])[^\W_][\w.-]{2,80}(?<![.-])")
_PIECES = Expression(r"[^\W\d_]+")
_RUN = Expression(r"(?<![^\W_])[^\W_]{5,60}(?![^\W_])")
_PIECE = Expression(rf"{CAPITAL}?[a-zß-ÿ]+|{CAPITAL}+(?![a-zß-ÿ])")
"""A part of a word that capitals or digits set apart: Team | Tolva | 77."""
_FEWEST_WITHIN = 6  # letters of a surname within a word
_FILE = Expression(
    r"\.(?:pdf|docx?|xlsx?|pptx?|txt|rtf|odt|csv|jpe?g|png|gif|tiff?|heic|zip|msg|eml|mp[34]|wav|mov|html?|xml|json)\Z",
    re.I,
)
_FRENCH = Expression(r"(?<!\w)(?:Mme|Mlle|Madame|Monsieur)(?!\w)")
_BEFORE_INITIAL = Expression(
    rf"(?<![\w.&'’-])((?:{CAPITAL}(?:\.[ \u00a0-]?|[ \u00a0-])){{1,3}}|{CAPITAL}{{2,3}}[ \u00a0])(?<=[. \u00a0])\Z"
)
_AFTER_INITIAL = Expression(
    rf",?[ \u00a0]((?:{CAPITAL}\.[ \u00a0-]?){{0,2}}{CAPITAL}(?:\.|(?=[ \u00a0]*(?:\n|\Z|[,;)|]))))(?!\w)"
)

# Places in which a word that is also an ordinary word is a name.
_FAMILY = Expression(r"(?:(?<!\w)(?:[Tt]he|THE|[Bb]oth|[Tt]wo|[Yy]oung|[Oo]ld|[Oo]ther)\s|[\"“„«‘'])\Z")
"""Words before a family's name that may also be an ordinary word: the Prices, the "Fields"."""
_BEFORE_FAMILY = 8  # characters
_ATTENDED = Expression(r"(?:[ \t]*\([^()\n]{2,40}\))?[ \t]*(?=[,;:\n|]|\Z)")
_GREETED = Expression(
    r"(?i:\b(?:dear|hi|hello|hey|thanks|thank\syou|cheers|and|with|to|from|by|told|asked|met|saw|for)[, ]{1,2})\Z"
)
_BEFORE_NOUN = Expression(
    r"(?i:(?<!\w)(?:the|an?|this|that|these|those|each|every|no|any|our|my|his|her|their|its|last|next|early|late|(?P<when>of|in|since|until|on)"
    r"|der|die|das|dem|den|des|eine?[nmrs]?|im|am|vom|zum|zur|beim|jede[nrs]?|kein\w{0,2}|le|la|les|un|une|du|au|aux|el|los|las|una|del|al|os|as|um|uma|no|na|do|da"
    r"|et|ei|det|i|\d+(?:st|nd|rd|th)?),?\s)\Z"
)


def forms(text: str, mentions: Iterable[Mention], structure: Structure) -> tuple[ShortForm, ...]:
    """Return the short forms in the text of the people in `mentions`, and the initials in its signatures."""
    found = tuple(mentions)
    people = known(text, found)
    every = (
        *people_initials.find(text, people, structure),
        *_with_initial(text, people),
        *_of_families(text, people),
        *_called(text, people, _things(text, found), structure),
        *_in_tokens(text, people),
        *_within_words(text, people),
        *misspelt.find(text, people),
        *people_initials.in_signatures(text, structure),
    )
    best: dict[tuple[int, int], ShortForm] = {}
    for each in every:
        span = each.mention.start, each.mention.end
        if span not in best:
            best[span] = each
    return tuple(best.values())


def _of_families(text: str, people: Iterable[Person]) -> Iterator[ShortForm]:
    """Yield the plurals of surnames: "the Hovsepians", also where the text defines them as a term."""
    families: dict[str, list[Person]] = defaultdict(list)
    for person in people:
        if len(person.family) >= _SHORTEST_FAMILY:
            families[person.family].append(person)
    for match in _WORD.finditer(text) if families else ():
        written = match[0]
        if not written[0].isupper() or written[-1] not in "sS" or (folded := names.fold_letters(written)) in families:
            continue
        owners = families.get(folded.removesuffix("s")) or families.get(folded.removesuffix("es"))
        named = _FAMILY.search(text, max(0, match.start() - _BEFORE_FAMILY), match.start())
        if owners and (named or not name_forms.is_ordinary(written.lower())):
            yield form(*match.span(), owners)


def _with_initial(text: str, people: Iterable[Person]) -> Iterator[ShortForm]:
    """Yield surnames with the initials of their people: A. Berg, A Berg, Berg A., Berg, A."""
    by_family: dict[str, list[Person]] = defaultdict(list)
    for person in people:
        if person.family:
            by_family[person.family].append(person)
    if not by_family:
        return
    french = _FRENCH.search(text) is not None
    for match in _WORD.finditer(text):
        owners = by_family.get(names.fold_letters(match[0])) if match[0][0].isupper() else None
        if not owners:
            continue
        before = _BEFORE_INITIAL.search(text, max(0, match.start() - 12), match.start())
        after = _AFTER_INITIAL.match(text, match.end())
        for initial, span in (
            (before, (before.start(1), match.end()) if before else (0, 0)),
            (after, (match.start(), after.end(1)) if after else (0, 0)),
        ):
            letters = names.fold_letters("".join(_PIECES.findall(initial[1]))) if initial else ""
            fitting = [each for each in owners if letters and each.given[0].startswith(letters[0])]
            if fitting:
                # "M. Berg" may be Monsieur Berg: the title says whose name it is, not the initial.
                yield form(*span, () if initial and initial is before and letters == "m" and french else fitting)


def _things(text: str, mentions: Iterable[Mention]) -> dict[tuple[int, int], Kind]:
    """Return the kinds of the single words that a network or a list reads as places, organisations or occupations."""
    return {
        (each.start, each.end): each.kind
        for each in mentions
        if each.kind in _OF_THINGS and each.recognizer in _READERS and _WORD.fullmatch(each.words(text))
    }


_OF_THINGS = frozenset({Kind.LOC, Kind.ORG, Kind.MISC, Kind.DEM})
_READERS = NETWORKS | {Recognizer.GAZETTEER}
_WHERE = Expression(
    r"(?i:(?<!\w)(?:in|into|at|to|from|near|across|around|throughout|outside|within|of|north|south|east|west|nach|aus|bei|à|au|aux|en|vers|hasta|desde"
    r"|no|na|em|para|i|til|fra|mot)[ ])\Z"
)


def _called(
    text: str, people: Iterable[Person], things: dict[tuple[int, int], Kind], structure: Structure
) -> Iterator[ShortForm]:
    """Yield given names, familiar names and surnames that are words; ordinary words only in the place of a name.

    Args:
        things: the kinds of the words that are read as something else: "Dodge" as the maker of cars.
    """
    small = _small_words(text)
    owners = _owners(people, small, {names.fold_letters(text[start:end]) for start, end in things})
    for match in _WORD.finditer(text) if owners else ():
        if not match[0][0].isupper():
            continue
        written = match[0].removesuffix("'s").removesuffix("’s")
        folded = names.fold_letters(written)
        start, end = match.start(), match.start() + len(written)
        if folded not in owners or (folded in PARTICLES and _OF_HEADER.match(text, end)):
            continue
        thing = things.get((start, end))
        is_family = all(each.family == folded for each in owners[folded])
        is_word = name_forms.is_ordinary(folded) or folded in small or is_impersonal(folded)
        if (is_word or (is_family and thing is Kind.DEM)) and not _names_here(text, start, end, structure):
            continue
        is_place = thing is Kind.LOC and is_family and not text.startswith(_OWNS, end)
        if is_place and _WHERE.search(text, max(0, start - _BEFORE_PLACE), start):
            continue
        yield form(start, end, owners[folded])


_BEFORE_PLACE = 12  # characters
_OWNS = ("'s ", "’s ")


def _owners(people: Iterable[Person], small: frozenset[str], things: Collection[str]) -> dict[str, list[Person]]:
    """Return the people who are called by each word; surnames where repetitions of the name leave them.

    Args:
        small: the words that the text has in small letters.
        things: the words that are read as something else.
    """
    owners: dict[str, list[Person]] = defaultdict(list)
    for person in people:
        family = person.family
        if len(family) > 1 and (family in small or family in things or is_impersonal(family)):
            owners[family].append(person)
        for word in {*person.given, *(short for each in person.given for short in name_forms.familiar().get(each, ()))}:
            if word in _LABELS:
                continue  # "Ada Vik, Reg. No. 12" leaves no person called No
            begins = word == person.given[0] and word not in small
            if len(word) > 1 and word not in ROLES and (word not in PARTICLES or begins):
                owners[word].append(person)
    return owners


_LABELS = frozenset("no nr nos reg lic ref tel in at on of mr mrs ms dr coach chief nurse pastor warden".split())
_OF_HEADER = Expression(r"\s?:")
"""Behind a particle that is the label of a header: "Von: Ada Vik", "De: Ada Vik"."""


def _small_words(text: str) -> frozenset[str]:
    """Return the words that the text has in small letters, folded."""
    return frozenset(names.fold_letters(word) for word in set(_WORD.findall(text)) if word.islower())


def _names_here(text: str, start: int, end: int, structure: Structure) -> bool:
    """Return whether a word that is also an ordinary word ("Will", "May") is a name at this place."""
    before = text[max(0, start - 24) : start]
    of_noun = _BEFORE_NOUN.search(before)
    is_owner = of_noun is not None and of_noun["when"] is not None and text.startswith(_OWNS, end)
    if (of_noun and not is_owner) or re.match(r"[ \u00a0]\d", text[end : end + 2]):
        return False
    each = structure.at(start)
    if each is not None and each.role in (TextRole.LABEL, TextRole.HEADING, TextRole.MARGIN, TextRole.ITEM):
        return False
    if LINE_START.search(before) or (each is not None and each.start == start):
        return _ATTENDED.match(text, end) is not None or FINITE.match(text, end) is not None
    within = re.search(r"[\w,][ \u00a0]\Z", before) is not None
    if within or _GREETED.search(before) or FINITE.match(text, end):
        return True
    return deeds.says(text, end) or deeds.shows_somebody(text, start, end)


_MONTHS = frozenset("january april may june august march".split())
_SEASONS = frozenset("winter sommer herbst frühling fruhling sonntag montag freitag heide mai august".split())
_IN_SEASON = Expression(
    r"(?<!\w)(?:(?i:im|am|bis|seit|in\s(?:der|den|diesem)|vom|zum|den|der|dem|diesen|diesem|jeden|letzten|nächsten|vorigen|kommenden)"
    r"(?:\s[a-zäöüß]{3,16}(?:en|er|em))?)[ \u00a0]\Z"
)
_TIMES = Expression(
    r"(?i:(?<!\w)(?:in|since|until|till|by|of|last|next|this|early|mid|late|during|before|after|from|to"
    r"|\d{1,2}(?:st|nd|rd|th)?))[ \u00a0]\Z"
)
_COUNTED = frozenset("page section chapter rule room exhibit will grant bill case clay lane".split())
_COUNT = Expression(r"[ \u00a0](?:nos?\.[ \u00a0]?)?(?:\d|[IVX]{1,4}(?!\w))")


def is_noun(text: str, start: int, end: int) -> bool:
    """Return whether one word is a month, a page or in plain use, not the person of that name: "in May", "Page 3"."""
    word = text[start:end].lower()
    if plain.is_plain(text, start, end):
        return True
    if word in _MONTHS:
        after = text[end : end + 8].lstrip(" ,")
        if after[:1].isdigit():
            return True
        return _TIMES.search(text[max(0, start - 12) : start]) is not None and not after[:1].isupper()
    if word in _SEASONS:
        return _IN_SEASON.search(text[max(0, start - 40) : start]) is not None
    if word in _COUNTED:
        return _COUNT.match(text, end) is not None
    return False


_SOME = Expression(r"(?<!\w)k?ein(?:e[mnrs]?)?[ ](?:[a-zäöüß]{3,20}(?:e|en|er|es|em)[ ])?\Z", re.I)
_THE, _OF = Expression(r"(?<!\w)d(?:er|ie|as|en|em)[ ]\Z", re.I), Expression(r"[ ](?:der|des|einer|eines)[ ]")
_LONGEST_SOME = 28  # characters


def is_german_noun(text: str, start: int, end: int) -> bool:
    """Return whether one word is what German grammar allows a thing alone: "ein Sperling", "der Kern der Wand"."""
    before = text[max(0, start - _LONGEST_SOME) : start]
    if not text[start:end].isalpha():
        return False
    is_noun = _SOME.search(before) or (_THE.search(before) and _OF.match(text, end))
    return is_noun is not None and language.at(language.paragraphs(text), start) == "de"


def _in_tokens(text: str, people: Iterable[Person]) -> Iterator[ShortForm]:
    """Yield user names and the names of files that hold a person's name: aberg, Berg_Ada_CV.pdf."""
    users: dict[str, list[Person]] = defaultdict(list)
    parts: dict[str, list[Person]] = defaultdict(list)
    for person in (each for each in people if each.family):
        for user in name_forms.user_names(name_forms.parse(fold(f"{' '.join(person.given)} {person.family}"))):
            users[user].append(person)
        for part in (*person.given, person.family):
            if len(part) >= _FEWEST and not name_forms.is_ordinary(part):
                parts[part].append(person)
    if not users:
        return
    for match in _TOKEN.finditer(text):
        token = match[0]
        folded = fold(token)
        owners = users.get(re.sub(r"[\d._-]+", "", folded)) if not _FILE.search(token) else None
        if owners and not name_forms.is_ordinary(folded):
            yield form(*match.span(), owners)
        elif "_" in token or _FILE.search(token):
            held = [person for piece in _PIECES.findall(folded.replace("_", " ")) for person in parts.get(piece, ())]
            if held:
                yield form(*match.span(), held)


def _within_words(text: str, people: Iterable[Person]) -> Iterator[ShortForm]:
    """Yield the words of accounts and devices that hold a rare surname: myquistorpfile, quistorp77, TolvaDrum.

    A short surname has to begin and end where capitals, digits or the word do.
    """
    families: dict[str, list[Person]] = defaultdict(list)
    for person in people:
        if len(person.family) >= _FEWEST and not name_forms.is_ordinary(person.family):
            families[person.family].append(person)
    if not families:
        return
    automaton = ahocorasick.Automaton()
    for family in families:
        automaton.add_word(family, family)
    automaton.make_automaton()
    for match in _RUN.finditer(text):
        folded = fold(match[0])
        if folded in families or name_forms.is_ordinary(folded):
            continue
        # "Lambertian" is a word, "Kalinvik" a name of its own.
        is_capitalised = match[0].istitle()
        if is_capitalised and common_words.is_used(folded):
            continue
        pieces = {fold(each) for each in _PIECE.findall(match[0])}
        for _, family in automaton.iter(folded):
            is_derived = is_capitalised and not folded.startswith(family)
            if (len(family) >= _FEWEST_WITHIN or family in pieces) and not is_derived:
                yield form(*match.span(), families[family])
                break
