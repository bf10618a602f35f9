"""Programs that composite fonts share: files joined from many hold a copy for each font, which is slow to subset."""

from __future__ import annotations

import hashlib
from contextlib import suppress

import pikepdf
from pikepdf import Dictionary, Stream

PROGRAMS = ("/FontFile2", "/FontFile3")  # that MuPDF subsets


def share_programs(pdf: pikepdf.Pdf) -> None:
    """Let the descriptors of composite fonts with equal programs refer to the first of them.

    Programs of simple fonts stay apart: each is subset by the encodings of its own fonts.
    """
    first: dict[tuple[str, str, bytes], pikepdf.Object] = {}
    for font in pdf.objects:
        if not isinstance(font, Dictionary):
            continue
        with suppress(pikepdf.PdfError, AttributeError, LookupError, TypeError, ValueError):
            for descendant in font.get("/DescendantFonts", ()):
                descriptor = descendant.FontDescriptor
                for key in PROGRAMS:
                    program = descriptor.get(key)
                    if isinstance(program, Stream):
                        digest = hashlib.sha256(program.read_bytes()).digest()
                        descriptor[key] = first.setdefault((key, str(program.get("/Subtype")), digest), program)
