"""Words beside a name that was found: the other half of it, or another name that is also an ordinary word.

"Eva-Maria | Tolvan" at the end of a cell, "Detlef | Fuchs" as a line, "IDALINDA | ROSA TOLVANE" where a line begins,
"BA | Aminata" where the text has "Mme Ba", "Praise | Tolvane and", "Ada | and Sunday swap", "Ada | and Comfort, whose
visa", "Sunday | Tolvane", "Faith, Hope and | Charity Tolvane", "Lord, | Nigel" as a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_abbreviation, is_ordinary, other_forms
from engine.core.types import Kind, Mention
from engine.detection.filters.impersonal import is_impersonal
from engine.detection.filters.ordinary import eponyms
from engine.detection.lexicon import common_words, first_names, salutations, surnames
from engine.detection.patterns.rule import MAYBE_UPPER, RECOGNIZER, UPPER
from engine.detection.structure import is_wording

_SURE = 0.5
_SCORE = 0.7
_REACH = 80
_GIVEN = Expression(rf"{UPPER}[^\W\d_]+(?:-{MAYBE_UPPER}[^\W\d_]+)?")
_PARTS = Expression(r"[^\W\d_]+")
_SURNAME = Expression(
    rf" (?P<word>{UPPER}[a-zß-öø-ÿ]{{2,20}}(?:-{MAYBE_UPPER}[a-zß-öø-ÿ]{{2,20}})?)"
    r"(?=[ ]?[\n\t|;)]|,[ ]?\d|[ ]{2}|\s*\Z)"
)
_SURNAME_IN_SENTENCE = Expression(
    r" (?P<word>[A-Z][a-z]{2,14})"
    r"(?= (?:the|a|an|and|is|was|has|had|who|said|says|told|to|at|from|in|on|for|with|will)(?!\w)|[.,;:!?)]|['’]s\b)"
)
_RARE_BEHIND = Expression(rf" (?P<word>{MAYBE_UPPER}[a-zß-öø-ÿ]{{2,20}})(?![\w'’-])")
_MANY = 5_000
"""Bearers of a surname that is an eponym, too, from which it is rather somebody's."""
_OF_PLACES = frozenset("street lane court house hall hill park place ward school church station day week".split())
"""Surnames that are more often part of the name of a place or feast: "Ada House", "Mother's Day"."""
_STARTS = r"(?:\A|[\n\t|]|:[ \t]|[ ]{2})[ \t>*•-]{0,6}"
_AT_START = Expression(rf"{_STARTS}\Z")
_GIVEN_AT_START = Expression(rf"{_STARTS}(?P<word>{MAYBE_UPPER}[a-zß-öø-ÿ]{{2,20}}) \Z")
_CAPITALS = Expression(r"[^\W\d_a-zß-öø-ÿ]{2,30}(?:[ ][^\W\d_a-zß-öø-ÿ]{2,30}){1,5}")
_FIRST_ON_LINE = Expression(r"(?:\A|\n)[ \t]{0,12}(?P<word>[^\W\d_a-zß-öø-ÿ]{3,20}) \Z")
_LISTED = Expression(
    rf"(?m:^)[ \t]{{0,12}}(?P<whole>(?P<word>[^\W\d_a-zß-öø-ÿ]{{2,20}}) (?P<given>{UPPER}[a-zß-öø-ÿ]{{2,20}}))(?!\w)"
)
_BEFORE_SURNAME = Expression(r"(?<![\w'’-])(?P<word>[A-Z][a-z]{2,14}) \Z")
_GOES_ON = Expression(r" (?:and|is|was|has|had|who|said|says|can|at|from|\()|['’]s |[,;:)\n]|\.\s")
_BEFORE_GIVEN = Expression(
    rf"(?:\A|[\n\t|]|[ ]{{2}})[ ]{{0,2}}(?:\d{{1,3}}[.)]?[ \t]{{1,4}})?(?P<word>{UPPER}[a-zß-öø-ÿ]{{1,20}}), \Z"
)
_LINE_ENDS = Expression(r"[ ]?[\n\t|;]|[ ]{2}|\s*\Z")
_CELL_ENDS = Expression(r"[ ]?[\n\t|;(]|[ ]{2}|\s*\Z")
_PARTICLE = Expression(r" (?:von|van|af|av|zu|von der|van der|van den) ")
_ACCOUNT = Expression(r"[A-Z]{6,20}|[a-z]{6,20}")
_SMALL_BY = Expression(
    r"(?<!\w)(?:by|from|per|to|thanks|with|cc|told|ask|asked|and|see) (?P<word>[a-z]{5,19})(?![\w@])"
)
_AUXILIARY = frozenset({"will", "may"})
_DAYS = "monday tuesday wednesday thursday friday saturday sunday april may june august".split()
_JOINED = Expression(rf" (?:and|&|\+) (?P<word>{UPPER}[a-z]{{2,15}})(?P<behind>,? [a-z']{{2,}}|['’]s(?= [a-z]))")
_SHARING = Expression(
    rf"(?<![\w'’.-])(?P<names>{MAYBE_UPPER}[a-zß-öø-ÿ]{{2,15}}(?:, {MAYBE_UPPER}[a-zß-öø-ÿ]{{2,15}}){{0,4}}),?"
    r" (?:and|&|und|et|y|e|og) \Z"
)
_RELATED = Expression(r", (?:who|whose|whom|his|her|my|our|their)\Z")
_NO_VERB = Expression(
    r",? (?:and|or|at|in|on|to|from|for|of|the|my|his|her|our|their|your|a|an|we|i|they|he|she|it|you|is|was"
    r"|night|morning|afternoon|evening|this|last|next)\Z"
)
_OF_ROTA = Expression(r"(?:\n|\A)[^\n]{0,60}\d[^\n]{0,40}(?:[ ]{2}|\t|\| ?)(?P<word>[A-Z][a-z]{2,8}) \Z")


def find(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the names with their other half, and the words joined to names that are names by it."""
    named = [each for each in found if each.kind is Kind.PERSON]
    people = [each for each in named if each.score >= _SURE]
    words = {word for each in people for word in _PARTS.findall(each.words(text)) if word[0].isupper()}
    for each in people:
        yield from _with_surname(text, each)
        yield from _with_given(text, each)
        yield from _in_capitals(text, each)
        yield from _with_word(text, each)
        yield from _inverted(text, each)
        yield from _of_rota(text, each)
        yield from _sharing(text, each)
    for each in named:
        yield from _joined(text, each)
        yield from _with_listed_surname(text, each)
    for before, behind in pairwise(sorted(people, key=lambda each: each.start)):
        yield from _with_particle(text, before, behind)
    yield from _of_accounts(text, {each.words(text) for each in people})
    for match in _LISTED.finditer(text) if words else ():
        is_given = _is_given(match["given"]) or is_rare(match["given"])
        if match["word"].capitalize() in words and is_given:
            yield _mention(*match.span("whole"))


def _with_particle(text: str, before: Mention, behind: Mention) -> Iterator[Mention]:
    """Yield a name whose given name and surname were found apart from the particle between them."""
    if _PARTICLE.fullmatch(text, before.end, behind.start):
        surname = behind.words(text)
        if _is_given(before.words(text)) and _GIVEN.fullmatch(surname) and not _is_given(surname):
            yield _mention(before.start, behind.end)


def _of_accounts(text: str, written: set[str]) -> Iterator[Mention]:
    """Yield surnames in small letters of which a user name has the initial before: "by tolvane" beside QTOLVANE.

    User names of a first name with the initial of a surname, too: "from billg".
    """
    accounts = {each[1:].lower() for each in written if _ACCOUNT.fullmatch(each) and not _is_given(each)}
    for match in _SMALL_BY.finditer(text):
        word = match["word"]
        is_login = word[:-1] in other_forms() and word[-1] not in "aeiousy" and not _is_given(word)
        if (word in accounts or is_login) and is_rare(word):
            yield _mention(*match.span("word"), "aliases.form" if word in accounts else "pattern.form-user-name")


def _with_surname(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a given name with the rare word behind it, at the end of a cell or line."""
    written = each.words(text)
    if not (_GIVEN.fullmatch(written) and (_is_given(written) or written.lower() in first_names.HOMOGRAPHS)):
        return
    behind = _SURNAME.match(text, each.end)
    if behind is None:
        yield from _with_surname_in_sentence(text, each)
        return
    word = behind["word"]
    # "Stephen Pond" as a line or a value: nothing but a name has two such words.
    alone = _AT_START.search(text, max(0, each.start - _REACH), each.start) and not is_wording(word)
    if is_rare(word) or (alone and surnames.is_listed(word)):
        yield _mention(each.start, behind.end())


def _with_listed_surname(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a rare name with the rare surname behind it, wherever they are: "Ottoline | Frye GDM screen"."""
    written = each.words(text)
    is_one = _GIVEN.fullmatch(written) and is_rare(written) and not surnames.is_listed(written)
    behind = _RARE_BEHIND.match(text, each.end) if is_one else None
    word = behind["word"] if behind else ""
    is_eponym = word in eponyms() and surnames.bearers(word) < _MANY
    if behind and is_rare(word) and surnames.may_be(word) and not is_eponym:
        yield _mention(each.start, behind.end())


def _with_surname_in_sentence(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a given name with the surname behind it that is a word, too, where a sentence goes on: "Pat | Dickens"."""
    behind = _SURNAME_IN_SENTENCE.match(text, each.end)
    word = behind["word"] if behind else ""
    is_other = is_wording(word) or word.lower() in _OF_PLACES.union(_DAYS)
    if behind and surnames.is_listed(word) and not is_other:
        yield _mention(each.start, behind.end())


def _with_given(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a surname at the end of a line or cell with the given name before it that begins it: "Detlef | Fuchs"."""
    before = _GIVEN_AT_START.search(text, max(0, each.start - _REACH), each.start)
    if before and _GIVEN.fullmatch(each.words(text)) and _LINE_ENDS.match(text, each.end):
        word = before["word"]
        if is_rare(word) or ((first_names.is_listed(fold(word)) or surnames.may_be(word)) and not is_wording(word)):
            yield _mention(before.start("word"), each.end)


def _in_capitals(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a name in capitals with the rare word before it that begins its line."""
    before = _FIRST_ON_LINE.search(text, max(0, each.start - _REACH), each.start)
    if before and _CAPITALS.fullmatch(each.words(text)) and is_rare(before["word"]):
        yield _mention(before.start("word"), each.end)


def _with_word(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a surname with the first name before it that is also an ordinary word, unless a sentence may go on so."""
    before = _BEFORE_SURNAME.search(text, max(0, each.start - _REACH), each.start)
    written = each.words(text)
    if (
        before
        and _GIVEN.fullmatch(written)
        and is_rare(written)
        and not _is_given(written)
        and _GOES_ON.match(text, each.end)
    ):
        word = before["word"].lower()
        if word in first_names.HOMOGRAPHS and word not in _AUXILIARY:
            yield _mention(before.start("word"), each.end)


def _inverted(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a given name with the surname before it that is also an ordinary word: "Lord, Nigel" as a line or cell."""
    before = _BEFORE_GIVEN.search(text, max(0, each.start - _REACH), each.start)
    if before and _is_given(each.words(text)) and _CELL_ENDS.match(text, each.end):
        is_surname = surnames.is_listed(before["word"]) and not salutations.is_closing(text, *before.span("word"))
        if is_surname and not salutations.greets_before(text, each.start):
            yield _mention(before.start("word"), each.end)


def _joined(text: str, each: Mention) -> Iterator[Mention]:
    """Yield the word that "and" joins to a name, before a verb: "Ada and Sunday swap"; and before "whose"."""
    match = _JOINED.match(text, each.end)
    if match is None:
        return
    word, behind = match["word"].lower(), match["behind"]
    is_name = word in first_names.HOMOGRAPHS or word in _DAYS or first_names.is_listed(word)
    plain = _NO_VERB.fullmatch(behind) is not None if word in _DAYS else behind.startswith(",")
    if is_name and (_RELATED.fullmatch(behind) or not plain):
        yield _mention(*match.span("word"))


def _sharing(text: str, each: Mention) -> Iterator[Mention]:
    """Yield the first names before a full name whose surname is theirs, too: "Faith, Hope and | Charity Tolvane"."""
    before = _SHARING.search(text, max(0, each.start - _REACH), each.start) if " " in each.words(text) else None
    names = list(_PARTS.finditer(text, *before.span("names"))) if before else []
    words = {name[0].lower() for name in names}
    if words.isdisjoint(_AUXILIARY) and all(_is_given(each) or each in first_names.HOMOGRAPHS for each in words):
        yield from (_mention(*name.span()) for name in names)


def _of_rota(text: str, each: Mention) -> Iterator[Mention]:
    """Yield a surname with the day or month before it that is a given name, in a cell behind the day of the row."""
    before = _OF_ROTA.search(text, max(0, each.start - 2 * _REACH), each.start)
    written = each.words(text)
    alone = _GIVEN.fullmatch(written) is not None and not _is_given(written)
    if before and alone and before["word"].lower() in _DAYS:
        yield _mention(before.start("word"), each.end)


def _is_given(written: str) -> bool:
    return all(
        first_names.is_listed(fold(word)) or common_words.is_given(word.lower()) for word in _PARTS.findall(written)
    )


def is_rare(word: str) -> bool:
    """Return whether a word is in everyday use in none of the languages here, and none of forms."""
    parts = [part.lower() for part in _PARTS.findall(word)]
    return not is_wording(word) and not any(
        is_ordinary(part) or is_impersonal(part) or is_abbreviation(part) or common_words.is_common_anywhere(part)
        for part in parts
    )


def _mention(start: int, end: int, reason: str = "aliases.form") -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, RECOGNIZER, Message(reason), "name")
