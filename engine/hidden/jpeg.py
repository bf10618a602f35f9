"""What a JPEG file holds beside the picture that decoders show."""

from __future__ import annotations

from collections.abc import Iterator

_START, _END, _SCAN = 0xD8, 0xD9, 0xDA
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_WITHOUT_LENGTH = frozenset({0x01, *range(0xD0, 0xD8)})
_PICTURE_WITHIN = b"\xff\xd8\xff"
_PADDING = 64  # bytes that cameras and mailers add


def has_remainder(data: bytes, size: tuple[int, int]) -> bool:
    """Return whether there is a thumbnail, data after the end of the picture, or more rows or columns than `size`.

    Args:
        size: width and height in pixels that the file around it says.
    """
    for marker, start, end in _segments(data):
        if 0xE0 <= marker <= 0xEF and (_PICTURE_WITHIN in data[start:end] or data[start : start + 4] == b"JFXX"):
            return True
        if marker in _FRAMES:
            height, width = int.from_bytes(data[start + 1 : start + 3]), int.from_bytes(data[start + 3 : start + 5])
            if width > size[0] or height > size[1]:
                return True
        if marker == _END:
            rest = data[end:]
            return len(rest.strip(b"\0\r\n ")) > _PADDING or _PICTURE_WITHIN in rest
    return False


def _segments(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield marker, and where its content starts and ends; compressed data are passed over."""
    position = data.find(bytes([0xFF, _START]))
    while 0 <= position < len(data) - 1:
        marker = data[position + 1]
        if data[position] != 0xFF or marker in (0x00, 0xFF) or marker in _WITHOUT_LENGTH or marker == _START:
            position += 1 if data[position] != 0xFF or marker == 0xFF else 2
            continue
        if marker == _END:
            yield marker, position + 2, position + 2
            return
        start = position + 4
        end = position + 2 + int.from_bytes(data[position + 2 : start])
        yield marker, start, end
        position = end
        if marker == _SCAN:
            position = _next_marker(data, end)


def _next_marker(data: bytes, position: int) -> int:
    """Return where compressed data end: at an 0xFF that is neither stuffed nor a restart."""
    while (position := data.find(b"\xff", position)) >= 0:
        if position + 1 < len(data) and data[position + 1] not in {0x00, 0xFF, *_WITHOUT_LENGTH}:
            return position
        position += 1
    return len(data)
