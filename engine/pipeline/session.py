"""Interface for programs in Python: a session owns the sandboxed workers and the network lock, and redacts documents.

    from engine.pipeline.session import Options, Session

    with Session(Options(policy="hipaa-safe-harbor")) as session:
        session.redact(Path("note.docx"))

The names in `__all__`, their arguments and what they return are kept within a minor version; see help/programs.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine import planning, reports, sandbox
from engine.core import disk, managed, paths
from engine.core.errors import SableError
from engine.core.options import Layout, MaskStyle, Method, Options
from engine.core.types import Examination, Kind, RedactionReport
from engine.detection import own
from engine.pipeline import flow, opening
from engine.reports import inspection
from engine.sandbox import offline

__all__ = ["Kind", "Layout", "MaskStyle", "Method", "Options", "RedactionReport", "Result", "SableError", "Session"]

_TEXT = Path("text.txt")


@dataclass(frozen=True, slots=True)
class Result:
    """A verified redacted file, without text of the document.

    Attributes:
        report: counts, checks and notices.
        record: the record of `sable redact --json`, as in resources/schemas/report-1.json, with both paths.
    """

    path: Path
    report: RedactionReport
    record: dict[str, Any] = field(repr=False, compare=False)


class Session:
    """A context in which documents are redacted with the same options.

    It locks the network for the rest of the process: no code in it can open an internet socket afterwards. The workers
    that parse files end with the session.

    Args:
        options: those of all documents; by default the default policy.

    Raises:
        ManagedOption, BadManagedSettings: see `core.managed.applied`; on entering.
        BadModel, UnknownLanguage, BadRecognizer: see `flow.load`; on entering.
    """

    def __init__(self, options: Options | None = None) -> None:
        self._options = options or Options()

    def __enter__(self) -> Self:
        offline.lock()
        self._options = own.applied(managed.applied(self._options))
        flow.prepare(self._options)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sandbox.cool()

    def redact(self, source: Path, target: Path | None = None, *, force: bool = False) -> Result:
        """Write the redacted copy of a file, and return its path and report.

        Args:
            target: by default `NAME_redacted.EXT` beside the original.
            force: replace an existing file; the original is never replaced.

        Raises:
            InputError: the file can't be redacted as it is.
            OutputError: the copy can't be stored there.
            VerificationFailed: a check of the copy failed, and nothing was kept.
        """
        options = planning.with_secret(self._options)
        place = target or source.with_name(next(paths.candidates(source)))
        disk.check_target(source, place, force=force)
        examination = flow.examine(source, options)
        options = planning.with_writing(options, examination.document)
        place = paths.fitting(place, examination.document.kind)
        plan = flow.plan(examination, options)
        report = flow.produce(examination, plan, place, options, force=force)
        # Imported here: who only inspects must not wait for the writers of side outputs.
        from engine.pipeline import side_outputs

        released = side_outputs.Released(examination, plan, options, report, place.name)
        outcome = side_outputs.outcome(released, str(source), str(place))
        return Result(place, report, json.loads(reports.to_json([outcome])))

    def redact_text(self, text: str) -> str:
        """Return a text with what identifies people masked, verified; nothing is written to the disk.

        Raises:
            InputError, VerificationFailed: see `redact`.
        """
        return flow.redact(opening.encoded(text), _TEXT, self._options).data.decode("utf-8")

    def inspect(self, source: Path, *, with_text: bool = False) -> dict[str, Any]:
        """Return findings, risks and plan of a file, as in resources/schemas/inspect-1.json; no file is written.

        Raises:
            InputError: the file can't be read.
        """
        return self._record(flow.examine(source, self._options), with_text=with_text)

    def inspect_text(self, text: str, *, with_text: bool = False) -> dict[str, Any]:
        """Return the same of a text; nothing is written to the disk.

        Raises:
            InputError: see `inspect`.
        """
        examination = flow.examine_bytes(opening.encoded(text), _TEXT, self._options)
        return self._record(examination, with_text=with_text)

    def _record(self, examination: Examination, *, with_text: bool) -> dict[str, Any]:
        return inspection.record(examination, flow.plan(examination, self._options), with_text=with_text)
