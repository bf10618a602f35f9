"""Names of things in columns and values whose heading announces a thing: "Last order | Rowan Felted Tweed".

The networks read a product, medicine or test in the cell of a table as a person, a place or a trait, since the cell
gives them no sentence. What the heading announces identifies nobody, unless the text has a person of that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import NETWORKS, Kind, Mention, Span, Stretch, Structure, TextRole
from engine.detection.lexicon import first_names

_KINDS = frozenset({Kind.PERSON, Kind.LOC, Kind.ORG, Kind.DEM, Kind.MISC})
_OF_THING = Expression(
    r"\W*(?:(?:last|latest|previous|recent|current|regular|repeat)\s)?(?:orders?|purchases?|products?|articles?|goods|brands?|makes?|models?"
    r"|(?:car|vehicle|bike|machine|device)?\s?make(?:\s(?:and|&)\s|\s?/\s?)(?:model|type)|drugs?|medications?|medicines?|meds|antibiotics?|vaccines?|tests?"
    r"|analytes?|parameters?|assays?|investigations?|(?:spare\s)?parts?|organisms?|species|breeds?|variet(?:y|ies)|software|applications?"
    r"|materials?|fabrics?|yarns?|colou?rs?|sizes?)(?:\s(?:name|ordered|bought|purchased|given|administered|prescribed|dispensed))?\W*",
    re.IGNORECASE,
)
_PERSON_BEFORE = Expression(
    r"(?<!\w)(?:by|per|for|from|to|with|Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Nurse|Sister)\.?[ ]\Z", re.IGNORECASE
)
_BEFORE = 10  # characters
_FEWEST = 2  # words of a full name
_WORD = Expression(r"[^\W\d_]+")


def without(text: str, mentions: Iterable[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield the mentions without those of a network in cells and values for things."""
    found = tuple(mentions)
    inside = {each for each in found if _is_of_thing(text, each, structure)}
    people = {
        word
        for each in found
        if each.kind is Kind.PERSON and each not in inside
        for word in _WORD.findall(each.words(text).casefold())
    }
    for each in found:
        if each not in inside or not people.isdisjoint(_WORD.findall(each.words(text).casefold())):
            yield each


def _is_of_thing(text: str, mention: Mention, structure: Structure) -> bool:
    """Return whether a network's mention lies in a cell for things, where nothing says that it is a person."""
    if mention.kind not in _KINDS or mention.recognizer not in NETWORKS:
        return False
    cell = structure.at(mention.start)
    if cell is None or mention.end > cell.end or not any(_OF_THING.fullmatch(text, *each) for each in _headings(cell)):
        return False
    words = _WORD.findall(mention.words(text))
    is_full_name = mention.kind is Kind.PERSON and len(words) >= _FEWEST and first_names.is_listed(fold(words[0]))
    return not is_full_name and not _PERSON_BEFORE.search(text, max(0, mention.start - _BEFORE), mention.start)


def _headings(cell: Stretch) -> Iterator[Span]:
    """Yield the heading of the column of a cell, or the label of a value."""
    if cell.role is TextRole.CELL and cell.column:
        yield cell.column
    elif cell.role is TextRole.VALUE and cell.row:
        yield cell.row
