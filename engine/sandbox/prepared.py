"""Looks up, when it is imported, what the guards of every process need: forks of the process have it at once."""

from __future__ import annotations

import sys

from engine.sandbox import files

if sys.platform != "win32":
    import resource  # noqa: F401  # limits of memory are set with it

files.readable()
