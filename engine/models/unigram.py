"""Tokenizer of the network for other languages: XLM-R's unigram pieces, which keep case and accents."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from pathlib import Path

from tokenizers import Regex, Tokenizer, normalizers, pre_tokenizers
from tokenizers.models import Unigram

SPACE = "\u2581"
"""Sign in a piece for the space before a word."""
UNKNOWN = "<unk>"
_REMOVED = ((0x1, 0x8), (0xB, 0xB), (0xE, 0x1F), (0x7F, 0x7F), (0x8F, 0x8F), (0x9F, 0x9F))
_SPACES = (
    (0x9, 0xA), (0xC, 0xD), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200F), (0x2028, 0x2029), (0x202F, 0x202F),
    (0x205F, 0x205F), (0x2581, 0x2581), (0x3000, 0x3000), (0xFEFF, 0xFEFF), (0xFFFD, 0xFFFD),
)  # fmt: skip
"""Characters that XLM-R's normalisation removes, and those that it makes spaces, first and last of each range."""


def load(path: Path) -> Tokenizer:
    """Load the tokenizer of a file that `save` wrote."""
    return tokenizer(read(path))


def read(path: Path) -> list[tuple[str, float]]:
    """Return the pieces of a gzip file with a line for each: its log-probability, a tab and the piece."""
    text = gzip.decompress(path.read_bytes()).decode("utf-8")
    lines = (line.split("\t") for line in text.splitlines())
    return [(piece, float(score)) for score, piece in lines]


def save(pieces: Sequence[tuple[str, float]], path: Path) -> None:
    """Write the pieces for `load`."""
    text = "".join(f"{score:.7g}\t{piece}\n" for piece, score in pieces)
    # Without a time the same pieces make the same file.
    path.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def tokenizer(pieces: Sequence[tuple[str, float]]) -> Tokenizer:
    """Return the tokenizer of pieces with their log-probabilities."""
    numbers = {piece: number for number, (piece, _) in enumerate(pieces)}
    made = Tokenizer(Unigram(list(pieces), unk_id=numbers[UNKNOWN], byte_fallback=False))
    made.normalizer = normalizers.Sequence(
        [
            normalizers.Replace(_any_of(_REMOVED), ""),
            normalizers.Replace(_any_of(_SPACES), " "),
            normalizers.NFKC(),
            normalizers.Replace(Regex(" {2,}"), " "),
        ]
    )
    made.pre_tokenizer = pre_tokenizers.Metaspace(replacement=SPACE, prepend_scheme="always", split=True)
    return made


def _any_of(ranges: Sequence[tuple[int, int]]) -> Regex:
    return Regex("[" + "".join(f"\\x{{{first:04X}}}-\\x{{{last:04X}}}" for first, last in ranges) + "]")
