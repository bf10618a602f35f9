"""Quality and speed of planning by k-anonymity: against oracles on random instances, and on a large one.

`python -m tests.benchmarks optimal`; `python -m tests.benchmarks.optimal 20` for twenty instances of each family only.
Each result is kept as a line of `optimal.jsonl`, and what stands there is not solved again: remove it after a change.

What the optimizer may do is counted; the oracles' limits are of processor time.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path

from ortools.linear_solver import pywraplp
from pyroaring import BitMap

from engine.core.progress import Silent
from engine.planning.optimizer.greedy import at_random, greedy
from engine.planning.optimizer.optimal import solve
from engine.planning.problem import Levels, MaskingProblem
from tests.benchmarks.instances import FAMILIES, LARGE
from tests.builders.backgrounds import posed

# Of an oracle for one instance; where it needs more, it is said to be not feasible.
ORACLE_SECONDS = 10.0
WORK = 5.0
"""Units of `engine.planning.optimizer.effort`."""
PER_FAMILY = 40


@dataclass(frozen=True)
class Solved:
    """Losses in thousandths of a nat. `oracle` is None where it did not finish.

    `seconds` are of processor time.
    """

    family: str
    seed: int
    entities: int
    people: int
    k: int
    arity: int
    everything: int
    optimal: int
    bound: int
    greedy: int
    random: int
    oracle: int | None
    seconds: float
    greedy_seconds: float


def main(results: Path, per_family: int = PER_FAMILY) -> None:
    """Tables on the screen, each instance in `optimal.jsonl`."""
    file = results / "optimal.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = {(row.family, row.seed, row.arity): row for row in (Solved(**json.loads(line)) for line in lines)}
    asked = [
        (name, family, seed, (0, 0, 2, 3)[seed % 4], True)
        for seed in range(per_family)
        for name, family in FAMILIES.items()
    ]
    asked += [(f"large: {name}", family, 0, arity, False) for name, family in LARGE.items() for arity in (0, 2)]
    with file.open("a", encoding="utf-8") as kept:
        for name, family, seed, arity, oracle in asked:
            if (name, seed, arity) not in rows:
                row = solved(name, seed, *family(seed), arity=arity, oracle=oracle)
                rows[name, seed, arity] = row
                print(json.dumps(asdict(row)), file=kept, flush=True)
    report(list(rows.values()))


def solved(
    family: str,
    seed: int,
    offered: list[Levels],
    person: BitMap,
    k: int,
    people: int,
    *,
    arity: int,
    oracle: bool,
    work: float = WORK,
) -> Solved:
    problem = posed(offered, person=person, k=k, arity=arity)
    start = time.process_time()
    solution = solve(problem, work=work, progress=Silent())
    seconds = time.process_time() - start
    start = time.process_time()
    greedily = problem.loss(greedy(problem, Silent()))
    greedy_seconds = time.process_time() - start
    best = None
    if oracle:
        best = by_programming(problem) if arity else by_trying(problem)
    return Solved(
        family=family,
        seed=seed,
        entities=len(offered),
        people=people,
        k=k,
        arity=arity,
        everything=sum(detail.losses[-1] for detail in problem.details),
        optimal=solution.loss,
        bound=solution.bound,
        greedy=greedily,
        random=problem.loss(at_random(problem, 0, Silent())),
        oracle=best,
        seconds=seconds,
        greedy_seconds=greedy_seconds,
    )


def by_trying(problem: MaskingProblem) -> int | None:
    """Any number of details: every set of levels that enough people share, but those that can't lose less."""
    details = [detail for detail in problem.details if not detail.decided]
    details.sort(key=lambda detail: -detail.losses[-1])
    worst = [0] * (len(details) + 1)
    for place in range(len(details) - 1, -1, -1):
        worst[place] = worst[place + 1] + details[place].losses[-1]
    best, deadline = sum(detail.losses[-1] for detail in problem.details), time.process_time() + ORACLE_SECONDS

    def visit(place: int, loss: int, people: BitMap | None) -> None:
        nonlocal best
        best = min(best, loss + worst[place])
        if place == len(details) or loss >= best:
            return
        if time.process_time() > deadline:
            raise TimeoutError
        detail = details[place]
        for level, loses in enumerate(detail.losses):
            shown = detail.shown(level)
            both = people if shown is None else shown.people if people is None else people & shown.people
            if both is None or len(both) >= problem.fewest:
                visit(place + 1, loss + loses, both)

    decided = sum(detail.losses[0] for detail in problem.details if detail.decided)
    try:
        visit(0, decided, None)
    except TimeoutError:
        return None
    return best


def by_programming(problem: MaskingProblem) -> int | None:
    """Return the least loss by SCIP: it knows every combination of up to `arity` details that too few people share.

    A combination that holds a smaller one of these adds nothing, and is left out.
    """
    solver = pywraplp.Solver.CreateSolver("SCIP")
    coarser = [[solver.BoolVar("") for _ in detail.levels[1:]] for detail in problem.details]
    steps = {}
    for index, detail in enumerate(problem.details):
        for level, variable in enumerate(coarser[index]):
            if level:
                solver.Add(coarser[index][level - 1] >= variable)
            if shown := detail.shown(level):
                steps[index, level] = (shown, variable)
    bad: set[frozenset[tuple[int, int]]] = set()
    for size in range(1, problem.arity + 1):
        for each in combinations(steps, size):
            if len({index for index, _ in each}) < size or any(
                frozenset(part) in bad for smaller in range(1, size) for part in combinations(each, smaller)
            ):
                continue
            people = BitMap.intersection(*(steps[step][0].people for step in each))
            if len(people) < problem.fewest:
                bad.add(frozenset(each))
                solver.Add(sum(steps[step][1] for step in each) >= 1)
    solver.Minimize(
        sum(
            (detail.losses[level + 1] - detail.losses[level]) * variable
            for detail, variables in zip(problem.details, coarser, strict=True)
            for level, variable in enumerate(variables)
        )
    )
    solver.SetTimeLimit(int(ORACLE_SECONDS * 1000))
    if solver.Solve() != pywraplp.Solver.OPTIMAL:
        return None
    return round(solver.Objective().Value()) + problem.least_loss


def report(rows: list[Solved]) -> None:
    """One line for each family and arity. Gaps and excesses are shares of what the best plan masks."""
    for family, arity in sorted({(row.family, row.arity) for row in rows}):
        some = [row for row in rows if (row.family, row.arity) == (family, arity)]
        checked = [row for row in some if row.oracle is not None]
        proven = [row for row in some if row.bound == row.optimal]
        print(
            f"{family}, combinations of {arity or 'any number'}: {len(some)} instances, {len(proven)} proved,",
            f"{sum(row.oracle == row.optimal for row in checked)} of {len(checked)} equal to the oracle;",
            f"gap {_mean((row.optimal - row.bound, row.optimal) for row in some):.2%};",
            f"greedy {_mean((row.greedy - row.optimal, row.optimal) for row in some):+.1%},",
            f"random {_mean((row.random - row.optimal, row.optimal) for row in some):+.1%};",
            f"median {statistics.median(row.seconds for row in some):.2f} s,",
            f"worst {max(row.seconds for row in some):.2f} s,",
            f"greedy {statistics.median(row.greedy_seconds for row in some):.2f} s",
            flush=True,
        )


def _mean(ratios: Iterable[tuple[int, int]]) -> float:
    """Return the ratio of all losses together: a plan that masks next to nothing would dominate a mean of ratios."""
    parts = list(ratios)
    return sum(part for part, _ in parts) / max(1, sum(whole for _, whole in parts))


if __name__ == "__main__":
    RESULTS = Path("out/benchmarks")
    RESULTS.mkdir(parents=True, exist_ok=True)
    main(RESULTS, *map(int, sys.argv[1:2]))
