"""Progress that remembers what it was told, and progress that asks to stop once something is done."""

from __future__ import annotations

from engine.core.errors import Cancelled


class Recorder:
    def __init__(self) -> None:
        self.steps: list[tuple[str, int, int]] = []

    def step(self, stage: str, done: int, total: int) -> None:
        self.steps.append((stage, done, total))


class Impatient:
    def step(self, stage: str, done: int, total: int) -> None:
        if done:
            raise Cancelled
