from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tokenizers import Tokenizer

from engine.core.types import Kind, Role
from engine.lab.training import data
from engine.lab.training.data import SOURCES, Example, Masking, TrainingSet
from engine.models import training_loop
from engine.models.network import LABELS, MASKS
from engine.models.pieces import UNKNOWN, LetterCase, load_vocabulary
from engine.models.tagger import WINDOW

TEXT = "Ms Oona Brandt of Riga"
NAME = (3, 14)


@pytest.fixture
def vocabulary(tmp_path: Path) -> Tokenizer:
    path = tmp_path / "vocab.txt"
    path.write_text("\n".join([UNKNOWN, "ms", "oona", "brandt", "of", "riga"]), encoding="utf-8")
    return load_vocabulary(path)


def stored(folder: Path, *spans: dict[str, Any], split: str = "train") -> None:
    line = json.dumps({"doc_id": "1", "text": TEXT, "split": split, "spans": list(spans)})
    (folder / "set.jsonl.gz").write_bytes(gzip.compress(line.encode()))


def allowed(row: np.ndarray[Any, Any], names: tuple[str, ...]) -> set[str]:
    return {name for name, may in zip(names, row, strict=True) if may}


def an_example(pieces: int) -> Example:
    return Example(
        ids=np.arange(pieces),
        cases=np.full(pieces, int(LetterCase.TITLE)),
        labels=np.ones((pieces, len(LABELS)), np.float32),
        masks=np.ones((pieces, len(MASKS)), np.float32),
    )


def test_an_annotated_span_has_one_class_for_each_piece(tmp_path: Path, vocabulary: Tokenizer) -> None:
    stored(tmp_path, {"start": NAME[0], "end": NAME[1], "label": "PERSON", "identifier_type": "DIRECT"})
    source = TrainingSet("set.jsonl.gz", "", {"PERSON": (Kind.PERSON,)}, frozenset(Kind), masking=Masking.ANNOTATED)
    (example,) = data.read(source, tmp_path, vocabulary)
    assert [allowed(row, LABELS) for row in example.labels] == [{"O"}, {"B-PERSON"}, {"I-PERSON"}, {"O"}, {"O"}]
    assert [allowed(row, MASKS) for row in example.masks] == [{"NO_MASK"}, {"DIRECT"}, {"DIRECT"}, *[{"NO_MASK"}] * 2]


def test_a_set_says_nothing_about_kinds_that_it_does_not_annotate(tmp_path: Path, vocabulary: Tokenizer) -> None:
    stored(tmp_path, {"start": NAME[0], "end": NAME[1], "label": "PER"}, {"start": 18, "end": 22, "label": "???"})
    source = TrainingSet("set.jsonl.gz", "", {"PER": (Kind.PERSON, None)}, frozenset({Kind.PERSON}))
    (example,) = data.read(source, tmp_path, vocabulary)
    outside, name, _, _, unknown = (allowed(row, LABELS) for row in example.labels)
    assert outside == set(LABELS) - {"B-PERSON", "I-PERSON"}
    assert name == {"B-PERSON", "O"}
    assert {"B-PERSON", "B-LOC", "O"} <= unknown
    assert example.masks.all()


def test_a_label_may_say_how_its_spans_are_masked(tmp_path: Path, vocabulary: Tokenizer) -> None:
    stored(tmp_path, {"start": NAME[0], "end": NAME[1], "label": "PERSON"}, {"start": 18, "end": 22, "label": "CITY"})
    roles = {"PERSON": (Role.DIRECT, Role.QUASI)}
    source = TrainingSet("set.jsonl.gz", "", {}, frozenset(), masking=Masking.BY_LABEL, roles=roles)
    (example,) = data.read(source, tmp_path, vocabulary)
    outside, name, _, _, city = (allowed(row, MASKS) for row in example.masks)
    assert (outside, name, city) == ({"NO_MASK"}, {"DIRECT", "QUASI"}, set(MASKS))


def test_each_annotator_makes_an_example(tmp_path: Path, vocabulary: Tokenizer) -> None:
    span = {"start": NAME[0], "end": NAME[1], "label": "PERSON", "identifier_type": "QUASI"}
    stored(tmp_path, {**span, "annotator": "a"}, {**span, "annotator": "b", "identifier_type": "DIRECT"})
    source = TrainingSet("set.jsonl.gz", "", {"PERSON": (Kind.PERSON,)}, frozenset(Kind), masking=Masking.ANNOTATED)
    examples = data.read(source, tmp_path, vocabulary)
    assert [allowed(example.masks[1], MASKS) for example in examples] == [{"QUASI"}, {"DIRECT"}]


def test_other_splits_are_left_out(tmp_path: Path, vocabulary: Tokenizer) -> None:
    stored(tmp_path, split="dev")
    assert data.read(TrainingSet("set.jsonl.gz", "", {}, frozenset(), split="train"), tmp_path, vocabulary) == []


@pytest.mark.parametrize("pieces", [1, WINDOW, WINDOW + 1, 5 * WINDOW + 7])
def test_chunks_are_short_and_cover_the_example(pieces: int) -> None:
    chunks = data.chunk(an_example(pieces), np.random.default_rng(1))
    assert max(map(len, chunks)) <= WINDOW
    assert np.concatenate([each.ids for each in chunks]).tolist() == list(range(pieces))


def test_batches_hold_every_chunk_once_and_are_not_too_large() -> None:
    lengths = np.random.default_rng(2).integers(1, 300, 100)
    batches = training_loop.batches([an_example(length) for length in lengths], 512, np.random.default_rng(3))
    assert sorted(len(each) for batch in batches for each in batch) == sorted(lengths)
    assert all(max(map(len, batch)) * len(batch) <= 512 for batch in batches)


def test_letter_case_is_redrawn_for_words_only() -> None:
    title, random = int(LetterCase.TITLE), np.random.default_rng(4)
    cases = np.asarray([title, int(LetterCase.DIGIT), title])
    drawn = {tuple(data.recase(cases, random)) for _ in range(300)}
    assert drawn == {(case, LetterCase.DIGIT, case) for case in (LetterCase.TITLE, *data.DRAWN_CASES)}


def test_documents_kept_for_measuring_are_left_out(tmp_path: Path, vocabulary: Tokenizer) -> None:
    stored(tmp_path)
    (tmp_path / "set.jsonl.gz").rename(tmp_path / "kept.jsonl.gz")
    stored(tmp_path)
    source = TrainingSet("set.jsonl.gz", "", {}, frozenset(), without="kept.jsonl.gz")
    assert data.read(source, tmp_path, vocabulary) == []


def test_one_seed_draws_one_epoch() -> None:
    source = TrainingSet("set.jsonl.gz", "", {}, frozenset(), share=0.5)
    sets = {source: [an_example(length) for length in range(1, 11)]}
    first, again = (data.draw(sets, np.random.default_rng([7, 1])) for _ in range(2))
    assert [each.ids.tolist() for each in first] == [each.ids.tolist() for each in again]
    assert len(first) == 5


@pytest.mark.corpus
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.file)
def test_each_label_of_the_table_is_one_of_the_set(source: TrainingSet, data: Path) -> None:
    with gzip.open(data / source.file, "rt", encoding="utf-8") as lines:
        labels = {span["label"] for line in lines for span in json.loads(line)["spans"]}
    assert labels & set(source.labels)
