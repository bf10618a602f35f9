"""Bytes of a DOCX that are never loaded: entries that no relationship leads to, and what the zip holds besides entries.

Neither is written again (threats D25, D30).
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
from collections.abc import Iterable, Iterator

_ENCODINGS = ("utf-8", "utf-16-le", "latin-1")
_PRINTED = re.compile(r"[^\x00-\x1f\x7f]{4,}")
_END = b"PK\x05\x06"
_END_LENGTH, _COMMENT_AT, _HEADER_LENGTH, _DESCRIPTOR = 22, 20, 30, 24
# Of large files, times and owners, of Java, and the room that Office leaves for growth.
_FIELD_HEADER, _KNOWN_FIELDS = 4, frozenset((0x0001, 0x000A, 0x5455, 0x5855, 0x7855, 0x7875, 0xCAFE, 0xA028, 0xA220))
# Entries that need no relationship, or are counted as what they hold.
_OF_EVERY_PACKAGE = ("[content_types].xml", "mimetype")
_COUNTED = ("docprops/", "customxml/", "_xmlsignatures/")


def unlinked(names: Iterable[str], targets: frozenset[str]) -> Iterator[str]:
    """Yield the entries to which no relationship leads.

    Args:
        targets: the targets of all relationships of the file.
    """
    for name in names:
        needs_none = name in _OF_EVERY_PACKAGE or name.endswith(".rels") or name.startswith(_COUNTED)
        if name not in targets and not needs_none:
            yield name


def outside(source: bytes) -> Iterator[bytes]:
    """Yield comments and additional fields of the zip, and bytes before, between and after its entries, with a word."""
    with zipfile.ZipFile(io.BytesIO(source)) as archive:
        found = [archive.comment, *(each.comment for each in archive.infolist())]
        position = 0
        for entry in sorted(archive.infolist(), key=lambda each: each.header_offset):
            found.append(source[position : entry.header_offset])
            name, extra = struct.unpack_from("<HH", source, entry.header_offset + 26)
            start = entry.header_offset + _HEADER_LENGTH + name
            found += *_unknown_fields(source[start : start + extra]), *_unknown_fields(entry.extra)
            position = start + extra + entry.compress_size + (_DESCRIPTOR if entry.flag_bits & 0x8 else 0)
        found.append(source[position : archive.start_dir])
    end = source.rfind(_END)
    if end >= 0:
        (comment,) = struct.unpack_from("<H", source, end + _COMMENT_AT)
        found.append(source[end + _END_LENGTH + comment :])
    yield from (each for each in found if any(printed(each)))


def _unknown_fields(extra: bytes) -> Iterator[bytes]:
    """Yield the additional fields of an entry that are not of the system or of a program (APPNOTE 4.5.2)."""
    while len(extra) >= _FIELD_HEADER:
        number, length = struct.unpack_from("<HH", extra)
        if number not in _KNOWN_FIELDS:
            yield extra[_FIELD_HEADER : _FIELD_HEADER + length]
        extra = extra[_FIELD_HEADER + length :]
    yield extra


def printed(data: bytes) -> Iterator[str]:
    """Yield runs of at least four printed characters that hold a word."""
    for encoding in _ENCODINGS[:1] if data.isascii() else _ENCODINGS:
        for run in _PRINTED.findall(data.decode(encoding, "ignore")):
            if re.search(r"[A-Za-z]{4}", run) and run.isascii():
                yield run
