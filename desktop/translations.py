"""The languages of the window.

Words of the window go through Qt's `tr` and `translate`. Words of the engine, which knows no Qt, are translated here:
by their English form where they are templates or whole (`engine_words`), and by the template that they were made from
where they come filled in (`sentence`). `resources/i18n` holds what translators work on, and says how.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.core.resources import find

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "nb": "Norsk bokmål",
}
ENGINE = "engine"
"""The context of what the engine says."""
WORDS = "words"
"""The context of tables of words."""
_ENGLISH = "en"
_THREAT = re.compile(r" \([PD]\d\d\w?\)")
"""Rows of the list of threats, which the report names and no person knows."""

Key = TypeVar("Key")


class Words(Mapping[Key, str]):
    """A table of English words that is read in the language of the window. `names` are the same in all."""

    def __init__(self, english: Mapping[Key, str], *, names: Mapping[Key, str] | None = None) -> None:
        self._english, self._names = english, names or {}

    def __getitem__(self, key: Key) -> str:
        return self._names[key] if key in self._names else words(self._english[key])

    def __iter__(self) -> Iterator[Key]:
        return iter((*self._english, *self._names))

    def __len__(self) -> int:
        return len(self._english) + len(self._names)


def system_language() -> str:
    """The first of the languages that the person has chosen for this computer in which Sable can speak."""
    wanted = (name.split("-")[0].replace("no", "nb").replace("nn", "nb") for name in QLocale().uiLanguages())
    return next((each for each in wanted if each in LANGUAGES), _ENGLISH)


def install(application: QCoreApplication, language: str) -> None:
    """Speak this language from now on: what is shown already stays as it is. English has forms for one and several."""
    global _language
    for known in application.findChildren(QTranslator):
        application.removeTranslator(known)
        known.deleteLater()
    for name in dict.fromkeys((_ENGLISH, language)):
        translator = QTranslator(application)
        translator.load(str(find(f"i18n/sable_{name}.qm")))
        application.installTranslator(translator)
    qt = QTranslator(application)  # what Qt says itself: its dialogs, and the names of keys
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    QLocale.setDefault(QLocale(language) if language != _ENGLISH else QLocale.system())
    _language = language


def words(english: str) -> str:
    """Of a table."""
    return QCoreApplication.translate(WORDS, english)


def engine_words(english: str) -> str:
    """A whole sentence of the engine's, or a template with its fields still in it."""
    return QCoreApplication.translate(ENGINE, english)


def sentence(english: str) -> str:
    """A sentence of the engine's that comes with its fields filled in; one that nobody translated stays English."""
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
    """Those of `resources/i18n/templates.json`, what says most first."""
    templates: list[str] = json.loads(find("i18n/templates.json").read_text(encoding="utf-8"))
    return tuple((each, re.compile(_FIELD.sub("(.+?)", re.escape(each)))) for each in templates)


_FIELD = re.compile(r"\\\{\d+\\\}")
_language = _ENGLISH
