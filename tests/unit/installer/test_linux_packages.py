"""The `.deb` and the archive: what lies where in them, and the same bytes from the same folder."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from engine import __version__
from installer import compare
from installer.linux import packages

pytestmark = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("zstd")), reason="needs dpkg-deb and zstd"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen application in miniature."""
    made = tmp_path / "dist" / "sable"
    (made / "_internal").mkdir(parents=True)
    for name in ("sable", "sable-desktop"):
        (made / name).write_bytes(b"#!/bin/sh\n")
        (made / name).chmod(0o755)
    (made / "_internal" / "library.so").write_bytes(b"library")
    (made / "_internal" / "link.so").symlink_to("library.so")
    return made


def _listed(package: Path) -> str:
    return subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True).stdout


def test_the_package_puts_everything_in_its_place(folder: Path, tmp_path: Path) -> None:
    made = packages.deb(folder, tmp_path)
    listed = _listed(made)
    for name in (
        "./opt/sable/sable-desktop",
        "./opt/sable/_internal/link.so -> library.so",
        "./usr/bin/sable -> /opt/sable/sable",
        "./usr/share/applications/sable.desktop",
        "./etc/apparmor.d/sable",
        "./usr/share/man/man1/sable.1",
        "./usr/share/bash-completion/completions/sable",
    ):
        assert f"{name}\n" in listed
    assert all("root/root" in line for line in listed.splitlines())
    told = subprocess.run(["dpkg-deb", "--field", made, "Version"], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == __version__
    assert "@" not in packages._filled((packages._HERE / "sable.metainfo.xml").read_text(encoding="utf-8"))
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("deb-")] == []


@pytest.mark.parametrize("make", [packages.deb, packages.tarball])
def test_the_same_folder_gives_the_same_bytes(make, folder: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    made = []
    for name in ("first", "second"):
        out = tmp_path / name
        out.mkdir()
        made.append(make(folder, out).read_bytes())
    assert made[0] == made[1]


def test_the_profile_names_no_network_but_the_local_one() -> None:
    profile = (packages._HERE / "apparmor").read_text(encoding="utf-8")
    granted = [line.strip() for line in profile.splitlines() if line.strip().startswith("network")]
    assert granted == ["network unix,", "network netlink,"]


def test_two_builds_are_compared_file_by_file(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(folder, other, symlinks=True)
    assert list(compare.differences(folder, other)) == []
    (other / "_internal" / "library.so").write_bytes(b"1ibrary")
    (other / "_internal" / "more.so").write_bytes(b"")
    (other / "_internal" / "link.so").unlink()
    (other / "_internal" / "link.so").symlink_to("more.so")
    (other / "sable").chmod(0o700)
    assert list(compare.differences(folder, other)) == [
        "differs: _internal/library.so",
        "differs: _internal/link.so",
        "only in the second: _internal/more.so",
        "differs: sable",
    ]
