"""Progress reports of long work, through which it is cancelled as well."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Stage(StrEnum):
    """A stage of long work, as records of times name it."""

    OPEN = "open"
    PICTURES = "pictures"
    RECOGNIZE = "recognize"
    PATTERNS = "patterns"
    GAZETTEER = "gazetteer"
    GUESS = "guess"
    ASSESS = "assess"
    CHOOSE = "choose"
    TRADE_OFF = "trade-off"
    REIDENTIFY = "reidentify"
    WRITE = "write"
    VERIFY = "verify"
    PRINT = "print"
    INSPECT = "inspect"
    SEARCH = "search"
    INDEX = "index"
    BACKGROUND = "background"
    PROFILES = "profiles"
    DOCUMENTS = "documents"
    EXAMINE = "examine"
    SELECT = "select"
    FIT = "fit"
    MATCH = "match"
    CLUES = "clues"
    COMPARE = "compare"
    EVALUATE = "evaluate"
    SILVER = "silver"
    DISTANT = "distant"
    POPULATION = "population"
    COUNT = "count"
    NAME = "name"


class Progress(Protocol):
    """A receiver of progress, called from inside long work at least every few hundred milliseconds."""

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Report that `done` of `total` units of `stage` are finished.

        Raises:
            Cancelled: the user asked to stop; the caller lets it pass through.
        """


class Silent:
    """Progress that nobody watches."""

    def step(self, stage: Stage, done: int, total: int) -> None:
        return


SILENT = Silent()
