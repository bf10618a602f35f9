"""Plain text: the text is the decoded file, and only the masked spans change."""

from __future__ import annotations

import codecs
import hashlib
from pathlib import Path

from charset_normalizer import from_bytes

from engine.errors import DamagedFile, EmptyDocument, UnsupportedFormat
from engine.options import MaskStyle
from engine.progress import Progress
from engine.types import Document, DocumentKind, Redaction, Segment, TextPlace, Written

# A constant token, so that its length tells nothing of what it covers (threat D31).
BLOCK = "█████"

# Longest first: the mark of UTF-32-LE begins with that of UTF-16-LE.
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# Files that other programs write and that may decode by accident.
_OTHER_FORMATS = (
    b"PK\x03\x04",
    b"\xd0\xcf\x11\xe0",
    b"{\\rtf",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"II*\x00",
    b"MM\x00*",
)


def recognises(source: bytes) -> bool:
    """Whether the bytes decode to text without control characters, or there are none at all."""
    try:
        _decode(source)
    except (DamagedFile, UnsupportedFormat):
        return False
    return True


def read(
    source: bytes,
    path: Path,
    *,
    password: str | None,  # noqa: ARG001
    progress: Progress,
    languages: tuple[str, ...] = (),  # noqa: ARG001
) -> Document:
    """`Document.text` is exactly the decoded file, line ends included.

    Raises:
        EmptyDocument: nothing but white space.
        DamagedFile: no text encoding fits.
    """
    text = _decode(source)[0]
    if not text.strip():
        raise EmptyDocument
    progress.step("open", 1, 1)
    return Document(
        path=path,
        kind=DocumentKind.TXT,
        sha256=hashlib.sha256(source).hexdigest(),
        text=text,
        segments=(Segment(0, len(text), TextPlace(0, len(text))),),
    )


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    style: MaskStyle,
    password: str | None,  # noqa: ARG001
    progress: Progress,
) -> Written:
    """The same file, in the same encoding, with a token in place of each redaction, or the words that replace it."""
    _, encoding, mark = _decode(source)
    labelled = style is not MaskStyle.BOX
    parts: list[str] = []
    position = 0
    for redaction in redactions:
        parts += document.text[position : redaction.start], redaction.words(labelled=labelled) or BLOCK
        position = redaction.end
    parts.append(document.text[position:])
    redacted = "".join(parts)
    progress.step("write", 1, 1)
    try:
        return Written(mark + redacted.encode(encoding))
    except UnicodeEncodeError:
        # The block is not in every legacy code page; such a file becomes UTF-8 rather than lose its mask.
        return Written(codecs.BOM_UTF8 + redacted.encode("utf-8"))


def _decode(source: bytes) -> tuple[str, str, bytes]:
    """Text, name of the encoding, and the byte order mark that the text does not hold."""
    if source.startswith(_OTHER_FORMATS):
        raise UnsupportedFormat
    for mark, encoding in _BYTE_ORDER_MARKS:
        if source.startswith(mark):
            try:
                return source[len(mark) :].decode(encoding), encoding, mark
            except UnicodeDecodeError as error:
                raise DamagedFile(format="text") from error
    encoding = _guess(source)
    text = source.decode(encoding)
    if any(ord(character) < 32 and character not in "\t\n\v\f\r\x1b" for character in text):
        raise UnsupportedFormat
    return text, encoding, b""


def _guess(source: bytes) -> str:
    try:
        source.decode("utf-8")
    except UnicodeDecodeError:
        best = from_bytes(source).best()
        if best is None:
            raise UnsupportedFormat from None
        return str(best.encoding)
    # UTF-16 without a mark decodes as UTF-8 when it holds ASCII only; every second byte is then zero.
    for encoding, zeros in (("utf-16-le", source[1::2]), ("utf-16-be", source[::2])):
        if len(source) % 2 == 0 and zeros and zeros.count(0) > 0.9 * len(zeros):
            return encoding
    return "utf-8"
