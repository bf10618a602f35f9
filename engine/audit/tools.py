"""Comparison of de-identification tools: people found again against words masked (paper 5, figure 2).

An adversary is trained for each output. Outputs of one tool are points of one curve; from the originals, levels between
nothing and all that it masks can be made.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.audit import alignment, attack
from engine.audit import people as known
from engine.audit.people import Documents, key
from engine.audit.results import AuditReport
from engine.audit.settings import AuditSettings
from engine.audit.written import made
from engine.core import disk
from engine.core.bootstrap import IntervalEstimate
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import BadDocuments, UnreadableFile
from engine.core.progress import Progress
from engine.reports.charts import Axis, ChartLine, Panel, fifths, percent, picture

BANDS: tuple[tuple[str, float], ...] = (("low", 0.05), ("moderate", 0.15), ("high", 0.20), ("very high", 1.0))
"""Bands, each up to a share of words masked (paper 5, section 4.1); the last is not in paper 5."""
_LEAST_ACROSS = 0.25


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool's output: a folder, or JSON Lines, with the same names of documents as the others."""

    name: str
    documents: Path


@dataclass(frozen=True, slots=True)
class ToolPoint:
    """An output of a tool, or one with a part of its masks.

    Attributes:
        level: part of the tool's masks, 0 to 1.
        masked: share of the words that are masked.
        leaked: share of the true identifiers that have a word left; None where they are not known.
    """

    tool: str
    level: float
    masked: float
    top_one: IntervalEstimate
    leaked: float | None
    report: AuditReport

    @property
    def band(self) -> str:
        """Name of the band of its share of masked words; see `BANDS`."""
        return next(name for name, end in BANDS if self.masked <= end)


@dataclass(frozen=True, slots=True)
class ToolComparison:
    """Outcome of a comparison. `agreement`: Kendall's tau between people found and identifiers leaked, over the whole
    outputs.
    """

    points: tuple[ToolPoint, ...]
    agreement: float | None


def compare(
    tools: Sequence[Tool],
    profiles: Path,
    settings: AuditSettings,
    work: Path,
    progress: Progress,
    *,
    originals: Path | None = None,
    truth: Path | None = None,
    levels: Sequence[float] = (1.0,),
) -> ToolComparison:
    """Audit each output, with the originals at each of the `levels`.

    Args:
        truth: JSON Lines with the identifiers of the originals (see `identifiers`).
        levels: parts of what each tool masks; others than 1 need the originals.

    Raises:
        BadDocuments, BadTable, UnreadableFile, BadModel, ResourceError: see `audit.run`.
        Cancelled: the user asked to stop.
    """
    people = known.load(profiles, progress, id_column=settings.id_column)
    read = known.texts(originals, progress) if originals else {}
    before = {key(name): text for name, text in read.items()}
    marked = identifiers(truth) if truth else {}
    points = []
    for tool in tools:
        found = known.documents(tool.documents, people, progress, mapping=settings.mapping)
        for level in levels if before else (1.0,):
            shown = _at(found, before, level, settings.seed)
            report = attack.run(shown, people, settings, work, progress, originals=before or None)
            texts = {key(each.name): each.text for each in shown.found}
            leaked = alignment.leaked_rate(before, texts, marked)
            points.append(ToolPoint(tool.name, level, report.masked, report.top_one, leaked, report))
    return ToolComparison(tuple(points), _agreement(points))


def _at(documents: Documents, originals: Mapping[str, str], level: float, seed: int) -> Documents:
    if level >= 1:
        return documents
    return replace(
        documents,
        found=tuple(
            replace(each, text=alignment.partly(originals[key(each.name)], each.text, level, seed))
            for each in documents.found
            if key(each.name) in originals
        ),
    )


def _agreement(points: Sequence[ToolPoint]) -> float | None:
    known_both = [
        (each.top_one.value, each.leaked)
        for each in points
        if each.level >= 1 and each.top_one.value is not None and each.leaked is not None
    ]
    return alignment.agreement(*zip(*known_both, strict=True)) if len(known_both) > 1 else None


def identifiers(path: Path) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the places of identifiers in the originals, by document: JSON Lines with `doc_id` and `spans`, in the
    layout of the data sets; spans that may stay (NO_MASK) are left out.

    Raises:
        BadDocuments, UnreadableFile: the file has another content.
    """
    found = {}
    try:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            try:
                record = json.loads(line)
                spans = [each for each in record["spans"] if each.get("identifier_type") != "NO_MASK"]
                found[key(str(record["doc_id"]))] = tuple((int(each["start"]), int(each["end"])) for each in spans)
            except (ValueError, KeyError, TypeError) as error:
                raise BadDocuments(file=path.name, problem="not-json", row=number) from error
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(file=path.name) from error
    return found


def write(found: ToolComparison, folder: Path, language: Catalogue = ENGLISH) -> None:
    """Write `tools.csv`, in English, and `tools.svg`.

    Raises:
        OutputUnwritable: they can't be written.
    """
    made(folder)
    disk.write(folder / "tools.csv", table(found).encode("utf-8"))
    disk.write(folder / "tools.svg", curves(found.points, language).encode("utf-8"))


def table(found: ToolComparison) -> str:
    """Return CSV with one line for each point; shares from 0 to 1."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    errors = ("confident wrong", "right though masked")
    writer.writerow(("tool", "level", "masked", "band", "found first", "low", "high", "identifiers leaked", *errors))
    for each in found.points:
        shares = (each.top_one.value, each.top_one.low, each.top_one.high, each.leaked)
        wrong, right = each.report.errors.confident_wrong, each.report.errors.right_though_masked
        writer.writerow(
            [each.tool, f"{each.level:g}", f"{each.masked:.4f}", each.band]
            + ["" if figure is None else f"{figure:.4f}" for figure in shares]
            + [len(wrong), len(right)]
        )
    return out.getvalue()


def curves(points: Sequence[ToolPoint], language: Catalogue = ENGLISH) -> str:
    """Draw the share of people found over the share of words masked, one curve for each tool."""
    most = max(_LEAST_ACROSS, *(each.masked for each in points))
    names = dict.fromkeys(each.tool for each in points)
    lines = tuple(ChartLine(name, tuple(_places(name, points, most))) for name in names)
    ends = (0.0, *(end for _, end in BANDS if end < most))
    across = Axis(language.named("target.masked"), tuple((end / most, percent(end)) for end in ends))
    upwards = Axis(language.named("target.found"), fifths())
    return picture(language.named("tools.title"), [Panel(across, upwards, lines)])


def _places(name: str, points: Sequence[ToolPoint], most: float) -> Iterator[tuple[float, float]]:
    own = sorted((each.masked, each.top_one.value or 0.0) for each in points if each.tool == name)
    return ((masked / most, share) for masked, share in own)
