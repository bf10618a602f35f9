"""What pictures still say when they are read as they are written, covered too (threat D12).

A line of which a part is black is recognised anew, and so is a photograph that was compressed once more. What had been
misread may be made out then: words that nobody masked, because nobody had read them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
from PIL import Image

from engine import ocr
from engine.formats.docx.pictures import ShownPicture, grey
from engine.progress import Progress
from engine.types import Box
from engine.words import letters

INCHES = 6.5
"""Wide are usual pages between their margins, and no picture is wider."""
_WORD = re.compile(r"\d+|[^\W\d_]+")
_SHORTEST, _SHORTEST_WORD = 3, 4  # letters and digits of a masked string, and of a word of one
_MOST_ROUNDS = 4


def resolution(picture: Image.Image) -> float:
    """Pixels to an inch, at least, where a page shows the picture."""
    return picture.width / INCHES


def cover_what_is_left(
    pictures: Sequence[ShownPicture],
    masks: dict[ShownPicture, list[Box]],
    left: Mapping[ShownPicture, str],
    masked: Iterable[str],
    languages: tuple[str, ...],
    progress: Progress,
) -> None:
    """Add boxes to the masks until each picture says no masked string, and no word of one, more often than expected.

    Args:
        left: what each picture may say: what was read there and is not masked.
        languages: see `engine.ocr`; where they are not installed nothing was read, and is not now.
    """
    strings = {_squeezed(text) for text in masked}
    words = {word for text in masked for word in _WORD.findall(letters(text))}
    needles = sorted(
        {each for each in strings if len(each) >= _SHORTEST} | {each for each in words if len(each) >= _SHORTEST_WORD}
    )
    for number, picture in enumerate(pictures if ocr.installed(languages) else ()):
        expected = _squeezed(left.get(picture, ""))
        for _ in range(_MOST_ROUNDS):
            progress.step("pictures", number, len(pictures))
            more = list(_surplus(picture, masks.get(picture, []), needles, expected, languages))
            if not more:
                break
            masks.setdefault(picture, []).extend(more)


def _surplus(
    picture: ShownPicture, boxes: list[Box], needles: list[str], expected: str, languages: tuple[str, ...]
) -> Iterator[Box]:
    """The boxes of every needle that the picture, as it is written, says more often than expected."""
    shown = grey(picture, boxes)
    if shown is None:
        return
    reading = ocr.read(np.asarray(shown), resolution(shown), languages)
    lines = [_letters(line) for line in reading.lines]
    for needle in needles:
        found = [places[start : start + len(needle)] for said, places in lines for start in _starts(said, needle)]
        if len(found) > expected.count(needle):
            for place in found:
                yield from place


def _letters(line: ocr.PrintedLine) -> tuple[str, list[Box]]:
    """The letters and digits of a line, squeezed, with the box of each."""
    signs = [(sign, letter.box) for letter in line.letters for sign in _squeezed(letter.text)]
    return "".join(sign for sign, _ in signs), [box for _, box in signs]


def _squeezed(text: str) -> str:
    return "".join(filter(str.isalnum, letters(text)))


def _starts(text: str, needle: str) -> Iterator[int]:
    start = text.find(needle)
    while start >= 0:
        yield start
        start = text.find(needle, start + len(needle))
