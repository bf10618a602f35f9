"""Labels by k-anonymity, and a recognizer that learns them."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import background
from engine.background import Background
from engine.core.errors import Cancelled
from engine.core.options import Device, Method
from engine.core.progress import Silent
from engine.lab.training import distant, runs
from engine.lab.training.distant import Labelling
from engine.lab.training.emulation import About
from engine.models import training_loop
from engine.models.tagger import TaggedText, Tagger
from tests.builders import networks

PERSON = "Maren Tolvald"
TEXT = "Maren Tolvald was born on 3 May 1971. The nurse lives in Bergen and likes Rome."
TABLE = """\
name,date of birth,residence,occupation
Maren Tolvald,1971-05-03,Bergen,nurse
Ada Quist,1980-01-02,Oslo,nurse
Bo Lind,1980-02-02,Oslo,nurse
Cy Rask,1981-02-02,Bergen,pilot
Di Holm,1971-02-12,Bergen,pilot
Ea Krog,1990-02-12,Bergen,pilot
Fa Moe,1990-02-13,Bergen,nurse
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "people.csv"
    path.write_text(TABLE)
    return path


@pytest.fixture
def known(table: Path, tmp_path: Path) -> Background:
    return background.load([table], folder=tmp_path / "kept")


def decisions(known: Background, method: Method, k: int, seed: int = 0) -> dict[str, str]:
    document = distant.labelled(About(TEXT, PERSON), known, Labelling(method, k, seed=seed))
    assert document
    return {TEXT[each["start"] : each["end"]]: each["identifier_type"] for each in document["spans"]}


@pytest.mark.parametrize("method", [Method.GREEDY, Method.RANDOM, Method.OPTIMAL])
def test_values_are_masked_until_k_people_share_what_is_left(known: Background, method: Method) -> None:
    alone = {PERSON: "DIRECT", "3 May 1971": "DIRECT"}
    assert decisions(known, method, 2) == {**alone, "nurse": "NO_MASK", "Bergen": "NO_MASK"}
    found = decisions(known, method, 4)
    assert alone.items() <= found.items()
    assert sorted((found["nurse"], found["Bergen"])) == ["NO_MASK", "QUASI"]


def test_greedy_masks_the_rarer_value_and_random_either(known: Background) -> None:
    assert decisions(known, Method.GREEDY, 4)["nurse"] == "QUASI"  # four people; five live in Bergen
    drawn = {decisions(known, Method.RANDOM, 4, seed)["nurse"] for seed in range(8)}
    assert drawn == {"QUASI", "NO_MASK"}


def test_texts_about_nobody_in_the_background_data_teach_nothing(known: Background) -> None:
    how = Labelling(Method.GREEDY)
    assert distant.labelled(About(TEXT, "Nobody Else"), known, how) is None
    assert distant.labelled(About(TEXT, None), known, how) is None


def test_finished_labels_are_read_again_and_unfinished_ones_are_not(known: Background, tmp_path: Path) -> None:
    class Stopping:
        def step(self, stage: str, done: int, total: int) -> None:
            if done == 1:
                raise Cancelled

    how, texts = Labelling(Method.GREEDY), [About(TEXT, PERSON)] * 2
    with pytest.raises(Cancelled):
        distant.write(texts, known, how, tmp_path, Stopping())
    found = distant.write(texts, known, how, tmp_path, Silent())
    assert len(found) == 2
    assert distant.write([], known, how, tmp_path, Silent()) == found


@pytest.mark.parametrize(
    ("text", "masked", "spans"),
    [
        ("Ada Quist, Oslo", ["Ada", "Quist", "Oslo"], ["Ada Quist", "Oslo"]),
        ("Ada Quist, Oslo", ["Ada", "Quist", ",", "Oslo"], ["Ada Quist, Oslo"]),
        ("Ada Quist, Oslo", [","], []),
    ],
)
def test_masked_pieces_in_a_row_are_one_span(text: str, masked: Sequence[str], spans: Sequence[str]) -> None:
    places = [(0, 3), (4, 9), (9, 10), (11, 15)]
    masks = np.asarray([(0.4, 0.3, 0.3) if text[slice(*each)] in masked else (0.6, 0.4, 0) for each in places])
    starts, ends = (np.asarray(each) for each in zip(*places, strict=True))
    tagged = TaggedText(starts, ends, np.zeros((4, 17), np.float32), masks.astype(np.float32))
    assert [text[slice(*each)] for each in distant.masked_spans(text, tagged)] == spans


@pytest.mark.slow
def test_a_run_writes_labels_weights_and_a_card_and_teaches_to_mask(
    table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distant, "RATES", training_loop.Rates(encoder=1e-4, heads=5e-2))
    own = networks.recognizer(tmp_path / "own")
    people = [line.split(",") for line in TABLE.splitlines()[1:]]
    texts = tmp_path / "texts.jsonl"
    about = [
        {"person": name, "text": f"{name} was born on {born}. The {job} lives in {town}."}
        for name, born, town, job in people
    ]
    texts.write_text("\n".join(map(json.dumps, about * 3)))
    asked = {"texts": [texts], "background": [table], "out": tmp_path / "out", "method": "greedy", "k": 3, "arity": 0}
    asked |= {"start": own, "annotated": [], "epochs": 12, "seed": 1, "device": Device.CPU}
    runs.distant(argparse.Namespace(**asked), Silent())
    labels = [json.loads(line) for line in (tmp_path / "out" / distant.LABELS).read_text().splitlines()]
    assert len(labels) == len(about) * 3
    card = (tmp_path / "out" / "README.md").read_text()
    assert "| dev |" in card
    assert "--method greedy --k 3" in card
    trained = runs.folder.load((tmp_path / "out",), Device.CPU).tagger
    learned = [each for each in labels if each["split"] == distant.TextUse.TRAIN]
    assert likelihood(learned, trained) > likelihood(learned, runs.folder.load((own,), Device.CPU).tagger) + 0.1


def likelihood(documents: Sequence[dict[str, Any]], tagger: Tagger) -> float:
    """Mean probability of the labels' decision, masked or not, over all pieces."""
    found = []
    for each in documents:
        tagged = tagger.tag(each["text"], Silent())
        masked = [span for span in each["spans"] if span["identifier_type"] != "NO_MASK"]
        gone = {piece for span in masked for piece in range(*tagged.at((span["start"], span["end"])))}
        found += [row[1:].sum() if piece in gone else row[0] for piece, row in enumerate(tagged.masks)]
    return float(np.mean(found))


def test_scores_without_anything_to_count_are_no_number() -> None:
    assert all(math.isnan(each) for each in distant.score([], None).values())  # type: ignore[arg-type]
