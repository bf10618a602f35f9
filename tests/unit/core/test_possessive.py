r"""No group is repeated possessively: Python before 3.11.5, such as that of Debian 12, is wrong.

It keeps the start of a repetition that fails. There r"\w+(?:[ ]\w+)*+" matches "Ivan Petrov "
with its last space; r"\w+(?>(?:[ ]\w+)*)" says the same, and does not.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.documents.pdf.content import grammar

SOURCES = Path(__file__).parents[3] / "engine"
POSSESSIVE_GROUP = re.compile(r"(?<!\\)\)(?:[*+?]|\{\{?\d*,?\d*\}\}?)\+")
UNHARMED = {("documents/pdf/content/grammar.py", each) for each in ("_STRING", "_INNER")}
"""Expressions that are right in every version, as the last test shows, and may have megabytes to read: an atomic group
remembers every repetition.
"""
TOKENS = b"( ) \\ a [ ] << >> < > /N / true fal null BI ID 1 .5 % EI nul tru".split()


def written() -> Iterator[tuple[str, str, str]]:
    """Yield each string of a module that may hold such a group, with the module and the first word of its line, which
    is the name that it gets.
    """
    for path in sorted(SOURCES.rglob("*.py")):
        name, source = path.relative_to(SOURCES).as_posix(), path.read_text(encoding="utf-8")
        if not POSSESSIVE_GROUP.search(source):
            continue
        for each in tokenize.generate_tokens(io.StringIO(source).readline):
            if each.type == tokenize.STRING and not each.string.startswith('"""'):
                yield name, each.line.split()[0], each.string


def test_no_group_is_possessive() -> None:
    assert {each[:2] for each in written() if POSSESSIVE_GROUP.search(each[2])} == UNHARMED


@pytest.mark.parametrize("pattern", ["(?:ab)*+", "(?:ab)++c", r"(?:\w )?+", "(a|b){2,}+", "(?:a){{0,60}}+"])
def test_such_groups_are_seen(pattern: str) -> None:
    assert POSSESSIVE_GROUP.search(pattern)


@pytest.mark.parametrize("pattern", ["[ab]*+", r"\w++", r"\)++", "(?>(?:ab)*)", "(a)+b"])
def test_other_repetitions_are_none(pattern: str) -> None:
    assert not POSSESSIVE_GROUP.search(pattern)


def atomic(pattern: bytes) -> bytes:
    """Return the expression with atomic groups in place of possessive ones: the inner ones first."""
    while end := re.search(rb"(?<!\\)\)\*\+", pattern):
        at = end.start()
        depth, start = 1, at
        while depth:
            start -= 1
            if pattern[start - 1 : start] != b"\\" and pattern[:start].rfind(b"[") <= pattern[:start].rfind(b"]"):
                depth += {ord(")"): 1, ord("("): -1}.get(pattern[start], 0)
        pattern = pattern[:start] + b"(?>" + pattern[start:at] + b")*)" + pattern[end.end() :]
    return pattern


@pytest.mark.parametrize("expression", [grammar._STRINGS_AND_COMMENTS, grammar._ARRAY, grammar._DICTIONARY])
def test_the_groups_of_the_grammar_are_right_in_every_version(expression: re.Pattern[bytes]) -> None:
    random, other = Random(3), re.compile(atomic(expression.pattern), expression.flags)
    assert other.pattern != expression.pattern
    found = 0
    for _ in range(20_000):
        text = b"".join(random.choice(TOKENS) + b" " * random.randrange(2) for _ in range(random.randint(1, 14)))
        spans = [match.span() for match in expression.finditer(text)]
        assert spans == [match.span() for match in other.finditer(text)], text
        found += len(spans)
    assert found
