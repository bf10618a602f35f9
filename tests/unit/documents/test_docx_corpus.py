"""A sample of real files, from many programs: all of them are read and written, or refused on purpose."""

from __future__ import annotations

import re
from collections import Counter
from io import BytesIO
from pathlib import Path

import docx as python_docx
import pytest

from engine.core.errors import InputError
from engine.core.types import BLOCK, Redaction
from engine.documents import docx
from engine.documents.kinds import is_docx

pytestmark = pytest.mark.corpus


def text_of(data: bytes) -> str:
    return docx.read(data, Path("x.docx")).text


@pytest.mark.parametrize(("every", "longest"), [(20, 20_000), pytest.param(10, 10**9, marks=pytest.mark.slow)])
def test_real_files(every: int, longest: int, corpus: Path) -> None:
    written = 0
    files = [each for each in sorted((corpus / "docx").iterdir()) if each.stat().st_size <= longest][::every]
    for file in files:
        source = file.read_bytes()
        assert is_docx(source), file.name
        try:
            document = docx.read(source, file)
        except InputError:
            continue
        words = Counter(re.findall(r"[^\W\d_]{4,}", document.text.lower()))
        word = max(sorted(words), key=words.__getitem__)
        found = re.finditer(re.escape(word), document.text, re.IGNORECASE)
        redactions = tuple(Redaction(match.start(), match.end()) for match in found)
        for chosen in ((), redactions):
            data = docx.write(source, document, chosen).data
            python_docx.Document(BytesIO(data))
            expected = re.sub(re.escape(word), BLOCK, document.text, flags=re.IGNORECASE) if chosen else document.text
            assert text_of(data) == expected, file.name
        written += 1
    assert written > len(files) / 2
