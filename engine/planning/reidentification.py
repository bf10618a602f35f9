"""Re-identification search: masks words until adversaries no longer find the data subject (paper 4, Algorithm 1).

The paper masks one word after the other and queries its model for every remaining word each time. Here a word is masked
in all places at once, with its inflected forms, since a reader of the document reads all of them. Several adversaries
are queried, and the data subject must be out of the first K of each. The effect of masking a further word is estimated
first: exactly by adversaries that add up words, from one gradient by the others. The latter are queried for the most
promising word, and for the next as long as it promises more than was found; the errors of estimates are kept.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.core.expressions import Expression
from engine.core.progress import Progress, Stage
from engine.core.types import Spans
from engine.core.words import Word, words

# Interfaces of adversaries.


OPEN, FIXED, REPEATED = -1, -2, -3
"""Owners of words that belong to no unit: words that stay visible, words masked in advance, and repetitions of the
latter."""


class Attack(Protocol):
    """An attack of one adversary on one document. Masks are (n, units) bool, True for units that are masked.

    Attributes:
        exact: whether estimates need no checking.
        calls: the number of masked documents on which a network was run so far.
    """

    @property
    def exact(self) -> bool: ...

    @property
    def calls(self) -> int: ...

    def evaluate(self, masks: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return ln p(data subject) and the data subject's rank from 1, ties drawn by lot, for each mask: (n,) each."""

    def estimate(self, masked: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return (units,) estimates of ln p(data subject) if one more unit is masked than in `masked` (units,)."""


class Adversary(Protocol):
    """An adversary who knows a profile of each of a number of people and guesses whom a text is about."""

    @property
    def name(self) -> str: ...

    @property
    def people(self) -> int: ...

    def log_probabilities(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Return (texts, people): ln p(person | text)."""

    def attack(self, text: str, read: Sequence[Word], owner: NDArray[np.int64], person: int) -> Attack:
        """Return the attack on a document about `person`; `owner[i]`: unit of word `i`, or OPEN, FIXED or REPEATED."""


def identify(text: str, adversaries: Sequence[Adversary], among: Sequence[int] = ()) -> int:
    """Return the row of the person who is the most likely subject of a text by all adversaries together.

    Args:
        among: rows to choose from, such as those with the right name; all if empty.
    """
    together = np.sum([each.log_probabilities([text])[0] for each in adversaries], axis=0)
    rows = np.asarray(among or range(len(together)))
    return int(rows[together[rows].argmax()])


# Units: the words of a document that are masked or shown together, all places and forms of one word.
_BRACKETS = Expression(r"\([^()]*\)")


def name_spans(text: str, name: str) -> tuple[tuple[int, int], ...]:
    """Return the spans of the data subject's name in a text, which are always masked.

    Text in brackets, as in "Ann Berg (actress)", is not part of the name.
    """
    stems = {word.stem for word in words(_BRACKETS.sub(" ", name)) if not word.stops}
    return tuple((word.start, word.end) for word in words(text) if word.stem in stems)


def _units_of(read: Sequence[Word], masked: Spans, kept: Spans) -> tuple[NDArray[np.int64], list[list[Word]]]:
    """Return the owner of each word, and the words of each unit: all forms of one word."""
    fixed, shown = _covered(read, masked), _covered(read, kept)
    gone = {word.stem for word, covered in zip(read, fixed, strict=True) if covered and not word.stops}
    owner = np.full(len(read), OPEN)
    numbers: dict[str, int] = {}
    units: list[list[Word]] = []
    for index, word in enumerate(read):
        if shown[index]:
            continue
        if fixed[index] or word.stem in gone:
            owner[index] = FIXED if fixed[index] else REPEATED
            continue
        unit = owner[index] = numbers.setdefault(word.stem, len(units))
        if unit == len(units):
            units.append([])
        units[unit].append(word)
    return owner, units


def _covered(read: Sequence[Word], spans: Spans) -> list[bool]:
    """Return for each word whether a span covers a character of it."""
    ends = [word.end for word in read]
    covered = [False] * len(read)
    for start, end in spans:
        for index in range(bisect_right(ends, start), len(read)):
            if read[index].start >= end:
                break
            covered[index] = True
    return covered


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of the search for words.

    Attributes:
        k: the paper's K; the data subject must not be among the first K of any adversary.
        margin: factor of K, because adversaries other than those queried rank people differently. Measured in
            tests/benchmarks: a sentence encoder and TF-IDF of word pairs and letter groups, none of them optimised
            against.
        beams: the number of masks followed at once; 1 is greedy. Paper 4, appendix B found no gain.
        shortlist: the most units for which networks are queried in a step; 0 is all of them, as in the paper.
        prune: whether masked words are shown again, the last first, if the data subject stays hidden.
    """

    k: int = 5
    margin: int = 10
    beams: int = 1
    shortlist: int = 4
    prune: bool = True

    def first(self, people: int) -> int:
        """Return the number of first ranks that the data subject must not have: at most half, the rank by chance."""
        return max(1, min(self.k * self.margin, (people - 1) // 2))


@dataclass(frozen=True, slots=True)
class Chosen:
    """All places of one word, in all its forms, sorted.

    Attributes:
        place: the expected rank of the data subject for the closest adversary, if this word alone were shown again;
            None for a repetition of a word masked in advance.
    """

    spans: tuple[tuple[int, int], ...]
    place: float | None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search.

    Attributes:
        chosen: the words masked in addition to those masked in advance, in the order of the text.
        before, after: the expected rank of the data subject for each adversary, by its name, without and with the mask.
        hidden: whether the data subject is out of the first ranks of each adversary; if not, nothing is left to mask.
        calls: the number of masked documents on which a network was run.
        people: the number of people among whom the data subject was searched for.
    """

    chosen: tuple[Chosen, ...]
    before: dict[str, float]
    after: dict[str, float]
    hidden: bool
    calls: int
    people: int

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The spans of all chosen words, sorted."""
        return tuple(sorted(span for each in self.chosen for span in each.spans))


def search(
    text: str,
    adversaries: Sequence[Adversary],
    person: int,
    *,
    masked: Spans,
    kept: Spans,
    settings: SearchSettings,
    progress: Progress,
) -> SearchResult:
    """Return the fewest further words of `text` found whose masking hides `person`.

    Args:
        person: the row of the data subject among the profiles.
        masked: characters masked in advance, such as direct identifiers; their inflected forms and repetitions
            elsewhere are masked with them.
        kept: characters that always stay visible.

    Raises:
        Cancelled: the user cancelled.
    """
    read = words(text)
    owner, units = _units_of(read, masked, kept)
    attacks = [each.attack(text, read, owner, person) for each in adversaries]
    firsts = np.asarray([settings.first(each.people) for each in adversaries])
    dull = np.asarray([unit[0].stops for unit in units], np.bool_)
    states = [_State(np.zeros(len(units), np.bool_))]
    errors = np.zeros(len(units))
    while not (out := _out(attacks, states, firsts, settings)).all(1).any() and not states[0].mask.all():
        progress.step(Stage.REIDENTIFY, len(states[0].order), len(units))
        states = _expand(attacks, states, out, dull, errors, settings)
    hidden = out.all(1)
    best = states[int(hidden.argmax())]
    if settings.prune and hidden.any():
        best = _pruned(attacks, best, firsts, progress)
    names = [each.name for each in adversaries]
    nothing = _State(np.zeros(len(units), np.bool_))
    before, after = _ranks(attacks, [nothing, best]).tolist()
    chosen = _chosen(read, owner, units, best, attacks)
    return SearchResult(
        chosen=chosen,
        before=dict(zip(names, before, strict=True)),
        after=dict(zip(names, after, strict=True)),
        hidden=bool(hidden.any()),
        calls=sum(each.calls for each in attacks),
        people=max(each.people for each in adversaries),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _State:
    """A mask (units,), and its units in the order in which they were masked."""

    mask: NDArray[np.bool_]
    order: tuple[int, ...] = ()

    def toggled(self, unit: int) -> _State:
        mask = self.mask.copy()
        mask[unit] = not mask[unit]
        return _State(mask, (*self.order, unit) if mask[unit] else tuple(each for each in self.order if each != unit))


def _ranks(attacks: Sequence[Attack], states: Sequence[_State]) -> NDArray[np.float64]:
    """Return the ranks of the data subject, shape (states, attacks)."""
    masks = np.stack([each.mask for each in states])
    return np.stack([each.evaluate(masks)[1] for each in attacks], axis=1)


def _out(
    attacks: Sequence[Attack], states: Sequence[_State], firsts: NDArray[np.int64], settings: SearchSettings
) -> NDArray[np.bool_]:
    """Return (states, attacks): whether the data subject is out of the first ranks.

    Adversaries with a network are queried only for states that satisfy the others, unless the search is exhaustive;
    until then they count as satisfied, so that no word is chosen for them.
    """
    masks = np.stack([each.mask for each in states])
    out = np.ones((len(states), len(attacks)), np.bool_)
    for place in sorted(range(len(attacks)), key=lambda place: not attacks[place].exact):
        queried = out.all(1) if settings.shortlist and not attacks[place].exact else np.ones(len(states), np.bool_)
        if queried.any():
            out[queried, place] = attacks[place].evaluate(masks[queried])[1] > firsts[place]
    return out


def _expand(
    attacks: Sequence[Attack],
    states: Sequence[_State],
    out: NDArray[np.bool_],
    dull: NDArray[np.bool_],
    errors: NDArray[np.float64],
    settings: SearchSettings,
) -> list[_State]:
    """Return the best masks with one more unit, by the sum of ln p(data subject) over adversaries not yet satisfied.

    Args:
        out: (states, attacks), whether the data subject is hidden from the adversary.
        dull: (units,) stop words, which are masked only after all others.
        errors: see `_scores`.
    """
    found: dict[bytes, tuple[float, _State]] = {}
    for state, hidden in zip(states, out, strict=True):
        free = ~state.mask & ~dull
        candidates = np.flatnonzero(free if free.any() else ~state.mask)
        active = [attack for attack, done in zip(attacks, hidden, strict=True) if not done]
        scores = _scores(active, state, candidates, errors, settings)
        for place in np.argsort(scores, kind="stable")[: settings.beams]:
            after = state.toggled(int(candidates[place]))
            found.setdefault(after.mask.tobytes(), (float(scores[place]), after))
    return [state for _, state in sorted(found.values(), key=lambda pair: pair[0])[: settings.beams]]


def _scores(
    active: Sequence[Attack],
    state: _State,
    candidates: NDArray[np.int64],
    errors: NDArray[np.float64],
    settings: SearchSettings,
) -> NDArray[np.float64]:
    """Return (candidates,) sums of ln p(data subject) after masking each; infinite for units not worth a query.

    Args:
        errors: (units,) by how much each was estimated too low at its last query; updated here.
    """
    unsure = [attack for attack in active if not attack.exact]
    sure = np.zeros(len(candidates))
    for attack in active:
        if attack.exact:
            sure += attack.estimate(state.mask)[candidates]
    if not unsure:
        return sure
    guessed = sure + np.sum([attack.estimate(state.mask)[candidates] for attack in unsure], axis=0)
    promised = guessed + errors[candidates]
    order = np.argsort(promised, kind="stable")
    scores = np.full(len(candidates), np.inf)
    step = 1 if settings.shortlist else len(order)
    for first in range(0, settings.shortlist or len(order), step):
        queried = order[first : first + step]
        if not len(queried) or np.sort(scores)[: settings.beams][-1] <= promised[queried[0]]:
            break
        masks = np.stack([state.toggled(int(candidates[place])).mask for place in queried])
        for attack in unsure:
            if settings.shortlist:  # the next step starts its estimates from this mask
                attack.estimate(masks[0])
        scores[queried] = sure[queried] + sum(attack.evaluate(masks)[0] for attack in unsure)
        errors[candidates[queried]] = scores[queried] - guessed[queried]
    return scores


def _chosen(
    read: Sequence[Word],
    owner: NDArray[np.int64],
    units: Sequence[Sequence[Word]],
    best: _State,
    attacks: Sequence[Attack],
) -> tuple[Chosen, ...]:
    repeated: dict[str, list[tuple[int, int]]] = {}
    for index in np.flatnonzero(owner == REPEATED).tolist():
        repeated.setdefault(read[index].stem, []).append((read[index].start, read[index].end))
    # Ranks by the adversaries without a network, only to inform the user.
    exact = [attack for attack in attacks if attack.exact] or attacks
    shown = [best.toggled(unit) for unit in best.order]
    places = _ranks(exact, shown).min(1).tolist() if shown else []
    found = [Chosen(tuple(spans), None) for spans in repeated.values()]
    for unit, place in zip(best.order, places, strict=True):
        found.append(Chosen(tuple((word.start, word.end) for word in units[unit]), place))
    return tuple(sorted(found, key=lambda each: each.spans))


def _pruned(attacks: Sequence[Attack], state: _State, firsts: NDArray[np.int64], progress: Progress) -> _State:
    """Return the state without the units that need not be masked after all, tried from the last."""
    for done, unit in enumerate(reversed(state.order)):
        progress.step(Stage.REIDENTIFY, done, len(state.order))
        less = state.toggled(unit)
        # Adversaries without a network come first, since most words fail there.
        if all(
            (attacks[place].evaluate(less.mask[None])[1] > firsts[place]).all()
            for place in sorted(range(len(attacks)), key=lambda place: not attacks[place].exact)
        ):
            state = less
    return state
