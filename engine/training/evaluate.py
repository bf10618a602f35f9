"""Scores the neural recognizer on an annotated set, word by word.

    python -m engine.training.evaluate --data FILE [--device auto|cpu|cuda] [--threshold P]

A word is a run of letters, digits and underscores (`\\w+`); punctuation is not scored. In the gold standard a word is
masked if any annotator of the document gave a span that touches it QUASI or DIRECT; it has every role and every kind
that any annotator gave it. The recognizer masks a word if the mean probability of QUASI and DIRECT over the word pieces
that touch it is at least the threshold; the word has the kind of the mention that touches it. Precision, recall and F1
count words over the whole set.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.models.tagger import TaggedText, Tagger, load
from engine.options import Device
from engine.progress import Silent
from engine.recognizers import neural
from engine.training.data import documents
from engine.types import Kind, Role

DEVELOPMENT = "tab/dev_full.jsonl.gz"
MASKED, MENTIONED = "masked", "mentioned"
Mark = tuple[str, int, int]
"""Something said about the characters from one offset to another."""
Words = set[tuple[int, int]]
"""Words of a set, as (document number, word number)."""
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Agreement:
    """Precision, recall and F1, 0 to 1, and how many words the gold standard has."""

    precision: float
    recall: float
    f1: float
    words: int


@dataclass(frozen=True, slots=True)
class Scores:
    """How well the recognizer does; without `masking` and roles for a set that has no masking decisions.

    Attributes:
        threshold: probability from which a word counts as masked.
        masking: agreement on masked words.
        recall: of the words of each role, the part that is masked.
        mentioned: of the words of each role, the part that is in a mention, whether masked or not.
        kinds: agreement on the words of each kind.
    """

    threshold: float
    masking: Agreement | None
    recall: dict[Role, float]
    mentioned: dict[Role, float]
    kinds: dict[Kind, Agreement]


def score(tagger: Tagger, path: Path, threshold: float = neural.MASK_THRESHOLD) -> Scores:
    """Run the recognizer over the documents of `path` and compare."""
    gold: dict[str, Words] = {}
    found: dict[str, Words] = {}
    for number, document in enumerate(documents(path)):
        words = [match.span() for match in _WORD.finditer(document["text"])]
        tagged = tagger.tag(document["text"], Silent())
        _collect(gold, number, words, _annotated(document))
        _collect(found, number, words, _recognized(document["text"], words, tagged, threshold))
    roles = {role: gold[role] for role in Role if role in gold}
    masked = set[tuple[int, int]]().union(*roles.values())

    def agree(expected: Words, name: str) -> Agreement:
        return agreement(expected, found.get(name, set()))

    return Scores(
        threshold,
        agree(masked, MASKED) if roles else None,
        {role: agree(words, MASKED).recall for role, words in roles.items()},
        {role: agree(words, MENTIONED).recall for role, words in roles.items()},
        {kind: agree(gold.get(kind, set()), kind) for kind in Kind},
    )


def agreement(gold: Words, found: Words) -> Agreement:
    """How well `found` agrees with `gold`; where one of them is empty, what can't be counted is 0."""
    right = len(gold & found)
    return Agreement(
        precision=right / len(found) if found else 0.0,
        recall=right / len(gold) if gold else 0.0,
        f1=2 * right / (len(gold) + len(found)) if right else 0.0,
        words=len(gold),
    )


def _collect(named: dict[str, Words], number: int, words: list[tuple[int, int]], marks: Iterable[Mark]) -> None:
    """Add the words of document `number` that each mark touches to the set of the mark's name."""
    for name, start, end in marks:
        touched = {(number, index) for index, word in enumerate(words) if word[0] < end and start < word[1]}
        named.setdefault(name, set()).update(touched)


def _annotated(document: dict[str, Any]) -> Iterator[Mark]:
    for span in document["spans"]:
        yield span["label"], span["start"], span["end"]
        yield span.get("identifier_type", ""), span["start"], span["end"]


def _recognized(text: str, words: list[tuple[int, int]], tagged: TaggedText, threshold: float) -> Iterator[Mark]:
    for mention in neural.find(text, tagged):
        yield mention.kind, mention.start, mention.end
        yield MENTIONED, mention.start, mention.end
    for start, end in words:
        first, last = np.searchsorted(tagged.ends, start, "right"), np.searchsorted(tagged.starts, end)
        if first < last and 1 - tagged.masks[first:last, 0].mean() >= threshold:
            yield MASKED, start, end


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m engine.training.evaluate")
    parser.add_argument("--data", type=Path, required=True, help="gzipped JSON Lines file")
    parser.add_argument("--device", type=Device, choices=list(Device), default=Device.AUTO)
    parser.add_argument("--threshold", type=float, default=neural.MASK_THRESHOLD)
    arguments = parser.parse_args()
    scores = score(load(arguments.device), arguments.data, arguments.threshold)
    print(json.dumps(asdict(scores), indent=2))


if __name__ == "__main__":
    main()
