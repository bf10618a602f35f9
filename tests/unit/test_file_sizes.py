"""No file of the repository but the released weights is larger than 1 MB, since git keeps every version of it."""

import shutil
import subprocess
from pathlib import Path

import pytest

_REPOSITORY = Path(__file__).resolve().parents[2]
_LARGEST = 1_000_000
_RELEASED_SET = 90_000_000


def _tracked() -> list[Path]:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=_REPOSITORY, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    return [path for name in listed.stdout.decode().split("\0") if name and (path := _REPOSITORY / name).is_file()]


def _is_weights(path: Path) -> bool:
    return path.suffix == ".safetensors" and "models" in path.parts


def test_only_weights_are_large() -> None:
    assert not [path.name for path in _tracked() if path.stat().st_size > _LARGEST and not _is_weights(path)]


def test_the_released_weights_fit_one_set() -> None:
    assert sum(path.stat().st_size for path in _tracked() if _is_weights(path)) <= _RELEASED_SET
