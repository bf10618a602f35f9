"""Inspection of a released file, redacted by any tool: hidden content, and masked text that leaks."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine import documents, planning, sandbox
from engine.core import disk
from engine.core.options import MaskStyle, Options
from engine.core.progress import Progress, Stage
from engine.core.types import Concealed, Document, DocumentKind, Examination, MaskingPlan, Redaction
from engine.detection.own import term_search
from engine.documents import hidden
from engine.verify import leftovers
from engine.verify.leftovers import Leftover, Seek

_BETWEEN_TERMS = "\n\n"


def find_hidden(path: Path, options: Options, progress: Progress) -> tuple[Concealed, ...]:
    """Return the hidden content of a file; `documents.hidden.count` makes a short list of it.

    Raises:
        InputError: it can't be read completely, so its hidden content is unknown.
        Cancelled: the user asked to stop.
    """
    source = disk.read(path)
    finding = partial(hidden.find, source, password=options.password)
    return sandbox.run(finding, tuple[Concealed, ...], Stage.INSPECT, progress, of=source)


def looks_like(path: Path, progress: Progress) -> tuple[str, ...]:
    """Return the format of a text file that is no plain text, a key of `engine.core.problems.PROBLEMS`, if any.

    Raises:
        InputError: it can't be read.
        Cancelled: the user asked to stop.
    """
    source = disk.read(path)
    return sandbox.run(partial(documents.looks_like, source), tuple[str, ...], Stage.INSPECT, progress, of=source)


def find_leftovers(
    original: Examination, plan: MaskingPlan, released: Path, options: Options, progress: Progress
) -> tuple[Leftover, ...]:
    """Return what the plan masks in the original and can still be found in the released file.

    Raises:
        InputError: see `verify.leftovers.find`.
    """
    labels = MaskStyle.LABEL  # the released file may have them
    redactions = planning.planned_redactions(original.document.text, original.entities, plan, style=labels)
    return _find(original.document, redactions, released, options, progress)


def find_terms(released: Path, options: Options, progress: Progress) -> dict[str, Leftover]:
    """Return which of `options.terms` and `options.person` can still be found, and where, in any form.

    The search covers letters set apart, look-alikes, reversed spellings, and initials, inflections and user names of
    the person; and pictures, in `options.ocr_languages`.

    Raises:
        InputError: see `verify.leftovers.find`.
    """
    wanted = (*options.terms, *filter(None, (options.person,)))
    text = _BETWEEN_TERMS.join(wanted)
    redactions = []
    start = 0
    for each in wanted:
        redactions.append(Redaction(start, start + len(each)))
        start += len(each) + len(_BETWEEN_TERMS)
    asked = Document(released, DocumentKind.TXT, "", text, (), languages=options.ocr_languages)
    seek = partial(term_search.find, options.terms, options.person)
    found = _find(asked, tuple(redactions), released, options, progress, seek)
    return {text[each.redaction.start : each.redaction.end]: each for each in found}


def _find(
    original: Document,
    redactions: tuple[Redaction, ...],
    released: Path,
    options: Options,
    progress: Progress,
    seek: Seek | None = None,
) -> tuple[Leftover, ...]:
    if not redactions:
        return ()
    redacted = disk.read(released)
    finding = partial(leftovers.find, original, redactions, redacted, password=options.password, seek=seek)
    return sandbox.run(finding, tuple[Leftover, ...], Stage.VERIFY, progress, of=redacted)
