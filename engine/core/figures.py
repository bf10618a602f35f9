"""Figures: numbers in sentences, with the signs between thousands and before decimals that a language writes."""

from __future__ import annotations

from string import Formatter

_FIXED_SPACE = "\u00a0"
_SIGNS = {"da": ".,", "de": ".,", "es": ".,", "fr": f"{_FIXED_SPACE},", "nb": f"{_FIXED_SPACE},", "pt": ".,"}
"""The sign between thousands and that before decimals; other languages write both as English, and no space before %."""
_ENGLISH = ",."


def written(figure: str, language: str) -> str:
    """Return a number in English signs, such as "70,000", "0.45" or "78%", in those of a language."""
    shown = figure.translate(str.maketrans(_ENGLISH, _SIGNS.get(language, _ENGLISH)))
    return shown.replace("%", f"{_FIXED_SPACE}%") if language in _SIGNS else shown


class Figures(Formatter):
    """A filler of templates, like `str.format`, that writes numbers with a format ("{people:,}") as a language does."""

    def __init__(self, language: str) -> None:
        self._language = language

    def format_field(self, value: object, format_spec: str) -> str:
        """Return a field in words; a number without a format, such as that of a page, stays as it is."""
        shown = super().format_field(value, format_spec)
        return written(shown, self._language) if format_spec and isinstance(value, int | float) else shown
