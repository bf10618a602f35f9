"""The pipeline: examine, plan and produce, from opening a file to the verified redacted one.

    open -> text with places -> mentions -> entities -> risk -> masking plan -> write -> verify -> report

This is the only place that knows the whole order. The command line and the window are two front ends on `examine`,
`plan` and `produce`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine import detection, planning, sandbox
from engine.background import Checked
from engine.background import check as check_people
from engine.core import disk
from engine.core.errors import EmptyDocument, UnknownLanguage
from engine.core.options import AS_TEXT, Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    Document,
    DocumentKind,
    Entity,
    Examination,
    Indicator,
    MaskingPlan,
    Mention,
    RedactionReport,
    Structure,
)
from engine.detection import entities, letters, own
from engine.detection.finders import initials
from engine.documents import ocr_data
from engine.models import folder
from engine.models.device import available as devices
from engine.models.tagger import TaggedText
from engine.pipeline import interim, languages, opening, recognising
from engine.planning import Consequences, Curve, TradeOffPoint, consequences, curve, plan, with_secret, with_writing
from engine.risk import assessment, classifiers, combine, language_scoring

if TYPE_CHECKING:
    from engine.pipeline.producing import Making, Redacted, SecondReading

__all__ = [
    "Checked",
    "Consequences",
    "Curve",
    "TradeOffPoint",
    "at_threshold",
    "check_people",
    "consequences",
    "curve",
    "devices",
    "examine",
    "examine_bytes",
    "examine_document",
    "examine_in_part",
    "in_memory",
    "indicators",
    "kept_in",
    "load",
    "load_for_many",
    "plan",
    "prepare",
    "preview",
    "produce",
    "redact",
    "with_secret",
    "with_writing",
]

_FIRST = 1, 8  # pages that are reported before the others are read; to read a scanned page takes seconds


def prepare(options: Options) -> None:
    """Start the sandboxed worker, and `load`."""
    sandbox.warm()
    load(options)


def load(options: Options) -> None:
    """Load the networks, so that a folder of them that can't be used stops a run before its first file.

    Raises:
        BadModel: `problem` says why.
        UnknownLanguage: a language that was asked for can't be read in pictures.
        BadRecognizer: see `detection.own.of`.
    """
    sandbox.allow_missing_guards(options.allow_missing_guards)
    asked = options.ocr_languages != Options().ocr_languages
    if asked and options.ocr_languages and not ocr_data.installed(options.ocr_languages):
        raise UnknownLanguage(languages=options.ocr_languages)
    own.of(options)
    networks = folder.load(options.models, options.device)
    classifiers.fitted_to(networks)
    if options.reidentifier:
        # Imported here: it loads PyTorch, which takes seconds.
        from engine.models import reidentifier

        reidentifier.load(options.reidentifier, networks.tagger)


def load_for_many(options: Options) -> None:
    """Load the networks for a process that only redacts: they are faster, and of no other use."""
    load(options)
    if options.reidentifier is None:  # it was fitted to the unchanged weights
        folder.load(options.models, options.device).tagger.network.only_to_read()


def examine(
    path: Path,
    options: Options,
    progress: Progress = SILENT,
    *,
    show: interim.Show | None = None,
    wordless: bool = False,
    beginning: bool = False,
) -> Examination:
    """Open a file, find what may identify somebody in it, and measure how much each entity gives away.

    Args:
        show: called with partial results: the text, the entities found in it, their risk.
        wordless: open also pictures in which no text can be read, since the user may still draw boxes, as with areas.
        beginning: report the first pages of a long PDF before the others are read.

    Raises:
        InputError: the file can't be redacted as it is.
        Cancelled: the user asked to stop.
    """
    seen = _first_pages(path, options, progress, show) if beginning and show else None
    document = _opened(partial(opening.read, path), options, progress, wordless=wordless)
    return examine_document(document, options, progress, show=show, seen=seen)


def examine_in_part(known: interim.Interim, options: Options, progress: Progress, *, covered: bool) -> Examination:
    """Return an examination from the last partial result of one that the user stopped.

    Patterns and lists are searched for in the whole text, and so is what they and the networks found before; the
    networks read no further. A notice lists the pages or paragraphs that they have not read.

    Args:
        covered: these pages will be blacked out, which the notice then says.

    Raises:
        InputError: the file can no longer be read.
        Cancelled: the user asked to stop.
    """
    document = known.examination.document
    if not document.whole:
        document = _opened(partial(opening.read, document.path), options, progress, wordless=True)
    tagged, searched = known.read_of(document.text)
    structure = detection.layout.read(document.text, document)
    found = _assessed(languages.find(document), structure, tagged, options, progress)
    notice = interim.not_searched(document, searched, covered=covered)
    return replace(found, document=replace(found.document, warnings=(*found.document.warnings, notice)))


def _opened(read: Callable[..., Document], options: Options, progress: Progress, *, wordless: bool = False) -> Document:
    """Return a document with its pictures read in the languages of its text.

    Args:
        read: `opening.read` or `opening.parse`, with the file.
    """

    def opened(ocr_languages: tuple[str, ...]) -> Document:
        reading = replace(options.reading, languages=ocr_languages)
        return read(reading, progress=progress, wordless=wordless or bool(options.areas))

    return languages.in_its_languages(opened(options.ocr_languages), options, opened)


def examine_bytes(source: bytes, path: Path, options: Options, progress: Progress = SILENT) -> Examination:
    """Examine a file in memory; see `examine`.

    Args:
        path: the name of the document; nothing is read from there.
    """
    document = _opened(partial(opening.parse, source, path), options, progress)
    return examine_document(document, options, progress)


def _first_pages(path: Path, options: Options, progress: Progress, show: interim.Show) -> interim.Gathering | None:
    """Return what was found and reported on the first pages; None for a file without many pages."""
    seen: interim.Gathering | None = None
    for pages in _FIRST:
        document = opening.beginning(path, pages, options.reading, progress)
        if document is None:
            break
        seen = interim.Gathering(document, show, terms=options.terms, person=options.person, seen=seen)
        networks = folder.load(options.models, options.device)
        structure = detection.layout.read(document.text, document)
        beneath = interim.Beneath(progress, Stage.OPEN)
        detection.reading.tag(document.text, networks, beneath, seen.scored, structure=structure, known=seen.scores)
    return seen


def examine_document(
    document: Document,
    options: Options,
    progress: Progress,
    *,
    mentions: tuple[Mention, ...] | None = None,
    show: interim.Show | None = None,
    seen: interim.Gathering | None = None,
) -> Examination:
    """Examine a document that is open already; see `examine`.

    Args:
        seen: what was reported of its beginning.
        mentions: replace those that the recognizers would find, to measure the later stages alone.
    """
    gathering = interim.Gathering(document, show, terms=options.terms, person=options.person, seen=seen)
    document = languages.find(document)
    networks = folder.load(options.models, options.device)
    structure = detection.layout.read(document.text, document)
    known = seen.scores if seen else None
    tagged = detection.reading.tag(
        document.text, networks, progress, gathering.scored, structure=structure, known=known
    )
    return _assessed(document, structure, tagged, options, progress, mentions=mentions, joined_to=gathering.joined)


def _assessed(
    document: Document,
    structure: Structure,
    tagged: TaggedText,
    options: Options,
    progress: Progress,
    *,
    mentions: tuple[Mention, ...] | None = None,
    joined_to: Callable[[tuple[Entity, ...]], None] = lambda _: None,
) -> Examination:
    """Return the examination of a document whose text, or the start of it, the networks have read.

    Args:
        mentions: see `examine_document`.
        joined_to: called with all entities before their risk is measured.
    """
    networks = folder.load(options.models, options.device)
    read = recognising.mentions(document.text, tagged, structure, options, progress) if mentions is None else mentions
    found = tuple(initials.without_icons(document, read))
    found = planning.knowledge.with_known(document.text, found, options, progress)
    if mentions is None:
        again = partial(recognising.read, options=options, progress=interim.Beneath(progress, Stage.PATTERNS))
        found += letters.find(document, found, again, terms=options.terms, person=options.person)
    joined = entities.join(document.text, found, structure)
    joined_to(joined)
    fitted = classifiers.fitted_to(networks)
    assessed = assessment.assess(document, joined, tagged, networks, fitted, options, progress)
    joined, assessed = planning.against_profiles(
        document.text,
        joined,
        assessed,
        networks.tagger,
        options,
        progress,
        read=opening.text_of,
    )
    joined, assessed = planning.inferred.findings(document, joined, assessed, options, progress)
    uncounted = planning.knowledge.notices(options, progress)
    notices = (*languages.not_made_for(document, networks, fitted), *assessed.notices, *uncounted)
    return Examination(replace(document, warnings=(*document.warnings, *notices)), joined, assessed)


def indicators(examination: Examination, entity_id: str, options: Options, progress: Progress) -> tuple[Indicator, ...]:
    """Return the masked-language-model indicators of one entity; see `risk.language_scoring`.

    Empty if no classifier was fitted to the network.

    Raises:
        BadModel, ResourceError: see `folder.load` and `classifiers.fitted_to`.
        Cancelled: the user asked to stop.
    """
    networks = folder.load(options.models, options.device)
    fitted = classifiers.fitted_to(networks)
    chosen = [number for number, each in enumerate(examination.entities) if each.id == entity_id]
    if fitted is None or not chosen:
        return ()
    text, entities_ = examination.document.text, examination.entities
    (answers,) = language_scoring.measure(text, entities_, chosen, networks.tagger, progress)
    return language_scoring.indicate(answers, fitted)


def produce(
    examination: Examination,
    plan: MaskingPlan,
    target: Path,
    options: Options,
    *,
    force: bool = False,
    progress: Progress = SILENT,
) -> RedactionReport:
    """Write the redacted file, verify from the bytes on disk that it leaks nothing, and only then give it its name.

    Args:
        force: replace an existing `target`; the original is never replaced.

    Raises:
        VerificationFailed: a check failed or could not run; nothing was left behind. `report` holds the checks.
        OutputError: `target` can't be written, exists, or is the original.
        CannotMakeSafe: see `documents.write`.
        SourceChanged: the file is no longer the one that was examined.
        NoSuchPage: one of `Options.areas` is on none of the pages.
        TooDemanding, ReaderCrashed: the process that parses the file ended.
    """
    document = examination.document
    disk.check_target(document.path, target, force=force)
    source = opening.unchanged(document)
    recognizers = recognising.of_the_rescan(options, progress)

    def attempt(making: Making, second: SecondReading) -> RedactionReport:
        with disk.unnamed(target, making.written.data) as temporary:
            report = making.proved(temporary.read(), second, *recognizers)
            temporary.become(target, source=document.path, force=force, sha256=report.output_sha256)
        return report

    from engine.pipeline import producing  # here: an inspection must not wait for what verifies files

    return producing.in_rounds(source, examination, plan, options, progress, attempt)


def in_memory(
    examination: Examination, plan: MaskingPlan, options: Options, progress: Progress
) -> tuple[bytes, RedactionReport]:
    """Return the redacted file, which passed every check, and its report; nothing is written to the disk.

    Raises:
        SourceChanged: the file is no longer the one that was examined.
        VerificationFailed, CannotMakeSafe and others: see `produce`.
    """
    return _proved(opening.unchanged(examination.document), examination, plan, options, progress)


def preview(examination: Examination, plan: MaskingPlan, options: Options, progress: Progress) -> tuple[bytes, str]:
    """Return the redacted file as it would be written, and its text ("" of a PDF): to be looked at, never to be saved.

    Nothing is verified, and nothing is written to the disk.

    Raises:
        SourceChanged: the file is no longer the one that was examined.
        CannotMakeSafe: see `documents.write`.
        NoSuchPage: one of `Options.areas` is on none of the pages.
        TooDemanding, ReaderCrashed: the process that parses the file ended.
    """
    from engine.pipeline import producing  # as in `produce`

    document = examination.document
    data = producing.write(opening.unchanged(document), examination, plan, with_secret(options), progress).written.data
    if document.kind is DocumentKind.PDF:
        return data, ""
    try:
        return data, opening.parse(data, document.path, AS_TEXT, progress=progress).text
    except EmptyDocument:  # everything was masked
        return data, ""


def _proved(
    source: bytes, examination: Examination, plan: MaskingPlan, options: Options, progress: Progress
) -> tuple[bytes, RedactionReport]:
    """Write and verify in memory; see `producing.in_rounds`."""
    recognizers = recognising.of_the_rescan(options, progress)

    def attempt(making: Making, second: SecondReading) -> tuple[bytes, RedactionReport]:
        return making.written.data, making.proved(making.written.data, second, *recognizers)

    from engine.pipeline import producing  # as in `produce`

    return producing.in_rounds(source, examination, plan, options, progress, attempt)


def kept_in(folder: Path, examination: Examination) -> Examination:
    """Return the examination of a document whose copy keeps these folders, which may say what is masked."""
    return replace(examination, document=replace(examination.document, folder=folder))


def redact(source: bytes, path: Path, options: Options, progress: Progress = SILENT) -> Redacted:
    """Run the whole pipeline on a file in memory, without writing to the disk; the bytes returned are verified.

    Args:
        path: the name of the document, with the folders that the copy keeps; nothing is read from there.

    Raises:
        InputError, VerificationFailed, CannotMakeSafe and the other errors of `examine`, `plan` and `produce`.
    """
    options = with_secret(options)
    examination = kept_in(path.parent, examine_bytes(source, path, options, progress))
    document = examination.document
    options = with_writing(options, document)
    data, report = _proved(source, examination, plan(examination, options, progress), options, progress)
    from engine.pipeline.producing import Redacted  # as in `produce`

    return Redacted(data, report, document.kind, len(document.text.split()))


def at_threshold(examination: Examination, threshold: float) -> Examination:
    """Return the examination as with another `Options.risk_threshold`, without measuring again.

    It is unchanged where re-identification was measured, which replaces the threshold.
    """
    if examination.risk.reidentification:
        return examination
    found = combine.at(examination.entities, examination.risk, threshold)
    return replace(examination, risk=found)
