"""Short values in the boxes of a form are found by the label above them."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.finders import initialled


def _found(text: str) -> list[str]:
    return [text[each.start : each.end] for each in initialled.find(text)]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Initials\tInitials\n\nCRL\tAlcohol\tC.L.\tMental Health", ["CRL", "C.L."]),
        ("I agree that (initial each line):\n\nMTB\tmtb\nthe information is true", ["MTB", "mtb"]),
        ("Signature\tDate\tInitials\nS. Hollis\t19/10/2024\tS N H", ["S N H"]),
        ("LAST\tFIRST\tMI\tSuffix\tMaiden name\n\nBANKS\tMAJOR\tT\tJR", ["BANKS", "MAJOR", "T", "JR"]),
        ("7. No. & Street\tApt./Unit\n\n2218 MULBERRY GAP RD\tB12", ["B12"]),
        ("Apt./Unit Number B12\tCity\tCLARKSBURG", ["B12"]),
    ],
)
def test_values_under_their_labels(text: str, values: list[str]) -> None:
    assert _found(text) == values


@pytest.mark.parametrize(
    "text",
    [
        "Initials\tInsurance\n\nYES\tNHS",
        "Middle Initial\tState\nQ\tCA",
        "The initial report\nUSA\tEU",
        "Last quarter\tFirst quarter\nRevenue\tCosts",
        "Item\tUnit\tPrice\nBolt\t5\t3",
        "Please initial each line:\nthe\tand",
        "First\tSecond\tThird\nAlba\tBrook\tCole",
    ],
)
def test_other_short_values_stay(text: str) -> None:
    assert not _found(text)


def test_a_flat_is_a_place() -> None:
    (flat,) = initialled.find("House no.\tPostcode\n88\tSE15 7QW")
    assert flat.kind is Kind.LOC
