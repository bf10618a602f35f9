"""Trains the emulation of search on the results of searches in an index.

    python -m engine.training.emulation --texts FILE --index FILE --out FILE [--documents N] [--device auto|cpu|cuda]

The texts need no labels: gzipped JSON Lines with the key `text` and, if it is known whom each is about, `person`. What
comes out goes to `sable redact --search-emulator`; it belongs to the recognizer that it was trained with.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sklearn.metrics import average_precision_score
from torch import Tensor
from tqdm import tqdm

from engine import entities, recognizers
from engine.models import tagger
from engine.models.masked import Deadline
from engine.models.tagger import Tagger
from engine.options import Device
from engine.progress import Silent
from engine.risk import emulation, search
from engine.risk.emulation import Emulator
from engine.risk.index import Index, opened
from engine.training.data import documents
from engine.types import Entity, Role

EPOCHS = 20
RATE = 2e-3
SEED = 7
HELD_OUT = 5
"""Of so many documents one is kept to measure with."""
_FOREVER = 1e9


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One document: the vectors of its quasi identifiers, all pairs of them (pairs, 2), and which are risky."""

    vectors: list[Tensor]
    pairs: NDArray[np.int64]
    risky: Tensor


def example(document: dict[str, Any], network: Tagger, index: Index) -> Example | None:
    """What a search in `index` says of the document; None where there is no pair to learn from."""
    text = document["text"]
    tagged = network.tag(text, Silent())
    found = entities.join(text, recognizers.recognise(text, tagged, terms=(), person=None, progress=Silent()))
    quasi = [entity for entity in found if entity.role is Role.QUASI]
    if len(quasi) < 2:
        return None
    searched = search.look_up(text, found, document.get("person"), index, "", Deadline(_FOREVER), Silent())
    return Example(
        emulation.pieces(tagged, quasi), *_labelled(quasi, [set(each.entity_ids) for each in searched.risky])
    )


def _labelled(quasi: Sequence[Entity], least: list[set[str]]) -> tuple[NDArray[np.int64], Tensor]:
    """All pairs, and whether each holds one of the `least` combinations that lead to the person."""
    pairs = list(combinations(range(len(quasi)), 2))
    risky = [any(each <= {quasi[one].id, quasi[other].id} for each in least) for one, other in pairs]
    return np.asarray(pairs), torch.tensor(risky).float()


def train(examples: Sequence[Example], width: int) -> Emulator:
    """Fit by AdamW on the cross entropy, a document at a time."""
    torch.manual_seed(SEED)
    emulator = Emulator(width).train()
    optimizer = torch.optim.AdamW(emulator.parameters(), lr=RATE)
    for _ in tqdm(range(EPOCHS), "epochs"):
        for number in torch.randperm(len(examples)).tolist():
            odds = _odds(emulator, examples[number])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(odds, examples[number].risky)
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
    return emulator.eval()


def score(emulator: Emulator, examples: Sequence[Example]) -> tuple[float, float]:
    """Average precision over all pairs, and the part of them that is risky, which is what guessing would reach."""
    with torch.inference_mode():
        odds = torch.cat([_odds(emulator, each) for each in examples])
    risky = torch.cat([each.risky for each in examples])
    return float(average_precision_score(risky.numpy(), odds.numpy())), float(risky.mean())


def _odds(emulator: Emulator, one: Example) -> Tensor:
    read = emulator.read(one.vectors)
    return emulator.judge(read[one.pairs[:, 0]], read[one.pairs[:, 1]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m engine.training.emulation", description=__doc__)
    parser.add_argument("--texts", type=Path, required=True)
    parser.add_argument("--index", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=100, help="how many of the texts, the first ones")
    parser.add_argument("--device", type=Device, choices=list(Device), default=Device.AUTO)
    arguments = parser.parse_args()
    network = tagger.load(arguments.device)
    texts = list(islice(documents(arguments.texts), arguments.documents))
    with opened(arguments.index) as index:
        found = [example(each, network, index) for each in tqdm(texts, "searching")]
    examples = [each for each in found if each]
    held = examples[::HELD_OUT]
    learned = [each for each in examples if all(each is not other for other in held)]
    emulator = train(learned, network.model.shape.width)
    precision, share = score(emulator, held)
    print(f"{len(held)} held-out texts: average precision {precision:.3f}, where guessing has {share:.3f}")
    emulation.save(emulator, arguments.out)


if __name__ == "__main__":
    main()
