"""A whole audit of a small ward: who is found, what gave them away, and that a stopped run goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import audit
from engine.audit import AuditSettings
from engine.audit.results import Limit, Way
from engine.audit.settings import MatcherSettings as Fit
from engine.core.errors import Cancelled
from engine.core.options import Device
from engine.core.progress import Silent
from tests.builders import wards

COUNT = 170
SETTINGS = AuditSettings(device=Device.CPU, fit=Fit(epochs=2), work_list=12)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("ward")
    wards.table(out, COUNT)
    wards.notes(out / "open", COUNT)
    wards.notes(out / "masked", COUNT, "name", "MRN", "date of birth", "city", "occupation")
    return out


def _run(folder: Path, notes: str, work: Path, settings: AuditSettings = SETTINGS) -> audit.AuditReport:
    originals = folder / "open" if notes != "open" else None
    return audit.run(folder / notes, folder / "people.csv", settings, work, Silent(), originals=originals).report


@pytest.fixture(scope="module")
def unmasked(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> audit.AuditReport:
    return _run(folder, "open", tmp_path_factory.mktemp("work"))


def test_everybody_is_found_where_nothing_is_masked(unmasked: audit.AuditReport) -> None:
    assert unmasked.way is Way.TRAINED
    assert unmasked.top_one.value == 1.0
    assert [each.k for each in unmasked.tops] == [1, 5, 10, 100]
    assert unmasked.people == unmasked.documents == COUNT
    assert sum(unmasked.parts.values()) == COUNT
    assert unmasked.masked == 0.0


@pytest.mark.slow
def test_hardly_anybody_is_found_where_all_details_are_masked(folder: Path, tmp_path: Path) -> None:
    report = _run(folder, "masked", tmp_path)
    assert (report.top_one.value or 0.0) <= 0.1
    assert report.masked > 0.3
    assert not list(tmp_path.iterdir())


def test_the_work_list_says_what_gave_people_away(unmasked: audit.AuditReport) -> None:
    texts = {f"{row['id']}_1.txt": wards.note(row) for row in wards.rows(COUNT)}
    rows = {row["id"]: row for row in wards.rows(COUNT)}
    listed = unmasked.work_list
    assert [each.rank for each in listed] == sorted(each.rank for each in listed)
    for item in listed[:12]:
        row, text = rows[item.person], texts[item.document]
        told = " ".join(text[clue.start : clue.end] for clue in item.clues)
        assert row["MRN"] in told or row["name"].split()[1] in told or row["date of birth"] in told
        assert {clue.field for clue in item.clues} & {"name", "MRN", "date of birth"}
        assert sum(field.share for field in item.fields) == pytest.approx(1.0, abs=0.05)
        assert all(clue.loss > 0 for clue in item.clues)
    assert not any(each.clues for each in listed[12:])


def test_nobody_of_the_list_was_learned_from(unmasked: audit.AuditReport) -> None:
    assert len(unmasked.work_list) == unmasked.parts["test"] + unmasked.parts["validation"]
    assert {each.part.value for each in unmasked.work_list} == {"test", "validation"}


@pytest.mark.slow
def test_the_same_seed_finds_the_same(folder: Path, unmasked: audit.AuditReport, tmp_path: Path) -> None:
    again = _run(folder, "open", tmp_path)
    assert replace(again, seconds=0.0) == replace(unmasked, seconds=0.0)


def test_a_stopped_run_goes_on(folder: Path, unmasked: audit.AuditReport, tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            if stage == "fit" and done == total // 2:  # the first of two epochs is over
                raise Cancelled

    with pytest.raises(Cancelled):
        audit.run(folder / "open", folder / "people.csv", SETTINGS, tmp_path, Impatient())
    assert len(list(tmp_path.rglob("checkpoint.pt"))) == 1
    assert replace(_run(folder, "open", tmp_path), seconds=0.0) == replace(unmasked, seconds=0.0)
    assert not list(tmp_path.iterdir())


def test_reports_hold_no_text_unless_it_is_asked_for(unmasked: audit.AuditReport, tmp_path: Path) -> None:
    texts = {f"{row['id']}_1.txt": wards.note(row) for row in wards.rows(COUNT)}
    name = next(row["name"].split()[1] for row in wards.rows(COUNT) if row["id"] == unmasked.work_list[0].person)
    for shown in (None, texts):
        audit.written.write(unmasked, tmp_path, texts=shown)
        written = [
            (tmp_path / file).read_text(encoding="utf-8") for file in ("audit.json", "work-list.csv", "audit.html")
        ]
        assert all((name in each) is (shown is not None) for each in written)
    assert all(f"{limit.value}" in written[0] for limit in unmasked.limits)
    assert "<script" not in written[2]


def test_few_people_are_looked_for_without_learning(tmp_path: Path) -> None:
    wards.table(tmp_path, 30)
    wards.notes(tmp_path / "open", 30)
    report = _run(tmp_path, "open", tmp_path / "work")
    assert report.way is Way.ZERO_SHOT
    assert report.parts == {"test": 30}
    assert [each.k for each in report.tops] == [1, 5, 10], "among the first 100 are all 30"
    assert report.top_one.value == 1.0
    assert set(report.adversaries) == {"shared details", "bm25", "tf-idf", "embeddings", "any of them"}
    assert {Limit.LOWER_BOUND, Limit.NO_LANGUAGE_MODEL} <= set(report.limits)
