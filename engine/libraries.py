"""Libraries that the first thread of a program must load, though another one will use them.

Where a worker thread is the first to load OR-tools, its second or third model ends the whole program (ortools 9.15 on
Linux, seen when several documents are planned one after the other).
"""

from __future__ import annotations

from importlib import import_module

_FIRST = ("ortools.sat.python.cp_model_helper",)


def load() -> None:
    """Takes some hundredths of a second: what they bring along in Python is loaded with those who use them."""
    for name in _FIRST:
        import_module(name)
