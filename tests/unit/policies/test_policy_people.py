"""Words beside a name that say that a person is a minor, an adult or somebody's child. All are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Mention
from engine.policies.people import is_minor, is_offspring, is_unclear
from tests.builders.marked import as_mention
from tests.growth import is_linear, seconds

MINOR, OFFSPRING, UNCLEAR, ADULT = "minor", "offspring", "unclear", "adult"

SAID = [
    ("her minor daughter, ⟦Anna Berg⟧,", MINOR),
    ("the 9-year-old ⟦Anna⟧", MINOR),
    ("a nine-year-old girl named ⟦Anna⟧", MINOR),
    ("⟦Anna Berg⟧, a minor, by her mother", MINOR),
    ("⟦Anna Berg⟧ (age 9)", MINOR),
    ("⟦Anna Berg⟧, 12, was", MINOR),
    ("⟦Anna Berg⟧, aged 16 years old", MINOR),
    ("A. ⟦Anna⟧ is 11.\nQ. Where", MINOR),
    ("⟦Ola⟧ just turned 9.", MINOR),
    ("⟦Ola⟧ turned nine last week", MINOR),
    ("⟦Ola⟧ was 4 when they moved", MINOR),
    ("My niece ⟦Siri⟧, she's 15, saw it", MINOR),
    ("⟦Siri Berg⟧, who is only twelve, saw it", MINOR),
    ("⟦Anna Berg⟧ is 41.", ADULT),
    ("⟦Anna Berg⟧ turned twenty-one in May", ADULT),
    ("⟦Anna Berg⟧ is 11.5 miles away", UNCLEAR),
    ("⟦Anna Berg⟧ was 4 times asked", UNCLEAR),
    ("⟦Anna Berg⟧ was two hours late", UNCLEAR),
    ("⟦Anna Berg⟧ was a juvenile", MINOR),
    ("as parent of ⟦A. Berg⟧", MINOR),
    ("guardian ad litem for ⟦A. Berg⟧", MINOR),
    ("⟦Anna Berg⟧, by and through her next friend", MINOR),
    ("⟦Anna Berg⟧, a third-grade student", MINOR),
    ("⟦Anna Berg⟧, a student at Lincoln Elementary School", MINOR),
    ("the children, Anna and ⟦Ola Berg⟧, live", MINOR),
    ("minor children: Anna Berg, Ola Berg and ⟦Siri Berg⟧.", MINOR),
    ("⟦Anna Berg⟧ (born March 3, 2014) sued. Filed May 3, 2019", MINOR),
    ("⟦Anna Berg⟧ (born May 4, 2001) sued. Filed May 3, 2019", MINOR),
    ("⟦Anna Berg⟧ (born May 3, 2001) sued. Filed May 3, 2019", ADULT),
    ("⟦Anna Berg⟧ was born on May 3, 1980 in Saltby", UNCLEAR),
    ("⟦Anna Berg⟧, DOB 3/3/1984. Filed May 3, 2019", ADULT),
    ("her son ⟦Ola⟧", OFFSPRING),
    ("⟦Ola Berg⟧, their son,", OFFSPRING),
    ("⟦Ola Berg⟧, her adult son", ADULT),
    ("their adult child, ⟦Ola Berg⟧", UNCLEAR),
    ("mother of ⟦Ola Berg⟧", UNCLEAR),
    ("within 14 days, ⟦Anna Berg⟧ shall", UNCLEAR),
    ("suffered minority oppression by ⟦Anna Berg⟧", UNCLEAR),
    ("the minor child and ⟦Maria Berg⟧ moved", UNCLEAR),
    ("minor child of ⟦Maria Berg⟧", UNCLEAR),
    ("the minor was examined by ⟦Jon Smed⟧", UNCLEAR),
    ("J.D., a minor, by ⟦Maria Berg⟧", UNCLEAR),
    ("⟦Maria Berg⟧, a child psychologist,", ADULT),
    ("⟦Maria Berg⟧, mother of the minor", ADULT),
    ("⟦Maria Berg⟧ is the guardian of the minor", ADULT),
    ("⟦Maria Berg⟧, individually and as parent of A.B.", ADULT),
    ("the minor child's mother, ⟦Maria Berg⟧, said", ADULT),
    ("⟦Anna Berg⟧, 42, was", ADULT),
    ("⟦Anna Berg⟧, a 42-year-old nurse", ADULT),
    ("Judge ⟦Anna Berg⟧ ordered", ADULT),
    ("juvenile court Judge ⟦Jon Smed⟧", ADULT),
    ("Dr. ⟦Jon Smed⟧ examined the child", ADULT),
    ("⟦Jon Smed⟧, attorney for the minor", ADULT),
    ("counsel for the minor, ⟦Jon Smed⟧, spoke", UNCLEAR),
    ("attorney ad litem for the minor children: ⟦Jon Smed⟧", UNCLEAR),
    ("counsel for the minor, ⟦Jon Smed⟧, Esq.", ADULT),
    ("counsel for the minor plaintiff, ⟦Anna Berg⟧, a fourth grader", MINOR),
    ("counsel for minor ⟦Anna Berg⟧ spoke", MINOR),
    ("The child is represented by ⟦Jon Smed⟧ of", ADULT),
    ("represented by Jon Smed and ⟦Eva Lund⟧.", ADULT),
    ("⟦Jon Smed⟧ of Smed & Lund LLP spoke", ADULT),
    ("⟦Anna Berg⟧ of the county of Fell", UNCLEAR),
    ("/s/ ⟦Jon Smed⟧", ADULT),
    ("⟦Jon Smed⟧, Esq.", ADULT),
    ("⟦Jon Smed⟧\nState Bar No. 123", ADULT),
]


def mention(marked: str) -> tuple[str, tuple[Mention, ...]]:
    text, found = as_mention(marked)
    return text, (found,)


@pytest.mark.parametrize(("marked", "expected"), SAID)
def test_only_words_attached_to_the_name_count(marked: str, expected: str) -> None:
    text, those = mention(marked)
    said = ADULT
    if is_minor(text, those):
        said = MINOR
    elif is_offspring(text, those):
        said = OFFSPRING
    elif is_unclear(text, those):
        said = UNCLEAR
    assert said == expected


@pytest.mark.parametrize("filler", ["A-", "minor ", "children A, ", "child of a minor, his her ", "born (", "a "])
def test_the_surroundings_take_linear_time(filler: str) -> None:
    def spent(length: int) -> float:
        text, those = mention(f"{filler * length}⟦X⟧{filler * length}")
        return seconds(lambda: [(is_minor(text, those), is_offspring(text, those)) for _ in range(20)])

    assert is_linear(spent, 4, 40)
