"""Planted identifiers that the whole pipeline masks, by class, and what it masks of clinical text that names nobody.

The documents are those of `engine.lab.training.planting`'s test family: none of its templates, names and base texts is
trained on.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.core.options import Options
from engine.lab.training.data import documents
from engine.lab.training.planting import notes, plant
from engine.lab.training.planting.people import Split
from tests.benchmarks.masking import DATA, masked, touched

CLINICAL = DATA / "clinical_text"
PLANTED = 400
SEED = 7
UNPLANTED = 20  # notes of the development split of each file
_WORD = re.compile(r"\w+")
_STAYS = "NO_MASK"


def main(results: Path) -> None:
    """Recall by characters; tables on the screen and in `clinical.tsv`."""
    planted = list(plant(notes.read(CLINICAL, Split.TEST), seed=SEED, count=PLANTED, split=Split.TEST))
    lines = []
    for name, genres in (("clinical notes", {"clinical"}), ("others", {"filings", "correspondence", "forms"})):
        lines += measure(name, [each for each in planted if each["genre"] in genres])
    lines.append(f"words masked of notes without planted identifiers\t{share(unplanted()):.4f}")
    print("\n".join(lines))
    (results / "clinical.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def measure(name: str, planted: list[dict[str, Any]]) -> list[str]:
    """Return for each class: mentions, the share of their letters and digits masked, and that of mentions masked whole.

    The last row counts the words that may stay, and the part of them that is masked.
    """
    characters, covered, mentions, whole = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    outside = wrong = 0
    for document in planted:
        hidden = _characters(masked(document["text"], Options(as_text=True)))  # some forms are JSON
        for span in document["spans"]:
            telling = {index for index in range(span["start"], span["end"]) if document["text"][index].isalnum()}
            seen = len(telling - hidden)
            for group in (span["hipaa"], span["label"]) if span["identifier_type"] != _STAYS else ():
                characters[group] += len(telling)
                covered[group] += len(telling) - seen
                mentions[group] += 1
                whole[group] += not seen
        theirs = _characters(
            (span["start"], span["end"]) for span in document["spans"] if span["identifier_type"] != _STAYS
        )
        words = [word.span() for word in _WORD.finditer(document["text"]) if word.start() not in theirs]
        outside += len(words)
        wrong += sum(start in hidden for start, _ in words)
    rows = [
        f"{name}\t{group}\t{count}\t{covered[group] / characters[group]:.4f}\t{whole[group] / count:.4f}"
        for group, count in sorted(mentions.items())
    ]
    head = f"{name}\tclass\tmentions\tcharacters masked\tmasked whole"
    return [head, *rows, f"{name}\twords that may stay masked\t{outside}\t{wrong / outside:.4f}"]


def _characters(spans: Iterable[tuple[int, int]]) -> set[int]:
    return {index for start, end in spans for index in range(start, end)}


def unplanted() -> list[str]:
    """Texts of a clinic that hold few identifiers."""
    files = sorted(CLINICAL.glob("*.jsonl.gz"))
    chosen = [[each["text"] for each in documents(file) if each["split"] == "dev"][:UNPLANTED] for file in files]
    return [text for texts in chosen for text in texts]


def share(texts: list[str]) -> float:
    """The part of the words that is masked: in such notes, mostly too much."""
    wrong = total = 0
    for text in texts:
        words = [word.span() for word in _WORD.finditer(text)]
        wrong += len(touched(words, masked(text, Options())))
        total += len(words)
    return wrong / total
