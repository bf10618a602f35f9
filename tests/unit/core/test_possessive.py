r"""No group is repeated possessively: Python before 3.11.5, such as that of Debian 12, is wrong.

It keeps the start of a repetition that fails. There r"\w+(?:[ ]\w+)*+" matches "Ivan Petrov "
with its last space; r"\w+(?>(?:[ ]\w+)*)" says the same, and does not.
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[3] / "engine"
POSSESSIVE_GROUP = re.compile(r"(?<!\\)\)(?:[*+?]|\{\{?\d*,?\d*\}\}?)\+")
UNHARMED = {"documents/pdf/content/grammar.py"}
"""What follows a group there never matches behind the start of a repetition that failed. Streams have megabytes, and a
group that is not possessive remembers every repetition.
"""


def written() -> Iterator[tuple[str, str]]:
    """Yield the strings of each module."""
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        with tokenize.open(path) as lines:
            for each in tokenize.generate_tokens(lines.readline):
                if each.type == tokenize.STRING and not each.string.startswith('"""'):
                    yield name, each.string


def test_no_group_is_possessive() -> None:
    found = [(name, text[:80]) for name, text in written() if POSSESSIVE_GROUP.search(text)]
    assert {name for name, _ in found} == UNHARMED, found


@pytest.mark.parametrize("pattern", ["(?:ab)*+", "(?:ab)++c", r"(?:\w )?+", "(a|b){2,}+", "(?:a){{0,60}}+"])
def test_such_groups_are_seen(pattern: str) -> None:
    assert POSSESSIVE_GROUP.search(pattern)


@pytest.mark.parametrize("pattern", ["[ab]*+", r"\w++", r"\)++", "(?>(?:ab)*)", "(a)+b"])
def test_other_repetitions_are_none(pattern: str) -> None:
    assert not POSSESSIVE_GROUP.search(pattern)
