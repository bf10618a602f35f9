"""Asking the language head for hidden words, with a small network that knows nothing: it is enough that it listens."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from engine.core.errors import Cancelled
from engine.core.progress import Silent
from engine.models import masked, precision
from engine.models.encoder import SpanTagger
from engine.models.masked import CONTEXT, LONGEST, Guesser, MaskedQuery
from engine.models.network import HIDDEN_PIECE, NetworkShape
from engine.models.pieces import LetterCase, load_vocabulary
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork

WORDS = "ada bo cy met in the old town of saltby and sang".split()
TEXT = "Ada met Bo in the old town of Saltby, and Cy sang."
ADA, BO, SALTBY = ((TEXT.index(name), TEXT.index(name) + len(name)) for name in ("Ada", "Bo", "Saltby"))


@pytest.fixture(scope="module")
def tagger(tmp_path_factory: pytest.TempPathFactory) -> Tagger:
    pieces = ["[UNK]", *WORDS, *".,", *(f"[unused{number}]" for number in range(HIDDEN_PIECE))]
    path = tmp_path_factory.mktemp("words") / "vocab.txt"
    path.write_text("\n".join(pieces), encoding="utf-8")
    torch.manual_seed(3)
    shape = NetworkShape(vocabulary=len(pieces), width=24, layers=2, attention_heads=2, inner_width=32)
    model = SpanTagger(shape)
    torch.nn.init.normal_(model.cases.weight)
    return Tagger(TorchNetwork(model.eval(), torch.device("cpu")), load_vocabulary(path))


@pytest.fixture(autouse=True)
def _exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Single precision, so that figures can be compared."""
    monkeypatch.setattr(precision, "fast", lambda device: torch.autocast(device.type, enabled=False))


def asked(tagger: Tagger, text: str, *questions: MaskedQuery) -> list[np.ndarray]:
    return Guesser.of(tagger, text).log_probabilities(questions, Silent())


def test_it_is_what_the_network_says_of_the_hidden_pieces(tagger: Tagger) -> None:
    guesser = Guesser.of(tagger, TEXT)
    (found,) = guesser.log_probabilities([MaskedQuery(BO, ([ADA],))], Silent())
    ids, cases = (torch.from_numpy(rows[None].copy()) for rows in (guesser.found.ids, guesser.found.cases))
    ids[0, [0, 2]], cases[0, [0, 2]] = HIDDEN_PIECE, LetterCase.NONE
    with torch.no_grad():
        expected = tagger.model.predict(tagger.model.encode(ids, cases))[0, 2].log_softmax(-1)[guesser.found.ids[2]]
    assert found == pytest.approx([expected.item()], abs=1e-5)


def test_what_is_hidden_is_not_seen(tagger: Tagger) -> None:
    changed = TEXT.replace("Saltby", "CY")
    at = (SALTBY[0], SALTBY[0] + 2)
    (seen,), (other,) = asked(tagger, TEXT, MaskedQuery(ADA)), asked(tagger, changed, MaskedQuery(ADA))
    assert seen != pytest.approx(other, abs=1e-5)
    (unseen,), (same,) = (
        asked(tagger, TEXT, MaskedQuery(ADA, ([SALTBY],))),
        asked(tagger, changed, MaskedQuery(ADA, ([at],))),
    )
    assert unseen == pytest.approx(same, abs=1e-5)


def test_company_changes_no_answer(tagger: Tagger, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"{TEXT} {TEXT * 20}"
    questions = [MaskedQuery(BO), MaskedQuery(SALTBY, ([ADA], [BO])), MaskedQuery((len(TEXT) * 9, len(TEXT) * 9 + 20))]
    alone = [asked(tagger, text, question)[0] for question in questions]
    monkeypatch.setitem(masked.STEP, "cpu", 300)
    for one, other in zip(alone, asked(tagger, text, *questions), strict=True):
        assert one == pytest.approx(other, abs=1e-5)


def test_of_many_mentions_those_that_are_seen_are_hidden(tagger: Tagger) -> None:
    answers = []
    for town in ("Saltby", "Bo"):  # a piece each, of two lengths
        once = TEXT.replace("Saltby", town) + " "
        copies = [number * len(once) for number in range(40)]
        towns = [(copy + SALTBY[0], copy + SALTBY[0] + len(town)) for copy in copies]
        ada = (copies[20] + ADA[0], copies[20] + ADA[1])
        answers += asked(tagger, once * 40, MaskedQuery(ada, (towns, [(copies[20] + BO[0], copies[20] + BO[1])])))
    assert answers[0] == pytest.approx(answers[1], abs=1e-5)


def test_only_the_context_is_seen(tagger: Tagger) -> None:
    far = "town " * (CONTEXT + 1)
    (one,), (other,) = (
        asked(tagger, first + far + "Bo", MaskedQuery((len(first + far), 999))) for first in ("Ada ", "Cy ")
    )
    assert one == pytest.approx(other, abs=1e-5)


def test_a_long_stretch_is_asked_in_parts(tagger: Tagger) -> None:
    text = "Ada " * (2 * LONGEST + 5)
    (found,) = asked(tagger, text, MaskedQuery((0, len(text))))
    assert len(found) == 2 * LONGEST + 5


def test_where_no_piece_stands_there_is_no_answer(tagger: Tagger) -> None:
    assert [len(answer) for answer in asked(tagger, "Ada   Bo", MaskedQuery((4, 5)))] == [0]


def test_a_person_can_stop_it(tagger: Tagger) -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    guesser = Guesser.of(tagger, TEXT)
    with pytest.raises(Cancelled):
        guesser.log_probabilities([MaskedQuery(BO)], Impatient())
