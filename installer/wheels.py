"""Check of constraints.txt against the package index: whether every pin has a wheel for each system that Sable runs on.

python -m installer.wheels [PACKAGE ...]

It asks pip for wheels only, without their requirements, and installs nothing; what has no wheel is left out, and the
others are asked for again.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from installer.contents import ROOT

PYTHONS = ("3.11", "3.13")
_MISSING = re.compile(r"No matching distribution found for (\S+)")


class System(NamedTuple):
    """A system: its name for the user, and the tags of wheels that it takes, the newest first."""

    name: str
    tags: tuple[str, ...]


def _manylinux(machine: str, newest: int) -> tuple[str, ...]:
    return (*(f"manylinux_2_{minor}_{machine}" for minor in range(newest, 4, -1)), f"manylinux2014_{machine}")


SYSTEMS = (
    System("Linux x86_64, glibc 2.35 (Ubuntu 22.04)", _manylinux("x86_64", 35)),
    System("Linux arm64, glibc 2.39 (Ubuntu 24.04)", _manylinux("aarch64", 39)),
    System("macOS 15, arm64", ("macosx_15_0_arm64",)),
    System("Windows x64", ("win_amd64",)),
)
"""Intel Macs are not among them: PyTorch has no wheel for them any more."""


def pins() -> Iterator[str]:
    """Yield the pins of constraints.txt, such as "lxml==6.1.3"."""
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        pin = line.partition("#")[0].partition(";")[0].strip()
        if pin:
            yield pin


def without_wheel(asked: Iterable[str], system: System, python: str) -> Iterator[str]:
    """Yield the pins of which the index has no wheel for the system.

    Raises:
        RuntimeError: pip failed for another reason.
    """
    left = dict.fromkeys(asked)
    tags = [word for tag in system.tags for word in ("--platform", tag)]
    while left:
        with tempfile.TemporaryDirectory() as folder:
            line = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--no-deps", "--quiet"]
            line += ["--only-binary", ":all:", "--python-version", python, "--target", folder, *tags, *left]
            ran = subprocess.run(line, capture_output=True, text=True, check=False)
        if ran.returncode == 0:
            return
        found = _MISSING.search(ran.stderr)
        if found is None or found[1] not in left:
            raise RuntimeError(ran.stderr.strip())
        del left[found[1]]
        yield found[1]


def lacking(chosen: list[str]) -> Iterator[str]:
    """Yield a line for each pin and system without a wheel."""
    asked = [pin for pin in pins() if not chosen or pin.partition("==")[0] in chosen]
    for system in SYSTEMS:
        for python in PYTHONS:
            for pin in without_wheel(asked, system, python):
                yield f"{pin}: no wheel for {system.name}, Python {python}"


def main() -> int:
    """Print every pin without a wheel; the exit code is 1 if there is one."""
    parser = argparse.ArgumentParser(description="Checks that every pinned version has wheels for each system.")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="check these only")
    found = 0
    for line in lacking(parser.parse_args().packages):
        print(line, flush=True)
        found += 1
    print(f"{found} wheels are missing." if found else "Every pin has its wheels.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
