"""Sentences on the three privacy risks of a document (singling out, linkability, inference) in the window."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.translations import figure
from engine.core.types import Exposure, GroupEstimate, RiskLevel

translate = QCoreApplication.translate
_WORLD = 8_000_000_000
"""People, among whom the groups of estimates are counted."""


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
                "Whether a person can be re-identified: 1 divided by the number of people in your table who share all "
                "visible details. Without a table, the risk follows from visible names and numbers, or is estimated "
                "from public statistics, which leave out details without figures.",
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
                "Whether attributes of the person that are not visible (age, country, work, origin, health, family) "
                "can be inferred from the visible text: how much an attack learns of the easiest one. English text "
                "only.",
            ),
            lambda exposure: _level(exposure.inference),
        ),
    )


def singled_out(exposure: Exposure, *, marked: bool = True) -> str:
    """Return the risk as "1 in n" where people are counted (a name that stays visible is 1 in 1), else as a level.

    Args:
        marked: whether an estimate says that it is one; False where a heading says it.
    """
    if is_estimate(exposure) and (group := of_subject(exposure)):
        people, _, _ = group.shown
        if people <= 1:  # "about 1 in 1" would tell nobody anything
            return (
                translate("exposures", "probably unique (estimate)")
                if marked
                else translate("exposures", "probably unique")
            )
        risk = one_in(people)
        if marked:
            return translate("exposures", "about {risk} (estimate)").format(risk=risk)
        return translate("exposures", "about {risk}").format(risk=risk)
    if exposure.people is None or exposure.singling_out is None:
        return _level(exposure.singling_out)
    return one_in(round(1 / exposure.singling_out)) if exposure.singling_out else one_in(exposure.people)


def is_estimate(exposure: Exposure) -> bool:
    """Return whether `singled_out` has only an estimate to show."""
    return exposure.singling_out is None and of_subject(exposure) is not None


def of_subject(exposure: Exposure) -> GroupEstimate | None:
    """Return the estimated group of the data subject, if any of the visible details has figures."""
    return next((each for each in exposure.estimated if each.subject), None)


def estimated(group: GroupEstimate) -> str:
    """Return a sentence with the estimated size of a group, its bounds and its sources."""
    who = translate("exposures", "People of the same sex") if group.sex else translate("exposures", "People")
    if group.where:
        where = translate("exposures", "in {place}").format(place=group.where)
    elif group.country:
        where = translate("exposures", "in the same country")
    else:
        where = translate("exposures", "in the world")
    people, low, high = group.shown
    return translate(
        "exposures",
        "{who} {where} who share these details ({number}): about {people} (estimate, {low} to {high}; {sources})",
    ).format(
        who=who,
        where=where,
        number=group.details,
        people=figure(people),
        low=figure(low),
        high=figure(high),
        sources="; ".join(group.sources),
    )


def before_and_after(before: Exposure, after: Exposure) -> tuple[str, ...]:
    """Return sentences with the estimated groups of all persons, in the original and with the plan."""
    return (
        *(
            translate("exposures", "In the original: {group}").format(group=estimated(each))
            for each in before.estimated
        ),
        *(translate("exposures", "With this plan: {group}").format(group=estimated(each)) for each in after.estimated),
    )


def one_in(people: int) -> str:
    """Return "1 in n" for a number of people."""
    return translate("exposures", "1 in {number}").format(number=figure(people))


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


def not_measured() -> str:
    """Return the words for a risk that nothing measures."""
    return translate("exposures", "not measured")


def _level(risk: float | None) -> str:
    return not_measured() if risk is None else level(RiskLevel.of(risk))


def share(exposure: Exposure, population: int | None) -> float | None:
    """Return the risk of singling out as the filled part of a bar, 0 to 1; None where nothing measured it."""
    if exposure.singling_out is None:
        group = of_subject(exposure)
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
    return words.format(population=figure(population or 0), those=those)
