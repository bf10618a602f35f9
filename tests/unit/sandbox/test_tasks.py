"""Every task for a sandboxed process takes the progress that it is given there; types cannot tell it of a `partial`."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.conftest import REPOSITORY

_SENDS = {"sandbox.run", "reader.begin", "of_original.begin", "worker.begin", "self.worker.begin"}


def _tasks(module: ast.Module) -> Iterator[str]:
    """Yield the names of the functions that calls of `sandbox.run` and the like are given in a `partial`."""
    for function in (each for each in ast.walk(module) if isinstance(each, ast.FunctionDef)):
        calls = [each for each in ast.walk(function) if isinstance(each, ast.Call)]
        sent = [each.args[0] for each in calls if ast.unparse(each.func) in _SENDS and each.args]
        named = {each.id for each in sent if isinstance(each, ast.Name)}
        assigned = (each for each in ast.walk(function) if isinstance(each, ast.Assign | ast.AnnAssign))
        sent += [each.value for each in assigned if each.value and _target(each) in named]
        partials = (each for each in sent if isinstance(each, ast.Call) and ast.unparse(each.func) == "partial")
        yield from (ast.unparse(each.args[0]) for each in partials)


def _target(assigned: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(assigned.targets[0] if isinstance(assigned, ast.Assign) else assigned.target)


def _function(module: str, name: str) -> Callable[..., Any]:
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found  # type: ignore[no-any-return]


def _found() -> Iterator[tuple[str, str]]:
    for path in sorted(Path(engine.__file__).parent.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if any(each in source for each in _SENDS):  # few modules: parsing all of them takes seconds
            module = ".".join(path.relative_to(REPOSITORY).with_suffix("").parts).removesuffix(".__init__")
            yield from ((module, name) for name in dict.fromkeys(_tasks(ast.parse(source))))


_TASKS = list(_found())


@pytest.mark.parametrize(("module", "name"), _TASKS)
def test_a_task_takes_its_progress(module: str, name: str) -> None:
    assert inspect.signature(_function(module, name)).bind_partial(progress=None).arguments


def test_tasks_are_recognised() -> None:
    assert len(_TASKS) > 15 and ("engine.pipeline.side_outputs", "reports.to_pdf") in _TASKS
    sent = "making = partial(g, 1); sandbox.run(making); sandbox.run(partial(h.i)); other(partial(j))"
    given = f"def f(): {sent}"
    assert list(_tasks(ast.parse(given))) == ["h.i", "g"]
