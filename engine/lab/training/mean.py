"""Writes the weighted mean of trained networks, which often errs less than each (`python -m engine.lab.training.mean`).

    python -m engine.lab.training.mean --output FOLDER SHARE:FOLDER SHARE:FOLDER...

A network that was trained further on other documents forgets some of what it knew; the mean of its states before and
after keeps much of both. The network for other languages is unpacked for it, and packed again.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file

from engine.lab.training import packing
from engine.models.files import SHAPE, VOCABULARY, WEIGHTS


def mean(states: Sequence[dict[str, NDArray[np.generic]]], shares: Sequence[float]) -> dict[str, NDArray[np.generic]]:
    """Return the mean of networks of one shape, array by array, computed in single precision and stored as they are.

    Args:
        shares: weight of each network; they are divided by their sum.

    Raises:
        ValueError: the networks do not have the same arrays.
    """
    first = states[0]
    shapes = [{name: array.shape for name, array in state.items()} for state in states]
    if any(each != shapes[0] for each in shapes):
        raise ValueError("networks of different shapes have no mean")
    weights = np.asarray(shares, np.float32) / np.float32(sum(shares))
    return {
        name: sum(
            (weight * state[name].astype(np.float32) for weight, state in zip(weights, states, strict=True)),
            start=np.zeros(array.shape, np.float32),
        ).astype(array.dtype)
        for name, array in first.items()
    }


def write(folders: Sequence[Path], shares: Sequence[float], out: Path) -> None:
    """Write the mean of the networks in `folders` into `out`, with the files that belong to it.

    Raises:
        ValueError: see `mean`; or their vocabularies differ.
    """
    if (folders[0] / packing.PIECES).is_file():
        _write_packed(folders, shares, out)
        return
    if len({(folder / VOCABULARY).read_bytes() for folder in folders}) > 1:
        raise ValueError(f"{VOCABULARY} differs")
    states = [load_file(folder / WEIGHTS) for folder in folders]
    out.mkdir(parents=True, exist_ok=True)
    save_file(mean(states, shares), out / WEIGHTS)
    for name in (SHAPE, VOCABULARY):
        shutil.copyfile(folders[0] / name, out / name)


def _write_packed(folders: Sequence[Path], shares: Sequence[float], out: Path) -> None:
    """Write the mean of networks for other languages; pieces and embedding, which never learn, are the first one's."""
    begun = [packing.load(folder) for folder in folders]
    states = [{name: tensor.numpy() for name, tensor in each.model.state_dict().items()} for each in begun]
    found = {name: torch.from_numpy(array) for name, array in mean(states, shares).items()}
    begun[0].model.load_state_dict(found)
    packing.save(begun[0], out)


def main() -> None:
    """Read the command line and write the mean."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("networks", nargs="+", metavar="SHARE:FOLDER")
    arguments = parser.parse_args()
    named = [each.split(":", 1) for each in arguments.networks]
    write([Path(folder) for _, folder in named], [float(share) for share, _ in named], arguments.output)


if __name__ == "__main__":
    main()
