"""The window is there before what searches documents is loaded."""

from __future__ import annotations

import subprocess
import sys

from tests.conftest import REPOSITORY

_HEAVY = ("torch", "transformers", "spacy", "pandas")
_TOLD = f"import sys, desktop.app; print([each for each in {_HEAVY} if each in sys.modules])"


def test_nothing_that_takes_seconds_is_loaded_with_the_window() -> None:
    """A chain of imports that brings one of these in would make everybody wait for it at each start."""
    done = subprocess.run([sys.executable, "-c", _TOLD], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
