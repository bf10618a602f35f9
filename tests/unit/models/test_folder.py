"""Folders that a person drops in: told apart, loaded without a network, refused in words."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from engine.core import messages
from engine.core.errors import BadModel
from engine.core.options import Device
from engine.core.progress import Silent
from engine.models import folder
from tests.builders import networks

FOUND = {"quillon": "B-PER"}
_heard: list[str] | None = None


@pytest.fixture(autouse=True)
def _no_bundled_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(folder.tagger, "load", lambda device: "bundled")
    folder.load.cache_clear()  # what other tests loaded
    yield
    folder.load.cache_clear()


@pytest.fixture(scope="module")
def audited() -> None:
    """Hooks can't be removed: this one hears only while `_heard` is a list."""

    def hear(event: str, _: tuple[object, ...]) -> None:
        if _heard is not None and event.startswith(("socket.", "urllib.", "http.")):
            _heard.append(event)

    sys.addaudithook(hear)


@pytest.fixture
def sockets(audited: None) -> Iterator[list[str]]:
    global _heard
    _heard = []
    yield _heard
    _heard = None


def load(*folders: Path) -> folder.Networks:
    return folder.load(folders, Device.CPU)


def test_without_a_folder_it_is_the_bundled_network_alone() -> None:
    found = load()
    assert (found.tagger, found.added, found.language, found.versions) == ("bundled", (), None, {})


def test_what_sable_trained_takes_the_place_of_the_bundled_recognizer(tmp_path: Path) -> None:
    found = load(networks.recognizer(tmp_path / "own"))
    assert found.language is None and found.recognizer == tmp_path / "own"
    assert len(found.tagger.tag("Ada met Bo.", Silent()).starts) == 9


@pytest.mark.parametrize("make", [networks.bert, networks.distilbert, networks.roberta])
def test_a_token_classifier_reads_along_without_a_socket(
    make: Callable[..., Path], tmp_path: Path, sockets: list[str]
) -> None:
    found = load(make(tmp_path / "own", FOUND))
    assert (found.tagger, found.language) == ("bundled", None)
    text = "The quillon, quillon"
    tagged = found.added[0].tag(text, Silent())
    told = [
        text[start:end]
        for start, end, outside in zip(tagged.starts, tagged.ends, tagged.labels[:, 0], strict=True)
        if outside < 0.5
    ]
    assert told == ["quillon", "quillon"]
    assert sockets == []


def test_a_masked_language_model_is_asked_in_place_of_the_bundled_head(tmp_path: Path, sockets: list[str]) -> None:
    trained, language = networks.recognizer(tmp_path / "own"), networks.masked_bert(tmp_path / "language")
    assert load(language).language.hidden_piece == networks.SPECIAL.index("[MASK]")
    assert load(trained, language).language.network.folder == "language"
    assert sockets == []


def test_the_report_tells_which_weights_and_configuration(tmp_path: Path) -> None:
    first, second = networks.bert(tmp_path / "a", FOUND), networks.recognizer(tmp_path / "b")

    def sha256(file: Path) -> str:
        return hashlib.sha256(file.read_bytes()).hexdigest()

    assert load(first, second).versions == {
        "model 1 (token classifier) weights": sha256(first / "model.safetensors"),
        "model 1 (token classifier) config": sha256(first / "config.json"),
        "model 2 (recognizer) weights": sha256(second / "weights.safetensors"),
        "model 2 (recognizer) config": sha256(second / "config.json"),
    }


def test_a_recognizer_that_was_trained_before_a_kind_could_be_chosen_is_one(tmp_path: Path) -> None:
    own = networks.recognizer(tmp_path / "own")
    config = json.loads((own / "config.json").read_text())
    del config["architecture"]
    (own / "config.json").write_text(json.dumps(config))
    assert load(own).recognizer == own


def test_only_one_can_take_the_place_of_the_bundled_recognizer(tmp_path: Path) -> None:
    first, second = networks.recognizer(tmp_path / "a"), networks.recognizer(tmp_path / "b")
    assert refusal(first, second) == "one-too-many"


def test_only_one_can_take_the_place_of_the_bundled_language_head(tmp_path: Path) -> None:
    assert refusal(networks.masked_bert(tmp_path / "a"), networks.masked_roberta(tmp_path / "b")) == "one-too-many"


def test_a_language_model_must_read_what_is_asked_at_once(tmp_path: Path) -> None:
    assert refusal(networks.masked_bert(tmp_path / "own", positions=200)) == "short-window"


def test_a_language_model_must_know_what_stands_for_hidden_pieces(tmp_path: Path) -> None:
    own = networks.masked_bert(tmp_path / "own")
    saved = json.loads((own / "tokenizer_config.json").read_text(encoding="utf-8"))
    (own / "tokenizer_config.json").write_text(json.dumps(saved | {"mask_token": None}), encoding="utf-8")
    assert refusal(own) == "no-hidden-piece"


def test_a_vocabulary_alone_makes_a_tokenizer(tmp_path: Path) -> None:
    own = networks.bert(tmp_path / "own", FOUND)
    words = json.loads((own / "tokenizer.json").read_text(encoding="utf-8"))["model"]["vocab"]
    for name in ("tokenizer.json", "tokenizer_config.json"):
        (own / name).unlink()
    (own / "vocab.txt").write_text("\n".join(sorted(words, key=words.get)), encoding="utf-8")
    assert load(own).added[0].tag("a quillon", Silent()).labels[1, 0] < 0.5


def refusal(*folders: Path) -> str:
    with pytest.raises(BadModel) as refused:
        load(*folders)
    problem = str(refused.value.fields["problem"])
    assert messages.exit_code(refused.value) == 2
    assert messages.PROBLEMS[problem] in messages.sentence(refused.value)
    return problem


def without(name: str) -> Callable[[Path], None]:
    return lambda own: (own / name).unlink()


def holding(name: str, content: bytes) -> Callable[[Path], None]:
    def write(own: Path) -> None:
        (own / name).write_bytes(content)

    return write


def cut_short(name: str) -> Callable[[Path], None]:
    return lambda own: holding(name, (own / name).read_bytes()[:3000])(own) or None


def configured(**changed: object) -> Callable[[Path], None]:
    def change(own: Path) -> None:
        config = json.loads((own / "config.json").read_text(encoding="utf-8"))
        (own / "config.json").write_text(json.dumps(config | changed), encoding="utf-8")

    return change


def beheaded(own: Path) -> None:
    kept = {name: tensor for name, tensor in load_file(own / "model.safetensors").items() if "classifier" not in name}
    save_file(kept, own / "model.safetensors", metadata={"format": "pt"})


def pickled(own: Path) -> None:
    torch.save(load_file(own / "model.safetensors"), own / "pytorch_model.bin")
    (own / "model.safetensors").unlink()


def untokenized(own: Path) -> None:
    for name in ("tokenizer.json", "tokenizer_config.json"):
        (own / name).unlink()


def with_more_words(own: Path) -> None:
    saved = json.loads((own / "tokenizer.json").read_text(encoding="utf-8"))
    words = saved["model"]["vocab"]
    words |= {f"word{number}": len(words) + number for number in range(9)}
    (own / "tokenizer.json").write_text(json.dumps(saved), encoding="utf-8")


DAMAGE = [
    ("no-config", without("config.json")),
    ("damaged-config", holding("config.json", b"{")),
    ("damaged-config", holding("config.json", b"[]")),
    ("unknown-architecture", holding("config.json", b"{}")),
    ("unknown-architecture", configured(architectures=["BertForSequenceClassification"])),
    ("unknown-architecture", configured(architectures=["BertCrfForTokenClassification"])),
    ("unknown-architecture", configured(model_type="nothing")),
    ("no-weights", without("model.safetensors")),
    ("pickle", pickled),
    ("damaged-weights", cut_short("model.safetensors")),
    ("damaged-weights", configured(hidden_size=32)),
    ("incomplete-weights", beheaded),
    ("no-tokenizer", untokenized),
    ("no-tokenizer", holding("tokenizer.json", b"{")),
    ("other-tokenizer", with_more_words),
    ("no-outside-label", configured(id2label={0: "LABEL_0", 1: "LABEL_1", 2: "LABEL_2"}, label2id={})),
]


@pytest.mark.parametrize(("problem", "damage"), DAMAGE)
def test_a_classifier_that_cannot_be_used_is_refused(
    problem: str, damage: Callable[[Path], None], tmp_path: Path
) -> None:
    own = networks.bert(tmp_path / "own", FOUND)
    damage(own)
    assert refusal(own) == problem


def test_a_tokenizer_without_offsets_is_refused(tmp_path: Path) -> None:
    own = networks.bert(tmp_path / "own", FOUND)
    untokenized(own)
    (own / "tokenizer_config.json").write_text('{"tokenizer_class": "ByT5Tokenizer"}', encoding="utf-8")
    assert refusal(own) == "no-offsets"


def test_code_in_a_folder_is_not_run(tmp_path: Path) -> None:
    own = networks.bert(tmp_path / "own", FOUND)
    (own / "modeling.py").write_text("raise SystemExit('run')", encoding="utf-8")
    configured(
        model_type="own", auto_map={"AutoConfig": "modeling.Own", "AutoModelForTokenClassification": "modeling.Own"}
    )(own)
    assert refusal(own) == "unknown-architecture"


def shrunk(own: Path) -> None:
    tensors = load_file(own / "weights.safetensors")
    save_file({name: tensor for name, tensor in tensors.items() if "masks" not in name}, own / "weights.safetensors")


@pytest.mark.parametrize(
    ("problem", "damage"),
    [
        ("missing-file", without("weights.safetensors")),
        ("missing-file", without("vocab.txt")),
        ("damaged-weights", cut_short("weights.safetensors")),
        ("damaged-weights", configured(width=16)),
        ("damaged-weights", configured(layers="two")),
        ("damaged-weights", shrunk),
        ("other-tokenizer", holding("vocab.txt", b"[UNK]\na\nb")),
        ("unknown-architecture", configured(heads=3)),
    ],
)
def test_a_recognizer_that_cannot_be_used_is_refused(
    problem: str, damage: Callable[[Path], None], tmp_path: Path
) -> None:
    own = networks.recognizer(tmp_path / "own")
    damage(own)
    assert refusal(own) == problem
