"""Fits the network adversary to pairs of documents and profiles (paper 4, section 5 and appendix A).

By coordinate ascent, as there: while the documents' side learns, the matrix of all profiles is fixed; every other epoch
the profiles' side learns to find the documents, which are fixed, and then the matrix is computed again. Or jointly:
both sides learn in each update, which computes the profiles of its documents again; those of all others stay as they
were when the epoch began. Each update compares with the whole population, not with a sample of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from engine.background.adversaries.embedding import whitening
from engine.background.adversaries.reading import WordPieces, read_pieces
from engine.background.profiles import Profile
from engine.core.progress import Progress, Stage
from engine.core.words import words
from engine.models import precision, reidentifier, training_loop
from engine.models.network import HIDDEN_PIECE
from engine.models.pieces import LetterCase
from engine.models.reidentifier import Numbered, Reidentifier, ReidentifierShape, SideReader
from engine.models.tagger import Tagger
from engine.models.training_loop import Losses, Schedule

STATES = 0.3
"""Initial weight of states beside embeddings: the recognizer's states hardly tell people apart."""
_COMMONEST = 0.05
_LOOKED_AT = 1000
"""Profiles from which the variance of states and embeddings is estimated."""
_TOGETHER = 16


@dataclass(frozen=True, slots=True)
class ReidentifierSettings:
    """Training settings.

    Attributes:
        profile_epochs: epochs in which the profiles' side may learn; later it would learn its people by heart.
        unnamed: share of the documents of which the name is hidden too; a redaction always hides it, and a network that
            sees it learns nothing else.
        hidden: largest share of the different words of a document that are hidden, drawn for each.
        joint: whether both sides learn in every update; else each in its epochs.
        length: word pieces of a text that are learned at once; of a longer one they are drawn again each time.
        batch: word pieces in one update, with padding.
        smoothing: probability that the target leaves to all others (label smoothing).
        layers, rest: peak rates, of the encoder's layers and what reads their states, and of what is new.
        warm_up: the part of the updates in which rates rise.
    """

    epochs: int = 12
    seed: int = 5
    form: ReidentifierShape = field(default_factory=ReidentifierShape)
    profile_epochs: int = 10
    unnamed: float = 0.8
    hidden: float = 1.0
    joint: bool = False
    length: int = 256
    batch: int = 4096
    smoothing: float = 0.1
    layers: float = 1e-3
    rest: float = 1e-2
    warm_up: float = 0.06


@dataclass(frozen=True, slots=True)
class PersonText:
    """A text about the person of row `person` of the profiles."""

    text: str = field(repr=False)
    person: int


@dataclass(frozen=True, slots=True, eq=False)
class DocumentLesson:
    """A document as the network learns it.

    Attributes:
        units: (pieces,) int64, the word of each piece, all forms of it counted as one.
        named: (pieces,) bool, pieces of the person's name.
    """

    person: int
    reading: WordPieces
    units: NDArray[np.int64]
    named: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.units)

    def part(self, longest: int, random: np.random.Generator) -> DocumentLesson:
        """Return a drawn stretch of at most `longest` pieces."""
        start = int(random.integers(max(0, len(self) - longest) + 1))
        end = start + longest
        return DocumentLesson(self.person, self.reading.part(start, end), self.units[start:end], self.named[start:end])


def lessons(documents: Sequence[PersonText], profiles: Sequence[Profile], tagger: Tagger) -> list[DocumentLesson]:
    """Return the documents that have more words than the name."""
    found = []
    for each in documents:
        read = words(each.text)
        reading = read_pieces(tagger, each.text, read)
        name = {word.stem for word in words(profiles[each.person].name)}
        named = np.asarray([word.stem in name for word in read], np.bool_)
        if not named.all():
            _, stems = np.unique([word.stem for word in read], return_inverse=True)
            found.append(DocumentLesson(each.person, reading, stems[reading.words], named[reading.words]))
    return found


def begin(tagger: Tagger, profiles: Sequence[Numbered], settings: ReidentifierSettings) -> Reidentifier:
    """Return a network that compares rare words by their embeddings, as `adversaries.embeddings` does, and meanings by
    states.

    A wide space begins with the products of a narrow one, turned at random so that all its numbers can learn.
    """
    torch.manual_seed(settings.seed)
    model = reidentifier.untrained(tagger, settings.form)
    vocabulary, width = tagger.model.shape.vocabulary, tagger.model.shape.width
    holders = np.bincount(np.concatenate([np.unique(each.ids) for each in profiles]), minlength=vocabulary)
    rarity = np.log((1 + len(profiles)) / (1 + holders)).clip(min=_COMMONEST)
    for side in model.each:
        side.rarity.weight.data[:, 0] = torch.from_numpy(np.log(rarity))
    centre, whitened = _varying(model, profiles)
    turned = torch.linalg.qr(torch.randn(max(settings.form.shared, 2 * width), 2 * width))[0].T
    for side in model.each:
        side.centre.data.copy_(centre)
        side.whitening.copy_(whitened)
        side.projection.data.copy_(turned[:, : settings.form.shared] / turned.std())
    return model


def go_on(model: Reidentifier, profiles: Sequence[Numbered]) -> None:
    """Prepare a saved network for further training; its output stays the same."""
    _, whitened = _varying(model, profiles)
    for side in model.each:
        projection = torch.linalg.solve(whitened, side.whitening @ side.projection.data)
        side.projection.data.copy_(projection / projection.std())
        side.whitening.copy_(whitened)


def _varying(model: Reidentifier, profiles: Sequence[Numbered]) -> tuple[Tensor, Tensor]:
    """Return the centre (2 * width,) of profiles, and the whitening that equalises their variance (2 * width, 2 *
    width).
    """
    width = model.tagger.model.shape.width
    means = _means(model.profiles, profiles[:: math.ceil(len(profiles) / _LOOKED_AT)])
    centre, whitened = np.zeros(2 * width, np.float32), np.zeros((2 * width, 2 * width), np.float32)
    for half, weight in ((slice(0, width), STATES), (slice(width, 2 * width), 1.0)):
        centre[half], directions = whitening(means[:, half])
        whitened[half, half] = weight * directions
    return torch.from_numpy(centre).to(model.tagger.device), torch.from_numpy(whitened).to(model.tagger.device)


def _means(reader: SideReader, texts: Sequence[Numbered]) -> NDArray[np.float32]:
    """Return the mean vectors (texts, 2 * width)."""
    found = []
    for each in texts:
        ids, cases, _ = reidentifier.padded([each], reader.device)
        with torch.inference_mode(), precision.fast(reader.device):
            sums, weights = reader.counted(ids, reader.states(reader.embed(ids, cases)))
            found.append((sums[0].sum(0) / weights.sum()).cpu().numpy())
    return np.stack(found)


def train(
    model: Reidentifier,
    profiles: Sequence[Numbered],
    documents: Sequence[DocumentLesson],
    out: Path,
    settings: ReidentifierSettings,
    progress: Progress | None = None,
) -> None:
    """Train in place; see `training_loop.learn` for how a run resumes.

    Args:
        profiles: the population.
        documents: whose `person` is a row of it.
        progress: None: a bar on the terminal shows it.

    Raises:
        Cancelled: `progress` was cancelled; the checkpoint stays.
    """
    device = model.tagger.device
    owners = torch.tensor([each.person for each in documents], device=device)
    known = {row: _Known(row, profiles[row]) for row in sorted({each.person for each in documents})}

    def lesson(
        epoch: int, random: np.random.Generator
    ) -> tuple[Sequence[list[DocumentLesson] | list[_Known]], Callable[..., Losses]]:
        if progress:
            progress.step(Stage.FIT, epoch, settings.epochs)
        model.sides.eval()
        if not settings.joint and epoch % 2 and epoch < settings.profile_epochs:
            matrix = _documents(model.documents, documents)
            parts = [each.part(settings.length, random) for each in known.values()]
            drawn = training_loop.batches(parts, settings.batch, random)
            return drawn, _watched(partial(_of_profiles, model, matrix, owners, settings), epoch)
        matrix = _profiles(model.profiles, profiles)
        texts = [each.part(settings.length, random) for each in documents]
        learning = known if settings.joint and epoch < settings.profile_epochs else {}
        of_batch = partial(_of_documents, model, matrix, learning, settings)
        return training_loop.batches(texts, settings.batch, random), _watched(of_batch, epoch)

    def _watched(losses: Callable[..., Losses], epoch: int) -> Callable[..., Losses]:
        def watched(batch: Sequence[DocumentLesson] | Sequence[_Known], random: np.random.Generator) -> Losses:
            if progress:
                progress.step(Stage.FIT, epoch, settings.epochs)
            return losses(batch, random)

        return watched

    training_loop.learn(
        model.sides,
        _optimizer(model.sides, settings),
        lesson,
        Schedule(epochs=settings.epochs, seed=settings.seed, warm_up=settings.warm_up),
        out,
        quiet=progress is not None,
    )


@dataclass(frozen=True, slots=True, eq=False)
class PartlyHidden:
    """A document with hidden words. `visible` (pieces,): whether a piece is shown."""

    text: Numbered
    visible: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.text)


def without(lesson: DocumentLesson, gone: NDArray[np.bool_]) -> PartlyHidden:
    """Return the document without these pieces, (pieces,)."""
    ids, cases = lesson.reading.ids, lesson.reading.cases
    hidden = Numbered(np.where(gone, HIDDEN_PIECE, ids), np.where(gone, int(LetterCase.NONE), cases))
    return PartlyHidden(hidden, ~gone)


def hide(lesson: DocumentLesson, unnamed: float, random: np.random.Generator, most: float = 1.0) -> PartlyHidden:
    """Return the document with l of its N words hidden in all their places, l drawn from 0 to N - 1, and often the
    name.

    Paper 4 draws words by place; here, as in the search, all places of a word are hidden together.

    Args:
        unnamed: see `ReidentifierSettings`.
        most: share of the words below which l stays; see `ReidentifierSettings.hidden`.
    """
    name = lesson.named if random.random() < unnamed else np.zeros_like(lesson.named)
    units = np.unique(lesson.units[~name])
    drawn = random.choice(units, int(random.integers(max(round(most * len(units)), 1))), replace=False)
    return without(lesson, name | np.isin(lesson.units, drawn))


@dataclass(frozen=True, slots=True, eq=False)
class _Known:
    """The profile of a person with documents."""

    person: int
    text: Numbered

    def __len__(self) -> int:
        return len(self.text)

    def part(self, longest: int, random: np.random.Generator) -> _Known:
        start = int(random.integers(max(0, len(self) - longest) + 1))
        return _Known(self.person, self.text.part(start, start + longest))


def _of_documents(
    model: Reidentifier,
    matrix: Tensor,
    learning: Mapping[int, _Known],
    settings: ReidentifierSettings,
    batch: Sequence[DocumentLesson],
    random: np.random.Generator,
) -> Losses:
    """Return the loss of finding each document's person among all profiles, (people, shared).

    Args:
        learning: profiles that learn at the same time, by row.
    """
    hidden = [hide(each, settings.unnamed, random, settings.hidden) for each in batch]
    vectors = _vectors(model.documents, hidden)
    people = torch.tensor([each.person for each in batch], device=model.documents.device)
    if learning:
        rows = torch.unique(people)
        own = [learning[row].part(settings.length, random) for row in rows.tolist()]
        matrix = matrix.index_put((rows,), _whole(model.profiles, own))
    loss = nn.functional.cross_entropy(vectors @ matrix.T, people, label_smoothing=settings.smoothing)
    return {"documents": loss}


def _of_profiles(
    model: Reidentifier,
    matrix: Tensor,
    owners: Tensor,
    settings: ReidentifierSettings,
    batch: Sequence[_Known],
    random: np.random.Generator,  # noqa: ARG001
) -> Losses:
    """Return the loss of finding each person's documents among all, (documents, shared), whose people are `owners`
    (documents,).
    """
    vectors = _whole(model.profiles, batch)
    own = (owners == torch.tensor([each.person for each in batch], device=owners.device)[:, None]).float()
    right = own / own.sum(1, keepdim=True)
    return {"profiles": nn.functional.cross_entropy(vectors @ matrix.T, right, label_smoothing=settings.smoothing)}


def _whole(reader: SideReader, batch: Sequence[_Known]) -> Tensor:
    """Return vectors (batch, shared) of profiles, nothing hidden."""
    ids, cases, present = reidentifier.padded([each.text for each in batch], reader.device)
    with precision.fast(reader.device):
        return reader.vectors(ids, cases, present, present)


def _vectors(reader: SideReader, batch: Sequence[PartlyHidden]) -> Tensor:
    """Return vectors (batch, shared)."""
    ids, cases, present = reidentifier.padded([each.text for each in batch], reader.device)
    visible = torch.zeros_like(present)
    for row, each in enumerate(batch):
        visible[row, : len(each)] = torch.from_numpy(each.visible)
    with precision.fast(reader.device):
        return reader.vectors(ids, cases, present, visible)


def _profiles(reader: SideReader, texts: Sequence[Numbered]) -> Tensor:
    """Return the fixed matrix (people, shared) of profiles."""
    with torch.no_grad(), precision.fast(reader.device):
        return reader.read(texts)


def _documents(reader: SideReader, lessons: Sequence[DocumentLesson]) -> Tensor:
    """Return the fixed matrix (documents, shared) of documents: without the names, otherwise whole."""
    order = sorted(range(len(lessons)), key=lambda place: len(lessons[place]))
    found = torch.zeros(len(lessons), reader.side.projection.shape[1], device=reader.device)
    for first in range(0, len(order), _TOGETHER):
        taken = order[first : first + _TOGETHER]
        with torch.no_grad():
            found[taken] = _vectors(reader, [without(lessons[place], lessons[place].named) for place in taken])
    return found


def _optimizer(sides: nn.Module, settings: ReidentifierSettings) -> torch.optim.Optimizer:
    groups: dict[float, list[nn.Parameter]] = {settings.layers: [], settings.rest: []}
    for name, each in sides.named_parameters():
        if each.requires_grad:
            groups[settings.layers if ".layers." in name or ".attention." in name else settings.rest].append(each)
    sums = [{"params": each, "peak": peak} for peak, each in groups.items()]
    return torch.optim.AdamW(sums, lr=0.0, weight_decay=0.01)
