"""Names in small letters, in sentences of chats and mails that begin with a small letter: "da lasse kom", "og liv".

The word is part of a name that was found elsewhere, or a first name before a verb that only people are the subject of.
A word that its language uses often needs such a verb, an article, a conjunction with a name or a word for a relative.
In sentences with capitals a word of a name that was found is one in small letters, too, if no language uses it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import TITLES_BEFORE, familiar
from engine.core.types import Kind, Mention, Passage, Recognizer
from engine.detection.filters.impersonal import is_impersonal
from engine.detection.lexicon import common_words, first_names
from engine.detection.networks.language import at, paragraphs

# Words of one language are on as few lines as possible.
# ruff: noqa: E501

_SURE = 0.5
"""Score from which a name is believed."""
_SCORE = 0.75
_OFTEN, _OFTEN_IN_ENGLISH = 4.0, 3.3
"""Zipf frequencies from which a word needs a sign of a person beside it."""
_MOST_OF_SURNAME, _MOST_OF_FIRST_NAME = 4.6, 5.1
"""Zipf frequencies below which a word may be a surname, or a listed first name that the text has nowhere else."""
_SHORTEST, _SHORTEST_CLIPPED = 3, 4
_WORD = Expression(r"[^\W\d_]+")
_SMALL = Expression(r"(?<![\w@./'’-])[^\W\d_]+(?![\w@/]|[-.]\w)")
_REACH = 40

# Before the words of a message: signs of a quotation, the time and the writer of a chat.
_STAMPED = Expression(r"[ \t>]{0,12}[^\n:]{0,30}?\d{1,2}[:.h]\d\d(?::\d\d)?[\]\-–, ]{0,4}[^\n:]{1,40}:[ \t]")
_QUOTED = Expression(r"[ \t>]{0,60}")
_LINE = Expression(r"[^\n]+")
_CLOSED = Expression(r"[^\w\s,][ \t]*\Z")
_WRAPPED = 50
"""Characters of a line that may go on in the next one."""
_SENTENCE = Expression(r"(?:(?<=\w\w\w[.!?…])|(?<=\d[.!?…])|(?<=[:;=8*-]\))|(?<=[\"”!?…😀-🫿]))[ ]+")
"""The end of a sentence; of brackets only the mouth of a smiley."""
_FIRST = Expression(r"[^\W_]")

_SPEAKS = (
    r"(?:say|think|want|know|reckon|sign|text|ring|message|owe|reply|repli|tell|ask|promise|swear)e?s|said|told|asked|texted|messaged|phoned|rang|signed|reckoned|replied|promised|swore|insisted"
    r"|sagt|sagte|meint|meinte|fragt|fragte|schreibt|schrieb|siger|sagde|sier|sa|skrev|skriver|spør|spurte|spurgte|ringer|ringte|ringede"
    r"|disse|falou|fala|diz|ligou|dice|dijo|llamó|dit|disait|demande|appelle"
)
"""Verbs that only people are the subject of."""
_DOES = (
    _SPEAKS
    + r"|is|was|has|had|came|comes|went|goes|left|lives|lived|moved|drove|drives|paid|pays|wrote|hates|loves|got|gets|cant|can['’]t|won['’]?t|didn['’]?t|doesn['’]?t|isn['’]?t|wasn['’]?t|hasn['’]?t|knew|thought|wanted|will|would|can|could"
    r"|hat|ist|war|kommt|kam|geht|ging|bekommt|kriegt|weiß|weiss|wohnt|holt|bringt|ruft|rief|zahlt|fährt|liegt|muss|soll|kann|hatte|wollte"
    r"|kom|kommer|har|hadde|havde|er|var|flytter|flyttet|flyttede|ligger|bor|bodde|boede|fikk|fik|får|skal|vil|kan|tok|tog|gik|gikk|mener|synes|vet|ved|betaler|henter|hentede|hentet|kører|kjører|fylder|fyller"
    r"|teve|tem|tá|está|ta|foi|é|era|veio|vem|mora|morava|mandou|quer|queria|sabe|fez|faz|saiu|chegou|ficou|pediu|caiu|deixou|trouxe|pagou|vai|não|nao"
    r"|tiene|tuvo|es|fue|vino|viene|vive|quiere|hizo|salió|pidió|pagó|va|ha|había|mandó|no"
    r"|a|est|était|vient|habite|veut|sait|fait|doit|pense|arrive|part|n['’]\w+"
)
_BEFORE_SUBJECT = (
    r"and|then|when|because|cos|cause|if|that|but|so|while|since|after|before|did|has|does|is|was"
    r"|und|dass|weil|wenn|als|ob|dann|aber|der|die|og|at|da|når|fordi|men|hvis|om|for|så|som"
    r"|e|que|o|a|quando|porque|mas|pois|y|el|la|cuando|pero|si|et|quand|parce que|mais|le"
)
_SUBJECT = Expression(rf"(?:(?:\A|[.!?…,;:)][ ]+|[ ])(?:{_BEFORE_SUBJECT})[ ]|(?:\A|[.!?…,;:)][ ]+))\Z", re.IGNORECASE)
_ACTS = Expression(rf"[ ](?:{_DOES})(?![\w'’])", re.IGNORECASE)
_SAYS = Expression(rf"[ ](?:{_SPEAKS})(?![\w'’])", re.IGNORECASE)
_DETERMINED = Expression(
    r"(?<!\w)(?:the|a|an|my|his|her|your|our|their|this|that|no|i|we|you|they|he|she|it|who|to|of|in|on|very|so|too|get|got|filthy|super)[ ]\Z"
)
_ARTICLE = Expression(
    r"(?<!\w)(?:der|die|dem|den|o|a|do|da|ao|pro|pra|el|la|al|le|en|na|ho|hos|med|com|con|mit|chez)[ ]\Z"
)
_WITH_ARTICLES = frozenset("pt es fr ca it".split())
"""Languages in which an article is before nouns that are names, too, in small letters: "a rosa"."""
_JOINED = Expression(r"[ ]?(?:[ ](?:og|and|und|et|y|e)[ ]|[&+])[ ]?\Z")
_JOINS = Expression(r"[ ]?(?:[ ](?:og|and|und|et|y|e)[ ]|[&+])[ ]?")
_CALLED = Expression(
    r"(?<!\w)(?:heter|hedder|heißt|heisst|namens|se llama|se chama|s['’]appelle|called|named|name is|name's|navnet er"
    r"|this is|it['’]?s|its|her er|hier ist|ich bin|é o|é a|soy|aqui é)[ ]\Z",
    re.IGNORECASE,
)
_KIN = Expression(
    r"(?<!\w)(?:onkel|tante|oma|opa|mormor|morfar|farmor|farfar|bestemor|bestefar|dona|seu|titia|tonton|tata|tío|tía|tio|tia|auntie|aunty|uncle|nan|nanny"
    r"|frau|herr|fru|hr|mr|mrs|ms|miss|dr|sr|sra|señor|señora|doña|rektor|lehrer|pfarrer|profe|professora?|prof|profa|coach|nurse|mama|papa)\.?[ ]\Z",
    re.IGNORECASE,
)
_IS_OF = Expression(r"(?<!\w)(?:er|var)[ ]\Z")
_ENDS = Expression(r"[ ]?(?:[.,!?;)\n]|\Z)")
_APART, _APART_BEHIND = Expression(r"[^\W\d_], \Z"), Expression(r", [^\W\d_]")
_OWNS = Expression(r"['’]s(?!\w)")
_INITIAL = Expression(
    r"[ ](?![aeiouyå](?!\w))[b-z](?=[ ]?(?:[\n,.!?]|\Z)|[ ](?:og|and|und|et|y|eller|or|oder|ou|o)[ ])"
)
_INITIAL_BEFORE = Expression(r"(?:(?<=\n)|(?<=[ ]))[a-z]\. \Z")
_SURNAME = Expression(r"[ ](?P<word>[^\W\d_]{3,})(?=[ ](?:og|and|und|et|y|e|in|from)[ ]|[.,!?\n]|\Z)")
_NO_NAMES = frozenset(
    "the and van von der den del della dos las los ben bin for from with not her him his you she who our was has had are mum dad mom".split()
)


@dataclass(frozen=True, slots=True)
class _Known:
    """The words of the names that were found, folded, and the shorter forms of given names."""

    words: frozenset[str]
    short: frozenset[str]

    @classmethod
    def of(cls, text: str, people: Iterable[Mention]) -> _Known:
        words = {fold(word) for each in people for word in _WORD.findall(each.words(text)) if _is_name(word)}
        return cls(frozenset(words), frozenset(short for word in words for short in familiar().get(word, ())))

    def names(self, folded: str, language: str) -> bool:
        """Return whether a word is one of a name, its genitive, or the name that is in the genitive elsewhere."""
        if folded in self.words or language in _WITH_ARTICLES:  # of which an s makes a plural: "prunes"
            return folded in self.words
        is_genitive = len(folded) > _SHORTEST and folded[-1] == "s" and folded[:-1] in self.words
        return is_genitive or f"{folded}s" in self.words

    def shortens(self, folded: str) -> bool:
        """Return whether a word may be the familiar form of a known name: "maxi", "marquinhos", "gabi"."""
        if folded in self.short:
            return True
        stem = _DIMINUTIVE.sub("", folded)
        stem = re.sub("qu$", "c", stem)
        return (
            len(folded) >= _SHORTEST_CLIPPED
            and len(stem) >= _SHORTEST
            and stem != folded
            and any(each.startswith(stem) for each in self.words)
        )


_DIMINUTIVE = Expression(r"(?:[iz]?inh[oa]s?|c?it[oa]s?|illo|illa|chen|lein|erl|li|[iy]e?)$")


def _is_name(word: str) -> bool:
    folded = fold(word)
    of_none = folded in _NO_NAMES or folded in TITLES_BEFORE or is_impersonal(folded) or len(folded) < _SHORTEST
    return not of_none and (word[0].isupper() or first_names.is_listed(folded) or common_words.is_given(word))


def find(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the names that sentences without capitals hold, given the mentions of a text."""
    people = [each for each in found if each.kind is Kind.PERSON and each.score >= _SURE]
    known = _Known.of(text, people)
    masked = [(each.start, each.end) for each in found if each.kind is Kind.PERSON]
    starts, ends = {start for start, _ in masked}, {end for _, end in masked}
    covered = {at for start, end in masked for at in range(start, end)}
    passages: tuple[Passage, ...] = ()
    for first, last in _sentences(text):
        for match in _SMALL.finditer(text, first, last):
            word = match[0]
            if not word.islower() or len(word) < _SHORTEST or match.start() in covered:
                continue
            folded = fold(word)
            passages = passages or paragraphs(text)
            language = at(passages, match.start())
            is_known, is_short = known.names(folded, language), known.shortens(folded)
            is_given = first_names.is_listed(folded) or common_words.is_given(word)
            if folded in _NO_NAMES or not (is_known or is_short or is_given or folded in first_names.HOMOGRAPHS):
                continue
            place = _Place(text, match.start(), match.end(), first, language, starts, ends)
            if (is_known and place.names_known()) or (is_short and place.names_short()) or place.names_first():
                covered.add(match.start())
                yield _mention(match.start(), match.end())
    yield from _unused(text, known, covered)
    yield from _rests(text, (each for each in found if each.kind is Kind.PERSON), passages)


def _unused(text: str, known: _Known, covered: set[int]) -> Iterator[Mention]:
    """Yield the words of known names in small letters that are no words of any language: "pour l'heure, ludo dort"."""
    rare = {each for each in known.words if len(each) >= _SHORTEST_CLIPPED and not common_words.is_used(each)}
    for match in _SMALL.finditer(text) if rare else ():
        if match[0].islower() and match.start() not in covered and fold(match[0]) in rare:
            yield _mention(*match.span())


@dataclass(frozen=True, slots=True)
class _Place:
    """A word in small letters, in a sentence that begins at `first`, among the names that begin and end elsewhere."""

    text: str
    start: int
    end: int
    first: int
    language: str
    starts: set[int]
    ends: set[int]

    def names_known(self) -> bool:
        """Return whether a word of a known name is a name here, too."""
        return not self.is_common() or self._is_beside_name() or self._is_named() or self._is_subject(_ACTS)

    def names_short(self) -> bool:
        """Return whether the familiar form of a known name is one here, too."""
        is_named = self._before(_ARTICLE) or self._is_named() or self._is_beside_name() or self._is_subject(_ACTS)
        return not self.is_common() and is_named

    def names_first(self) -> bool:
        """Return whether a first name that the text does not have elsewhere is one here."""
        word = self.text[self.start : self.end]
        if self._before(_DETERMINED):
            return False
        if _SAYS.match(self.text, self.end) and self._is_subject(_SAYS):
            return True
        if self._is_beside_name(joined_only=True) and common_words.is_given(word):
            return self.language != "en" or not self.is_common()
        is_listed = first_names.is_listed(fold(word)) and self._frequency() < _MOST_OF_FIRST_NAME
        apart = self._before(_APART) and _APART_BEHIND.match(self.text, self.end) is not None
        has_article = self.language in _WITH_ARTICLES and self._before(_ARTICLE)
        acts = self._is_subject(_ACTS) and not has_article
        return is_listed and (apart or acts or self._before(_KIN) or self._before(_CALLED))

    def is_common(self) -> bool:
        return self._frequency() >= (_OFTEN_IN_ENGLISH if self.language == "en" else _OFTEN)

    def _frequency(self) -> float:
        return common_words.frequency(self.text[self.start : self.end], self.language)

    def _is_named(self) -> bool:
        """Return whether a word for a relative, for a name or a sign of a genitive is beside the word."""
        if self._before(_KIN) or self._before(_CALLED) or _OWNS.match(self.text, self.end):
            return True
        genitive = self.text[self.end - 1] == "s" and _ENDS.match(self.text, self.end) is not None
        return genitive and self._before(_IS_OF)

    def _is_beside_name(self, *, joined_only: bool = False) -> bool:
        """Return whether a name is right beside the word, or joined to it by "and"."""
        before, behind = self._before_match(_JOINED), _JOINS.match(self.text, self.end)
        joined = (before is not None and before.start() in self.ends) or (behind and behind.end() in self.starts)
        beside = self.start - 1 in self.ends or self.end + 1 in self.starts
        return bool(joined) or (beside and not joined_only)

    def _is_subject(self, acts: Expression) -> bool:
        is_first = _SUBJECT.search(self.text[max(self.first, self.start - _REACH) : self.start]) is not None
        return is_first and acts.match(self.text, self.end) is not None

    def _before(self, form: Expression) -> bool:
        return self._before_match(form) is not None

    def _before_match(self, form: Expression) -> re.Match[str] | None:
        return form.search(self.text, max(self.first, self.start - _REACH), self.start)


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """Yield the sentences that begin with a small letter, not where a line that was wrapped goes on."""
    for first, last in _messages(text):
        at_start = first
        for end in (*(each.end() for each in _SENTENCE.finditer(text, first, last)), last):
            letter = _FIRST.search(text, at_start, end)
            if letter and letter[0].islower():
                yield letter.start(), end
            at_start = end


def _messages(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of paragraphs without the stamps of chats."""
    start, end = 0, 0
    before = ""
    for line in _LINE.finditer(text):
        stamp = _STAMPED.match(text, *line.span())
        goes_on = line.start() == end + 1 and len(before) >= _WRAPPED and not _CLOSED.search(before)
        if stamp or not goes_on:
            if start < end:
                yield start, end
            body = stamp or _QUOTED.match(text, *line.span())
            start = body.end() if body else line.start()
        end, before = line.end(), line[0]
    if start < end:
        yield start, end


def _rests(text: str, people: Iterable[Mention], passages: tuple[Passage, ...]) -> Iterator[Mention]:
    """Yield initials and surnames beside first names in small letters: "nils p", "j. rochat", "heter kjersti moe"."""
    for each in people:
        written = each.words(text)
        if not written.islower() or " " in written:
            continue
        is_given = first_names.is_listed(fold(written)) or common_words.is_given(written)
        if is_given and (behind := _INITIAL.match(text, each.end)):
            yield _mention(each.start, behind.end())
        elif before := _INITIAL_BEFORE.search(text, max(0, each.start - 4), each.start):
            yield _mention(before.start(), each.end)
        elif _CALLED.search(text, max(0, each.start - _REACH), each.start):
            surname = _SURNAME.match(text, each.end)
            passages = passages or paragraphs(text)
            language = at(passages, each.start)
            if surname and common_words.frequency(surname["word"], language) < _MOST_OF_SURNAME:
                yield _mention(each.start, surname.end())


def _mention(start: int, end: int) -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, Recognizer.LAYOUT, Message("repeats.same"), "name")
