"""Looks up, when it is imported, what the guards and answers of every process need: forks have it at once."""

from __future__ import annotations

import sys

from engine.core.types import Document, Written
from engine.sandbox import files, values

if sys.platform != "win32":
    import resource  # noqa: F401  # limits of memory are set with it

files.readable()
for each in (Document, Written):
    values.prepare(each)
