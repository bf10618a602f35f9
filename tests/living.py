"""Objects of a class that are in memory, also those that were frozen."""

from __future__ import annotations

import gc
from typing import TypeVar

Kind = TypeVar("Kind")


def living(kind: type[Kind]) -> list[Kind]:
    """Return the objects of exactly this class.

    They are frozen again: a million objects that stay would be searched for garbage during all later tests.
    """
    gc.unfreeze()
    try:
        return [each for each in gc.get_objects() if type(each) is kind]  # asking other objects may warn
    finally:
        gc.collect()
        gc.freeze()
