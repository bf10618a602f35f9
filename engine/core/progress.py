"""Progress reports of long work, through which it is cancelled as well."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """A receiver of progress, called from inside long work at least every few hundred milliseconds."""

    def step(self, stage: str, done: int, total: int) -> None:
        """Report that `done` of `total` units of `stage` are finished.

        Raises:
            Cancelled: the user asked to stop; the caller lets it pass through.
        """


class Silent:
    """Progress that nobody watches."""

    def step(self, stage: str, done: int, total: int) -> None:
        return
