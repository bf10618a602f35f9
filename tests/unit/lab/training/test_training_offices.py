"""The risk in offices is fitted to places that must and must not be masked, and to what offices write."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.core.options import Options
from engine.lab.training import indicators_fit, offices
from engine.models import folder
from engine.risk import classifiers
from engine.risk.classifiers import Classifiers

LETTER = (
    "Dear Ms Ostrowska,\n\nThe van stood in Harrogate from 07:40 to 19:02, and you were charged "
    "$400.\n"
    "Please call the front desk of the depot before 8 pm. Your driver was the crane operator.\n"
)
BRIEF = (
    "Sehr geehrte Frau Ostrowska,\n\nder Wagen stand bis 19:02 Uhr in Kiel, und Sie haben 400 Euro bezahlt.\n"
    "Ihr Fahrer war der Kranführer aus Polen. Bitte rufen Sie vor 20 Uhr an.\n"
)
JUDGMENT = (
    "1. The applicant, a Turkish national, was born in 1959 and lives in Ankara. On 3 May 1999 the Ankara Assize "
    "Court convicted the applicant of membership of an illegal organisation and sentenced him to twelve "
    "years' imprisonment.\n"
)


def _write(path: Path, rows: list[dict[str, object]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "wt", encoding="utf-8") as lines:
        lines.writelines(json.dumps(each) + "\n" for each in rows)


def _annotated(text: str, language: str, *masked: str) -> dict[str, object]:
    spans = [
        {"start": text.index(each), "end": text.index(each) + len(each), "label": "MISC", "wish": "must"}
        for each in masked
    ]
    return {"format": "txt", "language": language, "text": text, "spans": spans}


def test_fitted_to_a_few_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indicators_fit, "FOLDS", 2)
    gold = tmp_path / "gold.jsonl.gz"
    english = _annotated(LETTER, "en", "Harrogate", "Ms Ostrowska")
    german = _annotated(BRIEF, "de", "Kiel", "Ostrowska")
    _write(gold, [english] * 6 + [german] * 6 + [english | {"format": "pdf"}])
    for name in offices.NOTES:
        _write(tmp_path / name, [{"text": LETTER}])
    for name in offices.OTHERS:
        _write(tmp_path / name, [{"text": JUDGMENT}] * 2)
    fitted = classifiers.load()
    assert fitted is not None
    recognizer = folder.load((), Options().device).tagger
    found, figures = offices.train(tmp_path, gold, tmp_path / "out", fitted, recognizer)
    assert found.offices is not None
    assert found.combined is fitted.combined
    assert figures[0] == "7 documents of offices and wards, 6 others: kind right in 1.000 (cross-validated)"
    assert [each.split(":")[0] for each in figures[1:]] == ["English", "other languages"]
    assert (tmp_path / "out" / "weights.safetensors").is_file()
    learned = replace(fitted, offices=found.offices)
    for text, town, time in ((LETTER, "Harrogate", "19:02"), (BRIEF, "Kiel", "19:02")):
        risks = _risks(text, learned)
        assert risks[town] >= Options().risk_threshold
        assert all(risk < Options().risk_threshold for words, risk in risks.items() if time in words)


def _risks(text: str, fitted: Classifiers) -> dict[str, float]:
    """Return the risk that the offices' networks give to each entity of a text, by the words of its first mention."""
    examination, tagged = offices._read(text)
    assert fitted.offices is not None
    found = {}
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        indicator = fitted.offices.indicator(text, entity, tagged, offices._scores(risk))
        assert indicator is not None
        found[entity.mentions[0].words(text)] = indicator.score
    return found


def test_wishes_follow_the_words() -> None:
    spans = [{"start": 6, "end": 14, "wish": "must"}, {"start": 18, "end": 19, "wish": "may"}]
    document = {"text": "Call  Ada Dorr\nat 8", "spans": spans}
    found = offices._wishes(document, "Call Ada Dorr at 8")
    assert set(found[5:8]) == {offices.PlaceDecision.MUST}
    assert found[17] is offices.PlaceDecision.MAY
    assert found[0] is offices.PlaceDecision.NOT
    assert found[4] is None
    assert np.count_nonzero([each is None for each in found]) == 4


def test_details_are_collected_and_read_together(tmp_path: Path) -> None:
    gold = tmp_path / "gold.jsonl.gz"
    english, german = _annotated(LETTER, "en", "Harrogate"), _annotated(BRIEF, "de", "Kiel")
    _write(gold, [english, german, english])
    found = [tmp_path / each for each in ("one.safetensors", "two.safetensors")]
    counts = [offices.collect(gold, each) for each in found]
    every = offices._Details.read(found)
    assert len(every.masked) == sum(counts)
    assert set(every.only(abroad=True).document.tolist()) == {1, 4}
    assert set(every.only(abroad=False).document.tolist()) == {0, 2, 3, 5}
    assert every.only(abroad=True).masked.any()
