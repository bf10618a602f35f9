"""Writes the redacted file in memory, and verifies the bytes that are saved or returned."""

from __future__ import annotations

import hashlib
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine import __version__, documents, planning, sandbox, verify
from engine.core import fingerprint, languages, managed, messages
from engine.core.errors import (
    CannotMakeSafe,
    InputError,
    NoSuchPage,
    ReaderCrashed,
    ReaderFailed,
    TooDemanding,
    VerificationFailed,
)
from engine.core.options import Layout, Options, WritingOptions
from engine.core.progress import Progress, Stage
from engine.core.types import (
    DecidedBy,
    Document,
    DocumentKind,
    Examination,
    MaskingPlan,
    Notice,
    PageArea,
    Recognise,
    Redaction,
    RedactionReport,
    Written,
)
from engine.core.user_terms import PERSON, ambiguous_initials, user_terms
from engine.detection import own
from engine.detection.own import term_search
from engine.models import folder
from engine.pipeline import opening, provenance
from engine.reports import Results, counts
from engine.sandbox import FileReader

_T = TypeVar("_T")
_WIDTH_LEAKS = frozenset({"box-exact", "box-unmeasured"})
"""Codes of notices of width leaks: places that still show how wide a masked text was."""
UNSEARCHED = frozenset(
    "chart-not-read drawing-not-searched misleading-text-not-searched no-ocr-languages nothing-read page-without-text"
    " pen-strokes picture-not-searched picture-read-in-part read-as-text script-not-read shape-not-read"
    " unreadable-text".split()
) | {messages.STOPPED, languages.IN_PART, languages.LITTLE, languages.NO_OCR}
"""Codes of notices of text, pictures and drawings that stay in the file and were not searched, or not completely."""
_MOST_ROUNDS = 3
_LIBRARIES = "pymupdf pikepdf pypdfium2 tesserocr pdfminer.six lxml onnxruntime torch transformers ortools".split()


@dataclass(frozen=True, slots=True)
class Redacted:
    """A verified file in memory. `words`: those of the original, between spaces."""

    data: bytes = field(repr=False)
    report: RedactionReport
    kind: DocumentKind
    words: int


class Stopwatch:
    """A stopwatch: seconds by stage."""

    def __init__(self) -> None:
        self.seconds: dict[Stage, float] = {}

    @contextmanager
    def __call__(self, stage: Stage) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.seconds[stage] = round(self.seconds.get(stage, 0.0) + time.perf_counter() - start, 3)


class SecondReading(NamedTuple):
    """A process that reads the original a second time, and a function that waits for what it has read."""

    reader: FileReader
    answer: Callable[[Progress], Document]


@dataclass(frozen=True, slots=True)
class Making:
    """A redacted file before verification, with all that it was made from.

    `found`: places that the verification of earlier rounds found, and that are masked in this one.
    """

    source: bytes = field(repr=False)
    examination: Examination
    plan: MaskingPlan
    options: Options
    redactions: tuple[Redaction, ...]
    written: Written
    progress: Progress
    watch: Stopwatch
    found: tuple[PageArea, ...] = ()
    round: int = 1

    def proved(
        self, output: bytes, second: SecondReading, recognise: Recognise, by_rules: Recognise | None = None
    ) -> RedactionReport:
        """Verify `output`, the bytes that `written` became, and return the report.

        Args:
            second: the second reading of the original.
            recognise, by_rules: the recognizers, and those without networks; see `verify.verify`.

        Raises:
            VerificationFailed: a check failed or could not run. `report` holds the checks.
            Cancelled: the user asked to stop.
        """
        document, options = self.examination.document, self.options
        with self.watch(Stage.VERIFY), sandbox.borrowed(verify.team_size(document) - 1) as others:
            apart = others[0].isolation
            checks = verify.verify(
                self._claim(output),
                recognise=recognise,
                by_rules=by_rules,
                progress=self.progress,
                team=(second.reader, *others),
                second=second.answer,
            )
        done = self.written.done(self.redactions)
        results = Results(document.text, done, planning.resolve_settings(options).mask)
        found = counts(self.examination, self.plan, results)
        report = RedactionReport(
            source_hmac_sha256=fingerprint.of(self.source),
            output_sha256=hashlib.sha256(output).hexdigest(),
            counts=found | ({"areas masked": len(options.areas)} if options.areas else {}),
            checks=checks,
            notices=self._notices(),
            versions=_libraries()
            | folder.load(options.models, options.device).versions
            | _reidentifier(options.reidentifier)
            | dict(own.of(options).versions),
            seconds=self.watch.seconds,
            isolation=apart,
            languages=languages.of(document),
            provenance=provenance.of(options),
            boxed=self.written.boxed,
            further=self.found,
        )
        if not all(check.passed for check in checks):
            raise VerificationFailed(report)
        return report

    def again(self, report: RedactionReport) -> Making | None:
        """Return the file written once more, with masks over words that OCR read in this one for the first time.

        None where that is not what failed, where nothing further was found, or where this is the last round.

        Raises:
            Cancelled: the user asked to stop.
        """
        if self.round == _MOST_ROUNDS:
            return None
        from engine.verify.newly_read import places_newly_read  # here: few files need its libraries

        try:
            claim = self._claim(self.written.data)
            found = places_newly_read(claim, report.checks, self.progress)
            further = tuple(each for each in found if each not in self.found)
            return _written(replace(self, found=(*self.found, *further), round=self.round + 1)) if further else None
        except (CannotMakeSafe, ReaderCrashed, ReaderFailed, TooDemanding):
            return None  # the first round's report tells what failed

    def _claim(self, output: bytes) -> verify.Claim:
        document, options = self.examination.document, self.options
        return verify.Claim(
            source=self.source,
            output=output,
            document=document,
            redactions=self.written.done(self.redactions),
            password=options.password,
            areas=(*options.areas, *self.found),
            lines=self.written.lines,
            asked=user_terms(options),
            pictured=options.layout is Layout.PICTURES and document.kind is DocumentKind.PDF,
            kept=tuple(self._kept()) if options.terms or options.person else (),
        )

    def _kept(self) -> Iterator[str]:
        """Yield the mentions that were found and stay by the user's decision."""
        text = self.examination.document.text
        masked = {at for each in self.redactions for at in range(each.start, each.end)}
        of_user = {each.entity_id for each in self.plan.decisions if each.decided_by is DecidedBy.USER}
        for entity in self.examination.entities:
            for each in entity.mentions if entity.id in of_user else ():
                if masked.isdisjoint(range(each.start, each.end)):
                    yield each.words(text)

    def _notices(self) -> tuple[Notice, ...]:
        document, written = self.examination.document, self.written
        style = planning.resolve_settings(self.options).mask
        return (
            *document.warnings,
            *written.removed,
            *planning.notices(document, self.examination.entities, self.plan, style),
            *planning.inferred.notices(self.examination, self.plan, self.options),
            *((Notice("words-without-place", count=len(written.boxed)),) if written.boxed else ()),
            *self._newly_read(),
            *self._unfound(),
        )

    def _newly_read(self) -> Iterator[Notice]:
        if self.found:
            is_pdf = self.examination.document.kind is DocumentKind.PDF
            pages = tuple(sorted({each.page for each in self.found})) if is_pdf else ()
            yield Notice("second-round", pages, len(self.found))

    def _unfound(self) -> Iterator[Notice]:
        """Yield notices of what the user asked to remove and was not found or not masked."""
        document, options, wanted = self.examination.document, self.options, user_terms(self.options)
        left: tuple[int, ...] = tuple(sorted(verify.not_in_text(document, wanted)))
        if left:  # in the forms that were searched for; it may be there in disguise
            numbers = (*range(1, len(options.terms) + 1), PERSON)
            hidden = {numbers[index] for index, _ in term_search.find(options.terms, options.person, document)}
            left = tuple(each for each in left if each not in hidden)
        if left:  # it may still be in hidden content
            seeking = partial(verify.not_in_file, self.source, wanted, document, options.password)
            with suppress(InputError):
                absent = sandbox.run(seeking, tuple[int, ...], Stage.VERIFY, self.progress, of=self.source)
                left = tuple(each for each in left if each in absent)
        if PERSON in left:
            yield Notice("person-not-found")
        if terms := tuple(str(each) for each in left if each != PERSON):
            yield Notice("term-not-found", names=terms)
        if count := verify.initials_left(document, self.redactions, ambiguous_initials(options)):
            yield Notice("initials-not-masked", count=count)


def _reidentifier(folder: Path | None) -> dict[str, str]:
    if folder is None:
        return {}
    # Imported here: it loads PyTorch, which takes seconds.
    from engine.models import reidentifier

    return reidentifier.versions(folder)


@cache
def _libraries() -> dict[str, str]:
    """Return the versions of all libraries that make or check a file, once: that takes a tenth of the time of a short
    text.
    """
    own = {"sable": __version__, "python": platform.python_version()}
    return own | {library: version(library) for library in _LIBRARIES}


def write(source: bytes, examination: Examination, plan: MaskingPlan, options: Options, progress: Progress) -> Making:
    """Write the redacted file in memory.

    Raises:
        CannotMakeSafe: see `documents.write`; or the policy refuses a file that was not searched completely, or one
            with a width leak.
        NoSuchPage: one of `Options.areas` is on none of the pages.
        OnlyPictures: see `pipeline.opening.check_searched`; there are no areas either.
        TooDemanding, ReaderCrashed: the process that parses the file ended.
        ManagedOption: see `core.managed.check`.
    """
    managed.check(options)
    document = examination.document
    if not all(0 <= each.page < document.pages for each in options.areas):
        raise NoSuchPage
    if not options.areas:
        opening.check_searched(document)
    unsearched = [each for each in document.warnings if each.code in UNSEARCHED]
    if unsearched and planning.resolve_settings(options).policy.refuse_unsearched:
        pages = sorted({page for each in unsearched for page in each.pages})
        raise CannotMakeSafe(problem="unsearched", pages=tuple(pages))
    return _written(Making(source, examination, plan, options, (), Written(b""), progress, Stopwatch()))


def _written(making: Making) -> Making:
    """Return what is to be made with the file written; see `write`."""
    options, progress = making.options, making.progress
    areas = (*options.areas, *making.found)
    wanted = replace(options, areas=areas)
    redactions = planning.redactions(making.examination, making.plan, wanted, progress)
    settings = planning.resolve_settings(options)
    writing = partial(
        documents.write,
        making.source,
        making.examination.document,
        redactions,
        WritingOptions(password=options.password, areas=areas, layout=options.layout),
    )
    with making.watch(Stage.WRITE):
        written = sandbox.run(writing, Written, Stage.WRITE, progress, of=making.source)
    if settings.policy.refuse_width_leaks and any(each.code in _WIDTH_LEAKS for each in written.removed):
        raise CannotMakeSafe(problem="width-leak")
    return replace(making, redactions=redactions, written=written)


def in_rounds(
    source: bytes,
    examination: Examination,
    plan: MaskingPlan,
    options: Options,
    progress: Progress,
    attempt: Callable[[Making, SecondReading], _T],
) -> _T:
    """Write the file, and return the result of an attempt to verify it.

    Where that fails by words that only the verification could read, the file is written and verified again, with these
    masked as well; at most twice, as each mask changes how OCR reads what is beside it. While the file is written,
    another process reads the original a second time.

    Args:
        attempt: calls `Making.proved` on the bytes that become the output.

    Raises:
        VerificationFailed: a check failed or could not run, also in the last round where there were several.
        CannotMakeSafe and others: see `write`.
    """
    with sandbox.borrowed() as (reader,):
        second = SecondReading(reader, verify.read_again(reader, source, examination.document, options.password))
        making = write(source, examination, plan, options, progress)
        while True:
            try:
                return attempt(making, second)
            except VerificationFailed as failed:
                again = making.again(failed.report)
                if again is None:
                    raise
            making = again
