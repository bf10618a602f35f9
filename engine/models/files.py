"""Files of a folder with a network: its weights, their hashes, and errors about them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core.errors import BadModel

WEIGHTS, SHAPE, VOCABULARY = "weights.safetensors", "config.json", "vocab.txt"
"""Files of the folder of a network."""
_PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".h5", ".msgpack")


def weight_files(folder: Path) -> list[Path]:
    """Return the safetensors files of a folder, usually one, in the order of their names.

    Raises:
        BadModel: there are none.
    """
    files = sorted(folder.glob("*.safetensors"))
    if not files:
        has_pickle = any(each.suffix in _PICKLES for each in folder.iterdir())
        raise BadModel(folder=folder.name, problem="pickle" if has_pickle else "no-weights")
    return files


def sha256(files: list[Path]) -> str:
    """Return the SHA-256 of the files' concatenation, in hexadecimal digits."""
    digest = hashlib.sha256()
    for file in files:
        with file.open("rb") as stream:
            while block := stream.read(1 << 20):
                digest.update(block)
    return digest.hexdigest()


@contextmanager
def otherwise(folder: str, problem: str) -> Iterator[None]:
    """Turn any error of a library about a stranger's files into BadModel with this `problem`."""
    try:
        yield
    except Exception as error:
        raise BadModel(folder=folder, problem=problem) from error
