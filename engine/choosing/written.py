"""From a plan to what is written."""

from __future__ import annotations

import secrets
from dataclasses import replace

from engine import masking
from engine.choosing import knowledge
from engine.choosing.settings import settle
from engine.options import Options
from engine.progress import Progress
from engine.types import Examination, MaskingPlan, Redaction

_SECRET = 16  # bytes


def redactions(
    examination: Examination, plan: MaskingPlan, options: Options, progress: Progress
) -> tuple[Redaction, ...]:
    """Every stretch of text that goes, by plan or under an area, with what stands in its place.

    Moved dates and invented values are the same in two calls only with `Options.secret`; see `with_secret`.
    """
    document = examination.document
    found = masking.redactions(
        document.text,
        examination.entities,
        plan,
        style=settle(options).mask,
        secret=options.secret,
        person=options.person,
        avoid=lambda value: knowledge.points_to_somebody(value, options, progress),
    )
    grown = masking.with_leaders(document.text, masking.with_readings(document, found))
    return masking.with_areas(document, grown, options.areas)


def with_secret(options: Options) -> Options:
    """With a secret of this run, unless the person gave one: so that companions of a file say what stands in it."""
    return options if options.secret else replace(options, secret=secrets.token_hex(_SECRET))
