"""Contents that bytes pack in another form: compressed, encoded for mail, in RTF, or behind the end of a picture.

Only files that other tools redacted are unpacked: a file that Sable writes has parts of listed forms alone.
"""

from __future__ import annotations

import base64
import bz2
import io
import lzma
import quopri
import re
import struct
import warnings
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import unescape
from typing import Protocol

from PIL import Image, UnidentifiedImageError

ZIP, PDF = b"PK\x03\x04", b"%PDF-"
_MOST_BYTES = 256 << 20
_HEADER = struct.Struct("<4s5H3I2H")  # of an entry of a zip (APPNOTE 4.3.7)
_DEFLATED = 8
_PICTURES = re.compile(rb"\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|II\*\0|MM\0\*|RIFF....WEBP", re.DOTALL)
_PNG = b"\x89PNG\r\n\x1a\n"
_EMF, _EMF_AT = b" EMF", 40
_TEXT_RECORDS, _TEXT_AT = {83: "latin-1", 84: "utf-16-le"}, 44  # EMR_EXTTEXTOUTA and W (MS-EMF 2.3.5.7, 2.3.5.8)
_PACKED_CHUNKS = (b"zTXt", b"iTXt", b"iCCP")
_BASE_64 = re.compile(rb"(?:[A-Za-z0-9+/_-]\r?\n?){24,}={0,2}")
_HEXADECIMAL = re.compile(rb"(?:[0-9A-Fa-f]{2}\s*){64,}")
_ESCAPES = re.compile(rb"[%#]([0-9A-Fa-f]{2})|\\u([0-9A-Fa-f]{4})")
_TOKEN = re.compile(rb"[!#-&(-;=?-~]+")
_QUOTED = re.compile(rb"content-transfer-encoding:\s*quoted-printable", re.IGNORECASE)
_UTF_7 = re.compile(rb"\+[A-Za-z0-9+/]{4,}-")
_TYPESET = re.compile(rb"\\[A-Za-z]{2,32}\{")
_COMMAND = re.compile(rb"\\[A-Za-z]{1,32}\*?\s?|[{}]")  # of TeX
_RICH_TEXT = b"{\\rtf"
_CONTROL = re.compile(
    rb"\\'([0-9A-Fa-f]{2})|\\u(-?\d{1,5})\s?\??|\\(par|line|tab|cell)\b\s?|\\\*|\\[a-z]{1,32}-?\d{0,10}\s?|[{}\r\n]"
)
_MARKS = {b"\xff\xfe\0\0": "utf-32", b"\0\0\xfe\xff": "utf-32", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_TAGS = re.compile(r"<[^<>]{0,2000}>")
_CHARACTER_MAP = "begincmap"
_MOST_CONTROLS = 0.05  # of the characters of a text


class _Inflating(Protocol):
    def decompress(self, data: bytes, max_length: int) -> bytes: ...


_COMPRESSED: tuple[tuple[re.Pattern[bytes], Callable[[], _Inflating]], ...] = (
    (re.compile(rb"\x1f\x8b\x08"), lambda: zlib.decompressobj(zlib.MAX_WBITS | 16)),
    (re.compile(rb"\A\s*\x78[\x01\x5e\x9c\xda]"), zlib.decompressobj),
    (re.compile(rb"BZh[1-9]1AY&SY"), bz2.BZ2Decompressor),
    (re.compile(rb"\xfd7zXZ\0"), lzma.LZMADecompressor),
)


def contents(data: bytes) -> Iterator[bytes]:
    """Yield what some bytes pack, unpacked by one step.

    Raises:
        ValueError: it is too large to be unpacked, so that it is not known.
    """
    yield from _of_zip(data)
    if data.startswith(ZIP):
        return
    for pattern, inflating in _COMPRESSED:
        for match in pattern.finditer(data):
            yield from _inflated(inflating(), data[match.start() :].lstrip())
    if data[_EMF_AT : _EMF_AT + len(_EMF)] == _EMF:
        yield _of_metafile(data).encode("utf-8", "replace")
    if data.startswith(_PNG):
        yield from _of_png(data)
    yield from (each for match in _BASE_64.finditer(data) if _is_known(each := _from_base_64(match[0])))
    yield from (each for match in _HEXADECIMAL.finditer(data) if is_picture(each := bytes.fromhex(match[0].decode())))
    yield from _written(data)
    yield from (data[match.start() :] for match in _PICTURES.finditer(data) if match.start())


def _written(data: bytes) -> Iterator[bytes]:
    """Yield what programs show of text with escapes, in RTF or TeX, or encoded for mail."""
    if _ESCAPES.search(data):
        yield b"\n".join(_ESCAPES.sub(_escaped, each) for each in _TOKEN.findall(data) if _ESCAPES.search(each))
    if _QUOTED.search(data):
        yield quopri.decodestring(data)
    if data.lstrip().startswith(_RICH_TEXT):
        yield _CONTROL.sub(_plain, data)
    elif _TYPESET.search(data):
        yield _COMMAND.sub(b"", data)
    if _UTF_7.search(data) and data.isascii():
        with suppress(UnicodeDecodeError):
            yield data.decode("utf-7").encode("utf-8", "replace")


def _inflated(inflating: _Inflating, data: bytes) -> Iterator[bytes]:
    """Yield what a compressed stream holds, as far as it is whole."""
    found = b""
    with suppress(zlib.error, OSError, EOFError, lzma.LZMAError):
        found = inflating.decompress(data, _MOST_BYTES)
    if len(found) >= _MOST_BYTES:
        raise ValueError("too much to unpack")
    if found:
        yield found


def _of_zip(data: bytes) -> Iterator[bytes]:
    """Yield a zip that begins within the bytes, and the entries that no directory lists."""
    start, listed = data.find(ZIP), list[range]()
    if start < 0:
        return
    with suppress(zipfile.BadZipFile), zipfile.ZipFile(io.BytesIO(data[start:])) as archive:
        if start:
            yield data[start:]
        for each in archive.infolist():
            if (at := start + each.header_offset) >= 0:  # bytes that were cut off may have been a part of the zip
                listed.append(range(at, _content(data, at) + each.compress_size))
    for match in re.finditer(re.escape(ZIP), data):
        if any(match.start() in each for each in listed) or len(data) - match.start() <= _HEADER.size:
            continue
        way, packed = (_HEADER.unpack_from(data, match.start())[number] for number in (3, 7))
        rest = data[_content(data, match.start()) :]
        if way == _DEFLATED:
            yield from _inflated(zlib.decompressobj(-zlib.MAX_WBITS), rest)
        elif not way:
            yield rest[:packed]


def _content(data: bytes, header: int) -> int:
    """Return where the content of an entry begins, by the offset of its header."""
    name, extra = struct.unpack_from("<HH", data, header + _HEADER.size - 4)
    return header + _HEADER.size + int(name) + int(extra)


def _of_png(data: bytes) -> Iterator[bytes]:
    """Yield the compressed texts and profiles of a PNG."""
    position = len(_PNG)
    while position + 12 <= len(data):
        length = int.from_bytes(data[position : position + 4])
        if data[position + 4 : position + 8] in _PACKED_CHUNKS:
            chunk = data[position + 8 : position + 8 + length]
            for match in re.finditer(rb"\x78[\x01\x5e\x9c\xda]", chunk):
                yield from _inflated(zlib.decompressobj(), chunk[match.start() :])
        position += 12 + length


def _of_metafile(data: bytes) -> str:
    """Return the texts that an EMF draws, one after the other: many draw every letter alone."""
    found, position = [], 0
    while position + 8 <= len(data):
        kind, length = struct.unpack_from("<2I", data, position)
        if kind in _TEXT_RECORDS and position + _TEXT_AT + 8 <= len(data):
            letters, start = struct.unpack_from("<2I", data, position + _TEXT_AT)
            wide = 2 if kind == max(_TEXT_RECORDS) else 1
            drawn = data[position + start : position + start + min(letters, length) * wide]
            found.append(drawn.decode(_TEXT_RECORDS[kind], "replace"))
        position += max(length, 8)
    return "".join(found)


def _from_base_64(run: bytes) -> bytes:
    letters = b"".join(run.split()).rstrip(b"=").translate(bytes.maketrans(b"-_", b"+/"))
    return base64.b64decode(letters[: len(letters) // 4 * 4])


def _is_known(data: bytes) -> bool:
    """Return whether bytes are a file of a known kind, compressed, or text; random letters give neither."""
    packed = any(pattern.match(data) for pattern, _ in _COMPRESSED)
    return packed or data.startswith((ZIP, PDF)) or is_picture(data) or bool(text(data))


def is_picture(data: bytes) -> bool:
    """Return whether bytes are a picture that can be decoded."""
    if not _PICTURES.match(data):
        return False
    try:
        with warnings.catch_warnings(action="ignore"), Image.open(io.BytesIO(data)):
            return True
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return False


def _escaped(escape: re.Match[bytes]) -> bytes:
    """Return the bytes of an escape of an address or a PDF name, or the character of one of JSON."""
    return bytes.fromhex(escape[1].decode()) if escape[1] else chr(int(escape[2], 16)).encode("utf-8", "replace")


def _plain(control: re.Match[bytes]) -> bytes:
    """Return what a control word of RTF shows, in UTF-8."""
    if control[1]:
        return bytes.fromhex(control[1].decode()).decode("cp1252", "replace").encode()
    if control[2]:
        return chr(int(control[2]) & 0xFFFF).encode("utf-8", "replace")
    return b" " if control[3] else b""


def text(data: bytes) -> str:
    """Return the text that bytes show, without markup; empty for others, and for character maps of fonts."""
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8")
    try:
        decoded = data.decode(encoding)
    except UnicodeDecodeError:
        return ""
    controls = sum(each < " " and each not in "\t\r\n\f" for each in decoded)
    if controls > _MOST_CONTROLS * len(decoded):
        return ""
    return "" if _CHARACTER_MAP in decoded else unescape(_TAGS.sub("", decoded)).strip()
