"""Writes the weights of the network for other languages in whole numbers, as its graph computes with them.

The embedding of pieces stays in the blocks of 4 bits in which it came. The matrices of the encoder are rounded to 7
bits with sign, with a scale for each output: the English network's are rounded alike when they are loaded (see
`graph`). All else is in half precision.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file

from engine.lab.training import graph
from engine.lab.training.multilingual import Start
from engine.lab.training.multilingual_base import Embedding, unpacked
from engine.models import unigram
from engine.models.encoder import SpanTagger
from engine.models.files import SHAPE, WEIGHTS
from engine.models.network import NetworkShape
from engine.models.pieces import LetterCase

PIECES = "pieces.tsv.gz"
_WORDS = "encoder.embeddings.word_embeddings"
_TYPES = "encoder.embeddings.token_type_embeddings.weight"
_CASES = "cases.weight"
_SCALES = ".scales"
_UNUSED = "language."
"""Head that guesses hidden pieces: this network has none."""


def save(begun: Start, folder: Path) -> None:
    """Write weights, shape, pieces and graph of a trained network into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    save_file(arrays(begun), folder / WEIGHTS)
    (folder / SHAPE).write_text(json.dumps(asdict(begun.model.shape), indent=2) + "\n", encoding="utf-8")
    unigram.save(begun.pieces, folder / PIECES)
    graph.main(folder)


def load(folder: Path) -> Start:
    """Return a network that `save` wrote, to train it further: its numbers are those that were rounded."""
    stored = load_file(folder / WEIGHTS)
    model = SpanTagger(NetworkShape(**json.loads((folder / SHAPE).read_text(encoding="utf-8"))))
    embedding = Embedding(stored.pop(f"{_WORDS}.packed"), stored.pop(f"{_WORDS}{_SCALES}"))
    scales = {name: stored.pop(name) for name in [*stored] if name.endswith(_SCALES)}
    for name, scale in scales.items():
        matrix = name.removesuffix(_SCALES)
        stored[matrix] = stored[matrix] * scale[:, None]
    tensors = {name: torch.from_numpy(numbers.astype(np.float32)) for name, numbers in stored.items()}
    # The vector of the letter case is already within those of the types.
    tensors |= {f"{_WORDS}.weight": unpacked(embedding), _CASES: torch.zeros_like(model.cases.weight)}
    unused = {name: tensor for name, tensor in model.state_dict().items() if name.startswith(_UNUSED)}
    model.load_state_dict(tensors | unused)
    model.encoder.embeddings.word_embeddings.weight.requires_grad_(requires_grad=False)
    return Start(model, unigram.read(folder / PIECES), embedding)


def arrays(begun: Start) -> dict[str, NDArray[np.generic]]:
    """Return the arrays of the file by name."""
    found: dict[str, NDArray[np.generic]] = {
        f"{_WORDS}.packed": begun.embedding.packed,
        f"{_WORDS}.scales": begun.embedding.scales,
    }
    for name, tensor in begun.model.state_dict().items():
        if name in (f"{_WORDS}.weight", _CASES) or name.startswith(_UNUSED):
            continue
        if _is_matrix(begun.model, name):
            found[name], found[f"{name}{_SCALES}"] = rounded(tensor)
        else:
            found[name] = tensor.half().cpu().numpy()
    # All pieces have the same letter case and the same type: one vector, which is added to every piece.
    case = begun.model.cases.weight[LetterCase.NONE]
    found[_TYPES] = (begun.model.encoder.embeddings.token_type_embeddings.weight + case).detach().half().cpu().numpy()
    return found


def rounded(matrix: torch.Tensor) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return a matrix (outputs, inputs) in 7 bits with sign, and the scale of each output."""
    numbers = matrix.float().cpu().numpy()
    scales = (np.abs(numbers).max(1) / graph.HIGHEST_WEIGHT).astype(np.float32)
    return np.rint(numbers / scales[:, None]).astype(np.int8), scales


def _is_matrix(model: SpanTagger, name: str) -> bool:
    part = name.removesuffix(".weight")
    matrix = name.startswith("encoder.encoder.") and part != name
    return matrix and isinstance(model.get_submodule(part), torch.nn.Linear)
