"""Fingerprints of originals: HMAC-SHA-256 under a random key of the user's.

A plain hash of an original would be an oracle: anyone with the redacted copy of a text file could fill in the blanks
until the hash confirms the guess. Only the owner of the key can check a fingerprint:

    openssl dgst -sha256 -mac HMAC -macopt hexkey:$(cat KEY_FILE) ORIGINAL
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from functools import cache
from pathlib import Path

from engine.core import folders

_SIZE = 32  # bytes of a key
_PART = 1 << 20  # bytes read at once


def of(data: bytes) -> str:
    """Return the fingerprint of an original, in hexadecimal digits."""
    return hmac.new(_key(key_file()), data, hashlib.sha256).hexdigest()


def of_file(path: Path) -> str:
    """Return the fingerprint of a file, or an empty string if the file can't be read."""
    sum_ = hmac.new(_key(key_file()), digestmod=hashlib.sha256)
    try:
        with path.open("rb") as file:
            while part := file.read(_PART):
                sum_.update(part)
    except OSError:
        return ""
    return sum_.hexdigest()


def key_file() -> Path:
    """Return the path of the key, which is stored in hexadecimal digits; only the user may read it."""
    return folders.data() / "fingerprint.key"


@cache
def _key(file: Path) -> bytes:
    """Return the key, made when it is first needed.

    Where no key can be stored, each run has its own, and its fingerprints can't be checked later.
    """
    fresh = secrets.token_hex(_SIZE)
    unnamed = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with suppress(OSError):
        if not file.exists():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            unnamed.touch(mode=0o600, exist_ok=False)
            unnamed.write_text(fresh, encoding="ascii")
            try:
                os.link(unnamed, file)  # another process may have been first: its key counts
            except FileExistsError:
                pass
            except OSError:  # this file system has no links
                unnamed.replace(file)
    with suppress(OSError):
        unnamed.unlink(missing_ok=True)
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        key = b""
    return key if len(key) == _SIZE else bytes.fromhex(fresh)
