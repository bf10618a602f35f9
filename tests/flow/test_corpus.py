"""A fixed sample of real files that nobody here wrote, from opening to proof, with an outside witness.

The whole corpus is measured by `make bench`.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.benchmarks.corpus import known_passwords, measure, outside_witness

pytestmark = [
    pytest.mark.corpus,
    pytest.mark.model,
    # The witness leaves files open.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

# Files whose pictures or fields take ten seconds and more: `make check` redacts them. Small files of nothing but
# pictures are refused in `pipeline/test_opening.py`.
_LONG = pytest.mark.slow

REDACTED = [
    pytest.param("pdf/ocrmypdf+OCRmyPDF__tests__resources__rotated_skew.pdf", marks=_LONG),
    "pdf/freelawproject+x-ray__tests__assets__hidden_text_on_visible_text.pdf",
    "pdf/freelawproject+x-ray__tests__assets__rect_ordering_5.2.pdf",
    "pdf/py-pdf+pypdf__resources__encryption__r6-user-password.pdf",
    pytest.param("pdf/pymupdf+PyMuPDF__tests__resources__test_4599.pdf", marks=_LONG),
    # a grainy scan, in German and read as English
    pytest.param("pdf/pymupdf+PyMuPDF__tests__resources__test2093.pdf", marks=_LONG),
    pytest.param("pdf/qpdf+qpdf__qpdf__qtest__qpdf__fields-two-pages.pdf", marks=_LONG),
    "pdf/pikepdf+pikepdf__tests__resources__cyclic-toc.pdf",
    "docx/apache+poi__test-data__integration__stress007.docx",
    "docx/jvoisin+mat2__tests__data__comment.docx",
    "docx/jgm+pandoc__test__docx__track_changes_move.docx",
    "docx/nationalarchives+da-caselaw-document-processing__document_cleanser_lambda__test_files__sample_with_author_with_comments.docx",
]
REFUSED = [
    ("pdf/mozilla+pdf.js__test__pdfs__Pages-tree-refs.pdf", "refused: damaged-file"),
    ("pdf/qpdf+qpdf__qpdf__qtest__qpdf__unfilterable-with-crypt.pdf", "refused: password-needed"),
    (
        "docx/apache+poi__test-data__document__clusterfuzz-testcase-minimized-POIXWPFFuzzer-6120975439364096.docx",
        "refused: damaged-file",
    ),
]
_PICTURES = pytest.param(
    "pdf/ocrmypdf+OCRmyPDF__tests__resources__lichtenstein.pdf", "refused: only-pictures", marks=_LONG
)


@pytest.fixture(scope="module")
def witness(corpus: Path) -> ModuleType:
    if not (corpus.parent / "tools" / "leakscan.py").is_file():
        pytest.skip("the leak scanner is not beside this checkout")
    return outside_witness()


@pytest.mark.parametrize("name", REDACTED, ids=lambda name: name[-40:])
def test_a_real_file_is_redacted_and_nothing_is_left(name: str, corpus: Path, witness: ModuleType) -> None:
    path = corpus / name
    row = measure(path, known_passwords().get(path.name), witness)
    assert (row.outcome, row.detail) == ("redacted", "")
    assert row.leftovers == 0


@pytest.mark.parametrize(("name", "outcome"), [*REFUSED, _PICTURES], ids=lambda text: text[-40:])
def test_a_file_that_cannot_be_redacted_is_refused_with_a_sentence(
    name: str, outcome: str, corpus: Path, witness: ModuleType
) -> None:
    row = measure(corpus / name, None, witness)
    assert row.outcome == outcome
    assert row.detail[0].isupper()
