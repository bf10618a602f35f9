"""Docstrings list the arguments, attributes and errors that there are, and none that has another name by now."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

_REPOSITORY = Path(__file__).resolve().parents[2]
_FOLDERS = ("engine", "desktop", "installer", "resources")
_SECTION = r"^{}:\n((?: {{4}}.*\n?|\n)+)"
_NAMES = re.compile(r"^ {4}(\w+(?:, \w+)*)(?=:| and others|$)", re.MULTILINE)


def _parsed() -> dict[str, ast.Module]:
    found = (path for folder in _FOLDERS for path in sorted((_REPOSITORY / folder).rglob("*.py")))
    return {path.relative_to(_REPOSITORY).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in found}


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


def _untrue(modules: Mapping[str, ast.Module]) -> list[str]:
    """Return the names that docstrings list and that are no argument, attribute or class."""
    nodes = [(path, each) for path, module in modules.items() for each in ast.walk(module)]
    classes = {each.name for _, each in nodes if isinstance(each, ast.ClassDef)} | set(dir(builtins))
    found = []
    for path, each in nodes:
        if not isinstance(each, ast.FunctionDef | ast.ClassDef) or not (words := ast.get_docstring(each)):
            continue
        wrong = [name for name in _listed(words, "Raises") if name not in classes]
        if isinstance(each, ast.FunctionDef):
            wrong += set(_listed(words, "Args")) - _arguments(each)
        else:
            made = (own for own in each.body if isinstance(own, ast.FunctionDef) and own.name == "__init__")
            taken = {name for own in made for name in _arguments(own)}
            wrong += set(_listed(words, "Args")) - taken - _attributes(each)
            wrong += set(_listed(words, "Attributes")) - _attributes(each)
        found += [f"{path}: {each.name}: {name}" for name in wrong]
    return found


def test_docstrings_list_what_there_is() -> None:
    assert _untrue(_parsed()) == []


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
    assert _untrue({"a.py": ast.parse(source)}) == ["a.py: Wall: wide", "a.py: build: Fallen", "a.py: build: mortar"]
