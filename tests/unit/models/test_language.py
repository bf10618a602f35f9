"""Masked language models of others: what they say of hidden pieces is what the network itself says, in any batch."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import torch

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.core.progress import Silent
from engine.models import language, precision
from engine.models.language import MaskedLanguageModel
from engine.models.masked import Guesser, MaskedQuery
from tests.builders import networks

TEXT = networks.TEXT


@pytest.fixture(scope="module", params=[networks.masked_bert, networks.masked_roberta], ids=lambda make: make.__name__)
def loaded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> MaskedLanguageModel:
    return language.load(request.param(tmp_path_factory.mktemp("own")), Device.CPU)


@pytest.fixture(autouse=True)
def _exact(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Single precision, so that figures can be compared."""
    monkeypatch.setattr(precision, "fast", lambda device: torch.autocast(device.type, enabled=False))
    yield


def asked(network: MaskedLanguageModel, text: str, *questions: MaskedQuery) -> list[np.ndarray | None]:
    guesser = Guesser.of(None, text, network)  # type: ignore[arg-type]
    return guesser.log_probabilities(questions, Silent())


def span(words: str, text: str = TEXT) -> tuple[int, int]:
    start = text.index(words)
    return start, start + len(words)


@pytest.mark.parametrize("words", ["Saltby", "harbour", "Zoë", "👩‍⚖️", "漢字", "left for the"])
def test_it_is_what_the_network_says_of_the_hidden_pieces(loaded: MaskedLanguageModel, words: str) -> None:
    (found,) = asked(loaded, TEXT, MaskedQuery(span(words)))
    encoding = loaded.network.tokenizer.encode(TEXT)
    start, end = span(words)
    hidden = [number for number, (low, high) in enumerate(encoding.offsets) if low < end and high > start]
    ids = torch.tensor([encoding.ids])
    answers = ids[0, hidden]
    ids[0, hidden] = loaded.hidden_piece
    with torch.no_grad():
        expected = loaded.network.model(input_ids=ids).logits[0, hidden].log_softmax(-1)
    assert hidden
    assert found == pytest.approx(expected.gather(1, answers[:, None])[:, 0].numpy(), abs=1e-4)


def test_what_is_asked_together_changes_nothing(loaded: MaskedLanguageModel) -> None:
    text = TEXT * 20
    questions = [MaskedQuery(span(words, text)) for words in ("Quillon", "Saltby harbour before noon", "漢字")]
    questions.append(MaskedQuery((0, len(text))))
    together = asked(loaded, text, *questions)
    for question, answer in zip(questions, together, strict=True):
        (alone,) = asked(loaded, text, question)
        assert answer == pytest.approx(alone, abs=1e-4)
    assert len(together[-1]) == len(loaded.cut(text).ids) > loaded.network.window


def test_a_hidden_word_is_not_seen(loaded: MaskedLanguageModel) -> None:
    changed = TEXT.replace("Saltby", "before", 1)
    hidden, same = (
        MaskedQuery(span("Quillon"), ([span("Saltby")],)),
        MaskedQuery(span("Quillon"), ([span("before", changed)],)),
    )
    lengths = {
        len(loaded.cut(text[slice(*span(word, text))]).ids) for text, word in ((TEXT, "Saltby"), (changed, "before"))
    }
    assert len(lengths) == 1
    assert asked(loaded, TEXT, hidden)[0] == pytest.approx(asked(loaded, changed, same)[0], abs=1e-4)
    seen, other = (
        asked(loaded, TEXT, MaskedQuery(span("Quillon"))),
        asked(loaded, changed, MaskedQuery(span("Quillon"))),
    )
    assert seen[0] != pytest.approx(other[0], abs=1e-4)


def test_what_is_no_number_is_an_error(loaded: MaskedLanguageModel) -> None:
    table = loaded.network.model.get_input_embeddings().weight.data
    before = table.clone()
    table.fill_(float("nan"))
    try:
        with pytest.raises(BadModel):
            asked(loaded, TEXT, MaskedQuery(span("Saltby")))
    finally:
        table.copy_(before)
