"""Documents with what must and must not be masked are learned from: kinds, decisions, and other names."""

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.core.types import Kind
from engine.lab.evaluation.places import PlaceDecision
from engine.lab.training import data, wishes
from engine.models.network import LABELS, MASKS
from engine.models.pieces import load_vocabulary
from tests.gold import files, markup

SOURCE = """title: Note
kind: note
language: en
---
Seen by Dr [[Ada van der Quist]]{PERSON ada must} for [[Crohn's]]{MISC crohn not}, as [[QUIST]]{PERSON ada must} asked.

| [[Ada // Quist]]{PERSON ada must} | next |
"""


@pytest.fixture
def document(tmp_path: Path) -> dict[str, Any]:
    (tmp_path / "note.md").write_text(SOURCE, encoding="utf-8")
    files.export([markup.read(tmp_path / "note.md")], tmp_path / "gold.jsonl.gz")
    (found,) = wishes.documents(tmp_path / "gold.jsonl.gz", english=True)
    assert not list(wishes.documents(tmp_path / "gold.jsonl.gz", english=False))
    return found


def _words(document: dict[str, Any]) -> list[tuple[str, str]]:
    return [(document["text"][each["start"] : each["end"]], each["label"]) for each in document["spans"]]


def test_places_are_exported_word_for_word(document: dict[str, Any]) -> None:
    assert [words for words, _ in _words(document)][:4] == ["Dr", "Ada van der Quist", "Crohn's", "QUIST"]
    assert {label for _, label in _words(document)} == {"title", "PERSON must", "MISC not"}


def test_places_teach_kinds_and_decisions(document: dict[str, Any]) -> None:
    vocabulary = load_vocabulary(Path("resources/models/recognizer/vocab.txt"))
    (example,) = data.examples(wishes.SOURCE, [document], vocabulary)
    cut = data.pieces.cut(vocabulary, document["text"])

    def at(words: str) -> tuple[set[str], set[str]]:
        piece = int(np.searchsorted(cut.starts, document["text"].index(words)))
        rows = zip((LABELS, MASKS), (example.labels[piece], example.masks[piece]), strict=True)
        labels, masks = ({name for name, one in zip(names, row, strict=True) if one} for names, row in rows)
        return labels, masks

    assert at("Ada") == ({"B-PERSON"}, {"QUASI", "DIRECT"})
    assert at("Quist") == ({"I-PERSON"}, {"QUASI", "DIRECT"})
    crohn, left = at("Crohn")
    assert left == {"NO_MASK"}
    assert "B-MISC" in crohn
    assert crohn.isdisjoint({"B-PERSON", "B-CODE"})
    title, either = at("Dr")
    assert either == set(MASKS)
    assert title >= {"O", "B-PERSON"}
    seen, decision = at("Seen")
    assert decision == {"NO_MASK"}
    assert seen == {label for label in LABELS if not label.endswith(("-PERSON", "-CODE"))}


def test_a_name_that_must_stay_may_be_a_name() -> None:
    reading = wishes.SOURCE.labels[f"{Kind.PERSON} {PlaceDecision.NOT}"]
    assert Kind.PERSON in reading
    assert Kind.CODE not in reading


def test_people_get_other_names_throughout(document: dict[str, Any]) -> None:
    found = wishes.renamed(document, np.random.default_rng(3))
    names = [words for words, label in _words(found) if label == "PERSON must"]
    first, particles, last = names[0].split()[0], names[0].split()[1:3], names[0].split()[3]
    assert particles == ["van", "der"]
    assert {first, last}.isdisjoint({"Ada", "Quist"})
    assert names[1] == last.upper()
    assert "Crohn's" in found["text"]
    assert "Ada" not in found["text"]
    assert [label for _, label in _words(found)] == [label for _, label in _words(document)]


def test_only_some_documents_get_other_names(document: dict[str, Any]) -> None:
    texts = [each["text"] for each in wishes.drawn([document] * 40, np.random.default_rng(1))]
    assert 5 < texts.count(document["text"]) < 35


def test_other_languages_are_read_by_themselves(tmp_path: Path) -> None:
    rows = [{"language": each, "text": "", "spans": []} for each in ("en", "de", "fr")]
    with gzip.open(tmp_path / "gold.jsonl.gz", "wt", encoding="utf-8") as target:
        target.writelines(json.dumps(each) + "\n" for each in rows)
    languages = [each["language"] for each in wishes.documents(tmp_path / "gold.jsonl.gz", english=False)]
    assert languages == ["de", "fr"]
