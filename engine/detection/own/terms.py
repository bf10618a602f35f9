"""Mentions of the user's own terms, and of the data subject's name in all its forms.

A lone given name or surname that is also an ordinary word counts only with a capital, or in an address. Initials count
in capitals: MQ, M.Q., M. Q. Those that are also an ordinary abbreviation (lists/abbreviations.txt) do not, since they
usually mean something else; if the text defines them as a short name ("Mia Stone (MS)"),
`engine.detection.entities` masks them at every place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.core import name_forms, term_forms
from engine.core.folding import fold, fold_with_origins
from engine.core.message import Message
from engine.core.name_forms import Name
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.own import other_forms

_PERSON = Message("terms.person")

# Between two words: white space, line breaks, hyphens, dots, quotes; or nothing, if a format lost the space.
_BETWEEN = r"[\W_]{0,4}"
_APART = r"[\W_]{1,4}"
# Inside a word: only hyphenation at the end of a line.
_HYPHENATION = r"(?:[-‐‑]\s{0,2}\n\s{0,2})?"
# Within a user name, and between initials with full stops.
_JOINTS = r"[._-]"
_JOINTS_OR_NONE = f"{_JOINTS}?"
_STOP = r"\.\s{0,2}"
_STOPS = r"\.(?:\s|[-‐‑]){0,2}"
_HYPHEN = r"(?:[-‐‑]| [-‐‑–] )"
_BESIDE = r"(?:[-‐‑/ \u00a0]| [-‐‑–/] )"
_AND = r" ?[&+] ?"
# No other single letter before: a look-behind needs a fixed width.
_NO_LETTER_BEFORE = "".join(
    rf"(?<!{start}[^\W_]{sign})" for start in (r"[\W_]", "^") for sign in (r"[-‐‑/&+ \u00a0]", r" [-‐‑–/&+] ")
)
_PAIR = 2
_SMALL_INITIALS = re.compile(rf"(?:[^\W\d_]{_STOPS}){{1,5}}[^\W\d_]\.")
_SHORTEST_ALONE = 3  # letters of a name that is masked in small letters
# Scripts without spaces between words: CJK, kana and hangul syllables, Thai and Lao.
_UNSPACED = re.compile(r"[\u2e80-\U0003ffff\u0e00-\u0eff]")


def find(text: str, *, terms: tuple[str, ...], person: str | None) -> tuple[Mention, ...]:
    """Return mentions: whole words in any case, with or without diacritics, across line breaks, hyphens and quotes."""
    if not terms and not person:
        return ()
    folded, origins = fold_with_origins(text)
    found = []
    for term in dict.fromkeys(terms):
        if fold(term).strip():
            for pattern in (_term(term), *map(_term, term_forms.forms(term)), *other_forms.patterns(term)):
                for match in _overlapping(pattern, folded):
                    found.append(_mention(text, origins, match, Kind.MISC, "term", Message("terms.term")))
    return (*found, *_of_person(text, person or "", folded, origins))


def _of_person(text: str, person: str, folded: str, origins: list[int]) -> Iterator[Mention]:
    name = name_forms.parse(fold(person))
    accounts = [
        _mention(text, origins, match, Kind.PERSON, "name", _PERSON) for match in _account_matches(name, folded)
    ]
    within = {place for each in accounts for place in range(each.start, each.end)}
    for match in _name_matches(name, person, folded):
        mention = _mention(text, origins, match, Kind.PERSON, "name", _PERSON)
        # A name that is also an ordinary word ("Will", "Long") is that word if alone and in lower case.
        is_word = match["alone"] and mention.words(text).islower() and _is_word(match["alone"], name)
        if not is_word and not (match["alone"] and mention.start in within):
            yield mention
    yield from accounts
    for subtype, matches in (("initials", _initials_matches), ("name", _clipped_matches)):
        for match in matches(name, folded):
            mention = _mention(text, origins, match, Kind.PERSON, subtype, _PERSON)
            if _is_like_initials(mention.words(text)):
                yield mention


def _is_like_initials(written: str) -> bool:
    """Return whether the first and the last letter are capitals, or all are in lower case with full stops."""
    if written.islower():
        return _SMALL_INITIALS.fullmatch(written) is not None
    return written[0].isupper() and written.rstrip(".")[-1].isupper()


def spans(text: str, words: str, *, whole: bool) -> Iterator[tuple[int, int]]:
    """Yield the spans of words in order, matched as in `find`; if not `whole`, also within other words."""
    if fold(words).strip():
        folded, origins = fold_with_origins(text)
        for match in re.finditer(_term(words, whole=whole), folded):
            if match[0]:
                yield _span(text, origins, match)


def _overlapping(pattern: str, text: str) -> Iterator[re.Match[str]]:
    """Yield every match, including those that begin within another: for the term "0:0", also the end of "0 0:0"."""
    wanted, start = re.compile(pattern), 0
    while match := wanted.search(text, start):
        yield match
        start = match.start() + 1


def _mention(text: str, origins: list[int], match: re.Match[str], kind: Kind, subtype: str, reason: Message) -> Mention:
    return Mention(*_span(text, origins, match), kind, 1.0, Recognizer.TERMS, reason, subtype)


def _span(text: str, origins: list[int], match: re.Match[str]) -> tuple[int, int]:
    start, end = origins[match.start()], origins[match.end() - 1] + 1
    while end < len(text) and not fold(text[end]):  # combining marks that belong to the last letter
        end += 1
    return start, end


def _term(term: str, *, whole: bool = True) -> str:
    """Return the pattern of a term's words with any short separators, and its outer punctuation unchanged."""
    folded = fold(term).strip()
    words = re.findall(r"[^\W_]+", folded)
    if not words:
        return re.escape(folded)
    head = folded[: folded.index(words[0])]
    tail = folded[folded.rindex(words[-1]) + len(words[-1]) :]
    widest = max([4, *map(len, re.findall(r"[\W_]+", folded))])
    pattern = _loose(words, rf"[\W_]{{0,{widest}}}")
    return re.escape(head) + (_whole(pattern, term) if whole else pattern) + re.escape(tail)


def _loose(words: list[str], between: str = _BETWEEN) -> str:
    return between.join(_HYPHENATION.join(word) for word in words)


def _whole(pattern: str, written: str) -> str:
    """Return the pattern as whole words; digits may touch letters, and letters digits ("quistorp1981", "40mg")."""
    if _UNSPACED.search(written):
        return pattern
    ends = re.findall(r"[^\W_]", fold(written)) or [""]
    before, behind = (r"\d" if each.isdigit() else r"[^\W\d_]" for each in (ends[0], ends[-1]))
    return rf"(?<!{before})(?:{pattern})(?!{behind})"


def _name_matches(name: Name, person: str, folded: str) -> Iterator[re.Match[str]]:
    if not name.family:
        return iter(())
    surname = _inflected(name.family)
    alone = "|".join((surname, *(_inflected((half,)) for half in name.halves)))
    form = rf"(?P<alone>{alone})"
    if name.given:
        names = "|".join(_inflected((each,), surname=False) for each in name.given)
        initials = f"[{''.join(dict.fromkeys(each[0] for each in name.given))}]"
        first = rf"(?:(?:{names}){_BETWEEN}|{initials}{_APART})"
        middle = rf"(?:(?:{names}){_BETWEEN}|[^\W\d_]{_APART})"
        behind = rf"(?:{names}|{initials}\.?)(?![^\W_])(?:[\s-]{{1,3}}(?:(?:{names})(?![^\W_])|[^\W\d_]\.)){{0,3}}"
        form = (
            rf"{first}{middle}{{0,3}}(?:{surname})"
            rf"|(?:{surname}),?\s{{1,3}}{behind}"
            rf"|(?:{names})\s{{1,3}}{name.family[0][0]}\."
            rf"|(?:{'|'.join(name_forms.TITLES)})\.?\s{{1,3}}{name.family[0][0]}\b\.?"
            rf"|(?P<alone>{alone}|{names})"
        )
    title = rf"(?:(?:{'|'.join(name_forms.TITLES)})\.?\s{{1,3}})?"
    return re.finditer(_whole(rf"{title}(?:{form})", person), folded)


def _is_word(written: str, name: Name) -> bool:
    """Return whether a part of a name, inflected or not, is too short or too ordinary to be a name in lower case."""
    parts = (*name.given, *name.halves, *(name.family if len(name.family) == 1 else ()))
    words = tuple(each for each in parts if len(each) < _SHORTEST_ALONE or name_forms.is_ordinary(each))
    return written.startswith(words) or name_forms.is_ordinary(written)


def _inflected(words: tuple[str, ...], *, surname: bool = True) -> str:
    """Return the pattern of a name whose last word may be inflected, the longest form first."""
    *before, last = words
    forms = sorted((last, *name_forms.inflections(last, surname=surname)), key=len, reverse=True)
    pattern = f"(?:{'|'.join(_loose([form]) for form in forms)})"
    return _BETWEEN.join((*(_loose([word]) for word in before), pattern))


def _account_matches(name: Name, folded: str) -> Iterator[re.Match[str]]:
    """Yield matches of user names: mquistorp, quistorp.m, maren_q, with or without a number after them."""
    if not name.given or not name.family:
        return iter(())
    joined = "".join(name.family)
    given = _any_of(name.given)
    parted = (
        rf"{given}{_JOINTS}{joined[0]}",
        rf"{joined[0]}{_JOINTS}{given}",
        rf"{joined}{_JOINTS}{name.given[0][0]}",
        rf"{joined}{_JOINTS}{given}",
    )
    forms = "|".join((*map(re.escape, name_forms.user_names(name)), *parted))
    rows = (_JOINTS_OR_NONE.join(map(re.escape, row)) for row in name_forms.initials(name))
    cut = map(re.escape, name_forms.cut_accounts(name))
    in_address = "|".join((*rows, given, re.escape(joined), *map(re.escape, name.halves), *cut))
    return re.finditer(
        rf"(?<![^\W_])(?:(?:{forms})\d{{0,4}}(?![^\W_])|(?<![.-])(?<!_)(?:{in_address})(?:\d{{0,4}}(?=@)|(?=~\d)))",
        folded,
    )


def _any_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, words))})"


def _initials_matches(name: Name, folded: str) -> Iterator[re.Match[str]]:
    """Yield matches of initials: MQ, M.Q., m.q., Q.M., and without another letter beside them M-Q, M/Q, M Q."""
    rows = sorted((row for row in name_forms.initials(name) if not name_forms.is_abbreviation(row)), key=len)[::-1]
    if not rows:
        return iter(())
    # A hyphen joins two given names or two surnames, never one to the other: L.-M. is not Lee Morris.
    stops = {row: _STOPS if len(row) > _PAIR else _STOP for row in rows}
    forms = [form for row in rows for form in (re.escape(row), rf"{stops[row].join(map(re.escape, row))}\.?")]
    pairs = [row for row in rows if len(row) == _PAIR]
    forms += [rf"{re.escape(row[1])}{_STOP}{re.escape(row[0])}\." for row in pairs]
    apart = [
        f"{re.escape(row[0])}{_HYPHEN if name_forms.is_slashed(row) else _BESIDE}{re.escape(row[1])}" for row in pairs
    ]
    apart += [_AND.join(map(re.escape, row)) for row in pairs if not name_forms.has_ampersand(row)]
    if apart:
        forms.append(rf"{_NO_LETTER_BEFORE}(?:{'|'.join(apart)})(?!{_BESIDE}[^\W_](?![^\W_]))")
    return re.finditer(rf"(?<![^\W_])(?:{'|'.join(forms)})(?![^\W_])", folded)


def _clipped_matches(name: Name, folded: str) -> Iterator[re.Match[str]]:
    """Yield matches of a shortened given name with the initial of the surname: Mar Q., Mar. Q."""
    beginnings = [each for given in name.given for each in name_forms.clipped(given)]
    if not beginnings or not name.family:
        return iter(())
    cut = _any_of(sorted(beginnings, key=len, reverse=True))
    return re.finditer(rf"(?<![^\W_]){cut}\.?\s{{1,3}}{re.escape(name.family[0][0])}\.", folded)
