"""Pieces of the network for other languages lie at the characters of their text, without the space before them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer

from engine.core.progress import Silent
from engine.models import unigram
from engine.models.encoder import SpanTagger
from engine.models.network import NetworkShape
from engine.models.pieces import LetterCase, cut
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork

PIECES = [
    *((each, 0.0) for each in ("<s>", "<pad>", "</s>", "<unk>")),
    ("▁", -2.0), ("▁Frau", -3.0), ("▁Mül", -5.0), ("ler", -5.0), (",", -3.0), ("▁geb", -4.0), (".", -3.0),
    *((digit, -6.0) for digit in "0123456789"),
]  # fmt: skip


def a_tokenizer() -> Tokenizer:
    return unigram.tokenizer(PIECES)


def written(text: str) -> list[str]:
    found = cut(a_tokenizer(), text)
    return [text[start:end] for start, end in zip(found.starts, found.ends, strict=True)]


def test_pieces_lie_at_their_characters_without_the_space_before() -> None:
    assert written("Frau  Müller,\ngeb. 12") == ["Frau", "Mül", "ler", ",", "geb", ".", "", "1", "2"]


def test_a_letter_with_a_loose_accent_is_one_piece_with_both_characters() -> None:
    assert written("Mu\u0308ller") == ["Mu\u0308l", "ler"]


def test_every_character_that_is_no_space_belongs_to_a_piece() -> None:
    text = "\u200bFrau\u00a0Müller\u0007 謝 \ufeff12 " * 400
    found = cut(a_tokenizer(), text)
    seen = np.zeros(len(text), bool)
    for start, end in zip(found.starts, found.ends, strict=True):
        seen[start:end] = True
    assert all(seen[place] for place, each in enumerate(text) if each.isalnum())
    assert (found.cases == LetterCase.NONE).all()


def test_a_saved_tokenizer_cuts_alike(tmp_path: Path) -> None:
    unigram.save(PIECES, tmp_path / "pieces.tsv.gz")
    text = "Frau Müller, geb. 12"
    assert unigram.load(tmp_path / "pieces.tsv.gz").encode(text).ids == a_tokenizer().encode(text).ids


def test_a_space_that_is_a_piece_is_not_scored() -> None:
    torch.manual_seed(3)
    shape = NetworkShape(vocabulary=len(PIECES), width=8, layers=1, attention_heads=2, inner_width=16, start=0)
    tagger = Tagger(TorchNetwork(SpanTagger(shape).eval(), torch.device("cpu")), a_tokenizer())
    seen = []
    tagged = tagger.tag("Frau 12", Silent(), lambda pieces: seen.append(pieces()))
    assert list(zip(tagged.starts.tolist(), tagged.ends.tolist(), strict=True)) == [(0, 4), (5, 6), (6, 7)]
    assert len(tagged.labels) == len(tagged.masks) == len(tagged.states) == 3
    assert len(seen[-1].labels) == 3
