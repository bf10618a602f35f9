"""Findings and masks of the pipeline against the annotators of the Text Anonymization Benchmark (development)."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path

from engine import planning
from engine.core.options import Indicators, Options
from engine.core.progress import Silent
from engine.lab import trials
from engine.lab.evaluation.summary import table
from engine.lab.training.card import DEVELOPMENT
from engine.pipeline import flow

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
THRESHOLDS = (0.3, 0.4, 0.5, 0.6, 0.7)


def main(results: Path) -> None:
    """Every measure of `sable evaluate` for a range of thresholds: a table on the screen, all in `masking.json`."""
    options = Options(indicators=Indicators.ALL)
    found = trials.evaluate(
        [DATA / DEVELOPMENT],
        options,
        labels=None,
        risks=THRESHOLDS,
        spans=trials.AssessedSpans.FOUND,
        samples=1000,
        progress=Silent(),
    )
    print(table(found))
    (results / "masking.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def masked(text: str, options: Options) -> list[tuple[int, int]]:
    """Return the spans that the plan for a text masks, as (start, end)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "document.txt"
        path.write_bytes(text.encode("utf-8"))
        examination = flow.examine(path, options)
        plan = flow.plan(examination, options)
    return [(each.start, each.end) for each in planning.planned_redactions(text, examination.entities, plan)]


def touched(words: list[tuple[int, int]], spans: Iterable[tuple[int, int]]) -> set[int]:
    """Indexes of the words that share a character with a span."""
    return {index for start, end in spans for index, word in enumerate(words) if word[0] < end and start < word[1]}
