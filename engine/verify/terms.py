"""Terms: the strings that must be gone, in every form in which they could survive, and how often each may stay.

They are the masked strings and all that the user asked for: a term that the reader did not find may be where it does
not look.

A string may stay as often as the redacted document is expected to hold it: "May" the verb stays when May the name
goes. The expected text is the original with each redaction replaced by its label or by its surrogate: "2019" in place
of a day of 2019 counts once more, and not twice.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

import ahocorasick

from engine.core import name_forms
from engine.core.types import Document, DocxPlace, Redaction, Shown
from engine.core.user_terms import Form, UserTerm

# Readers differ in whether they see a gap between a number and the letters beside it: 2016年, 40mg.
_WORD = re.compile(r"\d+|[^\W\d_]+")
_MARKS = re.compile("[\u0300-\u036f]")
# Letters that Unicode does not decompose into a base letter and a mark.
_BASE_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
_NOT_TAKEN_APART = re.compile(f"[{''.join(_BASE_LETTERS)}]")
_INVISIBLE = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]")
_LINE_END_HYPHEN = re.compile("(?<=[^\\W\\d_])[-\u2010\u2011\u00ad][^\\S\n]*\n\\s*(?=[^\\W\\d_])")
_GAP = "  "  # two spaces, so that neighbours do not share one when they are counted

# Single letters in a row, with full stops or joined; a hyphen for a double name. Two letters alone may also have a
# hyphen, a slash or a space between them.
_INITIALS = re.compile(
    r"(?<![^\W_])(?:[^\W\d_]\.(?:\s|[-\u2010\u2011]){0,2}){1,5}[^\W\d_]\.?(?![^\W_])|(?<![^\W_])[^\W\d_]{2,6}(?![^\W_])"
    r"|(?<![^\W_])(?<![^\W_][-\u2010\u2011/])(?<![\W_][^\W_] )(?<!^[^\W_] )"
    r"(?<![\W_][^\W_] [-\u2010-\u2013/] )(?<!^[^\W_] [-\u2010-\u2013/] )"
    r"[^\W\d_](?: ?[-\u2010-\u2013/] ?| )[^\W\d_](?![^\W_])(?! ?[-\u2010-\u2013/])(?! [^\W_](?![^\W_]))",
    re.MULTILINE,
)
_SURNAME_FIRST = re.compile(r"[^\W\d_]\.\s{0,2}[^\W\d_]\.")
# Letters and digits that machine reading confuses.
_ALIKE = {"rn": "m", "vv": "w", "cl": "d"}
_PAIRS = re.compile("|".join(_ALIKE))
_SINGLE = str.maketrans("0158269lvjq", "oisbzggiuig")
_STROKE = re.compile(r"(?<=[^\W_])[|!](?=[^\W_])")
_MIXED = re.compile(r"[^\W_]+")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")

_SHORTEST_PART = 4
_SHORTEST_MISREAD = 5
_SHORTEST_INSIDE = 4
_SHORTEST_INSIDE_UNSEEN = 6  # letters of a term that the reader missed: another may join shorter neighbours to it
_SHORTEST_SQUEEZED = 8


def fold(text: str) -> str:
    """Return text folded to letters without case, marks, ligatures and invisible characters (threat P25)."""
    if text.isascii():
        return text.lower()
    text = _MARKS.sub("", unicodedata.normalize("NFKD", _INVISIBLE.sub("", text)).casefold())
    return _NOT_TAKEN_APART.sub(lambda letter: _BASE_LETTERS[letter[0]], text)


def words(text: str) -> str:
    """Return the folded words in a row, so that punctuation, quotes, dashes and line breaks do not matter."""
    return f" {_GAP.join(_WORD.findall(fold(text)))} "


def dehyphenated(text: str) -> str:
    """Return the folded words in a row, with words divided at a line end joined."""
    return words(_LINE_END_HYPHEN.sub("", text))


def squeezed(text: str) -> str:
    """Return the folded letters and digits alone, to find letter-spaced and run-together text."""
    return "".join(_WORD.findall(fold(text)))


def capitalised(text: str) -> str:
    """Return the folded words that hold a capital, or a letter of a script without small letters."""
    return words(" ".join(word for word in _WORD.findall(text) if not word.islower()))


def initials(text: str) -> str:
    """Return the rows of letters that may be initials, in capitals: M. Q., M-Q, m.q. and MQ become MQ."""
    rows = [each for each in _INITIALS.findall(text) if _may_be_initials(each)]
    found = [squeezed(each).upper() for each in rows]
    found += [squeezed(each).upper()[::-1] for each in rows if _SURNAME_FIRST.fullmatch(each)]
    return f" {_GAP.join(found)} "


def misread(text: str) -> str:
    """Return the folded words with one letter for all letters and digits that machine reading confuses."""
    return f" {_GAP.join(map(_skeleton, _MIXED.findall(_STROKE.sub('i', fold(text)))))} "


def _skeleton(word: str) -> str:
    return _PAIRS.sub(lambda pair: _ALIKE[pair[0]], word).translate(_SINGLE)


def _may_be_initials(row: str) -> bool:
    if "/" in row and name_forms.is_slashed(squeezed(row)):
        return False
    if row.islower():
        return row.endswith(".")
    return row[0].isupper() and row.rstrip(".")[-1].isupper()


TextView = Callable[[str], str]
VIEWS: tuple[TextView, ...] = (words, dehyphenated, squeezed, capitalised, initials, misread)


class Needles:
    """Strings that are searched for all at once: a long file has thousands of terms in many characters of text."""

    def __init__(self, strings: Iterable[str]) -> None:
        self._automaton = ahocorasick.Automaton()
        for string in strings:
            self._automaton.add_word(string, string)
        self._automaton.make_automaton()

    def __bool__(self) -> bool:
        return bool(len(self._automaton))

    def counts(self, text: str) -> Counter[str]:
        """Count how often the text holds each string, overlapping occurrences included."""
        if not self:
            return Counter()
        return Counter(string for _, string in self._automaton.iter(text))


@dataclass(frozen=True, slots=True, eq=False)
class Term:
    """One folded string that must be gone.

    Attributes:
        text: its words, joined as by `words`, without the outer spaces.
        whole: whether it is a masked string or one that the user asked for, not only one word of it.
        redactions: indexes of the redactions that it comes from; empty where only the user named it.
        asked: numbers of the user's requests, see `UserTerm`.
        form: the spelling of a string that only the user named; None for a masked string.
        kept: how often the redacted document may hold it, for each view.
        left: how often of these without the texts that replace others.
        total: how often the original holds it, for each view.
        said: whether the redacted document holds it as separate words.
    """

    text: str = field(repr=False)
    whole: bool
    redactions: tuple[int, ...]
    asked: frozenset[int]
    form: Form | None
    kept: dict[TextView, int]
    left: dict[TextView, int]
    total: dict[TextView, int]
    said: bool

    @property
    def size(self) -> int:
        """The number of letters and digits."""
        return len(self.text.replace(_GAP, ""))

    @property
    def stays(self) -> bool:
        """Return whether unmasked text holds it; as separate words, where only the user named it."""
        return self.said if self.form else any(self.left.values())

    @property
    def replacing(self) -> int:
        """The number of times that replacement texts hold it."""
        return self.kept[words] - self.left[words]

    @property
    def is_apart(self) -> bool:
        """Return whether it consists of single letters and digits."""
        return all(len(word) == 1 for word in self.text.split())

    @property
    def is_number(self) -> bool:
        return self.text.replace(_GAP, "").isdigit()

    def is_word(self, view: TextView) -> bool:
        """Return whether two adjacent parts surely form it: a word divided by a hyphen, or many letters."""
        return view is squeezed or (view is dehyphenated and self.text.isalpha())

    def needles(self, view: TextView) -> tuple[str, ...]:
        """Return the strings to search for in a rendered view; none where the term is too short to mean anything."""
        if view is squeezed and not self.whole:
            return ()  # one word run together with its neighbours often forms another: the rulemaking, eRulemaking
        return _needles(self.text, self.form, view, is_asked=bool(self.asked))


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a document. `count` is the number of different masked strings; `all` holds their words as well.

    Attributes:
        count: the number of masked strings that the redacted document does not write again.
        further: the number of strings that were not masked and must not be found, since the user asked for them.
        remaining: the text of the redacted document, without replacement texts.
        replacements: the words, as by `words`, of each replacement text, joined with those that follow it with no word
            between: "2021 – 2023".
        needles: the strings to search for in each view.
        holders: the terms of each such string.
    """

    count: int
    further: int
    all: tuple[Term, ...] = field(repr=False)
    remaining: str = field(repr=False)
    replacements: tuple[str, ...] = field(repr=False)
    needles: dict[TextView, Needles] = field(repr=False)
    holders: dict[TextView, dict[str, list[Term]]] = field(repr=False)

    def find(self, view: TextView, text: str) -> Iterator[tuple[Term, int]]:
        """Yield the terms that a view of the text holds, and how often."""
        if not self.needles[view]:
            return
        holders = self.holders[view]
        for needle, count in self.needles[view].counts(view(text)).items():
            for term in holders.get(needle, ()):
                yield term, count


def collect(document: Document, redactions: tuple[Redaction, ...], asked: tuple[UserTerm, ...] = ()) -> Terms:
    """Return the masked strings of a document and the longer words in them, with how often each may stay, and all that
    the user asked for, anywhere.

    A string that the user asked for and then kept by a decision of their own stays in the text, and may stay as often.
    """
    sources, whole = _masked(document, redactions)
    count = len(_masked(document, tuple(each for each in redactions if not _says_the_same(document, each)))[1])
    numbers: dict[str, set[int]] = defaultdict(set)
    for each in asked:
        if not (folded := _asked_string(each)):
            continue
        numbers[folded].add(each.number)
        if each.form is not Form.WORD:
            whole.add(folded)
        if sources.keys().isdisjoint({(folded, None), (folded, Form.TERM)}):
            sources[folded, each.form] = set()
    searched = {view: {key: _needles(*key, view, is_asked=key[0] in numbers) for key in sources} for view in VIEWS}
    needles = {view: Needles(each for found in keys.values() for each in found) for view, keys in searched.items()}
    expected, remaining = _expected(document, redactions)
    total, kept = _counted(needles, (document.text,)), _counted(needles, expected)
    left = kept if remaining is expected else _counted(needles, remaining)
    stays: dict[TextView, str] = {view: view(remaining[0]) if asked else "" for view in (words, capitalised, initials)}
    terms = tuple(
        Term(
            text,
            bool(form) or text in whole,
            tuple(sorted(indexes)),
            frozenset(numbers[text]),
            form,
            _of(searched, (text, form), kept),
            _of(searched, (text, form), left),
            _of(searched, (text, form), total),
            said=form is not None and f" {text} " in stays[_VIEW_OF_FORM.get(form, words)],
        )
        for (text, form), indexes in sources.items()
    )
    replacements = _replacements(document, redactions)
    holders = {view: _holders(terms, view) for view in VIEWS}
    return Terms(count, sum(bool(each.form) for each in terms), terms, remaining[0], replacements, needles, holders)


_VIEW_OF_FORM: dict[Form, TextView] = {Form.INITIALS: initials, Form.WORD: capitalised}
"""The view that shows whether text holds a form; `words` for a form not listed here."""


_Key = tuple[str, Form | None]
_Counts = dict[TextView, Counter[str]]


def _masked(document: Document, redactions: tuple[Redaction, ...]) -> tuple[dict[_Key, set[int]], set[str]]:
    """Return the masked strings and the longer words in them, with the indexes of their redactions; and which of these
    are whole strings.
    """
    sources: dict[_Key, set[int]] = defaultdict(set)
    whole: set[str] = set()
    for index, redaction in enumerate(redactions):
        parts = words(redaction.masked(document.text)).split()
        if not parts:
            continue  # punctuation alone holds no word
        folded = _GAP.join(parts)
        # Letters that are set apart are also searched for as the word that they form.
        joined = "".join(parts) if len(parts) >= _SHORTEST_PART and set(map(len, parts)) == {1} else folded
        whole |= {folded, joined}
        for text in (folded, joined, *(part for part in parts if len(part) >= _SHORTEST_PART)):
            sources[text, None].add(index)
    return sources, whole


def _says_the_same(document: Document, redaction: Redaction) -> bool:
    """Return whether a redaction writes the words that it removes: a year alone, of which the year stays."""
    return redaction.shown is Shown.AS_TEXT and words(redaction.label) == words(redaction.masked(document.text))


def _asked_string(term: UserTerm) -> str:
    return squeezed(term.text).upper() if term.form is Form.INITIALS else words(term.text).strip()


def _expected(document: Document, redactions: tuple[Redaction, ...]) -> tuple[tuple[str, str], tuple[str, str]]:
    """Return the expected text, and the same without the texts that replace others; see `_labelled_or_not`."""
    expected = _labelled_or_not(document, redactions)
    bare = tuple(replace(each, label="") if _replaces(each) else each for each in redactions)
    # Where no text replaces another, both are the same, and are long.
    return expected, expected if bare == redactions else _labelled_or_not(document, bare)


def _replaces(redaction: Redaction) -> bool:
    return redaction.shown is Shown.AS_TEXT


def _replacements(document: Document, redactions: tuple[Redaction, ...]) -> tuple[str, ...]:
    runs: list[str] = []
    end: int | None = None
    for each in redactions:
        if not _replaces(each):
            end = None
            continue
        if end is not None and not words(document.text[end : each.start]).strip():
            runs[-1] += f" {each.label}"
        else:
            runs.append(each.label)
        end = each.end
    return tuple(map(words, runs))


def _labelled_or_not(document: Document, redactions: tuple[Redaction, ...]) -> tuple[str, str]:
    """Return the expected text with labels, and without: then the words on both sides of a box become neighbours."""
    labelled = filled(document, redactions, (_labels(document, each) for each in redactions))
    bare = filled(document, redactions, (f" {each.label if _replaces(each) else ''} " for each in redactions))
    return labelled, bare


def _labels(document: Document, redaction: Redaction) -> str:
    """Return the label as often as it may be written: in a DOCX, once in each paragraph of the masked text."""
    places = document.places(redaction.start, redaction.end)
    count = 1 if _replaces(redaction) else sum(isinstance(each, DocxPlace) for each in places)
    return f" {redaction.label} " * max(count, 1)


def _holders(terms: Iterable[Term], view: TextView) -> dict[str, list[Term]]:
    holders: dict[str, list[Term]] = defaultdict(list)
    for term in terms:
        for needle in term.needles(view):
            holders[needle].append(term)
    return holders


def _counted(needles: dict[TextView, Needles], texts: Iterable[str]) -> _Counts:
    """Return the highest count of each needle in one of the texts, for each view."""
    counts: _Counts = {view: Counter() for view in needles}
    for view, found in needles.items():
        for text in texts if found else ():  # a view costs time in a long text
            counts[view] |= found.counts(view(text))
    return counts


def _of(searched: dict[TextView, dict[_Key, tuple[str, ...]]], key: _Key, counts: _Counts) -> dict[TextView, int]:
    return {view: sum(counts[view][needle] for needle in keys[key]) for view, keys in searched.items()}


def filled(document: Document, redactions: tuple[Redaction, ...], tokens: Iterable[str]) -> str:
    """Return the text with a token in place of each redaction."""
    pieces: list[str] = []
    position = 0
    for redaction, token in zip(redactions, tokens, strict=True):
        pieces += document.text[position : redaction.start], token
        position = redaction.end
    return "".join((*pieces, document.text[position:]))


def _needles(text: str, form: Form | None, view: TextView, *, is_asked: bool) -> tuple[str, ...]:
    """Return a string, and for a right-to-left script also its mirror, as a page draws it from left to right."""
    if form is Form.INITIALS or view is initials:
        return (f" {text} ",) if form is Form.INITIALS and view is initials else ()
    if view is misread:
        is_name = is_asked and form is not Form.WORD and text.isalpha() and len(text) >= _SHORTEST_MISREAD
        return (misread(text),) if is_name else ()
    if view is capitalised and form is not Form.WORD:
        return ()
    needle = _needle(text, view, form)
    found = [needle] if needle else []
    tight = text.replace(_GAP, "")
    if form is Form.TERM and view is dehyphenated and tight != text and len(tight) >= _SHORTEST_INSIDE_UNSEEN:
        found.append(tight)
    if _RIGHT_TO_LEFT.search(text):
        found += [each[::-1] for each in found]
    return tuple(dict.fromkeys(found))


def _needle(text: str, view: TextView, form: Form | None) -> str | None:
    if view is squeezed:
        tight = text.replace(_GAP, "")
        alone = form is Form.WORD or (form is Form.NAME and tight == text)
        return tight if len(tight) >= _SHORTEST_SQUEEZED and not alone else None
    if view is words and len(text) < _SHORTEST_INSIDE:
        return None  # it could be half of a divided word; the dehyphenated view finds it
    # A longer word may be part of a compound; digits inside a longer number are another number.
    inside = {None: _SHORTEST_INSIDE, Form.TERM: _SHORTEST_INSIDE_UNSEEN}.get(form)
    return text if inside and len(text) >= inside and text.isalpha() else f" {text} "
