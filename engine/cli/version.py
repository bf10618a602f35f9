"""`sable --version`: the release, its commit, the bundled networks, Python and the system."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator, Sequence
from typing import Any

from engine import __version__
from engine.core import resources


class Version(argparse.Action):
    """The option that prints the version and ends the program; the first line is the name and the version alone."""

    def __init__(self, option_strings: Sequence[str], dest: str = argparse.SUPPRESS, **settings: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, **settings)

    def __call__(self, parser: argparse.ArgumentParser, *_arguments: Any) -> None:
        print("\n".join(described()))
        parser.exit()


def described() -> Iterator[str]:
    """Yield the lines: what a report on an error, or a check of an installation, has to name.

    Raises:
        ResourceError: the installation lacks its manifest.
    """
    yield f"sable {__version__}"
    if commit := resources.release().get("commit"):
        yield f"commit: {commit}"
    yield f"bundled networks: SHA-256 {resources.weights()}"
    yield f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
