"""Every recognizer keeps the contract of recognizers. All people are invented."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import regex

from engine import detection
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Kind, Mention, Segment, TextPlace
from engine.detection import letters, own, patterns, structure
from engine.detection.abroad import traits
from engine.detection.finders import (
    acting,
    ages,
    announced,
    beginnings,
    chats,
    closing,
    halves,
    initialled,
    initials,
    listed,
    scripts,
    signing,
    uncapitalised,
    wrapped,
)
from engine.detection.lexicon import gazetteer
from engine.detection.networks import added_models, neural
from engine.detection.own import terms
from engine.detection.own.rules import OwnWordList, Pattern, entries
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText
from tests.unit.detection.recognizer_contract import RecognizerContract

_NAME = "Oona Brandt"


def _tagged(text: str) -> TaggedText:
    """Return the output of a network that knows the words of the name."""
    words = list(re.finditer(r"\w+", text))
    labels = np.zeros((len(words), len(LABELS)), np.float32)
    for row, word in enumerate(words):
        labels[row, LABELS.index("I-PERSON") if word[0] in _NAME.split() else 0] = 1
    starts, ends = (np.asarray([side(word) for word in words], np.int64) for side in (re.Match.start, re.Match.end))
    return TaggedText(starts, ends, labels, np.tile(np.eye(len(MASKS), dtype=np.float32)[0], (len(words), 1)))


_RULES: tuple[Pattern | OwnWordList, ...] = (
    Pattern("own.toml", "number", Kind.CODE, always=False, form=regex.compile(r"\bQX-\d{3}\b"), near=None, unless=None),
    OwnWordList("wards", Kind.LOC, always=False, entries=entries(["Heron Ward"])),
)
"""A pattern and a word list of a user."""


def _names(text: str) -> tuple[Mention, ...]:
    """Return mentions of the name by another recognizer."""
    found = re.finditer(_NAME, text)
    return tuple(Mention(*each.span(), Kind.PERSON, 0.9, "neural", literal("A name."), "name") for each in found)


class TestPatterns(RecognizerContract):
    module = patterns
    text = "Born on 12 March 1984, of 14 Old Mill Lane; call +44 20 7946 0958 or write to oona@example.org."

    def find(self, text: str) -> Iterable[Mention]:
        return patterns.find(text, progress=Silent())


class TestNeural(RecognizerContract):
    module = neural
    text = f"the letter came from {_NAME} and was read."

    def find(self, text: str) -> Iterable[Mention]:
        return neural.find(text, _tagged(text))


class TestAddedModels(TestNeural):
    module = added_models

    def find(self, text: str) -> Iterable[Mention]:
        return added_models.find(text, _tagged(text))


class TestTerms(RecognizerContract):
    module = terms
    text = f"It was {_NAME.upper()} who named the boat Blue-\nbird."

    def find(self, text: str) -> Iterable[Mention]:
        return terms.find(text, terms=("bluebird",), person=_NAME)


class TestGazetteer(RecognizerContract):
    module = gazetteer
    text = "She is a Norwegian plumber with asthma."

    def find(self, text: str) -> Iterable[Mention]:
        return gazetteer.find(text, progress=Silent())


class TestTraitsAbroad(RecognizerContract):
    module = traits
    text = "Die Patientin ist Krankenschwester und wohnt mit ihrem Mann in der Stadt. Sie hat seit Jahren Asthma."

    def find(self, text: str) -> Iterable[Mention]:
        return traits.find(text, ())


class TestAnnounced(RecognizerContract):
    module = announced
    text = "Name: Oona Brandt\nDate of birth: 12.03.1984\nWard: Heron\n"

    def find(self, text: str) -> Iterable[Mention]:
        return announced.values(text, structure.read(text))


class TestSigning(RecognizerContract):
    module = signing
    text = "Time     Entry                          Init\n00:40    Calling out. Turned.           DR\n"

    def find(self, text: str) -> Iterable[Mention]:
        return signing.find(text, structure.read(text))


class TestInitialled(RecognizerContract):
    module = initialled
    text = "Signature\tInitials\nSigned above\tQZT\n"

    def find(self, text: str) -> Iterable[Mention]:
        return initialled.find(text)


class TestChats(RecognizerContract):
    module = chats
    text = "[18:09] ana_r: late again\n[18:10] Boz: bring the key\n[18:11] ana_r: which one\n[18:12] Boz: the small\n"

    def find(self, text: str) -> Iterable[Mention]:
        return chats.find(text)


class TestInitials(RecognizerContract):
    module = initials
    text = "She was seen by Q. V. on the ward."

    def find(self, text: str) -> Iterable[Mention]:
        return initials.find(text)


class TestActing(RecognizerContract):
    module = acting
    text = "It was treated with a pacemaker. Suresh was in the room throughout."

    def find(self, text: str) -> Iterable[Mention]:
        return acting.find(text)


class TestScripts(RecognizerContract):
    module = scripts
    text = "She was seen by Иван Петров on the ward."

    def find(self, text: str) -> Iterable[Mention]:
        return scripts.find(text)


class TestAges(RecognizerContract):
    module = ages
    text = f"the sister, {_NAME} (27), came"

    def find(self, text: str) -> Iterable[Mention]:
        return ages.find(text, _names(text))


class TestBeginnings(RecognizerContract):
    module = beginnings
    text = "Petrov temp 38.2, cultures sent. Lindqvist for theatre. Brandt refused tea."

    def find(self, text: str) -> Iterable[Mention]:
        known = (each.span() for name in ("Lindqvist", "Brandt") for each in re.finditer(name, text))
        return beginnings.find(text, [Mention(*span, Kind.PERSON, 0.9, "neural", literal("read")) for span in known])


class TestListed(RecognizerContract):
    module = listed
    text = "1  Tolvan, W 81M  Hb 92\n4  Bredow 55F NBM"

    def find(self, text: str) -> Iterable[Mention]:
        return listed.find(text, _names(text))


class TestHalves(RecognizerContract):
    module = halves
    text = f"for {_NAME} and Comfort, whose visa is late"

    def find(self, text: str) -> Iterable[Mention]:
        return halves.find(text, _names(text))


class TestClosing(RecognizerContract):
    module = closing
    text = f"Ask {_NAME}.\n\nKind regards,\nHope"

    def find(self, text: str) -> Iterable[Mention]:
        return closing.find(text, _names(text))


class TestUncapitalised(RecognizerContract):
    module = uncapitalised
    text = f"Dear {_NAME}\n\nhi again\nthe boat left when oona came home"

    def find(self, text: str) -> Iterable[Mention]:
        return uncapitalised.find(text, _names(text))


class TestWrapped(RecognizerContract):
    module = wrapped
    text = f"Patient: {_NAME}          Seen: 3 May          Bed: 4\nR\n\nHer number is 0171 555\n0134 still."

    def find(self, text: str) -> Iterable[Mention]:
        return wrapped.find(text, structure.read(text), _names(text))


class TestLetters(RecognizerContract):
    module = letters
    text = "It was O o n a B r a n d t who came."

    def find(self, text: str) -> Iterable[Mention]:
        place = Segment(0, len(text), TextPlace(0, len(text)))
        document = Document(Path("x.txt"), DocumentKind.TXT, "", text, (place,))
        return letters.find(document, (), lambda _: (), terms=(), person=_NAME)


class TestOwn(RecognizerContract):
    module = own
    text = "The client of Heron Ward has the number QX-123."

    def find(self, text: str) -> Iterable[Mention]:
        return (mention for rule in _RULES for mention in rule.find(text))


def test_every_recognizer_keeps_the_contract() -> None:
    source = ast.parse(inspect.getsource(detection))
    calls = (
        each.func for each in ast.walk(source) if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute)
    )
    called = {
        getattr(detection, each.value.id)
        for each in calls
        if each.attr in ("find", "values") and isinstance(each.value, ast.Name)
    }
    known = {each.module for each in (*RecognizerContract.__subclasses__(), TestAddedModels)}
    assert len(called) > 10 and called <= known
