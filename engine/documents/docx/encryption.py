"""DOCX encryption: decrypts files with a password ([MS-OFFCRYPTO] 2.3.4: agile and standard encryption)."""

from __future__ import annotations

import hashlib
import hmac
import struct
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Callable

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from engine.core.errors import CannotMakeSafe, DamagedFile, PasswordNeeded, UnsupportedFormat, WrongPassword
from engine.documents.docx.xml import Element, parse

# The compound file, the container of encrypted documents and those from before 2007 ([MS-CFB]).


_HEADER_BYTES = 512
_LAST_SECTOR = 0xFFFFFFFA
_ENTRY_BYTES = 128
_STREAM, _ROOT = 2, 5


def read_streams(source: bytes) -> dict[str, bytes]:
    """Return the content of every stream by its name, regardless of folders.

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
    """Return the sectors of the allocation table: 109 are named in the header, the rest in a chain of their own."""
    numbers = _numbers(source[0x4C:_HEADER_BYTES])
    next_sector = struct.unpack_from("<I", source, 0x44)[0]
    seen = set()
    while next_sector < _LAST_SECTOR:
        if next_sector in seen:
            raise ValueError("circle")
        seen.add(next_sector)
        *more, next_sector = _numbers(sector(next_sector))
        numbers += more
    return [number for number in numbers if number < _LAST_SECTOR]


def _follow(start: int, following: list[int], sector: Callable[[int], bytes]) -> bytes:
    """Return the sectors of one chain, joined."""
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


_AGILE = (4, 4)
_STANDARD_MINOR = 2
_STANDARD_ROUNDS = 50_000
# Word writes 100 000; a file that asks for more than this limit is made to waste time.
_MOST_ROUNDS = 1_000_000
_SEGMENT_BYTES = 4096
_CIPHER = ("AES", "ChainingModeCBC")
_HASHES = {"SHA1": hashlib.sha1, "SHA256": hashlib.sha256, "SHA384": hashlib.sha384, "SHA512": hashlib.sha512}

# The purposes of derived keys ([MS-OFFCRYPTO] 2.3.4.13).
_FOR_VERIFIER = bytes.fromhex("fea7d2763b4b9e79")
_FOR_VERIFIER_HASH = bytes.fromhex("d7aa0f6d3061344e")
_FOR_KEY = bytes.fromhex("146e0be7abacd0d6")

_Hash = Callable[[bytes], bytes]


def decrypt(source: bytes, password: str | None) -> bytes:
    """Return the zipped document inside.

    Raises:
        PasswordNeeded: encrypted, and no password was given.
        WrongPassword: the password does not open it.
        UnsupportedFormat: not encrypted but binary, or encrypted in another way.
        DamagedFile: the container or the description of the encryption can't be read.
    """
    streams = read_streams(source)
    if "EncryptedPackage" not in streams:
        raise UnsupportedFormat(found="binary office file")
    if password is None:
        raise PasswordNeeded
    try:
        information, package = streams["EncryptionInfo"], streams["EncryptedPackage"]
        version = struct.unpack_from("<HH", information)
        size = struct.unpack_from("<Q", package)[0]
        if version == _AGILE:
            plain = _decrypt_agile(parse(information[8:]), package[8:], password)
        elif version[1] == _STANDARD_MINOR:
            plain = _decrypt_standard(information, package[8:], password)
        else:
            raise UnsupportedFormat(found="encrypted office file")
    except (KeyError, ValueError, TypeError, struct.error, Base64Error) as error:
        raise DamagedFile(format="docx", problem="encryption") from error
    return plain[:size]


def _decrypt_agile(description: Element, package: bytes, password: str) -> bytes:
    data = next(description.iter("{*}keyData"), None)
    key = next(description.iter("{*}encryptedKey"), None)
    if data is None or key is None or (data.get("cipherAlgorithm"), data.get("cipherChaining")) != _CIPHER:
        raise UnsupportedFormat(found="encrypted office file")
    digest = _digest(key.get("hashAlgorithm"))
    salt = b64decode(key.get("saltValue"))
    bits = int(key.get("keyBits"))
    stretched = _stretch(digest, salt, password, int(key.get("spinCount")))

    def opened(name: str, purpose: bytes) -> bytes:
        return _decrypt_cbc(_fitted(digest(stretched + purpose), bits // 8), salt, b64decode(key.get(name)))

    expected = opened("encryptedVerifierHashValue", _FOR_VERIFIER_HASH)
    verifier = digest(opened("encryptedVerifierHashInput", _FOR_VERIFIER)[: int(key.get("saltSize"))])
    _require_equal(verifier, expected)
    secret = opened("encryptedKeyValue", _FOR_KEY)[: bits // 8]
    digest = _digest(data.get("hashAlgorithm"))
    salt = b64decode(data.get("saltValue"))
    return b"".join(
        _decrypt_cbc(secret, digest(salt + struct.pack("<I", number)), package[start : start + _SEGMENT_BYTES])
        for number, start in enumerate(range(0, len(package), _SEGMENT_BYTES))
    )


def _decrypt_standard(information: bytes, package: bytes, password: str) -> bytes:
    header_bytes, key_bits = (struct.unpack_from("<I", information, at)[0] for at in (8, 28))
    verifier_at = 12 + header_bytes
    salt = information[verifier_at + 4 : verifier_at + 20]
    verifier = information[verifier_at + 20 : verifier_at + 36]
    expected = information[verifier_at + 40 : verifier_at + 72]
    digest = _digest("SHA1")
    hashed = digest(_stretch(digest, salt, password, _STANDARD_ROUNDS) + struct.pack("<I", 0))
    padded = hashed.ljust(64, b"\0")
    key = b"".join(digest(bytes(byte ^ mask for byte in padded)) for mask in (0x36, 0x5C))[: key_bits // 8]
    _require_equal(digest(_decrypt_ecb(key, verifier)), _decrypt_ecb(key, expected))
    return _decrypt_ecb(key, package)


def _digest(name: str) -> _Hash:
    function = _HASHES[name]
    return lambda data: function(data).digest()


def _stretch(digest: _Hash, salt: bytes, password: str, rounds: int) -> bytes:
    if rounds > _MOST_ROUNDS:
        raise CannotMakeSafe(part="encryption")
    hashed = digest(salt + password.encode("utf-16-le"))
    for number in range(rounds):
        hashed = digest(struct.pack("<I", number) + hashed)
    return hashed


def _require_equal(verifier: bytes, expected: bytes) -> None:
    if not hmac.compare_digest(verifier, expected[: len(verifier)]):
        raise WrongPassword


def _fitted(key: bytes, length: int) -> bytes:
    return key[:length].ljust(length, b"\x36")


def _decrypt_cbc(key: bytes, vector: bytes, data: bytes) -> bytes:
    return _finish(Cipher(algorithms.AES(key), modes.CBC(_fitted(vector, 16))), data)


def _decrypt_ecb(key: bytes, data: bytes) -> bytes:
    return _finish(Cipher(algorithms.AES(key), modes.ECB()), data)  # noqa: S305 (what standard encryption uses)


def _finish(cipher: Cipher[modes.CBC] | Cipher[modes.ECB], data: bytes) -> bytes:
    decryptor = cipher.decryptor()
    return decryptor.update(data[: len(data) // 16 * 16]) + decryptor.finalize()
