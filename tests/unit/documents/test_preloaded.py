"""Data that processes load ahead, so that those forked from them have them, stop none of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.builders.scans import needs_english
from tests.conftest import REPOSITORY

_LOADED = """
from engine.documents import preloaded
from engine.documents.ocr import reading
from engine.documents.pdf.read import sheets
print(sheets.letters.cache_info().currsize, reading._engine.cache_info().currsize)
"""


def _loaded(**environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _LOADED], cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@needs_english
def test_shapes_of_letters_and_the_data_of_ocr_are_loaded() -> None:
    assert _loaded() == "1 1"


@pytest.mark.parametrize("data", [b"", b"no data of Tesseract"])
def test_damaged_data_of_ocr_stop_no_process(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "eng.traineddata").write_bytes(data)
    assert _loaded(TESSDATA_PREFIX=str(tmp_path)) == "1 0"
