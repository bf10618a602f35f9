"""Languages of a text by paragraph.

Each line, or paragraph of wrapped lines, is scored for each language by the byte n-grams of `py3langid`. The Viterbi
algorithm finds the sequence of languages with the best sum of scores, less a penalty for each change: a short or
ambiguous line takes the language of its neighbours, and a table or form that of its page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.expressions import Expression
from engine.core.types import Passage

DEFAULT = "en"
"""The language of a text without words."""
_LABELS = {"no": "nb"}
_KNOWN = (
    "en de fr es pt da no nn it nl sv fi is pl cs sk sl hr sr bs hu ro bg mk sq el ru uk be et lv lt ca gl eu tr mt ga "
    "cy he ar fa ur hi bn ta th vi id tl sw ka hy az kk zh ja ko"
).split()
"""Languages to distinguish: fewer than the detector knows, since rare neighbours of a language take its short lines."""
_ENGLISH = frozenset(
    "the of and to in is was for that with on by as at from this which be or not are his her he she it an were had has "
    "been have will shall any all their they who when there what you your we our i my but if no".split()
)
_FOREIGN = frozenset(
    "der die das und ist nicht mit ein eine von dem den des zu auf für im sich am bei wurde war sie er wir hat zum zur "
    "le la les et est un une du dans pour que qui pas avec sur au aux par il elle nous ce cette se sa ne en à "
    "el los las y del con por para su una es lo al como fue más o os um uma da do em não com na no dos das ao são foi "
    "og det er på af til ikke som med har jeg vi ved ikkje ei eit var och att är inte på för "
    "di che non per della sono è gli nel de het een van niet met dat zijn w z nie się jest że ja on "
    "je si se jak az egy nem és hogy va este și nu cu bir ve bu için".split()
) - frozenset("an as at i in is no on do me he we was war are has had my by or to so".split())
_WORD = Expression(r"[^\W\d_]+")
_PART = Expression(r"[^\n\t]+")
_BLANK = Expression(r"\n[ \t]*\n|\f")
_SHORTEST_WRAPPED_LINE = 50
_SENTENCE_END = tuple('.!?:;…»”"|')
_LONGEST = 400
"""Characters of one scored unit; a longer line is scored by its beginning."""
_CELL = 40
"""Characters from which the cell of a row is scored by itself."""
_CHANGE = 4.0
_CHANGE_WITHIN = 8.0
"""Penalties for a change of language, in logarithms of odds: between paragraphs, and between lines of one paragraph."""
_UNLIKELY = 1.5
"""Score that the first unit of a text needs to be in another language than the default."""
_WORST = -14.0
"""The lowest score of a unit for a language, so that one unusual line does not decide for its page."""
_FULL = 60
"""Letters from which a unit counts fully; names and numbers of a few letters are weak evidence of their language."""
_PLAIN_SHARE = 0.12
"""Share of English function words in a text that is plainly English; running text has 0.3, records 0.15."""
_ODD_SHARE = 0.2
"""Share of other languages' function words and letters in a unit that is not plainly English."""


@lru_cache(maxsize=4)  # network, filters and finders ask for those of the same text
def paragraphs(text: str) -> tuple[Passage, ...]:
    """Return passages in one language each, which in order and without gaps make up the text.

    The detector is loaded only if the text is not plainly English.
    """
    if not text:
        return ()
    units = tuple(_units(text))
    if not units or _plainly_english(text, units):
        return (Passage(0, len(text), DEFAULT),)
    languages = _best(text, units)
    firsts = [(start, language) for (start, _, _), language in zip(units, languages, strict=True)]
    runs = [next(run) for _, run in groupby(firsts, key=lambda each: each[1])]
    starts = [0, *(start for start, _ in runs[1:]), len(text)]
    return tuple(
        Passage(start, end, language) for start, end, (_, language) in zip(starts[:-1], starts[1:], runs, strict=True)
    )


def at(passages: Sequence[Passage], offset: int) -> str:
    """Return the language of the character at an offset."""
    return next((each.language for each in passages if each.start <= offset < each.end), DEFAULT)


def _units(text: str) -> Iterator[tuple[int, int, bool]]:
    """Yield start and end of each line or wrapped paragraph, and whether it begins a paragraph."""
    block = 0
    for gap in (*(match.span() for match in _BLANK.finditer(text)), (len(text), len(text))):
        begins = True
        for start, end in _joined(text, block, gap[0]):
            yield start, end, begins or text[start - 1] == "\t"
            begins = not _runs_on(text, start, end)
        block = gap[1]


def _joined(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the units of a block without blank lines: wrapped lines joined, long cells of a row separate."""
    first = None
    for match in _PART.finditer(text, start, end):
        low, high = match.span()
        if first is not None and text[low - 1] == "\t" and min(low - first, high - low) >= _CELL:
            yield first, low - 1
            first = None
        first = low if first is None else first
        if (high < end and text[high] == "\t") or (_runs_on(text, low, high) and high - first < _LONGEST):
            continue
        yield first, high
        first = None
    if first is not None:
        yield first, end


def _runs_on(text: str, start: int, end: int) -> bool:
    """Return whether a line goes on in the next one."""
    line = text[text.rfind("\n", start, end) + 1 : end].rstrip()
    return len(line) >= _SHORTEST_WRAPPED_LINE and not line.endswith(_SENTENCE_END)


def _plainly_english(text: str, units: Iterable[tuple[int, int, bool]]) -> bool:
    """Return whether a text has English function words, and no unit function words or letters of another language."""
    all_words, all_english = 0, 0
    for start, end, _ in units:
        words = [word.lower() for word in _WORD.findall(text, start, end)]
        english = sum(word in _ENGLISH for word in words)
        foreign = sum(word in _FOREIGN or not word.isascii() for word in words)
        if foreign > 1 and foreign > english and foreign >= _ODD_SHARE * len(words):
            return False
        all_words += len(words)
        all_english += english
    return all_english >= _PLAIN_SHARE * all_words


def _best(text: str, units: Sequence[tuple[int, int, bool]]) -> list[str]:
    """Return the language of each unit on the best path."""
    labels, scores = _scores(text[start : min(end, start + _LONGEST)] for start, end, _ in units)
    back = np.zeros(scores.shape, np.int64)
    total = scores[0] - _UNLIKELY * (np.arange(len(labels)) > 0)
    for row in range(1, len(units)):
        price = _CHANGE if units[row][2] else _CHANGE_WITHIN
        best = int(total.argmax())
        stays = total >= total[best] - price
        back[row] = np.where(stays, np.arange(len(total)), best)
        total = np.where(stays, total, total[best] - price) + scores[row]
    state = int(total.argmax())
    states = [state]
    for row in range(len(units) - 1, 0, -1):
        state = int(back[row, state])
        states.append(state)
    return [labels[each] for each in reversed(states)]


def _scores(units: Iterable[str]) -> tuple[list[str], NDArray[np.float64]]:
    """Return the languages, the default first, and scores of at most 0, shape (units, languages)."""
    detector = _detector()
    known = sorted(detector.labels, key=lambda label: label != DEFAULT)
    rows = []
    for unit in units:
        letters = sum(map(str.isalpha, unit))
        found = dict(detector.rank(unit)) if letters else {}
        chances = np.array([max(found.get(label, 1.0), 1e-12) for label in known])
        rows.append(np.maximum(np.log(chances), _WORST) * min(1.0, letters / _FULL))
    return [_LABELS.get(label, label) for label in known], np.array(rows)


@lru_cache(maxsize=1)
def _detector() -> Any:
    """Return the detector, loaded from its package: about half a second and 100 MB."""
    from py3langid.langid import MODEL_FILE, LanguageIdentifier  # loaded only for texts that need it

    detector = LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
    detector.set_languages(_KNOWN)
    return detector
