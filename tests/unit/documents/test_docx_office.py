"""LibreOffice shows the result like the original: a sample of real files, and invented ones."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import docx as python_docx
import pytest

from engine.core.types import Redaction
from engine.documents import docx
from tests.builders.docx import Extra, build, field, paragraph
from tests.builders.docx_hiding import SECRET, VISIBLE

OFFICE = shutil.which("soffice")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")]

# Without tracked changes, and without dates and file names that a program fills in anew.
SAMPLE = """
    2010-mcAlternateContent-in-header 60316.docx anchor_header_after_anchor blk-paras-and-tables chart.docx
    comments-rich-para diagram.docx doc-odd-even-hdrs footnote-hyperlink image_vml __docx__inline_images
    __docx__links.docx
    lists.docx sdt_elements sdt_in_footnote shp-inline-shape-access simple_hf_margin strict-format
    table_captions_with_field table_one_row text-box.docx toc.docx
""".split()


def converted(files: list[Path], folder: Path, kind: str) -> list[Path]:
    """The files as LibreOffice exports them; one that it can't open is missing."""
    profile = (folder / "profile").as_uri()
    command = [OFFICE, f"-env:UserInstallation={profile}", "--headless", "--convert-to", kind, "--outdir", folder]
    subprocess.run([*command, *files], check=True, capture_output=True, timeout=280)
    return [folder / f"{file.stem}.{kind}" for file in files]


def words(pdf: Path) -> Counter[str]:
    shown = subprocess.run(["pdftotext", "-layout", pdf, "-"], check=True, capture_output=True, timeout=60).stdout
    return Counter(re.findall(r"\w+", shown.decode()))


def write(source: bytes, *found: str) -> bytes:
    document = docx.read(source, Path("x.docx"))
    redactions = tuple(
        Redaction(match.start(), match.end(), "[X]") for match in re.finditer("|".join(found) or "(?!)", document.text)
    )
    return docx.write(source, document, redactions).data


@pytest.mark.corpus
@pytest.mark.timeout(600)
def test_libreoffice_shows_the_same_text(corpus: Path, tmp_path: Path) -> None:
    originals, results = [], []
    for number, name in enumerate(SAMPLE):
        (file,) = (each for each in (corpus / "docx").iterdir() if name in each.name)
        originals.append(tmp_path / f"original{number}.docx")
        originals[-1].write_bytes(file.read_bytes())
        results.append(tmp_path / f"result{number}.docx")
        results[-1].write_bytes(write(file.read_bytes()))
        python_docx.Document(str(results[-1]))
    folder = tmp_path / "shown"
    shown = [words(pdf) for pdf in converted([*originals, *results], folder, "pdf")]
    for name, before, after in zip(SAMPLE, shown[: len(SAMPLE)], shown[len(SAMPLE) :], strict=True):
        assert after == before, name
    assert sum(before.total() for before in shown) > 1000


def test_masks_and_nothing_else_change_what_libreoffice_shows(tmp_path: Path) -> None:
    body = paragraph(f"by {SECRET}", " of Saltby") + field("PAGE", "1") + field("AUTHOR", "Vera")
    source = build(VISIBLE + body)
    (tmp_path / "original.docx").write_bytes(source)
    (tmp_path / "result.docx").write_bytes(write(source, SECRET))
    before, after = map(words, converted([tmp_path / "original.docx", tmp_path / "result.docx"], tmp_path, "pdf"))
    assert before[SECRET] == 2
    assert before - after == Counter({SECRET: 2})
    assert after - before == Counter({"X": 2})


def test_a_conversion_of_the_result_carries_nothing_over(tmp_path: Path) -> None:
    """Threat D32: exported to other formats, the original tells of bookmarks and properties; the result doesn't."""
    body = f'<w:p><w:bookmarkStart w:id="1" w:name="{SECRET}"/><w:r><w:t>a</w:t></w:r><w:bookmarkEnd w:id="1"/></w:p>'
    core = (
        '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
        f'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{SECRET}</dc:title></cp:coreProperties>'
    )
    properties = Extra("docProps/core.xml", "metadata/core-properties", core, owner="")
    source = build(VISIBLE + body, properties)
    (tmp_path / "original.docx").write_bytes(source)
    (tmp_path / "result.docx").write_bytes(write(source, SECRET))
    for kind in ("fodt", "html"):
        before, after = converted([tmp_path / "original.docx", tmp_path / "result.docx"], tmp_path, kind)
        assert SECRET in before.read_text(encoding="utf-8")
        assert SECRET not in after.read_text(encoding="utf-8")
