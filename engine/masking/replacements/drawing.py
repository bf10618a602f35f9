"""Values drawn by a secret: the same for the same secret and question; nothing of the secret can be told from them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Source:
    """Draws by HMAC-SHA256 of a key."""

    key: bytes = field(repr=False)

    def number(self, below: int, *question: str | int) -> int:
        """From 0 to `below` - 1. 256 bits are taken, so that none of them is more likely than others to matter."""
        asked = "\0".join(map(str, question)).encode()
        return int.from_bytes(hmac.digest(self.key, asked, hashlib.sha256)) % below

    def one_of(self, items: Sequence[_Item], *question: str | int) -> _Item:
        return items[self.number(len(items), *question)]


def source(secret: str | None) -> Source:
    """The source of a secret; without one, a source that nobody can repeat."""
    return Source(secret.encode() if secret else secrets.token_bytes(32))
