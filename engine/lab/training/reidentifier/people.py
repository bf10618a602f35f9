"""Training data of the re-identifier: profiles with documents of the same names, and pairs made from texts."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.background import profiles as known
from engine.background.adversaries.network_fit import PersonText
from engine.background.attributes import TableProblem
from engine.background.build import said
from engine.background.profiles import Profile
from engine.background.words import words as name_words
from engine.core.progress import Progress, Stage
from engine.core.types import Kind, Mention
from engine.lab.training.emulation import About

HELD_OUT = 10
"""One person in ten is held out for measuring."""


@dataclass(frozen=True, slots=True)
class TrainingPeople:
    """Profiles and documents to learn from.

    Attributes:
        unmatched: number of documents left out, since no profile or more than one bears their name.
        sha256: of the profiles and of the documents, as they were read.
    """

    profiles: tuple[Profile, ...]
    documents: tuple[PersonText, ...]
    unmatched: int
    sha256: tuple[str, str]

    def is_held_out(self, person: int) -> bool:
        """Return whether a person is held out for measuring: the name decides, whatever else is in the data."""
        name = " ".join(name_words(self.profiles[person].name))
        return bool(name) and zlib.crc32(name.encode("utf-8", "surrogatepass")) % HELD_OUT == 0


def load(profiles: Path, documents: Path, read: Callable[[Path], str], progress: Progress) -> TrainingPeople:
    """Return profiles and documents, each a table, JSON Lines with `name` and `text`, or a folder of files named after
    people.

    Raises:
        BadBackground: see `profiles.load`; or fewer than two documents have a profile.
        UnreadableFile, Cancelled: see `profiles.load`.
    """
    people, texts = (known.load(path, {}, read, progress) for path in (profiles, documents))
    by_name: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for row, each in enumerate(people):
        by_name[tuple(sorted(name_words(each.name)))].append(row)
    found = []
    for text in texts:
        rows = by_name.get(tuple(sorted(name_words(text.name)))) or known.find(people, text.name)
        if len(rows) == 1:
            found.append(PersonText(text.text, rows[0]))
    if len({each.person for each in found}) < 2:
        raise said(documents, [TableProblem("no-pairs")])
    return TrainingPeople(people, tuple(found), len(texts) - len(found), (_sha256(people), _sha256(texts)))


def _sha256(read: Sequence[Profile]) -> str:
    digest = hashlib.sha256()
    for each in read:
        digest.update(f"{each.name}\0{each.text}\0".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


# Pairs of a document and a profile from texts about people, where there is no register of them. The sentences of each
# text are dealt into two halves. One half is the document; the other becomes a profile, alternately a table of what the
# recognizer finds in it and the text itself, so that both kinds are learned.


DOCUMENTS, PROFILES = "documents.jsonl", "profiles.jsonl"
FEWEST = 4
"""Fewest sentences of a text that can be halved."""
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
"""Headers of the columns for what the recognizer found, in the order of the table."""
_Recognise = Callable[[str], Sequence[Mention]]
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z])")


def halves(text: str, random: Random) -> tuple[str, str] | None:
    """Return two halves of the sentences, each in the order of the text; None if there are too few."""
    sentences = [each for each in _SENTENCE.split(text) if each.strip()]
    if len(sentences) < FEWEST:
        return None
    first = set(random.sample(range(len(sentences)), len(sentences) // 2))
    one = " ".join(each for place, each in enumerate(sentences) if place in first)
    other = " ".join(each for place, each in enumerate(sentences) if place not in first)
    return one, other


def table(text: str, mentions: Iterable[Mention]) -> dict[str, str]:
    """Return what was found, by column; each value once, in the order of the text."""
    found: dict[str, dict[str, None]] = {column: {} for column in COLUMNS.values()}
    for each in mentions:
        found[COLUMNS[each.kind]].setdefault(" ".join(each.words(text).split()))
    return {column: "; ".join(values) for column, values in found.items() if values}


def write(texts: Iterable[About], out: Path, recognise: _Recognise, seed: int, progress: Progress) -> int:
    """Write `documents.jsonl` and `profiles.jsonl` into the folder `out`, and return the number of people in them.

    Texts without a person's name, or too short to be halved, are left out.

    Raises:
        BadAnnotation, InputError: as `texts` raises them.
        Cancelled: the user asked to stop.
    """
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    with (out / DOCUMENTS).open("w", encoding="utf-8") as documents, (out / PROFILES).open("w", encoding="utf-8") as to:
        for count, (name, document, profile) in enumerate(_pairs(texts, recognise, seed), start=1):
            progress.step(Stage.SILVER, count, 0)
            documents.write(_line({"name": name, "text": document}))
            to.write(_line({"name": name, **profile}))
    return count


def _pairs(texts: Iterable[About], recognise: _Recognise, seed: int) -> Iterator[tuple[str, str, dict[str, str]]]:
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
