from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from engine.core.errors import Cancelled
from engine.core.progress import Silent
from engine.models import pieces, tagger
from engine.models.encoder import SpanTagger
from engine.models.network import LABELS, MASKS, NetworkShape
from engine.models.pieces import UNKNOWN, load_vocabulary
from engine.models.tagger import MULTILINGUAL_WINDOW, OVERLAP, WINDOW, Tagger, window_starts
from engine.models.torch_network import TorchNetwork
from tests.builders.progresses import Impatient, Recorder

CPU = torch.device("cpu")


class EdgeSeer(nn.Module):
    """Says class 1 of pieces that stand near an edge of their window, class 0 of the others; so do its states."""

    shape = NetworkShape(width=3)

    def encode(self, ids: Tensor, cases: Tensor) -> Tensor:
        size = ids.shape[1]
        place = torch.arange(size)
        near = ((place < OVERLAP // 2) | (place >= size - OVERLAP // 2)).long()
        return (100.0 * nn.functional.one_hot(near, 3)).expand(len(ids), size, 3)

    def classify(self, hidden: Tensor) -> tuple[Tensor, Tensor]:
        return nn.functional.pad(hidden, (0, len(LABELS) - 3), value=-100.0), hidden


class Farthest(EdgeSeer):
    """States are the places of the pieces in their window, the start piece aside."""

    def encode(self, ids: Tensor, cases: Tensor) -> Tensor:
        return torch.arange(ids.shape[1]).float()[None, :, None].expand(len(ids), ids.shape[1], 3)


def a_tagger(folder: Path, model: nn.Module | None = None) -> Tagger:
    words = [UNKNOWN, *"abcdefghijklmnopqrstuvwxyz.", *(f"##{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")]
    (folder / "vocab.txt").write_text("\n".join(words), encoding="utf-8")
    torch.manual_seed(3)
    shape = NetworkShape(vocabulary=110, width=8, layers=1, attention_heads=2, inner_width=16)
    return Tagger(TorchNetwork(model or SpanTagger(shape).eval(), CPU), load_vocabulary(folder / "vocab.txt"))  # type: ignore[arg-type]


@pytest.mark.parametrize("window", [WINDOW, MULTILINGUAL_WINDOW])
@pytest.mark.parametrize("count", [1, 5, WINDOW - 1, WINDOW, WINDOW + 1, 2 * WINDOW, 5000])
def test_windows_of_one_size_cover_every_piece(count: int, window: int) -> None:
    starts = window_starts(count, window)
    size = min(count, window)
    assert {piece for start in starts for piece in range(start, start + size)} == set(range(count))
    assert all(after - before <= window - OVERLAP for before, after in pairwise(starts))


def test_no_text_has_no_window(tmp_path: Path) -> None:
    assert window_starts(0) == []
    tagged = a_tagger(tmp_path).tag("", Silent())
    assert tagged.starts.shape == (0,)
    assert tagged.labels.shape == (0, len(LABELS))
    assert tagged.masks.shape == (0, len(MASKS))
    assert tagged.states.shape == (0, 8)


@pytest.mark.parametrize("count", [WINDOW + 1, WINDOW + OVERLAP, 3 * WINDOW, 4321])
def test_each_piece_is_scored_away_from_the_edges_of_a_window(tmp_path: Path, count: int) -> None:
    tagged = a_tagger(tmp_path, EdgeSeer()).tag(". " * count, Silent())
    near = tagged.masks.argmax(1)
    assert len(near) == count
    assert not near[OVERLAP // 2 : -OVERLAP // 2].any()
    assert near[: OVERLAP // 2].all()
    assert (tagged.states.argmax(1) == near).all()


def test_no_piece_is_read_farther_from_the_start_of_a_window_than_in_training(tmp_path: Path) -> None:
    network = replace(a_tagger(tmp_path, Farthest()), window=MULTILINGUAL_WINDOW)
    for tagged in (network.tag(". " * 900, Silent()), network.tag_around(". " * 900, [(700, 702)], Silent())):
        assert 0 < tagged.states.max() <= MULTILINGUAL_WINDOW


def test_the_states_are_those_of_the_encoder(tmp_path: Path) -> None:
    network = a_tagger(tmp_path)
    text = "the witness lives. " * 60
    tagged = network.tag(text, Silent())
    found = pieces.cut(network.vocabulary, text)
    ids, cases = (torch.from_numpy(rows[None, :WINDOW]) for rows in (found.ids, found.cases))
    with torch.no_grad():
        expected = network.model.encode(ids, cases)[0, :9].numpy()
    assert tagged.states[:9] == pytest.approx(expected, abs=2e-2)
    assert tagged.states.shape == (len(found.ids), 8) and tagged.states.any(1).all()


def test_a_span_has_the_pieces_that_share_a_character_with_it(tmp_path: Path) -> None:
    tagged = a_tagger(tmp_path).tag("ab . c", Silent())
    assert [tagged.at(span) for span in ((0, 2), (1, 4), (2, 3), (5, 6), (6, 9))] == [
        (0, 2), (1, 3), (2, 2), (3, 4), (4, 4)
    ]  # fmt: skip


def test_scores_are_probabilities_at_characters_of_the_text(tmp_path: Path) -> None:
    text = "The witness, Ms Oona Brandt 👩‍⚖️, lives\u00a0in Él\u00adand. " * 60
    tagged = a_tagger(tmp_path).tag(text, Silent())
    assert tagged.labels.dtype == tagged.masks.dtype == np.float32
    assert np.allclose(tagged.labels.sum(1), 1, atol=1e-5)
    assert np.allclose(tagged.masks.sum(1), 1, atol=1e-5)
    assert tagged.starts[0] == 0
    assert tagged.ends[-1] == len(text) - 1


def test_progress_counts_windows_up_to_the_total(tmp_path: Path) -> None:
    progress = Recorder()
    a_tagger(tmp_path).tag("a " * 4000, progress)
    total = len(window_starts(4000))
    assert progress.steps[0] == ("recognize", 0, total)
    assert progress.steps[-1] == ("recognize", total, total)
    assert len(progress.steps) > 2


def test_cancelling_stops_the_work(tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        a_tagger(tmp_path).tag("a " * 4000, Impatient())


@pytest.mark.parametrize(
    ("text", "share"), [("", 0.0), ("Zoë 12 Łódź", 0.0), ("مرحبا", 1.0), ("ab 東京", 0.5), ("123 …", 0.0)]
)
def test_the_share_of_scripts_that_the_network_does_not_read(text: str, share: float) -> None:
    assert tagger.unread_share(text) == share


def test_letters_of_a_long_text_are_counted_a_part_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python counts without a pause, for which the window would wait."""
    longest: list[int] = []

    class Parts(Counter[str]):
        def update(self, part: str | None = None) -> None:  # type: ignore[override]
            longest.append(len(part or ""))
            super().update(part or "")

    monkeypatch.setattr(tagger, "Counter", Parts)
    assert tagger.unread_share("ab" * 100_000 + "東" * 50_000) == 0.2
    assert max(longest) < 50_000


class Counting(SpanTagger):
    """Counts the windows that it reads."""

    windows = 0

    def encode(self, ids: Tensor, cases: Tensor) -> Tensor:
        self.windows += len(ids)
        return super().encode(ids, cases)


def test_windows_of_a_known_beginning_are_not_read_again(tmp_path: Path) -> None:
    model = Counting(NetworkShape(vocabulary=110, width=8, layers=1, attention_heads=2, inner_width=16)).eval()
    network = a_tagger(tmp_path, model)
    text = "the witness lives. " * 400
    known: tagger.KnownScores = {}
    network.tag(text[: len(text) // 2], Silent(), known=known)
    beginning, model.windows = model.windows, 0
    from_known = network.tag(text, Silent(), known=known)
    rest, model.windows = model.windows, 0
    alone = network.tag(text, Silent())
    assert rest <= model.windows - beginning + network.network.step
    for one, other in ((from_known.labels, alone.labels), (from_known.masks, alone.masks)):
        assert np.array_equal(one, other)
    assert np.array_equal(from_known.states, alone.states)
