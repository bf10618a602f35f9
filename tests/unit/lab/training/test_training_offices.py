"""The risk in offices is fitted to places that must and must not be masked, and to what offices write."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from engine.core.options import Options
from engine.core.types import Kind
from engine.lab.training import offices
from engine.models import folder
from engine.risk import classifiers, forms

LETTER = (
    "Dear Ms Ostrowska,\n\nThe van stood in Harrogate from 07:40 to 19:02, and you were charged "
    "$400.\n"
    "Please call the front desk of the depot before 8 pm. Your driver was the crane operator.\n"
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


def test_fitted_to_a_few_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offices, "_FOLDS", 2)
    start = LETTER.index("Harrogate")
    places = [[start, start + len("Harrogate"), "must"], [5, 17, "must"]]
    job = LETTER.index("crane operator")
    telling = [*places, [job, job + len("crane operator"), "must"]]
    gold = tmp_path / "gold.jsonl.gz"
    _write(
        gold,
        [
            *[{"text": LETTER, "language": "en", "places": each} for each in (places, places, telling, telling)] * 3,
            {"text": "x", "language": "de", "places": []},
        ],
    )
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
    assert "13 documents of offices and wards, 6 others: kind right in 1.000" in figures[0]
    weights = found.offices.combined_weights
    assert (weights >= 0.01 - 1e-6).all()
    town, time = (
        found.offices.harmless[forms.KINDS.index(kind), forms.FORMS.index(form)]
        for kind, form in ((Kind.LOC, "words"), (Kind.DATETIME, "time of day"))
    )
    assert time
    assert not town
    assert (tmp_path / "out" / "weights.safetensors").is_file()


def test_wishes_follow_the_words() -> None:
    document = {"text": "Call  Ada Dorr\nat 8", "places": [[6, 14, "must"], [18, 19, "may"]]}
    found = offices._wishes(document, "Call Ada Dorr at 8")
    assert set(found[5:8]) == {offices.Wish.MUST}
    assert found[17] is offices.Wish.MAY
    assert found[0] is offices.Wish.NOT
    assert found[4] is None
    assert np.count_nonzero([each is None for each in found]) == 4
