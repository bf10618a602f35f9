"""An adversary that reads texts with a network: the mean state of its words, mapped to the space of the profiles.

With the released recognizer's encoder as it is, this finds hardly anybody: it was taught to tell names from other
words, not people from people. `embeddings` does far better with the same network's word embeddings. This is the frame
for an encoder that was taught to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from engine.background.adversaries.embedding import whitening
from engine.background.adversaries.probability import log_softmax, ranks
from engine.background.adversaries.reading import Reading, read_pieces
from engine.background.profiles import Profile
from engine.models.encoder import HIDDEN_PIECE, START_PIECE
from engine.models.pieces import LetterCase
from engine.models.tagger import WINDOW, Tagger
from engine.progress import Progress
from engine.words import Word, words

STAGE = "profiles"
SHARPNESS = 30.0
"""Cosines are multiplied by it before the softmax."""
BATCH = 8
"""Windows in one run of the network."""
_CHUNKS = 3
"""Windows of a profile that are read; the rest of a long one changes its mean little."""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkAdversary:
    """Knows the vector of every profile.

    Attributes:
        centre: (width,) what is subtracted from the mean state of a text.
        projection: (width, shared) maps it to the space of the profiles.
        profiles: (people, shared), of length 1.
    """

    name: str
    tagger: Tagger = field(repr=False)
    centre: Tensor
    projection: Tensor
    profiles: Tensor

    @property
    def people(self) -> int:
        return len(self.profiles)

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """(texts, people): ln p(person | text)."""
        nothing = np.zeros((1, 0), np.bool_)
        found = []
        for text in texts:
            read = words(text)
            found.append(self.attack(text, read, np.full(len(read), -1), 0).logits(nothing))
        return log_softmax(np.concatenate(found)).astype(np.float32)

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> NetworkAttack:
        """See `engine.masking.reidentification.Adversary`."""
        found = read_pieces(self.tagger, text, read)
        units = int(owner.max(initial=-1)) + 1
        return NetworkAttack(self, found, owner[found.words], units, person)


@dataclass(slots=True, eq=False)
class NetworkAttack:
    """One document; see `engine.masking.reidentification.Attack`. A masked word is read as the network's mask."""

    adversary: NetworkAdversary
    found: Reading
    owners: NDArray[np.int64]
    units: int
    person: int
    calls: int = 0
    _known: dict[bytes, tuple[float, float]] = field(default_factory=dict, repr=False)

    exact = False

    def logits(self, masks: NDArray[np.bool_]) -> NDArray[np.float64]:
        """(n, people) sharpened cosines."""
        self.calls += len(masks)
        found = []
        with torch.inference_mode():
            for first in range(0, len(masks), BATCH):
                inputs = [self._inputs(masked) for masked in masks[first : first + BATCH]]
                embedded, visible = (torch.stack(each) for each in zip(*inputs, strict=True))
                found.append(self._run(embedded, visible))
        return np.asarray(torch.cat(found).double().cpu().numpy())

    def standing(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """ln p(person), and the person's rank, for each row of `masks` (n, units); each mask is read once."""
        new = list({masked.tobytes(): masked for masked in masks if masked.tobytes() not in self._known}.values())
        if new:
            self._remember(new, self.logits(np.stack(new)))
        pairs = np.asarray([self._known[masked.tobytes()] for masked in masks])
        return pairs[:, 0], pairs[:, 1]

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """(units,) about ln p(person) if one more unit is masked.

        What the unit's own states say leaves the mean: that is taken exactly. What its embeddings tell the states of
        other words is taken to first order, gradient times the change of embeddings.
        """
        embedded, visible = self._inputs(masked)
        with torch.enable_grad():
            embedded.requires_grad_()
            states = last_states(self.adversary.tagger, embedded[None])
            scores = self._scores(_pooled(states, visible[None]))[0]
            own = scores.log_softmax(-1)[self.person]
            (gradient,) = torch.autograd.grad(own, embedded)
        self.calls += 1
        self._remember([masked], scores.detach().double().cpu().numpy()[None])
        with torch.no_grad():
            change = ((self._hidden() - embedded) * gradient).sum(-1)
            units = torch.from_numpy(self.owners).to(change.device)
            of_unit = (units == torch.arange(self.units, device=change.device)[:, None]).float()
            without = _pooled(states.detach(), visible & ~of_unit.bool())
            direct = self._scores(without).log_softmax(-1)[:, self.person]
        return np.asarray((direct + of_unit @ change).double().cpu().numpy())

    def _remember(self, masks: Sequence[NDArray[np.bool_]], logits: NDArray[np.float64]) -> None:
        own = log_softmax(logits)[:, self.person]
        for masked, probability, rank in zip(masks, own, ranks(logits, self.person), strict=True):
            self._known[masked.tobytes()] = (float(probability), float(rank))

    def _inputs(self, masked: NDArray[np.bool_]) -> tuple[Tensor, Tensor]:
        """Embeddings (pieces, width), and which pieces are visible (pieces,)."""
        gone = (self.owners < -1) | ((self.owners >= 0) & np.append(masked, False)[np.maximum(self.owners, -1)])
        device = self.adversary.tagger.device
        hidden = torch.from_numpy(gone).to(device)
        with torch.no_grad():
            embedded = _embedded(self.adversary.tagger, self.found.ids, self.found.cases)
            return torch.where(hidden[:, None], self._hidden(), embedded), ~hidden

    def _hidden(self) -> Tensor:
        with torch.no_grad():
            return _embedded(self.adversary.tagger, np.asarray([HIDDEN_PIECE]), np.asarray([int(LetterCase.NONE)]))

    def _run(self, embedded: Tensor, visible: Tensor) -> Tensor:
        """(n, people) sharpened cosines; 0 where nothing is visible."""
        scores = self._scores(_pooled(last_states(self.adversary.tagger, embedded), visible))
        return scores * visible.any(-1, keepdim=True)

    def _scores(self, means: Tensor) -> Tensor:
        """(n, people) sharpened cosines of means (n, width)."""
        found = nn.functional.normalize((means - self.adversary.centre) @ self.adversary.projection, dim=-1)
        scores: Tensor = SHARPNESS * (found @ self.adversary.profiles.T)
        return scores


def zero_shot(
    profiles: Sequence[Profile], tagger: Tagger, progress: Progress, *, whitened: bool = True
) -> NetworkAdversary:
    """The recognizer's own encoder as it is.

    Args:
        whitened: compare states that vary alike in all directions; for an encoder that was not taught to put texts
            about one person side by side.

    Raises:
        Cancelled: `progress` said so.
    """
    means = []
    for number, each in enumerate(profiles):
        progress.step(STAGE, number, len(profiles))
        text = f"{each.name}\n{each.text}"
        found = read_pieces(tagger, text, words(text))
        with torch.inference_mode():
            embedded = _embedded(tagger, found.ids, found.cases)[None, : _CHUNKS * WINDOW]
            means.append(last_states(tagger, embedded)[0].mean(0).float().cpu().numpy())
    known = np.stack(means)
    width = known.shape[1]
    plain = np.zeros(width, np.float32), np.eye(width, dtype=np.float32)
    centre, projection = map(torch.from_numpy, whitening(known) if whitened else plain)
    centre, projection = centre.to(tagger.device), projection.to(tagger.device)
    moved = (torch.from_numpy(known).to(tagger.device) - centre) @ projection
    return NetworkAdversary("network", tagger, centre, projection, nn.functional.normalize(moved, dim=-1))


def last_states(tagger: Tagger, embedded: Tensor) -> Tensor:
    """(n, pieces, width) the network's last states of embeddings of that shape, read in windows that don't overlap."""
    start = _embedded(tagger, np.asarray([START_PIECE]), np.asarray([int(LetterCase.NONE)])).expand(
        len(embedded), 1, -1
    )
    states = [
        tagger.model.encoder(inputs_embeds=torch.cat((start, window), 1)).last_hidden_state[:, 1:]
        for window in torch.split(embedded, WINDOW, 1)
    ]
    return torch.cat(states, 1)


def _pooled(states: Tensor, visible: Tensor) -> Tensor:
    """(n, width) means of states (n or 1, pieces, width) over the visible pieces (n, pieces)."""
    weights = visible.to(states.dtype)
    found: Tensor = (weights[:, None] @ states)[:, 0] / weights.sum(-1, keepdim=True).clamp(min=1.0)
    return found


def _embedded(tagger: Tagger, ids: NDArray[np.int64], cases: NDArray[np.int64]) -> Tensor:
    """(pieces, width) what the network's first layer is given."""
    model, device = tagger.model, tagger.device
    pieces = model.encoder.embeddings.word_embeddings(torch.from_numpy(ids).to(device))
    found: Tensor = pieces + model.cases(torch.from_numpy(cases).to(device))
    return found
