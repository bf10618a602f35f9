from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tokenizers import Tokenizer

from engine.core.errors import BadAnnotation
from engine.core.types import Kind
from engine.lab.training import data, own
from engine.lab.training.data import Masking
from engine.lab.training.formats import Labels
from engine.models.network import LABELS, MASKS
from engine.models.pieces import UNKNOWN, load_vocabulary


@pytest.fixture
def vocabulary(tmp_path: Path) -> Tokenizer:
    path = tmp_path / "vocab.txt"
    path.write_text("\n".join([UNKNOWN, "oona", "saw", "riga"]), encoding="utf-8")
    return load_vocabulary(path)


def stored(path: Path, *documents: dict[str, Any]) -> Path:
    path.write_text("\n".join(json.dumps(each) for each in documents), encoding="utf-8")
    return path


def span(start: int, end: int, label: str, **more: str) -> dict[str, Any]:
    return {"start": start, "end": end, "label": label, **more}


TEXT = "Oona saw Riga"


def test_own_files_can_be_learned_from(tmp_path: Path, vocabulary: Tokenizer) -> None:
    columns = tmp_path / "a.conll"
    columns.write_text("Oona B-PER\nsaw O\nRiga O\n")
    decided = {"text": TEXT, "spans": [span(0, 4, "PATIENT", identifier_type="DIRECT")], "complete": list(Kind)}
    lines = stored(tmp_path / "b.jsonl", decided, {"text": TEXT, "spans": []})
    first, second = own.sources([columns, lines], None, tmp_path / "out")
    assert (first.complete, first.masking) == ({Kind.PERSON}, Masking.UNKNOWN)
    assert (second.complete, second.masking) == (set(Kind), Masking.ANNOTATED)

    (example,) = data.read(first, tmp_path / "elsewhere", vocabulary)
    names = [{name for name, may in zip(LABELS, row, strict=True) if may} for row in example.labels]
    assert names[0] == {"B-PERSON"}
    assert names[2] == set(LABELS) - {"B-PERSON", "I-PERSON"}
    assert example.masks.all()
    decisions = [
        {name for name, may in zip(MASKS, row, strict=True) if may}
        for row in data.read(second, tmp_path, vocabulary)[0].masks
    ]
    assert decisions == [{"DIRECT"}, {"NO_MASK"}, {"NO_MASK"}]


def test_a_table_of_labels_says_what_is_complete(tmp_path: Path) -> None:
    lines = stored(tmp_path / "a", {"text": TEXT, "spans": [span(9, 13, "TOWN")]})
    (source,) = own.sources([lines], Labels({"TOWN": "LOC"}, {}, frozenset({Kind.LOC, Kind.ORG})), tmp_path / "out")
    assert source.complete == {Kind.LOC, Kind.ORG}


def test_decisions_on_some_documents_only_are_refused(tmp_path: Path) -> None:
    decided = span(0, 4, "PER", identifier_type="DIRECT")
    lines = stored(tmp_path / "a", {"text": TEXT, "spans": [decided]}, {"text": TEXT, "spans": [span(0, 4, "PER")]})
    with pytest.raises(BadAnnotation) as caught:
        own.sources([lines], None, tmp_path / "out")
    assert caught.value.fields["problem"] == "some-without-masking"
