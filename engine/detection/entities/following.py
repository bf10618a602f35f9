"""Short forms of people whose full names are known: initials, initial and surname, familiar names, user names.

A form that fits one person belongs to that person's entity; one that fits two is a mention with an entity of its own.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import ahocorasick

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.types import Kind, Meaning, Mention, Recognizer, Structure, TextRole
from engine.detection.entities import names
from engine.detection.filters import plain

_REASON = Message("aliases.form")
_SIGNED = Message("aliases.signed")
_SURE = 0.5
_SCORE = 0.8
_RULES = frozenset({Recognizer.LAYOUT, Recognizer.PATTERNS})
_FEWEST = 4  # letters of a part of a file's name
_MOST_WORDS = 6  # of a full name
_SHORT_INITIALS = 2
_LONGEST_ENTRY = 40  # characters of a cell with entries
_ANNOUNCED = 0.7
"""Score from which a rule that knows the place of a name is believed about a single word."""
_PARTICLES = frozenset("de da do dos das del di du la las le les los van von der den ten af av und et og".split())
"""Words between the names of a person: capitals of headings have them too (FUNDAMENTOS DE DERECHO)."""
_ROLES = frozenset(
    "advokat vidne vidnet vitne vitnet dommer letrado letrada procurador procuradora rechtsanwalt rechtsanwältin zeuge "
    "zeugin dña doña".split()
)
"""Words before the names of several people: Advokat Vik."""

_CAPITAL = r"[^\W\d_a-zà-öø-ÿ]"
_INITIALS = Expression(
    rf"(?<![\w.&'’-])({_CAPITAL}\.(?:[ \u00a0]?-?{_CAPITAL}\.){{1,4}})(?:['’]s)?"
    rf"(?![\w-]|[ \u00a0]?{_CAPITAL}[\w'’]|[ \u00a0]v\.)"
)
_BARE = Expression(rf"(?<![\w.&/'’-])({_CAPITAL}{{2,4}}|{_CAPITAL}{{1,3}}-{_CAPITAL}{{1,2}})(?![\w&/'’-]|\.\w)")
_ALONE = Expression(rf"(?m)(?:^[ \t>*•-]{{0,4}}|(?<=[.!?)] ))({_CAPITAL}\.)(?= [a-z]{{2,}} )")
"""An initial where a sentence begins: "K. drew a picture"."""
_WORD = Expression(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_TOKEN = Expression(r"(?<![\w@.])[^\W_][\w.-]{2,80}(?<![.-])")
_PIECES = Expression(r"[^\W\d_]+")
_RUN = Expression(r"(?<![^\W_])[^\W_]{7,60}(?![^\W_])")
_FEWEST_WITHIN = 6  # letters of a surname within a word
_FILE = Expression(
    r"\.(?:pdf|docx?|xlsx?|pptx?|txt|rtf|odt|csv|jpe?g|png|gif|tiff?|heic|zip|msg|eml|mp[34]|wav|mov|html?|xml|json)\Z",
    re.I,
)
_FRENCH = Expression(r"(?<!\w)(?:Mme|Mlle|Madame|Monsieur)(?!\w)")
_BEFORE_INITIAL = Expression(rf"(?<![\w.&'’-])((?:{_CAPITAL}\.?[ \u00a0-]?){{1,3}})(?<=[. \u00a0])\Z")
_AFTER_INITIAL = Expression(
    rf",?[ \u00a0]((?:{_CAPITAL}\.[ \u00a0-]?){{0,2}}{_CAPITAL}(?:\.|(?=[ \u00a0]*(?:\n|\Z|[,;)|]))))(?!\w)"
)

# Places in which a word that is also an ordinary word is a name.
_FAMILY = Expression(r"(?:(?<!\w)(?:[Tt]he|THE|[Bb]oth|[Tt]wo|[Yy]oung|[Oo]ld|[Oo]ther)\s|[\"“„«‘'])\Z")
"""What stands before a family's name that may also be an ordinary word: the Prices, the "Fields"."""
_BEFORE_FAMILY = 8  # characters
_ATTENDED = Expression(r"(?:[ \t]*\([^()\n]{2,40}\))?[ \t]*(?=[,;:\n|]|\Z)")
_LINE = Expression(r"(?:\A|[\n|\t:;])[ \t>*•-]*\Z")
_GREETED = Expression(
    r"(?i:\b(?:dear|hi|hello|hey|thanks|thank\syou|cheers|and|with|to|from|by|told|asked|met|saw|for)[, ]{1,2})\Z"
)
_BEFORE_NOUN = Expression(
    r"(?i:(?<!\w)(?:the|an?|this|that|these|those|each|every|no|any|our|my|his|her|their|its|of|in|since|until|last|next|early|late|on"
    r"|der|die|das|dem|den|des|eine?[nmrs]?|im|am|vom|zum|zur|beim|jede[nrs]?|kein\w{0,2}|le|la|les|un|une|du|au|aux|el|los|las|una|del|al|os|as|um|uma|no|na|do|da"
    r"|et|ei|det|i|\d+(?:st|nd|rd|th)?),?\s)\Z"
)
_FINITE = Expression(
    r"\s(?:said|says|is|was|has|had|did|does|asked|told|wrote|went|came|left|agreed|called|replied|reported|stated|added|noted|thinks"
    r"|nektet|forklarte|sa|kom|gikk|ringte|sagde|gik|ringede|forklarede|sagte|rief|kam|ging|erklärte|dit|déclare|répond|appelle|dijo|dice|llamó|explicó|disse|afirmou"
    r"|thought|wants|wanted|knew|knows|felt|gave|took|made|and\s(?:I|he|she)|will|would|can|could|may|might|who)\b|['’]s\s"
)


@dataclass(frozen=True, slots=True)
class ShortForm:
    """A mention of a short form, with the full name as written of the only person whom it fits, or None."""

    mention: Mention
    of: str | None


@dataclass(frozen=True, slots=True)
class _Person:
    """A person, as written, with the folded parts of the name; `family` is empty where only one word is known."""

    written: str
    given: tuple[str, ...]
    family: str

    @property
    def initials(self) -> set[str]:
        """The initials of the name, with and without middle names, without full stops."""
        if not self.family:
            return set()
        parts = [word[0] for each in self.given for word in each.split("-")]
        last = "".join(word[0] for word in self.family.split("-") if word)
        return {"".join(parts) + last, self.given[0][0] + last, self.given[0][0] + last[0]}


def forms(text: str, mentions: Iterable[Mention], structure: Structure) -> tuple[ShortForm, ...]:
    """Return the short forms in the text of the people in `mentions`, and the initials in its signatures."""
    people = _people(text, tuple(mentions))
    every = (
        *_of_initials(text, people, structure),
        *_with_initial(text, people),
        *_of_families(text, people),
        *_called(text, people, structure),
        *_in_tokens(text, people),
        *_within_words(text, people),
        *_signed(text, structure),
    )
    best: dict[tuple[int, int], ShortForm] = {}
    for each in every:
        span = each.mention.start, each.mention.end
        if span not in best:
            best[span] = each
    return tuple(best.values())


def _people(text: str, mentions: Sequence[Mention]) -> tuple[_Person, ...]:
    written = {each.words(text) for each in mentions if each.kind is Kind.PERSON and each.score >= _SURE}
    single = {
        each.words(text)
        for each in mentions
        if each.kind is Kind.PERSON and each.recognizer in _RULES and each.score >= _ANNOUNCED
    }
    people: dict[tuple[tuple[str, ...], str], _Person] = {}
    for each in sorted(written):
        name = names.parse(each)
        if name and not name.given and each in single and _is_single_name(each, name.family):
            people.setdefault(((name.family,), ""), _Person(each, (name.family,), ""))
        if name and name.given and len(name.given) < _MOST_WORDS and len(name.given[0]) > 1 and len(name.family) > 1:
            people.setdefault((name.given, name.family), _Person(each, name.given, name.family))
    # "Mrs Berg" beside "Ada Berg" says nothing about whose the name alone is.
    families = {each.family for each in people.values() if each.family}
    return tuple(each for each in people.values() if each.family or each.given[0] not in families)


def _is_single_name(written: str, folded: str) -> bool:
    return len(folded) > _SHORT_INITIALS and written[0].isupper() and folded not in _PARTICLES | _ROLES


def _form(
    start: int, end: int, owners: Iterable[_Person], reason: Message = _REASON, score: float = _SCORE
) -> ShortForm:
    mention = Mention(start, end, Kind.PERSON, score, Recognizer.ALIASES, reason, "name")
    of = {(each.given[0], each.family): each.written for each in owners}
    return ShortForm(mention, next(iter(of.values())) if len(of) == 1 else None)


def _of_initials(text: str, people: Iterable[_Person], structure: Structure) -> Iterator[ShortForm]:
    """Yield initials: with full stops anywhere; without them only in the place of a name and with no other meaning."""
    by_letters: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        for letters in person.initials:
            by_letters[letters].append(person)
    if not by_letters:
        return
    for match in _INITIALS.finditer(text):
        owners = by_letters.get(names.fold_letters("".join(_PIECES.findall(match[1]))))
        if owners:
            yield _form(*match.span(1), owners)
    given = {person.given[0][0]: person for person in people}
    marks = {match[1][0] for match in _ALONE.finditer(text)}
    for match in _ALONE.finditer(text):
        letter = match[1][0]
        # A list counts by letters, too: A., B., C.
        if not {chr(ord(letter) - 1), chr(ord(letter) + 1)} & marks and letter.casefold() in given:
            yield _form(*match.span(1), [each for each in people if each.given[0][0] == letter.casefold()])
    for match in _BARE.finditer(text):
        letters = names.fold_letters("".join(_PIECES.findall(match[1])))
        owners = by_letters.get(letters)
        if owners and (
            _is_entry(text, *match.span(1), structure)
            or (not name_forms.is_abbreviation(letters) and _is_name_place(text, *match.span(1), structure))
            or (len(letters) > _SHORT_INITIALS and _FINITE.match(text, match.end(1)))
        ):
            yield _form(*match.span(1), owners)


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
    speaks = _LINE.search(text[max(0, start - 8) : start]) is not None and text[end : end + 1] == ":"
    return bracketed or speaks


def _of_families(text: str, people: Iterable[_Person]) -> Iterator[ShortForm]:
    """Yield the plurals of surnames: "the Hovsepians", also where the text defines them as a term."""
    families: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        if len(person.family) > _SHORT_INITIALS:
            families[person.family].append(person)
    for match in _WORD.finditer(text) if families else ():
        written = match[0]
        if not written[0].isupper() or written[-1] not in "sS" or (folded := names.fold_letters(written)) in families:
            continue
        owners = families.get(folded.removesuffix("s")) or families.get(folded.removesuffix("es"))
        named = _FAMILY.search(text, max(0, match.start() - _BEFORE_FAMILY), match.start())
        if owners and (named or not name_forms.is_ordinary(written.lower())):
            yield _form(*match.span(), owners)


def _with_initial(text: str, people: Iterable[_Person]) -> Iterator[ShortForm]:
    """Yield surnames with the initials of their people: A. Berg, A Berg, Berg A., Berg, A."""
    by_family: dict[str, list[_Person]] = defaultdict(list)
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
                yield _form(*span, () if initial and initial is before and letters == "m" and french else fitting)


def _called(text: str, people: Iterable[_Person], structure: Structure) -> Iterator[ShortForm]:
    """Yield given names and familiar names; those that are also ordinary words only in the place of a name."""
    small = _small_words(text)
    owners = _owners(people, small)
    for match in _WORD.finditer(text) if owners else ():
        if not match[0][0].isupper():
            continue
        written = match[0].removesuffix("'s").removesuffix("’s")
        folded = names.fold_letters(written)
        start, end = match.start(), match.start() + len(written)
        if folded not in owners or (folded in _PARTICLES and _OF_HEADER.match(text, end)):
            continue
        if (name_forms.is_ordinary(folded) or folded in small) and not _names_here(text, start, end, structure):
            continue
        yield _form(start, end, owners[folded])


def _owners(people: Iterable[_Person], small: frozenset[str]) -> dict[str, list[_Person]]:
    """Return the people who are called by each word.

    Args:
        small: the words that the text has in small letters.
    """
    owners: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        if person.family in small and len(person.family) > 1:
            owners[person.family].append(person)
        for word in {*person.given, *(short for each in person.given for short in name_forms.familiar().get(each, ()))}:
            if word in _LABELS:
                continue  # "Ada Vik, Reg. No. 12" leaves no person called No
            begins = word == person.given[0] and word not in small
            if len(word) > 1 and word not in _ROLES and (word not in _PARTICLES or begins):
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
    if _BEFORE_NOUN.search(before) or re.match(r"[ \u00a0]\d", text[end : end + 2]):
        return False
    each = structure.at(start)
    if each is not None and each.role in (TextRole.LABEL, TextRole.HEADING, TextRole.MARGIN, TextRole.ITEM):
        return False
    if _LINE.search(before) or (each is not None and each.start == start):
        return _ATTENDED.match(text, end) is not None or _FINITE.match(text, end) is not None
    within = re.search(r"[\w,][ \u00a0]\Z", before) is not None
    return within or _GREETED.search(before) is not None or _FINITE.match(text, end) is not None


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


def _in_tokens(text: str, people: Iterable[_Person]) -> Iterator[ShortForm]:
    """Yield user names and the names of files that hold a person's name: aberg, Berg_Ada_CV.pdf."""
    users: dict[str, list[_Person]] = defaultdict(list)
    parts: dict[str, list[_Person]] = defaultdict(list)
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
            yield _form(*match.span(), owners)
        elif "_" in token or _FILE.search(token):
            held = [person for piece in _PIECES.findall(folded.replace("_", " ")) for person in parts.get(piece, ())]
            if held:
                yield _form(*match.span(), held)


def _within_words(text: str, people: Iterable[_Person]) -> Iterator[ShortForm]:
    """Yield the words of accounts and devices that hold a rare surname: myquistorpfile, QQuistorp, quistorp77."""
    families: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        if len(person.family) >= _FEWEST_WITHIN and not name_forms.is_ordinary(person.family):
            families[person.family].append(person)
    if not families:
        return
    automaton = ahocorasick.Automaton()
    for family in families:
        automaton.add_word(family, family)
    automaton.make_automaton()
    for match in _RUN.finditer(text):
        folded = fold(match[0])
        # "Wagnerian" and "Quistorps" are words, or a name of its own.
        if folded in families or match[0].istitle() or name_forms.is_ordinary(folded):
            continue
        for _, family in automaton.iter(folded):
            yield _form(*match.span(), families[family])
            break


def _signed(text: str, structure: Structure) -> Iterator[ShortForm]:
    """Yield initials that fill the first line of a signature."""
    for each in structure.stretches:
        if each.role is TextRole.SIGNATURE:
            match = re.fullmatch(
                rf"\s*[-–—]?\s*({_CAPITAL}(?:\.?[ \u00a0]?-?{_CAPITAL})?\.?)\s*", text[each.start : each.end]
            )
            if match:
                yield _form(each.start + match.start(1), each.start + match.end(1), (), _SIGNED, 0.7)
