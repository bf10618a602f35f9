"""Full-width signs, and digits of other scripts, as the plain signs in which forms are written."""

from __future__ import annotations

import unicodedata


def as_plain(text: str) -> str:
    """Return a text of the same length with ASCII in place of full-width signs and of the digits of other scripts."""
    others = {} if text.isascii() else {ord(sign): _plain(sign) for sign in set(text) if not sign.isascii()}
    return text.translate(others) if others else text


def _plain(sign: str) -> str:
    if sign.isdecimal():
        return str(unicodedata.decimal(sign))
    form, *points = unicodedata.decomposition(sign).split() or [""]
    return chr(int(points[0], 16)) if form == "<wide>" else sign
