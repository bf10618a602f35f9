"""The three privacy risks of a document in the window, in the words of `engine.core.risks`, and as bars."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from desktop.translations import catalogue, figure, say
from engine.core import risks
from engine.core.types import Exposure, GroupEstimate, RiskLevel

translate = QCoreApplication.translate
_WORLD = 8_000_000_000
"""People, among whom the groups of estimates are counted."""


def names() -> tuple[str, ...]:
    """Return the headings of singling out, linkability and inference."""
    return tuple(map(say, risks.names()))


def meanings() -> tuple[str, ...]:
    """Return how each of the three risks is measured; see `Exposure`."""
    return (
        translate(
            "exposures",
            "How far what stays visible tells one person from all others. Without a table of people, it follows from "
            "visible names and numbers, or is estimated.",
        ),
        translate(
            "exposures",
            "Whether two texts can be seen to be about the same person. Measured only with a search index, or with "
            "profiles of people.",
        ),
        translate(
            "exposures",
            "Whether attributes of the person that are not visible, such as age or country, can be inferred. Measured "
            "on English text only.",
        ),
    )


def figures(exposure: Exposure) -> tuple[str, ...]:
    """Return the size of each of the three risks in words."""
    return tuple(map(say, risks.figures(exposure)))


def compared(before: Exposure, after: Exposure) -> tuple[str, ...]:
    """Return a sentence for each of the three risks: its size in the original and with the plan."""
    return tuple(map(say, risks.compared(before, after)))


def singled_out(exposure: Exposure, *, marked: bool = True) -> str:
    """Return the risk of singling out in words; `marked`: whether an estimate says that it is one."""
    return say(risks.singling_out(exposure, marked=marked))


def estimated(group: GroupEstimate) -> str:
    """Return a sentence with the estimated size of a group, its bounds and its sources."""
    return risks.estimated(group, catalogue())


def before_and_after(before: Exposure, after: Exposure) -> tuple[str, ...]:
    """Return sentences with the estimated groups of all persons, in the original and with the plan."""
    return tuple(risks.estimated_before_and_after(before.estimated, after.estimated, catalogue()))


def percent(share: float) -> str:
    """Return a share of 0 to 1 in whole per cent."""
    return translate("exposures", "{number} %").format(number=round(100 * share))


def level(risk: RiskLevel) -> str:
    """Return the name of a risk level."""
    return say(risks.level(risk))


def not_measured() -> str:
    """Return the words for a risk that nothing measures."""
    return say(risks.NOT_MEASURED)


def share(exposure: Exposure, population: int | None) -> float | None:
    """Return the risk of singling out as the filled part of a bar, 0 to 1; None where nothing measured it."""
    if exposure.singling_out is None:
        group = risks.subject(exposure)
        return share_of_people(round(group.expected), _WORLD) if group else None
    if exposure.people is None or not population or exposure.singling_out == 1.0:
        return exposure.singling_out
    return share_of_people(exposure.people, population)


def share_of_people(people: int, population: int) -> float:
    """Return 1 for one person, 0 for the whole population, and a value by the logarithm between them."""
    return 1 - math.log(min(max(people, 1), population)) / math.log(population) if population > 1 else 1.0


def fitting(people: int, population: int) -> str:
    """Return a sentence with the size of the anonymity set in the population."""
    return translate("exposures", "{people} of {population} people fit all that stays visible").format(
        people=figure(people), population=figure(population)
    )


def shared(people: int, population: int | None, details: int) -> str:
    """Return a sentence such as "2 of 48,112 people share these 3 details"."""
    return risks.shared(people, population, say(risks.details(details)), catalogue())
