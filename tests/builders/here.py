"""A replacement for the sandboxed worker: runs tasks at once in this process, so that a test can patch them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.progress import Progress

_T = TypeVar("_T")


class Here:
    def begin(self, task: Callable[..., _T], kind: type[_T], stage: str) -> Callable[[Progress], _T]:
        return lambda progress: task(progress=progress)
