"""The sources of the repository as trees, one after another.

A tree is a hundred thousand objects, and whatever stays in memory is searched for garbage by every later test: none is
kept, and none is searched while it is made.
"""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent


def parsed(path: Path) -> ast.Module:
    """Return the tree of a file of Python."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        if enabled:
            gc.enable()


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of these folders with their paths in the repository, in the order of these."""
    for path in sorted(each for folder in folders for each in (REPOSITORY / folder).rglob("*.py")):
        yield path.relative_to(REPOSITORY).as_posix(), parsed(path)


def definitions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Yield the functions and classes of a module at any depth: expressions, most of a tree, hold none."""
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        waiting += (
            each
            for each in ast.iter_child_nodes(node)
            if isinstance(each, ast.stmt | ast.excepthandler | ast.match_case)
        )
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
