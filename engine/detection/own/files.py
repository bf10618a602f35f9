r"""Reader of recognizers in TOML: patterns, word lists, and texts to mask and to keep; errors have line numbers.

terms = ["Project Heron"]        # always masked, as with --term
keep = ["Saltby Council"]        # never masked, as with --keep

[[pattern]]
name = "client number"           # reports give it as the reason
kind = "CODE"
form = '\bC-\d{6}\b'             # regular expression; the mention is its first group, or the whole match
near = '\b[Cc]lients?\b'         # optional: matches within 48 characters before the mention or 24 behind it
unless = '\border\b'             # optional: does not match there
always = true                    # optional: masked at any risk, under any policy

[[list]]
name = "wards"
kind = "LOC"
words = ["Ward 7", "Heron Ward"] # found in any case, with or without diacritics
file = "wards.txt"               # optional, beside this file: more words, one a line
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import regex

from engine.core.errors import BadRecognizer
from engine.core.types import Kind
from engine.detection.own.rules import OwnWordList, Pattern, entries

_KEYS = ("terms", "keep", "pattern", "list")
_PATTERN_KEYS = ("name", "kind", "form", "near", "unless", "always")
_LIST_KEYS = ("name", "kind", "words", "file", "always")
_NAME = re.compile(r"\S(?:[^\x00-\x1f\x7f]{0,58}\S)?")


def below(place: Path) -> list[Path]:
    """Return a file as a list, or the TOML files of a folder.

    Raises:
        BadRecognizer: the folder has none.
    """
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    if not files:
        raise BadRecognizer(file=place.name, problem="no-toml")
    return files


class RecognizerFile:
    """A TOML file of recognizers, read and checked.

    Raises:
        BadRecognizer: an entry is wrong; see its `line`, `key`, `problem` and, where it is a choice, `allowed`.
    """

    def __init__(self, path: Path) -> None:
        self._name, self._folder = path.name, path.parent
        self._digest = hashlib.sha256()
        self._source = self._text(path)
        try:
            found = tomllib.loads(self._source)
        except tomllib.TOMLDecodeError as error:
            # The message may quote the file, so only the line is taken from it.
            line = re.search(r"at line (\d+)", str(error))
            at = int(line[1]) if line else self._source.count("\n") + 1
            raise BadRecognizer(file=self._name, line=at, problem="not-toml") from error
        self._check_keys(found, _KEYS, "")
        self.terms, self.keep = (self._texts(found, key, "") if key in found else () for key in ("terms", "keep"))
        patterns = [self._pattern(*each) for each in self._tables(found, "pattern")]
        lists = [self._list(*each) for each in self._tables(found, "list")]
        self.rules: tuple[Pattern | OwnWordList, ...] = (*patterns, *lists)

    @property
    def sha256(self) -> str:
        """SHA-256 of the file and the word lists that it names."""
        return self._digest.hexdigest()

    def _text(self, path: Path) -> str:
        try:
            data = path.read_bytes()
            self._digest.update(data)
            return data.decode("utf-8-sig").replace("\r\n", "\n")
        except OSError as error:
            raise BadRecognizer(file=path.name, problem="not-readable") from error
        except UnicodeDecodeError as error:
            raise BadRecognizer(file=path.name, problem="not-utf-8") from error

    def _wrong(self, header: str, key: str, problem: str, allowed: Iterable[str] = ()) -> BadRecognizer:
        line = _line(self._source, header, key)
        return BadRecognizer(file=self._name, line=line, key=key, problem=problem, allowed=tuple(allowed))

    def _check_keys(self, table: Mapping[str, Any], known: tuple[str, ...], header: str) -> None:
        for key in table:
            if key not in known:
                raise self._wrong(header, key, "unknown-key", known)

    def _tables(self, found: Mapping[str, Any], key: str) -> Iterator[tuple[Mapping[str, Any], str]]:
        """Yield the tables of a name, each with its header and number."""
        tables = found.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            raise self._wrong("", key, "wrong-type")
        return ((table, f"{key} {number}") for number, table in enumerate(tables))

    def _string(self, table: Mapping[str, Any], key: str, header: str) -> str:
        if key not in table:
            raise self._wrong(header, key, "missing-key")
        value = table[key]
        if not isinstance(value, str) or not value.strip():
            raise self._wrong(header, key, "wrong-type")
        return value

    def _texts(self, table: Mapping[str, Any], key: str, header: str) -> tuple[str, ...]:
        value = table[key]
        if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
            raise self._wrong(header, key, "wrong-type")
        return tuple(value)

    def _common(self, table: Mapping[str, Any], header: str) -> dict[str, Any]:
        name = self._string(table, "name", header)
        if not _NAME.fullmatch(name):
            raise self._wrong(header, "name", "wrong-type")
        kinds = {each.value: each for each in Kind}
        if (kind := self._string(table, "kind", header)) not in kinds:
            raise self._wrong(header, "kind", "not-such-a-value", kinds)
        always = table.get("always", False)
        if not isinstance(always, bool):
            raise self._wrong(header, "always", "wrong-type")
        return {"name": name, "kind": kinds[kind], "always": always}

    def _expression(self, table: Mapping[str, Any], key: str, header: str) -> regex.Pattern[str]:
        try:
            return regex.compile(self._string(table, key, header))
        except regex.error as error:
            raise self._wrong(header, key, "bad-pattern") from error

    def _pattern(self, table: Mapping[str, Any], header: str) -> Pattern:
        self._check_keys(table, _PATTERN_KEYS, header)
        form = self._expression(table, "form", header)
        if form.search(""):
            raise self._wrong(header, "form", "matches-nothing")
        near, unless = (self._expression(table, key, header) if key in table else None for key in ("near", "unless"))
        return Pattern(self._name, **self._common(table, header), form=form, near=near, unless=unless)

    def _list(self, table: Mapping[str, Any], header: str) -> OwnWordList:
        self._check_keys(table, _LIST_KEYS, header)
        words = list(self._texts(table, "words", header)) if "words" in table else []
        if "file" in table:
            words += self._text(self._folder / self._string(table, "file", header)).splitlines()
        rows = entries(words)
        if not rows:
            raise self._wrong(header, "words", "missing-key")
        return OwnWordList(**self._common(table, header), entries=rows)


def _line(source: str, header: str, key: str) -> int:
    """Return the line, from 1, of a key, or else of its table; tomllib returns no lines."""
    current, found, numbers = "", 1, {"pattern": 0, "list": 0}
    for number, line in enumerate(source.splitlines(), start=1):
        if opening := re.match(r"\s*\[\[?\s*([\w-]+)\s*\]", line):
            name = opening[1]
            current = f"{name} {numbers.get(name, 0)}"
            numbers[name] = numbers.get(name, 0) + 1
            if current == header:
                found = number
        elif current == header and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return found
