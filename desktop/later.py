"""Parts of the engine that take seconds to load. Whoever imports them from here gets them when something of them is
first used: the window is there at once, and its worker loads them while the person looks for a document.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine import libraries

__all__ = ["companions", "opening", "pipeline", "weighing"]


class _Later(ModuleType):
    """Stands for the module of its name. The import system lets one thread load it, and others wait."""

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self.__name__), name)


libraries.load()

if TYPE_CHECKING:
    from engine import companions, opening, pipeline, weighing
else:
    companions, opening, pipeline, weighing = map(
        _Later, ("engine.companions", "engine.opening", "engine.pipeline", "engine.weighing")
    )
