"""The user's folders are never in the folder in which Sable was started."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from engine.core import folders


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
@pytest.mark.parametrize("value", ["", "data", "./data"])
def test_an_empty_or_relative_variable_counts_as_unset(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", value)
    assert [each().relative_to(tmp_path).as_posix() for each in (folders.data, folders.settings, folders.cache)] == [
        ".local/share/sable",
        ".config/sable",
        ".cache/sable",
    ]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert folders.data() == tmp_path / "mine" / "sable"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has another way to the user's folder")
@pytest.mark.parametrize("value", [".", "home"])
def test_a_home_in_the_working_folder_is_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("HOME", value)
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    assert all(each().is_absolute() for each in (folders.data, folders.settings, folders.cache))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has another way to the user's folder")
@pytest.mark.parametrize("value", [None, "home"])
def test_a_user_without_an_entry_and_a_home_has_folders(value: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(os, "getuid", lambda: 2_000_000_000)
    if value is None:
        monkeypatch.delenv("HOME", raising=False)
    else:
        monkeypatch.setenv("HOME", value)
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    assert folders.home() == Path("/")
    assert folders.data() == Path("/.local/share/sable")
