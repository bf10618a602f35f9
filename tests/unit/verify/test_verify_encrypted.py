"""An encrypted original is read for its proof with the same password."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.types import DocumentKind
from tests.builders.encrypted import agile, encrypted_pdf
from tests.builders.sabotage import Case, case, docx_source, failed, pdf_source


def _pdf() -> tuple[Case, bytes]:
    return case(DocumentKind.PDF, pdf_source()), encrypted_pdf(pdf_source(), "secret")


def _docx() -> tuple[Case, bytes]:
    return case(DocumentKind.DOCX, docx_source()), agile(docx_source(), "secret")


@pytest.mark.parametrize("made", [_pdf, _docx])
def test_the_password_opens_the_original(made) -> None:  # type: ignore[no-untyped-def]
    clean, encrypted = made()
    assert failed(replace(clean, source=encrypted).checks(password="secret")) == set()
    assert failed(replace(clean, source=encrypted).checks(password="other"))
