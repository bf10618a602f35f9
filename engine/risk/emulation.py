"""Emulated search: a network that predicts which pairs of entities would lead a search to the data subject.

It replaces `search` if there is no index. It is trained on the results of `search` over an index (paper 1, section
3.2.2, figure 4): an LSTM reads the encoder's contextual vectors of an entity's pieces into one vector, and a classifier
on two such vectors predicts whether the pair is risky. It reflects that index: trained on a small one, it treats words
that are rare there as identifying.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from engine.core.errors import NotAnEmulator
from engine.core.message import Message
from engine.core.types import Entity, Indicator, RiskyCombination, Role
from engine.models.tagger import TaggedText

NAME = "emulated-search"
THRESHOLD = 0.5
UNITS = 64
LONGEST = 16
"""Number of pieces of an entity that the LSTM reads: the first ones of its first mention."""


class Emulator(nn.Module):
    """A network that predicts whether a search for two entities leads to the data subject."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.reader = nn.LSTM(width, UNITS, batch_first=True, bidirectional=True)
        self.pair = nn.Sequential(nn.Linear(4 * UNITS, UNITS), nn.ReLU(), nn.Dropout(0.2), nn.Linear(UNITS, 1))

    def read(self, pieces: Sequence[Tensor]) -> Tensor:
        """Return one vector for each entity, (entities, 2 UNITS), from its pieces' vectors (pieces, width)."""
        packed = nn.utils.rnn.pack_sequence(list(pieces), enforce_sorted=False)
        ends: Tensor = self.reader(packed)[1][0]
        return torch.cat([ends[0], ends[1]], dim=-1)

    def judge(self, one: Tensor, other: Tensor) -> Tensor:
        """Return the log-odds (n,) of n pairs of entities, (n, 2 UNITS) each; the order within a pair has no effect."""
        odds: Tensor = self.pair(torch.cat([one + other, (one - other).abs()], dim=-1))
        return odds[:, 0]


def save(emulator: Emulator, path: Path) -> None:
    """Write the network as half-precision safetensors."""
    save_file({name: tensor.half().contiguous() for name, tensor in emulator.state_dict().items()}, path)


def load(path: Path, width: int) -> Emulator:
    """Load a network that `save` wrote, ready to judge vectors of this `width`.

    Raises:
        NotAnEmulator: there is no such file, it is something else, or it was trained with another recognizer.
    """
    emulator = Emulator(width)
    try:
        emulator.load_state_dict({name: tensor.float() for name, tensor in load_file(path).items()})
    except (OSError, SafetensorError, RuntimeError) as error:
        raise NotAnEmulator from error
    return emulator.eval()


def pieces(tagged: TaggedText, entities: Sequence[Entity]) -> list[Tensor]:
    """Return the encoder's vectors of the first pieces of each entity, (pieces, width)."""
    found = []
    states = tagged.english_states
    for entity in entities:
        start, end = tagged.at((entity.mentions[0].start, entity.mentions[0].end))
        # An LSTM cannot read an empty sequence: an entity without a piece is represented by the next or the last piece.
        start = min(start, len(states) - 1)
        found.append(torch.from_numpy(states[start : min(max(end, start + 1), start + LONGEST)]).float())
    return found


def emulate(tagged: TaggedText, entities: Sequence[Entity], emulator: Emulator) -> dict[tuple[str, str], float]:
    """Return, for each pair of quasi-identifiers (entity ids), the probability that it is risky."""
    quasi = [entity for entity in entities if entity.role is Role.QUASI]
    pairs = list(combinations(range(len(quasi)), 2))
    if not pairs:
        return {}
    first, second = np.asarray(pairs).T
    with torch.inference_mode():
        read = emulator.read(pieces(tagged, quasi))
        risks = emulator.judge(read[first], read[second]).sigmoid().tolist()
    return {(quasi[one].id, quasi[other].id): risk for (one, other), risk in zip(pairs, risks, strict=True)}


def risky(risks: dict[tuple[str, str], float]) -> tuple[RiskyCombination, ...]:
    """Return the pairs whose probability is at least THRESHOLD."""
    return tuple(RiskyCombination(pair, NAME) for pair, risk in risks.items() if risk >= THRESHOLD)


_LIKELY = Message("emulation.likely")
_UNLIKELY = Message("emulation.unlikely")


def indicate(entity: Entity, risks: dict[tuple[str, str], float]) -> Indicator:
    """Return the indicator, scored with the riskiest pair; not flagged, as masking the other member breaks a pair."""
    score = max((risk for pair, risk in risks.items() if entity.id in pair), default=0.0)
    return Indicator(NAME, score, False, _LIKELY if score >= THRESHOLD else _UNLIKELY)
