"""Files are written whole under their name or not at all; the original is never touched."""

from __future__ import annotations

import hashlib
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import disk
from engine.core.errors import OutputExists, OutputIsOriginal, OutputUnwritable, TooDemanding, UnreadableFile
from tests.conftest import REPOSITORY

posix = pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Maren Tolvald")
    path.chmod(0o644)
    return path


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def store(source: Path, target: Path, data: bytes = b"[X]", *, force: bool = False) -> None:
    with disk.unnamed(target, data) as temporary:
        assert temporary.read() == data
        temporary.become(target, source=source, force=force)


@posix
def test_the_permissions_are_those_of_the_source_within_the_mask_for_new_files(source: Path) -> None:
    for given, kept in ((0o666, 0o666 & ~disk._MASK), (0o640, 0o640 & ~disk._MASK | 0o600), (0o400, 0o600)):
        source.chmod(given)
        store(source, target := source.with_name(f"{given}.txt"))
        assert stat.S_IMODE(target.stat().st_mode) == kept


def test_it_is_private_and_without_a_telling_name_until_it_gets_its_own(source: Path) -> None:
    target = source.with_name("letter_redacted.txt")
    with disk.unnamed(target, b"[X]") as temporary:
        (hidden,) = names(source.parent) - {"letter.txt"}
        assert hidden.startswith(".sable-") and "letter" not in hidden
        assert stat.S_IMODE((source.parent / hidden).stat().st_mode) == 0o600
        temporary.become(target, source=source, force=False)
    assert names(source.parent) == {"letter.txt", "letter_redacted.txt"}
    assert target.read_bytes() == b"[X]"
    assert stat.S_IMODE(target.stat().st_mode) == 0o644


def test_it_is_gone_if_it_gets_no_name(source: Path) -> None:
    for error in (ValueError, KeyboardInterrupt, SystemExit):
        with pytest.raises(error), disk.unnamed(source.with_name("out.txt"), b"[X]"):
            raise error
    assert names(source.parent) == {"letter.txt"}


def test_another_file_is_replaced_only_by_force(source: Path) -> None:
    target = source.with_name("out.txt")
    target.write_bytes(b"precious")
    with pytest.raises(OutputExists):
        store(source, target)
    assert target.read_bytes() == b"precious"
    store(source, target, force=True)
    assert target.read_bytes() == b"[X]"
    assert names(source.parent) == {"letter.txt", "out.txt"}


def test_a_file_that_came_in_the_meantime_is_kept(source: Path) -> None:
    target = source.with_name("out.txt")
    with pytest.raises(OutputExists), disk.unnamed(target, b"[X]") as temporary:
        target.write_bytes(b"precious")
        temporary.become(target, source=source, force=False)
    assert target.read_bytes() == b"precious"


@posix
@pytest.mark.parametrize("link", [Path.hardlink_to, Path.symlink_to], ids=["hard", "symbolic"])
@pytest.mark.parametrize("force", [False, True])
def test_no_other_name_of_the_original_is_a_target(link, force: bool, source: Path) -> None:  # type: ignore[no-untyped-def]
    target = source.with_name("other.txt")
    link(target, source)
    with pytest.raises(OutputIsOriginal):
        store(source, target, force=force)
    link_of_source = source.with_name("third.txt")
    link(link_of_source, source)
    with pytest.raises(OutputIsOriginal):
        store(link_of_source, source, force=force)
    assert source.read_bytes() == target.read_bytes() == b"Maren Tolvald"


@posix
def test_a_hard_link_of_the_original_made_meanwhile_is_not_written_through(source: Path) -> None:
    target = source.with_name("out.txt")
    with pytest.raises(OutputIsOriginal), disk.unnamed(target, b"[X]") as temporary:
        target.hardlink_to(source)
        temporary.become(target, source=source, force=True)
    assert source.read_bytes() == b"Maren Tolvald"


@posix
def test_a_link_is_no_target_and_what_it_leads_to_is_kept(source: Path) -> None:
    other = source.with_name("other.txt")
    other.write_bytes(b"precious")
    target = source.with_name("out.txt")
    target.symlink_to(other)
    with pytest.raises(OutputExists):
        store(source, target)
    with pytest.raises(OutputUnwritable) as refused:
        store(source, target, force=True)
    assert refused.value.fields == {"problem": "special-file", "file": "out.txt"}
    assert other.read_bytes() == b"precious"
    assert target.is_symlink()


@posix
def test_only_regular_files_are_targets(source: Path) -> None:
    os.mkfifo(source.with_name("pipe"))
    source.with_name("link").symlink_to("nowhere")
    source.with_name("folder").mkdir()
    for target in (Path("/dev/null"), *(source.with_name(each) for each in ("pipe", "link", "folder"))):
        for force in (False, True):
            with pytest.raises(OutputUnwritable) as refused:
                disk.check_new(target, force=force)
            assert refused.value.fields == {"problem": "special-file"}
    disk.check_new(source.with_name("new.json"), force=False)
    with pytest.raises(OutputExists):
        disk.check_new(source, force=False)
    disk.check_new(source, force=True)
    for target, problem in ((Path("-"), "standard-output"), (source.parent / "none" / "x", "no-folder")):
        with pytest.raises(OutputUnwritable) as refused:
            disk.check_new(target, force=True)
        assert refused.value.fields == {"problem": problem}


@posix
def test_a_link_that_leads_nowhere_is_a_file_too(source: Path) -> None:
    target = source.with_name("out.txt")
    target.symlink_to("nowhere")
    with pytest.raises(OutputExists):
        store(source, target)


@posix
def test_the_original_may_be_a_link(source: Path) -> None:
    link = source.with_name("link.txt")
    link.symlink_to(source)
    assert disk.read(link) == b"Maren Tolvald"
    store(link, source.with_name("out.txt"))
    assert source.read_bytes() == b"Maren Tolvald"


def test_a_folder_is_made_and_one_is_not_replaced(source: Path) -> None:
    store(source, source.parent / "new" / "deeper" / "out.txt")
    with pytest.raises(OutputUnwritable):
        store(source, source.parent / "new", force=True)
    with pytest.raises(OutputUnwritable) as refused:
        store(source, source / "out.txt")
    assert refused.value.fields == {"problem": "not-writable", "file": "out.txt"}
    with pytest.raises(OutputUnwritable) as refused:
        store(source, source.with_name("x" * 300))
    assert refused.value.fields == {"problem": "long-name", "file": "x" * 300}
    assert {each for each in names(source.parent) if each.startswith(".sable")} == set()


def test_what_killed_runs_left_behind_is_removed(source: Path) -> None:
    left = source.with_name(".sable-0123456789abcdef")
    left.write_bytes(b"Maren")
    for kept in (".sable-notes", ".sable-0123456789abcdef.txt", "sable-0123456789abcdef"):
        source.with_name(kept).write_bytes(b"precious")
    before = names(source.parent)
    store(source, source.with_name("out.txt"))
    assert names(source.parent) == (before | {"out.txt"}) - {left.name}


def test_what_another_run_still_needs_is_not_removed(source: Path) -> None:
    with disk.unnamed(source.with_name("one.txt"), b"[1]") as first:
        store(source, source.with_name("two.txt"))
        first.become(source.with_name("one.txt"), source=source, force=False)
    assert names(source.parent) == {"letter.txt", "one.txt", "two.txt"}


@posix
def test_a_link_with_such_a_name_is_not_followed(source: Path) -> None:
    source.with_name(".sable-0123456789abcdef").symlink_to(source)
    store(source, source.with_name("out.txt"))
    assert source.read_bytes() == b"Maren Tolvald"


def test_what_is_no_readable_file_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    devices = [Path("/dev/zero")] if os.name == "posix" else []
    for path in (tmp_path, tmp_path / "nowhere", *devices):
        with pytest.raises(UnreadableFile):
            disk.read(path)
    monkeypatch.setattr(disk, "LARGEST", 3)
    for size, fits in ((3, True), (4, False)):
        path = tmp_path / "file"
        path.write_bytes(bytes(size))
        if fits:
            assert disk.read(path) == bytes(size)
        else:
            with pytest.raises(TooDemanding):
                disk.read(path)


_FULL = """
import resource, signal, sys
from pathlib import Path
from engine.core import disk
from engine.core.errors import OutputUnwritable
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    with disk.unnamed(Path(sys.argv[1]), bytes(5000)):
        pass
except OutputUnwritable as error:
    print(error.fields["problem"])
"""


@posix
def test_a_limit_of_the_system_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _FULL, str(tmp_path / "out.txt")]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout == "disk-full\n"
    assert names(tmp_path) == set()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with 64 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", folder], capture_output=True).returncode:
        pytest.skip("may not mount a file system")
    yield folder
    subprocess.run(["umount", folder], check=True)


@posix
def test_a_full_disk_and_one_that_can_only_be_read(small_disk: Path, source: Path) -> None:
    with pytest.raises(OutputUnwritable) as refused:
        store(source, small_disk / "out.txt", bytes(1 << 20))
    assert refused.value.fields == {"problem": "disk-full", "file": "out.txt"}
    assert names(small_disk) == set()
    store(source, small_disk / "out.txt")  # another file system than the original's
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    with pytest.raises(OutputUnwritable) as refused:
        store(source, small_disk / "more.txt")
    assert refused.value.fields == {"problem": "read-only", "file": "more.txt"}
    assert names(small_disk) == {"out.txt"}


@posix
def test_contents_are_on_the_disk_before_the_name_and_the_name_before_it_is_told(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    flush, replace = os.fsync, Path.replace

    def fsync(number: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
        flush(number)

    def rename(path: Path, target: Path) -> Path:
        done.append("name")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", rename)
    store(source, source.with_name("out.txt"))
    assert done == ["file", "name", "folder"]


def test_a_file_that_goes_along_is_there_whole_and_replaces_what_was_there(tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    disk.write(target, b"one")
    disk.write(target, b"two")
    assert target.read_bytes() == b"two"
    assert [each.name for each in tmp_path.iterdir()] == ["report.json"]
    with pytest.raises(OutputUnwritable) as raised:
        disk.write(tmp_path / "missing" / "report.json", b"one")
    assert raised.value.fields == {"problem": "no-folder", "file": "report.json"}
    assert not (tmp_path / "missing").exists()


@pytest.mark.skipif(os.name != "posix", reason="asks for modes")
def test_what_goes_under_seal_is_for_this_person_alone(tmp_path: Path) -> None:
    disk.write(tmp_path / "sealed.pdf", b"one", private=True)
    assert (tmp_path / "sealed.pdf").stat().st_mode & 0o077 == 0
    disk.write(tmp_path / "report.json", b"one")
    (tmp_path / "usual").touch()
    assert (tmp_path / "report.json").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.parametrize("how", ["written over", "put in its place"])
def test_bytes_that_were_changed_after_they_were_verified_get_no_name(how: str, tmp_path: Path) -> None:
    source, target = tmp_path / "letter.txt", tmp_path / "out.txt"
    source.write_bytes(b"Maren")
    with pytest.raises(OutputUnwritable) as refused, disk.unnamed(target, b"[PERSON]") as temporary:
        (hidden,) = tmp_path.glob(".sable-*")
        if how == "put in its place":
            hidden.unlink()
            hidden.write_bytes(b"[PERSON]")
        else:
            hidden.write_bytes(b"Maren")
        temporary.become(target, source=source, force=False)
    assert refused.value.fields == {"problem": "changed", "file": "out.txt"}
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]


def test_other_bytes_than_those_that_were_verified_get_no_name(tmp_path: Path) -> None:
    source, target = tmp_path / "letter.txt", tmp_path / "out.txt"
    source.write_bytes(b"Maren")
    verified = hashlib.sha256(b"[PERSON]").hexdigest()
    with pytest.raises(OutputUnwritable), disk.unnamed(target, b"Maren") as temporary:
        temporary.become(target, source=source, force=False, sha256=verified)
    assert not target.exists()
