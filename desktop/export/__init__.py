"""Writes the redacted file beside its place, under no name of its own, until the person saves it."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

from engine import messages, pipeline, report
from engine.errors import OutputUnwritable
from engine.options import Options
from engine.progress import Progress
from engine.types import Examination, MaskingPlan, RedactionReport

_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")


@dataclass(frozen=True, slots=True)
class Staged:
    """A file that passed every check, not saved yet. `folder` is gone after `save` or `discard`."""

    folder: Path
    file: Path
    report: RedactionReport


def default_target(source: Path) -> Path:
    """Beside the original, under a name that is free: what was exported before is never replaced unasked."""
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    names = (f"{source.stem}_redacted{number}{suffix}" for number in chain([""], map("_{}".format, count(2))))
    return next(target for name in names if not (target := source.with_name(name)).exists())


def stage(examination: Examination, plan: MaskingPlan, target: Path, options: Options, progress: Progress) -> Staged:
    """Write and check.

    Raises:
        SableError: as `pipeline.produce`; nothing is left behind.
    """
    try:
        folder = Path(tempfile.mkdtemp(prefix=".sable-", dir=target.parent))
    except OSError as error:
        raise OutputUnwritable(problem="not writable") from error
    try:
        file = folder / f"result{target.suffix}"
        proof = pipeline.produce(examination, plan, file, options, progress=progress)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return Staged(folder, file, proof)


def save(staged: Staged, target: Path, source: Path, *, with_report: bool) -> tuple[Path, ...]:
    """Give the file its name, and write the report beside it. Returns what was saved.

    Raises:
        OutputError: the original would be replaced, or the place can't be written; the staged file stays.
    """
    pipeline.check_target(source, target, force=True)
    saved = [target]
    try:
        staged.file.replace(target)
        if with_report:
            page = target.with_name(f"{target.stem}_report.html")
            outcome = report.Outcome(
                file=source.name,
                output=target.name,
                exit_code=messages.DONE,
                reason="",
                report=staged.report,
                look_at=messages.look_at(staged.report.notices),
                removed=messages.removed(staged.report.notices),
            )
            page.write_text(report.to_html([outcome]), encoding="utf-8")
            page.with_suffix(".json").write_text(report.to_json([outcome]), encoding="utf-8")
            saved.append(page)
    except OSError as error:
        raise OutputUnwritable(problem="not writable") from error
    discard(staged)
    return tuple(saved)


def discard(staged: Staged) -> None:
    shutil.rmtree(staged.folder, ignore_errors=True)
