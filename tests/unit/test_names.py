"""One name for one thing, base classes that more than one class needs, and files and functions of a size to read."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

import pytest

from tests.sources import REPOSITORY, definitions, modules

_LONGEST = 500
"""The most lines of a file of Python: one idea a file."""
_LONGEST_INIT = 180
"""The most lines of an `__init__.py`: it says what its package offers, and holds little else."""
_LONGEST_FUNCTION = 60
"""The most lines of a function of the program: longer ones hold parts with a meaning of their own."""
_TYPE = re.compile(r"[A-Z]\w*[a-z]\w*")
_FOLDERS = ("engine", "desktop", "installer", "resources", "tests")


def _classes(parsed: Mapping[str, ast.Module]) -> Iterator[tuple[str, ast.ClassDef]]:
    for path, module in parsed.items():
        yield from ((path, each) for each in module.body if isinstance(each, ast.ClassDef))


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    return (each for each in definitions(module) if isinstance(each, ast.FunctionDef))


def _lines(function: ast.FunctionDef) -> int:
    assert function.end_lineno
    return function.end_lineno - function.lineno + 1


def _types(parsed: Mapping[str, ast.Module]) -> Iterator[tuple[str, str]]:
    """Yield each class and each other name of a type, such as that of a union, with its file."""
    yield from ((path, each.name) for path, each in _classes(parsed))
    for path, module in parsed.items():
        given = (each.targets[0] for each in module.body if isinstance(each, ast.Assign))
        yield from ((path, each.id) for each in given if isinstance(each, ast.Name) and _TYPE.fullmatch(each.id))


def _twice(parsed: Mapping[str, ast.Module]) -> dict[str, list[str]]:
    """Return public types that two files define, for two different things."""
    paths = defaultdict(list)
    for path, name in _types(parsed):
        if not name.startswith("_"):
            paths[name].append(path)
    return {name: where for name, where in paths.items() if len(where) > 1}


def _idle_bases(parsed: Mapping[str, ast.Module]) -> list[str]:
    """Return classes that nothing uses but one other class, as its base."""
    names = Counter(_names(parsed.values()))
    bases = Counter(base.id for _, each in _classes(parsed) for base in each.bases if isinstance(base, ast.Name))
    return [each.name for _, each in _classes(parsed) if bases[each.name] == 1 == names[each.name]]


def _unused(module: ast.Module) -> list[str]:
    """Return names that a module keeps to itself and never reads."""
    return sorted({*_private(module)} - {*_read(module)})


def _private(module: ast.Module) -> Iterator[str]:
    """Yield the names that begin with one underscore and are given outside of functions and classes."""
    for each in module.body:
        given = [each.name] if isinstance(each, ast.FunctionDef | ast.ClassDef) else []
        if isinstance(each, ast.Assign | ast.AnnAssign):
            places = each.targets if isinstance(each, ast.Assign) else [each.target]
            given = [node.id for place in places for node in ast.walk(place) if isinstance(node, ast.Name)]
        yield from (name for name in given if re.match("_[^_]", name))


def _read(module: ast.Module) -> Iterator[str]:
    for each in ast.walk(module):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load):
            yield each.id


def _names(modules: Iterable[ast.Module]) -> Iterator[str]:
    for module in modules:
        for node in ast.walk(module):
            if isinstance(node, ast.Name):
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr


@pytest.mark.slow
def test_no_type_has_the_name_of_another() -> None:
    assert not _twice(dict(modules("engine", "desktop")))


@pytest.mark.slow
def test_no_base_class_serves_only_one_class() -> None:
    assert not _idle_bases(dict(modules("engine", "desktop")))


@pytest.mark.parametrize("folder", _FOLDERS)
def test_files_have_at_most_500_lines(folder: str) -> None:
    files = (REPOSITORY / folder).rglob("*.py")
    assert not [str(path) for path in files if len(path.read_text("utf-8").splitlines()) > _LONGEST]


def test_packages_are_not_written_in_their_init_file() -> None:
    files = (path for folder in _FOLDERS for path in (REPOSITORY / folder).rglob("__init__.py"))
    assert not [str(path) for path in files if len(path.read_text("utf-8").splitlines()) > _LONGEST_INIT]


def test_functions_have_at_most_60_lines() -> None:
    assert not [
        f"{path}: {each.name}"
        for path, module in modules("engine", "desktop", "installer", "resources")
        for each in _functions(module)
        if _lines(each) > _LONGEST_FUNCTION
    ]


def test_no_name_of_a_module_is_unused() -> None:
    parsed = modules("engine", "desktop", "installer", "resources")
    assert not [f"{path}: {name}" for path, module in parsed for name in _unused(module)]


def test_names_and_bases_are_recognised() -> None:
    one = ast.parse("class Place: pass\nclass _Base: pass\nclass Known(_Base): pass\nclass Other(Known): pass\nKnown()")
    other = ast.parse("class Place: pass")
    assert _twice({"engine/risk/a.py": one, "engine/risk/b.py": other}) == {
        "Place": ["engine/risk/a.py", "engine/risk/b.py"]
    }
    assert not _twice({"engine/risk/a.py": one})
    assert "Place" in _twice({"engine/risk/a.py": one, "engine/risk/b.py": ast.parse("Place = tuple[int, int]")})
    assert not _twice({"engine/risk/a.py": one, "engine/risk/b.py": ast.parse("_Place = tuple[int, int]\nPLACE = 1")})
    assert _idle_bases({"engine/risk/a.py": one}) == ["_Base"]


def test_unused_names_are_recognised() -> None:
    module = ast.parse("_LEAST, _MOST = 1, 2\ndef _half(): return _MOST\ndef whole(): _half()\n_WIDE: int = 3")
    assert _unused(module) == ["_LEAST", "_WIDE"]


def test_functions_are_found_wherever_they_are_defined() -> None:
    module = ast.parse(
        "class A:\n    def b(self):\n        try: x()\n        except E:\n            def c(): pass\n"
        "match y:\n    case 1:\n        def d(): pass"
    )
    assert {each.name for each in _functions(module)} == {"b", "c", "d"}


def test_no_two_files_of_tests_have_the_same_name() -> None:
    """Pytest imports them by it, and would leave the second out."""
    names = Counter(path.name for path in (REPOSITORY / "tests").rglob("test_*.py"))
    assert [name for name, number in names.items() if number > 1] == []
