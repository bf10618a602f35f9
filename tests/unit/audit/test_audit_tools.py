"""Outputs of tools beside each other, and the least masking that is enough."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import planning
from engine.audit import AuditSettings, target, tools
from engine.audit.settings import MatcherSettings as Fit
from engine.audit.target import SWEEPS, least
from engine.audit.tools import Tool
from engine.core.errors import BadDocuments
from engine.core.options import Device, Options
from engine.core.progress import Silent
from engine.core.types import Redaction
from engine.pipeline import flow
from tests.builders import wards
from tests.sampled import sampled

COUNT = 24
SETTINGS = AuditSettings(device=Device.CPU, fit=Fit(epochs=1), work_list=2)
EVERYTHING = ("name", "MRN", "date of birth", "city", "occupation")


@pytest.fixture(scope="module")
def ward(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("ward")
    wards.table(out, COUNT)
    for name, fields in {"open": (), "names": ("name",), "everything": EVERYTHING}.items():
        wards.notes(out / name, COUNT, *fields)
    with (out / "truth.jsonl").open("w", encoding="utf-8") as file:
        for row in wards.rows(COUNT):
            text = wards.note(row)
            places = [(text.index(row[field]), text.index(row[field]) + len(row[field])) for field in EVERYTHING]
            spans = [{"start": start, "end": end, "identifier_type": "DIRECT"} for start, end in places]
            spans.append({"start": text.index("Dr."), "end": text.index("Dr.") + 3, "identifier_type": "NO_MASK"})
            file.write(json.dumps({"doc_id": f"{row['id']}_1.txt", "text": text, "spans": spans}) + "\n")
    return out


@pytest.fixture(scope="module")
def compared(ward: Path, tmp_path_factory: pytest.TempPathFactory) -> tools.ToolComparison:
    return tools.compare(
        [Tool(name, ward / name) for name in ("open", "names", "everything")],
        ward / "people.csv",
        SETTINGS,
        tmp_path_factory.mktemp("work"),
        Silent(),
        originals=ward / "open",
        truth=ward / "truth.jsonl",
        levels=(0.0, 1.0),
    )


def _at(compared: tools.ToolComparison, tool: str, level: float) -> tools.ToolPoint:
    return next(each for each in compared.points if (each.tool, each.level) == (tool, level))


def test_who_masks_more_is_found_less(compared: tools.ToolComparison) -> None:
    assert _at(compared, "names", 0.0).top_one.value == _at(compared, "open", 1.0).top_one.value == 1.0
    assert (_at(compared, "everything", 1.0).top_one.value or 0.0) < 0.5
    assert _at(compared, "everything", 1.0).masked > _at(compared, "names", 1.0).masked > 0.0
    assert [_at(compared, name, 1.0).band for name in ("open", "names", "everything")] == [
        "low",
        "moderate",
        "very high",
    ]


def test_the_ranking_is_held_against_what_leaks(compared: tools.ToolComparison) -> None:
    leaks = [_at(compared, name, 1.0).leaked for name in ("open", "names", "everything")]
    assert leaks == [1.0, pytest.approx(0.8), 0.0]
    assert compared.agreement is not None
    assert 0.5 < compared.agreement <= 1.0


def test_table_and_picture_hold_all_points(compared: tools.ToolComparison, tmp_path: Path) -> None:
    tools.write(compared, tmp_path)
    lines = list(csv.DictReader(io.StringIO((tmp_path / "tools.csv").read_text(encoding="utf-8"))))
    assert len(lines) == len(compared.points) == 6
    picture = (tmp_path / "tools.svg").read_text(encoding="utf-8")
    assert all(f">{name}</text>" in picture for name in ("open", "names", "everything"))


def test_what_is_no_list_of_identifiers_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "truth.jsonl"
    path.write_text('{"doc_id": "a"}\n', encoding="utf-8")
    with pytest.raises(BadDocuments):
        tools.identifiers(path)


@given(st.integers(1, 40), st.data())
def test_bisection_finds_the_first_that_holds(levels: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, levels))
    asked: list[int] = []

    def holds(level: int) -> bool:
        asked.append(level)
        return level >= first

    assert least(levels, holds) == (first if first < levels else None)
    assert len(asked) == len(set(asked)) <= levels.bit_length() + 1


@pytest.mark.slow
@pytest.mark.parametrize("sweep", sampled(SWEEPS, every=2))
def test_the_least_masking_that_is_enough_is_found(
    sweep: str, ward: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sable's own way to a plan is replaced by one that masks all words of so many sentences."""

    def planned(settings: tuple[float, ...], setting: float, text: str) -> list[tuple[int, int]]:
        share = settings.index(setting) / (len(settings) - 1)
        return [(0, round(len(text) * share))] if share else []

    chosen = SWEEPS[sweep]
    monkeypatch.setattr(flow, "examine_document", lambda document, options, progress: _Examined(document))
    monkeypatch.setattr(flow, "plan", lambda examination, options: _setting(sweep, options))
    monkeypatch.setattr(
        planning,
        "redactions",
        lambda examination, plan, *rest: [
            Redaction(start, end, "[TEXT]") for start, end in planned(chosen.settings, plan, examination.document.text)
        ],
    )
    monkeypatch.setitem(SWEEPS, sweep, target.Sweep(chosen.meaning, chosen.settings, _same, chosen.options))
    found = target.find(
        ward / "open",
        ward / "people.csv",
        target=0.5,
        sweep=sweep,
        settings=SETTINGS,
        options=Options(device=Device.CPU),
        work=tmp_path,
        progress=Silent(),
    )
    assert found.chosen is not None
    assert (found.chosen.top_one.value or 0.0) <= 0.5
    weaker = [each for each in found.points if each.masked < found.chosen.masked]
    assert weaker
    assert all((each.top_one.value or 0.0) > 0.5 for each in weaker)
    target.write(found, tmp_path)
    assert (tmp_path / "target.csv").read_text(encoding="utf-8").count("yes") == 1
    assert "target" in (tmp_path / "target.svg").read_text(encoding="utf-8")


class _Examined:
    def __init__(self, document: object) -> None:
        self.document, self.entities = document, ()


def _setting(sweep: str, options: Options) -> float:
    return options.risk_threshold if sweep == "risk" else float(options.k or 0)


def _same(examination: object, setting: float) -> object:
    return examination
