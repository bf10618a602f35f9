"""DOCX encryption: decrypts files with a password ([MS-OFFCRYPTO] 2.3.4: agile and standard encryption)."""

from __future__ import annotations

import hashlib
import hmac
import io
import struct
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Callable

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from olefile import OleFileIO
from olefile.olefile import DEFECT_INCORRECT

from engine.core.errors import CannotMakeSafe, DamagedFile, PasswordNeeded, UnsupportedFormat, WrongPassword
from engine.documents.docx.xml import Element, parse

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

_CONTAINER_ERRORS = (OSError, ValueError, IndexError, TypeError, struct.error)
"""Errors of `olefile` for damaged files: it has no class of its own for them."""

_Hash = Callable[[bytes], bytes]


def decrypt(source: bytes, password: str | None) -> bytes:
    """Return the zipped document inside.

    Raises:
        PasswordNeeded: encrypted, and no password was given.
        WrongPassword: the password does not open it.
        UnsupportedFormat: not encrypted but binary, or encrypted in another way.
        DamagedFile: the container or the description of the encryption can't be read.
    """
    information, package = _streams(source)
    if password is None:
        raise PasswordNeeded
    try:
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


def _streams(source: bytes) -> tuple[bytes, bytes]:
    """Return the description of the encryption and the encrypted document, streams of a compound file ([MS-CFB])."""
    try:
        with OleFileIO(io.BytesIO(source), raise_defects=DEFECT_INCORRECT) as container:
            if not container.exists("EncryptedPackage"):
                raise UnsupportedFormat(found="binary office file")
            information, package = map(container.openstream, ("EncryptionInfo", "EncryptedPackage"))
            return information.read(), package.read()
    except _CONTAINER_ERRORS as error:
        raise DamagedFile(format="docx", problem="compound file") from error


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
        raise CannotMakeSafe(problem="encryption")
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
