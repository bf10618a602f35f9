"""Points of the release checklist that can be wrong without anybody noticing."""

from __future__ import annotations

from pathlib import Path

import pytest

from installer import release


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ("# Changes\n\n## 0.1.0, 2026-11-21\n", True),
        ("# Changes\n\n## [0.1.0]\n", True),
        ("# Changes\n\n## 0.1.01\n", False),
        ("# Changes\n\n## 10.1.0\n", False),
        ("# Changes\n\nSince 0.1.0 it is faster.\n", False),
    ],
)
def test_the_version_must_have_a_heading(changes: str, found: bool) -> None:
    assert release.told(changes, "0.1.0") is found


def test_names_of_distributions_are_compared_as_pypi_does() -> None:
    assert release.plain("PySide6_Essentials") == release.plain("pyside6.essentials") == "pyside6-essentials"


def test_a_version_that_was_not_tested_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "_said", lambda *_: "appdirs==9.9\ntorch==2.13.0+cpu\nown==1\n")
    assert list(release.pinned()) == ["appdirs is 9.9, and 1.4.4 was tested"]


def test_what_is_not_committed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "_said", lambda *_: " M engine/core/options.py")
    assert list(release.committed()) == ["not committed:\n M engine/core/options.py"]


def test_the_list_builds_only_where_it_can(tmp_path: Path) -> None:
    assert [command for _, command in release.commands(None, quick=True)] == []
    built = [command[-1] for _, command in release.commands(tmp_path / "python", quick=True)]
    assert built == ["installer", "bundle"]
    whole = [name for name, _ in release.commands(tmp_path / "python", quick=False)]
    assert whole[0].startswith("format") and whole[-1] == "both are the same"
