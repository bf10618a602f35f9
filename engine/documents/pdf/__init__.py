"""PDF: read pages, redact text, and write files that hold pages and nothing else."""

from pikepdf import DataDecodingError, jbig2
from pikepdf.exceptions import DependencyError

from engine.documents.pdf.read.pages import beginning, read
from engine.documents.pdf.write import write

__all__ = ["beginning", "read", "recognises", "write"]


class _NoDecoder(jbig2.JBIG2DecoderInterface):
    """A decoder that refuses JBIG2.

    pikepdf's own decoder starts another program and passes it the picture in the temporary folder (threat P32); MuPDF
    and PDFium decode JBIG2 themselves.
    """

    def check_available(self) -> None:
        raise DependencyError

    def decode_jbig2(self, jbig2: bytes, jbig2_globals: bytes) -> bytes:  # noqa: ARG002 - pikepdf names them
        raise DataDecodingError


jbig2.set_decoder(_NoDecoder())

# Readers accept junk before the header (Acrobat's implementation notes, 3.4.1).
_HEADER_WITHIN = 1024


def recognises(source: bytes) -> bool:
    """Return whether the bytes have the header of a PDF within their first 1,024."""
    return b"%PDF-" in source[:_HEADER_WITHIN]
