"""Trains the emulation of search on search results from an index (`sable train emulation`).

The texts need no labels: JSON Lines with the key `text` and, if it is known whom each is about, `person`. The output is
for `sable redact --search-emulator`; it belongs to the recognizer that it was trained with.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import IO, cast

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine import detection
from engine.core.errors import BadAnnotation, UnreadableFile
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Entity, Role
from engine.detection import entities
from engine.lab.training import formats
from engine.lab.training.formats import AnnotationProblem
from engine.models.tagger import Tagger
from engine.pipeline import opening
from engine.risk import emulation, search
from engine.risk.emulation import Emulator
from engine.risk.index import SearchIndex

EPOCHS = 20
RATE = 2e-3
SEED = 7
HELD_OUT = 5
"""One document in five is held out for measuring."""
_CARD = """\
# An emulation of search

Tells which pairs of details would lead a search to the person (`sable redact --search-emulator`).

- Trained by `sable train emulation` on the results of searches for the details of {learned} texts, in {epochs} epochs,
  seed {seed}.
- Belongs to one recognizer, and knows no more than one search index held (SHA-256 of both: {identity}).
- {said}
- Licence: of the owners of the texts and the index.
"""


@dataclass(frozen=True, slots=True, eq=False)
class EmulationExample:
    """A training example of one document: the vectors of its quasi-identifiers, all pairs of them (pairs, 2), and
    whether each is risky.
    """

    vectors: list[Tensor]
    pairs: NDArray[np.int64]
    risky: Tensor


@dataclass(frozen=True, slots=True)
class About:
    """A text, and the name of the person it is about, where that is known."""

    text: str
    person: str | None


def read(files: Iterable[Path]) -> Iterator[About]:
    """Yield the texts of PDF, DOCX, TXT and JSON Lines files, the last with the keys `text` and perhaps `person`.

    Raises:
        BadAnnotation: a line is no such record.
        InputError: another subclass that says why a file can't be read.
    """
    for file in files:
        if not file.name.lower().endswith((".jsonl", ".jsonl.gz")):
            yield About(opening.read(file).text, None)
            continue
        try:
            with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as stream:
                for where, record in formats.read_json_lines(cast(IO[bytes], stream)):
                    if not isinstance(record.get("text"), str):
                        raise AnnotationProblem("no-text", where)
                    yield About(record["text"], record.get("person"))
        except AnnotationProblem as error:
            raise BadAnnotation(file=file.name, **error.where, problem=error.code) from error
        except OSError as error:
            raise UnreadableFile from error


def examples(
    texts: Iterable[About], network: Tagger, index: SearchIndex, identity: str, kept: Path, progress: Progress
) -> list[EmulationExample]:
    """Return an example, from searches in `index`, for each text that holds a pair to learn from.

    Args:
        identity: that of the network and the index.
        kept: a folder for the search results, from which a stopped run resumes.

    Raises:
        Cancelled: the user asked to stop.
    """
    kept.mkdir(parents=True, exist_ok=True)
    found, given = [], list(texts)
    for number, about in enumerate(given):
        progress.step(Stage.SEARCH, number, len(given))
        file = kept / f"{_sha256(identity, about.text, about.person or '')}.npz"
        if not file.is_file():
            _keep(_search(about, network, index), file)
        with np.load(file) as arrays:
            lengths, vectors, risky = (arrays[name] for name in ("lengths", "vectors", "risky"))
        if len(risky):
            pairs = np.asarray(list(combinations(range(len(lengths)), 2)))
            parts = np.split(vectors, np.cumsum(lengths)[:-1])
            found.append(EmulationExample([torch.from_numpy(each) for each in parts], pairs, torch.from_numpy(risky)))
    progress.step(Stage.SEARCH, len(given), len(given))
    return found


def _search(about: About, network: Tagger, index: SearchIndex) -> tuple[list[Tensor], list[bool]]:
    """Return the vectors of each quasi-identifier, and for all pairs of them whether a search leads to the person."""
    tagged = network.tag(about.text, SILENT)
    mentions = detection.recognise(about.text, tagged, terms=(), person=None, progress=SILENT)
    found = entities.join(about.text, mentions)
    quasi = [entity for entity in found if entity.role is Role.QUASI]
    searched = search.look_up(about.text, found, about.person, index, "", SILENT, bounded=False)
    return emulation.pieces(tagged, quasi), labelled(quasi, [set(each.entity_ids) for each in searched.risky])


def _keep(searched: tuple[list[Tensor], list[bool]], file: Path) -> None:
    vectors, risky = searched
    part = file.with_suffix(".part.npz")
    np.savez(
        part,
        lengths=np.asarray([len(each) for each in vectors], np.int64),
        vectors=torch.cat(vectors).numpy() if vectors else np.zeros((0, 0), np.float32),
        risky=np.asarray(risky, np.float32),
    )
    part.replace(file)


def _sha256(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode("utf-8", "surrogatepass")).hexdigest()


def labelled(quasi: Sequence[Entity], least: list[set[str]]) -> list[bool]:
    """Return for each pair whether it holds one of the `least` quasi-identifier sets that lead to the person."""
    return [any(each <= {one.id, other.id} for each in least) for one, other in combinations(quasi, 2)]


def train(learned: Sequence[EmulationExample], width: int, progress: Progress) -> Emulator:
    """Fit by AdamW on the cross entropy, a document at a time."""
    torch.manual_seed(SEED)
    emulator = Emulator(width).train()
    optimizer = torch.optim.AdamW(emulator.parameters(), lr=RATE)
    for epoch in range(EPOCHS):
        progress.step(Stage.FIT, epoch, EPOCHS)
        for number in torch.randperm(len(learned)).tolist():
            odds = _odds(emulator, learned[number])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(odds, learned[number].risky)
            optimizer.zero_grad()
            torch.autograd.backward(loss)
            optimizer.step()
    progress.step(Stage.FIT, EPOCHS, EPOCHS)
    return emulator.eval()


def score(emulator: Emulator, held: Sequence[EmulationExample]) -> tuple[float, float]:
    """Return the average precision over all pairs (0 if none is risky), and the share of risky pairs, which a random
    order reaches.
    """
    with torch.inference_mode():
        odds = torch.cat([_odds(emulator, each) for each in held])
    risky = torch.cat([each.risky for each in held])[odds.argsort(descending=True)]
    precisions = risky.cumsum(0) / torch.arange(1, len(risky) + 1)
    return float((precisions * risky).sum() / risky.sum().clamp(min=1)), float(risky.mean())


def _odds(emulator: Emulator, one: EmulationExample) -> Tensor:
    read = emulator.read(one.vectors)
    return emulator.judge(read[one.pairs[:, 0]], read[one.pairs[:, 1]])


def write(
    texts: Iterable[About],
    count: int,
    network: Tagger,
    index: SearchIndex,
    identity: str,
    out: Path,
    progress: Progress,
) -> str:
    """Search, train, and write the network `out` and its card `out`.md; return a sentence on its score.

    Args:
        count: number of texts to search for, the first ones.

    Raises:
        BadAnnotation: too few texts hold a pair of details.
    """
    kept = out.with_name(f"{out.name}.part")
    found = examples(islice(texts, count), network, index, identity, kept, progress)
    held = found[::HELD_OUT]
    learned = [each for number, each in enumerate(found) if number % HELD_OUT]
    if not learned:
        raise BadAnnotation(problem="too-few-pairs")
    emulator = train(learned, network.model.shape.width, progress)
    precision, share = score(emulator, held)
    emulation.save(emulator, out)
    said = f"{len(held)} held-out texts: average precision {precision:.3f}, where guessing has {share:.3f}."
    card = _CARD.format(learned=len(learned), said=said, seed=SEED, epochs=EPOCHS, identity=identity)
    out.with_name(f"{out.name}.md").write_text(card, encoding="utf-8")
    shutil.rmtree(kept)  # vectors of texts, from which much of them could be recovered
    return said
