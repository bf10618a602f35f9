"""Search for the least masking that keeps the re-identification rate under a target (`sable audit --target 1%`).

The adversary is trained again at each level of masking tried, as it would be on what is released (paper 5, section 6.1:
binary search over the threshold).
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine import planning
from engine.audit import people as known
from engine.audit.alignment import MASK
from engine.audit.people import Documents, PeopleTable, ReleasedDocument
from engine.audit.results import AuditReport
from engine.audit.settings import AuditSettings
from engine.audit.written import made
from engine.core import disk
from engine.core.bootstrap import IntervalEstimate
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message
from engine.core.options import Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Document, DocumentKind, Examination, Segment, TextPlace
from engine.pipeline import flow
from engine.reports.charts import PAGE, Axis, ChartLine, Panel, Size, fifths, percent, picture


@dataclass(frozen=True, slots=True)
class Sweep:
    """A setting of Sable that controls how much is masked.

    Attributes:
        meaning: its description, for the table.
        settings: values from the least masking to the most.
        planned: returns an examination as it is planned with a value, without examining again.
        options: returns the options with a value.
    """

    meaning: Message
    settings: tuple[float, ...]
    planned: Callable[[Examination, float], Examination]
    options: Callable[[Options, float], Options]


SWEEPS: dict[str, Sweep] = {
    "risk": Sweep(
        Message("sweep.risk"),
        (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.0),
        flow.at_threshold,
        lambda options, setting: replace(options, risk_threshold=setting),
    ),
    "k": Sweep(
        Message("sweep.k"),
        (1, 2, 3, 5, 8, 13, 20, 35, 60, 100, 200, 500),
        lambda examined, _: examined,
        lambda options, setting: replace(options, k=int(setting)),
    ),
}
"""Settings that the search may vary, by name."""


@dataclass(frozen=True, slots=True)
class TargetPoint:
    """A level of masking that was tried. `masked`: share of the words."""

    setting: float
    masked: float
    top_one: IntervalEstimate
    report: AuditReport


@dataclass(frozen=True, slots=True)
class TargetSearch:
    """Outcome of a search. `points`: all levels tried, the least masking first. `chosen`: the least under the target,
    or None where even the most is not.
    """

    sweep: str
    target: float
    points: tuple[TargetPoint, ...]
    chosen: TargetPoint | None


@dataclass(frozen=True, slots=True)
class _Examined:
    """A document ready to be masked, with options that protect its data subject."""

    document: ReleasedDocument
    examination: Examination
    options: Options


def find(
    documents: Path,
    profiles: Path,
    *,
    target: float,
    sweep: str,
    settings: AuditSettings,
    options: Options,
    work: Path,
    progress: Progress,
) -> TargetSearch:
    """Mask the documents, which are not masked yet, at several levels, and return the least that is enough.

    More masking is taken never to raise the rate; levels skipped by the bisection are not tried.

    Args:
        target: largest share of people who may rank first, 0 to 1.
        sweep: name of one of `SWEEPS`.
        options: how Sable masks; for `k` the table is the background data as well.

    Raises:
        BadDocuments, BadTable, UnreadableFile, BadModel, ResourceError: see `audit.run`.
        Cancelled: the user asked to stop.
    """
    # Imported here, as in `audit.run`.
    from engine.audit import attack

    people = known.load(profiles, progress, id_column=settings.id_column)
    found = known.documents(documents, people, progress, mapping=settings.mapping)
    if sweep == "k" and not options.background:
        options = replace(options, background=(profiles,))
    examined = _examine(found.found, people, options, progress)
    originals = {each.name: each.text for each in found.found}
    levels = SWEEPS[sweep].settings
    tried: dict[int, TargetPoint] = {}

    def stays_under(level: int) -> bool:
        masked = tuple(_masked(each, SWEEPS[sweep], levels[level]) for each in examined)
        shown = Documents(masked, found.unmatched, found.unreadable)
        report = attack.run(shown, people, settings, work, progress, originals=originals)
        tried[level] = TargetPoint(levels[level], report.masked, report.top_one, report)
        return (report.top_one.value or 0.0) <= target

    chosen = least(len(levels), stays_under)
    points = tuple(tried[level] for level in sorted(tried))
    return TargetSearch(sweep, target, points, tried[chosen] if chosen is not None else None)


def least(levels: int, holds: Callable[[int], bool]) -> int | None:
    """Return the first level, 0 to `levels` - 1, at which it holds, by bisection; None where the last does not hold."""
    if not holds(levels - 1):
        return None
    low, high = 0, levels - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return high


def _examine(
    documents: Sequence[ReleasedDocument], people: PeopleTable, options: Options, progress: Progress
) -> list[_Examined]:
    """Examine all documents, once for all levels."""
    found = []
    for number, each in enumerate(documents):
        progress.step(Stage.EXAMINE, number, len(documents))
        person = people.people[each.person]
        details = tuple(value for value in person.values if value.strip() and value != person.name)
        own = replace(options, person=person.name or None, person_details=details if options.background else ())
        found.append(_Examined(each, flow.examine_document(_opened(each.text), own, SILENT), own))
    return found


def _masked(examined: _Examined, sweep: Sweep, setting: float) -> ReleasedDocument:
    options = sweep.options(examined.options, setting)
    examination = sweep.planned(examined.examination, setting)
    text = examined.document.text
    plan = flow.plan(examination, options)
    parts, done = [], 0
    for each in planning.redactions(examination, plan, options, SILENT):
        parts += [text[done : each.start], each.label or MASK]
        done = each.end
    return replace(examined.document, text="".join((*parts, text[done:])))


def _opened(text: str) -> Document:
    whole = (Segment(0, len(text), TextPlace(0, len(text))),)
    sha256 = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Document(Path("audited"), DocumentKind.TXT, sha256, text, whole)


def write(found: TargetSearch, folder: Path, language: Catalogue = ENGLISH) -> None:
    """Write `target.csv`, in English, and `target.svg`.

    Raises:
        OutputUnwritable: they can't be written.
    """
    made(folder)
    disk.write(folder / "target.csv", table(found).encode("utf-8"))
    disk.write(folder / "target.svg", curve(found, language).encode("utf-8"))


def table(found: TargetSearch) -> str:
    """Return CSV with one line for each level tried; shares from 0 to 1."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow((ENGLISH.say(SWEEPS[found.sweep].meaning), "masked", "found first", "low", "high", "chosen"))
    for each in found.points:
        shares = (each.masked, each.top_one.value, each.top_one.low, each.top_one.high)
        figures = ["" if figure is None else f"{figure:.4f}" for figure in shares]
        writer.writerow([f"{each.setting:g}", *figures, "yes" if each == found.chosen else "no"])
    return out.getvalue()


def curve(found: TargetSearch, language: Catalogue, size: Size = PAGE) -> str:
    """Draw the share of people found over the share of words masked, with the target and the chosen level ringed."""
    most = max([0.01, *(each.masked for each in found.points)])
    places = tuple((each.masked / most, each.top_one.value or 0.0) for each in found.points)
    chosen = next((at for at, each in zip(places, found.points, strict=True) if each == found.chosen), None)
    named = language.named
    aim = ((0.0, found.target), (1.0, found.target))
    lines = (ChartLine(named("target.tried"), places, chosen), ChartLine(named("target.target"), aim))
    across = Axis(named("target.masked"), tuple((step / 4, percent(most * step / 4)) for step in range(5)))
    upwards = Axis(named("target.found"), fifths())
    return picture(named("target.title"), [Panel(across, upwards, lines)], size)
