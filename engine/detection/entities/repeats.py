"""Repeated mentions: the same words elsewhere in the text, and short names that the text defines.

A recognizer may find two mentions of a name and miss the third.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

import ahocorasick

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_abbreviation, is_ordinary
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.entities import streets
from engine.detection.entities.names import TITLES, key
from engine.detection.filters.impersonal import is_impersonal
from engine.detection.lexicon import common_words, first_names, salutations

# Short names that the text itself defines: `European Court of Human Rights (ECtHR)`, `Orrin Valley ("OVHS")`.


_QUOTED = r"[\"“”„«»‘’']\s?(?P<name{}>[^\"“”„«»‘’'()\n]{{2,40}}?)\s?[\"“”«»‘’']"
_ALIAS = Expression(_QUOTED.format(""))
_DEFINITION = Expression(
    r"\s{0,2}\(\s?(?:(?i:(?P<defined>hereinafter|hereafter|referred to as|im folgenden|nachfolgend|ci-après|en adelante"
    r"|en lo sucesivo|doravante|heretter|herefter)|also known as|a/k/a|or)(?:\s?[:,])?\s+)?"
    rf"(?:(?P<quoted>{_QUOTED.format(1)}(?:(?:,|,?\s{{1,2}}(?:and|or|und|oder|et|ou|y|o|e|og|eller))\s{{1,2}}{_QUOTED.format(2)}){{0,4}})"
    r"|(?P<initials>[A-Z][A-Za-z.&]{1,9}))\s?\)"
)
_HALVES_OF_DAYS = frozenset({"AM", "PM"})
# The key to the initials in a chart or minutes, "OS = Oumar Sylla", and a nickname: "Chief" (Delmar Whitt).
_SHORT = Expression(
    r"(?<![\w.])(?P<initials>[A-Z]{2,4})[ ]?[=:][ ]?\Z|[\"“„«‘](?P<nickname>[A-Z][\w'’ -]{1,24}?)[\"”“»’] \(\Z"
)
_LONGEST_SHORT = 30  # characters, with quotes
# "the applicant", "the Ministry": a general noun identifies nobody.
_GENERIC = Expression(
    r"^(?:the|an?|this|(?-i:[Yy]ou|we|us)|plaintiff|defendant|applicant|claimant|respondent)\b", re.IGNORECASE
)
# "en lo sucesivo, «el Poderdante»" is a role, but "Juan («el Rubio»)" has a nickname.
_ARTICLE = Expression(r"(?:el|las?|los|o|os|as|le|les|der|die|das)\s|l['’]", re.IGNORECASE)
_ALIAS_REASON = Message("repeats.alias")


@dataclass(frozen=True, slots=True)
class Alias:
    """A short name at its definition, with its key and the key of its long name."""

    mention: Mention
    key: str
    of: str


def defined_aliases(text: str, mentions: Iterable[Mention]) -> tuple[Alias, ...]:
    """Return every alias at its definition; `repeats` finds its other mentions."""
    aliases = []
    for mention in mentions:
        if mention.kind not in (Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC):
            continue
        name = mention.words(text)
        short = _SHORT.search(text, max(0, mention.start - _LONGEST_SHORT), mention.start)
        if short and mention.kind is Kind.PERSON and short["initials"] in (None, _capitals_of(name)):
            start, end = short.span(short.lastgroup or 0)
            alias = replace(mention, start=start, end=end, recognizer=Recognizer.ALIASES, reason=_ALIAS_REASON)
            aliases.append(Alias(alias, key(alias.words(text), alias), key(name, mention)))
        match = _DEFINITION.match(text, mention.end)
        if not match:
            continue
        spans = [match.span("initials")]
        if match["quoted"]:
            spans = [each.span("name") for each in _ALIAS.finditer(text, *match.span("quoted"))]
        for start, end in spans:
            written = text[start:end]
            is_role = match["defined"] and _ARTICLE.match(written)
            if is_role or _GENERIC.match(written) or (match["initials"] and not _initials_of(written, name)):
                continue
            alias = replace(mention, start=start, end=end, recognizer=Recognizer.ALIASES, reason=_ALIAS_REASON)
            aliases.append(Alias(alias, key(written, alias), key(name, mention)))
    return tuple(aliases)


def _capitals_of(name: str) -> str:
    return "".join(each[0] for each in re.findall(r"[^\W\d_]+", name) if each[0].isupper())


def _initials_of(short: str, name: str) -> bool:
    capitals = [letter for letter in short if letter.isupper()]
    initials = [word[0] for word in re.findall(r"\w+", name) if word[0].isupper()]
    return len(capitals) > 1 and all(letter in initials for letter in capitals)


_WORD = Expression(r"\w+")
_REASON = Message("repeats.same")
# Words of one mention may be separated by a line break, a hyphen or an apostrophe, not by a sentence.
_LONGEST_GAP = 3
_FURTHER_LETTER = Expression(r"\.[^\W\d_](?!\w)")
# A phrase of this many letters is also found with other gaps or none: a table or a font may lose the spaces.
_ENOUGH_LETTERS = 8
_MOST_LETTERS = 400  # the search takes this many steps per letter if a text repeats one letter
_SURE = 0.9
_CERTAIN = 0.5
"""Score of a mention below which the same words may still be found as a repetition of a surer one."""


# Salutations and signatures, in which a name may be in small letters: "hi ada," or alone on the last line.
_ADDRESSED_BEHIND = Expression(r"[ \t]*(?:[,.!:;-]|\n|\Z)")
_ALONE = Expression(r"(?:\A|\n)[ \t>]*-{0,2}\Z")
_ALONE_BEHIND = Expression(r"[,.!]?[ \t]*(?:\n|\Z)")
_JOINED_BEFORE, _JOINED_BEHIND = Expression(r"\w[@./\\]\Z"), Expression(r"[@./\\]\w")
_AREA_OF = Expression(
    r"\b(?:Count(?:y|ies)|City|Town(?:ship)?|Village|Borough|Parish|COUNTY|CITY|TOWN(?:SHIP)?|VILLAGE) (?:of|OF) \Z"
)
_AREA = Expression(r" (?:County|Township|COUNTY|TOWNSHIP)(?!\w)")
_BEFORE = 40
"""Characters before a name in which the beginning of its line, or a word for an area, is looked for."""


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of a text with their spans and positions, and its letters and digits with their places.

    Attributes:
        gaps: for each letter, the number of gaps before it that are too wide within one mention.
        unaddressed: cache for `is_ordinary`: the neighbours of a word wherever it is in no salutation or signature.
    """

    text: str
    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]
    positions: dict[str, list[int]]
    letters: str
    places: tuple[int, ...]
    gaps: tuple[int, ...]
    unaddressed: dict[str, frozenset[tuple[str, ...]]]

    @classmethod
    def of(cls, text: str) -> _Words:
        matches = tuple(_WORD.finditer(text))
        positions: dict[str, list[int]] = defaultdict(list)
        for index, match in enumerate(matches):
            positions[match[0]].append(index)
        places = tuple(place for place, character in enumerate(text) if character.isalnum())
        return cls(
            text,
            tuple(match[0] for match in matches),
            tuple(match.span() for match in matches),
            dict(positions),
            "".join(text[place] for place in places),
            places,
            tuple(accumulate((after - before > _LONGEST_GAP + 1 for before, after in pairwise(places)), initial=0)),
            {},
        )

    def is_ordinary(self, word: str, name: frozenset[str]) -> bool:
        """Return whether `word` occurs outside salutations, signatures and addresses, and not next to another word of
        `name`.
        """
        if word not in self.unaddressed:
            self.unaddressed[word] = frozenset(
                self.words[max(0, index - 1) : index] + self.words[index + 1 : index + 2]
                for index in self.positions.get(word, ())
                if not (self._is_salutation(index) or self._is_in_address(index))
            )
        return any((name - {word}).isdisjoint(beside) for beside in self.unaddressed[word])

    def _is_salutation(self, index: int) -> bool:
        """Return whether the word is a name in a salutation or signature."""
        text, (start, end) = self.text, self.spans[index]
        if _ALONE.search(text, max(0, start - _BEFORE), start) and _ALONE_BEHIND.match(text, end):
            return True
        is_addressed = salutations.greets_before(text, start) or salutations.closing_before(text, start) is not None
        return is_addressed and _ADDRESSED_BEHIND.match(text, end) is not None

    def _is_in_address(self, index: int) -> bool:
        """Return whether a sign of addresses and paths joins the word to another: www.quistorp.no."""
        start, end = self.spans[index]
        return bool(_JOINED_BEFORE.search(self.text, max(0, start - 2), start) or _JOINED_BEHIND.match(self.text, end))

    def find(self, sequences: Iterable[tuple[str, ...]]) -> dict[tuple[str, ...], list[tuple[int, int]]]:
        """Return the spans of each word sequence; long sequences also with other gaps between words, or none.

        One pass over the text serves all sequences.
        """
        found: dict[tuple[str, ...], list[tuple[int, int]]] = {each: [] for each in sequences}
        by_letters: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        few: set[tuple[str, ...]] = set()
        for sequence in found:
            letters = "".join(sequence)
            if _ENOUGH_LETTERS <= len(letters) <= _MOST_LETTERS:
                by_letters[letters].append(sequence)
            else:
                few.add(sequence)
        for letters, span in self._find_letters(by_letters):
            for sequence in by_letters[letters]:
                found[sequence].append(span)
        for sequence, span in self._find_words(few):
            found[sequence].append(span)
        return found

    def _find_letters(self, wanted: Iterable[str]) -> Iterator[tuple[str, tuple[int, int]]]:
        automaton = ahocorasick.Automaton()
        for letters in wanted:
            automaton.add_word(letters, letters)
        if not automaton:
            return
        automaton.make_automaton()
        for last, letters in automaton.iter(self.letters):
            first = last + 1 - len(letters)
            start, end = self.places[first], self.places[last] + 1
            if self._parts(start) and self._parts(end) and self.gaps[last] == self.gaps[first]:
                yield letters, (start, end)

    def _parts(self, place: int) -> bool:
        """Return whether a word ends before this place, or a capital follows a small letter (LaneNitro)."""
        before, after = self.text[max(0, place - 1) : place], self.text[place : place + 1]
        return not (before.isalnum() and after.isalnum()) or (before.islower() and after.isupper())

    def _goes_on(self, end: int) -> bool:
        """Return whether another letter of an abbreviation follows: "U.S." in "U.S.C."."""
        return _FURTHER_LETTER.match(self.text, end) is not None

    def _find_words(self, wanted: Collection[tuple[str, ...]]) -> Iterator[tuple[tuple[str, ...], tuple[int, int]]]:
        lengths = {(each[0], len(each)) for each in wanted}
        for word, length in lengths:
            for index in self.positions.get(word, ()):
                last = index + length - 1
                sequence = self.words[index : last + 1]
                if (
                    len(sequence) == length
                    and sequence in wanted
                    and all(
                        self.spans[each + 1][0] - self.spans[each][1] <= _LONGEST_GAP for each in range(index, last)
                    )
                    and not (length > 1 and len(word) == 1 and self._goes_on(self.spans[last][1]))
                ):
                    yield sequence, (self.spans[index][0], self.spans[last][1])


def repeats(text: str, mentions: Iterable[Mention]) -> tuple[Mention, ...]:
    """Return mentions of the same words that no recognizer found: in the same case, names also in upper or lower case.

    The parts of a person's name count as the name, except a part that the text also uses as an ordinary lower-case word
    ("Will", "Grant"): those are left to the recognizers.
    """
    words = _Words.of(text)
    best: dict[tuple[str, ...], Mention] = {}
    covered: set[tuple[int, int]] = set()
    times: Counter[tuple[str, ...]] = Counter()
    for mention in mentions:
        small = mention.kind in _THINGS and mention.words(text).islower()
        if mention.score >= _CERTAIN:
            covered.add((mention.start, mention.end))
        if small and mention.recognizer == Recognizer.REPEATS:
            continue  # "aged-care" after "Aged Care" is no name of every "aged care"
        times[tuple(_WORD.findall(mention.words(text)))] += small
        for sequence in _sequences(mention.words(text), mention, words):
            known = best.get(sequence)
            if known is None or known.score < mention.score:
                best[sequence] = mention
    found = {}
    places = words.find(best)
    for sequence, mention in best.items():
        if _is_in_small_letters(text, mention) and len(places[sequence]) >= max(_MANY, _FEW_OF * times[sequence]):
            continue
        for start, end in places[sequence]:
            if (start, end) not in covered and not (mention.kind is Kind.PERSON and _names_area(text, start, end)):
                found[start, end] = Mention(
                    start, end, mention.kind, mention.score, Recognizer.REPEATS, _REASON, mention.subtype
                )
    return tuple(found.values())


def _names_area(text: str, start: int, end: int) -> bool:
    """Return whether these words name a county or town, which may be called like somebody: "County of Lane"."""
    of_area = _AREA_OF.search(text, max(0, start - _BEFORE), start)
    return of_area is not None or _AREA.match(text, end) is not None


def _is_in_small_letters(text: str, mention: Mention) -> bool:
    """Return whether a network read ordinary words in small letters as a thing or place: "aged care" as a company.

    It reads each mention in its sentence: where it takes few of many so, that says more about those than about all.
    Words that are no ordinary ones may be names ("bradford" in a chat), and a trait of somebody is one at every place.
    """
    written = mention.words(text)
    is_read = mention.recognizer == Recognizer.NEURAL and mention.kind in _THINGS
    return is_read and written.islower() and all(map(_is_plain, _WORD.findall(written)))


_THINGS = frozenset({Kind.ORG, Kind.LOC, Kind.MISC})
_MANY, _FEW_OF = 5, 4
"""Times that the words are in the text at least, and how many of them are one read so."""


def _sequences(written: str, mention: Mention, words: _Words) -> Iterator[tuple[str, ...]]:
    parts = tuple(_WORD.findall(written))
    if not parts:
        return
    if mention.kind is Kind.PERSON:
        plain = tuple(part.lower() for part in parts if part.lower() not in TITLES)
        is_phrase = len(plain) > 1 and all(map(_is_plain, plain))
        name = tuple(part for part in parts if part[0].isupper() and _is_name(part, plain, words))
        for part in name:
            yield (part,)
            yield (part.upper(),)
            yield (part.capitalize(),)
            if not is_phrase:
                yield (part.lower(),)
        if len(parts) > 1 or name or _are_initials(parts, defined=mention.recognizer is Recognizer.ALIASES):
            yield parts
            yield tuple(part.upper() for part in parts)
        if len(plain) > 1 and not is_phrase:
            yield plain
    else:
        if _is_distinctive(parts, mention) and not _is_doubtful(written, mention, words):
            yield parts
        if mention.kind is Kind.LOC:
            yield from (tuple(_WORD.findall(street)) for street in streets.within(written))
        if mention.kind is Kind.CODE and (last := _last_digits(written)):
            yield (last,)


def _last_digits(written: str) -> str:
    """Return the last four digits of a long number, by which people name it; "" if they could be a year."""
    digits = "".join(filter(str.isdecimal, written))
    last = digits[-_LAST:]
    return "" if len(digits) < _LONG_NUMBER or last[:2] in ("19", "20") else last


def _are_initials(parts: tuple[str, ...], *, defined: bool) -> bool:
    """Return whether the parts are one word in capitals that is not an ordinary abbreviation: MQ.

    Args:
        defined: the text says whose initials they are, so that an abbreviation may be meant only beside hours: "3 PM".
    """
    if len(parts) != 1 or not 2 <= len(parts[0]) <= 4 or not parts[0].isupper():
        return False
    return parts[0] not in _HALVES_OF_DAYS if defined else not is_abbreviation(parts[0].lower())


def _is_doubtful(written: str, mention: Mention, words: _Words) -> bool:
    """Return whether the text also uses the word in lower case, and no recognizer was certain of the mention.

    A word without case is doubtful where it is a figure that is no code.
    """
    if mention.score >= _SURE or written.islower():
        return False
    if written.lower() == written:
        return mention.kind is not Kind.CODE and any(map(str.isdigit, written))
    return written.lower() in words.positions


def _is_plain(word: str) -> bool:
    """Return whether a word in small letters is an ordinary one and no first name: "ornamental", "fish"."""
    is_given = first_names.is_listed(fold(word)) or word in first_names.HOMOGRAPHS or common_words.is_given(word)
    return is_ordinary(word) and not is_given


def _is_name(part: str, name: Iterable[str], words: _Words) -> bool:
    small = part.lower()
    is_of_none = small in TITLES | _PARTICLES or is_impersonal(small)
    return len(part) > 2 and not is_of_none and not words.is_ordinary(small, frozenset(name))


def _is_distinctive(parts: tuple[str, ...], mention: Mention) -> bool:
    """Return whether the words mean the same everywhere: a phrase, name or year, not a count or short word."""
    if mention.kind is Kind.QUANTITY:
        return len(parts) > 2
    if sum(map(len, parts)) < _SHORTEST_SIGN and all(part.isdigit() or len(part) == 1 for part in parts):
        return False  # "1.º" of a floor, "4 B" of a house
    if mention.kind is Kind.DATETIME:
        return any(len(part) >= 4 and part.isdigit() for part in parts)
    return len(parts) > 1 or len(parts[0]) > 3 or (len(parts[0]) > 1 and parts[0].isupper())


_LONG_NUMBER, _LAST = 9, 4  # digits
_SHORTEST_SIGN = 4  # letters and digits of what is neither a word nor a long number
_PARTICLES = frozenset(
    "the and van von der den del della dos las los ben bin ibn abu of for from with not her him his you your they them"
    " their she who our was has had are".split()
)
"""Words that a name shares with every text."""
