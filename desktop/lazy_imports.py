"""Lazy imports of the parts of the engine that take seconds to load.

The window appears at once, and its worker loads these parts while the user looks for a document.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

__all__ = ["document_languages", "flow", "opening", "side_outputs"]

# Loaded here: where a worker thread is the first to load OR-tools, its second or third model ends the whole program
# (ortools 9.15 on Linux, seen when several documents are planned in a row). It takes some hundredths of a second.
import_module("ortools.sat.python.cp_model_helper")


class _LazyModule(ModuleType):
    """A module that is imported on its first use. The import system lets one thread load it while others wait."""

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self.__name__), name)


if TYPE_CHECKING:
    from engine.pipeline import flow, opening, side_outputs
    from engine.pipeline import languages as document_languages
else:
    document_languages, flow, opening, side_outputs = (
        _LazyModule(f"engine.pipeline.{name}") for name in ("languages", "flow", "opening", "side_outputs")
    )
