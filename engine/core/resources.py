"""Bundled files: their paths in a checkout, an installed package or a frozen application, and their checksums."""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from pathlib import Path

from engine.core.errors import ResourceError


@cache
def root() -> Path:
    """Return the folder `resources`."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) / "resources" if frozen else Path(__file__).resolve().parents[2] / "resources"


def find(name: str) -> Path:
    """Return the path of one bundled file, such as `lists/religions.txt`.

    Raises:
        ResourceError: the installation lacks it.
    """
    path = root() / name
    if not path.is_file():
        raise ResourceError(file=name, problem="missing")
    return path


def read_list(name: str) -> tuple[str, ...]:
    """Return the lines of a bundled list, without blank lines and comments (`#`)."""
    lines = find(name).read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


@cache
def released() -> dict[str, dict[str, str]]:
    """Return `manifest.json`: source, licence and sha256 of every bundled file, by name."""
    manifest: dict[str, dict[str, str]] = json.loads(find("manifest.json").read_text(encoding="utf-8"))
    return manifest


def release() -> dict[str, str]:
    """Return `release.json` beside an installed program: version, commit and Python version; empty in a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    folder = Path(frozen).parent if frozen else Path(sys.prefix)
    try:
        described = json.loads((folder / "release.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(value) for name, value in described.items()} if isinstance(described, dict) else {}


@cache
def weights() -> str:
    """Return one SHA-256 of all bundled networks: of the lines `DIGEST  NAME` of the manifest, sorted by name.

    A network is loaded only if it has the digest of the manifest (`find_released`).
    """
    models = sorted((name, entry["sha256"]) for name, entry in released().items() if name.startswith("models/"))
    lines = "".join(f"{digest}  {name}\n" for name, digest in models)
    return hashlib.sha256(lines.encode()).hexdigest()


def find_released(name: str) -> Path:
    """Return the path like `find`, if the file is the released one: a swapped model would miss names silently.

    Raises:
        ResourceError: missing, not in the manifest, or another sha256.
    """
    path = find(name)
    known = released().get(name)
    if known is None or hashlib.sha256(path.read_bytes()).hexdigest() != known["sha256"]:
        raise ResourceError(file=name, problem="not the released file")
    return path
