"""Which words of a document give its person away, and which fields of the profile.

What counts is the log odds of the person, ln p / (1 - p): where p is nearly 1, no single word changes p itself. Their
gradient by what is visible points out words; each of them is then left out, and, where several stand together, all of
them at once. What the fields add is exact, as it is a sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
import torch
from numpy.typing import NDArray

from engine.audit.reading import Read
from engine.audit.results import Clue, FieldClue
from engine.models.matcher import Coded, Matcher, Profiles

MOST_WORDS, MOST_CLUES = 24, 8
LEAST = 0.3
"""Nats of log odds; what counts less gives nobody away."""
_LEAST_SHARE = 0.01
_GAP = 3
"""Characters between words of one phrase."""


def clues(
    model: Matcher,
    text: str,
    document: Read,
    coded: Coded,
    profiles: Profiles,
    few: torch.Tensor,
    person: int,
    temperature: float,
    names: Sequence[str],
) -> tuple[tuple[Clue, ...], tuple[FieldClue, ...]]:
    """The phrases that give `person` (a row of the profiles) away, the most telling first, and the fields.

    Args:
        text: the document, of which `document` are the words.
        few: what `Matcher.of_profiles` says.
        names: of the fields.
    """
    fields = _fields(model.of_fields(coded, profiles, person), names)
    if not len(coded.shared) or not document.words:
        return (), fields
    gradient = _gradient(model, coded, profiles, few, person, temperature)
    told = [int(at) for at in np.argsort(-gradient)[:MOST_WORDS] if gradient[at] > 0]
    losses = _losses(model, coded, profiles, few, person, temperature, [[at] for at in told])
    telling = sorted(at for at, loss in zip(told, losses, strict=True) if loss >= LEAST)
    own = profiles.of(np.asarray([person]))
    phrases = _phrases(text, document, {at: _field(coded, own, [at], model.shape.sorts) for at in telling})
    losses = _losses(model, coded, profiles, few, person, temperature, phrases)
    found = [
        Clue(
            document.words[phrase[0]].start,
            document.words[phrase[-1]].end,
            loss,
            float(gradient[phrase].sum()),
            None if (field := _field(coded, own, phrase, model.shape.sorts)) is None else names[field],
        )
        for phrase, loss in zip(phrases, losses, strict=True)
        if loss >= LEAST
    ]
    return tuple(sorted(found, key=lambda each: -each.loss)[:MOST_CLUES]), fields


def _fields(added: NDArray[np.float64], names: Sequence[str]) -> tuple[FieldClue, ...]:
    """Those that speak for the person, the loudest first."""
    speaking = np.maximum(added, 0)
    total = speaking.sum()
    if total <= 0:
        return ()
    order = [int(at) for at in np.argsort(-speaking) if speaking[at] / total >= _LEAST_SHARE]
    return tuple(FieldClue(names[at], float(speaking[at] / total)) for at in order)


def _gradient(
    model: Matcher, coded: Coded, profiles: Profiles, few: torch.Tensor, person: int, temperature: float
) -> NDArray[np.float64]:
    """(words,) first-order estimate of by how much the log odds fall without each word: all features go that it is part
    of."""
    gates = torch.ones(len(coded.shared), device=model.device, requires_grad=True)
    scores = model.scores([coded], profiles, gates, few)[0] / temperature
    (slope,) = torch.autograd.grad(_log_odds(scores, person), gates)
    slopes = slope.double().cpu().numpy()
    change = np.zeros(coded.words + 1)
    np.add.at(change, coded.first, slopes)
    np.add.at(change, coded.last + 1, -slopes)
    return np.asarray(change.cumsum()[:-1])


def _losses(
    model: Matcher,
    coded: Coded,
    profiles: Profiles,
    few: torch.Tensor,
    person: int,
    temperature: float,
    left_out: Sequence[Sequence[int]],
) -> list[float]:
    """By how many nats the log odds fall without each of these groups of words."""
    if not left_out:
        return []
    hidden = np.zeros((1 + len(left_out), coded.words), np.bool_)
    for row, group in enumerate(left_out, start=1):
        hidden[row, list(group)] = True
    gates = torch.from_numpy(coded.gates(hidden).reshape(-1)).to(model.device)
    with torch.inference_mode():
        scores = model.scores([coded] * len(hidden), profiles, gates, few) / temperature
        own = _log_odds(scores, person).double().cpu().numpy()
    return [float(own[0] - each) for each in own[1:]]


def _log_odds(scores: torch.Tensor, person: int) -> torch.Tensor:
    """(...,) of scores (..., people)."""
    others = torch.cat((scores[..., :person], scores[..., person + 1 :]), -1)
    return scores[..., person] - others.logsumexp(-1)


def _phrases(text: str, document: Read, fields: Mapping[int, int | None]) -> list[list[int]]:
    """Words of a line that follow each other, with at most signs between them, are one phrase, unless two fields have
    them.

    Args:
        fields: of each word that tells, in their order.
    """
    phrases: list[list[int]] = []
    for at, field in fields.items():
        last = phrases[-1][-1] if phrases else -1
        between = text[document.words[last].end : document.words[at].start] if phrases else ""
        alike = None in (field, fields.get(last)) or field == fields[last]
        if phrases and at == last + 1 and len(between) <= _GAP and "\n" not in between and alike:
            phrases[-1].append(at)
        else:
            phrases.append([at])
    return phrases


def _field(coded: Coded, own: Profiles, phrase: Sequence[int], sorts: int) -> int | None:
    """The field that has most features in common with the phrase, of the person whose entries alone are `own`."""
    inside = (coded.first <= phrase[-1]) & (coded.last >= phrase[0]) & (coded.shared >= 0)
    common = np.isin(own.shared, coded.shared[inside])
    counts = Counter((own.slots[common] // sorts).tolist())
    return counts.most_common(1)[0][0] if counts else None
