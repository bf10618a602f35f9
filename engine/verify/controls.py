"""Positive controls: a reader that finds nothing in the output counts only if it reads the original.

The strongest control is a masked string that the reader finds in the original. Some readers cannot join the only one
in the document: it is split over two pages, set letter by letter, half in a form, or runs backwards. Then two other
facts count: the reader finds the words beside the masked text, and it reads the letters of the masked strings in the
original and no longer in the output. Where a reader leaves out these letters, as PDFium does with some that others are
printed over, two other readers must read them. A reader that returns nothing, or something other than the text, meets
none of these conditions.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.core.types import Place, Redaction
from engine.verify.evidence import BODIES, Case, Surface
from engine.verify.terms import fold, squeezed, words

Control = Callable[[Place], bool]
"""A predicate of places: the reader must find text there."""

LetterCounts = dict[str, int]
"""The number of times that a reader reads each letter and digit, folded, in the text of a document."""

_WITNESSES = 2
_FEW = 30  # masked strings; of more, every working reader finds at least one whole
_REACH = 80  # characters on each side of a masked string, searched for the nearest word
_WORD = re.compile(r"[^\W\d_]{3,}")
_RUN_TOGETHER = 4  # letters; such a word also counts where a reader sees no spaces, or one between all letters
# Scripts that put no spaces between words: Thai, Lao, ideographs, kana.
_UNSPACED = re.compile("[\u0e00-\u0eff\u2e80-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff]")
_ENOUGH = 0.5  # of the words and of the letters: readers divide and join them differently


class Sight(NamedTuple):
    """The result of a control: how much of the text around masked strings a reader reads in the original.

    Attributes:
        whole: whether it reads a masked string whole, or need not.
        beside: whether it reads at least half of the words next to masked strings.
        letters: see `Letters`; None where nothing depends on them.
        witnesses: how many other readers find a masked string, or its letters; counted where no file is parsed.
    """

    whole: bool
    beside: bool = False
    letters: LetterCounts | None = None
    witnesses: int = 0


def has_few(case: Case) -> bool:
    """Return whether so few strings are masked that a reader may be unable to join any of them."""
    return sum(each.whole and bool(each.redactions) for each in case.terms.all) <= _FEW


def sight(case: Case, surfaces: Iterable[Surface]) -> Sight:
    """Return what the reader reads around the masked strings, for a reader that found none of them whole."""
    text = _text(surfaces)
    beside = set(_beside(case))
    read, together = set(words(text).split()), squeezed(text)
    found = sum(any(_is_read(each, read, together) for each in (word, word[::-1])) for word in beside)
    return Sight(whole=False, beside=found >= _ENOUGH * len(beside), letters=letters([text]))


def _is_read(word: str, read: set[str], together: str) -> bool:
    return word in read or (len(word) >= _RUN_TOGETHER and word in together)


def letters(texts: Iterable[str], without: Iterable[str] = ()) -> LetterCounts:
    """Count letters and digits, folded.

    Args:
        without: labels, which the output holds and the original does not.
    """
    text = "\n".join(texts)
    for label in without:
        text = text.replace(label, " ")
    return dict(Counter(each for each in fold(text) if each.isalnum()))


def _text(surfaces: Iterable[Surface]) -> str:
    return "\n".join(each.text for each in surfaces if each.exposure in BODIES)


def reads_around(case: Case, control: Control, before: Sight, after: LetterCounts) -> bool:
    """Return whether the reader finds the words beside masked strings, and their letters only in the original."""
    masked = Counter[str]()
    for each in case.claim.redactions:
        if any(map(control, case.claim.document.places(each.start, each.end))):
            masked.update(letters([case.claim.document.text[each.start : each.end]]))
    gone = Counter(before.letters or {}) - Counter(after)
    reads_them = (masked & gone).total() >= _ENOUGH * masked.total()
    return before.beside and (reads_them or before.witnesses >= _WITNESSES)


def labels(redactions: Iterable[Redaction]) -> set[str]:
    """Return the labels that the output may show in place of masked text."""
    return {each.label for each in redactions if each.label}


def _beside(case: Case) -> Iterator[str]:
    """Yield the nearest word on each side of a masked string, folded, where the text has one that stays."""
    text, masked = case.claim.document.text, case.claim.redactions
    starts, ends = [each.start for each in masked], [each.end for each in masked]
    for each in masked:
        first = bisect_right(ends, each.start)
        behind = bisect_right(starts, each.end - 1)
        start = max(ends[first - 1] if first else 0, each.start - _REACH)
        end = min(starts[behind] if behind < len(starts) else len(text), each.end + _REACH)
        left, right = _WORD.findall(text, start, each.start)[-1:], _WORD.findall(text, each.end, end)[:1]
        # A reader may split a run of words without spaces differently: its nearest letters are enough.
        yield from (words(word[-_RUN_TOGETHER:] if _UNSPACED.search(word) else word).strip() for word in left)
        yield from (words(word[:_RUN_TOGETHER] if _UNSPACED.search(word) else word).strip() for word in right)
