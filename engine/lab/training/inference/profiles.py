"""Invented people, and posts, letters and notes by and about them that give away their attributes.

After SynthPAI (paper 18), with sentences of our own in place of a language model's: each person has one value of every
attribute of `engine.risk.inference.attributes`; a text states some of them outright, gives some away by what only such
people write, and leaves some out. Sentences and towns are divided: a quarter is only for measuring.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np

from engine.core.words import words
from engine.lab.training.planting.people import Split, chance, choose, draw, sections, split_of
from engine.risk.inference.attributes import AGE, COUNTRY, FAMILY, HEALTH, NONE, ORIGIN, SEX, VALUES, WORK

CUES = Path(__file__).parent / "cues.txt"
FILLERS = {
    "uner_ewt/uner_ewt.jsonl.gz": 0.55,
    "tab/train.jsonl.gz": 0.15,
    "clinical_text/aci_bench_notes.jsonl.gz": 0.15,
    "raw_text/dbpedia_bios.jsonl.gz": 0.15,
}
"""Real posts, judgments, notes of wards and biographies, with their shares of the texts.

Their sentences, which say nothing about the invented people, fill the texts, so that the words of a genre are no clue.
"""

SHARES: dict[str, tuple[float, ...]] = {
    AGE: (0.2, 0.3, 0.22, 0.17, 0.11),
    SEX: (0.5, 0.5),
    COUNTRY: (0.3, 0.3, 0.07, 0.08, 0.08, 0.07, 0.05, 0.05),
    WORK: (0.14, 0.13, 0.07, 0.11, 0.1, 0.09, 0.06, 0.13, 0.1, 0.07),
    ORIGIN: (0.44, 0.08, 0.1, 0.08, 0.08, 0.07, 0.08, 0.07),
    HEALTH: (0.44, 0.08, 0.08, 0.07, 0.1, 0.06, 0.06, 0.05, 0.06),
    FAMILY: (0.24, 0.22, 0.28, 0.14, 0.12),
}
"""Shares of the values among the people; not those of any real population."""

_STATED, _INDIRECT = 0.35, (0.3, 0.4, 0.2, 0.1)  # of the attributes; shares of no, one, two ... indirect sentences
_ALONE = 2**31  # number of the seed of texts that give away one attribute
_LISTED = 0.5  # of the indirect sentences that are learned from, those made of a word of a list
_ABOUT = 0.35  # of the texts, written by somebody else
_FILLERS, _NEUTRAL = 14, 5  # most sentences of other texts, and of `neutral`
_LEAST, _LONGEST = 4, 30  # words of a filler
_DOCUMENTS = 900  # of each file of fillers
_APART = re.compile(r" (?=n't|'(?:s|m|re|ve|ll|d)\b|[.,;:!?)])|(?<=\() ")
"""Blanks that the corpus has and its posts had not: "do n't"."""
_ENDS = re.compile(r"(?<=[.!?])\s+|\n+")
_NAMED = re.compile(r"[^\W\d_a-z]\w+|\d")  # a capital after the first letter, or a number
_SLOT = re.compile(r"\{(\w+)\}")
_PART = re.compile(r"\(([^()]*\|[^()]*)\)")
_FIRST = {
    **{"I": "I", "my": "my", "me": "me", "am": "am", "was": "was", "have": "have", "do": "do", "s": "", "es": ""},
    **{"we": "we", "we_are": "we are"},
}
_THIRD = {"am": "is", "was": "was", "have": "has", "do": "does", "s": "s", "es": "es"}
_SHE = {**_THIRD, "I": "she", "my": "her", "me": "her", "we": "they", "we_are": "they are"}
_HE = {**_THIRD, "I": "he", "my": "his", "me": "him", "we": "they", "we_are": "they are"}
_BRITISH = dict(
    each.split("/")
    for each in (
        "color/colour favorite/favourite neighbor/neighbour neighbors/neighbours center/centre gray/grey mom/mum "
        "moms/mums organize/organise realize/realise realized/realised apologize/apologise program/programme "
        "theater/theatre tire/tyre tires/tyres apartment/flat vacation/holiday traveling/travelling "
        "canceled/cancelled honor/honour labor/labour odor/odour behavior/behaviour"
    ).split()
)
_AMERICAN = {british: american for american, british in _BRITISH.items()}
_SPELLED = ("United States",)


@dataclass(frozen=True, slots=True)
class InventedProfile:
    """A text by or about an invented person.

    Attributes:
        values: of each attribute, that of the person.
        stated: attributes that the text states outright.
    """

    text: str
    values: dict[str, str]
    stated: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Cues:
    """Sentences of one value: those that state it outright, and the others; and words that such people write."""

    stated: tuple[str, ...]
    indirect: tuple[str, ...]
    listed: tuple[str, ...]


def profiles(
    count: int, seed: int, data: Path, split: Split | None, *, listing: bool = True
) -> Iterator[InventedProfile]:
    """Yield invented people with a text each.

    Args:
        data: the data folder; its posts fill the texts.
        split: the sentences and towns to use; None: all.
        listing: use the lists of words, which are never measured on.
    """
    fillers = _fillers(data, split)
    for number in range(count):
        yield _profile(np.random.default_rng([seed, number]), fillers, split, listing=listing)


def alone(count: int, seed: int, data: Path, split: Split | None) -> Iterator[InventedProfile]:
    """Yield short texts that give away one attribute each, of which alone the value is known."""
    fillers = _fillers(data, split)
    for number in range(count):
        random = np.random.default_rng([seed, _ALONE, number])
        attribute = choose(random, tuple(VALUES))
        shares = np.array(SHARES[attribute])
        value = str(random.choice(list(VALUES[attribute]), p=shares / shares.sum()))
        forms = choose(random, (_FIRST, _FIRST, _SHE, _HE))
        if attribute == SEX and forms is not _FIRST:
            forms = _SHE if value == "female" else _HE
        cues = [] if value == NONE else [_indirect(random, _cues(split)[attribute, value], split)]
        written = [_filled(random, each, forms, split) for each in cues]
        written += [choose(random, choose(random, fillers)) for _ in range(int(random.integers(2 if cues else 4)))]
        text = " ".join(_sentence(written[at]) for at in random.permutation(len(written)).tolist())
        yield InventedProfile(text, {attribute: value}, frozenset())


def _indirect(random: np.random.Generator, cues: _Cues, split: Split | None, *, listing: bool = True) -> str:
    listed = listing and split is not Split.TEST and chance(random, _LISTED)
    return _framed(random, cues.listed) if listed else choose(random, cues.indirect)


def _profile(
    random: np.random.Generator, fillers: tuple[tuple[str, ...], ...], split: Split | None, *, listing: bool
) -> InventedProfile:
    values = {
        attribute: str(random.choice(list(VALUES[attribute]), p=np.array(shares) / sum(shares)))
        for attribute, shares in SHARES.items()
    }
    about = chance(random, _ABOUT)
    female = values[SEX] == "female"
    forms = (_SHE if female else _HE) if about else _FIRST
    sentences, stated = [], set()
    for attribute, value in values.items():
        if value == NONE:
            continue
        cues = _cues(split)[attribute, value]
        if chance(random, _STATED):
            stated.add(attribute)
            sentences.append(choose(random, cues.stated))
        for _ in range(int(random.choice(len(_INDIRECT), p=_INDIRECT))):
            sentences.append(_indirect(random, cues, split, listing=listing))
    sentences += [choose(random, _separated("values.neutral")) for _ in range(int(random.integers(_NEUTRAL)))]
    written = [_filled(random, each, forms, split) for each in dict.fromkeys(sentences)]
    genre = fillers[int(random.choice(len(FILLERS), p=list(FILLERS.values())))]
    written += [choose(random, genre) for _ in range(int(random.integers(_FILLERS)))]
    order = random.permutation(len(written))
    person = draw(random, Split.TRAIN if split is None else split, female=female)
    name = person.joined(person.given)
    body = " ".join(_sentence(written[at]) for at in order.tolist())
    body = f"{name}: {body}" if about else f"{body}\n\n{name}" if chance(random, 0.5) else body
    table = _AMERICAN if values[COUNTRY] in _SPELLED else _BRITISH
    spelled = re.sub(r"[a-z]+", lambda each: table.get(each[0], each[0]), body)
    return InventedProfile(spelled, values, frozenset(stated))


def _filled(random: np.random.Generator, sentence: str, forms: dict[str, str], split: Split | None) -> str:
    part = _PART.sub(lambda each: choose(random, each[1].split("|")), sentence)
    return _SLOT.sub(lambda each: forms.get(each[1]) or _value(random, each[1], forms, split), part)


def _framed(random: np.random.Generator, listed: tuple[str, ...]) -> str:
    return re.sub(r"\{word\}", lambda _: choose(random, listed), choose(random, _separated("values.frame")))


def _value(random: np.random.Generator, name: str, forms: dict[str, str], split: Split | None) -> str:
    return "" if name in forms else choose(random, _values(name, split))


def _sentence(words_: str) -> str:
    text = words_[:1].upper() + words_[1:]
    return text if text[-1:] in ".!?" else f"{text}."


@cache
def _cues(split: Split | None) -> dict[tuple[str, str], _Cues]:
    found = {}
    known = dict(sections(CUES))
    for heading, lines in known.items():
        attribute, value = heading.partition(".")[::2]
        if attribute in VALUES and value != NONE:
            outright = [each.removeprefix(">").strip() for each in lines if each.startswith(">")]
            indirect = [each for each in lines if not each.startswith(">")]
            # There are too few outright sentences to divide: what they say is divided, as towns are.
            listed = tuple(each.strip() for line in known[f"words.{heading}"] for each in line.split(","))
            found[attribute, value] = _Cues(tuple(outright), _of(indirect, split), listed)
    return found


@cache
def _values(name: str, split: Split | None) -> tuple[str, ...]:
    lines = dict(sections(CUES))[f"values.{name}"]
    return _of([each.strip() for line in lines for each in line.split(",")], split)


@cache
def _separated(section: str) -> tuple[str, ...]:
    return tuple(each.strip() for line in dict(sections(CUES))[section] for each in line.split("|") if each.strip())


def _of(lines: list[str], split: Split | None) -> tuple[str, ...]:
    """Return the lines of a split; all where it has none."""
    return tuple(each for each in lines if split is None or split_of(each) is split) or tuple(lines)


@cache
def _fillers(data: Path, split: Split | None) -> tuple[tuple[str, ...], ...]:
    """Return sentences without names of each file of FILLERS, those of one document in one split."""
    return tuple(tuple(_sentences(data / name, split)) for name in FILLERS)


def _sentences(path: Path, split: Split | None) -> Iterator[str]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for document in islice(map(json.loads, file), _DOCUMENTS):
            if split is None or split_of(document["doc_id"]) is split:
                for each in _ENDS.split(document["text"]):
                    if _LEAST <= len(words(each)) <= _LONGEST and not _NAMED.search(each, 1):
                        yield _APART.sub("", each.strip())


def fillers_used(data: Path) -> dict[str, int]:
    """Return the number of sentences of each file of FILLERS."""
    return dict(zip(FILLERS, map(len, _fillers(data, None)), strict=True))
