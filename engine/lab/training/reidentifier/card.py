"""Scores of a re-identifier on masked documents, and its model card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import numpy as np

from engine.background.adversaries.network_fit import PersonText, ReidentifierSettings
from engine.background.profiles import Profile
from engine.core.words import words
from engine.lab.training.reidentifier.people import HELD_OUT, TrainingPeople
from engine.planning.reidentification import FIXED, OPEN, Adversary

# Rates at which adversaries find the person of a document with masked words.


SHARES = (0.0, 0.25, 0.5, 0.75)
"""Shares of the different words of a document that are masked, in all their places."""
MOST = 300
"""Most documents that are scored, the first ones."""
Setting = tuple[bool, float]
"""A way to mask: the person's name or not, and the share of the other words."""
SETTINGS: tuple[Setting, ...] = tuple(product((False, True), SHARES))


def found_first(
    adversaries: Sequence[Adversary], documents: Sequence[PersonText], profiles: Sequence[Profile], seed: int
) -> dict[str, dict[Setting, float]]:
    """Return, by name of each adversary, the share of documents whose person it ranks first.

    The masked words are drawn, the same for all adversaries and for the same seed.
    """
    looked_at = documents[:MOST]
    found = {each.name: dict.fromkeys(SETTINGS, 0.0) for each in adversaries}
    for setting in SETTINGS:
        random = np.random.default_rng(seed)
        for document in looked_at:
            masked = _drawn(document, profiles[document.person].name, setting, random)
            read = words(document.text)
            owner = np.asarray([FIXED if word.stem in masked else OPEN for word in read], np.int64)
            for each in adversaries:
                attack = each.attack(document.text, read, owner, document.person)
                _, (rank,) = attack.evaluate(np.zeros((1, 0), np.bool_))
                found[each.name][setting] += (rank == 1) / len(looked_at)
    return found


def _drawn(document: PersonText, name: str, setting: Setting, random: np.random.Generator) -> set[str]:
    hide_name, share = setting
    named = {word.stem for word in words(name)}
    others = sorted({word.stem for word in words(document.text)} - named)
    drawn = random.choice(len(others), round(share * len(others)), replace=False)
    return {others[place] for place in drawn} | (named if hide_name else set())


_CARD = """\
# A re-identifier

Matches texts with profiles of people, so that what it can still match is masked (`sable redact --method reidentify
--reidentifier FOLDER`).

- Network: the recognizer's encoder; additions of rank {rank} to the matrices of its last layers ({layers}), a weight
  for each word piece and a projection to {shared} numbers, once for documents and once for profiles. It can be used
  with that recognizer only.
- Trained by `sable train reidentifier --epochs {epochs} --seed {seed} --layers {layers} --rank {rank} --shared
  {shared}` on {documents} documents about {people} people: all places of l of the N words of a document masked, l drawn
  from 0 to N - 1; softmax over all profiles, smoothed by {smoothing}; profiles learn in every other of the first
  {profile_epochs} epochs. SHA-256 of profiles and documents, as read: {data}.
- Left out, as no profile or more than one bears their name: {unmatched} documents.
- Started from: {start}. Stored in half precision.
- Licence: of the owners of the texts.

## Scores

{scores}

## Limits

It knows the kind of texts and profiles that it was trained on. Who has trained another one may find people whom this
one does not. From its weights something of its profiles and documents may be told: give it to nobody who must not know
those.
"""
_SCORES = """\
Share of the documents whose person is found first among all {profiles} profiles, by share of their different words that
are masked. Documents: {documents} of people of whom nothing was learned (one in {held}, by name).

| | {shares} |
| ---{columns} |
{rows}"""


def write(
    people: TrainingPeople,
    held: int,
    settings: ReidentifierSettings,
    scores: Mapping[str, Mapping[Setting, float]],
    *,
    start: str,
) -> str:
    """Return the card, in Markdown.

    Args:
        held: number of documents behind the scores.
        scores: as `found_first` returns them.
        start: SHA-256 of the weights that it started from, or words.
    """
    learned = [each.person for each in people.documents if not people.is_held_out(each.person)]
    return _CARD.format(
        layers=settings.form.layers,
        rank=settings.form.rank,
        shared=settings.form.shared,
        epochs=settings.epochs,
        seed=settings.seed,
        documents=len(learned),
        people=len(set(learned)),
        smoothing=settings.smoothing,
        profile_epochs=settings.profile_epochs,
        data=", ".join(people.sha256),
        unmatched=people.unmatched,
        start=start,
        scores=_scores(people, held, scores) if held else "None: nobody was held out.",
    )


def _scores(people: TrainingPeople, held: int, scores: Mapping[str, Mapping[Setting, float]]) -> str:
    return _SCORES.format(
        profiles=len(people.profiles),
        documents=held,
        held=HELD_OUT,
        shares=" | ".join(f"{share:.0%}{', and the name' if named else ''}" for named, share in SETTINGS),
        columns=" | ---" * len(SETTINGS),
        rows="\n".join(
            f"| {name} | " + " | ".join(f"{found[each]:.3f}" for each in SETTINGS) + " |"
            for name, found in scores.items()
        ),
    )
