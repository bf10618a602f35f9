"""A team of processes makes the checks: each reads one of the two files, and their reports are compared here."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.errors import Cancelled, ReaderCrashed, SableError, TooDemanding
from engine.core.message import Message, message
from engine.core.options import ReadingOptions
from engine.core.progress import Progress, Silent, Stage
from engine.core.types import Check, Document, DocumentKind, Recognise
from engine.documents import FORMATS
from engine.sandbox import FileReader
from engine.sandbox.values import codec, dumped, loaded
from engine.verify import controls, rescan
from engine.verify.checks import LEFT_AGAIN, comparisons, pictured, table
from engine.verify.controls import Sight
from engine.verify.evidence import Case, Claim, Evidence, Readings, ReportComparison, Side, Verdict
from engine.verify.search import ScannerHits

_REOPENING = 20.0  # milliseconds a page
_LONG = 50_000  # characters; the checks of a shorter text are done before another process has started
_LEFT = "left"
_AGAIN = "check.second-reading"
_MANY = 2  # pages with pictures
_FEWEST, _MOST = 3, 4  # processes for the output of a long file; each holds a copy of it


class _Finding(NamedTuple):
    """The result of one reading as plain values packed as its declared type, or the reason why it failed."""

    name: str
    packed: bytes = b""
    failure: str = ""


_Report = tuple[_Finding, ...]
"""The report of one process on one file."""
Findings = dict[str, _Finding]


class _Phase(Enum):
    """A round of readings of one file."""

    OUTPUT = "the output", Side.OUTPUT
    ORIGINAL = "the original", Side.ORIGINAL
    ORIGINAL_ON_DEMAND = "the original again, which few files need", Side.ORIGINAL

    @property
    def side(self) -> Side:
        """The file that is read."""
        return self.value[1]


def verify(
    claim: Claim,
    *,
    recognise: Recognise,
    by_rules: Recognise | None = None,
    progress: Progress,
    team: Sequence[FileReader],
    second: Callable[[Progress], Document] | None = None,
) -> tuple[Check, ...]:
    """Run every check for the kind of the document and return their results, passed or not.

    The first process of the team reads the original alone, the others the output alone; none has run anything before.
    Their reports are compared here, in a process that parses no file.

    Args:
        recognise: runs the recognizers, for the re-scan of the remaining text.
        by_rules: runs those without networks; see `rescan.recognised_again`.
        team: `team_size` processes.
        second: the second reading of the original, if the first process of the team has begun it.

    Raises:
        Cancelled: the user cancelled.
    """
    case = Case.of(claim)
    checks = comparisons(claim)
    of_original, *of_output = team
    shares = _shares(checks, len(of_output))
    again = second or read_again(of_original, claim.source, claim.document, claim.password)

    def begun(reader: FileReader, names: tuple[str, ...]) -> Callable[[Progress], _Report]:
        return reader.begin(partial(_look, case.only(Side.OUTPUT), _Phase.OUTPUT, names), _Report, Stage.VERIFY)

    left = of_output[0].begin(partial(_look_for_text, _Output.of(claim)), _Report, Stage.VERIFY)
    others = [begun(reader, names) for reader, names in zip(of_output[1:], shares[1:], strict=True)]
    made = [_judged(_AGAIN, lambda: _same(claim.document, again(progress)))]
    asked = tuple(each.name for each in checks if each.original)
    before = of_original.begin(partial(_look, case.only(Side.ORIGINAL), _Phase.ORIGINAL, asked), _Report, Stage.VERIFY)
    (text_left,) = _reported(left, (_LEFT,), progress)
    answers = [begun(of_output[0], shares[0]), *others]
    # Here, since only this process holds the networks; the other processes go on meanwhile.
    made.append(_judged(LEFT_AGAIN, partial(_recognised_again, text_left, recognise, case, by_rules)))
    reports = [_reported(answer, names, progress) for answer, names in zip(answers, shares, strict=True)]
    output = {each.name: each for report in (*reports, (text_left,)) for each in report}
    original = {each.name: each for each in _reported(before, asked, progress)}

    def on_demand(name: str) -> Any:
        task = partial(_look, case.only(Side.ORIGINAL), _Phase.ORIGINAL_ON_DEMAND, (name,))
        (finding,) = _reported(of_original.begin(task, _Report, Stage.VERIFY), (name,), progress)
        look = next(each.on_demand for each in checks if each.name == name)
        return _unpacked(finding, look and look.kind)

    for each in checks:
        made.append(_judged(each.name, partial(_compared, each, case, output, original, partial(on_demand, each.name))))
    order = [each.name for each in checks]
    return tuple(sorted(made, key=lambda each: order.index(each.name) if each.name in order else len(order)))


def _compared(
    check: ReportComparison, case: Case, output: Findings, original: Findings, on_demand: Callable[[], Any]
) -> Verdict:
    after = _unpacked(output[check.name], check.output.kind)
    if check.with_left:
        return check.judge(case, after, _unpacked(output[_LEFT], str), on_demand)
    before = _unpacked(original[check.name], check.original.kind) if check.original else None
    if isinstance(before, Sight):
        before = before._replace(witnesses=_witnesses(check, case, output, original))
    return check.judge(case, after, before, on_demand)


def _witnesses(check: ReportComparison, case: Case, output: Findings, original: Findings) -> int:
    """Count the other readers that find a masked string in the original, or its letters there and not in the output."""
    count = 0
    for search in table(case.claim.document.kind).searches:
        before, after = (findings.get(search.name, _Finding("", failure="none")) for findings in (original, output))
        if search.control and search.name != check.name and not before.failure and not after.failure:
            sight: Sight = codec(Sight).decode(loaded(before.packed))
            read: ScannerHits = codec(ScannerHits).decode(loaded(after.packed))
            alone = sight._replace(witnesses=0)
            count += sight.whole or controls.reads_around(case, search.control, alone, read.letters)
    return count


def _judged(name: str, judge: Callable[[], Verdict]) -> Check:
    try:
        verdict = judge()
    except Cancelled:
        raise
    except _Failed as failed:
        return _not_done(name, str(failed))
    except Exception as error:  # whatever stops a check from running, the file is not verified
        return _not_done(name, type(error).__name__)
    return Check(name, verdict.passed, verdict.detail, verdict.checked)


class _Failed(Exception):
    """A reading failed in its process; holds the name of the class of the error."""


def _unpacked(finding: _Finding, kind: Any) -> Any:
    """Return the result of a reading.

    Raises:
        _Failed: the reading failed.
        ValueError, TypeError: the result is not of the declared type.
    """
    if finding.failure:
        raise _Failed(finding.failure)
    return codec(kind).decode(loaded(finding.packed))


def _reported(answer: Callable[[Progress], _Report], names: tuple[str, ...], progress: Progress) -> _Report:
    """Wait for the report of a process on these readings, each once; a reading that it leaves out failed."""
    try:
        report = answer(progress)
    except Cancelled:
        raise
    except SableError as error:
        return tuple(_Finding(name, failure=type(error).__name__) for name in names)
    by_name = {each.name: each for each in report}
    return tuple(by_name.get(name) or _Finding(name, failure="EOFError") for name in names)


def _look(case: Case, phase: _Phase, names: tuple[str, ...], *, progress: Progress) -> _Report:
    """Make the readings that these checks need of one file."""
    evidence = _evidence(case, phase.side, progress)
    findings = []
    for number, check in enumerate(each for each in comparisons(case.claim) if each.name in names):
        progress.step(Stage.VERIFY, number, len(names))
        look = {
            _Phase.OUTPUT: check.output,
            _Phase.ORIGINAL: check.original,
            _Phase.ORIGINAL_ON_DEMAND: check.on_demand,
        }[phase]
        if look:
            findings.append(_finding(check.name, look.kind, partial(look.read, evidence)))
    return tuple(findings)


def _look_for_text(output: _Output, *, progress: Progress) -> _Report:
    """Read the text that is left in the output."""
    return (_finding(_LEFT, str, partial(_left, replace(output, progress=progress))),)


def _finding(name: str, kind: Any, read: Callable[[], Any]) -> _Finding:
    try:
        return _Finding(name, dumped(codec(kind).encode(read())))
    except Cancelled:
        raise
    except Exception as error:
        return _Finding(name, failure=type(error).__name__)


def _left(output: _Output) -> str:
    left = _reopened(output)
    return left.text if left else ""


def _recognised_again(finding: _Finding, recognise: Recognise, case: Case, by_rules: Recognise | None) -> Verdict:
    return rescan.recognised_again(_unpacked(finding, str), recognise, case, by_rules)


def read_again(
    reader: FileReader, source: bytes, document: Document, password: str | None
) -> Callable[[Progress], Document]:
    """Begin the second reading of the original, and return a function that waits for it.

    Args:
        reader: a process that has received nothing, least of all what reveals the first reading.
        document: the first reading.
    """
    reading = partial(_read_again, source, document.kind, password, document.languages)
    return reader.begin(reading, Document, Stage.VERIFY)


def _read_again(
    source: bytes, kind: DocumentKind, password: str | None, languages: tuple[str, ...], *, progress: Progress
) -> Document:
    return FORMATS[kind].read(source, Path(), ReadingOptions(password, languages), progress=progress)


def _same(examined: Document, again: Document) -> Verdict:
    """Compare the original as examined with a second reading, made by a process that did not write the output."""
    differ = [name for name in ("kind", "pages", "text", "segments") if getattr(examined, name) != getattr(again, name)]
    if not differ:
        return Verdict(True, Message("verdict.same-again"))
    return Verdict(False, message("verdict.other", parts=tuple(Message(f"verdict.part-{each}") for each in differ)))


def _shares(checks: Sequence[ReportComparison], count: int) -> list[tuple[str, ...]]:
    """Return the names of the checks that each of `count` processes makes of the output.

    The first process opens the output as Sable does and, where there are others, runs no other check: an attack that
    takes over one library must not change what the others report. The others get about the same cost each, and checks
    of one reader go to the same process.
    """
    costs = [_REOPENING] + [0.0] * (count - 1)
    shares: list[list[str]] = [[] for _ in range(count)]
    readers: dict[str, int] = {}
    for each in sorted(checks, key=lambda each: -each.cost):
        apart = each.reopens or count == 1
        number = 0 if apart else readers.setdefault(each.reader or each.name, costs.index(min(costs[1:]), 1))
        shares[number].append(each.name)
        costs[number] += each.cost
    return [tuple(names) for names in shares]


def _evidence(case: Case, side: Side, progress: Progress) -> Evidence:
    reopened = partial(_reopened, replace(_Output.of(case.claim), progress=progress))
    readings = _own_readings(case, side, reopened)
    return Evidence(case=case, side=side, progress=progress, reopened=reopened, readings=readings)


@dataclass(frozen=True, slots=True)
class _Output:
    """The output, and how to read it."""

    kind: DocumentKind
    data: bytes = field(repr=False)
    languages: tuple[str, ...]
    progress: Progress = field(default_factory=Silent, compare=False)

    @classmethod
    def of(cls, claim: Claim) -> _Output:
        return cls(claim.document.kind, claim.output, claim.document.languages)


@lru_cache(maxsize=1)  # one process reports the text left, and then what it finds in it
def _reopened(output: _Output) -> Document | None:
    return rescan.read(output.kind, output.data, None, output.languages, output.progress)


def _own_readings(case: Case, side: Side, reopened: Callable[[], Document | None]) -> Readings:
    """Return the readings already made by Sable: of the original at examination, of the output once for all checks."""
    scan = table(case.claim.document.kind).own
    if scan is None:
        return {}
    if side is Side.ORIGINAL:
        return {scan: lambda: (rescan.text(case.claim.document),)}
    from engine.verify import placed  # here: plain text has no places on pages

    return {scan: lambda: placed.surfaces(reopened(), case)}


def team_size(document: Document) -> int:
    """Return the number of processes that `verify` needs.

    One reads the original. Of the output, one reads it as Sable does and one with other libraries; long documents get
    as many processes as there are cores, within limits.
    """
    checks = [*table(document.kind).proofs, *table(document.kind).searches]
    if not any(each.cost for each in checks) or (len(document.text) < _LONG and pictured(document) < _MANY):
        return 1 + (2 if document.kind is DocumentKind.PDF else 1)
    return 1 + min(max(os.cpu_count() or 1, _FEWEST), _MOST)


def _not_done(name: str, error: str) -> Check:
    """Return a check that could not run, from the name of the class of the error that stopped it."""
    if error == TooDemanding.__name__:
        return _not_run(name, Message("verdict.too-demanding"))
    if error in (ReaderCrashed.__name__, EOFError.__name__):
        return _not_run(name, Message("verdict.ended"))
    return _not_run(name, message("verdict.error", name=error))


def _not_run(name: str, cause: Message) -> Check:
    return Check(name, False, message("verdict.not-run", cause=cause))
