"""Scores the neural recognizer alone on an annotated set, with the measures of `engine.evaluation`.

    python -m engine.training.evaluate --data FILE [--device auto|cpu|cuda] [--threshold P]

It masks a word if the mean probability of QUASI and DIRECT over the word pieces that touch it is at least the
threshold. The whole of Sable is measured by `sable evaluate`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.evaluation import bootstrap, detection, masking
from engine.evaluation.gold import Span, gold, tokens
from engine.evaluation.masking import MEASURES
from engine.models.tagger import TaggedText, Tagger, load
from engine.options import Device
from engine.progress import Silent
from engine.recognizers import neural
from engine.training.formats import read_annotated
from engine.types import Kind, Role

DEVELOPMENT = "tab/dev_full.jsonl.gz"


@dataclass(frozen=True, slots=True)
class Agreement:
    """Precision, recall and F1, 0 to 1 (0 where nothing can be counted), and how many tokens were annotated."""

    precision: float
    recall: float
    f1: float
    words: int


@dataclass(frozen=True, slots=True)
class Scores:
    """How well the recognizer does; without `masking` and roles for a set that has no masking decisions.

    Attributes:
        threshold: probability from which a word is masked.
        masking: agreement on masked tokens, see `evaluation.masking`.
        recall: of the entities of each role, the part that is masked wholly.
        mentioned: of the entities of each role, the part that is wholly in mentions, whether masked or not.
        kinds: agreement on the tokens of each kind, see `evaluation.detection`.
    """

    threshold: float
    masking: Agreement | None
    recall: dict[Role, float]
    mentioned: dict[Role, float]
    kinds: dict[Kind, Agreement]


def score(tagger: Tagger, path: Path, threshold: float = neural.MASK_THRESHOLD) -> Scores:
    """Run the recognizer over the documents of `path` and compare.

    Raises:
        BadAnnotation, UnreadableFile: see `read_annotated`.
    """
    masked, mentioned = (np.zeros((len(MEASURES), 2)) for _ in range(2))
    kinds = np.zeros((len(Kind) + 1, 4))
    for document in read_annotated(path):
        text, annotated = document["text"], gold(document)
        tagged = tagger.tag(text, Silent())
        mentions = list(neural.find(text, tagged))
        kinds += detection.count(text, annotated, mentions, list(Kind))
        masked += masking.count(text, annotated, _masked(text, tagged, threshold), _alike)
        mentioned += masking.count(text, annotated, [(each.start, each.end) for each in mentions], _alike)
    decided = masked[MEASURES.index("entity recall"), 1] > 0
    roles = list(Role) if decided else []
    rows = {role: MEASURES.index(f"entity recall {role}") for role in roles}
    precision, recall = masked[MEASURES.index("precision")], masked[MEASURES.index("recall")]
    return Scores(
        threshold,
        _agreement(np.concatenate([precision, recall])) if decided else None,
        {role: _known(bootstrap.ratio(masked[row])) for role, row in rows.items()},
        {role: _known(bootstrap.ratio(mentioned[row])) for role, row in rows.items()},
        {kind: _agreement(row) for kind, row in zip(Kind, kinds[:-1], strict=True)},
    )


def _masked(text: str, tagged: TaggedText, threshold: float) -> list[Span]:
    found = []
    for start, end in tokens(text, [(0, len(text))]):
        first, last = np.searchsorted(tagged.ends, start, "right"), np.searchsorted(tagged.starts, end)
        if first < last and 1 - tagged.masks[first:last, 0].mean() >= threshold:
            found.append((start, end))
    return found


def _alike(text: str, those: Sequence[Span]) -> list[float]:  # noqa: ARG001
    return [1.0] * len(those)


def _agreement(row: NDArray[np.float64]) -> Agreement:
    precision, recall, f1 = (
        _known(each) for each in (bootstrap.ratio(row[:2]), bootstrap.ratio(row[2:]), bootstrap.f1(row))
    )
    return Agreement(precision, recall, f1, int(row[3]))


def _known(figure: NDArray[np.float64]) -> float:
    return 0.0 if math.isnan(figure) else float(figure)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m engine.training.evaluate")
    parser.add_argument("--data", type=Path, required=True, help="TAB JSON, JSON Lines, DocBin or CoNLL")
    parser.add_argument("--device", type=Device, choices=list(Device), default=Device.AUTO)
    parser.add_argument("--threshold", type=float, default=neural.MASK_THRESHOLD)
    arguments = parser.parse_args()
    scores = score(load(arguments.device), arguments.data, arguments.threshold)
    print(json.dumps(asdict(scores), indent=2))


if __name__ == "__main__":
    main()
