"""The recognizers as the pipeline runs them: with the networks and the user's own recognizers of the options."""

from __future__ import annotations

from functools import partial

from engine import detection
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Mention, Recognise, Structure
from engine.detection import own
from engine.models import folder
from engine.models.tagger import TaggedText


def mentions(
    text: str, tagged: TaggedText | None, structure: Structure | None, options: Options, progress: Progress
) -> tuple[Mention, ...]:
    """Return what all recognizers find; without `tagged`, those without networks."""
    added = folder.load(options.models, options.device).added if tagged is not None else ()
    return detection.recognise(
        text,
        tagged,
        added=[each.tag(text, progress) for each in added],
        terms=options.terms,
        person=options.person,
        progress=progress,
        structure=structure,
        own=own.of(options),
    )


def read(text: str, options: Options, progress: Progress) -> tuple[Mention, ...]:
    """Return what all recognizers find in a text without its document, which the networks read here."""
    networks = folder.load(options.models, options.device)
    structure = detection.layout.read(text)
    tagged = detection.reading.tag(text, networks, progress, structure=structure)
    return mentions(text, tagged, structure, options, progress)


def _by_rules(text: str, options: Options, progress: Progress) -> tuple[Mention, ...]:
    return mentions(text, None, None, options, progress)


def of_the_rescan(options: Options, progress: Progress) -> tuple[Recognise, Recognise | None]:
    """Return all recognizers for the re-scan, and those without networks; None where the user added networks, which may
    find parts of words.
    """
    everything = partial(read, options=options, progress=progress)
    added = folder.load(options.models, options.device).added
    return everything, None if added else partial(_by_rules, options=options, progress=progress)
