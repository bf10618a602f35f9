"""How often adversaries find the person of a document of which words are masked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np

from engine.background.profiles import Profile
from engine.masking.adversary import FIXED, OPEN, Adversary
from engine.training.reidentifier.people import Document
from engine.words import words

SHARES = (0.0, 0.25, 0.5, 0.75)
"""Of the different words of a document, so many are masked, in all their places."""
MOST = 300
"""Documents that are looked at, the first ones."""
Setting = tuple[bool, float]
"""Whether the words of the person's name are masked, and the share of the others that are."""
SETTINGS: tuple[Setting, ...] = tuple(product((False, True), SHARES))


def found_first(
    adversaries: Sequence[Adversary], documents: Sequence[Document], profiles: Sequence[Profile], seed: int
) -> dict[str, dict[Setting, float]]:
    """Of each adversary, by its name, the share of documents whose person it puts before all others.

    What is masked is drawn, the same for all adversaries and for the same seed.
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
                _, (rank,) = attack.standing(np.zeros((1, 0), np.bool_))
                found[each.name][setting] += (rank == 1) / len(looked_at)
    return found


def _drawn(document: Document, name: str, setting: Setting, random: np.random.Generator) -> set[str]:
    hide_name, share = setting
    named = {word.stem for word in words(name)}
    others = sorted({word.stem for word in words(document.text)} - named)
    drawn = random.choice(len(others), round(share * len(others)), replace=False)
    return {others[place] for place in drawn} | (named if hide_name else set())
