"""A redacted file before it is saved: written and verified in a hidden folder, then saved with its side outputs."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from desktop import messages
from desktop.lazy_imports import flow, opening, side_outputs
from desktop.translations import catalogue
from engine.core import disk, folders, paths, resources
from engine.core.errors import EmptyDocument, OnlyPictures, OutputExists, OutputUnwritable, VerificationFailed
from engine.core.messages import exit_code
from engine.core.options import AS_TEXT, Options
from engine.core.progress import Progress, Stage
from engine.core.types import Author, Document, DocumentKind, Examination, MaskingPlan, RedactionReport, Reviewers


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of a document: how many findings there are, how many were reviewed, by whom, and the user's name."""

    findings: int = 0
    reviewed: int = 0
    people: Reviewers = field(default_factory=Reviewers)
    user: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the reviewers that are known."""
        authors = (*self.people.decided.values(), *self.people.reviewed.values())
        return tuple(sorted({each.name for each in authors if each.name}))


@dataclass(frozen=True, slots=True)
class Staged:
    """A file that passed every check, not saved yet. `save` and `discard` remove its `folder`.

    Attributes:
        place: the folder that is proposed for it; None for that of the original.
        beside: whether files can be written beside the original.
        reviewed: what was reviewed, and by whom.
        original, result: the bytes of both files as they were verified; that of a plain text is not needed. The files
            may be moved or changed since.
    """

    folder: Path
    file: Path
    examination: Examination
    plan: MaskingPlan
    options: Options
    report: RedactionReport
    place: Path | None = None
    beside: bool = True
    reviewed: Reviewed = field(default_factory=lambda: Reviewed())
    original: bytes = field(default=b"", repr=False)
    result: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The side outputs that the user wants.

    Attributes:
        report, log: the end of its name, such as ".html"; None for none.
        password: of the sealed reference list; None for none.
        highlighted: where the highlighted copy goes; None for none.
        declared_by: the name of the signer of the declaration of review; None for none.
        replaced: existing files that the user agreed to replace.
    """

    report: str | None = None
    log: str | None = None
    password: str | None = field(default=None, repr=False)
    highlighted: Path | None = None
    declared_by: str | None = None
    replaced: frozenset[Path] = frozenset()


def default_target(source: Path, kind: DocumentKind, folder: Path | None = None) -> Path:
    """Return a name beside the original, or in `folder`, that is free with the names of all side outputs: nothing of an
    earlier export is replaced unless the user asks for it.
    """
    place = (folder or source.parent) / source.name
    names = (paths.fitting(place.with_name(name), kind) for name in paths.candidates(place))
    return next(target for target in names if not any(map(os.path.lexists, (target, *_side_outputs(target)))))


def _side_outputs(target: Path) -> Iterator[Path]:
    """Yield the paths of all side outputs that `target` may have, but for the highlighted copy."""
    for what, suffixes in _SUFFIXES.items():
        yield from (companion(target, what, suffix) for suffix in suffixes)


def taken(target: Path, wanted: Wanted) -> tuple[Path, ...]:
    """Return the existing files that would be replaced, and that the user did not agree to replace."""
    chosen = {
        "report": wanted.report,
        "log": wanted.log,
        "declaration": ".docx" if wanted.declared_by is not None else None,
        "reference_list": ".pdf" if wanted.password else None,
    }
    beside = (companion(target, what, suffix) for what, suffix in chosen.items() if suffix)
    places = (target, *beside, *filter(None, (wanted.highlighted,)))
    return tuple(each for each in places if os.path.lexists(each) and each not in wanted.replaced)


def companion(target: Path, what: str, suffix: str) -> Path:
    """Return the path of a side output: `letter_redacted_log.csv` for `letter_redacted.pdf`."""
    return target.with_name(f"{target.stem}_{what}{suffix}")


def stage(examination: Examination, plan: MaskingPlan, target: Path, options: Options, progress: Progress) -> Staged:
    """Write and verify the redacted file in a temporary folder beside the target.

    Where that folder can't be written to (a medium that is read-only, a share, the program's own samples), the
    temporary folder is one of this computer, and another place is proposed for the file.

    Raises:
        SableError: as `pipeline.flow.produce`; nothing is left behind.
    """
    options, document = flow.with_secret(options), examination.document
    original = b"" if document.kind is DocumentKind.TXT else disk.read(document.path)
    beside = None if _is_program(target) else _temporary(target.parent)
    folder = beside or _temporary(None)
    if folder is None:
        raise OutputUnwritable(problem="not-writable")
    try:
        file = folder / f"result{target.suffix}"
        proof = flow.produce(examination, plan, file, options, progress=progress)
        result = file.read_bytes()
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    place = target.parent if beside else user_folder()
    return Staged(
        folder,
        file,
        examination,
        plan,
        options,
        proof,
        place,
        beside=beside is not None,
        original=original,
        result=result,
    )


def user_folder() -> Path:
    """Return the user's folder for documents or, without one, the home folder."""
    known = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(known) if known and Path(known).is_dir() else folders.home()


def _temporary(beside: Path | None) -> Path | None:
    """Return a temporary folder for the user alone, in this folder or in that of the system; None where none can be
    made.
    """
    try:
        return Path(tempfile.mkdtemp(prefix=".sable-", dir=beside))
    except OSError:
        return None


def _is_program(target: Path) -> bool:
    """Return whether a file would be among those of the program itself, as beside the bundled sample."""
    return target.resolve().is_relative_to(resources.root().resolve())


def text_of(staged: Staged, progress: Progress) -> str:
    """Return the text of the staged file, read from its bytes; "" where everything was masked."""
    try:
        found: Document = opening.read(staged.file, AS_TEXT, progress=progress)
        return found.text
    except (EmptyDocument, OnlyPictures):
        return ""


def save(staged: Staged, target: Path, wanted: Wanted, progress: Progress) -> tuple[Path, ...]:
    """Give the file its name, and write its side outputs: all of them or none. Returns the saved paths.

    Raises:
        Cancelled: nothing was saved.
        SableError: the original, or a file that the user did not agree to replace, would be replaced; two files would
            have one name; or something can't be made or written; the staged file stays, so that it can be saved again.
    """
    source = staged.examination.document.path
    made = list(_made(staged, target, wanted, progress))
    progress.step(Stage.WRITE, 0, 1)  # the last moment to cancel
    places = (target, *(place for place, _, _ in made))
    if len(set(map(paths.identity, places))) < len(places):
        raise OutputExists
    for place in places:
        disk.check_target(source, place, force=place in wanted.replaced)
    written: list[Path] = []
    try:
        with disk.unnamed(target, staged.result) as file:
            file.become(target, source=source, force=target in wanted.replaced)
        written.append(target)
        for place, data, private in made:
            disk.write(place, data, private=private)
            written.append(place)
    except BaseException:  # the window says that nothing was saved
        for place in (each for each in written if each not in wanted.replaced):
            place.unlink(missing_ok=True)
        raise
    discard(staged)
    return places


def discard(staged: Staged) -> None:
    """Delete a staged file and its folder."""
    shutil.rmtree(staged.folder, ignore_errors=True)


def save_failure(error: VerificationFailed, source: Path, place: Path, options: Options) -> None:
    """Save a report of why no redacted file was kept.

    Raises:
        OutputError: it can't be written there.
    """
    disk.check_target(source, place, force=True)
    policy = side_outputs.policy(options, catalogue())
    failed = side_outputs.Outcome.refused(
        source.name, exit_code(error), messages.failure(error), error.report, policy=policy
    )
    disk.write(place, side_outputs.report_page([failed], catalogue()))


def outcome(
    source: Path, target: Path, proof: RedactionReport, masks: tuple[side_outputs.LogEntry, ...] = (), policy: str = ""
) -> side_outputs.Outcome:
    """Return the outcome of a file that was saved.

    Args:
        masks: see `pipeline.side_outputs.masks`.
        policy: see `pipeline.side_outputs.policy`.
    """
    return side_outputs.Outcome.written(
        source.name,
        target.name,
        proof,
        look_at=messages.look_at(proof.notices),
        removed=messages.removed(proof.notices),
        masks=masks,
        policy=policy,
    )


def outcome_of(staged: Staged, target: Path) -> side_outputs.Outcome:
    """Return the outcome of a staged file that is saved as `target`."""
    words = catalogue()
    masks, policy = side_outputs.masks(_released(staged, target), words), side_outputs.policy(staged.options, words)
    return outcome(staged.examination.document.path, target, staged.report, masks, policy)


def _released(staged: Staged, target: Path) -> side_outputs.Released:
    people = staged.reviewed.people
    return side_outputs.Released(staged.examination, staged.plan, staged.options, staged.report, target.name, people)


def _made(staged: Staged, target: Path, wanted: Wanted, progress: Progress) -> Iterator[tuple[Path, bytes, bool]]:
    """Yield path and content of each side output, and whether it is for the user alone."""
    words = catalogue()
    reviewed = staged.reviewed
    released = _released(staged, target)
    if wanted.report:
        outcomes = [outcome_of(staged, target)]
        yield companion(target, "report", wanted.report), REPORT_FORMS[wanted.report](outcomes, progress), False
    if wanted.log:
        form = side_outputs.LOG_FORMS[wanted.log]
        yield companion(target, "log", wanted.log), form([side_outputs.log(released, words)]), False
    if wanted.declared_by is not None:
        author = Author(wanted.declared_by, datetime.now().astimezone())
        declared = side_outputs.Declaration(author, reviewed.findings, reviewed.reviewed, reviewed.names)
        yield companion(target, "declaration", ".docx"), side_outputs.declaration(released, declared, words), False
    if wanted.password:
        data = side_outputs.reference_list(released, wanted.password, progress, words)
        yield companion(target, "reference_list", ".pdf"), data, True
    if wanted.highlighted:
        yield wanted.highlighted, side_outputs.highlighted_copy(released, progress, words), True


_SUFFIXES = {
    "report": (".html", ".pdf"),
    "log": (".csv", ".docx"),
    "declaration": (".docx",),
    "reference_list": (".pdf",),
}
"""The endings of each side output."""
REPORT_FORMS: dict[str, Callable[[list[side_outputs.Outcome], Progress], bytes]] = {
    ".html": lambda outcomes, _: side_outputs.report_page(outcomes, catalogue()),
    ".pdf": lambda outcomes, progress: side_outputs.report_in_print(outcomes, progress, catalogue()),
}
"""The functions that make a report, by the end of the file's name."""
