"""Six people, and a network that knows nothing, for all adversaries."""

from __future__ import annotations

import pytest
import torch

from engine.background.profiles import Profile
from engine.models.encoder import SpanTagger
from engine.models.network import HIDDEN_PIECE, NetworkShape
from engine.models.pieces import UNKNOWN, load_vocabulary
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork

PROFILES = (
    Profile("Maren Tolvald", "Nurse in Bergen. She sails, writes poems and won a prize for The Blue Heron."),
    Profile("Leandro Albano", "Plumber in Lisbon. He sails and keeps pigeons."),
    Profile("Ines Duarte", "Teacher in Lisbon, known for poems about pigeons and rain."),
    Profile("Olu Adeyemi", "Judge in Lagos. He plays chess."),
    Profile("Petra Vogel", "Nurse in Kassel. She plays chess and the organ."),
    Profile("Tom Hale", "Driver in Saltby."),
)
DOCUMENT = (
    "Maren Tolvald of Bergen is a nurse. Nurses know her poems; Tolvald sailed, and wrote of a heron in the rain."
)


@pytest.fixture(scope="session")
def tagger(tmp_path_factory: pytest.TempPathFactory) -> Tagger:
    spelled = sorted(set("".join(f"{each.name} {each.text}" for each in PROFILES).lower()) - set(" .,"))
    known = "nurse lisbon bergen poems pigeons chess heron sails plumber judge in and of".split()
    pieces = [UNKNOWN, *known, *spelled, *(f"##{letter}" for letter in spelled), *".,;"]
    pieces += [f"[unused{number}]" for number in range(HIDDEN_PIECE + 1 - len(pieces))]
    path = tmp_path_factory.mktemp("words") / "vocab.txt"
    path.write_text("\n".join(pieces), encoding="utf-8")
    torch.manual_seed(3)
    model = SpanTagger(NetworkShape(vocabulary=len(pieces), width=24, layers=2, attention_heads=2, inner_width=32))
    torch.nn.init.normal_(model.encoder.embeddings.word_embeddings.weight)
    torch.nn.init.normal_(model.cases.weight)
    return Tagger(TorchNetwork(model.eval(), torch.device("cpu")), load_vocabulary(path))
