"""Hidden content of a text file: characters without a shape that spell a text, and concealed terminal text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.progress import Progress
from engine.core.types import Concealed
from engine.documents import text
from engine.documents.hidden.shown import seen_words, unseen

# Tags spell ASCII (Unicode 23.9), except behind a black flag, where they name a region; selectors spell bytes.
_TAGS = re.compile("(?<!\U0001f3f4)(?<![\U000e0020-\U000e007f])[\U000e0020-\U000e007e]{3,}")
_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{3,}")
# Two of these can be the digits of a text in binary.
_WITHOUT_WIDTH = re.compile("[\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff]{8,}")
_CONCEALED = re.compile(r"\x1b\[(?:\d{1,3};){0,8}8(?:;\d{1,3}){0,8}m([^\x1b]*)")
_FIRST_SELECTORS, _FIRST_SUPPLEMENT, _FIRST_TAG, _SELECTORS_BEFORE = 0xFE00, 0xE0100, 0xE0000, 16


def find(source: bytes, _password: str | None, _progress: Progress) -> Iterator[Concealed]:
    """Yield all hidden content, each item with its text.

    Raises:
        InputError: see `documents.text.decode`.
    """
    decoded = text.decode(source)[0]
    for match in _TAGS.finditer(decoded):
        yield Concealed("invisible-text", True, None, "".join(chr(ord(each) - _FIRST_TAG) for each in match[0]))
    for match in _SELECTORS.finditer(decoded):
        spelled = bytes(map(_byte, match[0])).decode("utf-8", "replace")
        yield Concealed("invisible-text", True, None, spelled)
    for _ in _WITHOUT_WIDTH.finditer(decoded):
        yield Concealed("invisible-character", True)
    seen = seen_words(_CONCEALED.sub("", decoded))
    for match in _CONCEALED.finditer(decoded):
        yield from unseen("invisible-text", match[1], seen)


def _byte(selector: str) -> int:
    """Return the number of a variation selector, from 0 to 255."""
    code = ord(selector)
    return code - _FIRST_SELECTORS if code < _FIRST_SUPPLEMENT else code - _FIRST_SUPPLEMENT + _SELECTORS_BEFORE
