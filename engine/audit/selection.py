"""Selection of the notes read for each person: those that mention most of the profile, up to a length.

Relevancy is the number of profile fields that a note mentions within the length that is read (paper 5, section 3.4);
there it raised top 1 from 5 % to 90 %.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from engine.audit import alignment
from engine.audit.people import PersonRow, ReleasedDocument, key
from engine.audit.reading import Sort, TextFeature, VisibleText, read, said
from engine.core.progress import Progress, Stage
from engine.core.words import Word

LENGTH = 512
"""Words of a person's notes that are read together (512 word pieces in paper 5)."""
_WHOLE = frozenset({Sort.WORD, Sort.DATE})

_Terms = frozenset[tuple[Sort, str]]


@dataclass(frozen=True, slots=True)
class ReadDocument:
    """A document as it is read.

    Attributes:
        document: number of the document.
        person: row of the person.
        mentions: number of fields of the person's profile that it mentions.
        masked: how much of it is masked.
    """

    document: int
    person: int
    read: VisibleText = field(repr=False)
    mentions: int
    masked: alignment.MaskedCount


@dataclass(frozen=True, slots=True)
class Combined:
    """The text read for one person: some of the documents, the most relevant first."""

    person: int
    documents: tuple[int, ...]
    read: VisibleText = field(repr=False)
    masked: alignment.MaskedCount


def show(
    documents: Sequence[ReleasedDocument],
    people: Sequence[PersonRow],
    progress: Progress,
    *,
    originals: Mapping[str, str] | None = None,
    length: int = LENGTH,
) -> list[ReadDocument]:
    """Return each document as it is read.

    Args:
        originals: documents before masking, by name, where they are known.

    Raises:
        Cancelled: the user asked to stop.
    """
    fields: dict[int, list[_Terms]] = {}
    before = {key(name): text for name, text in (originals or {}).items()}
    found = []
    for number, each in enumerate(documents):
        progress.step(Stage.SELECT, number, len(documents))
        if each.person not in fields:
            fields[each.person] = [_terms(value) for value in people[each.person].values]
        hidden = alignment.find(each.text)
        whole = read(each.text, hidden)
        first = cut(whole, length)
        mentioned = {(one.sort, one.term) for one in first.features}
        mentions = sum(_mentioned(terms, mentioned) for terms in fields[each.person])
        masked = alignment.share(each.text, hidden, before.get(key(each.name)))
        found.append(ReadDocument(number, each.person, whole, mentions, masked))
    return found


def _terms(value: str) -> _Terms:
    return frozenset((each.sort, each.term) for each in said(value) if each.sort in _WHOLE)


def _mentioned(terms: _Terms, mentioned: AbstractSet[tuple[Sort, str]]) -> bool:
    """Return whether a field is mentioned: any form of a date is enough; of words all must be there."""
    dates = {each for each in terms if each[0] is Sort.DATE}
    return bool(dates & mentioned) or (bool(terms - dates) and terms - dates <= mentioned)


def cut(whole: VisibleText, length: int) -> VisibleText:
    """Return the first words, and the features within them."""
    if len(whole.words) <= length:
        return whole
    return VisibleText(whole.words[:length], tuple(each for each in whole.features if each.last < length))


def combine(shown: Sequence[ReadDocument], *, length: int = LENGTH) -> list[Combined]:
    """Return one text for each person, in the order of the people."""
    by_person: dict[int, list[ReadDocument]] = defaultdict(list)
    for each in shown:
        by_person[each.person].append(each)
    return [_combined(person, by_person[person], length) for person in sorted(by_person)]


def _combined(person: int, shown: Sequence[ReadDocument], length: int) -> Combined:
    taken: list[ReadDocument] = []
    words: list[Word] = []
    features: list[TextFeature] = []
    for each in sorted(shown, key=lambda one: (-one.mentions, one.document)):
        if len(words) >= length:
            break
        part = cut(each.read, length - len(words))
        features += [one._replace(first=one.first + len(words), last=one.last + len(words)) for one in part.features]
        words += part.words
        taken.append(each)
    numbers = tuple(each.document for each in taken)
    return Combined(
        person, numbers, VisibleText(tuple(words), tuple(features)), alignment.joined([each.masked for each in taken])
    )
