"""Token classifiers of others: exact offsets, windows, and what their labels mean."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import BadModel, Cancelled
from engine.core.options import Device
from engine.core.progress import Silent
from engine.models import classifier
from engine.models.classifier import TokenClassifier
from engine.models.network import LABELS, MASKS
from tests.builders import networks
from tests.builders.progresses import Impatient, Recorder

CPU = Device.CPU
FOUND = {"quillon": "B-PER"}
MAKERS = [networks.bert, networks.roberta]


@pytest.fixture(scope="module", params=MAKERS, ids=lambda make: make.__name__)
def loaded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> TokenClassifier:
    return classifier.load(request.param(tmp_path_factory.mktemp("own"), FOUND), CPU)


def found(network: TokenClassifier, text: str) -> list[tuple[int, int]]:
    tagged = network.tag(text, Silent())
    spans = zip(tagged.starts.tolist(), tagged.ends.tolist(), tagged.labels, strict=True)
    return [(start, end) for start, end, scores in spans if scores[0] < 0.5]


ODD = [
    "👩‍⚖️",
    "漢字",
    "\u00a0",
    "\r\n",
    "é",
    "e\u0301",
    "ﬁ",
    "İ",
    "\u200b",
    "[SEP]",
    "</s>",
    "<mask>",
    "½",
    "नमस्ते",
    "\ufeff",
    "\x00",
]


def test_offsets_point_at_the_word_between_whatever_unicode_holds(loaded: TokenClassifier) -> None:
    text = "".join(f"{odd} quillon " for odd in ODD) * 9
    expected = [(place, place + 7) for place in range(len(text)) if text.startswith("quillon", place)]
    assert found(loaded, text) == expected


@given(text=st.text(max_size=60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=50)
def test_pieces_are_in_order_apart_and_without_space_around(loaded: TokenClassifier, text: str) -> None:
    tagged = loaded.tag(text, Silent())
    assert tagged.labels.shape == (len(tagged.starts), len(LABELS))
    assert tagged.masks.shape == (len(tagged.starts), len(MASKS))
    assert np.allclose(tagged.labels.sum(1), 1, atol=1e-5)
    assert (tagged.starts < tagged.ends).all()
    assert (tagged.starts[1:] >= tagged.ends[:-1]).all()
    assert all(
        text[start:end] == text[start:end].strip() for start, end in zip(tagged.starts, tagged.ends, strict=True)
    )
    covered = {place for start, end in zip(tagged.starts, tagged.ends, strict=True) for place in range(start, end)}
    assert {place for place, letter in enumerate(text) if letter.isascii() and letter.isalnum()} <= covered


@pytest.mark.parametrize("count", [0, 1, 43, 44, 45, 46, 47, 79, 80, 81, 1000])
def test_every_piece_is_scored_once_however_long_the_text(loaded: TokenClassifier, count: int) -> None:
    text = " a" * count
    assert loaded.tag(text, Silent()).starts.tolist() == list(range(1, 2 * count, 2))


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_pieces_are_scored_away_from_the_edges_of_a_window(make: Callable[..., Path], tmp_path: Path) -> None:
    network = classifier.load(make(tmp_path, FOUND), CPU)
    pretrained = network.network
    pretrained.model.get_input_embeddings().weight.data.zero_()
    positions = next(
        each for name, each in pretrained.model.named_modules() if name.endswith("embeddings.position_embeddings")
    )
    near = pretrained.overlap // 2
    first = positions.num_embeddings - pretrained.window + 1  # after [CLS]
    positions.weight.data[:, -1] = 4.0
    for edge in (slice(first, first + near), slice(positions.num_embeddings - 1 - near, None)):
        positions.weight.data[edge] = 0.0
        positions.weight.data[edge, 1] = 4.0
    outside = network.tag("." * 1000, Silent()).labels[:, 0]
    assert (outside[:near] < 0.5).all()
    assert (outside[near:-near] > 0.5).all()


def test_progress_counts_windows_and_can_stop_the_work(loaded: TokenClassifier) -> None:
    progress = Recorder()
    loaded.tag(" a" * 2000, progress)
    assert progress.steps[0][:2] == ("recognize", 0)
    assert progress.steps[-1][1] == progress.steps[-1][2] > len(progress.steps) > 2
    with pytest.raises(Cancelled):
        loaded.tag(" a" * 2000, Impatient())


def test_a_text_does_not_depend_on_what_shares_its_step(
    loaded: TokenClassifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "the quillon left. " * 40
    together = loaded.tag(text, Silent())
    monkeypatch.setitem(classifier.STEP, "cpu", 1)
    alone = loaded.tag(text, Silent())
    assert (together.starts == alone.starts).all()
    assert np.allclose(together.labels, alone.labels, atol=1e-3)


def test_what_is_no_number_is_an_error(tmp_path: Path) -> None:
    network = classifier.load(networks.bert(tmp_path, FOUND), CPU)
    network.network.model.classifier.weight.data.fill_(float("nan"))
    with pytest.raises(BadModel) as refused:
        network.tag("a quillon", Silent())
    assert refused.value.fields["problem"] == "no-numbers"


def test_a_network_that_fails_on_the_way_is_an_error_without_the_text(tmp_path: Path) -> None:
    network = classifier.load(networks.bert(tmp_path, FOUND), CPU)
    network.network.model.classifier = torch.nn.Linear(3, 3)
    with pytest.raises(BadModel) as refused:
        network.tag("a quillon", Silent())
    assert refused.value.fields == {"folder": tmp_path.name, "problem": "does-not-run"}


@pytest.mark.parametrize(
    ("label", "meaning"),
    [
        ("B-PER", "B-PERSON"),
        ("I-PER", "I-PERSON"),
        ("E-LOC", "I-LOC"),
        ("S-ORG", "B-ORG"),
        ("U-PATIENT", "B-PERSON"),
        ("L-HOSP", "I-ORG"),
        ("M-GPE", "I-LOC"),
        ("PHONE", "I-CODE"),
        ("street-address", "I-LOC"),
        ("E-MAIL", "I-CODE"),
        ("B-date_time", "B-DATETIME"),
        ("B-OTHERPHI", "B-MISC"),
        ("o", "O"),
        ("X", "O"),
    ],
)
def test_labels_in_the_forms_in_which_others_write_them(label: str, meaning: str) -> None:
    rows, unknown = classifier._meaning({0: "O", 1: label})
    assert LABELS[int(rows[1].argmax())] == meaning
    assert rows.sum(1).tolist() == [1, 1]
    assert unknown == ()


def test_a_label_that_nobody_knows_is_misc_and_named_once() -> None:
    rows, unknown = classifier._meaning({0: "O", 1: "B-HULL", 2: "I-HULL", 3: "KEEL"})
    assert [LABELS[number] for number in rows.argmax(1)] == ["O", "B-MISC", "I-MISC", "I-MISC"]
    assert unknown == ("HULL", "KEEL")
