"""Words for the three privacy risks of a document (singling out, linkability, inference) and for sizes of groups.

Both front ends use them, so that they say the same for the same figures. `resources/help/risk.md` explains the words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.catalogue import Catalogue
from engine.core.message import Message, message
from engine.core.types import Exposure, GroupEstimate, RiskLevel

NOT_MEASURED = Message("risk.not-measured")


def names() -> tuple[Message, Message, Message]:
    """Return the headings of singling out, linkability and inference."""
    return Message("risk.singling-out"), Message("risk.linkability"), Message("risk.inference")


def figures(exposure: Exposure) -> tuple[Message, Message, Message]:
    """Return the size of each of the three risks, in the order of `names`."""
    return singling_out(exposure), measured(exposure.linkability), measured(exposure.inference)


def of_original(before: Exposure, after: Exposure) -> Exposure:
    """Return the exposure of the original, whose reader can infer at least what is inferred from what a plan leaves.

    An attribute that the original states is not inferred from it, but may be once the plan masks the statement.
    """
    if before.inference is None or after.inference is None:
        return before
    return replace(before, inference=max(before.inference, after.inference))


def compared(before: Exposure, after: Exposure) -> Iterator[Message]:
    """Yield for each of the three risks a sentence with its size in the original and with the plan."""
    before = of_original(before, after)
    for name, first, then in zip(names(), figures(before), figures(after), strict=True):
        if first == then:
            yield message("risk.same", name=name, before=first)
        else:
            yield message("risk.compared", name=name, before=first, after=then)


def singling_out(exposure: Exposure, *, marked: bool = True) -> Message:
    """Return the risk as "1 in n" where people are counted, else as a level, else as an estimate.

    A name that stays visible is 1 in 1 among counted people, and "high" where nobody is counted.

    Args:
        marked: whether an estimate says that it is one; False where a heading says it.
    """
    if exposure.people is not None:
        return one_in(round(1 / exposure.singling_out) if exposure.singling_out else exposure.people)
    group = subject(exposure) if is_estimate(exposure) else None
    if group is None:
        return measured(exposure.singling_out)
    people, _, _ = group.shown
    if people <= 1:  # "about 1 in 1" would tell nobody anything
        if not marked:
            return Message("risk.unique")
        return Message("risk.unique-by-guess" if group.guessed else "risk.unique-by-estimate")
    if not marked:
        return message("risk.about-one-in", people=people)
    return message("risk.one-in-by-guess" if group.guessed else "risk.one-in-by-estimate", people=people)


def is_estimate(exposure: Exposure) -> bool:
    """Return whether `singling_out` has only an estimate to show."""
    return exposure.people is None and exposure.singling_out is None and subject(exposure) is not None


def subject(exposure: Exposure) -> GroupEstimate | None:
    """Return the estimated group of the data subject, if any of the visible details has figures."""
    return next((each for each in exposure.estimated if each.subject), None)


def one_in(people: int) -> Message:
    """Return "1 in n" for a number of people."""
    return message("risk.one-in", people=max(people, 1))


def measured(risk: float | None) -> Message:
    """Return the level of a risk from 0 to 1, or that nothing measured it."""
    return NOT_MEASURED if risk is None else level(RiskLevel.of(risk))


def level(risk: RiskLevel) -> Message:
    """Return the name of a risk level."""
    return Message(f"risk.level-{risk}")


def details(number: int) -> Message:
    """Return "these 3 details"."""
    return message("group.details", count=number)


def shared(people: int, population: int | None, shown: str, words: Catalogue) -> str:
    """Return "2 of 48,112 people share these 3 details" in the language of a catalogue.

    Args:
        population: people of the background data; None where it is not known.
        shown: the details: their words, or their number in words.
    """
    if population is None:
        return words.words("group.share", {"count": people, "details": shown})
    return words.words("group.share-of", {"count": people, "population": population, "details": shown})


def estimated(group: GroupEstimate, words: Catalogue) -> str:
    """Return the estimated size of a group in the language of a catalogue.

    "About 40 people in Harrogate share these 3 details (estimate, 12 to 90; publisher, year)".
    """
    people, low, high = group.shown
    place = Message("group.in-country" if group.country else "group.in-world")
    fields = {
        "count": people,
        "sex": Message("group.same-sex") if group.sex else "",
        # No message has this one, since it holds text of the document.
        "where": words.words("group.in-place", {"place": group.where}) if group.where else place,
        "details": details(group.details),
        "low": low,
        "high": high,
        "sources": "; ".join(group.sources),
    }
    return words.words("group.estimated", fields)


def estimated_before_and_after(
    before: tuple[GroupEstimate, ...], after: tuple[GroupEstimate, ...], words: Catalogue
) -> Iterator[str]:
    """Yield sentences with the estimated groups of all persons, in the original and with the plan."""
    for code, groups in (("group.in-original", before), ("group.with-plan", after)):
        for each in groups:
            yield words.words(code, {"group": estimated(each, words)})
