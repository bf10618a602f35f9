"""The network that matches documents with people: what is hidden counts for nothing, and its parts add up."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from engine.models.matcher import Coded, Matcher, MatcherShape, Profiles

SHAPE = MatcherShape(shared=12, sorts=3, fields=4, told=6, held=7, width=8)


def _integers(random: np.random.Generator, end: int, count: int) -> np.ndarray:
    return random.integers(end, size=count)


@pytest.fixture
def model() -> Matcher:
    torch.manual_seed(1)
    found = Matcher(SHAPE, np.linspace(0.5, 3, 12, dtype=np.float32), [0.0, -1.0, 0.5])
    for each in found.parameters():  # as if it had learned
        torch.nn.init.normal_(each, std=0.3)
    return found.eval()


@pytest.fixture
def profiles() -> Profiles:
    random = np.random.default_rng(2)
    shared = np.sort(_integers(random, 12, 40))
    return Profiles(5, _integers(random, 5, 40), shared, _integers(random, 7, 40), _integers(random, 12, 40))


def _document(seed: int, words: int = 9) -> Coded:
    random = np.random.default_rng(seed)
    first = _integers(random, words, 20)
    last = np.minimum(first + _integers(random, 2, 20), words - 1)
    told = [_integers(random, 6, 20) for _ in range(3)]
    return Coded(_integers(random, 13, 20) - 1, told[0], _integers(random, 3, 20), told[1], told[2], first, last, words)


def test_documents_do_not_change_each_other(model: Matcher, profiles: Profiles) -> None:
    several = [_document(seed) for seed in range(4)]
    with torch.inference_mode():
        together = model.scores(several, profiles, torch.ones(80))
        apart = torch.cat([model.scores([each], profiles, torch.ones(20)) for each in several])
    assert torch.allclose(together, apart, atol=1e-5)


def test_people_do_not_change_each_other(model: Matcher, profiles: Profiles) -> None:
    with torch.inference_mode():
        whole = model.scores([_document(1)], profiles, torch.ones(20))
        some = model.scores([_document(1)], profiles.of(np.asarray([3, 1])), torch.ones(20))
    assert torch.allclose(some, whole[:, [3, 1]], atol=1e-5)


def test_what_most_people_share_has_no_dimension_of_its_own(model: Matcher) -> None:
    everybody = Profiles(4, np.arange(4), np.full(4, -1), np.zeros(4, np.int64), np.zeros(4, np.int64))
    with torch.inference_mode():
        scores = model.scores([_document(1)], everybody, torch.ones(20))
    assert torch.allclose(scores, scores[:, :1].expand(1, 4))


def test_a_hidden_word_takes_all_features_with_it(model: Matcher, profiles: Profiles) -> None:
    document = _document(1)
    hidden = np.zeros((1, 9), np.bool_)
    hidden[0, 4] = True
    gone = (document.first <= 4) & (document.last >= 4)
    assert gone.any()
    assert (document.gates(hidden)[0] == ~gone).all()
    kept = ~gone
    names = ("shared", "told", "sorts", "before", "after", "first", "last")
    without = Coded(*(getattr(document, name)[kept] for name in names), 9)
    with torch.inference_mode():
        one = model.scores([document], profiles, torch.from_numpy(document.gates(hidden)[0]))
        other = model.scores([without], profiles, torch.ones(int(kept.sum())))
    assert torch.allclose(one, other, atol=1e-6)


def test_what_fields_add_is_the_whole_score(model: Matcher, profiles: Profiles) -> None:
    with torch.inference_mode():
        scores = model.scores([_document(3)], profiles, torch.ones(20))[0]
    for person in range(5):
        added = model.of_fields(_document(3), profiles, person)
        assert added.shape == (4,)
        assert added.sum() == pytest.approx(float(scores[person]), abs=1e-5)


def test_an_empty_document_tells_nobody_apart(model: Matcher, profiles: Profiles) -> None:
    nothing = np.zeros(0, np.int64)
    empty = Coded(nothing, nothing, nothing, nothing, nothing, nothing, nothing, 0)
    with torch.inference_mode():
        scores = model.scores([empty], profiles, torch.ones(0))
    assert scores.shape == (1, 5)
    assert bool(scores.isfinite().all())


def test_gradients_reach_both_sides(model: Matcher, profiles: Profiles) -> None:
    model.scores([_document(1)], profiles, torch.ones(20)).log_softmax(-1)[0, 0].backward()
    for name in ("sorts", "fields", "told.weight", "held.weight", "before.weight", "mix.weight"):
        gradient = model.get_parameter(name).grad
        assert gradient is not None
        assert bool(gradient.any()), name
