"""Re-identification network that matches texts with profiles: f(x, z) . g(y) of paper 4, section 5.

Both sides use the recognizer's encoder; to the matrices of its last layers each side adds products of low rank (LoRA,
paper 20), so that a network takes a few megabytes beside the recognizer. A text becomes the weighted mean of the
encoder's states of its visible word pieces in context, and of the pieces' own embeddings: the first carry the meaning,
the second the exact rare name. A projection maps it to the space shared by both sides.
"""

from __future__ import annotations

import copy
import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from torch.nn.utils import parametrize

from engine.core.errors import BadModel
from engine.models.encoder import SpanTagger, stacked
from engine.models.files import otherwise
from engine.models.network import START_PIECE
from engine.models.pieces import LetterCase
from engine.models.tagger import WINDOW, Tagger

WEIGHTS, CONFIG = "reidentifier.safetensors", "reidentifier.json"
FILES = (WEIGHTS, CONFIG)
SHARPNESS = 30.0
"""Initial factor of cosines, so that the best of some hundred profiles gets a distinct probability."""
_TOGETHER = 4096
"""Word pieces that are read at once, with padding."""


@dataclass(frozen=True, slots=True)
class ReidentifierShape:
    """Shape of a network.

    Attributes:
        layers: number of last encoder layers that each side changes.
        rank: rank of what it adds to each matrix of those.
        shared: width of the space shared by both sides.
    """

    layers: int = 2
    rank: int = 16
    shared: int = 3072


@dataclass(frozen=True, slots=True, eq=False)
class Numbered:
    """A text as input of the network, (pieces,) int64 each; the letter case of a hidden piece is NONE."""

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.ids)

    def part(self, start: int, end: int) -> Numbered:
        """Return the pieces from `start` to `end`."""
        return Numbered(self.ids[start:end], self.cases[start:end])


class LowRank(nn.Module):
    """Addition to a frozen matrix (out, in): a product of rank `rank`, 0 before training."""

    def __init__(self, matrix: Tensor, rank: int) -> None:
        super().__init__()
        out, width = matrix.shape
        self.up = nn.Parameter(matrix.new_zeros(out, rank))
        self.down = nn.Parameter(torch.randn(rank, width).to(matrix.device) / math.sqrt(width))

    def forward(self, matrix: Tensor) -> Tensor:
        return matrix + self.up @ self.down


class EncoderSide(nn.Module):
    """Weights that one side has of its own.

    Attributes:
        layers: the encoder's last layers, frozen, with what the side adds to their matrices.
        rarity: ln of the weight of each piece of the vocabulary in the mean, wherever it occurs.
        attention: addition to that from a piece's state.
        whitening: (2 * width, 2 * width), applied before the projection; it is not trained, and is folded into the
            projection when that is saved. Without it a training step would change some directions too much.
        length: ln of the length of the side's vectors; that of both together is the sharpness of the softmax.
    """

    def __init__(self, model: SpanTagger, form: ReidentifierShape) -> None:
        super().__init__()
        shape = model.shape
        last = model.encoder.encoder.layer[shape.layers - form.layers :]
        self.layers = nn.ModuleList(copy.deepcopy(each).requires_grad_(False) for each in last)
        for each in [part for part in self.layers.modules() if isinstance(part, nn.Linear)]:
            parametrize.register_parametrization(each, "weight", LowRank(each.weight, form.rank))
        self.rarity = nn.Embedding(shape.vocabulary, 1)
        self.attention = nn.Linear(shape.width, 1, bias=False)
        nn.init.zeros_(self.rarity.weight)
        nn.init.zeros_(self.attention.weight)
        self.centre: Tensor
        self.whitening: Tensor
        self.register_buffer("centre", torch.zeros(2 * shape.width))
        self.register_buffer("whitening", torch.eye(2 * shape.width), persistent=False)
        self.projection = nn.Parameter(torch.zeros(2 * shape.width, form.shared))
        self.length = nn.Parameter(torch.tensor(math.log(SHARPNESS) / 2))

    def project(self, means: Tensor) -> Tensor:
        """Return vectors (..., shared) for means (..., 2 * width); 0 if a mean is the centre."""
        moved = (means - self.centre) @ self.whitening @ self.projection
        return self.length.exp() * nn.functional.normalize(moved, dim=-1)


@dataclass(frozen=True, slots=True, eq=False)
class SideReader:
    """One side on one device. `model` shares all its weights with the recognizer's, except the side's own layers."""

    model: SpanTagger
    side: EncoderSide
    device: torch.device

    def embed(self, ids: Tensor, cases: Tensor) -> Tensor:
        """Return the input of the encoder's first layer, (..., width); `ids` and `cases` have the same shape (...)."""
        found: Tensor = self.model.encoder.embeddings.word_embeddings(ids) + self.model.cases(cases)
        return found

    def states(self, embedded: Tensor, present: Tensor | None = None) -> Tensor:
        """Return the states of the pieces in context, (n, pieces, width), in windows that don't overlap.

        Args:
            embedded: of that shape, as `embed` returns them.
            present: (n, pieces) int64, 1 for a piece and 0 for padding; without it every piece counts.
        """
        count = len(embedded)
        first = torch.tensor([[START_PIECE]], device=self.device), torch.tensor([[LetterCase.NONE]], device=self.device)
        start = self.embed(*first).expand(count, 1, -1)
        found = []
        for place, window in enumerate(torch.split(embedded, WINDOW, 1)):
            mask = None
            if present is not None:
                mask = nn.functional.pad(present[:, place * WINDOW : (place + 1) * WINDOW], (1, 0), value=1)
            read = self.model.encoder(inputs_embeds=torch.cat((start, window), 1), attention_mask=mask)
            found.append(read.last_hidden_state[:, 1:])
        return torch.cat(found, 1) if found else embedded

    def counted(self, ids: Tensor, states: Tensor) -> tuple[Tensor, Tensor]:
        """Return the summand of each piece in the mean, (n, pieces, 2 * width), and its weight, (n, pieces).

        Args:
            ids: (n or 1, pieces).
            states: (n, pieces, width), as `states` returns them.
        """
        with torch.autocast(self.device.type, enabled=False):
            weights = (self.side.rarity(ids)[..., 0] + self.side.attention(states.float())[..., 0]).exp()
            alone = self.model.encoder.embeddings.word_embeddings(ids).float().expand_as(states)
            return weights[..., None] * torch.cat((states.float(), alone), -1), weights

    def projected(self, sums: Tensor, weights: Tensor) -> Tensor:
        """Return vectors (n, shared) from sums over visible pieces, (n, 2 * width) and (n,); 0 if none is visible."""
        with torch.autocast(self.device.type, enabled=False):
            found = self.side.project(sums / weights[:, None].clamp(min=1e-6))
            return found * (weights[:, None] > 0)

    def vectors(self, ids: Tensor, cases: Tensor, present: Tensor, visible: Tensor) -> Tensor:
        """Return vectors (n, shared) of texts (n, pieces). `visible`: 1 for present pieces that are not hidden."""
        summands, weights = self.counted(ids, self.states(self.embed(ids, cases), present))
        seen = visible.float()
        with torch.autocast(self.device.type, enabled=False):
            return self.projected((seen[:, None] @ summands)[:, 0], (seen * weights).sum(1))

    def read(self, texts: Sequence[Numbered]) -> Tensor:
        """Return vectors (texts, shared) of whole texts, all visible."""
        order = sorted(range(len(texts)), key=lambda place: len(texts[place]))
        found = torch.zeros(len(texts), self.side.projection.shape[1], device=self.device)
        while order:
            size = max(1, _TOGETHER // max(len(texts[order[-1]]), 1))
            taken, order = order[-size:], order[:-size]
            ids, cases, present = padded([texts[place] for place in taken], self.device)
            if ids.shape[1]:
                found[taken] = self.vectors(ids, cases, present, present)
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Reidentifier:
    """Re-identification network with both sides, on top of one recognizer."""

    tagger: Tagger
    form: ReidentifierShape
    documents: SideReader
    profiles: SideReader

    @property
    def each(self) -> tuple[EncoderSide, EncoderSide]:
        """Sides of documents and of profiles."""
        return self.documents.side, self.profiles.side

    @property
    def sides(self) -> nn.ModuleDict:
        """All trained weights, by side."""
        return nn.ModuleDict({"documents": self.documents.side, "profiles": self.profiles.side})


def padded(texts: Sequence[Numbered], device: torch.device) -> tuple[Tensor, Tensor, Tensor]:
    """Return ids, cases and presence, (texts, longest) int64 each."""
    ids, cases = stacked((each.ids for each in texts), device), stacked((each.cases for each in texts), device)
    return ids, cases, stacked((np.ones(len(each), np.int64) for each in texts), device)


def untrained(tagger: Tagger, form: ReidentifierShape) -> Reidentifier:
    """Return a network whose layers are the recognizer's, and which projects everything to 0."""
    documents, profiles = (
        SideReader(_with_last(tagger.model, side), side, tagger.device)
        for side in (EncoderSide(tagger.model, form).to(tagger.device) for _ in range(2))
    )
    return Reidentifier(tagger, form, documents, profiles)


def _with_last(model: SpanTagger, side: EncoderSide) -> SpanTagger:
    """Return the same network, without copying a weight, ending with the side's own layers."""
    shared = copy.deepcopy(model, {id(each): each for each in (*model.parameters(), *model.buffers())})
    shared.requires_grad_(False)
    layers = shared.encoder.encoder.layer
    shared.encoder.encoder.layer = nn.ModuleList([*layers[: len(layers) - len(side.layers)], *side.layers])
    return shared.eval()


def identity(tagger: Tagger) -> str:
    """Return the SHA-256 of the weights that both sides share with the recognizer, in hexadecimal digits."""
    digest = hashlib.sha256()
    for part in (tagger.model.encoder, tagger.model.cases):
        for name, tensor in part.state_dict().items():
            digest.update(name.encode())
            digest.update(tensor.half().contiguous().cpu().numpy().tobytes())
    return digest.hexdigest()


def save(model: Reidentifier, folder: Path) -> None:
    """Write half-precision safetensors without the recognizer's part, and a description in JSON.

    The space is rotated so that both sides are in its first 4 * width dimensions: that changes no product of a
    document's and a profile's vector.
    """
    tensors = {name: each.detach().float() for name, each in model.sides.state_dict().items() if _is_own(name)}
    names = ("documents.projection", "profiles.projection")
    both = torch.cat([side.whitening @ side.projection.data for side in model.each])
    if both.shape[1] > both.shape[0]:
        both = torch.linalg.qr(both.T, mode="r").R.T
    tensors.update(zip(names, both.chunk(2), strict=True))
    save_file({name: tensor.half().contiguous() for name, tensor in tensors.items()}, folder / WEIGHTS)
    form = replace(model.form, shared=tensors[names[0]].shape[1])
    described = {**asdict(form), "recognizer": identity(model.tagger)}
    (folder / CONFIG).write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")


def _is_own(name: str) -> bool:
    """Return whether a tensor of a side is its own, and not the recognizer's."""
    return ".layers." not in name or ".parametrizations.weight.0." in name


def load(folder: Path, tagger: Tagger) -> Reidentifier:
    """Load a network that `save` wrote, in single precision, ready to infer.

    Args:
        tagger: the recognizer that it was trained with.

    Raises:
        BadModel: files are missing or damaged, or it was trained with another recognizer; `problem` says which.
    """
    for name in FILES:
        if not (folder / name).is_file():
            raise BadModel(folder=folder.name, problem="missing-file", file=name)
    with otherwise(folder.name, "damaged-config"):
        described = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
        form = ReidentifierShape(**{name: int(described[name]) for name in ("layers", "rank", "shared")})
        trained_with = described["recognizer"]
    if trained_with != identity(tagger):
        raise BadModel(folder=folder.name, problem="other-recognizer")
    with otherwise(folder.name, "damaged-weights"):
        model = untrained(tagger, form)
        tensors = load_file(folder / WEIGHTS)
        recognizers = {name: each for name, each in model.sides.state_dict().items() if not _is_own(name)}
        model.sides.load_state_dict({**recognizers, **{name: each.float() for name, each in tensors.items()}})
    if not all(tensor.isfinite().all() for tensor in tensors.values()):
        raise BadModel(folder=folder.name, problem="no-numbers")
    model.sides.eval()
    return model


def versions(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of each file that `load` reads, for the report."""
    return {f"re-identifier {name}": hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
