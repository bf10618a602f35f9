"""Languages of the window, and the catalogue of the engine's sentences in the language of the window.

Words of the window go through Qt's `tr` and `translate`. The engine, which knows no Qt, has a catalogue of its own
(`engine.core.catalogue`). `resources/i18n` holds the translators' files of both and explains them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.core.catalogue import Catalogue
from engine.core.figures import written
from engine.core.message import Message
from engine.core.resources import find
from engine.core.sentences import SENTENCES

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "da": "Dansk",
    "nb": "Norsk bokmål",
    "pt": "Português",
}
_TERRITORIES = {"en": "en_GB", "pt": "pt_PT"}
"""Locales of languages whose first country, for Qt, writes otherwise than the translation: dates and numbers."""
_OF_QT = {"pt": "pt_BR"}
"""Qt's translations of its own words, where they have another name than the language."""
WORDS = "words"
"""The translation context of tables of words."""
_ENGLISH = "en"

Key = TypeVar("Key")


class Words(Mapping[Key, str]):
    """A table of English words that is read in the language of the window. `names` are the same in all languages."""

    def __init__(self, english: Mapping[Key, str], *, names: Mapping[Key, str] | None = None) -> None:
        self._english, self._names = english, names or {}

    @property
    def english(self) -> Iterable[str]:
        """The words that are translated, in English."""
        return self._english.values()

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
    if qt.load(
        f"qtbase_{_OF_QT.get(language, language)}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ):
        application.installTranslator(qt)
    QLocale.setDefault(_locale(language))
    _language = language


def _locale(language: str) -> QLocale:
    """Return the forms of dates and numbers: in English those of the user's system, unless it has none."""
    system = QLocale.system()
    if language == _ENGLISH and system.language() is not QLocale.Language.C:
        return system
    return QLocale(_TERRITORIES.get(language, language))


def language() -> str:
    """Return the code of the language of the window."""
    return _language


def catalogue() -> Catalogue:
    """Return the catalogue of the engine's sentences in the language of the window."""
    return Catalogue(_language)


def say(message: Message) -> str:
    """Return the sentence of a message of the engine in the language of the window."""
    return Catalogue(_language, _REWORDED).say(message)


def figure(number: int) -> str:
    """Return a number with the sign between thousands of the language of the window: "70,000"."""
    return written(f"{number:,}", _language)


def named(code: str) -> str:
    """Return the words of a code of the engine without arguments, such as the name of a check."""
    return catalogue().named(code)


_REWORDED = {
    "structure.problem": "{problem}",
    "terms.marked": str(SENTENCES["entry.reviewer-marked"]),
    "decided.user": str(SENTENCES["entry.reviewer-decided"]),
}
"""Sentences of the engine that the window says in other words: it names no row of the list of threats, and who decided
or marked something may be another reviewer.
"""


def words(english: str) -> str:
    """Return the translation of a word of a table."""
    return QCoreApplication.translate(WORDS, english)


def engine_words(english: str) -> str:
    """Return the translation of a sentence or a template of the engine's tables, or of a bundled policy."""
    return catalogue()(english)


_language = _ENGLISH
