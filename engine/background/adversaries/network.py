"""Network adversary: encodes documents and profiles into one vector space and compares them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.background.adversaries.reading import WordPieces, log_softmax, ranks, read_pieces, read_profile
from engine.background.profiles import Profile
from engine.core.progress import Progress, Stage
from engine.core.words import Word, words
from engine.models import precision
from engine.models.network import HIDDEN_PIECE
from engine.models.pieces import LetterCase
from engine.models.reidentifier import Reidentifier, SideReader
from engine.models.tagger import Tagger

BATCH = 8
"""Masked documents, or profiles, in one run of the network."""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkAdversary:
    """An adversary with the vector of every profile.

    Attributes:
        reader: the side that reads documents.
        profiles: (people, shared).
    """

    name: str
    tagger: Tagger = field(repr=False)
    reader: SideReader = field(repr=False)
    profiles: Tensor

    @property
    def people(self) -> int:
        return len(self.profiles)

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return ln p(person | text), (texts, people)."""
        nothing = np.zeros((1, 0), np.bool_)
        found = []
        for text in texts:
            read = words(text)
            found.append(self.attack(text, read, np.full(len(read), -1), 0).logits(nothing))
        return log_softmax(np.concatenate(found)).astype(np.float32)

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> NetworkAttack:
        """Return the attack on one document; see `engine.planning.reidentification.Adversary`."""
        found = read_pieces(self.tagger, text, read)
        units = int(owner.max(initial=-1)) + 1
        return NetworkAttack(self, found, owner[found.words], units, person)


@dataclass(slots=True, eq=False)
class NetworkAttack:
    """An attack on one document; see `engine.planning.reidentification.Attack`. A masked word is a mask piece."""

    adversary: NetworkAdversary
    found: WordPieces
    owners: NDArray[np.int64]
    units: int
    person: int
    calls: int = 0
    _known: dict[bytes, tuple[float, float]] = field(default_factory=dict, repr=False)
    _estimates: dict[bytes, NDArray[np.float64]] = field(default_factory=dict, repr=False)

    exact = False

    def logits(self, masks: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return products (n, people) with the vectors of the profiles; 0 where nothing is visible."""
        self.calls += len(masks)
        found = []
        with torch.inference_mode():
            for first in range(0, len(masks), BATCH):
                inputs = [self._inputs(masked) for masked in masks[first : first + BATCH]]
                embedded, visible = (torch.stack(each) for each in zip(*inputs, strict=True))
                summands, weights = self._read(embedded)
                found.append(self._scores((visible[:, None] @ summands)[:, 0], (visible * weights).sum(1)))
        return np.asarray(torch.cat(found).double().cpu().numpy())

    def evaluate(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return ln p(person) and the person's rank for each row of `masks` (n, units); each mask is read once."""
        new = list({masked.tobytes(): masked for masked in masks if masked.tobytes() not in self._known}.values())
        if new:
            self._remember(new, self.logits(np.stack(new)))
        pairs = np.asarray([self._known[masked.tobytes()] for masked in masks])
        return pairs[:, 0], pairs[:, 1]

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return an approximation of ln p(person) if one more unit is masked, (units,).

        The contribution of the unit's own pieces to the mean is exact. The effect of their embeddings on the states of
        other pieces is taken to first order, gradient times the change of embeddings. The result of `evaluate` for
        `masked` itself is computed and stored on the way.
        """
        if masked.tobytes() in self._estimates:
            return self._estimates[masked.tobytes()]
        embedded, visible = self._inputs(masked)
        with torch.enable_grad():
            embedded.requires_grad_()
            summands, weights = (each[0] for each in self._read(embedded[None]))
            scores = self._scores(visible[None] @ summands, (visible @ weights)[None])[0]
            (gradient,) = torch.autograd.grad(scores.log_softmax(-1)[self.person], embedded)
        self.calls += 1
        self._remember([masked], scores.detach().double().cpu().numpy()[None])
        with torch.no_grad():
            change = ((self._hidden() - embedded) * gradient).sum(-1)
            units = torch.from_numpy(self.owners).to(change.device)
            of_unit = (units == torch.arange(self.units, device=change.device)[:, None]).float()
            left = visible * (1 - of_unit)
            direct = self._scores(left @ summands, left @ weights).log_softmax(-1)[:, self.person]
        found = np.asarray((direct + of_unit @ change).double().cpu().numpy())
        self._estimates[masked.tobytes()] = found
        return found

    def _remember(self, masks: Sequence[NDArray[np.bool_]], logits: NDArray[np.float64]) -> None:
        own = log_softmax(logits)[:, self.person]
        for masked, probability, rank in zip(masks, own, ranks(logits, self.person), strict=True):
            self._known[masked.tobytes()] = (float(probability), float(rank))

    def _inputs(self, masked: NDArray[np.bool_]) -> tuple[Tensor, Tensor]:
        """Return embeddings (pieces, width), and 1 for each visible piece, 0 for the others (pieces,)."""
        gone = (self.owners < -1) | ((self.owners >= 0) & np.append(masked, False)[np.maximum(self.owners, -1)])
        hidden = torch.from_numpy(gone).to(self.adversary.reader.device)
        with torch.no_grad():
            embedded = self._embedded(self.found.ids, self.found.cases)
            return torch.where(hidden[:, None], self._hidden(), embedded), (~hidden).float()

    def _hidden(self) -> Tensor:
        return self._embedded(np.asarray([HIDDEN_PIECE]), np.asarray([int(LetterCase.NONE)]))

    def _embedded(self, ids: NDArray[np.int64], cases: NDArray[np.int64]) -> Tensor:
        reader = self.adversary.reader
        with torch.no_grad():
            return reader.embed(*(torch.from_numpy(each).to(reader.device) for each in (ids, cases)))

    def _read(self, embedded: Tensor) -> tuple[Tensor, Tensor]:
        """Return the result of `SideReader.counted` for embeddings (n, pieces, width)."""
        reader = self.adversary.reader
        ids = torch.from_numpy(self.found.ids).to(reader.device)
        return reader.counted(ids[None], reader.states(embedded))

    def _scores(self, sums: Tensor, weights: Tensor) -> Tensor:
        """Return scores (n, people) from sums over visible pieces, (n, 2 * width) and (n,)."""
        return self.adversary.reader.projected(sums, weights) @ self.adversary.profiles.T


def trained(profiles: Sequence[Profile], model: Reidentifier, progress: Progress) -> NetworkAdversary:
    """Return the adversary with a network that `sable train reidentifier` wrote.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    numbered = [read_profile(model.tagger, each) for each in profiles]
    order = sorted(range(len(numbered)), key=lambda row: len(numbered[row]))  # alike in length: little padding is read
    found = torch.empty(len(numbered), model.form.shared, device=model.tagger.device)
    for first in range(0, len(order), BATCH):
        progress.step(Stage.PROFILES, first, len(order))
        rows = order[first : first + BATCH]
        with torch.inference_mode(), precision.fast(found.device):
            found[rows] = model.profiles.read([numbered[row] for row in rows])
    return NetworkAdversary("network", model.tagger, model.documents, found)
