"""The language of the command line: how it is chosen, and its sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import messages
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import SableError

LANGUAGES = ("en", "de", "fr", "es", "pt", "nb", "da")
OPTION = "--language"
_SHORTEST = "--lan"  # to which the option may be cut
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_SAME = {"no": "nb", "nn": "nb"}

_spoken = ENGLISH


def chosen(line: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of a command line: that of its option, or that of the environment; English if neither is
    known.

    Read before the line is parsed, so that help and errors have the language, too.
    """
    return next((each for each in _wanted(line, environment) if each in LANGUAGES), ENGLISH.language)


def _wanted(line: Sequence[str], environment: Mapping[str, str]) -> Iterator[str]:
    for at, word in enumerate(line):
        if word == "--":
            break
        name, found, value = word.partition("=")
        if name.startswith(_SHORTEST) and OPTION.startswith(name):
            yield value if found else "".join(line[at + 1 : at + 2])
    # As in `setlocale`, the first variable that is not empty decides, also where it names no language: LC_ALL=C.
    locale = next(filter(None, map(environment.get, _VARIABLES)), "")
    language = locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()
    yield _SAME.get(language, language)


def use(language: str) -> None:
    """Speak this language from now on, for the rest of the process or until the next call."""
    global _spoken
    _spoken = Catalogue(language)


def catalogue() -> Catalogue:
    """Return the catalogue of the language that is spoken."""
    return _spoken


def say(code: str, **fields: object) -> str:
    """Return the sentence of a code of `engine.core.sentences`, with its arguments."""
    return _spoken.words(code, fields)


def translated(english: str) -> str:
    """Return the translation of English words that have no code, such as help, errors and notices."""
    return _spoken(english)


def error(failed: SableError) -> str:
    """Return the sentence for an error: what happened and what to do."""
    return messages.sentence(failed, _spoken)
