"""Lone first names and surnames that are also ordinary words. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.patterns import names, names_of_words


def _found(text: str) -> set[str]:
    return {each.words(text) for rule in names_of_words.RULES for each in rule.find(text)}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Nobody else knows. Rob in dispatch will talk to you", "Rob"),
        ("All done. Bill in HR to copy the laptop on Friday", "Bill"),
        ("Nothing more. Hope discussed it with her", "Hope"),
        ("Comfort starts on reception, please be kind", "Comfort"),
        ("Please pray for Blessing, whose appeal is heard", "Blessing"),
        ("I leave nothing for Tolvanus, who knows why", "Tolvanus"),
        ("June, his granddaughter, will read", "June"),
        ("a photo of Precious's diary", "Precious"),
        ("It rained. August baked the cake", "August"),
        ('She asked, "Will Will come?"', "Will"),
        ("Vet: Grant / nurse Ada\n", "Grant"),
        ("14 Apr     Grant B             Mrs Berg\n", "Grant B"),
        ("01:40 2ND RP ROSE, APT 4, HEARD IT", "ROSE"),
        ("REG TO TOLVANIUS, JUNE\n", "TOLVANIUS, JUNE"),
        ("Pt Foley needs foley out", "Foley"),
        ("RE: Hobart Ling\nSwitch it", "Hobart Ling"),
    ],
)
def test_grammar_shows_a_name(text: str, name: str) -> None:
    assert name in _found(text)


@pytest.mark.parametrize(
    "text",
    [
        "Pt May go home. Pt Will need help. Pt Alert and oriented. Patient Care is free.",
        "RE: Budget Meeting\nRe: Summer Holiday\n",
        "Hope in the future is all we have. Grant in aid. Chase in court",
        "Mark your hours. Will do. Bill to follow. Praise be. Grace before meals",
        "In May it rained, last April baked the soil",
        "The Charity's car is old; Storm's path; for mercy's sake",
        "the Romans, whose roads; for Americans, who pay; told Housing, who came",
        "Vet: yes / nurse no. Driver: Monday. Chair: Oak, table: Pine",
        "Total     Plan B     Vitamin C\n",
        "VICTIM UNKNOWN, DRIVER FLED, SENT TO REVIEW, MAY\n",
    ],
)
def test_ordinary_words_stay(text: str) -> None:
    assert _found(text) == set()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("23:31 SGT VALE REVIEWED. PC 1183 SHAW ON SCENE. PC HILL STATES", ["VALE", "SHAW", "HILL"]),
        ("SGT INFORMED. PC WILL ATTEND. DC FOLEY TODAY. PC 1183 LEFT. DET POWERED", []),
        ("We had supper with the Hendersons, the Priestleys and the Joneses.", ["Hendersons", "Priestleys", "Joneses"]),
        ("The Romans and the Browns, the Beatles, the Maldives, the Hendersons Arms", []),
    ],
)
def test_surnames_in_capitals_behind_ranks_and_of_families(text: str, expected: list[str]) -> None:
    assert [each.words(text) for rule in names.RULES for each in rule.find(text)] == expected
