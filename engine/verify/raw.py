"""Readable text in bytes that nobody explained."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import unquote

# Runs of six and more characters. UTF-16 up to U+06FF: Latin, Greek, Cyrillic, Hebrew, Arabic.
_ASCII = re.compile(rb"[\x20-\x7e\t\r\n]{6,}")
_EIGHT_BIT = re.compile(rb"[\x20-\x7e\x80-\xff\t\r\n]{6,}")
_UTF_16 = {
    "utf-16-be": re.compile(rb"(?:[\x00-\x06][\x00-\xff]){6,}"),
    "utf-16-le": re.compile(rb"(?:[\x00-\xff][\x00-\x06]){6,}"),
}
_HEXADECIMAL = re.compile(rb"(?:[0-9A-Fa-f]\s*){12,}")
_OCTAL = re.compile(rb"(?:\\[0-7]{3}){4,}")


def runs(data: bytes, *, picture: bool = False) -> str:
    """All readable runs, one a line: plain, UTF-16, and written in hexadecimal, octal, percent or XML escapes.

    Args:
        picture: the bytes are pixels or compressed; high bytes are then not taken for letters.
    """
    return "\n".join((*_plain(data, picture), *(text for inner in _escaped(data) for text in _plain(inner, False))))


def _plain(data: bytes, picture: bool) -> Iterator[str]:
    for run in (_ASCII if picture else _EIGHT_BIT).findall(data):
        text = _eight_bit(run)
        yield text
        if "&" in text:
            yield unescape(text)
        if "%" in text:
            yield unquote(text)
    for encoding, pattern in _UTF_16.items():
        for run in pattern.findall(data):
            yield run.decode(encoding, "replace").replace("\0", " ")


def _eight_bit(run: bytes) -> str:
    try:
        return run.decode("utf-8")
    except UnicodeDecodeError:
        return run.decode("latin-1")


def _escaped(data: bytes) -> Iterator[bytes]:
    for run in _HEXADECIMAL.findall(data):
        digits = b"".join(run.split())
        yield bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    for run in _OCTAL.findall(data):
        yield bytes(int(code, 8) & 0xFF for code in run.split(b"\\")[1:])
