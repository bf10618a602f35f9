"""Trade-off curve of one document: information masked against protection, as CSV and SVG (`inspect --curve`)."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from engine import planning
from engine.core import disk
from engine.core.catalogue import Catalogue
from engine.core.options import Options
from engine.core.paths import curve_files
from engine.core.progress import Progress
from engine.core.types import Examination
from engine.planning import Curve, TradeOffPoint
from engine.reports.charts import Axis, ChartLine, Panel, picture


def draw(examination: Examination, options: Options, name: Path, progress: Progress, language: Catalogue) -> None:
    """Solve for each point, and write the table and, beside it, the picture, whose words are of this language.

    Raises:
        OutputUnwritable: they can't be written.
        BadPolicy, BadBackground, UnreadableFile: policy or background data can't be used.
        Cancelled: the user asked to stop.
    """
    curve = planning.curve(examination, options, progress)
    for file, content in zip(curve_files(name), (table(curve), curves(curve, language)), strict=True):
        disk.write(file, content.encode("utf-8"))


def table(curve: Curve) -> str:
    """Return CSV with one line per point: information in nats, the gap between plan and bound as a share of
    the plan's.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("against", "k", "risk threshold", "masked", "bound", "gap", "proved", "chosen"))
    for against, points in (("risk threshold", curve.by_threshold), ("k", curve.by_k)):
        for point in points:
            gap = (point.loss - point.bound) / point.loss if point.loss else 0.0
            figures = (f"{point.loss:.3f}", f"{point.bound:.3f}", f"{gap:.4f}")
            flags = ("yes" if point.proven else "no", "yes" if point == curve.chosen else "no")
            writer.writerow((against, point.k, f"{point.threshold:g}", *figures, *flags))
    return out.getvalue()


def curves(curve: Curve, language: Catalogue) -> str:
    """Draw information masked over protection, the least on the left; the chosen point has a ring."""
    # Less is masked above a higher threshold, so this scale is reversed.
    risks = [-point.threshold for point in curve.by_threshold]
    people = [math.log(point.k) for point in curve.by_k]
    panels = []
    if len(risks) > 1:
        words = [f"{point.threshold:g}" for point in curve.by_threshold]
        panels.append(
            _panel(curve, curve.by_threshold, _Scale(language.named("trade-off.threshold"), risks, words), language)
        )
    if len(people) > 1:
        words = [str(point.k) for point in curve.by_k]
        panels.append(_panel(curve, curve.by_k, _Scale(language.named("trade-off.people"), people, words), language))
    return picture(language.named("trade-off.title"), panels)


class _Scale(NamedTuple):
    """Place of each point, in any unit, and its label."""

    label: str
    places: Sequence[float]
    words: Sequence[str]


def _panel(curve: Curve, points: Sequence[TradeOffPoint], scale: _Scale, language: Catalogue) -> Panel:
    low, high = min(scale.places), max(scale.places)
    across = [(place - low) / (high - low) for place in scale.places]
    most = max(point.loss for point in (*curve.by_threshold, *curve.by_k)) or 1.0
    pairs = list(zip(across, points, strict=True))
    chosen = next(x for x, point in pairs if point == curve.chosen)
    least = tuple((x, point.loss / most) for x, point in pairs)
    lines = [ChartLine(language.named("trade-off.least"), least, (chosen, curve.chosen.loss / most))]
    if unproved := tuple((x, point.bound / most) for x, point in pairs if not point.proven):
        lines.append(ChartLine(language.named("trade-off.bound"), unproved))
    upwards = tuple((step / 4, f"{most * step / 4:.3g}") for step in range(5))
    return Panel(
        Axis(scale.label, tuple(zip(across, scale.words, strict=True))),
        Axis(language.named("trade-off.information"), upwards),
        tuple(lines),
    )
