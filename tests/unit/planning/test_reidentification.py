from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.background.adversaries import bm25, tf_idf
from engine.background.profiles import Profile
from engine.core.errors import Cancelled
from engine.core.progress import Silent
from engine.core.types import Spans
from engine.core.words import Word, words
from engine.planning.reidentification import Adversary, SearchResult, SearchSettings, identify, name_spans, search

PEOPLE = [
    Profile("Maren Tolvald", "nurse bergen sails poems heron"),
    Profile("Leandro Albano", "plumber lisbon sails pigeons"),
    Profile("Ines Duarte", "teacher lisbon poems pigeons rain"),
    Profile("Olu Adeyemi", "judge lagos chess"),
    Profile("Petra Vogel", "nurse kassel chess organ"),
    Profile("Tom Hale", "driver saltby poems"),
    Profile("Ada Finn", "driver bergen organ"),
]
TEXT = "Maren Tolvald of Bergen is a nurse. Nurses know her poems about a heron; Tolvald's friends sail."
FIRST = SearchSettings(k=1, margin=1)


def found(
    text: str = TEXT,
    adversaries: Sequence[Adversary] = (bm25(PEOPLE), tf_idf(PEOPLE)),
    how: SearchSettings = FIRST,
    masked: Spans = (),
    kept: Spans = (),
    person: int = 0,
) -> SearchResult:
    return search(text, adversaries, person, masked=masked, kept=kept, settings=how, progress=Silent())


def said(result: SearchResult, text: str = TEXT) -> list[str]:
    return [text[start:end] for start, end in result.spans]


def test_the_person_is_out_of_the_first_of_each_adversary() -> None:
    for k in (1, 2, 3):
        result = found(how=SearchSettings(k=k, margin=1))
        assert result.hidden
        assert set(result.before.values()) == {1.0}
        assert all(place > k for place in result.after.values())
        assert set(result.after) == {"bm25", "tf-idf"}


def test_all_forms_and_places_of_a_word_are_masked() -> None:
    result = found(how=SearchSettings(k=3, margin=1))
    assert {"Maren", "Tolvald", "Tolvald's"} <= set(said(result))
    for each in result.chosen:
        stems = {words(TEXT[start:end])[0].stem for start, end in each.spans}
        assert len(stems) == 1
        assert len(each.spans) == sum(word.stem in stems for word in words(TEXT))


def test_words_that_only_repeat_what_is_masked_go_with_it() -> None:
    name = (0, len("Maren Tolvald"))
    result = found(masked=[name])
    repeated = [each for each in result.chosen if each.place is None]
    assert [TEXT[start:end] for each in repeated for start, end in each.spans] == ["Tolvald's"]
    assert not any(start < name[1] for start, _ in result.spans)


def test_what_the_person_keeps_stays() -> None:
    kept = (TEXT.index("Bergen"), TEXT.index("Bergen") + 6)
    result = found(how=SearchSettings(k=3, margin=1), kept=[kept])
    assert kept not in result.spans


def test_where_nothing_hides_the_person_all_is_masked() -> None:
    kept = (0, len("Maren Tolvald"))
    result = found(kept=[kept])
    assert not result.hidden
    assert len(result.spans) == len(words(TEXT)) - 2


def test_a_document_that_tells_nothing_is_left_alone() -> None:
    result = found("It rained all day.", person=3)
    assert result.hidden
    assert result.spans == ()


def test_without_words_nothing_is_masked() -> None:
    assert found("...").spans == ()


def test_stop_words_are_masked_last() -> None:
    profiles = [Profile("", "he and she"), Profile("", "lisbon"), Profile("", "bergen"), Profile("", "lagos")]
    result = found("he and she saw bergen", [bm25(profiles)])
    assert result.hidden
    assert "bergen" not in said(result, "he and she saw bergen")  # shown again: it leads away from the person
    assert "he" in said(result, "he and she saw bergen")


def test_each_word_says_what_it_would_tell_if_it_were_shown() -> None:
    adversaries = (bm25(PEOPLE), tf_idf(PEOPLE))
    result = found(how=SearchSettings(k=3, margin=1))
    assert result.people == len(PEOPLE)
    for each in result.chosen:
        others = [span for span in result.spans if span not in each.spans]
        text = _blanked(TEXT, others)
        ranks = [_rank(adversary, text, 0) for adversary in adversaries]
        assert each.place == pytest.approx(min(ranks))


def test_no_single_word_can_be_shown_again() -> None:
    result = found(how=SearchSettings(k=3, margin=1))
    assert all(each.place is not None and each.place <= 3 for each in result.chosen)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from("nurse bergen sails poems heron lisbon chess organ rain".split()), min_size=1, max_size=7)
)
def test_greedy_and_beams_are_close_to_the_least_mask(said_words: list[str]) -> None:
    text = " ".join(said_words)
    adversaries = (bm25(PEOPLE), tf_idf(PEOPLE))
    greedy = found(text, adversaries)
    beams = found(text, adversaries, SearchSettings(k=1, margin=1, beams=4))
    least = _least(text, adversaries)
    assert greedy.hidden and beams.hidden
    assert least <= len({text[a:b] for a, b in beams.spans}) <= least + 1
    assert least <= len({text[a:b] for a, b in greedy.spans}) <= least + 2


def test_the_margin_is_at_most_half_of_the_people() -> None:
    how = SearchSettings(k=5, margin=10)
    assert how.first(1000) == 50
    assert how.first(61) == 30
    assert how.first(2) == how.first(1) == 1


def test_the_search_can_be_stopped() -> None:
    class Impatient:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        search(TEXT, [bm25(PEOPLE)], 0, masked=(), kept=(), settings=FIRST, progress=Impatient())


def test_the_same_document_gives_the_same_mask() -> None:
    assert found() == found()


def test_all_words_of_the_name_are_found_but_not_what_explains_it() -> None:
    spans = name_spans("Tolvald, the nurse of Maren's house; of MAREN", "Maren Tolvald (nurse of ships)")
    assert [(start, end) for start, end in spans] == [(0, 7), (22, 29), (40, 45)]
    assert name_spans(TEXT, "") == ()


@pytest.mark.parametrize(("among", "row"), [((), 0), ((1, 3), 1), ((4,), 4)])
def test_a_person_is_identified_among_those_who_may_be_meant(among: tuple[int, ...], row: int) -> None:
    assert identify(TEXT, [bm25(PEOPLE), tf_idf(PEOPLE)], among) == row


class Counting:
    """BM25 as if it were a network: its estimates are rough, and each mask costs a call."""

    name = "network"
    people = len(PEOPLE)

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        return bm25(PEOPLE).log_probabilities(texts)

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> CountingAttack:
        return CountingAttack(self, bm25(PEOPLE).attack(text, read, owner, person))


class CountingAttack:
    exact = False

    def __init__(self, adversary: Counting, inner) -> None:  # type: ignore[no-untyped-def]
        self._adversary, self._inner = adversary, inner

    @property
    def calls(self) -> int:
        return len(self._adversary.asked)

    def evaluate(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        self._adversary.asked += [mask.tobytes() for mask in masks]
        return self._inner.evaluate(masks)

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        self._adversary.asked.append(masked.tobytes())
        return self._inner.estimate(masked) + np.random.default_rng(1).normal(0, 0.01, len(masked))


def test_a_network_is_asked_about_few_masks_only() -> None:
    few, every = Counting(), Counting()
    short = found(adversaries=[few], how=SearchSettings(k=3, margin=1, shortlist=2))
    exhaustive = found(adversaries=[every], how=SearchSettings(k=3, margin=1, shortlist=0))
    assert short.hidden and exhaustive.hidden
    assert short.calls == len(few.asked) < len(every.asked)
    assert len(short.spans) <= len(exhaustive.spans) + 1


def test_a_network_is_not_asked_before_the_others_are_content() -> None:
    network = Counting()
    result = found(adversaries=[bm25(PEOPLE), network], how=SearchSettings(k=3, margin=1, prune=False))
    # One answer was enough: the network agrees with the other. The rest tells what came of it.
    assert result.hidden
    assert result.calls <= 3


def _rank(adversary: Adversary, text: str, person: int) -> float:
    scores = adversary.log_probabilities([text])[0]
    above = (scores > scores[person] + 1e-5).sum()
    return float(1 + above + (np.abs(scores - scores[person]) <= 1e-5).sum() / 2 - 0.5)


def _blanked(text: str, spans: Spans) -> str:
    for start, end in sorted(spans, reverse=True):
        text = text[:start] + "█" + text[end:]
    return text


def _least(text: str, adversaries: Sequence[Adversary]) -> int:
    """Return how many different words must be masked, by trying all."""
    different = sorted({word.stem for word in words(text)})
    for size in range(len(different) + 1):
        for gone in combinations(different, size):
            shown = _blanked(text, [(word.start, word.end) for word in words(text) if word.stem in gone])
            if all(_rank(adversary, shown, 0) > 1 for adversary in adversaries):
                return size
    raise AssertionError
