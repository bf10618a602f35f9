"""Labels and generalised values in the language of their paragraph, in each format. All people are invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.cli.main import main
from tests.gold import files, markup

pytestmark = pytest.mark.model

SOURCE = """title: Brief
kind: letter
language: de
---
Sehr geehrte Frau Krautwurst, wir bestätigen den Eingang Ihres Schreibens vom 17. Oktober 2023 und melden uns.

Die Behandlung von Frau Hannelore Krautwurst in unserem Haus in Dresden wurde am 16. Oktober 2023 beendet.

Madame Hannelore Krautwurst a été informée le 18 octobre 2023 de la suite de la procédure devant la juridiction.

Elle répond au numéro de téléphone 06 39 98 12 34 tous les jours de la semaine, sauf pendant les vacances scolaires.
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("brief")
    source = folder / "brief-labels.md"
    source.write_text(SOURCE, encoding="utf-8")
    return {path.suffix[1:]: path for path in files.written(markup.read(source), folder)}


def _redacted(source: Path, style: str) -> str:
    target = source.with_name(f"{style}{source.suffix}")
    assert main(["redact", str(source), "-o", str(target), "--force", "--mask", style]) == 0
    return " ".join(documents.read(target.read_bytes(), target).text.split())


@pytest.mark.parametrize("ending", ["txt", "docx", "pdf"])
def test_labels(written: dict[str, Path], ending: str) -> None:
    text = _redacted(written[ending], "label")
    assert "Krautwurst" not in text
    assert "[DATUM 1]" in text
    assert "[PERSON 1]" in text
    assert "[PERSONNE 1]" in text
    assert "[TÉLÉPHONE 1]" in text  # accented letters are as wide as others


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["txt", "docx", "pdf"])
def test_generalised_values(written: dict[str, Path], ending: str) -> None:
    text = _redacted(written[ending], "generalise")
    assert "vom [Tag: 2023]" in text
    assert "le [jour : 2023]" in text
