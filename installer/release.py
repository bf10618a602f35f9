"""Release checklist as one command, `make release-check`; it ends with 1 at the first point that fails.

python -m installer.release [--builder PYTHON] [--quick]

    --builder   the Python of the environment that builds; without it nothing is built
    --quick     without the tests, the checks and the second build
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from engine import __version__
from engine.core import resources
from installer.contents import RESOURCES, ROOT

Problem = str


def versions() -> Iterator[Problem]:
    """Check that code, CHANGELOG and any tag of this commit agree on the version."""
    changes = ROOT / "CHANGELOG.md"
    if not changes.is_file() or not told(changes.read_text(encoding="utf-8"), __version__):
        yield f"CHANGELOG.md says nothing of {__version__}"
    tags = _said("git", "tag", "--points-at", "HEAD").split()
    if tags and f"v{__version__}" not in tags:
        yield f"the tag of this commit is {', '.join(tags)}, and the version is {__version__}"


def told(changes: str, version: str) -> bool:
    """Return whether a heading of the changes names the version."""
    return re.search(rf"^#+ .*\b{re.escape(version)}\b", changes, re.MULTILINE) is not None


def committed() -> Iterator[Problem]:
    """Check that the working tree is the commit, so that others can build the release again."""
    if changed := _said("git", "status", "--porcelain"):
        yield f"not committed:\n{changed}"


def manifest() -> Iterator[Problem]:
    """Check that the manifest describes every bundled file as it is, with source and licence."""
    described = json.loads(_said(sys.executable, "-c", _DESCRIBE, str(RESOURCES)))
    if described != resources.released():
        yield "resources/manifest.json is not of these files: run python resources/manifest.py"


def pinned() -> Iterator[Problem]:
    """Check that every distribution in this environment that Sable needs has the tested version."""
    known = dict(
        re.findall(r"^([^#=\s]+)==(\S+)$", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    )
    pinned_here = {plain(name): version for name, version in known.items()}
    for line in _said(sys.executable, "-m", "pip", "freeze", "--exclude-editable").splitlines():
        name, _, version = line.partition("==")
        wanted = pinned_here.get(plain(name), version)
        if version.partition("+")[0] != wanted:
            yield f"{name} is {version}, and {wanted} was tested"


def plain(name: str) -> str:
    """Return a distribution's name in the form in which PyPI compares names."""
    return re.sub(r"[-_.]+", "-", name).lower()


_DESCRIBE = """\
import json, runpy, sys
print(json.dumps(runpy.run_path(sys.argv[1] + "/manifest.py")["describe"]()))
"""

CHECKS: tuple[tuple[str, Callable[[], Iterator[Problem]]], ...] = (
    ("the versions agree, and CHANGELOG tells of this one", versions),
    ("everything is committed", committed),
    ("the manifest describes the bundled files", manifest),
    ("what is installed here is what was tested", pinned),
)


def commands(builder: Path | None, *, quick: bool) -> Iterator[tuple[str, list[str]]]:
    """Yield the commands that must end with 0, in this order, each with what it shows."""
    here, build = sys.executable, str(builder)
    if not quick:
        yield "format, lint, types, contracts and every test", ["make", "check"]
    if builder is None:
        return
    first, second = ROOT / "dist", ROOT / "build" / "again"
    yield "the application is built, and works without a network", ["make", "installer"]
    yield "the bundle is built, and installs without a network", ["make", "bundle"]
    if not quick:
        yield "it is built again", [build, "-m", "installer.freeze", "--out", str(second)]
        yield "both are the same", [here, "-m", "installer.compare", str(first / "sable"), str(second / "sable")]


def main() -> None:
    """Run the checklist."""
    parser = argparse.ArgumentParser(description="The release checklist.")
    parser.add_argument("--builder", type=Path)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    for name, check in CHECKS:
        problems = list(check())
        _report(name, not problems, "\n".join(problems))
    for name, command in commands(asked.builder, quick=asked.quick):
        done = subprocess.run(command, cwd=ROOT, check=False)
        _report(name, done.returncode == 0, f"{' '.join(command)} ended with {done.returncode}")
    _report("SHA-256 of what is handed on", True, "")
    print(_sums(), end="")


def _report(name: str, holds: bool, problem: str) -> None:
    print(f"{'yes' if holds else 'NO '}  {name}", flush=True)
    if not holds:
        sys.exit(problem)


def _sums() -> str:
    files = [str(each) for each in sorted((ROOT / "dist").glob("*")) if each.is_file()]
    return _said("sha256sum", *files) + "\n" if files else ""


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
