"""Policies by name, title or path: the bundled ones, and those in files of the user."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.core import resources
from engine.core.errors import BadPolicy
from engine.policies.reading import read
from engine.policies.rules import Policy, Purpose

DEFAULT = "default"
_FOLDER = "policies"


@cache
def names() -> tuple[str, ...]:
    """Return the names of the bundled policies, the default one first."""
    found = {path.stem for path in (resources.root() / _FOLDER).glob("*.toml")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


def by_purpose() -> dict[Purpose, tuple[Policy, ...]]:
    """Return the bundled policies under the purpose that each serves, in the order of `Purpose` and `names`."""
    bundled = [load(name) for name in names()]
    return {purpose: tuple(each for each in bundled if each.purpose is purpose) for purpose in Purpose}


def named(title_or_path: str) -> str:
    """Return the name of the bundled policy with this name or title; other words, such as a path, unchanged."""
    return title_or_path if title_or_path in names() else _titles().get(_plain(title_or_path), title_or_path)


def is_bundled(name_or_path: str) -> bool:
    """Return whether this is the name or title of a bundled policy, whatever file has the same name."""
    return named(name_or_path) in names()


def exists(name_or_path: str) -> bool:
    """Return whether there is a bundled policy of this name or title, or such a file."""
    try:
        return is_bundled(name_or_path) or Path(name_or_path).is_file()
    except OSError:  # too long for a name, or without permission
        return False


def load(name_or_path: str) -> Policy:
    """Return a bundled policy by its name or title, or a policy of the user by the path of its file.

    Titles match in any case: "frcp-5.2", "FRCP 5.2" and "FRCP 5.2 - US federal court filing" are one policy.

    Raises:
        UnreadableFile, BadPolicy: see `read`; or there is neither such a name nor such a file.
    """
    name = named(name_or_path)
    if name in names():
        return _read_bundled(resources.find(f"{_FOLDER}/{name}.toml"))
    if not exists(name_or_path):
        raise BadPolicy(problem="unknown-policy", allowed=names())
    return read(Path(name_or_path))


@cache
def _read_bundled(path: Path) -> Policy:
    return read(path)


@cache
def _titles() -> dict[str, str]:
    """Return the names of the bundled policies by their short and full titles, in lower case."""
    bundled = [(name, _read_bundled(resources.find(f"{_FOLDER}/{name}.toml"))) for name in names()]
    return {_plain(title): name for name, policy in bundled for title in (policy.short, policy.title)}


def _plain(title: str) -> str:
    return " ".join(title.casefold().split())
