"""Encrypted documents open with their password, and only with it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.errors import DamagedFile, InputError, PasswordNeeded, UnsupportedFormat, WrongPassword
from engine.core.options import ReadingOptions, WritingOptions
from engine.core.types import BLOCK, Document, Redaction
from engine.documents import docx
from engine.documents.kinds import is_docx
from tests.builders.docx import build, paragraph
from tests.builders.encrypted import agile, compound, standard

PASSWORD = "öpen Sesame"
SHORT = build(paragraph("Zoltan lives"))
# Letters that don't pack, so that the package needs many sectors and segments.
LONG = build(paragraph("Zoltan lives") + paragraph(os.urandom(30_000).hex()))


def read(source: bytes, password: str | None) -> Document:
    assert is_docx(source)
    return docx.read(source, Path("x.docx"), ReadingOptions(password=password))


@pytest.mark.parametrize("encrypt", [agile, standard])
@pytest.mark.parametrize("document", [SHORT, LONG])
def test_opens_with_its_password_only(encrypt: Callable[[bytes, str], bytes], document: bytes) -> None:
    source = encrypt(document, PASSWORD)
    assert read(source, PASSWORD).text.startswith("Zoltan lives")
    with pytest.raises(PasswordNeeded):
        read(source, None)
    with pytest.raises(WrongPassword):
        read(source, "open sesame")


def test_output_is_masked_and_open() -> None:
    source = agile(SHORT, PASSWORD)
    document = read(source, PASSWORD)
    written = docx.write(source, document, (Redaction(0, 6),), WritingOptions(password=PASSWORD))
    assert read(written.data, None).text == f"{BLOCK} lives"


@pytest.mark.parametrize(
    ("source", "error"),
    [
        (compound({"WordDocument": b"x"}), UnsupportedFormat),
        (compound({"EncryptedPackage": b"x" * 8, "EncryptionInfo": b"\1\0\1\0"}), UnsupportedFormat),
        (compound({"EncryptedPackage": b"x" * 8}), DamagedFile),
        (compound({"EncryptedPackage": b"x" * 8, "EncryptionInfo": b"\4\0\4\0\0\0\0\0<"}), DamagedFile),
        (compound({"EncryptedPackage": b"x" * 8, "EncryptionInfo": b"\4\0\4\0\0\0\0\0<a/>"}), UnsupportedFormat),
        (agile(LONG, PASSWORD)[:3000], DamagedFile),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", DamagedFile),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(2000), InputError),
    ],
)
def test_refusals(source: bytes, error: type[InputError]) -> None:
    with pytest.raises(error):
        read(source, PASSWORD)


def test_a_chain_of_sectors_that_goes_in_a_circle_ends() -> None:
    source = bytearray(agile(LONG, PASSWORD))
    first_table = 512 * (1 + int.from_bytes(source[0x4C:0x50], "little"))
    source[first_table + 4 * 20 : first_table + 4 * 21] = (20).to_bytes(4, "little")  # sector 20 follows itself
    with pytest.raises((DamagedFile, WrongPassword)):
        read(bytes(source), PASSWORD)


@pytest.mark.corpus
def test_file_that_word_encrypted(corpus: Path) -> None:
    """Its name says its password."""
    (file,) = (corpus / "docx").glob("*bug53475-password-is-pass.docx")
    assert "pass" in read(file.read_bytes(), "pass").text.lower()
