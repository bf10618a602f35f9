"""Every planner keeps the contract of planners."""

from __future__ import annotations

from engine.core.options import Method
from tests.unit.planning.planner_contract import PlannerContract


class TestGreedy(PlannerContract):
    method = Method.GREEDY


class TestRandom(PlannerContract):
    method = Method.RANDOM


class TestCrowd(PlannerContract):
    method = Method.OPTIMAL


class TestLimited(PlannerContract):
    method = Method.OPTIMAL
    arity = 2


def test_every_method_of_the_optimizer_is_here() -> None:
    assert {each.method for each in PlannerContract.__subclasses__()} == set(Method) - {Method.REIDENTIFY}
