"""Saves a PDF as one revision, from which nothing that was removed can be restored."""

from __future__ import annotations

import warnings
from io import BytesIO

import pikepdf


def saved(pdf: pikepdf.Pdf) -> bytes:
    """Return the file rewritten from its root: one revision, not encrypted (threats P02, P03, P15).

    Its identifier is a digest of the written content and of nothing else.
    """
    if "/ID" in pdf.trailer:
        del pdf.trailer["/ID"]  # pikepdf would keep its first half
    stream = BytesIO()
    mode = pikepdf.ObjectStreamMode.generate
    with warnings.catch_warnings():
        # The warning is about fields that no form lists; they are drawn or removed.
        warnings.simplefilter("ignore", pikepdf.PageCopyWarning)
        pdf.save(stream, encryption=False, fix_metadata_version=False, object_stream_mode=mode, deterministic_id=True)
    return stream.getvalue()
