"""Mentions from token classifiers that the user adds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine import detection
from engine.core.progress import Silent
from engine.core.types import Kind
from engine.detection.networks import added_models
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText

Scored = tuple[str, str, float]
"""A piece, its label, and how probable that is; the rest is O."""


def tagged(text: str, scored: Sequence[Scored]) -> TaggedText:
    starts, ends, place = [], [], 0
    labels = np.zeros((len(scored), len(LABELS)), np.float32)
    for row, (piece, label, sure) in enumerate(scored):
        starts.append(text.index(piece, place))
        place = starts[-1] + len(piece)
        ends.append(place)
        labels[row, 0] = 1 - sure
        labels[row, LABELS.index(label)] += sure
    masks = np.tile(np.eye(len(MASKS), dtype=np.float32)[0], (len(scored), 1))
    return TaggedText(np.asarray(starts, np.int64), np.asarray(ends, np.int64), labels, masks)


@pytest.mark.parametrize(
    ("text", "scored", "expected"),
    [
        pytest.param("Quillon", [("Qu", "B-PERSON", 0.9), ("ill", "O", 1), ("on", "O", 1)], ["Quillon"], id="first"),
        pytest.param("quayside", [("quay", "O", 1), ("side", "B-LOC", 0.9)], [], id="another piece alone"),
        pytest.param("Quillon", [("Qu", "I-LOC", 0.4), ("illon", "I-LOC", 0.9)], ["Quillon"], id="all together"),
        pytest.param(
            "Ada Quillon", [("Ada", "I-PERSON", 0.9), ("Quillon", "I-PERSON", 0.9)], ["Ada Quillon"], id="plain"
        ),
        pytest.param("Ada Bo", [("Ada", "B-PERSON", 0.9), ("Bo", "B-PERSON", 0.9)], ["Ada", "Bo"], id="beginnings"),
        pytest.param(
            "张伟住在北京",
            [("张伟", "B-PERSON", 0.9), ("住在", "O", 1), ("北京", "B-LOC", 0.9)],
            ["张伟", "北京"],
            id="no spaces",
        ),
        pytest.param("ダンはバスで", [("ダン", "B-PERSON", 0.9), ("はバスで", "O", 1)], ["ダン"], id="kana"),
        pytest.param("(Ada),", [("(Ada),", "B-PERSON", 0.9)], ["Ada"], id="a piece with punctuation"),
        pytest.param("", [], [], id="nothing"),
    ],
)
def test_words_become_mentions(text: str, scored: list[Scored], expected: list[str]) -> None:
    found = list(added_models.find(text, tagged(text, scored)))
    assert [text[mention.start : mention.end] for mention in found] == expected


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_has_a_reason_of_its_own(kind: Kind) -> None:
    (mention,) = added_models.find("Zyxwv", tagged("Zyxwv", [("Zyxwv", f"B-{kind}", 0.9)]))
    assert (mention.kind, mention.recognizer) == (kind, "added-model")
    assert mention.reason.code.startswith("own-network.reads-")
    assert mention.score == pytest.approx(0.9)


def test_mentions_join_those_of_the_other_recognizers() -> None:
    text = "Write to quillon at ada@saltby.example."
    bundled = tagged(text, [(word, "O", 1) for word in text.split()])
    own = tagged(text, [("quillon", "B-PERSON", 0.9)])
    found = detection.recognise(text, bundled, added=(own,), terms=(), person=None, progress=Silent())
    assert {("quillon", "added-model"), ("ada@saltby.example", "patterns")} <= {
        (text[mention.start : mention.end], mention.recognizer) for mention in found
    }
