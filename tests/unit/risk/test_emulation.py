"""The emulation of search: stored as it was trained, blind to order, and able to learn which pairs are risky."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.core.catalogue import ENGLISH
from engine.core.errors import NotAnEmulator
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Entity, Kind, Mention, Role
from engine.lab.training.emulation import EmulationExample, score, train
from engine.models.tagger import TaggedText
from engine.risk import emulation
from engine.risk.emulation import Emulator

WIDTH = 8
RANDOM = torch.Generator().manual_seed(4)


def read(length: int) -> TaggedText:
    """A text of so many pieces, each one character."""
    places = np.arange(length)
    states = np.arange(length * WIDTH, dtype=np.float16).reshape(length, WIDTH) / 100
    return TaggedText(places, places + 1, np.zeros((length, 17), np.float32), np.zeros((length, 3), np.float32), states)


def entity(number: int, start: int, end: int, role: Role = Role.QUASI) -> Entity:
    return Entity(f"e{number}", Kind.DEM, role, (Mention(start, end, Kind.DEM, 1.0, "neural", literal("")),))


ENTITIES = [entity(1, 0, 1), entity(2, 3, 3), entity(3, 5, 38), entity(4, 38, 39, Role.DIRECT)]


@pytest.fixture
def emulator() -> Emulator:
    torch.manual_seed(1)
    return Emulator(WIDTH).eval()


def emulate(emulator: Emulator, *entities: Entity) -> dict[tuple[str, str], float]:
    return emulation.emulate(read(40), entities, emulator)


def test_every_pair_of_quasi_identifiers_is_judged(emulator: Emulator) -> None:
    found = emulate(emulator, *ENTITIES)
    assert found.keys() == {("e1", "e2"), ("e1", "e3"), ("e2", "e3")}
    assert emulate(emulator, ENTITIES[0]) == {}


def test_what_has_no_piece_is_told_by_its_neighbour() -> None:
    tagged, whole = read(4), read(40)
    assert [len(each) for each in emulation.pieces(whole, ENTITIES)] == [1, 1, emulation.LONGEST, 1]
    (behind,) = emulation.pieces(tagged, [entity(1, 4, 9)])
    assert behind.tolist() == tagged.states[3:].tolist()


def test_the_order_of_a_pair_makes_no_difference(emulator: Emulator) -> None:
    there, back = emulate(emulator, *ENTITIES), emulate(emulator, *reversed(ENTITIES))
    assert there["e1", "e3"] == pytest.approx(back["e3", "e1"])


def test_risky_pairs_are_told() -> None:
    risks = {("e1", "e2"): 0.7, ("e1", "e3"): 0.2}
    (pair,) = emulation.risky(risks)
    assert (pair.entity_ids, pair.source, pair.population) == (("e1", "e2"), "emulated-search", None)
    assert [emulation.indicate(each, risks).score for each in ENTITIES] == [0.7, 0.7, 0.2, 0]
    assert "leads to nobody" in ENGLISH.say(emulation.indicate(ENTITIES[2], risks).reason)
    assert not emulation.indicate(ENTITIES[0], risks).flagged


def test_it_is_stored_as_it_is(emulator: Emulator, tmp_path: Path) -> None:
    emulation.save(emulator, tmp_path / "emulator")
    again = emulate(emulation.load(tmp_path / "emulator", WIDTH), *ENTITIES)
    assert again == pytest.approx(emulate(emulator, *ENTITIES), abs=1e-2)


def test_another_file_is_no_emulator(emulator: Emulator, tmp_path: Path) -> None:
    emulation.save(emulator, tmp_path / "emulator")
    (tmp_path / "letter").write_text("Dear Ada", encoding="utf-8")
    for name, width in (("emulator", WIDTH + 1), ("letter", WIDTH), ("absent", WIDTH)):
        with pytest.raises(NotAnEmulator):
            emulation.load(tmp_path / name, width)


@pytest.mark.slow
def test_it_learns_that_two_rare_things_are_risky_together() -> None:
    def document() -> EmulationExample:
        rare = torch.rand(6, generator=RANDOM) < 0.4
        vectors = [torch.randn(3, WIDTH, generator=RANDOM) * 0.3 + 1.5 * each for each in rare]
        pairs = list(combinations(range(6), 2))
        risky = torch.tensor([bool(rare[one] and rare[other]) for one, other in pairs]).float()
        return EmulationExample(vectors, np.asarray(pairs), risky)

    learned, held = [document() for _ in range(12)], [document() for _ in range(4)]
    precision, share = score(train(learned, WIDTH, Silent()), held)
    assert share < 0.5
    assert precision > 0.9
