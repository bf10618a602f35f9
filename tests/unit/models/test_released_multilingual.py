"""The released network for other languages is small, complete, and finds people in each of its languages."""

from __future__ import annotations

import json

import onnx
import pytest

from engine.core.progress import Silent
from engine.core.resources import find, released
from engine.core.types import Kind
from engine.detection.networks import neural
from engine.lab.training import graph
from engine.models import tagger
from engine.models.files import WEIGHTS
from engine.models.network import NetworkShape

FOLDER = "models/multilingual"
MOST = 90e6
"""Bytes of all networks together."""
SENTENCES = {
    "de": ("Zeugin ist Frau Wiebke Feddersen, geb. Thomsen, wohnhaft in Niebüll.", "Wiebke Feddersen"),
    "fr": ("Madame Gaëlle Kervella, née le 3 mai 1971 à Quimper, est infirmière.", "Gaëlle Kervella"),
    "es": ("Don Eusebio Larrañaga Otero, hijo de Ramón, compareció ayer en Lugo.", "Eusebio Larrañaga Otero"),
    "pt": ("O arguido Belmiro Quintas Sarmento foi detido em Viseu.", "Belmiro Quintas Sarmento"),
    "da": ("Vidnet Thyra Bisgaard forklarede, at hun bor i Skive.", "Thyra Bisgaard"),
    "nb": ("Fastlegen, Torleiv Skarpnes, fikk brevet fra datteren.", "Torleiv Skarpnes"),
}


def test_the_graph_is_that_of_the_weights() -> None:
    folder = find(f"{FOLDER}/{graph.GRAPH}").parent
    shape = NetworkShape(**json.loads((folder / "config.json").read_text(encoding="utf-8")))
    assert onnx.load(folder / graph.GRAPH, load_external_data=False) == graph.build(folder / WEIGHTS, shape)


def test_all_networks_together_are_small_enough_to_release() -> None:
    assert tagger.has_multilingual()
    assert sum(find(name).stat().st_size for name in released() if name.startswith("models/")) <= MOST


@pytest.mark.model
@pytest.mark.parametrize("language", SENTENCES)
def test_it_finds_people_in_each_language(language: str) -> None:
    text, name = SENTENCES[language]
    mentions = neural.find(text, tagger.load_multilingual().tag(text, Silent()))
    people = [each for each in mentions if each.kind is Kind.PERSON]
    start = text.index(name)
    assert any(each.start <= start and each.end >= start + len(name) for each in people)


@pytest.mark.model
def test_the_same_text_is_read_alike_beside_other_text() -> None:
    network = tagger.load_multilingual()
    text, _ = SENTENCES["de"]
    alone, again = (network.tag(text, Silent()) for _ in range(2))
    assert (alone.labels == again.labels).all()


@pytest.mark.model
def test_text_beyond_the_longest_stretch_that_it_learned_from_changes_nothing() -> None:
    network = tagger.load_multilingual()
    text, _ = SENTENCES["fr"]
    found = [network.tag(f"{text} " * 20 + end, Silent()) for end in ("", "Voir le dossier. " * 60)]
    assert min(len(each.starts) for each in found) > tagger.MULTILINGUAL_WINDOW
    near = tagger.MULTILINGUAL_WINDOW - tagger.OVERLAP
    assert (found[0].labels[:near] == found[1].labels[:near]).all()
