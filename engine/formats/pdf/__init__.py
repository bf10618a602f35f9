"""PDF: pages are kept as they look, and everything beside them goes."""

from engine.formats.pdf.read import read
from engine.formats.pdf.write import write

__all__ = ["read", "recognises", "write"]

# Readers accept junk before the header (Acrobat's implementation notes, 3.4.1).
_HEADER_WITHIN = 1024


def recognises(source: bytes) -> bool:
    """Whether the bytes have the header of a PDF near their beginning."""
    return b"%PDF-" in source[:_HEADER_WITHIN]
