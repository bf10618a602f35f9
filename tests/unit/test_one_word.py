"""Each language of the window has one word for each key term, wherever the English sentence has the term."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "i18n"
_NOT_SAID = re.compile(r"\{[^}]*\}|--\w+|\b(box|label), label\b")
"""What stays as it is in every language: places for words, and options."""
_REFERRED_TO = re.compile(r"\{next-undecided\}|^You decide, or you leave it")
"""Sentences that may say "it" for a finding."""
_TERMS = {
    "finding": (r"\bfindings?\b|\bfinding\(s\)", r"^Finding what"),
    "policy": (r"\bpolic(y|ies)\b", r"policy (no\.|or contract)|foreign policy|policy, claim|insurance policy"),
    "box": (r"(?<!post )(?<!text )(?<!grey )(?<!hatched )\bbox(es)?\b(?!, label)", "check box"),
    "undecided": (r"\bundecided\b", r"^$"),
}
"""English words of each term, and sentences in which they mean something else."""
_WORDS = {
    "de": {"finding": "fund", "policy": "richtlinie", "box": "k[aä]st", "undecided": "unentschieden"},
    "fr": {"finding": "élément", "policy": "règles", "box": "cadre", "undecided": "décid"},
    "es": {"finding": "hallazgo", "policy": "reglas", "box": "recuadro", "undecided": "(sin|por) decidir"},
    "pt": {"finding": "achado", "policy": "política", "box": "tarja", "undecided": "por decidir"},
    "da": {"finding": "fund", "policy": "regelsæt", "box": "boks", "undecided": "uafkl?ar"},
    "nb": {"finding": "funn", "policy": "regelsett", "box": "boks", "undecided": "uavklar"},
}


def _said(language: str) -> Iterator[tuple[str, str]]:
    for message in ElementTree.parse(_FOLDER / f"sable_{language}.ts").iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source", ""), " ".join(translation.itertext())


@pytest.mark.parametrize("term", _TERMS)
@pytest.mark.parametrize("language", _WORDS)
def test_a_language_has_one_word_for_a_term(language: str, term: str) -> None:
    english, another = _TERMS[term]
    missing = {
        source: translated
        for source, translated in _said(language)
        if re.search(english, _NOT_SAID.sub("", source), re.IGNORECASE)
        and not re.search(another, source)
        and not _REFERRED_TO.search(source)
        and not re.search(_WORDS[language][term], translated, re.IGNORECASE)
    }
    assert missing == {}
