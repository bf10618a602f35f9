"""The contract of planners (`engine.planning.optimizer`): each plan satisfies the problem, and says how good it is."""

from __future__ import annotations

import random

import pytest
from pyroaring import BitMap

from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.options import Method
from engine.core.progress import Progress, Silent
from engine.core.types import Action, DecidedBy, Decision
from engine.planning import breaches
from engine.planning.optimizer import optimal
from engine.planning.problem import MaskingProblem, Solution
from tests.builders.backgrounds import is_safe, levels, posed

_DETAILS, _PEOPLE, _K = 9, 120, 4
_DATA_SUBJECT = BitMap([0])
_SEEDS = range(4)


class _Stopped:
    def step(self, stage: str, done: int, total: int) -> None:
        raise Cancelled


class PlannerContract:
    """Tests of a planner; `arity` is the largest number of details that an adversary combines, 0 any."""

    method: Method
    arity = 0

    def problem(self, seed: int) -> MaskingProblem:
        """Return a problem in which the user has kept the first detail, and a search finds two pairs of others."""
        generator = random.Random(seed)
        offered = []
        for _ in range(_DETAILS):
            exact = BitMap(generator.sample(range(_PEOPLE), _PEOPLE // 8)) | _DATA_SUBJECT
            coarse = exact | BitMap(generator.sample(range(_PEOPLE), _PEOPLE // 3))
            loss = generator.randint(1, 9000) / 1000
            offered.append(levels((0.0, exact), (loss / 3, coarse), mask=loss))
        kept = Decision("0", Action.KEEP, None, DecidedBy.USER, literal("The user keeps it."))
        return posed(
            offered,
            person=_DATA_SUBJECT,
            k=_K,
            arity=self.arity,
            decided=[kept, *[None] * (_DETAILS - 1)],
            together=[(1, 2), (3, 4)],
        )

    def solve(self, problem: MaskingProblem, progress: Progress | None = None, *, work: float = 5.0) -> Solution:
        return optimal.solve(problem, self.method, work=work, progress=progress or Silent())

    @pytest.mark.parametrize("seed", _SEEDS)
    def test_each_group_is_large_enough_and_each_set_is_broken(self, seed: int) -> None:
        problem = self.problem(seed)
        chosen = self.solve(problem).chosen
        assert problem.breaks_all(chosen)
        _, shown = problem.shown(chosen)
        assert is_safe([each.people for each in shown], person=_DATA_SUBJECT, k=_K, arity=self.arity)

    @pytest.mark.parametrize("seed", _SEEDS)
    def test_decided_details_keep_their_level(self, seed: int) -> None:
        problem = self.problem(seed)
        chosen = self.solve(problem).chosen
        assert problem.details[0].decided and chosen[0] == 0
        assert len(chosen) == _DETAILS
        assert all(level in range(len(each.levels)) for level, each in zip(chosen, problem.details, strict=True))

    @pytest.mark.parametrize("work", [0.0, 5.0])
    @pytest.mark.parametrize("seed", _SEEDS)
    def test_no_plan_loses_less_than_the_bound(self, seed: int, work: float) -> None:
        problem = self.problem(seed)
        solution = self.solve(problem, work=work)
        assert solution.loss == problem.loss(solution.chosen) >= solution.bound >= problem.least_loss
        best = self.solve(problem, work=60.0) if self.method is Method.OPTIMAL else solution
        assert solution.bound <= best.loss <= solution.loss

    @pytest.mark.parametrize("seed", _SEEDS)
    def test_the_same_problem_has_the_same_plan(self, seed: int) -> None:
        assert self.solve(self.problem(seed)) == self.solve(self.problem(seed))

    def test_it_can_be_cancelled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(breaches, "_STEP", 1)  # a small problem reports no step, as it is solved at once
        with pytest.raises(Cancelled):
            self.solve(self.problem(0), _Stopped())

    def test_without_details_nothing_is_lost(self) -> None:
        nothing = posed([], person=_DATA_SUBJECT, k=_K, arity=self.arity)
        assert self.solve(nothing) == Solution((), 0, 0)
