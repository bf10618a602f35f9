"""PDF: read pages, redact text, and write files that hold pages and nothing else."""

from pikepdf import DataDecodingError, jbig2
from pikepdf.exceptions import DependencyError

from engine.documents.pdf.read.pages import beginning, read
from engine.documents.pdf.write import write

__all__ = ["beginning", "read", "write"]


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
