"""PDF: pages are kept as they look, and everything beside them goes."""

from pikepdf import DataDecodingError, jbig2
from pikepdf.exceptions import DependencyError

from engine.documents.pdf.read.pages import beginning, read
from engine.documents.pdf.write import write

__all__ = ["beginning", "read", "recognises", "write"]


class _NoDecoder(jbig2.JBIG2DecoderInterface):
    """pikepdf's own starts another program and hands it the picture in the temporary folder (threat P32); MuPDF and
    PDFium decode JBIG2 themselves."""

    def check_available(self) -> None:
        raise DependencyError

    def decode_jbig2(self, jbig2: bytes, jbig2_globals: bytes) -> bytes:  # noqa: ARG002 - pikepdf names them
        raise DataDecodingError


jbig2.set_decoder(_NoDecoder())

# Readers accept junk before the header (Acrobat's implementation notes, 3.4.1).
_HEADER_WITHIN = 1024


def recognises(source: bytes) -> bool:
    """Whether the bytes have the header of a PDF near their beginning."""
    return b"%PDF-" in source[:_HEADER_WITHIN]
