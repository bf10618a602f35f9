"""The container in which encrypted documents and those of before 2007 are stored ([MS-CFB])."""

from __future__ import annotations

import struct
from collections.abc import Callable

from engine.errors import DamagedFile

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_HEADER_BYTES = 512
_LAST_SECTOR = 0xFFFFFFFA
_ENTRY_BYTES = 128
_STREAM, _ROOT = 2, 5


def streams(source: bytes) -> dict[str, bytes]:
    """Content of every stream by its name, without regard to folders.

    Raises:
        DamagedFile: a chain of sectors leads outside the file or in a circle.
    """
    try:
        return _streams(source)
    except (struct.error, IndexError, UnicodeDecodeError, ValueError) as error:
        raise DamagedFile(format="docx", problem="compound file") from error


def _streams(source: bytes) -> dict[str, bytes]:
    shift, small_shift = struct.unpack_from("<HH", source, 0x1E)
    directory_start, cutoff, small_start = (struct.unpack_from("<I", source, at)[0] for at in (0x30, 0x38, 0x3C))
    sector_bytes, small_bytes = 1 << shift, 1 << small_shift

    def sector(number: int) -> bytes:
        start = (number + 1) * sector_bytes if shift > 9 else _HEADER_BYTES + number * sector_bytes
        return source[start : start + sector_bytes]

    following = _numbers(b"".join(map(sector, _table_sectors(source, sector))))
    directory = _follow(directory_start, following, sector)
    small_following = _numbers(_follow(small_start, following, sector))
    entries = [directory[at : at + _ENTRY_BYTES] for at in range(0, len(directory), _ENTRY_BYTES)]
    small = b"".join(_follow(_start(entry), following, sector) for entry in entries if entry[66] == _ROOT)

    def small_sector(number: int) -> bytes:
        return small[number * small_bytes : (number + 1) * small_bytes]

    found: dict[str, bytes] = {}
    for entry in entries:
        if entry[66] != _STREAM:
            continue
        size = struct.unpack_from("<Q", entry, 120)[0]
        table, reader = (following, sector) if size >= cutoff else (small_following, small_sector)
        name = entry[: max(0, struct.unpack_from("<H", entry, 64)[0] - 2)].decode("utf-16-le")
        found[name] = _follow(_start(entry), table, reader)[:size]
    return found


def _table_sectors(source: bytes, sector: Callable[[int], bytes]) -> list[int]:
    """Numbers of the sectors that hold the allocation table: 109 in the header, the rest in a chain of their own."""
    numbers = _numbers(source[0x4C:_HEADER_BYTES])
    further = struct.unpack_from("<I", source, 0x44)[0]
    seen = set()
    while further < _LAST_SECTOR:
        if further in seen:
            raise ValueError("circle")
        seen.add(further)
        *more, further = _numbers(sector(further))
        numbers += more
    return [number for number in numbers if number < _LAST_SECTOR]


def _follow(start: int, following: list[int], sector: Callable[[int], bytes]) -> bytes:
    """The sectors of one chain, joined."""
    chain: list[int] = []
    while start < _LAST_SECTOR:
        if len(chain) > len(following):
            raise ValueError("circle")
        chain.append(start)
        start = following[start]
    return b"".join(map(sector, chain))


def _start(entry: bytes) -> int:
    return int(struct.unpack_from("<I", entry, 116)[0])


def _numbers(data: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4]))
