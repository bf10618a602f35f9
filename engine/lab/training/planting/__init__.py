"""Synthetic documents with planted, annotated identifiers: clinical notes, legal documents, letters, posts, forms.

Every person, number and place is invented. The clinical text that notes are built on, and its licence, are described in
`notes`. There are two disjoint families of templates, names and base texts: `train`, and `test` to measure with.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engine.lab.training.planting import grammar, notes
from engine.lab.training.planting.grammar import Cast, PlantedStretch, Rules
from engine.lab.training.planting.notes import Notes
from engine.lab.training.planting.people import Split

GRAMMARS = Path(__file__).parent / "grammars"
SHARES: dict[Split, dict[str, float]] = {
    Split.TRAIN: {"clinical": 0.15, "filings": 0.07, "correspondence": 0.07, "forms": 0.06, "offices": 0.65},
    Split.TEST: {"clinical": 0.5, "filings": 0.2, "correspondence": 0.17, "forms": 0.13},
}
"""Genres of each family, each with a grammar of its own, and their shares of the documents."""


def plant(base: Notes, *, seed: int, count: int, split: Split) -> Iterator[dict[str, Any]]:
    """Yield `count` documents in the layout of the data sets; the same arguments give the same documents.

    Each span has `start`, `end`, `text`, `label` (the kind), `identifier_type` (DIRECT, QUASI or NO_MASK), `entity_id`
    and `hipaa`, the class of the HIPAA list that it belongs to ("-" for text that may stay).
    """
    for number in range(count):
        random = np.random.default_rng([seed, number, list(Split).index(split)])
        shares = SHARES[split]
        genre = str(random.choice(list(shares), p=list(shares.values())))
        rules, cast = rules_of(genre, split), Cast(random, split)
        if genre == "clinical":
            note = notes.compose(base, random)
            rules, cast.female = {**rules, "note": (note,)}, notes.female(note)
        pieces = grammar.disturb(grammar.write(rules, "{document}", cast), random)
        yield _document(f"{split}-{genre}-{seed}-{number}", genre, split, pieces)


@cache
def rules_of(genre: str, split: Split) -> Rules:
    """Return the grammar of a genre, of one family: its own files, and those that all genres of the family share."""
    rules: Rules = {}
    for path in sorted((*GRAMMARS.glob(f"{genre}.{split}*.txt"), *GRAMMARS.glob(f"shared.{split}*.txt"))):
        for name, texts in grammar.read(path).items():
            rules[name] = (*rules.get(name, ()), *texts)
    return rules


def _document(name: str, genre: str, split: Split, pieces: list[PlantedStretch]) -> dict[str, Any]:
    spans, length = [], 0
    for piece in pieces:
        end = length + len(piece.text)
        if planted := piece.annotation:
            spans.append(
                {
                    "start": length,
                    "end": end,
                    "text": piece.text,
                    "label": planted.kind.value,
                    "identifier_type": planted.masking,
                    "entity_id": f"{name}-{planted.entity}",
                    "hipaa": planted.hipaa,
                }
            )
        length = end
    text = "".join(piece.text for piece in pieces)
    return {"doc_id": name, "text": text, "split": split.value, "genre": genre, "spans": spans}
