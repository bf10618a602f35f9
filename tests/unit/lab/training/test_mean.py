"""The mean of trained networks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from engine.lab.training import mean
from engine.models.files import WEIGHTS


def _network(folder: Path, value: float, width: int = 3, words: str = "a") -> Path:
    folder.mkdir()
    save_file({"matrix": np.full((2, width), value, np.float16)}, folder / WEIGHTS)
    (folder / "config.json").write_text("{}", encoding="utf-8")
    (folder / "vocab.txt").write_text(words, encoding="utf-8")
    return folder


def test_shares_weigh_the_networks(tmp_path: Path) -> None:
    mean.write([_network(tmp_path / "a", 1.0), _network(tmp_path / "b", 4.0)], [1.0, 2.0], tmp_path / "out")
    found = load_file(tmp_path / "out" / WEIGHTS)["matrix"]
    assert found.dtype == np.float16 and np.array_equal(found, np.full((2, 3), 3.0))
    assert (tmp_path / "out" / "vocab.txt").read_text(encoding="utf-8") == "a"


def test_networks_of_different_shapes_have_no_mean(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="shapes"):
        mean.write([_network(tmp_path / "a", 1.0), _network(tmp_path / "b", 4.0, width=4)], [1.0, 1.0], tmp_path / "o")


def test_networks_with_different_vocabularies_have_no_mean(tmp_path: Path) -> None:
    folders = [_network(tmp_path / "a", 1.0), _network(tmp_path / "b", 4.0, words="b")]
    with pytest.raises(ValueError, match="vocab"):
        mean.write(folders, [1.0, 1.0], tmp_path / "out")
