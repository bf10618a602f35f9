"""Learning what searches lead to: what was searched is kept, and what comes out is what a redaction takes."""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from engine.core.errors import BadAnnotation, Cancelled, NotAnIndex, OutputExists, UnreadableFile
from engine.core.options import Device
from engine.core.progress import Silent
from engine.lab.training import emulation, runs
from engine.lab.training.emulation import About
from engine.models import folder
from engine.models.tagger import Tagger
from engine.risk import emulation as emulated
from engine.risk import index
from tests.builders import networks

PERSON = "Maren Tolvald"
TEXTS = [
    f"{PERSON}, a midwife, moved on 3 May 1987 and paid EUR {number},900; the Norwegian left on 4 June 1988."
    for number in range(1, 7)
]


@pytest.fixture
def network(tmp_path: Path) -> Tagger:
    return folder.load((networks.recognizer(tmp_path / "own"),), Device.CPU).tagger


@pytest.fixture
def searchable(tmp_path: Path) -> Path:
    """An index of one page, about the person."""
    page = tmp_path / "page.txt"
    page.write_text(f"{PERSON} is a midwife. She moved on 3 May 1987.")
    index.build([page], tmp_path / "library.index", lambda path: path.read_text(), Silent())
    return tmp_path / "library.index"


class Stopping:
    """The person stops it at the third text."""

    def step(self, stage: str, done: int, total: int) -> None:
        if (stage, done) == ("search", 2):
            raise Cancelled


def examples(
    network: Tagger | None, searchable: Path, kept: Path, progress: object
) -> list[emulation.EmulationExample]:
    told = [About(text, PERSON) for text in TEXTS]
    with index.opened(searchable) as opened:
        return emulation.examples(told, network, opened, "id", kept, progress)  # type: ignore[arg-type]


def test_pairs_that_a_search_leads_by_are_risky(network: Tagger, searchable: Path, tmp_path: Path) -> None:
    found = examples(network, searchable, tmp_path / "kept", Silent())
    assert len(found) == len(TEXTS)
    for each in found:
        count = len(each.vectors)
        assert len(each.pairs) == len(each.risky) == count * (count - 1) // 2
        assert 0 < each.risky.sum() < len(each.risky)
        assert all(vectors.shape[1] == network.model.shape.width for vectors in each.vectors)


def test_a_run_that_was_stopped_goes_on(network: Tagger, searchable: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with pytest.raises(Cancelled):
        examples(network, searchable, kept, Stopping())
    assert len(list(kept.iterdir())) == 2
    first = examples(network, searchable, kept, Silent())
    again = examples(None, searchable, kept, Silent())
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one.pairs, other.pairs) and one.risky.equal(other.risky)
        assert all(before.equal(after) for before, after in zip(one.vectors, other.vectors, strict=True))


def asked(tmp_path: Path, *texts: Path, documents: int = 9) -> argparse.Namespace:
    return argparse.Namespace(
        index=tmp_path / "library.index",
        texts=list(texts),
        out=tmp_path / "emulator",
        documents=documents,
        device=Device.CPU,
    )


@pytest.mark.slow
def test_what_comes_out_judges_pairs(
    network: Tagger,
    searchable: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(runs.tagger, "load", lambda device: network)
    monkeypatch.setattr(emulation, "EPOCHS", 2)
    lines = tmp_path / "texts.jsonl.gz"
    with gzip.open(lines, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps({"text": text, "person": PERSON}) + "\n" for text in TEXTS)
    runs.emulation(asked(tmp_path, lines), Silent())
    assert "2 held-out texts: average precision" in capsys.readouterr().out
    assert emulated.load(tmp_path / "emulator", network.model.shape.width)
    assert "the details of 4 texts" in (tmp_path / "emulator.md").read_text(encoding="utf-8")
    assert not (tmp_path / "emulator.part").exists()
    with pytest.raises(OutputExists):
        runs.emulation(asked(tmp_path, lines), Silent())


def test_what_cannot_be_learned_from_is_refused(
    network: Tagger, searchable: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs.tagger, "load", lambda device: network)
    plain, lines = tmp_path / "plain.txt", tmp_path / "lines.jsonl"
    plain.write_text("Nothing here.")
    lines.write_text('{"person": "Oona"}')
    with pytest.raises(BadAnnotation, match="bad-annotation") as few:
        runs.emulation(asked(tmp_path, plain), Silent())
    assert few.value.fields == {"problem": "too-few-pairs"}
    with pytest.raises(BadAnnotation) as wrong:
        list(emulation.read([lines]))
    assert wrong.value.fields == {"file": "lines.jsonl", "line": 1, "problem": "no-text"}
    with pytest.raises(UnreadableFile):
        list(emulation.read([tmp_path / "absent.jsonl"]))
    with pytest.raises(NotAnIndex), index.opened(plain):
        pass


def test_average_precision_is_that_of_the_order() -> None:
    odds = np.asarray([3.0, 2.0, 1.0, 0.0], np.float32)

    class Said:
        """An emulator that has its answers ready."""

        def read(self, vectors: object) -> np.ndarray:
            return np.zeros((4, 1))

        def judge(self, one: object, other: object) -> object:
            return emulation.torch.from_numpy(odds)

    pairs = np.asarray([(0, 1)] * 4)
    risky = emulation.torch.tensor([1.0, 0.0, 1.0, 0.0])
    assert emulation.score(Said(), [emulation.EmulationExample([], pairs, risky)]) == (  # type: ignore[arg-type]
        pytest.approx((1 / 1 + 2 / 3) / 2),
        0.5,
    )
    assert emulation.score(Said(), [emulation.EmulationExample([], pairs, 0 * risky)]) == (0, 0)  # type: ignore[arg-type]
