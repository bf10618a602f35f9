"""Released files match the manifest, and a model that was swapped is not loaded."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from engine.core import resources
from engine.core.errors import ResourceError


def test_the_manifest_names_every_file_with_its_hash() -> None:
    script = runpy.run_path(str(resources.root() / "manifest.py"))
    assert script["describe"]() == resources.released()


def test_a_missing_file_is_said() -> None:
    with pytest.raises(ResourceError):
        resources.find("models/none")


def test_a_file_that_is_not_the_released_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    monkeypatch.setattr(resources, "released", lambda: {"weights": {"sha256": "0" * 64}})
    (tmp_path / "weights").write_bytes(b"swapped")
    with pytest.raises(ResourceError) as error:
        resources.find_released("weights")
    assert error.value.fields["problem"] == "not the released file"


def test_a_list_has_no_blank_lines_or_comments() -> None:
    lines = resources.read_list("lists/religions.txt")
    assert len(lines) > 20
    assert not any(line.startswith("#") or not line for line in lines)
