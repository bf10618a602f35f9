"""Outcome of a comparison as a table (CSV) and as Pareto curves (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from engine.core import disk
from engine.core.errors import OutputUnwritable
from engine.lab.comparison import ComparisonPoint
from engine.reports.charts import Axis, ChartLine, Panel, picture

_SHARES = tuple((share / 5, f"{share / 5:.0%}") for share in range(6))


def write(points: Sequence[ComparisonPoint], folder: Path) -> None:
    """Write `comparison.csv` and `comparison.svg` into a folder, and make it if needed.

    Raises:
        OutputUnwritable: they can't be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error
    disk.write(folder / "comparison.csv", table(points).encode("utf-8"))
    disk.write(folder / "comparison.svg", curves(points).encode("utf-8"))


def table(points: Sequence[ComparisonPoint]) -> str:
    """Return CSV with one line per method and setting; shares from 0 to 1."""
    judges = list(dict.fromkeys(judge for point in points for judge in point.adversaries))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            *("method", "setting", "meaning", "documents", "words masked", "information loss"),
            *("reidentified", "low", "high", "TRI", *judges, "network calls", "seconds"),
        ]
    )
    for point in points:
        ensemble = point.ensemble
        figures = (point.masked, point.loss, ensemble.value, ensemble.low, ensemble.high, point.tri.value)
        each = [point.adversaries[judge].value for judge in judges]
        writer.writerow(
            [
                *(point.method, f"{point.setting:g}", point.meaning, point.documents),
                *(f"{figure:.4f}" for figure in (*figures, *each)),
                *(f"{point.calls:.1f}", f"{point.seconds:.3f}"),
            ]
        )
    return out.getvalue()


def pareto(points: Sequence[ComparisonPoint]) -> list[ComparisonPoint]:
    """Return the points of one method that no other beats in both words masked and people found, fewest words first."""
    best: list[ComparisonPoint] = []
    for point in sorted(points, key=lambda each: (each.masked, each.ensemble.value)):
        if not best or point.ensemble.value < best[-1].ensemble.value:
            best.append(point)
    return best


def curves(points: Sequence[ComparisonPoint]) -> str:
    """Draw the share of people found over the share of words masked, one curve per method."""
    methods = dict.fromkeys(point.method for point in points)
    lines = (
        ChartLine(method, tuple((point.masked, point.ensemble.value) for point in pareto(own)))
        for method in methods
        if (own := [point for point in points if point.method == method])
    )
    panel = Panel(Axis("words masked", _SHARES), Axis("people identified", _SHARES), tuple(lines))
    return picture("People identified against words masked", [panel])
