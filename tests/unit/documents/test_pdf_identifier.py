"""The identifier of a written file is a digest of what was written: it tells of no original, and of no moment."""

from __future__ import annotations

from io import BytesIO

import pikepdf

from engine.documents.pdf.saving import saved


def written(identifier: bytes, *, width: int = 100) -> bytes:
    """A blank page of a file that had this identifier."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(width, 100))
        pdf.trailer["/ID"] = pikepdf.Array([pikepdf.String(identifier), pikepdf.String(identifier)])
        return saved(pdf)


def test_it_is_the_same_whatever_the_original_had() -> None:
    assert written(b"a" * 16) == written(b"b" * 16)
    assert b"a" * 16 not in written(b"a" * 16)


def test_it_is_another_for_other_content() -> None:
    one, other = (pikepdf.open(BytesIO(written(b"a" * 16, width=each))) for each in (100, 101))
    assert bytes(one.trailer["/ID"][0]) != bytes(other.trailer["/ID"][0])
