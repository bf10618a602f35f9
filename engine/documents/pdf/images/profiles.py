"""Colour profiles rewritten with only the tags that change colours, nothing about their origin (ICC.1:2010)."""

from __future__ import annotations

import struct
from contextlib import suppress

import pikepdf
from pikepdf import Stream

_HEAD, _ENTRY = 128, 12
_MARK = slice(36, 40)
_MOST_TAGS = 100
_TAGS = frozenset(b"wtpt bkpt rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 chad".split())
_CLASSES, _SPACES = (b"scnr", b"mntr", b"prtr", b"spac"), (b"RGB ", b"GRAY", b"CMYK", b"Lab ")
_CREATED = struct.pack(">6H", 2000, 1, 1, 0, 0, 0)
_ILLUMINANT = bytes.fromhex("0000f6d6000100000000d32d")
_KNOWN = b"sRGB IEC61966-2.1"  # by which viewers recognise the profile of most screens
_OTHER = b"Colours"
_PARAMETERS = {0: 1, 1: 3, 2: 4, 3: 5, 4: 7}
_FOURTH = 4


def neutral_profiles(pdf: pikepdf.Pdf) -> None:
    """Rewrite every colour profile of the PDF.

    One that can't be parsed stays: the verification reads its bytes. Data that is no profile goes, unread by viewers.
    """
    for each in pdf.objects:
        if isinstance(each, Stream) and "/N" in each and "/Subtype" not in each:
            with suppress(pikepdf.PdfError, IndexError, ValueError, struct.error):
                data = each.read_bytes()
                each.write(neutral_profile(data) if data[_MARK] == b"acsp" else b"")


def neutral_profile(profile: bytes) -> bytes:
    """Return a profile with the same colours and no description.

    Raises:
        ValueError, IndexError, struct.error: no profile, or one of another kind.
    """
    if profile[_MARK] != b"acsp" or profile[12:16] not in _CLASSES or profile[16:20] not in _SPACES:
        raise ValueError("no colour profile of a document")
    (count,) = struct.unpack_from(">L", profile, _HEAD)
    if count > _MOST_TAGS:
        raise ValueError("too many tags")
    tags: dict[bytes, bytes] = {}
    is_known = False
    for number in range(count):
        tag, start, length = struct.unpack_from(">4sLL", profile, _HEAD + 4 + _ENTRY * number)
        data = profile[start : start + length]
        if tag in _TAGS:
            tags[tag] = _exact(data)
        is_known = is_known or (tag == b"desc" and _KNOWN in data.replace(b"\0", b""))
    if not tags.keys() & {b"A2B0", b"rTRC", b"kTRC"}:
        raise ValueError("a profile without colours")
    text = _KNOWN if is_known else _OTHER
    is_fourth = profile[8] >= _FOURTH
    tags[b"desc"] = _unicode(text) if is_fourth else _description(text)
    tags[b"cprt"] = _unicode(b"-") if is_fourth else b"text\0\0\0\0-\0"
    return _joined(profile, tags)


def _exact(data: bytes) -> bytes:
    """Return the data of a tag without bytes after it."""
    kind = data[:4]
    if kind == b"XYZ ":
        size = 20
    elif kind == b"sf32":
        size = 44
    elif kind == b"curv":
        size = 12 + 2 * int.from_bytes(data[8:12], "big")
    elif kind == b"para":
        size = 12 + 4 * _PARAMETERS[int.from_bytes(data[8:10], "big")] if data[8:10] <= b"\0\4" else 0
    elif kind in (b"mft1", b"mft2"):
        size = _table(data)
    elif kind in (b"mAB ", b"mBA "):
        size = len(data)
    else:
        size = 0
    if not size or size > len(data):
        raise ValueError("a tag of another kind")
    return kind + b"\0\0\0\0" + data[8:size]


def _table(data: bytes) -> int:
    inputs, outputs, points = data[8], data[9], data[10]
    grid = int(points) ** int(inputs) * int(outputs)
    if data[:4] == b"mft1":
        return int(48 + 256 * inputs + grid + 256 * outputs)
    first, last = struct.unpack_from(">HH", data, 48)
    return int(52 + 2 * (int(first) * inputs + grid + int(last) * outputs))


def _description(text: bytes) -> bytes:
    return b"desc\0\0\0\0" + struct.pack(">L", len(text) + 1) + text + b"\0" + b"\0" * 78


def _unicode(text: bytes) -> bytes:
    wide = text.decode("ascii").encode("utf-16-be")
    return b"mluc\0\0\0\0" + struct.pack(">LL4sLL", 1, 12, b"enUS", len(wide), 28) + wide


def _joined(profile: bytes, tags: dict[bytes, bytes]) -> bytes:
    place = _HEAD + 4 + _ENTRY * len(tags)
    entries, bodies = b"", b""
    shared: dict[bytes, int] = {}
    for tag, data in tags.items():
        if data not in shared:
            shared[data] = place + len(bodies)
            bodies += data + b"\0" * (-len(data) % 4)
        entries += struct.pack(">4sLL", tag, shared[data], len(data))
    head = (
        bytes(4)
        + profile[8:10]
        + bytes(2)
        + profile[12:24]
        + _CREATED
        + b"acsp"
        + bytes(24)
        + bytes((0, 0, 0, profile[67] & 3))
    )
    head += _ILLUMINANT
    size = place + len(bodies)
    return (struct.pack(">L", size) + head).ljust(_HEAD, b"\0") + struct.pack(">L", len(tags)) + entries + bodies
