"""Names in another script than the text around them: "Present: Ada Wren, 林晓梅, Γιώργος Παπαδόπουλος".

The networks hardly know letters other than Latin ones. A few words in others, within a text in Latin letters, mostly
spell a name in its own language; a longer run is a passage, in which nothing here finds names.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.models.tagger import unread_share

_SPACED = (
    "\u0370-\u0dff\u10a0-\u16ff\u18a0-\u1cff\u1f00-\u1fff\u2c80-\u2dff\ua4d0-\uabff\uac00-\ud7ff"
    "\ufb13-\ufdff\ufe70-\ufefc"
)
_UNSPACED = "\u0e00-\u109f\u1700-\u189f\u2e80-\u2fdf\u3005-\u3007\u3040-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff"
"""Blocks of scripts other than Latin: those with spaces between words, and those without."""
_LETTERS = rf"[{_SPACED}{_UNSPACED}]++(?![^\W\d_])"
_RUN = Expression(rf"(?<![^\W\d_]){_LETTERS}(?>(?:(?:[ \u00a0]?[.·'’-][ \u00a0]?|[ \u00a0]){_LETTERS})*)")
_WORD = Expression(rf"[{_SPACED}]+")
_SIGN = Expression(rf"[{_UNSPACED}]")
_MOST_WORDS, _MOST_SIGNS = 5, 12
"""Most words and signs of a name, in scripts with spaces and without."""
_MOSTLY = 0.5
"""Share of a text in other scripts from which these are its own."""
_POINTS = "·।،؛؟"
_SCORE = 0.6


def find(text: str) -> Iterator[Mention]:
    """Yield the runs of a few words in other scripts, in a text that is mostly in Latin letters."""
    if unread_share(text) < _MOSTLY:
        for start, end in _runs(text):
            if not _is_passage(text[start:end]):
                reason = Message("layout.script")
                yield Mention(start, end, Kind.PERSON, _SCORE, Recognizer.LAYOUT, reason, "name")


def has_passage(text: str) -> bool:
    """Return whether a run in other scripts is too long for a name."""
    return any(_is_passage(text[start:end]) for start, end in _runs(text))


def _runs(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of runs in other scripts, from the first letter to the last; a letter alone is a sign: α, Δ."""
    for match in _RUN.finditer(text):
        written = match[0].rstrip(_POINTS)
        letters = [at for at, sign in enumerate(written) if sign.isalpha()]
        if len(letters) > 1:
            yield match.start() + letters[0], match.start() + len(written)


def _is_passage(run: str) -> bool:
    return len(_WORD.findall(run)) > _MOST_WORDS or len(_SIGN.findall(run)) > _MOST_SIGNS
