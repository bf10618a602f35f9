"""Finds a policy by its name or by the path of its file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine import resources
from engine.errors import BadPolicy
from engine.policies import reading
from engine.policies.rules import Policy

DEFAULT = "default"
_FOLDER = "policies"


def names() -> tuple[str, ...]:
    """The bundled policies, the default one first."""
    found = {path.stem for path in (resources.root() / _FOLDER).glob("*.toml")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


def load(name_or_path: str) -> Policy:
    """A bundled policy by its name, or one of the person's own by the path of its file.

    Raises:
        UnreadableFile, BadPolicy: see `reading.read`; or there is neither such a name nor such a file.
    """
    if name_or_path in names():
        return _read_bundled(resources.find(f"{_FOLDER}/{name_or_path}.toml"))
    path = Path(name_or_path)
    try:
        found = path.is_file()
    except OSError:  # too long for a name, or where the person may not look
        found = False
    if not found:
        raise BadPolicy(problem="unknown-policy", allowed=names())
    return reading.read(path)


@cache
def _read_bundled(path: Path) -> Policy:
    return reading.read(path)
