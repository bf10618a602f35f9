"""Text whose direction is overridden: returns its characters in the order in which readers see them (threat D27).

An override draws letters in the direction that it names, whatever their script: "prot" is shown as "torp". Follows the
Unicode Bidirectional Algorithm (Unicode Standard Annex 9) as far as overrides change the order: what they show from the
left to the right becomes text that needs no override.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

FROM_LEFT, FROM_RIGHT = "\u202d", "\u202e"
END = "\u202c"
OPENINGS = frozenset({FROM_LEFT, FROM_RIGHT, *"\u202a\u202b\u2066\u2067\u2068"})
ENDS = frozenset({END, "\u2069"})
_DEEPEST = 60
_JOINERS = "\u200d\u200c"
_RIGHT, _DIGITS = ("R", "AL"), ("EN", "AN")
_Cluster: TypeAlias = list[int]


@dataclass(slots=True)
class _Stretch:
    """A stretch between two direction marks: clusters of characters, by their indexes, and stretches within it."""

    mark: str
    begins: int
    blocks: list[_Cluster | _Stretch] = field(default_factory=list)
    ends: int | None = None

    @property
    def overrides(self) -> bool:
        return self.mark in (FROM_LEFT, FROM_RIGHT)


def has_override(characters: Sequence[str]) -> bool:
    """Return whether a mark among the characters overrides their direction."""
    return FROM_LEFT in characters or FROM_RIGHT in characters


def shown_order(characters: Sequence[str]) -> list[int]:
    """Return the indexes of the characters in the order that shows the same without overrides, whose marks are left
    out.

    Each string begins with the character that decides its direction.
    """
    whole = _Stretch("", 0)
    around, too_deep = [whole], 0
    for index, each in enumerate(characters):
        blocks = around[-1].blocks
        if each in OPENINGS:
            if len(around) > _DEEPEST:
                too_deep += 1
                continue
            around.append(_Stretch(each, index))
            blocks.append(around[-1])
        elif each in ENDS and len(around) > 1:
            if too_deep:
                too_deep -= 1
            else:
                around.pop().ends = index
        elif unicodedata.bidirectional(each[0]) == "B":
            del around[1:]
            too_deep = 0
            whole.blocks.append([index])
        elif blocks and isinstance(blocks[-1], list) and _continues(each):
            blocks[-1].append(index)
        else:
            blocks.append([index])
    return [index for cluster in _stored(whole, characters) for index in cluster]


def _continues(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character[0]) in ("Mn", "Me")


def _stored(stretch: _Stretch, characters: Sequence[str], *, marked: bool = True) -> Iterator[_Cluster]:
    """Yield the clusters of a stretch without override in stored order, with or without the marks of embeddings."""
    for block in stretch.blocks:
        if isinstance(block, list):
            yield block
        elif block.overrides:
            yield from _turned(list(_from_left(block, characters)), characters)
        else:
            if marked:
                yield [block.begins]
            yield from _stored(block, characters, marked=marked)
            if marked and block.ends is not None:
                yield [block.ends]


def _from_left(stretch: _Stretch, characters: Sequence[str]) -> Iterable[_Cluster]:
    """Return the clusters of an overridden stretch as they are shown from the left to the right."""
    parts: list[Iterable[_Cluster]] = []
    for block in stretch.blocks:
        if isinstance(block, list):
            parts.append([block])
        elif block.overrides:
            parts.append(_from_left(block, characters))
        else:
            parts.append(_turned(list(_stored(block, characters, marked=False)), characters))
    return [each for part in (parts[::-1] if stretch.mark == FROM_RIGHT else parts) for each in part]


def _turned(clusters: list[_Cluster], characters: Sequence[str]) -> Iterator[_Cluster]:
    """Yield clusters with each stretch of right-to-left script turned around, but for the numbers in it.

    This is the way from the order that is shown to that of storage, and back.
    """
    classes = [unicodedata.bidirectional(characters[each[0]][0]) for each in clusters]
    position = 0
    while position < len(clusters):
        if classes[position] not in _RIGHT:
            yield clusters[position]
            position += 1
            continue
        end = number = position + 1
        while number < len(clusters) and classes[number] != "L":
            if classes[number] in _RIGHT:
                end = number + 1
            number += 1
        digits: list[_Cluster] = []
        for number in reversed(range(position, end)):
            if classes[number] in _DIGITS:
                digits.append(clusters[number])
                continue
            yield from reversed(digits)
            digits.clear()
            yield clusters[number]
        position = end
