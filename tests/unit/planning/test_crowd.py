"""The search over crowds: equal to trying every set, bounded where the time is short, stopped when asked."""

from __future__ import annotations

import random

import pytest
from pyroaring import BitMap

from engine.core.errors import Cancelled
from engine.core.progress import Silent
from engine.planning.optimizer import crowd, tables
from engine.planning.optimizer.effort import Effort
from engine.planning.optimizer.greedy import greedy
from engine.planning.problem import MaskingProblem
from tests.builders.backgrounds import levels, posed


def problem(seed: int, *, details: int, people: int, k: int, person: BitMap, together: int = 0) -> MaskingProblem:
    """Details that fit from a twentieth to half of the people, each drawn by itself."""
    generator = random.Random(seed)
    offered = []
    for _ in range(details):
        fit = generator.sample(range(people), generator.randint(people // 20, people // 2))
        offered.append(levels((0.0, BitMap(fit) | person), mask=generator.randint(1, 9000) / 1000))
    sets = [tuple(generator.sample(range(details), 2)) for _ in range(together)]
    return posed(offered, person=person, k=k, together=sets)


def least_loss(each: MaskingProblem) -> int:
    """Return the least loss of all sets that enough people share, by trying the details one by one."""
    best = each.loss([len(detail.levels) - 1 for detail in each.details])

    def visit(index: int, loss: int, people: BitMap | None, visible: frozenset[int]) -> None:
        nonlocal best
        if index == len(each.details):
            best = min(best, loss)
            return
        detail = each.details[index]
        for level, loses in enumerate(detail.losses):
            shown = detail.shown(level)
            both = people if shown is None else shown.people if people is None else people & shown.people
            now = visible if level == len(detail.levels) - 1 else visible | {index}
            if (both is None or len(both) >= each.fewest) and not any(now.issuperset(some) for some in each.together):
                visit(index + 1, loss + loses, both, now)

    visit(0, 0, None, frozenset())
    return best


@pytest.mark.parametrize("cells", [0, 1 << 24])
@pytest.mark.parametrize("seed", range(6))
def test_it_finds_what_trying_every_set_finds(seed: int, cells: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_CELLS", cells)
    person = BitMap([0]) if seed % 2 else BitMap()
    each = problem(seed, details=14, people=200, k=2 + seed, person=person, together=seed)
    solution = crowd.search(each, greedy(each, Silent()), effort=Effort(60), progress=Silent())
    assert solution.proven
    assert solution.loss == each.loss(solution.chosen) == least_loss(each)


@pytest.mark.parametrize("seed", range(4))
def test_details_that_fit_the_same_people_are_chosen_as_one(seed: int) -> None:
    generator = random.Random(seed)
    people = [BitMap([0, *generator.sample(range(1, 90), 30)]) for _ in range(5)]
    offered = [levels((0.0, each), mask=generator.randint(1, 9000) / 1000) for each in people * 3]
    each = posed(offered, person=BitMap([0]), k=4, together=[(0, 7), (3, 4)])
    solution = crowd.search(each, greedy(each, Silent()), effort=Effort(60), progress=Silent())
    assert solution.proven
    assert solution.loss == each.loss(solution.chosen) == least_loss(each)
    free = [index for index in range(15) if index not in (0, 7, 3, 4)]
    assert all(solution.chosen[one] == solution.chosen[other] for one in free for other in free if one % 5 == other % 5)


def test_a_small_work_limit_leaves_a_plan_and_a_bound() -> None:
    each = problem(0, details=60, people=4000, k=5, person=BitMap([0]))
    hint = greedy(each, Silent())
    effort = Effort(0.05)
    solution = crowd.search(each, hint, effort=effort, progress=Silent())
    assert effort.spent < 2 * effort.units
    _, shown = each.shown(solution.chosen)
    assert len(BitMap.intersection(*(detail.people for detail in shown))) >= 5
    assert solution.bound < solution.loss <= each.loss(hint)
    assert not solution.proven


def test_cancelling_stops_it() -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    each = problem(0, details=30, people=1000, k=5, person=BitMap([0]))
    with pytest.raises(Cancelled):
        crowd.search(each, greedy(each, Silent()), effort=Effort(60), progress=Stop())
