"""Whole evaluations of small annotated files, with scripted recognition and assessment."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch

from engine.core.errors import BadAnnotation
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Progress, Silent
from engine.core.types import Document, Entity, EntityRisk, Examination, Indicator, Kind, Mention, RiskAssessment, Role
from engine.lab import trials
from engine.lab.evaluation.summary import table
from engine.lab.trials import AssessedSpans
from engine.models import folder
from engine.models.encoder import SpanTagger
from engine.models.folder import Networks
from engine.models.masked import Guesser, MaskedQuery
from engine.models.network import NetworkShape
from engine.models.pieces import UNKNOWN, load_vocabulary
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork
from engine.pipeline import flow
from engine.risk import classifiers

TEXT = "Oona Brandt, a pilot, left Riga in 1981."
RISKS = {"Oona Brandt": 1.0, "pilot": 0.3, "Riga": 0.6, "1981": 0.2}
KINDS = {"Oona Brandt": Kind.PERSON, "pilot": Kind.DEM, "Riga": Kind.LOC, "1981": Kind.DATETIME}


def place(words: str) -> tuple[int, int]:
    return TEXT.index(words), TEXT.index(words) + len(words)


def span(words: str, label: str, masking: str) -> dict[str, Any]:
    start, end = place(words)
    return {"start": start, "end": end, "label": label, "identifier_type": masking, "entity_id": words}


SPANS = [
    span("Oona Brandt", "PERSON", "DIRECT"),
    span("pilot", "DEM", "NO_MASK"),
    span("Riga", "LOC", "QUASI"),
    span("1981", "DATETIME", "QUASI"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "set.jsonl"
    documents = [{"doc_id": number, "text": TEXT, "spans": SPANS, "complete": list(Kind)} for number in range(3)]
    path.write_text("\n".join(map(json.dumps, documents)), encoding="utf-8")
    return path


class Examined:
    """Finds all but the year; `sequence` flags from 0.5 on, `frequency` only the name."""

    def __init__(self) -> None:
        self.calls: list[tuple[Mention, ...] | None] = []

    def __call__(
        self, document: Document, options: Options, progress: Progress, *, mentions: tuple[Mention, ...] | None = None
    ) -> Examination:
        self.calls.append(mentions)
        words = [TEXT[each.start : each.end] for each in mentions] if mentions else ["Oona Brandt", "pilot", "Riga"]
        entities = tuple(self.entity(number, each) for number, each in enumerate(words))
        return Examination(document, entities, RiskAssessment(tuple(map(self.risk, entities, words)), ()))

    def entity(self, number: int, words: str) -> Entity:
        role = Role.DIRECT if words == "Oona Brandt" else Role.QUASI
        return Entity(
            f"e{number}", KINDS[words], role, (Mention(*place(words), KINDS[words], 1.0, "test", literal("")),)
        )

    def risk(self, entity: Entity, words: str) -> EntityRisk:
        risk = RISKS[words]
        sequence = Indicator("sequence", risk, risk >= 0.5, literal(""))
        frequency = Indicator("frequency", 0.5, risk == 1.0, literal(""))
        return EntityRisk(entity.id, (sequence, frequency), 1.0, risk, risk >= 0.4, literal(""))


@pytest.fixture
def examined(monkeypatch: pytest.MonkeyPatch) -> Examined:
    scripted = Examined()
    monkeypatch.setattr(folder, "load", lambda folders, device: Networks(None))  # type: ignore[arg-type]
    monkeypatch.setattr(flow, "examine_document", scripted)
    monkeypatch.setattr(classifiers, "load", lambda: None)
    return scripted


def evaluate(
    file: Path, *, risks: tuple[float, ...] = (0.25, 0.5), spans: AssessedSpans = AssessedSpans.FOUND
) -> dict[str, Any]:
    return trials.evaluate([file], Options(), labels=None, risks=risks, spans=spans, samples=20, progress=Silent())


def scores(found: dict[str, Any], way: str) -> list[float | None]:
    names = ("precision", "recall", "entity recall DIRECT", "entity recall QUASI")
    return [found["masking"][way][name]["value"] for name in names]


def test_each_way_of_choosing_is_measured_and_the_network_runs_once(file: Path, examined: Examined) -> None:
    found = evaluate(file)
    assert len(examined.calls) == found["documents"] == 3
    assert scores(found, "everything") == [3 / 4, 3 / 4, 1.0, 1 / 2]
    assert scores(found, "sequence") == [1.0, 3 / 4, 1.0, 1 / 2]
    assert scores(found, "frequency") == [1.0, 2 / 4, 1.0, 0.0]
    assert scores(found, "at least 1 flags") == scores(found, "sequence")
    assert scores(found, "at least 2 flags") == scores(found, "frequency")
    assert scores(found, "at least 3 flags") == [None, 0.0, 0.0, 0.0]
    assert scores(found, "plan at risk 0.25") == scores(found, "everything")
    assert scores(found, "plan at risk 0.5") == scores(found, "sequence")
    assert found["masking"]["everything"]["F1"]["value"] == pytest.approx(3 / 4)


def test_precision_is_weighted_by_rarity_without_a_language_head(file: Path, examined: Examined) -> None:
    found = evaluate(file)
    everything = found["masking"]["everything"]
    assert found["information"] == "word frequency"
    assert everything["weighted precision"]["value"] > everything["precision"]["value"]  # "pilot" is a common word


def test_with_a_language_head_a_token_weighs_what_its_hardest_piece_does(
    file: Path, examined: Examined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "vocab.txt"
    words.write_text("\n".join([UNKNOWN, "oona", "brandt", "pi", "##lot", "riga", "left", "[MASK]"]), encoding="utf-8")
    torch.manual_seed(3)
    model = SpanTagger(NetworkShape(width=8, layers=1, attention_heads=2, inner_width=16)).eval()
    network = Tagger(TorchNetwork(model, torch.device("cpu")), load_vocabulary(words))
    monkeypatch.setattr(classifiers, "load", object)
    monkeypatch.setattr(folder, "load", lambda folders, device: Networks(network))
    entities = [examined.entity(0, "pilot"), examined.entity(1, "Riga")]
    weigh = trials._weigher(TEXT, entities, Options())

    places = (place("pilot"), place("Riga"))
    asked = [MaskedQuery(each, (places,)) for each in places]
    pilot, riga = Guesser.of(network, TEXT).log_probabilities(asked, Silent())
    assert pilot is not None
    assert riga is not None
    assert len(pilot) == 2
    assert weigh(TEXT, [place("Riga"), place("pilot")]) == pytest.approx([-riga[0], -pilot.min()])
    assert evaluate(file)["information"] == "language model"


def test_detection_and_calibration(file: Path, examined: Examined) -> None:
    found = evaluate(file)
    assert found["detection"]["DATETIME"]["recall"]["value"] == 0.0
    assert found["detection"]["all, label match"]["recall"]["value"] == pytest.approx(4 / 5)
    # Risks 1.0, 0.3 and 0.6; the annotator masked the first and the last.
    error = found["calibration"]["combined"]["expected calibration error"]["value"]
    assert error == pytest.approx((0.0 + 0.3 + 0.4) / 3)
    assert set(found["calibration"]) == {"combined", "sequence", "frequency"}


def test_what_annotators_marked_can_be_judged(file: Path, examined: Examined) -> None:
    found = evaluate(file, spans=AssessedSpans.ANNOTATED)
    assert [TEXT[each.start : each.end] for each in examined.calls[0] or ()] == list(KINDS)
    assert scores(found, "everything") == [4 / 5, 1.0, 1.0, 1.0]


def test_the_recognizer_alone(file: Path, examined: Examined) -> None:
    found = evaluate(file, risks=())
    assert set(found["masking"]) == {"everything"}
    assert found["calibration"] == {}


def test_a_set_without_decisions_is_scored_on_the_kinds_that_it_marks(tmp_path: Path, examined: Examined) -> None:
    path = tmp_path / "set.conll"
    path.write_text("\n".join(["Oona B-PER", "Brandt I-PER", ", O"] + [f"{word} O" for word in TEXT.split()[2:]]))
    found = evaluate(path)
    assert set(found["detection"]) == {"PERSON", "all, label match", "all, any label"}
    assert found["masking"] == {}


def test_doubtful_annotations_stop_it(tmp_path: Path, examined: Examined) -> None:
    path = tmp_path / "set.jsonl"
    path.write_text('{"text": "Oona", "spans": [{"start": 0, "end": 9, "label": "PER"}]}')
    with pytest.raises(BadAnnotation):
        evaluate(path)


@pytest.mark.slow
def test_people_found_again_are_counted_for_every_method_and_without_masks(
    tmp_path: Path, file: Path, examined: Examined
) -> None:
    texts = {"Oona_Brandt": "Oona Brandt flew from Riga", "Bo_Tarn": "born 1981", "Cyd_Vole": "nothing of it"}
    folder_ = tmp_path / "people"
    folder_.mkdir()
    for name, text in texts.items():
        (folder_ / f"{name}.txt").write_text(text, encoding="utf-8")
    found = trials.evaluate(
        [file],
        Options(),
        labels=None,
        risks=(0.5,),
        spans=AssessedSpans.FOUND,
        samples=20,
        progress=Silent(),
        profiles=folder_,
    )
    risks = found["re-identification risk"]
    assert risks["nothing"]["value"] == 1.0
    assert risks["everything"]["value"] == 0.0  # the year alone leads to somebody else
    assert {"plan at risk 0.5", "sequence"} < risks.keys()
    assert "found again, everything\t0.000" in table(found)
    assert examined.calls
