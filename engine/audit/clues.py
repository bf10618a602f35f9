"""Clues: words of a document, and fields of the profile, that lead to its data subject.

The measure is the log odds of the person, ln p / (1 - p): where p is nearly 1, no single word changes p itself. Their
gradient by the visible features selects words; each of them is then left out, and, where several are neighbours, all of
them at once. The shares of the fields are exact, as the score is a sum.
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
"""Least loss of a clue, in nats of log odds; less gives nobody away."""
_LEAST_SHARE = 0.01
_GAP = 3
"""Most characters between words of one phrase."""


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
    """Return the phrases that lead to `person` (a row of the profiles), those with the highest loss first, and the
    fields.

    Args:
        text: the document; `document` holds its words.
        few: (people, width), the result of `Matcher.of_profiles`.
        temperature: the divisor of the logits.
        names: names of the fields.
    """
    fields = _fields(model.of_fields(coded, profiles, person), names)
    if not len(coded.shared) or not document.words:
        return (), fields
    gradient = _gradient(model, coded, profiles, few, person, temperature)
    candidates = [int(at) for at in np.argsort(-gradient)[:MOST_WORDS] if gradient[at] > 0]
    losses = _losses(model, coded, profiles, few, person, temperature, [[at] for at in candidates])
    strong = sorted(at for at, loss in zip(candidates, losses, strict=True) if loss >= LEAST)
    own = profiles.of(np.asarray([person]))
    phrases = _phrases(text, document, {at: _field(coded, own, [at], model.shape.sorts) for at in strong})
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
    """Return the fields that count for the person, the largest share first."""
    speaking = np.maximum(added, 0)
    total = speaking.sum()
    if total <= 0:
        return ()
    order = [int(at) for at in np.argsort(-speaking) if speaking[at] / total >= _LEAST_SHARE]
    return tuple(FieldClue(names[at], float(speaking[at] / total)) for at in order)


def _gradient(
    model: Matcher, coded: Coded, profiles: Profiles, few: torch.Tensor, person: int, temperature: float
) -> NDArray[np.float64]:
    """Return first-order estimates (words,) of the fall in log odds without each word and its features."""
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
    """Return the falls in log odds, in nats, without each of these groups of words."""
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
    """Return the log odds (...,) of scores (..., people)."""
    others = torch.cat((scores[..., :person], scores[..., person + 1 :]), -1)
    return scores[..., person] - others.logsumexp(-1)


def _phrases(text: str, document: Read, fields: Mapping[int, int | None]) -> list[list[int]]:
    """Join neighbouring words of a line, with at most signs between them, into phrases, unless their fields differ.

    Args:
        fields: the field of each word with a high loss, in text order.
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
    """Return the field that shares most features with the phrase; `own` holds the entries of the person alone."""
    inside = (coded.first <= phrase[-1]) & (coded.last >= phrase[0]) & (coded.shared >= 0)
    common = np.isin(own.shared, coded.shared[inside])
    counts = Counter((own.slots[common] // sorts).tolist())
    return counts.most_common(1)[0][0] if counts else None
