"""Additional redactions: text under drawn areas, leaders beside masks, links between them, readings over characters."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.leaders import LEADER
from engine.core.types import Box, Document, Entity, Kind, PageArea, PdfPlace, Redaction, Shown, Span


def with_areas(
    document: Document, redactions: tuple[Redaction, ...], areas: Iterable[PageArea]
) -> tuple[Redaction, ...]:
    """Return the redactions and those of other text under the areas; sorted, not overlapping.

    A redaction that reaches under an area loses its label, which would be drawn on the black box.
    """
    under = document.under(areas)
    silenced = [
        replace(each, label="", shown=Shown.ON_MASK) if _any_overlap(each, under) else each for each in redactions
    ]
    added = (Redaction(start, end) for stretch in under for start, end in _beside(stretch, silenced))
    return tuple(sorted((*silenced, *added), key=lambda each: each.start))


def _any_overlap(redaction: Redaction, stretches: Iterable[tuple[int, int]]) -> bool:
    return any(start < redaction.end and redaction.start < end for start, end in stretches)


def _beside(stretch: tuple[int, int], redactions: Iterable[Redaction]) -> Iterator[tuple[int, int]]:
    """Yield the parts of a stretch of text between redactions (sorted)."""
    start, end = stretch
    inside = [(each.start, each.end) for each in redactions if each.start < end and start < each.end]
    for (_, before), (after, _) in pairwise([(start, start), *inside, (end, end)]):
        if before < after:
            yield before, after


# Beside a mask, the length of a leader is a width leak.
_BLANKS = " \t\u00a0"
_SAME_ROW = 0.5  # of the height of the lower of two boxes, shared by boxes of one row


def with_leaders(document: Document, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
    """Return the redactions and all leaders on their lines, sorted; none overlap.

    A leader beside a redaction becomes part of it; any other becomes a redaction without a label.
    """
    if not redactions:
        return redactions
    text = document.text
    grown = list(redactions)
    starts = [each.start for each in redactions]
    added: list[Redaction] = []
    for start, end in _leaders(document, redactions):
        following = bisect_left(starts, end)  # the first redaction after the leader
        above = grown[following - 1] if following else None
        below = grown[following] if following < len(grown) else None
        if above and above.end > start:  # the leader is partly masked
            continue
        if above and not text[above.end : start].strip(_BLANKS):
            grown[following - 1] = replace(above, end=end)
        elif below and not text[end : below.start].strip(_BLANKS):
            grown[following] = replace(below, start=start)
        else:
            added.append(Redaction(start, end))
    return tuple(sorted((*grown, *added), key=lambda each: each.start))


def _leaders(document: Document, redactions: tuple[Redaction, ...]) -> Iterator[Span]:
    """Yield the leaders on lines with a redaction, in order, each once.

    A paragraph of a PDF is one line of text: its other rows, such as further entries of a table of contents, leak
    nothing.
    """
    done, text = 0, document.text
    starts, ends = [each.start for each in redactions], [each.end for each in redactions]
    for each in redactions:
        start = max(text.rfind("\n", 0, each.start) + 1, done)
        end = text.find("\n", each.end)
        end = len(text) if end < 0 else end
        if start < end:
            found = [leader.span() for leader in LEADER.finditer(text, start, end)]
            here = redactions[bisect_right(ends, start) : bisect_left(starts, end)]
            yield from (span for span in found if _share_row(document, span, here))
            done = end


def _share_row(document: Document, leader: Span, redactions: Iterable[Redaction]) -> bool:
    """Return whether a leader may be in a row of a redaction: also if it is not level, or its format has no rows."""
    own = [place for place in document.places(*leader) if isinstance(place, PdfPlace)]
    if not own or not _is_level(own[0].boxes[0], own[0].boxes[-1]):
        return True
    others = (place for each in redactions for place in document.places(each.start, each.end))
    return any(
        place.page == other.page and _is_level(place.boxes[0], other.boxes[0])
        for other in others
        if isinstance(other, PdfPlace)
        for place in own
    )


def _is_level(one: Box, other: Box) -> bool:
    return min(one.y1, other.y1) - max(one.y0, other.y0) > _SAME_ROW * min(one.height, other.height)


# Links: between a masked trait and what it is about, "Lotse | auf der | Weser", small words still tell that the two
# belong together; between two surnames, "née" tells that they are of one woman.
_SMALL = (
    "in of on at from with the and"  # English
    " im am an auf aus bei beim von vom der dem den des zu zum zur mit und"  # German
    " à au aux en dans de du la le les chez sur et"  # French
    " del el los las con por y"  # Spanish
    " em no na nos nas do da dos das com e o"  # Portuguese
    " i på ved fra frå af av til hos og med"  # Danish, Norwegian
)
_LINK = Expression(rf"[ \u00a0\n](?:(?:{'|'.join(_SMALL.split())})[ \n]|[ld]['’]){{1,2}}[„«“\"]?")
_BORN = Expression(r",?[ ]\(?(?:née?|geb\.|geborene|f\.|født|fødd|nascida|nacida|te|ter|ten)[ ]")
_ABOUT = frozenset({Kind.DEM, Kind.LOC, Kind.ORG, Kind.PERSON, Kind.DATETIME})
_LONGEST_LINK = 20


def with_links(text: str, redactions: tuple[Redaction, ...], entities: Iterable[Entity]) -> tuple[Redaction, ...]:
    """Return the redactions, of which traits and names reach over the words that link them with the next.

    Words of a replacement would no longer fit what is left of the sentence, so that the links beside them stay.
    """
    kinds = {each.start: each.kind for entity in entities for each in entity.mentions}
    grown = list(redactions)
    for number, (each, following) in enumerate(pairwise(redactions)):
        pair = kinds.get(each.mention[0]), kinds.get(following.mention[0])
        if Shown.AS_TEXT in (each.shown, following.shown) or following.start - each.end > _LONGEST_LINK:
            continue
        link = _LINK if pair[0] is Kind.DEM and pair[1] in _ABOUT else _BORN if set(pair) == {Kind.PERSON} else None
        if link and link.fullmatch(text, each.end, following.start):
            # A space stays between the two masks.
            grown[number] = replace(each, end=each.end + len(text[each.end : following.start].rstrip()))
    return tuple(grown)


# Readings above the characters of a PDF (ruby, furigana): a masked character's reading is masked with it.
_CHARACTER = Expression("[\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_READING = Expression("[a-z\u00c0-\u024f\u3040-\u312f\u31a0-\u31ff\uac00-\ud7a3]", re.IGNORECASE)
_SMALLER = 0.75  # of the height of the character: the greatest height of its reading
_ASIDE = 0.35  # of the width of the character, by which the reading may stick out
_INTO, _ABOVE = 0.6, 0.8  # of the height of the character: how far the reading may reach into it, or be above it


class _Sign(NamedTuple):
    offset: int
    box: Box
    redaction: Redaction | None


def with_readings(document: Document, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
    """Return the redactions and those of the readings above their characters; sorted, not overlapping."""
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
    added = (Redaction(start, end) for start, end in _runs(found))
    return tuple(sorted((*redactions, *added), key=lambda each: each.start)) if found else redactions


def _on_pages(
    document: Document, covered: dict[int, Redaction]
) -> tuple[dict[int, list[_Sign]], dict[int, list[_Sign]]]:
    """Return by page the masked characters, and the unmasked ones that may be readings."""
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
    aside = _ASIDE * base.width
    over = base.x0 - aside <= box.middle[0] <= base.x1 + aside
    high = character.box.height
    near = base.y0 - _ABOVE * high <= box.y1 <= base.y0 + _INTO * high
    return over and near and reading.box.height <= _SMALLER * high


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
