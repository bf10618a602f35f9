"""Clues: words of a document, and fields of the profile, that lead to its data subject.

The measure is the log odds of the person, ln p / (1 - p): where p is nearly 1, no single word changes p itself. Their
gradient by the visible features selects words; each of them is then left out, and, where several are neighbours, all of
them at once. The shares of the fields are exact, as the score is a sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from engine.audit.reading import VisibleText
from engine.audit.results import Clue, FieldClue
from engine.models.matcher import Coded, Matcher, Profiles

MOST_WORDS, MOST_CLUES = 24, 8
LEAST = 0.3
"""Least loss of a clue, in nats of log odds; less gives nobody away."""
_LEAST_SHARE = 0.01
_GAP = 3
"""Most characters between words of one phrase."""


@dataclass(frozen=True, slots=True, eq=False)
class ProfileMatch:
    """A document that a network matched with profiles, and the person whose clues are wanted.

    Attributes:
        coded: the document.
        few: (people, width), the result of `Matcher.of_profiles`.
        person: a row of the profiles.
        temperature: the divisor of the logits.
    """

    model: Matcher
    coded: Coded
    profiles: Profiles
    few: torch.Tensor
    person: int
    temperature: float

    def log_odds(self, gates: torch.Tensor, copies: int) -> torch.Tensor:
        """Return the log odds (copies,) of the person from copies of the document with these gates."""
        scores = self.model.scores([self.coded] * copies, self.profiles, gates, self.few) / self.temperature
        others = torch.cat((scores[:, : self.person], scores[:, self.person + 1 :]), -1)
        return scores[:, self.person] - others.logsumexp(-1)


def clues(
    match: ProfileMatch, text: str, document: VisibleText, names: Sequence[str]
) -> tuple[tuple[Clue, ...], tuple[FieldClue, ...]]:
    """Return the phrases that lead to the person, those with the highest loss first, and the fields.

    Args:
        text: the document; `document` holds its words.
        names: names of the fields.
    """
    coded, sorts = match.coded, match.model.shape.sorts
    fields = _fields(match.model.of_fields(coded, match.profiles, match.person), names)
    if not len(coded.shared) or not document.words:
        return (), fields
    gradient = _gradient(match)
    candidates = [int(at) for at in np.argsort(-gradient)[:MOST_WORDS] if gradient[at] > 0]
    losses = _losses(match, [[at] for at in candidates])
    strong = sorted(at for at, loss in zip(candidates, losses, strict=True) if loss >= LEAST)
    own = match.profiles.of(np.asarray([match.person]))
    phrases = _phrases(text, document, {at: _field(coded, own, [at], sorts) for at in strong})
    losses = _losses(match, phrases)
    found = [
        Clue(
            document.words[phrase[0]].start,
            document.words[phrase[-1]].end,
            loss,
            float(gradient[phrase].sum()),
            None if (field := _field(coded, own, phrase, sorts)) is None else names[field],
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


def _gradient(match: ProfileMatch) -> NDArray[np.float64]:
    """Return first-order estimates (words,) of the fall in log odds without each word and its features."""
    coded = match.coded
    gates = torch.ones(len(coded.shared), device=match.model.device, requires_grad=True)
    (slope,) = torch.autograd.grad(match.log_odds(gates, 1)[0], gates)
    slopes = slope.double().cpu().numpy()
    change = np.zeros(coded.words + 1)
    np.add.at(change, coded.first, slopes)
    np.add.at(change, coded.last + 1, -slopes)
    return np.asarray(change.cumsum()[:-1])


def _losses(match: ProfileMatch, left_out: Sequence[Sequence[int]]) -> list[float]:
    """Return the falls in log odds, in nats, without each of these groups of words."""
    if not left_out:
        return []
    hidden = np.zeros((1 + len(left_out), match.coded.words), np.bool_)
    for row, group in enumerate(left_out, start=1):
        hidden[row, list(group)] = True
    gates = torch.from_numpy(match.coded.gates(hidden).reshape(-1)).to(match.model.device)
    with torch.inference_mode():
        own = match.log_odds(gates, len(hidden)).double().cpu().numpy()
    return [float(own[0] - each) for each in own[1:]]


def _phrases(text: str, document: VisibleText, fields: Mapping[int, int | None]) -> list[list[int]]:
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
