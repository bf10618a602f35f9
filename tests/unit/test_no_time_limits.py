"""Tests that do not depend on the speed of a machine: they wait for what happens, and compare times with each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import parsed

_TESTS = Path(__file__).resolve().parents[1]
_CLOCKS = frozenset({"monotonic", "perf_counter", "process_time", "thread_time"})
_MEASURED = {"test_smoothness.py": "the longest time in which the window gives no answer is what it measures"}
"""Tests that wait or have a limit for a reason."""


def _called(node: ast.AST) -> str:
    """Return the name of a called function or method, without that of its module or object."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _waits(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that let time pass, but not those that ask again and again in a loop."""
    waiting: list[tuple[ast.AST, bool]] = [(tree, False)]
    while waiting:
        node, asked = waiting.pop()
        asked = asked or isinstance(node, ast.While | ast.For)
        waiting += ((each, asked) for each in ast.iter_child_nodes(node))
        called = _called(node)
        if isinstance(node, ast.Call) and (
            (called in {"sleep", "qWait"} and not asked)
            or (called == "wait" and ast.unparse(node.func) == "qtbot.wait")
        ):
            yield node.lineno


def _limits(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that assert that a time taken by a clock is less than so many seconds."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and isinstance(node.test, ast.Compare):
            taken = [each for each in ast.walk(node.test.left) if isinstance(each, ast.BinOp)]
            if any(isinstance(each.op, ast.Sub) and _called(each.left) in _CLOCKS for each in taken):
                yield node.lineno


def test_no_test_lets_time_pass_or_has_a_limit_in_seconds() -> None:
    files = [path for path in _TESTS.rglob("test_*.py") if path.name not in _MEASURED]
    assert len(files) > 300
    trees = ((path.name, parsed(path)) for path in files)
    assert [(name, line) for name, tree in trees for line in (*_waits(tree), *_limits(tree))] == []


def test_waits_and_limits_are_recognised() -> None:
    assert [*_waits(ast.parse("time.sleep(1)"))] == [*_waits(ast.parse("qtbot.wait(50)"))] == [1]
    assert not [*_waits(ast.parse("while not done():\n    time.sleep(0.1)\nqtbot.waitUntil(done)"))]
    assert [*_limits(ast.parse("assert time.process_time() - begun < 1"))] == [1]
    assert not [*_limits(ast.parse("assert is_linear(spent, 1, 10)"))]
