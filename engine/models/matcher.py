"""Linkage network: matches documents with people of a table, p(y | x) = softmax(f(x) . g(y)), both sides learned.

After paper 5, section 3.1, small enough to be trained again for every masked corpus, in minutes on two cores. Vectors
have two parts. The sparse part has a dimension for each feature of a profile (a name, a number, a day): its weight in a
document is learned from its sort and the words beside it, so that it also applies to people never seen in training; in
a profile, from its field. The dense part has few dimensions, in which features common to many (an age and a year of
birth, "she" and a gender) are learned by example.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

SHARPNESS = 0.3
"""Initial weight of products, before any training."""


@dataclass(frozen=True, slots=True)
class MatcherShape:
    """Numbers of profile features, sorts of features, fields, and features that are learned by example.

    `told` counts those of documents, `held` those of profiles; 0 represents all other features.
    """

    shared: int
    sorts: int
    fields: int
    told: int
    held: int
    width: int = 96


@dataclass(frozen=True, slots=True, eq=False)
class Coded:
    """A document as input of the network; (features,) int64 each.

    Attributes:
        shared: dimension of the feature, -1 if no profile has it.
        told: its number among the features learned by example.
        sorts: its sort.
        before, after: numbers, as in `told`, of the words beside it.
        first, last: its first and last word.
        words: number of words of the document.
    """

    shared: NDArray[np.int64]
    told: NDArray[np.int64]
    sorts: NDArray[np.int64]
    before: NDArray[np.int64]
    after: NDArray[np.int64]
    first: NDArray[np.int64]
    last: NDArray[np.int64]
    words: int

    def gates(self, hidden: NDArray[np.bool_]) -> NDArray[np.float32]:
        """Return (n, features), 1 for visible features and 0 for hidden ones, given hidden words (n, words)."""
        gone = np.pad(hidden.cumsum(1), ((0, 0), (1, 0)))
        return np.asarray(gone[:, self.last + 1] == gone[:, self.first], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Profiles:
    """All people as input of the network; (entries,) int64 each, ordered by dimension.

    Attributes:
        people: number of people.
        person: the person of the entry.
        shared: its dimension, -1 if so many people have it that it gets none.
        held: its number among the features learned by example.
        slots: its field times the number of sorts, plus its sort.
    """

    people: int
    person: NDArray[np.int64]
    shared: NDArray[np.int64]
    held: NDArray[np.int64]
    slots: NDArray[np.int64]

    def of(self, rows: NDArray[np.int64]) -> Profiles:
        """Return the profiles of these people only, renumbered in this order."""
        place = np.full(self.people, -1)
        place[rows] = np.arange(len(rows))
        kept = place[self.person] >= 0
        return Profiles(len(rows), place[self.person[kept]], self.shared[kept], self.held[kept], self.slots[kept])


class Matcher(nn.Module):
    """The network, with a side for documents and one for profiles."""

    def __init__(self, shape: MatcherShape, rarity: NDArray[np.float32], sorts: Sequence[float]) -> None:
        """Initialise the weights so that the untrained network scores shared features by their rarity.

        Args:
            rarity: (shared,) for each dimension, ln of the number of people over the number of those who have it.
            sorts: (sorts,) ln of the initial weight of each sort.
        """
        super().__init__()
        self.shape = shape
        self.rarity: Tensor
        self.register_buffer("rarity", torch.from_numpy(rarity), persistent=False)
        self.sorts = nn.Parameter(torch.tensor(sorts))
        self.before, self.after, self.attention = (nn.Embedding(shape.told, 1) for _ in range(3))
        self.fields = nn.Parameter(torch.zeros(shape.fields * shape.sorts))
        self.told, self.held = nn.Embedding(shape.told, shape.width), nn.Embedding(shape.held, shape.width)
        self.mix = nn.Linear(shape.width, shape.width)
        self.sharpness = nn.Parameter(torch.tensor([math.log(SHARPNESS), 0.0]))
        for each in (self.before, self.after, self.attention, self.mix):
            nn.init.zeros_(each.weight)
        for each in (self.told, self.held):
            nn.init.normal_(each.weight, std=0.1)

    @property
    def device(self) -> torch.device:
        return self.sorts.device

    def of_documents(self, batch: Sequence[Coded], gates: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return the vectors of documents, as dimensions that any of them has, their values, and the dense part.

        Shapes: (used,), (documents, used) and (documents, width).

        Args:
            gates: (all features of the batch,) from 0, hidden, to 1.
        """
        lengths = self._ids([len(each.shared) for each in batch])
        row = torch.arange(len(batch), device=self.device).repeat_interleave(lengths)
        shared, told, sorts, before, after = (
            self._ids(np.concatenate([getattr(each, name) for each in batch]))
            for name in ("shared", "told", "sorts", "before", "after")
        )
        weight = gates * (self.sorts[sorts] + self.before(before)[:, 0] + self.after(after)[:, 0]).exp()
        own = shared >= 0
        used, place = torch.unique(shared[own], return_inverse=True)
        sums = weight.new_zeros(len(batch) * len(used)).index_add(0, row[own] * len(used) + place, weight[own])
        # A repeated name adds hardly more information than a single one.
        values = sums.view(len(batch), len(used)).log1p() * self.rarity[used]
        heed = gates * self.attention(told)[:, 0].exp() * (told > 0)
        few = weight.new_zeros(len(batch), self.shape.width).index_add(0, row, heed[:, None] * self.told(told))
        total = weight.new_zeros(len(batch)).index_add(0, row, heed.square())
        few = few / (1 + total).sqrt()[:, None]
        return used, values, few + self.mix(nn.functional.gelu(few))

    def of_profiles(self, profiles: Profiles) -> Tensor:
        """Return the dense part of everybody's vector, (people, width)."""
        known = profiles.held > 0
        person = self._ids(profiles.person[known])
        sums = self.told.weight.new_zeros(profiles.people, self.shape.width)
        sums = sums.index_add(0, person, self.held(self._ids(profiles.held[known])))
        counts = torch.bincount(person, minlength=profiles.people)
        return sums / (1 + counts).sqrt()[:, None]

    def scores(self, batch: Sequence[Coded], profiles: Profiles, gates: Tensor, few: Tensor | None = None) -> Tensor:
        """Return logits (documents, people).

        Args:
            few: the result of `of_profiles`, if known.
        """
        used, values, own = self.of_documents(batch, gates)
        entry, place = _entries(profiles, used)
        order = np.argsort(profiles.person[entry], kind="stable")
        entry, place = entry[order], place[order]
        starts = np.searchsorted(profiles.person[entry], np.arange(profiles.people))
        # The weighted sum over the entries of each person, without a row for each entry in between.
        several = nn.functional.embedding_bag(
            self._ids(place),
            values.T.contiguous(),
            self._ids(starts),
            mode="sum",
            per_sample_weights=self.fields[self._ids(profiles.slots[entry])].exp(),
        ).T
        few = self.of_profiles(profiles) if few is None else few
        return several * self.sharpness[0].exp() + own @ few.T * self.sharpness[1].exp()

    def of_fields(self, one: Coded, profiles: Profiles, person: int) -> NDArray[np.float64]:
        """Return the contribution of each field of one person to the person's logit, (fields,).

        Each entry contributes its own part of the dense dimensions, since these are summed before the product.
        """
        row = profiles.of(np.asarray([person]))
        field = row.slots // self.shape.sorts
        with torch.inference_mode():
            used, values, own = self.of_documents([one], torch.ones(len(one.shared), device=self.device))
            entry, place = _entries(row, used)
            weight = self.fields[self._ids(row.slots[entry])].exp()
            several = (values[0, self._ids(place)] * weight * self.sharpness[0].exp()).double().cpu().numpy()
            known = row.held > 0
            parts = self.held(self._ids(row.held[known])) / math.sqrt(1 + known.sum())
            few = (parts @ own[0] * self.sharpness[1].exp()).double().cpu().numpy()
        added = np.bincount(field[entry], several, self.shape.fields)
        return np.asarray(added + np.bincount(field[known], few, self.shape.fields))

    def _ids(self, values: NDArray[np.int64] | Sequence[int]) -> Tensor:
        return torch.as_tensor(values, dtype=torch.int64, device=self.device)


def _entries(profiles: Profiles, used: Tensor) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the entries of profiles in the dimensions `used`, and the place of each one's dimension among these."""
    dimensions = used.cpu().numpy()
    starts, ends = (np.searchsorted(profiles.shared, dimensions, side) for side in ("left", "right"))
    counts = ends - starts
    within = np.arange(counts.sum()) - np.repeat(counts.cumsum() - counts, counts)
    return within + np.repeat(starts, counts), np.repeat(np.arange(len(counts)), counts)
