"""Plain text files: decoded without invisible characters, and written with only the masked spans changed."""

from __future__ import annotations

import codecs
import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unicodedata import category

from charset_normalizer import from_bytes

from engine.core.errors import DamagedFile, EmptyDocument, InputError, UnsupportedFormat
from engine.core.options import DEFAULT_READING, DEFAULT_WRITING, ReadingOptions, WritingOptions
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import BLOCK, Document, DocumentKind, Notice, Redaction, Segment, TextPlace, Written
from engine.documents import encodings
from engine.documents.encodings import traced, visible

# Longest first: the mark of UTF-32-LE begins with that of UTF-16-LE.
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

_MARK_OF = {encoding: mark for mark, encoding in _BYTE_ORDER_MARKS}

# Files of other programs that may decode by accident.
_OTHER_FORMATS = (
    b"PK\x03\x04",
    b"\xd0\xcf\x11\xe0",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"II*\x00",
    b"MM\x00*",
)

# Word processor documents in one XML file: markup divides their names, and escapes replace letters.
_OTHER_MARKUP = re.compile(
    "mso-application|schemas.microsoft.com/office/(2006/xmlPackage|word/2003)|urn:oasis:names:tc:opendocument"
)
_BEGINNING = 4096

# Letters in UTF-8 that no program may write and lenient ones read: in more bytes than they need, and surrogates.
_LENIENT = re.compile(
    rb"\xc1[\x81-\x9a\xa1-\xba]|\xc0[\xb0-\xb9]|\xe0[\x80-\x9f][\x80-\xbf]|\xf0[\x80-\x8f][\x80-\xbf]{2}"
    rb"|\xed[\xa0-\xbf][\x80-\xbf]"
)
_SPELLED = re.compile(b"(?:" + _LENIENT.pattern + b"){4}")
_PAIR = re.compile(rb"\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]")
# No text holds any of these; a damaged one may hold zero bytes, and the log of a terminal colours.
_BINARY = re.compile(r"[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_ZEROS = 0.01
_MOSTLY_PRINTED = 0.7
_ON_ONE_SIDE = 0.95
_STRANGE = frozenset({"Cn", "Co", "Cs"})  # unassigned, private, surrogate
_UNSEEN = re.compile(r"\0|\x1b\[[0-9;?]*[A-Za-z]")


def recognises(source: bytes) -> bool:
    """Return whether the bytes decode to text without control characters; an empty file does."""
    try:
        decode(source)
    except (DamagedFile, UnsupportedFormat):
        return False
    return True


def read(
    source: bytes,
    path: Path,
    options: ReadingOptions = DEFAULT_READING,  # noqa: ARG001 - no password, no pictures
    *,
    progress: Progress = SILENT,
) -> Document:
    """Return the document: its text is the decoded file, line ends included, without invisible characters.

    Raises:
        EmptyDocument: nothing but white space.
        DamagedFile: no text encoding fits.
    """
    decoded, encoding, mark = decode(source)
    text = seen(decoded)
    if not text.strip():
        raise EmptyDocument
    progress.step(Stage.OPEN, 1, 1)
    return Document(
        path=path,
        kind=DocumentKind.TXT,
        sha256=hashlib.sha256(source).hexdigest(),
        text=text,
        segments=tuple(_segments(decoded, text)),
        decoded=None if text == decoded else decoded,
        warnings=() if mark or encoding == "utf-8" else (Notice("encoding-assumed", names=(encoding,)),),
    )


def _segments(decoded: str, text: str) -> Iterator[Segment]:
    """Yield each stretch of the text that is in one piece, and in the same order, in the decoded file."""
    if text == decoded:
        yield Segment(0, len(text), TextPlace(0, len(text)))
        return
    origins = traced(decoded, _UNSEEN)[1]
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or origins[end] != origins[end - 1] + 1:
            yield Segment(start, end, TextPlace(origins[start], origins[end - 1] + 1))
            start = end


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    options: WritingOptions = DEFAULT_WRITING,  # noqa: ARG001 - no password, no pages, no lines of a fixed width
    *,
    progress: Progress = SILENT,
) -> Written:
    """Return the same file, in the same encoding, with a token or its replacement text for each redaction."""
    decoded, encoding, mark = decode(source)
    unseen = len(decoded) - len(document.text)
    removed = (Notice("invisible-character", count=unseen),) if unseen else ()
    parts: list[str] = []
    position = 0
    for redaction in redactions:
        parts += document.text[position : redaction.start], redaction.label or BLOCK
        position = redaction.end
    parts.append(document.text[position:])
    redacted = "".join(parts)
    progress.step(Stage.WRITE, 1, 1)
    return Written(_encoded(redacted, encoding, mark), removed)


def _encoded(text: str, encoding: str, mark: bytes) -> bytes:
    """Return the text in the encoding of the original, with a byte order mark where readers need one.

    A legacy code page may lack a letter or the block, or be taken for another one: such a text becomes UTF-8.
    """
    for name, begin in ((encoding, mark), (encoding, _MARK_OF.get(encoding, mark)), ("utf-8", codecs.BOM_UTF8)):
        with suppress(UnicodeEncodeError, InputError):
            data = begin + text.encode(name)
            if decode(data)[0] == text:
                return data
    return codecs.BOM_UTF8 + text.encode("utf-8")


def seen(text: str) -> str:
    """Return the decoded text without invisible characters."""
    return visible(_UNSEEN.sub("", text))


def decode(source: bytes) -> tuple[str, str, bytes]:
    """Return all characters, the name of the encoding, and the byte order mark, which is not part of the text.

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
        raise UnsupportedFormat(**_control_characters(decoded))
    if decoded.lstrip().startswith("<") and _OTHER_MARKUP.search(decoded[:_BEGINNING]):
        raise UnsupportedFormat
    return decoded


def _control_characters(decoded: str) -> dict[str, str]:
    """Return the field of the error: control characters, if most of the file is text."""
    beginning = decoded[:_BEGINNING]
    printed = sum(each.isprintable() or each.isspace() for each in beginning)
    return {"found": "control-characters"} if printed > _MOSTLY_PRINTED * len(beginning) else {}


def _guess(source: bytes) -> str:
    for encoding in _wide(source):
        with suppress(UnicodeDecodeError):
            if _is_plausible(source.decode(encoding)):
                return encoding
    if switching := encodings.switching(source):
        return switching
    try:
        source.decode("utf-8")
    except UnicodeDecodeError:
        return _code_page(source)
    return "utf-8"


def _wide(source: bytes) -> Iterator[str]:
    """Yield encodings of two or four bytes a letter that the zero bytes of a file without a byte order mark suggest.

    Spaces, line ends and signs have zero bytes in every script, always at the same end of the letter.
    """
    zeros = source.count(0)
    if zeros <= _MOST_ZEROS * len(source):
        return
    if len(source) % 4 == 0 and zeros >= len(source) / 2:
        yield from ("utf-32-le", "utf-32-be")
    if len(source) % 2 == 0:
        at_end = source[1::2].count(0)
        if max(at_end, zeros - at_end) > _ON_ONE_SIDE * zeros:
            yield "utf-16-le" if at_end > zeros / 2 else "utf-16-be"


def _is_plausible(text: str) -> bool:
    """Return whether a text consists of assigned characters, with hardly a zero."""
    beginning = text[:_BEGINNING]
    strange = sum(category(character) in _STRANGE for character in beginning)
    return text.count("\0") <= _MOST_ZEROS * len(text) and strange <= _MOST_ZEROS * len(beginning)


def _is_ebcdic(source: bytes) -> bool:
    """Return whether a space is 0x40 and letters are where EBCDIC has them."""
    spaces = source.count(b"\x40")
    if not 0.04 * len(source) < spaces < 0.5 * len(source) or source.count(b"\x20") > spaces / 10:
        return False
    text = source[:_BEGINNING].decode("cp500")
    return sum(each.isascii() and (each.isalnum() or each in " .,;:!?'\"()-/\x85\n\r") for each in text) > 0.9 * len(
        text
    )


def _is_lenient(source: bytes) -> bool:
    """Return whether the bytes are UTF-8 but for letters in forms that are forbidden, or spell a word in these."""
    if _SPELLED.search(source):
        return True
    plain, count = _LENIENT.subn(b"", _PAIR.sub(_unless_letter, source))
    if not count:
        return False
    try:
        plain.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _unless_letter(pair: re.Match[bytes]) -> bytes:
    character = pair[0].decode("utf-8", "surrogatepass").encode("utf-16", "surrogatepass").decode("utf-16")
    return pair[0] if character.isalnum() else b""


def _code_page(source: bytes) -> str:
    if _is_ebcdic(source):
        raise UnsupportedFormat(found="looks-like-ebcdic")
    if _is_lenient(source):
        raise UnsupportedFormat(found="unknown-encoding")
    guessed = encodings.guess(source)
    if guessed is not None:
        with suppress(UnicodeDecodeError):
            source.decode(guessed)
            return guessed
    best = from_bytes(source).best()
    if best is None:
        raise UnsupportedFormat(found="unknown-encoding")
    return str(best.encoding)
