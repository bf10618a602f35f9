"""Sentences on the three privacy risks of a document (singling out, linkability, inference) in the window."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.core.types import Exposure, RiskLevel

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over one of the three risks; all texts in the language of the window.

    `told`: the size of the risk in words.
    """

    name: str
    meaning: str
    told: Callable[[Exposure], str]


def headings() -> tuple[Heading, ...]:
    """Return singling out, linkability and inference; `Exposure` says how each is measured."""
    return (
        Heading(
            translate("exposures", "Re-identification risk"),
            translate(
                "exposures",
                "Whether one person can be picked out: one over the people of your table who share everything that "
                "stays visible. Without such a table, only names and numbers that stay visible show it.",
            ),
            singled_out,
        ),
        Heading(
            translate("exposures", "Linkability"),
            translate(
                "exposures",
                "Whether two texts can be seen to be about the same person. Measured only with a search index, or with "
                "profiles of people to match the document against.",
            ),
            lambda exposure: _level(exposure.linkability),
        ),
        Heading(
            translate("exposures", "Inference"),
            translate(
                "exposures",
                "Whether something that is masked can be concluded from what stays visible. Nothing measures it yet.",
            ),
            lambda exposure: _level(exposure.inference),
        ),
    )


def singled_out(exposure: Exposure) -> str:
    """Return the risk as "1 in n" where people are counted (a name that stays visible is 1 in 1), else as a level."""
    if exposure.people is None or exposure.singling_out is None:
        return _level(exposure.singling_out)
    return one_in(round(1 / exposure.singling_out)) if exposure.singling_out else one_in(exposure.people)


def one_in(people: int) -> str:
    """Return "1 in n" for a number of people."""
    return translate("exposures", "1 in {number}").format(number=f"{people:,}")


def percent(share: float) -> str:
    """Return a share of 0 to 1 in whole per cent."""
    return translate("exposures", "{number} %").format(number=round(100 * share))


def level(risk: RiskLevel) -> str:
    """Return the name of a risk level."""
    return {
        RiskLevel.LOW: translate("exposures", "low"),
        RiskLevel.MEDIUM: translate("exposures", "medium"),
        RiskLevel.HIGH: translate("exposures", "high"),
    }[risk]


def _level(risk: float | None) -> str:
    return translate("exposures", "not measured") if risk is None else level(RiskLevel.of(risk))


def share(exposure: Exposure, population: int | None) -> float | None:
    """Return the risk of singling out as the filled part of a bar, 0 to 1; None where nothing measured it."""
    if exposure.singling_out is None:
        return None
    if exposure.people is None or not population or exposure.singling_out == 1.0:
        return exposure.singling_out
    return share_of_people(exposure.people, population)


def share_of_people(people: int, population: int) -> float:
    """Return 1 for one person, 0 for the whole population, and a value by the logarithm between them."""
    return 1 - math.log(min(max(people, 1), population)) / math.log(population) if population > 1 else 1.0


def fitting(people: int, population: int) -> str:
    """Return a sentence with the size of the anonymity set in the population."""
    return translate("exposures", "{people} of {population} people fit all that stays visible").format(
        people=f"{people:,}", population=f"{population:,}"
    )


def shared(people: int, population: int | None, details: int) -> str:
    """Return a sentence such as "2 of 48,112 people share these three"."""
    those = {
        1: translate("exposures", "this"),
        2: translate("exposures", "these two"),
        3: translate("exposures", "these three"),
        4: translate("exposures", "these four"),
        5: translate("exposures", "these five"),
    }.get(details) or translate("exposures", "these {number}").format(number=details)
    if population is None:
        words = translate("exposures", "%n people share {those}", None, people)
    else:
        words = translate("exposures", "%n of {population} people share {those}", None, people)
    return words.format(population=f"{population or 0:,}", those=those)
