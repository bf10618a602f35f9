"""The user's own recognizers: patterns and word lists from TOML files, and functions of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from engine.core.options import Options
from engine.core.types import Mention
from engine.detection.own import files, packages

Finder = Callable[[str], Iterable[Mention]]


@dataclass(frozen=True, slots=True)
class Own:
    """The recognizers that the user named.

    Attributes:
        rules: finders of patterns and lists, for a stretch of text.
        packages: finders of packages, for a whole text.
        terms, keep: texts to mask and to keep, as in `Options`.
        versions: SHA-256 of each file and package, for the report; files are numbered, since their names are private.
    """

    rules: tuple[Finder, ...] = ()
    packages: tuple[Finder, ...] = ()
    terms: tuple[str, ...] = field(default=(), repr=False)
    keep: tuple[str, ...] = field(default=(), repr=False)
    versions: Mapping[str, str] = field(default_factory=dict)


NONE = Own()
"""No own recognizers."""


def of(options: Options) -> Own:
    """Return the recognizers that the options name.

    Raises:
        BadRecognizer: a file or a package cannot be used; the fields give the place and the reason.
    """
    if not options.recognizers and not options.plugins:
        return NONE
    return _load(options.recognizers, options.plugins)


def applied(options: Options) -> Options:
    """Return options with the texts to mask and to keep from their recognizer files added; see `of`."""
    own = of(options)
    return replace(
        options,
        terms=tuple(dict.fromkeys((*options.terms, *own.terms))),
        keep=tuple(dict.fromkeys((*options.keep, *own.keep))),
    )


@cache
def _load(places: tuple[Path, ...], plugins: tuple[str, ...]) -> Own:
    """Return recognizers, read once in the process, so that one set examines and verifies a document."""
    read = [files.RecognizerFile(file) for place in places for file in files.below(place)]
    loaded = {name: packages.load(name) for name in dict.fromkeys(plugins)}
    return Own(
        rules=tuple(rule.find for each in read for rule in each.rules),
        packages=tuple(find for find, _ in loaded.values()),
        terms=tuple(dict.fromkeys(term for each in read for term in each.terms)),
        keep=tuple(dict.fromkeys(term for each in read for term in each.keep)),
        versions={f"recognizers {number}": each.sha256 for number, each in enumerate(read, start=1)}
        | {f"recognizer package {name}": digest for name, (_, digest) in loaded.items()},
    )
