"""Every document format keeps the contract of formats."""

from __future__ import annotations

import pytest

from engine.core.types import DocumentKind
from engine.documents import FORMATS
from tests.builders import docx, pdf
from tests.unit.documents.format_contract import LINES, FormatContract


class TestPdf(FormatContract):
    kind = DocumentKind.PDF

    @pytest.fixture
    def source(self) -> bytes:
        return pdf.from_content(b"".join(pdf.text_at(40, 240 - 20 * row, line) for row, line in enumerate(LINES)))


class TestDocx(FormatContract):
    kind = DocumentKind.DOCX

    @pytest.fixture
    def source(self) -> bytes:
        return docx.build("".join(map(docx.paragraph, LINES)))


class TestText(FormatContract):
    kind = DocumentKind.TXT

    @pytest.fixture
    def source(self) -> bytes:
        return "\n".join(LINES).encode()


def test_every_format_keeps_the_contract() -> None:
    assert set(FORMATS) == {each.kind for each in FormatContract.__subclasses__()}
