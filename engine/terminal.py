"""Shows progress to a person at a terminal."""

from __future__ import annotations

import sys

from tqdm import tqdm

from engine import messages


class Bar:
    """A progress bar on a terminal, nothing elsewhere. `name` is what is worked on."""

    def __init__(self, name: str) -> None:
        self._bar = tqdm(desc=name, leave=False, disable=not sys.stderr.isatty(), bar_format="{desc} {bar} {n}/{total}")
        self._name = name
        self._stage = ""

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def step(self, stage: str, done: int, total: int) -> None:
        if stage != self._stage:
            self._stage = stage
            self._bar.set_description(f"{self._name}: {messages.STAGES.get(stage, stage)}", refresh=False)
            self._bar.reset(total=total)
        self._bar.n = done
        self._bar.refresh()
