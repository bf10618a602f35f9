"""Every way to choose what is masked, in one frame. Each has a setting that trades privacy for words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.masking import baselines
from engine.masking.adversary import Adversary, Spans
from engine.masking.baselines import Rarity
from engine.masking.reidentification import Search, search
from engine.progress import Progress


@dataclass(frozen=True, slots=True)
class Case:
    """One document, ready to be masked.

    Attributes:
        person: the row of its person among the profiles.
        profile: what is written about that person.
        mentions: what the recognizers found.
        fixed: what policy and person have masked before anything is chosen.
        planned: what the plan of `engine.pipeline` masks.
    """

    text: str = field(repr=False)
    person: int
    profile: str = field(repr=False)
    mentions: Spans
    fixed: Spans
    planned: Spans


@dataclass(frozen=True, slots=True)
class Frame:
    """What all documents share: the adversaries who are masked against, and how rare words are."""

    adversaries: Sequence[Adversary]
    rarity: Rarity
    progress: Progress


@dataclass(frozen=True, slots=True)
class Masked:
    """The words that a method masks, and on how many masked documents it ran a network."""

    spans: Spans
    calls: int = 0


Mask = Callable[[Case, Frame, float], Masked]


@dataclass(frozen=True, slots=True)
class Method:
    """`setting`: what its settings mean, or nothing where there is one only."""

    mask: Mask
    setting: str = ""
    settings: tuple[float, ...] = (0.0,)


def _search(case: Case, frame: Frame, setting: float, fixed: Spans) -> Masked:
    found = search(
        case.text,
        frame.adversaries,
        case.person,
        masked=fixed,
        kept=(),
        settings=Search(k=int(setting), margin=1),
        progress=frame.progress,
    )
    return Masked(tuple({*found.spans, *baselines.named(case.text, fixed)}), found.calls)


_PLACES = (1.0, 5.0, 10.0, 25.0, 50.0, 100.0)
_NATS = (6.0, 5.0, 4.0, 3.0, 2.0, 1.0)

METHODS: dict[str, Method] = {
    "nothing": Method(lambda case, frame, setting: Masked(())),  # noqa: ARG005
    "everything": Method(lambda case, frame, setting: Masked(baselines.everything(case.text))),  # noqa: ARG005
    "entities": Method(lambda case, frame, setting: Masked(baselines.named(case.text, case.mentions))),  # noqa: ARG005
    "plan": Method(lambda case, frame, setting: Masked(baselines.named(case.text, case.planned))),  # noqa: ARG005
    "lexical": Method(lambda case, frame, setting: Masked(baselines.lexical(case.text, case.profile))),  # noqa: ARG005
    "idf": Method(
        lambda case, frame, setting: Masked(baselines.rare(case.text, frame.rarity, setting)), "least nats", _NATS
    ),
    "table-idf": Method(
        lambda case, frame, setting: Masked(baselines.rare_and_lexical(case.text, case.profile, frame.rarity, setting)),
        "least nats",
        _NATS,
    ),
    "reidentify": Method(
        lambda case, frame, setting: _search(case, frame, setting, case.fixed), "not among the first", _PLACES
    ),
    "reidentify-alone": Method(
        lambda case, frame, setting: _search(case, frame, setting, ()), "not among the first", _PLACES
    ),
}
"""The baselines of paper 4, section 6, the plan that `sable redact` would make, and the search with what is masked
anyway or, as in paper 4, by itself."""
