"""Languages of the window, and translation of the engine's sentences.

Words of the window go through Qt's `tr` and `translate`. Words of the engine, which knows no Qt, are translated here:
by their English form where they are templates or whole (`engine_words`), and by the template that they were made from
where they come filled in (`sentence`). `resources/i18n` holds the translators' files and explains them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.core.catalogue import Catalogue
from engine.core.message import Message
from engine.core.resources import find

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "nb": "Norsk bokmål",
}
ENGINE = "engine"
"""The translation context of the engine's sentences."""
WORDS = "words"
"""The translation context of tables of words."""
_ENGLISH = "en"
_THREAT = re.compile(r" \([PD]\d\d\w?\)")
"""References to the list of threats, which the report names and a user of the window does not know."""

Key = TypeVar("Key")


class Words(Mapping[Key, str]):
    """A table of English words that is read in the language of the window. `names` are the same in all languages."""

    def __init__(self, english: Mapping[Key, str], *, names: Mapping[Key, str] | None = None) -> None:
        self._english, self._names = english, names or {}

    def __getitem__(self, key: Key) -> str:
        return self._names[key] if key in self._names else words(self._english[key])

    def __iter__(self) -> Iterator[Key]:
        return iter((*self._english, *self._names))

    def __len__(self) -> int:
        return len(self._english) + len(self._names)


def system_language() -> str:
    """Return the first of the user's system languages that Sable speaks; English if none."""
    wanted = (name.split("-")[0].replace("no", "nb").replace("nn", "nb") for name in QLocale().uiLanguages())
    return next((each for each in wanted if each in LANGUAGES), _ENGLISH)


def install(application: QCoreApplication, language: str) -> None:
    """Switch to this language for all later text; what is shown already stays.

    English is always installed too, for its singular and plural forms.
    """
    global _language
    for known in application.findChildren(QTranslator):
        application.removeTranslator(known)
        known.deleteLater()
    for name in dict.fromkeys((_ENGLISH, language)):
        translator = QTranslator(application)
        translator.load(str(find(f"i18n/sable_{name}.qm")))
        application.installTranslator(translator)
    qt = QTranslator(application)  # Qt's own dialogs and names of keys
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    QLocale.setDefault(QLocale(language) if language != _ENGLISH else QLocale.system())
    _language = language


def catalogue() -> Catalogue:
    """Return the catalogue of the engine's sentences in the language of the window."""
    return Catalogue(_language)


def say(message: Message) -> str:
    """Return the sentence of a message of the engine in the language of the window."""
    return catalogue().say(message)


def words(english: str) -> str:
    """Return the translation of a word of a table."""
    return QCoreApplication.translate(WORDS, english)


def engine_words(english: str) -> str:
    """Return the translation of a whole sentence of the engine, or of a template with its fields still in it."""
    return QCoreApplication.translate(ENGINE, english)


def sentence(english: str) -> str:
    """Return the translation of a filled-in sentence of the engine; English if there is none."""
    shown = _THREAT.sub("", english)
    return shown if _language == _ENGLISH else _translated(shown)


def _translated(english: str) -> str:
    for known in (english, english[:1].upper() + english[1:]):
        if (found := engine_words(known)) != known:
            return found
        for template, form in _templates():
            if fields := form.fullmatch(known):
                return engine_words(template).format(*map(_translated, fields.groups()))
    parts = english.split(", ")
    return ", ".join(map(_translated, parts)) if len(parts) > 1 else english


@cache
def _templates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the templates of `resources/i18n/templates.json` as patterns, in the file's order: the most specific
    first.
    """
    templates: list[str] = json.loads(find("i18n/templates.json").read_text(encoding="utf-8"))
    return tuple((each, re.compile(_FIELD.sub("(.+?)", re.escape(each)))) for each in templates)


_FIELD = re.compile(r"\\\{\d+\\\}")
_language = _ENGLISH
