"""Originals are named so that nobody without the key can find out by trying what was masked in them."""

from __future__ import annotations

import hashlib
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core import fingerprint


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "sable" / "fingerprint.key"
    monkeypatch.setattr(fingerprint, "key_file", lambda: file)
    return file


def test_only_who_has_the_key_can_check_it(key: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear Maren")
    found = fingerprint.of(b"Dear Maren")
    assert found == fingerprint.of_file(letter) != hashlib.sha256(b"Dear Maren").hexdigest()
    assert found != fingerprint.of(b"Dear Marek")
    assert [each.name for each in key.parent.iterdir()] == [key.name]
    if sys.platform != "win32":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    if shutil.which("openssl"):
        command = ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{key.read_text()}", letter]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert shown.split()[-1] == found


def test_the_key_is_kept_and_another_user_has_another(key: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = fingerprint.of(b"Maren")
    fingerprint._key.cache_clear()
    assert fingerprint.of(b"Maren") == found
    monkeypatch.setattr(fingerprint, "key_file", lambda: key.parent / "other" / "fingerprint.key")
    assert fingerprint.of(b"Maren") != found


@pytest.mark.parametrize("content", ["", "no key", "00" * 31])
def test_a_file_that_holds_no_key_is_not_used(content: str, key: Path) -> None:
    """It is not replaced either: it may be the half of one."""
    key.parent.mkdir()
    key.write_text(content)
    assert fingerprint.of(b"Maren") == fingerprint.of(b"Maren")
    assert key.read_text() == content


def test_where_no_key_can_be_kept_the_run_has_its_own(key: Path) -> None:
    key.parent.write_text("a file where the folder should be")
    assert fingerprint.of(b"Maren") == fingerprint.of(b"Maren") != hashlib.sha256(b"Maren").hexdigest()


def test_a_file_that_is_gone_has_none(key: Path, tmp_path: Path) -> None:
    assert fingerprint.of_file(tmp_path / "gone") == ""
