"""Session files under a password: scrypt makes the key (RFC 7914), AES-GCM seals and proves (NIST SP 800-38D)."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from functools import cached_property
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

_SALT, _NONCE, _KEY = 16, 12, 32  # bytes
_COST, _BLOCK, _PARALLEL = 1 << 15, 8, 1
"""32 MiB and about a tenth of a second for each guess."""
_PURPOSE = b"sable session 1"


class WrongPassword(Exception):
    """Another password, or the file is damaged: nobody can tell which."""


class Seal:
    """One password with one salt. What it seals it opens; what was sealed with another salt, too, after a moment."""

    def __init__(self, password: str, salt: bytes | None = None) -> None:
        self._password = password
        self._salt = salt or os.urandom(_SALT)
        self._others: dict[bytes, Seal] = {}

    @cached_property
    def _cipher(self) -> AESGCM:
        derivation = Scrypt(salt=self._salt, length=_KEY, n=_COST, r=_BLOCK, p=_PARALLEL)
        return AESGCM(derivation.derive(self._password.encode()))

    def closed(self, content: bytes) -> dict[str, str]:
        """For JSON."""
        nonce = os.urandom(_NONCE)
        parts = {"salt": self._salt, "nonce": nonce, "sealed": self._cipher.encrypt(nonce, content, _PURPOSE)}
        return {name: b64encode(part).decode() for name, part in parts.items()}

    def opened(self, untrusted: dict[str, Any]) -> bytes:
        """What `closed` was given.

        Raises:
            WrongPassword
        """
        try:
            salt, nonce, sealed = (b64decode(untrusted[name], validate=True) for name in ("salt", "nonce", "sealed"))
            return self._of(salt)._cipher.decrypt(nonce, sealed, _PURPOSE)
        except (InvalidTag, KeyError, TypeError, ValueError) as error:
            raise WrongPassword from error

    def _of(self, salt: bytes) -> Seal:
        if salt == self._salt:
            return self
        if len(salt) != _SALT:
            raise ValueError("no salt")
        return self._others.setdefault(salt, Seal(self._password, salt))
