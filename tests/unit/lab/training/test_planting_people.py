from __future__ import annotations

from datetime import date

import numpy as np
import pytest

from engine.lab.training.planting import people, values
from engine.lab.training.planting.people import FORMS, InventedPerson, Split

OONA = InventedPerson("Oona", "Maria", "van der Berg", female=True, family_first=False)
MEI = InventedPerson("Mei-Ling", "", "Ōno", female=True, family_first=True)


@pytest.mark.parametrize(
    ("person", "form", "written"),
    [
        (OONA, "full", "Oona van der Berg"),
        (OONA, "middle", "Oona M. van der Berg"),
        (OONA, "legal", "Oona Maria van der Berg"),
        (OONA, "last_first", "van der Berg, Oona"),
        (OONA, "last_first_m", "van der Berg, Oona M"),
        (OONA, "last_first_dot", "van der Berg, Oona M."),
        (MEI, "last_first_dot", "Ōno, Mei-Ling"),
        (OONA, "last_initial", "van der Berg, O."),
        (OONA, "two_initials", "O.M. van der Berg"),
        (MEI, "two_initials", "M. Ōno"),
        (OONA, "lower", "oona van der berg"),
        (OONA, "lower_first", "oona"),
        (OONA, "professor", "Prof. van der Berg"),
        (OONA, "reversed", "van der Berg Oona"),
        (OONA, "short", "O. van der Berg"),
        (OONA, "initials", "O.M.V."),
        (OONA, "bare", "OMV"),
        (OONA, "titled", "Ms. van der Berg"),
        (OONA, "doctor_full", "Dr. Oona van der Berg"),
        (MEI, "full", "Ōno Mei-Ling"),
        (MEI, "middle", "Ōno Mei-Ling"),
        (MEI, "last_first_m", "Ōno, Mei-Ling"),
        (MEI, "nick", "Mei"),
    ],
)
def test_a_name_is_written_in_the_form_asked_for(person: InventedPerson, form: str, written: str) -> None:
    assert FORMS[form](person) == written


def test_kin_share_the_surname_and_its_place() -> None:
    for seed in range(20):
        kin = people.draw(np.random.default_rng(seed), Split.TRAIN, female=True, kin=MEI)
        assert (kin.family, kin.family_first) == ("Ōno", True)


def test_the_sex_asked_for_chooses_the_form_of_a_surname() -> None:
    random = np.random.default_rng(1)
    drawn = {people.draw(random, Split.TRAIN, female=True).family for _ in range(3000)}
    assert not drawn & {"Kowalski", "Ivanov", "Dvořák"}


@pytest.mark.parametrize(
    ("marked", "unmarked"), [("Łukasz", "Lukasz"), ("Ōno", "Ono"), ("Đặng", "Dang"), ("Sørensen", "Sorensen")]
)
def test_marks_are_taken_off_and_do_not_change_the_split(marked: str, unmarked: str) -> None:
    assert people.plain(marked) == unmarked
    assert people.split_of(marked) is people.split_of(unmarked.upper())


def test_a_quarter_of_the_names_is_kept_for_the_test() -> None:
    sizes = [sum(len(culture.family) for culture in people.cultures(split)) for split in (Split.TEST, Split.TRAIN)]
    assert sizes[0] / sum(sizes) == pytest.approx(people.TEST_PART, abs=0.04)


def test_dates_are_written_in_many_ways_and_exact_ones_name_the_year() -> None:
    day = date(2021, 3, 4)
    written = {way(day) for way in values.EXACT}
    assert {"3/4/21", "03-04-2021", "4 Mar 2021", "March 4th, 2021", "2021-03-04", "04MAR2021"} <= written
    assert all("21" in each for each in written)
    assert {"March 4th", "3/4", "March 2021", "spring 2021", "3/2-3/4"} <= {way(day) for way in values.PARTIAL}


@pytest.mark.parametrize(
    ("day", "ordinal"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (23, "23rd"), (30, "30th")]
)
def test_ordinals(day: int, ordinal: str) -> None:
    assert f"March {ordinal} 2021" in {way(date(2021, 3, day)) for way in values.EXACT}
