from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.types import Kind, Role
from engine.lab.training import card
from engine.models.network import LABELS
from engine.models.tagger import TaggedText, Tagger

TEXT = "Ms Oona Brandt, 41, of Riga."


class Scripted:
    """Finds "Oona Brandt" as a person, and would mask "Oona" and "Riga"."""

    def tag(self, text: str, progress: Progress) -> TaggedText:
        words = ["Oona", "Brandt", "Riga"]
        starts = np.asarray([text.index(word) for word in words], np.int64)
        labels = np.zeros((3, len(LABELS)), np.float32)
        labels[[0, 1, 2], [LABELS.index(label) for label in ("B-PERSON", "I-PERSON", "O")]] = 1
        masks = np.asarray([[0.1, 0.0, 0.9], [0.7, 0.0, 0.3], [0.45, 0.55, 0.0]], np.float32)
        return TaggedText(starts, starts + [len(word) for word in words], labels, masks)


@pytest.fixture
def scores(tmp_path: Path) -> card.CardScores:
    def span(words: str, label: str, role: str, annotator: str) -> dict[str, object]:
        start = TEXT.index(words)
        return {
            "start": start,
            "end": start + len(words),
            "label": label,
            "identifier_type": role,
            "annotator": annotator,
        }

    spans = [
        span("Oona Brandt", "PERSON", "DIRECT", "a"),
        span("41", "DEM", "NO_MASK", "a"),
        span("Oona Brandt", "PERSON", "QUASI", "b"),
        span("41", "DEM", "QUASI", "b"),
    ]
    path = tmp_path / "set.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps({"text": TEXT, "spans": spans}).encode()))
    tagger: Tagger = Scripted()  # type: ignore[assignment]
    return card.score(tagger, path)


def test_masked_tokens_are_counted_for_each_annotator(scores: card.CardScores) -> None:
    # "Oona" and "Riga" are masked; both annotators masked "Oona Brandt", one "41".
    assert scores.masking == card.Agreement(pytest.approx(2 / 4), pytest.approx(2 / 5), pytest.approx(4 / 9), 5)


def test_recall_is_told_by_entities_of_each_role(scores: card.CardScores) -> None:
    assert scores.recall == {Role.DIRECT: 0.0, Role.QUASI: 0.0}


def test_a_mention_counts_though_it_is_not_masked(scores: card.CardScores) -> None:
    assert scores.mentioned == pytest.approx({Role.DIRECT: 1.0, Role.QUASI: 1 / 2})


def test_kinds_are_counted_by_token(scores: card.CardScores) -> None:
    assert scores.kinds[Kind.PERSON] == card.Agreement(1.0, 1.0, 1.0, 4)
    assert scores.kinds[Kind.DEM].recall == 0.0


def test_a_set_without_masking_decisions_has_no_masking_score(tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl.gz"
    span = {"start": 3, "end": 14, "label": "PERSON"}
    path.write_bytes(gzip.compress(json.dumps({"text": TEXT, "spans": [span]}).encode()))
    tagger: Tagger = Scripted()  # type: ignore[assignment]
    scores = card.score(tagger, path)
    assert scores.masking is None
    assert scores.kinds[Kind.PERSON].f1 == 1.0
