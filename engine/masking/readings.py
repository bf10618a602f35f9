"""Readings above the characters of a PDF (ruby, furigana): where a character is masked, its reading goes with it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.types import Box, Document, PdfPlace, Redaction

_CHARACTER = re.compile("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_READING = re.compile("[a-z\u00c0-\u024f\u3040-\u312f\u31a0-\u31ff\uac00-\ud7a3]", re.IGNORECASE)
_SMALLER = 0.75  # of the height of the character, at most, the height of its reading
_ASIDE = 0.35  # of the width of the character, by which the reading sticks out
_INTO, _ABOVE = 0.6, 0.8  # of the height of the character: how far the reading reaches into it, or stands above it


class _Sign(NamedTuple):
    offset: int
    box: Box
    redaction: Redaction | None

    @property
    def height(self) -> float:
        return self.box.y1 - self.box.y0


def with_readings(document: Document, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
    """Return the redactions and those of the readings that stand above what they cover, sorted; none overlap."""
    covered = {offset: each for each in redactions for offset in range(each.start, each.end)}
    characters, readings = _on_pages(document, covered)
    if not characters:
        return redactions
    found = sorted(
        sign.offset
        for page, signs in readings.items()
        for sign in signs
        if any(_belongs(sign, each) for each in characters.get(page, ()))
    )
    added = (Redaction(start, end, "") for start, end in _runs(found))
    return tuple(sorted((*redactions, *added), key=lambda each: each.start)) if found else redactions


def _on_pages(
    document: Document, covered: dict[int, Redaction]
) -> tuple[dict[int, list[_Sign]], dict[int, list[_Sign]]]:
    """By page, the characters that are masked, and what stays and may be a reading."""
    characters: dict[int, list[_Sign]] = defaultdict(list)
    readings: dict[int, list[_Sign]] = defaultdict(list)
    for segment in document.segments:
        place = segment.place
        if isinstance(place, PdfPlace) and not place.in_picture:
            for offset, box in enumerate(place.boxes, segment.start):
                sign = _Sign(offset, box, covered.get(offset))
                if sign.redaction and _CHARACTER.match(document.text, offset):
                    characters[place.page].append(sign)
                elif not sign.redaction and _READING.match(document.text, offset):
                    readings[place.page].append(sign)
    return characters, readings


def _belongs(reading: _Sign, character: _Sign) -> bool:
    box, base = reading.box, character.box
    aside = _ASIDE * (base.x1 - base.x0)
    over = base.x0 - aside <= (box.x0 + box.x1) / 2 <= base.x1 + aside
    high = character.height
    near = base.y0 - _ABOVE * high <= box.y1 <= base.y0 + _INTO * high
    return over and near and reading.height <= _SMALLER * high


def _runs(offsets: Iterable[int]) -> Iterator[tuple[int, int]]:
    start = end = -1
    for offset in offsets:
        if offset != end:
            if end > start:
                yield start, end
            start = offset
        end = offset + 1
    if end > start:
        yield start, end
