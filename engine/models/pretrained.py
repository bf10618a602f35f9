"""Loader of networks that others trained, with their tokenizers, in the layout of Hugging Face transformers.

No code of the folder is run: weights come from safetensors only, never from pickle, and code beside them is not read.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from tokenizers import Encoding, Tokenizer
from torch import Tensor, nn

from engine.core.errors import BadModel
from engine.core.options import Device
from engine.models import precision
from engine.models.files import otherwise, weight_files

LONGEST = 4096
"""Limit on the pieces in a window, even if the network could read more: memory grows with their square."""
OVERLAP = 64
"""Pieces that neighbouring windows share; a quarter of a window that is shorter than four times that."""

_OFFLINE = {"local_files_only": True, "trust_remote_code": False}


@dataclass(frozen=True, slots=True, eq=False)
class Pretrained:
    """A network of transformers on one device.

    The tokenizer returns offsets in characters, and cuts longer text into overlapping windows.

    Attributes:
        folder: name of the folder that it was loaded from.
        window: pieces that the network reads at once, including [CLS] and the like.
        hidden_piece: id of the piece that replaces a hidden one; None if it has none.
    """

    folder: str
    model: Any
    tokenizer: Tokenizer
    device: torch.device
    window: int
    hidden_piece: int | None

    @property
    def overlap(self) -> int:
        """Number of pieces that neighbouring windows share."""
        return min(OVERLAP, self.window // 4)

    def windows(self, text: str) -> list[Encoding]:
        """Return the pieces of the whole text, window by window; all but the last are full."""
        first = self.tokenizer.encode(text)
        return [first, *first.overflowing]

    def logits(self, ids: Tensor, present: Tensor) -> Tensor:
        """Return the head's logits (windows, length, classes) for `ids` and `present` (windows, length).

        Raises:
            BadModel: the network can't be run on this machine.
        """
        with otherwise(self.folder, "does-not-run"), torch.inference_mode(), precision.fast(self.device):
            logits: Tensor = self.model(input_ids=ids, attention_mask=present).logits
        return logits

    def numbers(self, logits: Tensor) -> Tensor:
        """Return the logits in single precision.

        Raises:
            BadModel: some are not finite; every comparison with NaN is false, so nothing would be found.
        """
        if not logits.isfinite().all():
            raise BadModel(folder=self.folder, problem="no-numbers")
        return logits.float()


def read(folder: Path, architecture: str, device: Device) -> Pretrained:
    """Load the network of `folder`, in single precision and ready to infer.

    Args:
        architecture: name of the class of transformers that chooses the network, such as AutoModelForMaskedLM.

    Raises:
        BadModel: something is missing or damaged, or belongs to another network; `problem` says what.
    """
    # Imported here: it takes seconds, and only networks of the user's own need it.
    import transformers
    from transformers import AutoConfig, AutoTokenizer
    from transformers.utils import logging

    logging.set_verbosity_error()
    logging.disable_progress_bar()
    weight_files(folder)
    with otherwise(folder.name, "unknown-architecture"):
        config = AutoConfig.from_pretrained(folder, **_OFFLINE)
    with otherwise(folder.name, "damaged-weights"):
        model, loading = getattr(transformers, architecture).from_pretrained(
            folder, config=config, use_safetensors=True, dtype=torch.float32, output_loading_info=True, **_OFFLINE
        )
    if type(model).__name__ not in config.architectures:
        raise BadModel(folder=folder.name, problem="unknown-architecture")
    if loading["missing_keys"]:  # would be initialised at random
        raise BadModel(folder=folder.name, problem="incomplete-weights")
    with otherwise(folder.name, "no-tokenizer"):
        tokenizer = AutoTokenizer.from_pretrained(folder, **_OFFLINE)
    if not tokenizer.is_fast:
        raise BadModel(folder=folder.name, problem="no-offsets")
    pieces = tokenizer.backend_tokenizer
    if pieces.get_vocab_size(with_added_tokens=False) <= len(
        tokenizer.all_special_ids
    ):  # a default tokenizer: there was no file
        raise BadModel(folder=folder.name, problem="no-tokenizer")
    if pieces.get_vocab_size() > model.get_input_embeddings().num_embeddings:
        raise BadModel(folder=folder.name, problem="other-tokenizer")
    window = min(_positions(model), tokenizer.model_max_length, LONGEST)
    where = torch.device(device)
    found = Pretrained(folder.name, model.to(where), pieces, where, window, tokenizer.mask_token_id)
    pieces.no_padding()
    pieces.enable_truncation(window, stride=found.overlap, direction="right")
    pieces.encode_special_tokens = True  # a "[SEP]" in a document is text
    return found


def _positions(model: Any) -> int:
    """Return the number of pieces that the network has positions for; some start after the padding piece's number."""
    tables = [
        table
        for name, table in model.named_modules()
        if name.endswith("position_embeddings") and isinstance(table, nn.Embedding)
    ]
    firsts = [0 if table.padding_idx is None else table.padding_idx + 1 for table in tables]
    lengths = [table.num_embeddings - first for table, first in zip(tables, firsts, strict=True)]
    declared: int | None = getattr(model.config, "max_position_embeddings", None)
    return min(lengths, default=declared if declared and declared > 0 else LONGEST)
