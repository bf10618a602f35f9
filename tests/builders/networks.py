"""Tiny networks in folders, as a person might drop them in. They find the words that they were told to, by hand."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from torch import nn
from transformers import (
    BertConfig,
    BertForMaskedLM,
    BertForTokenClassification,
    BertTokenizer,
    DistilBertConfig,
    DistilBertForTokenClassification,
    PreTrainedTokenizerFast,
    RobertaConfig,
    RobertaForMaskedLM,
    RobertaForTokenClassification,
)
from transformers.utils import logging

from engine.background.adversaries.network import NetworkAdversary, trained
from engine.background.profiles import Profile
from engine.core.progress import Progress
from engine.models import encoder, reidentifier
from engine.models.encoder import SpanTagger
from engine.models.network import HIDDEN_PIECE, START_PIECE, NetworkShape
from engine.models.pieces import UNKNOWN
from engine.models.reidentifier import ReidentifierShape
from engine.models.tagger import Tagger

LABELS = ("O", "B-PER", "I-PER")
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WIDTH = 16
POSITIONS = 48
TEXT = "Quillon met the others in Saltby harbour before noon; the others left for the harbour again. Zoë 👩‍⚖️ 漢字."


def bert(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    """Word pieces, BERT. `found`: labels of the words that it finds, in lower case; all else is `labels[0]`."""
    tokenizer = _word_pieces(found)
    network = BertForTokenClassification(BertConfig(**_sizes(tokenizer), **_labelled(labels)))
    return _save(folder, _finding(network, tokenizer, found), tokenizer)


def distilbert(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    tokenizer = _word_pieces(found)
    names = {"hidden_size": "dim", "num_hidden_layers": "n_layers", "num_attention_heads": "n_heads"}
    names["intermediate_size"] = "hidden_dim"
    sizes = {names.get(name, name): value for name, value in _sizes(tokenizer).items()}
    network = DistilBertForTokenClassification(DistilBertConfig(**sizes, **_labelled(labels)))
    return _save(folder, _finding(network, tokenizer, found), tokenizer)


def roberta(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    """Byte-level pairs, RoBERTa: a letter of another script is several pieces. A word to find follows a space."""
    tokenizer = _byte_pairs(found)
    network = RobertaForTokenClassification(RobertaConfig(**_sizes(tokenizer), **_labelled(labels)))
    after_space = {f"Ġ{word}": label for word, label in found.items()}
    return _save(folder, _finding(network, tokenizer, after_space), tokenizer)


def masked_bert(folder: Path, *, positions: int = 320) -> Path:
    """A masked language model that knows nothing, but listens."""
    torch.manual_seed(7)
    tokenizer = _word_pieces(TEXT.lower().split())
    network = BertForMaskedLM(BertConfig(**_sizes(tokenizer, positions), initializer_range=1.0))
    return _save(folder, _listening(network), tokenizer)


def masked_roberta(folder: Path) -> Path:
    torch.manual_seed(7)
    tokenizer = _byte_pairs(TEXT.split())
    network = RobertaForMaskedLM(RobertaConfig(**_sizes(tokenizer, 320), initializer_range=1.0))
    return _save(folder, _listening(network), tokenizer)


def _word_pieces(known: Iterable[str]) -> PreTrainedTokenizerFast:
    characters = string.ascii_lowercase + string.digits + string.punctuation
    words = [*SPECIAL, *known, *characters, *(f"##{character}" for character in characters)]
    return BertTokenizer(vocab={word: number for number, word in enumerate(dict.fromkeys(words))})


def _byte_pairs(known: Iterable[str]) -> PreTrainedTokenizerFast:
    pieces = Tokenizer(models.BPE())
    pieces.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    pieces.decoder = decoders.ByteLevel()
    names = {"bos": "<s>", "pad": "<pad>", "eos": "</s>", "unk": "<unk>", "mask": "<mask>"}
    trainer = trainers.BpeTrainer(
        special_tokens=list(names.values()), initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    pieces.train_from_iterator([TEXT, *(f" {word}" for word in known for _ in range(9))] * 3, trainer)
    pieces.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=False)
    return PreTrainedTokenizerFast(tokenizer_object=pieces, **{f"{name}_token": piece for name, piece in names.items()})


def recognizer(folder: Path) -> Path:
    """Write the files of `sable train recognizer`, with an untrained network."""
    torch.manual_seed(5)
    unused = [f"[unused{number}]" for number in range(max(HIDDEN_PIECE, START_PIECE))]
    words = [UNKNOWN, *unused, *string.ascii_lowercase, *(f"##{letter}" for letter in string.ascii_lowercase)]
    model = SpanTagger(NetworkShape(vocabulary=len(words), width=8, layers=1, attention_heads=2, inner_width=16))
    folder.mkdir(parents=True, exist_ok=True)
    encoder.save(model, folder / "weights.safetensors", folder / "config.json")
    (folder / "vocab.txt").write_text("\n".join(words), encoding="utf-8")
    return folder


def _sizes(tokenizer: PreTrainedTokenizerFast, positions: int = POSITIONS) -> dict[str, int]:
    return {
        "vocab_size": len(tokenizer),
        "hidden_size": WIDTH,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "intermediate_size": 8,
        "max_position_embeddings": positions,
        "pad_token_id": tokenizer.pad_token_id,
    }


def _labelled(labels: tuple[str, ...]) -> dict[str, object]:
    numbered = dict(enumerate(labels))
    return {"id2label": numbered, "label2id": {label: number for number, label in numbered.items()}}


def _finding(network: nn.Module, tokenizer: PreTrainedTokenizerFast, found: Mapping[str, str]) -> nn.Module:
    """Silence all layers: a piece's own embedding decides, with one direction for each label, the last for none."""
    labels = network.config.label2id
    with torch.no_grad():
        for name, weight in network.named_parameters():
            is_norm = "norm" in name.lower() and name.endswith("weight")
            weight.fill_(1.0 if is_norm else 0.0)
        words = network.get_input_embeddings().weight
        words[:, -1] = 4.0
        for word, label in found.items():
            words[tokenizer.convert_tokens_to_ids(word)] = 0.0
            words[tokenizer.convert_tokens_to_ids(word), labels[label]] = 4.0
        head = network.classifier.weight
        head[0, -1] = 9.0
        for number in range(1, len(labels)):
            head[number, number] = 9.0
    return network


def _listening(network: nn.Module) -> nn.Module:
    """Set equal attention to all pieces."""
    with torch.no_grad():
        for name, weight in network.named_parameters():
            if ".query." in name or ".key." in name:
                weight.zero_()
    return network


def _save(folder: Path, network: nn.Module, tokenizer: PreTrainedTokenizerFast) -> Path:
    logging.disable_progress_bar()
    network.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def untrained_adversary(profiles: Sequence[Profile], tagger: Tagger, progress: Progress) -> NetworkAdversary:
    """Return the adversary whose network was not trained to match texts with profiles: it compares mean states.

    With the released recognizer's encoder it finds hardly anybody: that was trained to tell names from other words.
    """
    width = tagger.model.shape.width
    model = reidentifier.untrained(tagger, ReidentifierShape(layers=0, shared=width))
    with torch.no_grad():
        for reader in (model.documents, model.profiles):
            reader.side.projection[:width] = torch.eye(width)
    return trained(profiles, model, progress)
