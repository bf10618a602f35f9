"""Makes documents and profiles to learn from out of texts about people, where no register of them is at hand.

The sentences of each text are dealt into two halves. One half is the document; of the other a profile is made, by turns
as a table of what the recognizer finds in it and as the text itself, so that both kinds are learned.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from engine.progress import Progress
from engine.training.emulation import About
from engine.types import Kind, Mention

STAGE = "silver"
DOCUMENTS, PROFILES = "documents.jsonl", "profiles.jsonl"
FEWEST = 4
"""Sentences of a text that can be halved."""
COLUMNS: dict[Kind, str] = {
    Kind.DATETIME: "dates",
    Kind.LOC: "places",
    Kind.DEM: "description",
    Kind.ORG: "organisations",
    Kind.PERSON: "others",
    Kind.MISC: "known for",
    Kind.QUANTITY: "amounts",
    Kind.CODE: "numbers",
}
"""The headers under which a table says what the recognizer found, in its order."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z])")

Recognise = Callable[[str], Sequence[Mention]]


def halves(text: str, random: Random) -> tuple[str, str] | None:
    """Two halves of the sentences, each in the order of the text; None if there are too few."""
    sentences = [each for each in _SENTENCE.split(text) if each.strip()]
    if len(sentences) < FEWEST:
        return None
    first = set(random.sample(range(len(sentences)), len(sentences) // 2))
    one = " ".join(each for place, each in enumerate(sentences) if place in first)
    other = " ".join(each for place, each in enumerate(sentences) if place not in first)
    return one, other


def table(text: str, mentions: Iterable[Mention]) -> dict[str, str]:
    """What was found, by column; each value once, in the order of the text."""
    found: dict[str, dict[str, None]] = {column: {} for column in COLUMNS.values()}
    for each in mentions:
        found[COLUMNS[each.kind]].setdefault(" ".join(text[each.start : each.end].split()))
    return {column: "; ".join(values) for column, values in found.items() if values}


def write(texts: Iterable[About], out: Path, recognise: Recognise, seed: int, progress: Progress) -> int:
    """Write `documents.jsonl` and `profiles.jsonl` into the folder `out`, and say how many people they hold.

    Texts that name nobody, or are too short to be halved, are left out.

    Raises:
        BadAnnotation, InputError: as `texts` raises them.
        Cancelled: `progress` said so.
    """
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    with (out / DOCUMENTS).open("w", encoding="utf-8") as documents, (out / PROFILES).open("w", encoding="utf-8") as to:
        for count, (name, document, profile) in enumerate(_pairs(texts, recognise, seed), start=1):
            progress.step(STAGE, count, 0)
            documents.write(_line({"name": name, "text": document}))
            to.write(_line({"name": name, **profile}))
    return count


def _pairs(texts: Iterable[About], recognise: Recognise, seed: int) -> Iterator[tuple[str, str, dict[str, str]]]:
    random = Random(seed)  # noqa: S311
    done: set[str] = set()
    for about in texts:
        divided = halves(about.text, random)
        if divided and about.person and about.person not in done:
            document, known = divided
            as_table = len(done) % 2 == 0
            done.add(about.person)
            yield about.person, document, table(known, recognise(known)) if as_table else {"text": known}


def _line(record: dict[str, str]) -> str:
    return json.dumps(record, ensure_ascii=False) + "\n"
