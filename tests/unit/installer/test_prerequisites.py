"""Checks of `make` before it installs anything: each missing thing gets one sentence, and stops it."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from types import SimpleNamespace

import pytest

from installer import prerequisites, wheels
from installer.contents import ROOT


def _one(**settings: bool) -> str:
    (sentence,) = prerequisites.missing(**settings)
    return sentence


@pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
def test_nothing_is_missing_where_the_tests_run() -> None:
    assert list(prerequisites.missing(window=True)) == []


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12))
    monkeypatch.setattr(platform, "python_version", lambda: "3.10.12")
    assert "this is 3.10.12" in _one() and "make PYTHON=python3.11" in _one()


@pytest.mark.parametrize(
    ("library", "words"), [(("glibc", "2.31"), "this is 2.31"), (("", ""), "GNU C library"), (("glibc", "2.34"), None)]
)
def test_an_old_or_other_c_library_is_named(
    library: tuple[str, str], words: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: library)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert [words in each for each in prerequisites.missing() if words] == ([True] if words else [])


def test_an_intel_mac_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert "Intel Macs are not supported" in _one()


def test_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(prerequisites, "_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    assert _one(window=True).endswith("sudo apt install libnowhere9.")
    assert list(prerequisites.missing()) == []


@pytest.mark.parametrize(("wayland", "named"), [("", True), ("wayland-0", False)])
def test_an_x_server_needs_more_libraries(monkeypatch: pytest.MonkeyPatch, wayland: str, named: bool) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(prerequisites, "_LIBRARIES", {})
    monkeypatch.setattr(prerequisites, "_X_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert ["libnowhere9" in each for each in prerequisites.missing(window=True)] == ([True] if named else [])


def test_a_full_disk_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1 << 30))
    assert "1 GiB are free here" in _one()


def test_it_runs_without_the_project() -> None:
    program = ROOT / "installer" / "prerequisites.py"
    ran = subprocess.run([sys.executable, "-I", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")


def test_every_pin_is_exact() -> None:
    found = list(wheels.pins())
    assert len(found) > 100
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", each) for each in found)


def test_a_pin_without_a_wheel_is_left_out_and_the_others_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(line: list[str], **_: object) -> SimpleNamespace:
        asked.append([each for each in line if "==" in each])
        lacks = "b==2" in asked[-1]
        said = "ERROR: No matching distribution found for b==2" if lacks else ""
        return SimpleNamespace(returncode=int(lacks), stderr=said)

    monkeypatch.setattr(subprocess, "run", run)
    assert list(wheels.without_wheel(["a==1", "b==2", "c==3"], wheels.SYSTEMS[0], "3.11")) == ["b==2"]
    assert asked == [["a==1", "b==2", "c==3"], ["a==1", "c==3"]]


def test_another_failure_of_pip_is_no_missing_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = SimpleNamespace(returncode=1, stderr="ERROR: the index does not answer")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(RuntimeError, match="does not answer"):
        list(wheels.without_wheel(["a==1"], wheels.SYSTEMS[0], "3.11"))


def test_arm_needs_a_newer_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    assert "glibc 2.39 or newer (Ubuntu 24.04)" in _one()
