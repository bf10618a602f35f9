"""Characters that nobody sees: they split names that a search looks for, or carry text of their own (threat D27).

What is searched is what a reader sees, and so is what is written. Characters that change how their neighbours look
stay where they do: joiners in Arabic and Indian scripts and in emoji, marks of direction in text that runs both ways.
"""

from __future__ import annotations

import re
from array import array

# Controls, soft hyphens, zero-width spaces, invisible operators, marks of annotations, and the tags in which any ASCII
# text can be written unseen (Unicode 23.9).
_NEVER_SEEN = re.compile(
    "[\u0080-\u0084\u0086-\u009f\u00ad\u034f\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)

# Joiners and variation selectors do nothing between these: letters of scripts whose letters don't join, ASCII, spaces.
_PLAIN = "\t-~\u00a0\u00c0-\u058f\u10a0-\u10ff\u1c80-\u1cbf\u1d00-\u200a\u2c00-\u2dff\ua640-\ua7ff\ufb00-\ufb17"
_IDLE_JOINERS = re.compile(f"(?<![^{_PLAIN}])[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]+(?![^{_PLAIN}])")

# Fillers of Korean syllables beside no Korean letter. Variation selectors that no character before them has: only one
# follows a character, and those of the supplement only follow ideographs. In others any bytes can be written unseen.
_KOREAN = "\u1100-\u115e\u1161-\u11ff\u3131-\u3163\u3165-\u318e\ua960-\ua97f\uac00-\ud7ff\uffa1-\uffdc"
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_IDEOGRAPHS = "\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_IDLE = re.compile(
    f"(?<![{_KOREAN}])[\u115f\u1160\u3164\uffa0]+(?![{_KOREAN}])|(?<=[{_SELECTORS}])[{_SELECTORS}]+"
    f"|(?<![{_IDEOGRAPHS}])[\U000e0100-\U000e01ef]+"
)

_BACKWARDS = re.compile("\u202e([^\u202c\u2029\n\r]*)\u202c?")
_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


def visible(text: str) -> str:
    """The text without characters that nobody sees; what runs backwards by an override is turned around."""
    if text.isascii():
        return text
    if not _RIGHT_TO_LEFT.search(text):
        text = _BACKWARDS.sub(lambda match: match[1][::-1], text)
        text = _DIRECTIONS.sub("", text)
    return _IDLE.sub("", _IDLE_JOINERS.sub("", _NEVER_SEEN.sub("", text)))


def traced(text: str, *unseen: re.Pattern[str]) -> tuple[str, array[int]]:
    """Return what `visible` does, without what matches `unseen` either, and where each character stood in `text`."""
    origins = array("q", range(len(text)))
    for pattern in unseen:
        text, origins = _without(pattern, text, origins)
    if text.isascii():
        return text, origins
    if not _RIGHT_TO_LEFT.search(text):
        text, origins = _turned(text, origins)
        text, origins = _without(_DIRECTIONS, text, origins)
    text, origins = _without(_NEVER_SEEN, text, origins)
    text, origins = _without(_IDLE_JOINERS, text, origins)
    return _without(_IDLE, text, origins)


def _without(pattern: re.Pattern[str], text: str, origins: array[int]) -> tuple[str, array[int]]:
    parts: list[str] = []
    kept = array("q")
    position = 0
    for match in pattern.finditer(text):
        parts.append(text[position : match.start()])
        kept.extend(origins[position : match.start()])
        position = match.end()
    kept.extend(origins[position:])
    return "".join((*parts, text[position:])), kept


def _turned(text: str, origins: array[int]) -> tuple[str, array[int]]:
    parts: list[str] = []
    kept = array("q")
    position = 0
    for match in _BACKWARDS.finditer(text):
        parts += text[position : match.start()], match[1][::-1]
        kept.extend(origins[position : match.start()])
        kept.extend(origins[match.start(1) : match.end(1)][::-1])
        position = match.end()
    kept.extend(origins[position:])
    return "".join((*parts, text[position:])), kept
