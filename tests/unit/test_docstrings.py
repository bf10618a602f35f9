"""Docstrings list the arguments, attributes and errors that there are, and none that has another name by now."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator

from tests.sources import definitions, modules

_FOLDERS = ("engine", "desktop", "installer", "resources")
_SECTION = r"^{}:\n((?: {{4}}.*\n?|\n)+)"
_NAMES = re.compile(r"^ {4}(\w+(?:, \w+)*)(?=:| and others|$)", re.MULTILINE)


def _listed(docstring: str, section: str) -> Iterator[str]:
    """Yield the names that a section of a docstring explains."""
    for found in re.finditer(_SECTION.format(section), docstring, re.MULTILINE):
        for names in _NAMES.findall(found[1]):
            yield from names.split(", ")


def _arguments(function: ast.FunctionDef) -> set[str]:
    given = function.args
    every = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg)
    return {each.arg for each in every if each}


def _attributes(defined: ast.ClassDef) -> set[str]:
    """Return what instances have: fields, methods, and what methods set."""
    nodes = list(ast.walk(defined))
    fields = {each.target.id for each in nodes if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)}
    stored = (each for each in nodes if isinstance(each, ast.Attribute | ast.Name) and isinstance(each.ctx, ast.Store))
    named = {each.attr if isinstance(each, ast.Attribute) else each.id for each in stored}
    return fields | named | {each.name for each in nodes if isinstance(each, ast.FunctionDef)}


def _untrue(parsed: Iterable[tuple[str, ast.Module]]) -> list[str]:
    """Return the names that docstrings list and that are no argument, attribute or class."""
    classes = set(dir(builtins))
    found, raised = [], []
    for path, module in parsed:
        for each in definitions(module):
            if isinstance(each, ast.ClassDef):
                classes.add(each.name)
            words = ast.get_docstring(each) or ""
            raised += [(f"{path}: {each.name}: {name}", name) for name in _listed(words, "Raises")]
            found += [f"{path}: {each.name}: {name}" for name in _unknown(each, words)]
    return sorted(found + [line for line, name in raised if name not in classes])


def _unknown(defined: ast.FunctionDef | ast.ClassDef, words: str) -> set[str]:
    """Return the arguments and attributes that a docstring lists and that are none."""
    arguments, attributes = {*_listed(words, "Args")}, {*_listed(words, "Attributes")}
    if not arguments and not attributes:
        return set()
    if isinstance(defined, ast.FunctionDef):
        return arguments - _arguments(defined)
    made = (own for own in defined.body if isinstance(own, ast.FunctionDef) and own.name == "__init__")
    taken = {name for own in made for name in _arguments(own)}
    there = _attributes(defined)
    return (arguments - taken - there) | (attributes - there)


def test_docstrings_list_what_there_is() -> None:
    assert _untrue(modules(*_FOLDERS)) == []


def test_other_names_are_recognised() -> None:
    source = '''
class Wall:
    """A wall.

    Attributes:
        high: in metres.
        wide: in metres.
    """

    high: float

    def build(self, stones):
        """Build it.

        Args:
            stones, mortar: to build with.

        Raises:
            Fallen, ValueError: it does not stand.
        """
'''
    assert _untrue([("a.py", ast.parse(source))]) == ["a.py: Wall: wide", "a.py: build: Fallen", "a.py: build: mortar"]
