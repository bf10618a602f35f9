"""Modules that a sandboxed process loads before it sees a file."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.sandbox import process
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


_MADE = """
import sys
from importlib import import_module
from pathlib import Path
from engine.sandbox import process, values
for name in sys.argv[2:]:
    import_module(name)
from engine.core.types import Document
from engine.documents import FORMATS
from engine.documents.docx import allowed
from engine.documents.kinds import kind_of
source = Path(sys.argv[1]).read_bytes()
made, read = values.codec.cache_info().misses, allowed.elements.cache_info().misses
document = FORMATS[kind_of(source)].read(source, Path())
values.codec(Document).encode(document)
print(values.codec.cache_info().misses - made, allowed.elements.cache_info().misses - read)
"""


@pytest.mark.parametrize(
    ("name", "early"), [("statement.txt", process.LOADED_FOR_TEXT), ("discharge-note.docx", process.LOADED_EARLY)]
)
def test_codecs_and_tables_are_made_before_a_file_comes(name: str, early: tuple[str, ...]) -> None:
    """Else each process makes them, for each file three or four times."""
    sample = REPOSITORY / "resources" / "samples" / name
    asked = [sys.executable, "-c", _MADE, str(sample), *early]
    done = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "0"]
