"""What the person asked for: their own strings, and one person's name in all its forms."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.recognizers.folding import fold, fold_with_origins
from engine.types import Kind, Mention

RECOGNIZER = "terms"

# Between two words: white space, line breaks, hyphens, dots, quotes; or nothing, where a format lost the space.
_BETWEEN = r"[\W_]{0,4}"
_APART = r"[\W_]{1,4}"
# Inside a word only what hyphenation at the end of a line leaves behind.
_HYPHENATION = r"(?:[-‐‑]\s{0,2}\n\s{0,2})?"
_TITLES = (
    "mr mrs ms miss mx dr prof professor sir dame lord lady judge justice rev father sister captain officer".split()
)
_SUFFIXES = frozenset("jr sr ii iii iv md phd esq rn".split())
_PARTICLES = frozenset("van von vom zu der den de del della di da dos du la le el al bin ibn ben ter ten af av".split())
# From here on scripts (CJK, kana, hangul syllables) don't put spaces between words; Thai and Lao neither.
_UNSPACED = re.compile(r"[\u2e80-\U0003ffff\u0e00-\u0eff]")


def find(text: str, *, terms: tuple[str, ...], person: str | None) -> tuple[Mention, ...]:
    """Whole words, in any case, with or without diacritics, over line breaks, hyphens and curly quotes."""
    if not terms and not person:
        return ()
    folded, origins = fold_with_origins(text)
    found = []
    for term in dict.fromkeys(terms):
        if fold(term).strip():
            for match in _overlapping(_term(term), folded):
                found.append(_mention(text, origins, match, Kind.MISC, "term", "You asked to mask this term."))
    for match in _name_matches(person or "", folded):
        mention = _mention(text, origins, match, Kind.PERSON, "name", "Is the person whom you asked to protect.")
        # A name may be an ordinary word too ("Will", "Long"): alone and in small letters it is one.
        if not match["alone"] or not text[mention.start : mention.end].islower():
            found.append(mention)
    return tuple(found)


def spans(text: str, words: str, *, whole: bool) -> Iterator[tuple[int, int]]:
    """Where words stand, in order, as `find` finds them; unless `whole`, also within others."""
    if fold(words).strip():
        folded, origins = fold_with_origins(text)
        for match in re.finditer(_term(words, whole=whole), folded):
            if match[0]:
                yield _span(text, origins, match)


def _overlapping(pattern: str, text: str) -> Iterator[re.Match[str]]:
    """Every match, also one that begins within another: of "0 0:0", for the term "0:0", its end too."""
    wanted, start = re.compile(pattern), 0
    while match := wanted.search(text, start):
        yield match
        start = match.start() + 1


def _mention(text: str, origins: list[int], match: re.Match[str], kind: Kind, subtype: str, reason: str) -> Mention:
    return Mention(*_span(text, origins, match), kind, 1.0, RECOGNIZER, reason, subtype)


def _span(text: str, origins: list[int], match: re.Match[str]) -> tuple[int, int]:
    start, end = origins[match.start()], origins[match.end() - 1] + 1
    while end < len(text) and not fold(text[end]):  # combining marks that belong to the last letter
        end += 1
    return start, end


def _term(term: str, *, whole: bool = True) -> str:
    """The pattern of words with anything small between them, and of the term's outer punctuation as it is."""
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
    if _UNSPACED.search(written):
        return pattern
    return rf"(?<![^\W_])(?:{pattern})(?![^\W_])"


def _name_matches(person: str, folded: str) -> Iterator[re.Match[str]]:
    given, family = _parts(fold(person))
    if not family:
        return iter(())
    surname = _loose(family)
    form = rf"(?P<alone>{surname})"
    if given:
        names = "|".join(_loose([name]) for name in given)
        initials = f"[{''.join(dict.fromkeys(name[0] for name in given))}]"
        first = rf"(?:(?:{names}){_BETWEEN}|{initials}{_APART})"
        middle = rf"(?:(?:{names}){_BETWEEN}|[^\W\d_]{_APART})"
        behind = rf"(?:{names}|{initials}\.?)(?![^\W_])(?:[\s-]{{1,3}}(?:(?:{names})(?![^\W_])|[^\W\d_]\.)){{0,3}}"
        form = (
            rf"{first}{middle}{{0,3}}{surname}"
            rf"|{surname},?\s{{1,3}}{behind}"
            rf"|(?P<alone>{surname}|{names})"
        )
    title = rf"(?:(?:{'|'.join(_TITLES)})\.?\s{{1,3}})?"
    return re.finditer(_whole(rf"{title}(?:{form})", person), folded)


def _parts(name: str) -> tuple[list[str], list[str]]:
    """Given names and the words of the surname, which takes its particles along; "Surname, First" is understood."""
    before, comma, after = name.partition(",")
    words, behind = _names(before), _names(after)
    if comma and behind:
        return behind, words
    first = len(words) - 1
    while first > 1 and words[first - 1] in _PARTICLES:
        first -= 1
    return words[:first], words[first:]


def _names(written: str) -> list[str]:
    words = re.findall(r"[^\W_]+", written)
    return [word for word in words if word not in _TITLES and word not in _SUFFIXES]
