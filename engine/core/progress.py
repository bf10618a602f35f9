"""How long work tells where it is, and how it is told to stop."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """Called from inside long work, at least every few hundred milliseconds."""

    def step(self, stage: str, done: int, total: int) -> None:
        """Tell that `done` of `total` units of `stage` are finished.

        Raises:
            Cancelled: the person asked to stop; the caller lets it pass through.
        """


class Silent:
    """Progress that nobody watches."""

    def step(self, stage: str, done: int, total: int) -> None:
        return
