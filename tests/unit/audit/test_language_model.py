"""The adversary that reads in context: whom it finds, what it leaves behind, and that the worse of two is reported."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine import audit
from engine.audit import AuditSettings, language_model, selection
from engine.audit.people import DataSplit, PeopleTable, PersonRow, ReleasedDocument
from engine.audit.results import Limit, Standing
from engine.audit.selection import Combined
from engine.audit.settings import LanguageModelSettings, MatcherSettings
from engine.background.adversaries.network_fit import ReidentifierSettings
from engine.core.errors import Cancelled
from engine.core.options import Device
from engine.core.progress import Silent
from engine.models import folder
from engine.models.reidentifier import ReidentifierShape
from tests.builders import networks, wards

TOWNS = "bergen lagos kassel riga saltby lisbon tromso parma ghent turku oslo".split()
PEOPLE = PeopleTable(
    ("id", "town"), tuple(PersonRow(f"P{row}", "", (f"P{row}", town)) for row, town in enumerate(TOWNS))
)
PARTS = {
    row: (DataSplit.TRAIN, DataSplit.TEST, DataSplit.VALIDATION, DataSplit.TRAIN)[row % 4] for row in range(len(TOWNS))
}
FAST = ReidentifierSettings(
    epochs=2, form=ReidentifierShape(layers=1, rank=4, shared=70), unnamed=0.0, batch=60, joint=True
)
SETTINGS = LanguageModelSettings(device=Device.CPU, training=FAST)


@pytest.fixture(autouse=True)
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small network in place of the bundled one."""
    loaded = folder.load((networks.recognizer(tmp_path / "recognizer"),), Device.CPU)
    monkeypatch.setattr(folder, "load", lambda folders, device: loaded)


def read(text: str) -> dict[int, Combined]:
    documents = [ReleasedDocument(str(row), row, text.format(town=town)) for row, town in enumerate(TOWNS)]
    shown = selection.show(documents, PEOPLE.people, Silent())
    return {each.person: each for each in selection.combine(shown)}


def look(text: str, work: Path) -> Standing:
    return language_model.look(read(text), PARTS, PEOPLE, SETTINGS, work, Silent())


def test_people_of_the_test_part_are_found_by_what_is_left(tmp_path: Path) -> None:
    assert look("she lives in {town}", tmp_path / "work").ranks.tolist() == [1, 1, 1]
    assert look("she lives in ***", tmp_path / "work").ranks.mean() > 1.5


def test_nothing_learned_about_people_stays(tmp_path: Path) -> None:
    look("she lives in {town}", tmp_path / "work")
    assert not list((tmp_path / "work").iterdir())


def test_a_stopped_run_resumes(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            if stage == "fit" and done == 1:
                raise Cancelled

    with pytest.raises(Cancelled):
        language_model.look(read("in {town}"), PARTS, PEOPLE, SETTINGS, tmp_path / "work", Impatient())
    assert len(list((tmp_path / "work").rglob("checkpoint.pt"))) == 1
    again, whole = look("in {town}", tmp_path / "work"), look("in {town}", tmp_path / "other")
    assert np.allclose(again.log_probabilities, whole.log_probabilities, atol=1e-4)


@pytest.mark.parametrize("best", [True, False])
def test_the_adversary_that_finds_more_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, best: bool
) -> None:
    def ranked(found: object, parts: dict[int, DataSplit], *others: object) -> Standing:
        tested = sum(part is DataSplit.TEST for part in parts.values())
        ranks = np.full(tested, 1 if best else 7)
        return Standing(ranks, np.zeros(tested), ranks, np.zeros(tested))

    monkeypatch.setattr(language_model, "look", ranked)
    wards.table(tmp_path, 170)
    details = ("name", "MRN", "date of birth", "city", "occupation") if best else ()
    wards.notes(tmp_path / "notes", 170, *details)
    settings = AuditSettings(
        device=Device.CPU, fit=MatcherSettings(epochs=1), work_list=0, language_model=LanguageModelSettings()
    )
    report = audit.run(tmp_path / "notes", tmp_path / "people.csv", settings, tmp_path / "work", Silent()).report
    assert report.top_one.value == 1.0
    assert report.adversaries["language model"] == (1.0 if best else 0.0)
    assert (report.adversaries["matcher"] < 0.5) is best
    assert Limit.NO_LANGUAGE_MODEL not in report.limits
