"""Readers of option values, each of which says in plain words what it expects."""

from __future__ import annotations

import re
import tomllib
from argparse import ArgumentTypeError
from collections.abc import Callable
from enum import StrEnum
from ipaddress import IPv4Address
from pathlib import Path
from typing import TypeVar

from engine.cli.parsing import none_of
from engine.cli.speech import say
from engine.core.printable import printable
from engine.core.types import WHOLE_PAGE, Box, Kind, PageArea

_Name = TypeVar("_Name", bound=StrEnum)


def one_of(names: type[_Name]) -> Callable[[str], _Name]:
    """Return a reader of one of the names of an enumeration."""

    def read(said: str) -> _Name:
        try:
            return names(said)
        except ValueError as error:
            raise ArgumentTypeError(none_of(said, tuple(names))) from error

    read.names = tuple(names)  # type: ignore[attr-defined]  # for the completion of shells
    return read


def term(said: str) -> str:
    """Return a text without the quotation marks and commas that it had in the sentence or list it was copied from."""
    return said.strip(" \t\"'“”„‘’«»‹›,;") or said


def terms(name: str) -> tuple[str, ...]:
    """Return the terms in the lines of the file of that name, without empty lines."""
    return tuple(term(line) for line in _lines(name) if line.strip())


def kinds(said: str) -> tuple[Kind, ...]:
    """Return kinds from their names between commas, in any case."""
    read = one_of(Kind)
    named = tuple(dict.fromkeys(read(each.strip().upper()) for each in said.split(",") if each.strip()))
    if not named:
        raise ArgumentTypeError(say("cli.empty-value"))
    return named


def whole(least: int) -> Callable[[str], int]:
    """Return a reader of a whole number of at least `least`."""

    def read(said: str) -> int:
        try:
            number = int(said)
        except ValueError:
            number = least - 1
        if number < least:
            raise ArgumentTypeError(say("cli.not-whole", value=printable(said), least=least))
        return number

    return read


def seconds(said: str) -> float:
    """Return a time in seconds, from a tenth to an hour."""
    number = _number(said)
    if not 0.1 <= number <= 3600:
        raise ArgumentTypeError(say("cli.not-seconds", value=printable(said)))
    return number


def risk(said: str) -> float:
    """Return a number from 0 to 1."""
    number = _number(said)
    if not 0 <= number <= 1:
        raise ArgumentTypeError(say("cli.not-risk", value=printable(said)))
    return number


def share(said: str) -> float:
    """Return a share from a number from 0 to 1 or a percentage: 0.01 and 1% are the same."""
    number = _number(said.removesuffix("%")) / (100 if said.endswith("%") else 1)
    if not 0 <= number <= 1:
        raise ArgumentTypeError(say("cli.not-share", value=printable(said)))
    return number


def named(said: str) -> tuple[str, Path]:
    """Return name and folder from NAME=FOLDER; the folder may have equals signs in its name."""
    name, found, folder = said.partition("=")
    if not (name and found and folder):
        raise ArgumentTypeError(say("cli.not-named", value=printable(said)))
    return name, Path(folder)


def pair(said: str) -> tuple[str, str]:
    """Return column and attribute from COLUMN=ATTRIBUTE; the column may hold equals signs."""
    column, found, attribute = said.rpartition("=")
    if not (column and found and attribute):
        raise ArgumentTypeError(say("cli.not-pair", value=printable(said)))
    return column, attribute


def area(said: str) -> PageArea:
    """Return an area from PAGE:X,Y,WIDTH,HEIGHT, or all of the page from PAGE.

    Points count from the top left corner of the page as viewers show it, and pages from 1.
    """
    page, found, place = said.partition(":")
    numbers = [_number(each) for each in place.split(",")] if found else []
    usable = re.fullmatch(r"[1-9]\d{0,5}", page) and len(numbers) in (0, 4) and all(0 <= each < 1e5 for each in numbers)
    if not usable:
        raise ArgumentTypeError(say("cli.not-area"))
    if not numbers:
        return PageArea(int(page) - 1, WHOLE_PAGE)
    x, y, width, height = numbers
    return PageArea(int(page) - 1, Box(x, y, x + width, y + height))


def languages(said: str) -> tuple[str, ...]:
    """Return languages as Tesseract names them, from `eng+deu`; none from the word `none`."""
    names = () if said == "none" else tuple(said.split("+"))
    if not all(re.fullmatch(r"[A-Za-z_]{2,20}", name) for name in names):
        raise ArgumentTypeError(say("cli.not-languages"))
    return names


def cluster(said: str) -> str:
    """Return HOST:PORT with the host as a number: a name would need a look-up."""
    host, _, port = said.rpartition(":")
    try:
        IPv4Address(host)
    except ValueError as error:
        raise ArgumentTypeError(say("cli.not-cluster")) from error
    if not re.fullmatch(r"\d{1,5}", port):
        raise ArgumentTypeError(say("cli.not-cluster"))
    return said


def file_ending(*suffixes: str) -> Callable[[str], Path]:
    """Return a reader of the name of a file with one of these extensions."""

    def read(said: str) -> Path:
        path = Path(said)
        if path.suffix.lower() not in suffixes:
            names = suffixes[0] if len(suffixes) == 1 else say("cli.or", one=suffixes[0], other=suffixes[1])
            raise ArgumentTypeError(say("cli.not-ending", names=names))
        return path

    return read


def toml(name: str) -> Path:
    """Return a TOML file, or a folder with such files; their content is checked once the recognizers are loaded."""
    path = Path(name)
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise ArgumentTypeError(say("cli.no-toml", name=printable(name)))
    for file in files:
        try:
            tomllib.loads(file.read_text(encoding="utf-8-sig"))
        except OSError as error:
            raise ArgumentTypeError(say("cli.file-unreadable", name=printable(file))) from error
        except ValueError as error:
            raise ArgumentTypeError(say("cli.not-toml", name=printable(file))) from error
    return path


def first_line(name: str) -> str:
    """Return the first line of the file of that name."""
    lines = _lines(name)
    return lines[0] if lines else ""


def _lines(name: str) -> list[str]:
    """Return the lines of a text file in UTF-8."""
    try:
        return Path(name).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ArgumentTypeError(say("cli.file-unreadable", name=printable(name))) from error


def _number(said: str) -> float:
    try:
        return float(said)
    except ValueError:
        return -1.0
