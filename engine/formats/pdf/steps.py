"""The steps that take something out of a PDF, and the rows of the threat list that each is for.

They stand in two tables, in the order in which they are done: `normalise.CLEANING`, which reader and writer share, and
`write.MASKING`. Together with `BY_DESIGN` these answer every row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

_Job = TypeVar("_Job")


@dataclass(frozen=True, slots=True)
class Step(Generic[_Job]):
    """One removal, which changes a job in place, and the rows that are open without it."""

    name: str
    rows: tuple[str, ...]
    work: Callable[[_Job], None]


def step(rows: str, name: str, work: Callable[[_Job], None]) -> Step[_Job]:
    return Step(name, tuple(rows.split()), work)


# Rows that need no step, and what makes them impossible, or says so.
BY_DESIGN = {
    "P02": "the file is written anew from its root, never added to (`normalise.saved`)",
    "P03": "only what can be reached from the root is written (`normalise.saved`)",
    "P19b": "pictures are read by text recognition, or named in a notice (`scans`)",
    "P28": "the output is not encrypted, which the notice was-encrypted tells (`normalise.saved`)",
    "P29": "what two libraries can't read alike is refused (`normalise`), and the output is proved anew (`verify`)",
    "P32": "files are written under random names beside the target (`engine.pipeline`)",
    "P33": "every mention of an entity is masked (`engine.entities`), and the report counts them",
}
