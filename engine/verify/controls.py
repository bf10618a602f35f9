"""Positive controls: a reader that finds nothing in the output proves something only if it reads the original.

The strongest control is a masked string that the reader finds in the original. Some readers can't join the only one
there is: it is divided by a page, set letter by letter, half of it is in a form, or it runs backwards. There it counts
instead that the reader finds the words beside what was masked, and that the letters of the masked strings are in what
it reads of the original and no longer in what it reads of the output. A reader that returns nothing, or something else
than the text, fulfils neither.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.types import Place, Redaction
from engine.verify.evidence import BODIES, Case, Surface
from engine.verify.terms import fold, words

Control = Callable[[Place], bool]
"""Whether a reader must find text that stands at a place."""

Letters = dict[str, int]
"""How often a reader reads each letter and digit, folded, in the text of a document."""

_FEW = 30  # masked strings; of more, every reader finds one whole that reads anything
_REACH = 80  # characters beside a masked string in which the nearest word is looked for
_WORD = re.compile(r"[^\W\d_]{3,}")
_ENOUGH = 0.5  # of the words and of the letters: readers divide and join them differently


class Sight(NamedTuple):
    """What a reader reads of the original.

    Attributes:
        whole: a masked string, or it does not have to.
        beside: at least half of the words next to masked strings.
        letters: see `Letters`; None where nothing depends on them.
    """

    whole: bool
    beside: bool = False
    letters: Letters | None = None


def has_few(case: Case) -> bool:
    """Whether so few strings are masked that a reader may be unable to join all of them."""
    return case.terms.count <= _FEW


def sight(case: Case, surfaces: Iterable[Surface]) -> Sight:
    """Return what is read around the masked strings, where none of them was found whole."""
    text = _text(surfaces)
    beside = set(_beside(case))
    read = set(words(text).split())
    found = sum(not read.isdisjoint((word, word[::-1])) for word in beside)
    return Sight(whole=False, beside=found >= _ENOUGH * len(beside), letters=letters([text]))


def letters(texts: Iterable[str], without: Iterable[str] = ()) -> Letters:
    """Count letters and digits.

    Args:
        without: labels, which the output says and the original does not.
    """
    text = "\n".join(texts)
    for label in without:
        text = text.replace(label, " ")
    return dict(Counter(each for each in fold(text) if each.isalnum()))


def _text(surfaces: Iterable[Surface]) -> str:
    return "\n".join(each.text for each in surfaces if each.exposure in BODIES)


def reads_around(case: Case, control: Control, before: Sight, after: Letters) -> bool:
    """Whether the reader finds the words beside masked strings, and the letters of these until they are masked."""
    masked = Counter[str]()
    for each in case.redactions:
        if any(map(control, case.document.places(each.start, each.end))):
            masked.update(letters([case.document.text[each.start : each.end]]))
    gone = Counter(before.letters or {}) - Counter(after)
    return before.beside and (masked & gone).total() >= _ENOUGH * masked.total()


def labels(redactions: Iterable[Redaction]) -> set[str]:
    """Return the texts that the output may say in place of others."""
    return {each.label for each in redactions if each.label}


def _beside(case: Case) -> Iterator[str]:
    """The nearest word on each side of a masked string, folded, where the text has one that stays."""
    text, masked = case.document.text, case.redactions
    starts, ends = [each.start for each in masked], [each.end for each in masked]
    for each in masked:
        first = bisect_right(ends, each.start)
        behind = bisect_right(starts, each.end - 1)
        start = max(ends[first - 1] if first else 0, each.start - _REACH)
        end = min(starts[behind] if behind < len(starts) else len(text), each.end + _REACH)
        yield from (words(word).strip() for word in _WORD.findall(text, start, each.start)[-1:])
        yield from (words(word).strip() for word in _WORD.findall(text, each.end, end)[:1])
