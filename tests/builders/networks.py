"""Tiny networks in folders, as a person might drop them in. They find the words that they were told to, by hand."""

from __future__ import annotations

import string
from collections.abc import Mapping
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import (
    BertConfig,
    BertForTokenClassification,
    BertTokenizer,
    DistilBertConfig,
    DistilBertForTokenClassification,
    PreTrainedTokenizerFast,
    RobertaConfig,
    RobertaForTokenClassification,
)
from transformers.utils import logging

from engine.models import encoder
from engine.models.encoder import HIDDEN_PIECE, START_PIECE, Shape, SpanTagger
from engine.models.pieces import UNKNOWN

LABELS = ("O", "B-PER", "I-PER")
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WIDTH = 16
POSITIONS = 48
TEXT = "Quillon met the others in Saltby harbour before noon; the others left for the harbour again. Zoë 👩‍⚖️ 漢字."


def bert(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    """Word pieces, BERT. `found`: labels of the words that it finds, in lower case; all else is `labels[0]`."""
    characters = string.ascii_lowercase + string.digits + string.punctuation
    words = [*SPECIAL, *found, *characters, *(f"##{character}" for character in characters)]
    tokenizer = BertTokenizer(vocab={word: number for number, word in enumerate(dict.fromkeys(words))})
    config = BertConfig(**_sizes(tokenizer, labels))
    return _save(folder, BertForTokenClassification(config), tokenizer, found)


def distilbert(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    bert(folder, found, labels=labels)
    tokenizer = BertTokenizer.from_pretrained(folder)
    sizes = _sizes(tokenizer, labels)
    names = {"hidden_size": "dim", "num_hidden_layers": "n_layers", "num_attention_heads": "n_heads"}
    names["intermediate_size"] = "hidden_dim"
    config = DistilBertConfig(**{names.get(name, name): value for name, value in sizes.items()})
    return _save(folder, DistilBertForTokenClassification(config), tokenizer, found)


def roberta(folder: Path, found: Mapping[str, str], *, labels: tuple[str, ...] = LABELS) -> Path:
    """Byte-level pairs, RoBERTa: a letter of another script is several pieces. A word to find follows a space."""
    pieces = Tokenizer(models.BPE())
    pieces.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    pieces.decoder = decoders.ByteLevel()
    special = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(special_tokens=special, initial_alphabet=alphabet, show_progress=False)
    pieces.train_from_iterator([TEXT, *(f" {word}" for word in found for _ in range(9))] * 3, trainer)
    pieces.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=False)
    names = {
        "bos_token": "<s>",
        "eos_token": "</s>",
        "unk_token": "<unk>",
        "pad_token": "<pad>",
        "mask_token": "<mask>",
    }
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=pieces, **names)
    config = RobertaConfig(**_sizes(tokenizer, labels))
    return _save(
        folder, RobertaForTokenClassification(config), tokenizer, {f"Ġ{word}": label for word, label in found.items()}
    )


def recognizer(folder: Path) -> Path:
    """What `sable train recognizer` writes, with a network that knows nothing."""
    torch.manual_seed(5)
    unused = [f"[unused{number}]" for number in range(max(HIDDEN_PIECE, START_PIECE))]
    words = [UNKNOWN, *unused, *string.ascii_lowercase, *(f"##{letter}" for letter in string.ascii_lowercase)]
    model = SpanTagger(Shape(vocabulary=len(words), width=8, layers=1, attention_heads=2, inner_width=16))
    folder.mkdir(parents=True, exist_ok=True)
    encoder.save(model, folder / "weights.safetensors", folder / "config.json")
    (folder / "vocab.txt").write_text("\n".join(words), encoding="utf-8")
    return folder


def _sizes(tokenizer: PreTrainedTokenizerFast, labels: tuple[str, ...]) -> dict[str, object]:
    return {
        "vocab_size": len(tokenizer),
        "hidden_size": WIDTH,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "intermediate_size": 8,
        "max_position_embeddings": POSITIONS,
        "id2label": dict(enumerate(labels)),
        "label2id": {label: number for number, label in enumerate(labels)},
        "pad_token_id": tokenizer.pad_token_id,
    }


def _save(folder: Path, model: torch.nn.Module, tokenizer: PreTrainedTokenizerFast, found: Mapping[str, str]) -> Path:
    """With all layers silent: a piece's own embedding decides, with one direction for each label, the last for none."""
    labels = model.config.label2id
    with torch.no_grad():
        for name, weight in model.named_parameters():
            is_norm = "norm" in name.lower() and name.endswith("weight")
            weight.fill_(1.0 if is_norm else 0.0)
        words = model.get_input_embeddings().weight
        words[:, -1] = 4.0
        for word, label in found.items():
            words[tokenizer.convert_tokens_to_ids(word)] = 0.0
            words[tokenizer.convert_tokens_to_ids(word), labels[label]] = 4.0
        head = model.classifier.weight
        head[0, -1] = 9.0
        for number in range(1, len(labels)):
            head[number, number] = 9.0
    logging.disable_progress_bar()
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder
