"""Invented people, and documents about one of them, for the benchmark of the optimizer.

Each is a list of levels per entity, the protected person, k, and the number of people. The losses are information
contents in the invented population, -log of the share of people whom the words fit, but for `independent`: random.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from pyroaring import BitMap

from engine.planning.problem import Levels
from tests.builders.backgrounds import levels

Instance = tuple[list[Levels], BitMap, int, int]

PERSON = 0


def _sizes(generator: np.random.Generator) -> tuple[int, int, int]:
    """Entities, people and k, as in the goals."""
    return int(generator.integers(30, 61)), int(generator.integers(5_000, 50_001)), int(generator.integers(2, 21))


def _where(fits: np.ndarray) -> BitMap:
    return BitMap(np.flatnonzero(fits).astype(np.uint32))


def _information(people: BitMap, count: int) -> float:
    return round(math.log(count / len(people)) + 0.1, 3)


def independent(
    seed: int, *, size: tuple[int, int, int] | None = None, held: float = 1.0, most: float = 0.5
) -> Instance:
    """Details that fit a share of the people, from a handful to half of them, each drawn by itself."""
    generator = np.random.default_rng([seed, 1])
    entities, count, k = size or _sizes(generator)
    offered = []
    for _ in range(entities):
        share = math.exp(generator.uniform(math.log(5 / count), math.log(most)))
        fits = generator.random(count) < share
        fits[PERSON] |= generator.random() < held
        fits[generator.integers(1, count)] = True
        offered.append(levels((0.0, _where(fits)), mask=float(generator.integers(500, 15_000)) / 1000))
    return offered, BitMap([PERSON]), k, count


def attributes(seed: int, *, size: tuple[int, int, int] | None = None, columns: int = 12) -> Instance:
    """A table: each person has one value in each column. The document tells the person's own, then other people's.

    Each may be told as a group of values too.
    """
    generator = np.random.default_rng([seed, 2])
    entities, count, k = size or _sizes(generator)
    table = []
    for _ in range(columns):
        values = int(math.exp(generator.uniform(math.log(2), math.log(2_000))))
        chances = 1 / np.arange(1, values + 1) ** generator.uniform(0.3, 1.3)
        table.append(generator.choice(values, size=count, p=chances / chances.sum()).astype(np.int32))
    offered = []
    for place in range(entities):
        column = table[place % columns]
        value = column[PERSON] if place < columns else column[generator.integers(count)]
        own, group = _where(column == value), _where(column // 8 == value // 8)
        lost = _information(own, count)
        kept = _information(group, count)
        offered.append(levels((0.0, own), (round(lost - kept, 3), group), mask=lost))
    return offered, BitMap([PERSON]), k, count


def facts(seed: int, *, size: tuple[int, int, int] | None = None) -> Instance:
    """A graph: people of one circle share many facts. The document tells facts that fit the person, and others."""
    generator = np.random.default_rng([seed, 3])
    entities, count, k = size or _sizes(generator)
    circles = 40
    circle = generator.integers(0, circles, count)
    common = 1 / np.arange(1, entities + 1) ** 0.9
    chances = np.minimum(0.9, 5 * (generator.dirichlet(np.full(entities, 0.05), size=circles) + common / common.sum()))
    offered = []
    for fact in range(entities):
        fits = generator.random(count) < chances[circle, fact]
        fits[generator.integers(1, count)] = True
        people = _where(fits)
        offered.append(levels((0.0, people), mask=_information(people, count)))
    return offered, BitMap([PERSON]), k, count


def absent(seed: int, *, size: tuple[int, int, int] | None = None) -> Instance:
    """A table that the person is not in: whatever it holds counts."""
    offered, _, k, count = attributes(seed, size=size)
    return offered, BitMap(), k, count


def dense(seed: int) -> Instance:
    """A table of as many columns as there are entities, all of them the person's own: the hardest by far."""
    return attributes(seed, columns=60)


_LARGE = (500, 1_000_000, 5)

FAMILIES: dict[str, Callable[[int], Instance]] = {
    "independent": independent,
    "attributes": attributes,
    "facts": facts,
    "absent": absent,
    "dense": dense,
}
LARGE: dict[str, Callable[[int], Instance]] = {
    "attributes": lambda seed: attributes(seed, size=_LARGE),
    "absent": lambda seed: absent(seed, size=_LARGE),
    "facts": lambda seed: facts(seed, size=_LARGE),
    "independent, a tenth fit the person": lambda seed: independent(seed, size=_LARGE, held=0.1, most=0.3),
    "independent, all fit the person": lambda seed: independent(seed, size=_LARGE),
}
