"""The samples are what their script writes, and hold what a person would forget to remove."""

from __future__ import annotations

import hashlib
import io
import runpy
import sys
import zipfile
from pathlib import Path

import pikepdf
import pytest

from engine import documents
from engine.core import resources

WORDS = {"complaint.pdf": "Addison’s disease", "discharge-note.docx": "violin maker", "statement.txt": "Ní Dhomhnaill"}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = resources.root() / "samples"
    for script in folder.glob("*.py"):
        (tmp_path / script.name).write_bytes(script.read_bytes())
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    runpy.run_path(str(tmp_path / "build.py"), run_name="__main__")
    return tmp_path


@pytest.mark.parametrize("name", list(WORDS))
def test_the_script_writes_the_committed_file(name: str, built: Path) -> None:
    committed = resources.find(f"samples/{name}").read_bytes()
    assert hashlib.sha256((built / name).read_bytes()).digest() == hashlib.sha256(committed).digest()


@pytest.mark.parametrize(("name", "words"), list(WORDS.items()))
def test_samples_can_be_read(name: str, words: str) -> None:
    path = resources.find(f"samples/{name}")
    assert words in documents.read(path.read_bytes(), path).text


def test_samples_hide_what_must_go() -> None:
    with pikepdf.open(resources.find("samples/complaint.pdf")) as document:
        assert len(document.pages) == 3
        assert "Tolvald" in str(document.docinfo["/Title"])
        assert "/Outlines" in document.Root
        assert any("/Annots" in page for page in document.pages)
    data = resources.find("samples/discharge-note.docx").read_bytes()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        body = archive.read("word/document.xml").decode()
        assert all(mark in body for mark in ("<w:ins ", "<w:del ", "commentReference", "txbxContent", 'descr="'))
        assert {"word/comments.xml", "word/footnotes.xml"} <= set(archive.namelist())
