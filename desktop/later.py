"""Parts of the engine that take seconds to load, loaded when something of them is first used.

The window appears at once, and its worker loads them while the user looks for a document.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

__all__ = ["flow", "opening", "side_outputs"]

# Where a worker thread is the first to load OR-tools, its second or third model ends the whole program (ortools 9.15 on
# Linux, seen when several documents are planned one after the other). It takes some hundredths of a second.
import_module("ortools.sat.python.cp_model_helper")


class _Later(ModuleType):
    """A module that is imported on its first use. The import system lets one thread load it, and others wait."""

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self.__name__), name)


if TYPE_CHECKING:
    from engine.pipeline import flow, opening, side_outputs
else:
    flow, opening, side_outputs = map(
        _Later, ("engine.pipeline.flow", "engine.pipeline.opening", "engine.pipeline.side_outputs")
    )
