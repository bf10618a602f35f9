"""The whole flow, and the only place that knows it.

    open -> text with places -> mentions -> entities -> risk -> masking plan -> write -> verify -> report

The command line and the window are two front-ends on `examine`, `plan` and `produce`.
"""

from __future__ import annotations

import hashlib
import platform
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from pathlib import Path

from engine import (
    __version__,
    choosing,
    disk,
    entities,
    formats,
    interim,
    isolation,
    masking,
    ocr,
    opening,
    recognizers,
    risk,
    verify,
)
from engine.errors import NoSuchPage, SourceChanged, UnknownLanguage, VerificationFailed
from engine.models import device, folder, reidentifier, tagger
from engine.models.folder import Networks
from engine.models.tagger import TaggedText
from engine.options import Options
from engine.progress import Progress, Silent
from engine.report import counts
from engine.risk import classifiers, index
from engine.risk.classifiers import Classifiers
from engine.risk.index import Built
from engine.types import (
    Action,
    Document,
    Examination,
    MaskingPlan,
    Mention,
    Notice,
    RedactionReport,
    Written,
)

_LIBRARIES = "pymupdf pikepdf pypdfium2 tesserocr pdfminer.six lxml torch transformers spacy ortools".split()

# Of the letters; a name or a quotation in another script needs no warning.
_MUCH = 0.1


check_target = disk.check_target
with_secret = choosing.with_secret
devices = device.available


def prepare(options: Options) -> None:
    """Start the process that opens files, and load the networks: a folder of them that can't be used stops a run
    before its first file.

    Raises:
        BadModel: `problem` says why.
        UnknownLanguage: pictures can't be read in one that was asked for.
    """
    asked = options.ocr_languages != Options().ocr_languages
    if asked and options.ocr_languages and not ocr.installed(options.ocr_languages):
        raise UnknownLanguage(languages=options.ocr_languages)
    isolation.warm()
    networks = folder.load(options.models, options.device)
    classifiers.fitted_to(networks)
    if options.reidentifier:
        reidentifier.load(options.reidentifier, networks.tagger)


def examine(
    path: Path, options: Options, progress: Progress | None = None, *, tell: interim.Tell | None = None
) -> Examination:
    """Open a file, find what may identify somebody in it, and say how much each finding gives away.

    Args:
        tell: told of what is known on the way: what the file says, what is found in it, how risky that is.

    Raises:
        InputError: the file can't be redacted as it is.
        Cancelled: the person asked to stop.
    """
    progress = progress or Silent()
    document = opening.read(path, password=options.password, progress=progress, languages=options.ocr_languages)
    return examine_document(document, options, progress, tell=tell)


def examine_document(
    document: Document,
    options: Options,
    progress: Progress,
    *,
    mentions: tuple[Mention, ...] | None = None,
    tell: interim.Tell | None = None,
) -> Examination:
    """Like `examine`, of a document that is open already.

    Args:
        mentions: taken in place of what the recognizers find, to measure what comes after them alone.
    """
    gathering = interim.Gathering(document, tell, terms=options.terms, person=options.person)
    networks = folder.load(options.models, options.device)
    tagged = networks.tagger.tag(document.text, progress, gathering.scored)
    found = _recognise(document.text, tagged, networks, options, progress) if mentions is None else mentions
    found = choosing.knowledge.with_known(document.text, found, options, progress)
    joined = entities.join(document.text, found)
    gathering.joined(joined)
    fitted = classifiers.fitted_to(networks)
    assessed = risk.assess(
        document.text,
        joined,
        tagged,
        networks.tagger,
        threshold=options.risk_threshold,
        agreeing=options.risk_flags,
        seconds=options.risk_seconds,
        search_index=options.search_index,
        search_emulator=options.search_emulator,
        person=options.person,
        sha256=document.sha256,
        progress=progress,
        fitted=fitted,
        language=networks.language,
        tell=partial(gathering.measured, joined) if tell else None,
    )
    joined, assessed = choosing.against_profiles(
        document.text, joined, assessed, networks.tagger, choosing.settle(options), options, progress
    )
    uncounted = choosing.knowledge.notices(options, progress)
    notices = (*_reading_notices(document.text, networks, fitted), *assessed.notices, *uncounted)
    return Examination(replace(document, warnings=(*document.warnings, *notices)), joined, assessed)


def plan(
    examination: Examination,
    options: Options,
    progress: Progress | None = None,
    *,
    own: Mapping[str, Action] = masking.UNDECIDED,
) -> MaskingPlan:
    """The least masking that obeys policy and person and breaks every risk; see `choosing.plan`.

    Args:
        own: what the person decided, by entity; nothing changes it.
    """
    return choosing.plan(examination, options, progress or Silent(), own=own)


def produce(
    examination: Examination,
    plan: MaskingPlan,
    target: Path,
    options: Options,
    *,
    force: bool = False,
    progress: Progress | None = None,
) -> RedactionReport:
    """Write the redacted file, prove from the bytes on disk that it leaks nothing, and only then give it its name.

    Args:
        force: replace an existing `target`; the original is never replaced.

    Raises:
        VerificationFailed: a check failed or could not run; nothing was left behind. `report` holds the checks.
        OutputError: `target` can't be written, exists, or is the original.
        CannotMakeSafe: see `formats.write`.
        SourceChanged: the file is no longer the one that was examined.
        NoSuchPage: one of `Options.areas` is on none of the pages.
        TooDemanding, ReaderCrashed: the process that parses the file ended.
    """
    progress = progress or Silent()
    document = examination.document
    check_target(document.path, target, force=force)
    if not all(0 <= each.page < document.pages for each in options.areas):
        raise NoSuchPage
    source = disk.read(document.path)
    if hashlib.sha256(source).hexdigest() != document.sha256:
        raise SourceChanged
    watch = _Stopwatch()
    style = choosing.settle(options).mask
    redactions = choosing.redactions(examination, plan, options, progress)
    with watch("write"):
        writing = partial(
            formats.write,
            source,
            document,
            redactions,
            style=style,
            password=options.password,
            areas=options.areas,
            layout=options.layout,
        )
        written = isolation.run(writing, Written, "write", progress, of=source)
    with disk.unnamed(target, written.data) as temporary:
        output = temporary.read()
        with watch("verify"), isolation.borrowed(verify.team_size(document), of=source) as team:
            apart = team[0].isolation
            checks = verify.verify(
                source,
                output,
                document,
                written.done(redactions),
                password=options.password,
                areas=options.areas,
                lines=written.lines,
                recognise=lambda text: _recognise_again(text, options, progress),
                progress=progress,
                team=team,
            )
        report = RedactionReport(
            source_sha256=document.sha256,
            output_sha256=hashlib.sha256(output).hexdigest(),
            counts=counts(examination, plan) | ({"areas masked": len(options.areas)} if options.areas else {}),
            checks=checks,
            notices=(
                *document.warnings,
                *written.removed,
                *masking.notices(document, examination.entities, plan, style),
                *((Notice("words-without-place", count=len(written.boxed)),) if written.boxed else ()),
            ),
            versions={"sable": __version__, "python": platform.python_version()}
            | {library: version(library) for library in _LIBRARIES}
            | folder.load(options.models, options.device).versions
            | reidentifier.versions(options.reidentifier),
            seconds=watch.seconds,
            isolation=apart,
        )
        if not all(check.passed for check in checks):
            raise VerificationFailed(report)
        temporary.become(target, source=document.path, force=force)
    return report


def build_index(files: Iterable[Path], out: Path, progress: Progress | None = None) -> Built:
    """Make or bring up to date the search index `out` of these files, for `Options.search_index`.

    Raises:
        NotAnIndex: `out` can't be written, or is a file of another kind.
        Cancelled: the person asked to stop; what was read is kept.
    """
    return index.build(files, out, lambda path: opening.read(path).text, progress or Silent())


def _recognise_again(text: str, options: Options, progress: Progress) -> tuple[Mention, ...]:
    networks = folder.load(options.models, options.device)
    return _recognise(text, networks.tagger.tag(text, progress), networks, options, progress)


def _recognise(
    text: str, tagged: TaggedText, networks: Networks, options: Options, progress: Progress
) -> tuple[Mention, ...]:
    added = [each.tag(text, progress) for each in networks.added]
    return recognizers.recognise(
        text, tagged, added=added, terms=options.terms, person=options.person, progress=progress
    )


def _reading_notices(text: str, networks: Networks, fitted: Classifiers | None) -> Iterator[Notice]:
    """What the networks that read the text were not made for."""
    if tagger.unread_share(text) > _MUCH:
        yield Notice("script-not-read")
    if networks.language and not fitted:
        yield Notice("risk-not-fitted")
    for each in networks.added:
        if each.unknown:
            yield Notice("unknown-label", count=len(each.unknown), names=each.unknown)


class _Stopwatch:
    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def __call__(self, stage: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.seconds[stage] = round(time.perf_counter() - start, 3)
