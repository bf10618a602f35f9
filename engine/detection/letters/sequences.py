"""Sequences of single letters that may be read together, as offsets in the text of a document."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from statistics import median_low

from engine.core.expressions import Expression
from engine.core.types import Document, DocumentKind
from engine.detection.letters.geometry import on_pages

Sequence = tuple[int, ...]

SHORTEST = 3
"""Fewest letters of a sequence."""
_LENGTHS = range(6, 41)
"""Digits and letters of a number in a form; more digits than that are a table."""
_BESIDE = 60  # characters
_WORD_BEFORE, _WORD_BEHIND = Expression(r"[^\W\d_]{3}[\W_]*\Z"), Expression(r"[\W_]*[^\W\d_]{3}")
_LETTER = r"[^\W_]"
_ALONE = rf"(?<!{_LETTER}){_LETTER}(?!{_LETTER})"
_SEPARATOR = r"[\W_]{1,40}"
_IN_A_ROW = Expression(rf"{_ALONE}(?:{_SEPARATOR}{_ALONE}){{2,}}")
_SINGLE = Expression(_ALONE)
_STANDING = Expression(rf"(?<!{_LETTER}['’]){_ALONE}(?!['’]{_LETTER})")
"""Letter that no apostrophe joins to a word: "we'd", "l'an"."""
_SPEAKER = Expression(r"(?m)^[ \t]{0,40}(?:\d{1,3}[ \t]{1,12})?(?P<who>[QA])[.:]?(?=[ \t])")
_FEWEST_LINES = 2
_CELL_ENDS = Expression(r"[,;\t|│┃║]")
# A large initial, and the rest of its word.
_INITIAL = Expression(rf"{_ALONE}\s{{1,4}}(?={_LETTER}{{2}})")
_WORD = Expression(rf"{_LETTER}+")
_BETWEEN = Expression(r"[\W_]*")


def sequences(document: Document) -> tuple[Sequence, ...]:
    """Return sequences of at least `SHORTEST` single letters or digits in reading order, without duplicates.

    They are adjacent in the text, below each other in plain text or a table, or along a line or curve of a page.
    """
    found = dict.fromkeys((*in_rows(document.text), *document.apart))
    if document.kind is DocumentKind.TXT:
        found |= dict.fromkeys(_downwards(document.text))
    if document.kind is not DocumentKind.TXT:
        found |= dict.fromkeys(on_pages(document))
    speakers = _speakers(document.text)
    if speakers:
        found = dict.fromkeys(tuple(place for place in each if place not in speakers) for each in found)
    return tuple(each for each in found if len(each) >= SHORTEST)


def _speakers(text: str) -> frozenset[int]:
    """Return the offsets of Q and A where lines of a hearing begin, if each begins at least two."""
    lines = list(_SPEAKER.finditer(text))
    counts = Counter(each["who"] for each in lines)
    both = min(counts["Q"], counts["A"]) >= _FEWEST_LINES
    return frozenset(each.start("who") for each in lines) if both else frozenset()


def in_rows(text: str) -> Iterator[Sequence]:
    """Yield runs of single letters with only separators between them."""
    for row in _IN_A_ROW.finditer(text):
        yield tuple(each.start() for each in _SINGLE.finditer(text, row.start(), row.end()))


def numbers(text: str) -> Iterator[Sequence]:
    """Yield runs of single digits, or digits and letters, next to a word: fields of a form, on a line or in cells."""
    for row in in_rows(text):
        gaps = [text.count("\n", before, after) for before, after in pairwise(row)]
        breaks = [number for number, lines in enumerate(gaps, start=1) if lines > median_low(gaps)]
        for start, end in pairwise((0, *breaks, len(row))):
            found = row[start:end]
            if len(found) not in _LENGTHS or not any(text[offset].isdigit() for offset in found):
                continue
            if _has_word(text, found) and not (_has_decimals(text, found) or _counts(text, found)):
                yield found


def _has_decimals(text: str, row: Sequence) -> bool:
    """Return whether digits of a row are values of a table: "6,1   4,9   4,4"."""
    return any(text[before + 1 : after] in (",", ".") for before, after in pairwise(row))


def _counts(text: str, row: Sequence) -> bool:
    """Return whether the digits of a row count up, as the numbers of lines in a margin do."""
    digits = [int(text[offset]) for offset in row if text[offset].isdecimal()]
    return len(digits) == len(row) and all(after == before + 1 for before, after in pairwise(digits))


def _has_word(text: str, row: Sequence) -> bool:
    """Return whether a word is right before or behind a row."""
    before, behind = text[max(0, row[0] - _BESIDE) : row[0]], text[row[-1] + 1 :][:_BESIDE]
    return _WORD_BEFORE.search(before) is not None or _WORD_BEHIND.match(behind) is not None


def initials(text: str) -> Iterator[Sequence]:
    """Yield each single letter that may be a drop cap, with the rest of its word."""
    for initial in _INITIAL.finditer(text):
        word = _WORD.match(text, initial.end())
        if word and text[initial.start()].isupper() and word[0].islower():
            yield (initial.start(), *range(word.start(), word.end()))


def words(text: str, sequence: Sequence) -> list[Sequence]:
    """Return the words that letters in a row seem to form: M a r e n   Q u i s t o r p, a tenant.

    A word ends between a lower-case letter and a capital, at punctuation that the usual gap lacks, and among
    capitals at a wider gap.
    """
    gaps = [text[before + 1 : after] for before, after in pairwise(sequence)]
    if not all(map(_BETWEEN.fullmatch, gaps)):
        gaps = [""] * len(gaps)  # the letters are in a column, and other words between them
    usual = Counter(gaps).most_common(1)[0][0]
    parts = [[sequence[0]]]
    for (before, after), gap in zip(pairwise(sequence), gaps, strict=True):
        turns = text[before].islower() and text[after].isupper()
        is_wider = len(gap) > len(usual) and text[before].isupper() and text[after].isupper()
        if turns or is_wider or not set(gap.strip()) <= set(usual):
            parts.append([])
        parts[-1].append(after)
    return [tuple(each) for each in parts]


def _downwards(text: str) -> Iterator[Sequence]:
    """Yield letters in the same cell or column of successive lines; lines without a letter there may lie between."""
    open_: dict[tuple[str, int], list[int]] = {}
    start = 0
    for line in text.splitlines(keepends=True):
        if line.strip():
            letters = dict(_by_place(line, start))
            for key in [key for key in open_ if key not in letters and not _is_empty(line, key)]:
                yield tuple(open_.pop(key))
            for key, offset in letters.items():
                open_.setdefault(key, []).append(offset)
        start += len(line)
    yield from map(tuple, open_.values())


def are_items(text: str, sequence: Sequence) -> bool:
    """Return whether capitals count the items of a form, though some may be missing: A, B, D, E, F, G."""
    letters = [text[each] for each in sequence]
    counts = all(0 < ord(after) - ord(before) <= _FARTHEST_ITEM for before, after in pairwise(letters))
    return len(letters) >= _FEWEST_ITEMS and counts and all("A" <= each <= "Z" for each in letters)


_FEWEST_ITEMS, _FARTHEST_ITEM = 6, 3


def _is_empty(line: str, key: tuple[str, int]) -> bool:
    """Return whether a line has the cell of this number, and the cell is empty."""
    cells = _CELL_ENDS.split(line)
    return key[0] == "cell" and 0 < key[1] < len(cells) and not cells[key[1]].strip()


def _by_place(line: str, start: int) -> Iterator[tuple[tuple[str, int], int]]:
    cells = 0
    done = 0
    for letter in _STANDING.finditer(line):
        cells += len(_CELL_ENDS.findall(line, done, letter.start()))
        done = letter.start()
        yield ("cell", cells), start + letter.start()
        yield ("place", letter.start()), start + letter.start()


def longest(found: Iterable[Sequence]) -> list[Sequence]:
    """Return the sequences that are not part of another, read forwards or backwards."""
    kept: list[Sequence] = []
    holders: dict[int, list[Sequence]] = defaultdict(list)
    for each in sorted(found, key=len, reverse=True):
        if not any(
            _holds(other, part) for other in holders[each[0]] for part in (each, each[::-1]) if part[0] in other
        ):
            kept.append(each)
            for offset in each:
                holders[offset].append(each)
    return kept


def _holds(whole: Sequence, part: Sequence) -> bool:
    start = whole.index(part[0])
    return whole[start : start + len(part)] == part
