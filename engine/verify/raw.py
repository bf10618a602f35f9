"""Readable runs of text in raw bytes: plain, UTF-16, EBCDIC, hexadecimal, octal, percent and XML escapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import unquote

# Runs of at least six characters; UTF-16 up to U+06FF: Latin, Greek, Cyrillic, Hebrew, Arabic.
_EVERY_LETTER = {
    "latin-1": re.compile(rb"[\x20-\x7e\x80-\xff\t\r\n]{6,}"),
    "utf-16-be": re.compile(rb"(?:[\x00-\x06][\x00-\xff]){6,}"),
    "utf-16-le": re.compile(rb"(?:[\x00-\xff][\x00-\x06]){6,}"),
}
_ASCII_ONLY = {
    "latin-1": re.compile(rb"[\x20-\x7e\t\r\n]{6,}"),
    "utf-16-be": re.compile(rb"(?:\x00[\x20-\x7e]){6,}"),
    "utf-16-le": re.compile(rb"(?:[\x20-\x7e]\x00){6,}"),
}
# EBCDIC, the code pages of mainframes: letters without an accent, digits and these signs have the same bytes in all.
# Code page 1047 has its letters where 037 has them.
_PAGES = ("cp037", "cp500", "cp273")
_SIGNS = " .'-"


def _in_ebcdic(page: str, *, plain: bool) -> re.Pattern[bytes]:
    """Return a pattern of runs of letters, digits and signs in a code page of EBCDIC."""
    characters = bytes(range(256)).decode(page)
    codes = (
        code
        for code, each in enumerate(characters)
        if each in _SIGNS or (each.isalnum() and (each.isascii() or not plain))
    )
    return re.compile(b"[" + b"".join(re.escape(bytes((code,))) for code in codes) + b"]{6,}")


_PLAIN_EBCDIC = {_PAGES[0]: _in_ebcdic(_PAGES[0], plain=True)}
_EVERY_EBCDIC = {page: _in_ebcdic(page, plain=False) for page in _PAGES}
_LIKE_EBCDIC = re.compile(rb"[\x81-\x89\x91-\x99\xa2-\xa9\xc1-\xc9\xd1-\xd9\xe2-\xe9]{3}")
# A pattern of both kinds of UTF-16, rare in other bytes and faster to find than they are.
_LIKE_UTF_16 = re.compile(rb"[\x00-\x06](?:[\x00-\xff][\x00-\x06]){5}")
_HEXADECIMAL = re.compile(rb"[0-9A-Fa-f][0-9A-Fa-f\s]{11,}")
_FEWEST_DIGITS = 12
_OCTAL = re.compile(rb"(?:\\[0-7]{3}){4,}")


def runs(data: bytes, *, binary: bool = False) -> str:
    """Return all readable runs, one a line: plain, UTF-16, EBCDIC, and in hexadecimal, octal, percent or XML escapes.

    Args:
        binary: whether the bytes are pixels or compressed; then only ASCII letters are searched, and no escapes.
    """
    if binary:
        return "\n".join(_plain(data, _ASCII_ONLY))
    inner = (text for each in _escaped(data) for text in _plain(each, _EVERY_LETTER))
    return "\n".join((*_plain(data, _EVERY_LETTER), *inner))


def _plain(data: bytes, letters: dict[str, re.Pattern[bytes]]) -> Iterator[str]:
    wide = _LIKE_UTF_16.search(data)
    for encoding, pattern in letters.items():
        for run in pattern.findall(data) if wide or encoding == "latin-1" else ():
            text = _eight_bit(run) if encoding == "latin-1" else run.decode(encoding, "replace").replace("\0", " ")
            yield text
            if "&" in text:
                yield unescape(text)
            if "%" in text:
                yield unquote(text)
    if _LIKE_EBCDIC.search(data):
        for page, pattern in (_PLAIN_EBCDIC if letters is _ASCII_ONLY else _EVERY_EBCDIC).items():
            yield from (run.decode(page) for run in pattern.findall(data) if _LIKE_EBCDIC.search(run))


def _eight_bit(run: bytes) -> str:
    try:
        return run.decode("utf-8")
    except UnicodeDecodeError:
        return run.decode("latin-1")


def _escaped(data: bytes) -> Iterator[bytes]:
    for run in _HEXADECIMAL.findall(data):
        digits = b"".join(run.split())
        if len(digits) >= _FEWEST_DIGITS:
            yield bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    for run in _OCTAL.findall(data):
        yield bytes(int(code, 8) & 0xFF for code in run.split(b"\\")[1:])
