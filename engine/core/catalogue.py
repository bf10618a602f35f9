"""Catalogues: the sentences of messages, errors, notices and checks in one language, for a front end, reports and logs.

English is written in the engine; the other languages are in the translators' files `i18n/sable_*.ts` (Qt Linguist), of
which the context `engine` is read here without Qt. A catalogue is a plain value, so that any process can use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from xml.etree import ElementTree

from engine.core import resources
from engine.core.figures import Figures
from engine.core.message import Message
from engine.core.sentences import SENTENCES, Sentence

_ENGLISH = "en"
CONTEXT = "engine"
"""The translation context of the engine's sentences."""

_Forms = tuple[str, ...]
"""A translation: one form, or the form for one and that for several."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sentences of one language.

    Attributes:
        language: its code, such as "de".
        reworded: English sentences that the front end has in place of the engine's own, by code.
    """

    language: str = _ENGLISH
    reworded: Mapping[str, Sentence] = field(default_factory=dict, repr=False)

    def __call__(self, english: str) -> str:
        """Return the translation of an English sentence or template; the same where there is none."""
        return translations(self.language).get(english, (english,))[0]

    def say(self, message: Message) -> str:
        """Return the sentence of a message."""
        return self.words(message.code, dict(message.fields))

    def named(self, code: str) -> str:
        """Return the words of a code without arguments; the code itself where it has none, such as a user's model."""
        return self.words(code, {}) if code in SENTENCES else code

    def words(self, code: str, fields: Mapping[str, object]) -> str:
        """Return the sentence of a code with its arguments filled in."""
        if code == "literal":
            return self(str(fields["text"]))
        sentence = self.reworded.get(code) or SENTENCES[code]
        forms = translations(self.language).get(source(sentence)) or forms_of(sentence)
        template = forms[0] if len(forms) == 1 or _is_one(self.language, fields.get("count")) else forms[1]
        return Figures(self.language).vformat(
            template, (), {name: self._shown(value) for name, value in fields.items()}
        )

    def _shown(self, value: object) -> object:
        if isinstance(value, Message):
            return self.say(value)
        return ", ".join(map(self.say, value)) if isinstance(value, tuple) else value


ENGLISH = Catalogue()


def source(sentence: Sentence) -> str:
    """Return the words by which a translator's file names a sentence; of a pair the second, with Qt's sign %n."""
    return sentence if isinstance(sentence, str) else sentence[1].replace("{count}", "%n")


def forms_of(sentence: Sentence) -> _Forms:
    """Return the forms of a sentence, with {count} for the number."""
    return (sentence,) if isinstance(sentence, str) else sentence


def _is_one(language: str, count: object) -> bool:
    """Return whether a number takes the first form. French counts 0 like 1."""
    return count == 1 or (language == "fr" and count == 0)


@cache
def translations(language: str) -> dict[str, _Forms]:
    """Return the translations of the engine's sentences, by their English words; none for English."""
    if language == _ENGLISH:
        return {}
    contexts = ElementTree.parse(resources.find(f"i18n/sable_{language}.ts")).iter("context")  # noqa: S314 - our own file
    return {
        each.findtext("source", ""): forms
        for context in contexts
        if context.findtext("name") == CONTEXT
        for each in context.iter("message")
        if (forms := _forms(each))
    }


def _forms(message: ElementTree.Element) -> _Forms:
    """Return the forms of a finished translation, or nothing."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return ()
    several = tuple((each.text or "").replace("%n", "{count}") for each in translation.iter("numerusform"))
    return several or (translation.text or "",)
