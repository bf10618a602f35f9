"""Recognizers without networks, for verifications: they find at least what is planted as a control."""

from __future__ import annotations

from collections.abc import Callable

from engine import detection
from engine.core.progress import Silent
from engine.core.types import Mention

_PLANTED = {"email", "iban", "ip"}


def forms(text: str) -> tuple[Mention, ...]:
    """Find strings by their form alone."""
    found = detection.recognise(text, None, terms=(), person=None, progress=Silent())
    return tuple(each for each in found if each.subtype in _PLANTED)


def with_forms(recognise: Callable[[str], tuple[Mention, ...]]) -> Callable[[str], tuple[Mention, ...]]:
    """Find what `recognise` finds, and strings by their form."""
    return lambda text: (*recognise(text), *forms(text))
