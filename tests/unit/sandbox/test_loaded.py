"""Modules that a sandboxed process loads before it sees a file."""

from __future__ import annotations

import subprocess
import sys

from tests.conftest import REPOSITORY

_LOADED = """
import sys
from importlib import import_module
from engine.sandbox import process
for name in process.LOADED_EARLY:
    import_module(name)
print(*sorted({each for each in sys.modules if each.startswith(("engine.detection", "engine.models", "onnxruntime"))}))
"""


def test_no_recognizer_is_loaded_where_files_are_opened() -> None:
    """Recognizers compile thousands of expressions, and run only in the process that opens no file."""
    done = subprocess.run([sys.executable, "-c", _LOADED], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
