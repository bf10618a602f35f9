"""Encrypts PDF and DOCX files with a password, the latter as Word does, for tests ([MS-OFFCRYPTO] 2.3.4, [MS-CFB])."""

from __future__ import annotations

import hashlib
import io
import struct
from base64 import b64encode

import pikepdf
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

_FREE, _END, _TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
_NONE = 0xFFFFFFFF
_SECTOR = 512
_ROUNDS = 1000


def encrypted_pdf(source: bytes, password: str) -> bytes:
    """Return the PDF encrypted with AES-256, as pikepdf writes it."""
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(source)) as document:
        document.save(file, encryption=pikepdf.Encryption(owner=password, user=password))
    return file.getvalue()


def agile(document: bytes, password: str) -> bytes:
    """Agile encryption with AES-256 and SHA-512, as Word 2013 and later write it."""
    salt, key, verifier = bytes(range(16)), bytes(range(32)), bytes(range(16, 32))
    hashed = _sha512(salt + password.encode("utf-16-le"))
    for number in range(_ROUNDS):
        hashed = _sha512(struct.pack("<I", number) + hashed)

    def sealed(purpose: str, value: bytes) -> str:
        return b64encode(_cbc(_sha512(hashed + bytes.fromhex(purpose))[:32], salt, value)).decode()

    common = (
        'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" '
        f'cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="{b64encode(salt).decode()}"'
    )
    information = (
        struct.pack("<HHI", 4, 4, 0x40)
        + (
            '<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" '
            f'xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData {common}/>'
            f'<keyEncryptors><keyEncryptor><p:encryptedKey spinCount="{_ROUNDS}" {common} '
            f'encryptedVerifierHashInput="{sealed("fea7d2763b4b9e79", verifier)}" '
            f'encryptedVerifierHashValue="{sealed("d7aa0f6d3061344e", _sha512(verifier))}" '
            f'encryptedKeyValue="{sealed("146e0be7abacd0d6", key)}"/></keyEncryptor></keyEncryptors></encryption>'
        ).encode()
    )
    segments = [document[start : start + 4096] for start in range(0, len(document), 4096)]
    package = struct.pack("<Q", len(document)) + b"".join(
        _cbc(key, _sha512(salt + struct.pack("<I", number))[:16], segment) for number, segment in enumerate(segments)
    )
    return compound({"EncryptionInfo": information, "EncryptedPackage": package})


def standard(document: bytes, password: str) -> bytes:
    """Standard encryption with AES-128 and SHA-1, as Word 2007 writes it."""
    salt, verifier = bytes(range(16)), bytes(range(16, 32))
    hashed = _sha1(salt + password.encode("utf-16-le"))
    for number in range(50_000):
        hashed = _sha1(struct.pack("<I", number) + hashed)
    hashed = _sha1(hashed + struct.pack("<I", 0))
    key = _sha1(bytes(byte ^ 0x36 for byte in hashed.ljust(64, b"\0")))[:16]
    header = struct.pack("<8I", 0x24, 0, 0x660E, 0x8004, 128, 24, 0, 0) + "AES\0".encode("utf-16-le")
    information = (
        struct.pack("<HHII", 3, 2, 0x24, len(header))
        + header
        + struct.pack("<I", 16)
        + salt
        + _ecb(key, verifier)
        + struct.pack("<I", 20)
        + _ecb(key, _sha1(verifier))
    )
    return compound({
        "EncryptionInfo": information,
        "EncryptedPackage": struct.pack("<Q", len(document)) + _ecb(key, document),
    })  # fmt: skip


def compound(streams: dict[str, bytes]) -> bytes:
    """A compound file of these streams; those under 4096 bytes go into the small sectors of the root."""
    small = b""
    small_table: list[int] = []
    entries = [b""]
    sectors: list[bytes] = []
    table: list[int] = []

    def store(data: bytes, size: int, sectors: list[bytes], table: list[int]) -> int:
        start = len(sectors)
        pieces = [data[at : at + size].ljust(size, b"\0") for at in range(0, len(data), size)]
        sectors += pieces
        table += [*range(start + 1, start + len(pieces)), _END]
        return start

    small_sectors: list[bytes] = []
    *_, last = streams
    for name, data in streams.items():
        where = (sectors, table, _SECTOR) if len(data) >= 4096 else (small_sectors, small_table, 64)
        start = store(data, where[2], where[0], where[1])
        entries.append(_entry(name, 2, start, len(data), right=_NONE if name == last else len(entries) + 1))
    small = b"".join(small_sectors)
    entries[0] = _entry("Root Entry", 5, store(small, _SECTOR, sectors, table) if small else _END, len(small), child=1)
    directory = store(b"".join(entries).ljust(_SECTOR, b"\0"), _SECTOR, sectors, table)
    small_start = store(_packed(small_table), _SECTOR, sectors, table) if small_table else _END
    tables = -(-(len(sectors) + 1) // 127)
    numbers = [*range(len(sectors), len(sectors) + tables)]
    table += [_TABLE] * tables
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    header += struct.pack("<IIIIIIIIII", 0, tables, directory, 0, 4096, small_start, 1, _END, 0, numbers[0])
    header += struct.pack("<108I", *numbers[1:], *[_FREE] * (109 - len(numbers)))
    return header + b"".join(sectors) + _packed(table).ljust(tables * _SECTOR, b"\xff")


def _entry(name: str, kind: int, start: int, size: int, *, right: int = _NONE, child: int = _NONE) -> bytes:
    """Return an entry of the directory, a tree in which each stream is right of the one before."""
    encoded = (name + "\0").encode("utf-16-le")
    return (
        encoded.ljust(64, b"\0")
        + struct.pack("<HBB", len(encoded), kind, 1)
        + struct.pack("<III", _NONE, right, child)
        + bytes(36)
        + struct.pack("<IQ", start, size)
    )


def _packed(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def _cbc(key: bytes, vector: bytes, data: bytes) -> bytes:
    return _sealed(Cipher(algorithms.AES(key), modes.CBC(vector)), data)


def _ecb(key: bytes, data: bytes) -> bytes:
    return _sealed(Cipher(algorithms.AES(key), modes.ECB()), data)


def _sealed(cipher: Cipher, data: bytes) -> bytes:
    encryptor = cipher.encryptor()
    return encryptor.update(data + bytes(-len(data) % 16)) + encryptor.finalize()


def _sha512(data: bytes) -> bytes:
    return hashlib.sha512(data).digest()


def _sha1(data: bytes) -> bytes:
    return hashlib.sha1(data).digest()
