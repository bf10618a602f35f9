"""Summary of an evaluation: figures with confidence intervals from the counts of documents, for JSON and a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core import bootstrap
from engine.core.bootstrap import LEVEL, SEED
from engine.core.types import Kind
from engine.lab.evaluation import calibration
from engine.lab.evaluation.masking import MEASURES
from engine.lab.evaluation.spans import MATCHES

Counts = NDArray[np.float64]
Measure = Callable[[Counts], Counts]
ENOUGH = 0.95
"""Entity recall of QUASI at which methods of choosing are compared by precision."""


@dataclass(frozen=True, slots=True)
class DocumentTally:
    """Counts of one document.

    Attributes:
        detection: see `detection.count`.
        masking: see `masking.count`, by method; empty where annotators decided nothing.
        spans: see `spans.count`, by method; empty where annotators decided nothing.
        calibration: see `calibration.count`, by indicator; empty where annotators decided nothing.
    """

    detection: Counts
    masking: Mapping[str, Counts]
    spans: Mapping[str, Counts]
    calibration: Mapping[str, Counts]


def figures(tallies: Sequence[DocumentTally], kinds: Sequence[Kind], samples: int) -> dict[str, Any]:
    """Return every measure of the set, each with its 95 % confidence interval by document bootstrap.

    Args:
        kinds: the rows of `DocumentTally.detection`.
        samples: number of bootstrap samples of the documents.
    """
    return {
        "documents": len(tallies),
        "confidence": {"level": LEVEL, "samples": samples, "seed": SEED},
        "detection": _detection([each.detection for each in tallies], kinds, samples),
        "masking": _by_name([each.masking for each in tallies], partial(_masking, samples=samples)),
        "spans": _by_name([each.spans for each in tallies], partial(_spans, samples=samples)),
        "least masking": _least([each.masking for each in tallies]),
        "calibration": _by_name([each.calibration for each in tallies], partial(_calibration, samples=samples)),
    }


def _by_name(tallies: Sequence[Mapping[str, Counts]], summarize: Callable[[list[Counts]], Any]) -> dict[str, Any]:
    """Summarise by name; documents without a name, since annotators decided nothing or no entity has it, don't count in
    it.
    """
    names = dict.fromkeys(name for tally in tallies for name in tally)
    return {name: summarize([tally[name] for tally in tallies if name in tally]) for name in names}


def _least(tallies: Sequence[Mapping[str, Counts]]) -> dict[str, Any] | None:
    """Return the most precise of the methods whose entity recall of QUASI reaches ENOUGH; None if there is none."""
    sums = _by_name(tallies, partial(np.sum, axis=0))
    precise = {
        name: float(bootstrap.ratio(row[MEASURES.index("precision")]))
        for name, row in sums.items()
        if bootstrap.ratio(row[MEASURES.index("entity recall QUASI")]) >= ENOUGH
    }
    way = max(precise, key=lambda name: precise[name], default=None)
    return {"entity recall QUASI": ENOUGH, "way": way, "precision": precise[way]} if way else None


def _detection(counts: list[Counts], kinds: Sequence[Kind], samples: int) -> dict[str, Any]:
    rows: dict[str, Measure] = {kind.value: partial(_row, index=index) for index, kind in enumerate(kinds)}
    rows["all, label match"] = lambda sums: sums[:, :-1].sum(1)
    rows["all, any label"] = partial(_row, index=-1)
    weights = bootstrap.draws(len(counts), samples)

    def figure(measure: Measure, row: Measure) -> dict[str, float | None]:
        return asdict(bootstrap.estimate(lambda sums: measure(row(sums)), counts, weights))

    return {name: {named: figure(measure, row) for named, measure in _AGREEMENT.items()} for name, row in rows.items()}


_AGREEMENT: dict[str, Measure] = {
    "precision": lambda sums: bootstrap.ratio(sums[:, :2]),
    "recall": lambda sums: bootstrap.ratio(sums[:, 2:]),
    "F1": bootstrap.f1,
}
"""Figures of sums (draws, 4): right and found, right and annotated."""


def _row(sums: Counts, index: int) -> Counts:
    return sums[:, index]


def _masking(counts: list[Counts], samples: int) -> dict[str, Any]:
    weights = bootstrap.draws(len(counts), samples)
    precision, recall = MEASURES.index("precision"), MEASURES.index("recall")
    measures: dict[str, Measure] = {
        name: lambda sums, index=index: bootstrap.ratio(sums[:, index])  # type: ignore[misc]
        for index, name in enumerate(MEASURES)
    }
    measures["F1"] = lambda sums: bootstrap.f1(np.concatenate([sums[:, precision], sums[:, recall]], axis=1))
    return {name: asdict(bootstrap.estimate(measure, counts, weights)) for name, measure in measures.items()}


def _spans(counts: list[Counts], samples: int) -> dict[str, Any]:
    weights = bootstrap.draws(len(counts), samples)
    return {
        f"{match} {name}": asdict(
            bootstrap.estimate(lambda sums, row=row, measure=measure: measure(sums[:, row]), counts, weights)  # type: ignore[misc]
        )
        for row, match in enumerate(MATCHES)
        for name, measure in _AGREEMENT.items()
    }


def _calibration(counts: list[Counts], samples: int) -> dict[str, Any]:
    """Return the error, and the decisions of annotators in each bin and at each level that users see."""
    error = bootstrap.estimate(calibration.error, counts, bootstrap.draws(len(counts), samples))
    bins = np.sum(counts, axis=0)
    return {
        "expected calibration error": asdict(error),
        "bins": [_decided(row) for row in bins if row[0]],
        "levels": {level: _decided(row) for level, row in calibration.by_level(bins).items() if row[0]},
    }


def _decided(row: Counts) -> dict[str, float]:
    decisions, risk, masked = row.tolist()
    return {"decisions": int(decisions), "mean risk": risk / decisions, "part masked": masked / decisions}


def table(found: dict[str, Any]) -> str:
    """Return the figures as tab-separated rows: a row for each kind, then for each method of choosing."""
    blocks = ((name, found[name]) for name in ("detection", "masking", "spans") if found[name])
    least = found["least masking"]
    notes = [f"at entity recall QUASI {ENOUGH}\t{least['way']}\t{least['precision']:.3f}"] if least else []
    risks = found.get("re-identification risk", {})
    found_again = ["\n".join(f"found again, {name}\t{_shown(each['value'])}" for name, each in risks.items())]
    return "\n\n".join([*(_block(name, rows) for name, rows in blocks), *(found_again if risks else ()), *notes])


def _block(title: str, rows: dict[str, dict[str, Any]]) -> str:
    names = next(iter(rows.values()))
    lines = [
        [title, *names],
        *([name, *(_shown(row[column]["value"]) for column in names)] for name, row in rows.items()),
    ]
    return "\n".join("\t".join(line) for line in lines)


def _shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
