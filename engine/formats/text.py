"""Plain text: the text is the decoded file without what nobody sees in it, and only the masked spans change."""

from __future__ import annotations

import codecs
import hashlib
import re
from pathlib import Path

from charset_normalizer import from_bytes

from engine.errors import DamagedFile, EmptyDocument, UnsupportedFormat
from engine.formats.characters import visible
from engine.options import Layout, MaskStyle
from engine.progress import Progress
from engine.types import Document, DocumentKind, Notice, PageArea, Redaction, Segment, TextPlace, Written

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

# Documents of word processors in one XML file: their names are cut up by markup and written in escapes.
_OTHER_MARKUP = re.compile(
    "mso-application|schemas.microsoft.com/office/(2006/xmlPackage|word/2003)|urn:oasis:names:tc:opendocument"
)
_BEGINNING = 4096

# No text holds any of these; a byte of zeros may stand in a damaged one, and colours in the log of a terminal.
_BINARY = re.compile(r"[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_ZEROS = 0.01
_UNSEEN = re.compile(r"\0|\x1b\[[0-9;?]*[A-Za-z]")

# Few letters beyond ASCII don't tell one code page from another. Read in the wrong one, names are full of signs. So the
# Western one is taken where no sign stands before a letter in it.
_WESTERN = "cp1252"
_FEW_LETTERS = 50
_SIGN_IN_WORD = re.compile("[¢£¤¥¦¨¬¯±²³¶¸¹¼½¾÷](?=[^\\W\\d_])")


def recognises(source: bytes) -> bool:
    """Whether the bytes decode to text without control characters, or there are none at all."""
    try:
        decode(source)
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
    """`Document.text` is the decoded file, line ends included, without characters that nobody sees.

    Raises:
        EmptyDocument: nothing but white space.
        DamagedFile: no text encoding fits.
    """
    text = seen(decode(source)[0])
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
    areas: tuple[PageArea, ...] = (),  # noqa: ARG001 - there are no pages
    layout: Layout = Layout.EVEN,  # noqa: ARG001 - no line has a fixed width
) -> Written:
    """The same file, in the same encoding, with a token in place of each redaction, or the words that replace it."""
    decoded, encoding, mark = decode(source)
    unseen = len(decoded) - len(document.text)
    removed = (Notice("invisible-character", count=unseen),) if unseen else ()
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
        return Written(mark + redacted.encode(encoding), removed)
    except UnicodeEncodeError:
        # The block is not in every legacy code page; such a file becomes UTF-8 rather than lose its mask.
        return Written(codecs.BOM_UTF8 + redacted.encode("utf-8"), removed)


def seen(text: str) -> str:
    """The decoded text without characters that nobody sees."""
    return visible(_UNSEEN.sub("", text))


def decode(source: bytes) -> tuple[str, str, bytes]:
    """All characters, name of the encoding, and the byte order mark that the text does not hold.

    Raises:
        DamagedFile: it has a byte order mark of an encoding that it is not in.
        UnsupportedFormat: no text encoding fits.
    """
    if source.startswith(_OTHER_FORMATS):
        raise UnsupportedFormat
    for mark, encoding in _BYTE_ORDER_MARKS:
        if source.startswith(mark):
            try:
                return _text(source[len(mark) :].decode(encoding)), encoding, mark
            except UnicodeDecodeError as error:
                raise DamagedFile(format="text") from error
    encoding = _guess(source)
    return _text(source.decode(encoding)), encoding, b""


def _text(decoded: str) -> str:
    if _BINARY.search(decoded) or decoded.count("\0") > _MOST_ZEROS * len(decoded):
        raise UnsupportedFormat
    if decoded.lstrip().startswith("<") and _OTHER_MARKUP.search(decoded[:_BEGINNING]):
        raise UnsupportedFormat
    return decoded


def _guess(source: bytes) -> str:
    try:
        source.decode("utf-8")
    except UnicodeDecodeError:
        return _code_page(source)
    # UTF-16 without a mark decodes as UTF-8 when it holds ASCII only; every second byte is then zero.
    for encoding, zeros in (("utf-16-le", source[1::2]), ("utf-16-be", source[::2])):
        if len(source) % 2 == 0 and zeros and zeros.count(0) > 0.9 * len(zeros):
            return encoding
    return "utf-8"


def _code_page(source: bytes) -> str:
    beyond_ascii = sum(byte > 0x7F for byte in source)
    if beyond_ascii < min(_FEW_LETTERS, len(source) / 4):
        try:
            if not _SIGN_IN_WORD.search(source.decode(_WESTERN)):
                return _WESTERN
        except UnicodeDecodeError:
            pass  # a byte that means nothing there
    best = from_bytes(source).best()
    if best is None:
        raise UnsupportedFormat
    return str(best.encoding)
