"""Meanings that the labels of English forms announce."""

from __future__ import annotations

import pytest

from engine.core.types import Meaning
from engine.detection.structure.meanings import meaning


@pytest.mark.parametrize(
    "label", ["Keyworker", "Key worker", "Named nurse", "Form tutor", "Mentor", "Head of Year", "Clerk"]
)
def test_whoever_looks_after_somebody_has_a_name(label: str) -> None:
    assert meaning(label) is Meaning.NAME


@pytest.mark.parametrize(
    ("label", "sort"),
    [
        ("real_name", Meaning.NAME),
        ("first_name", Meaning.NAME),
        ("lastName", Meaning.NAME),
        ("dateOfBirth", Meaning.DATE),
        ("DateOfBirth", Meaning.DATE),
        ("macName", None),
        ("e-mail", Meaning.CONTACT),
    ],
)
def test_labels_that_a_program_wrote(label: str, sort: Meaning | None) -> None:
    assert meaning(label) is sort


@pytest.mark.parametrize("label", ["Employer's name", "School’s name", "Company name", "Employer"])
def test_the_name_of_a_body_is_announced(label: str) -> None:
    assert meaning(label) is Meaning.ORGANISATION


@pytest.mark.parametrize(
    ("label", "sort"),
    [
        ("ENDEREÇO DA VÍTIMA", Meaning.PLACE),
        ("Adresse der Zeugin", Meaning.PLACE),
        ("Adresse de l'assuré", Meaning.PLACE),
        ("Address of the tenant", Meaning.PLACE),
        ("Address of the moon", None),
        ("Bank a/c", Meaning.IDENTIFIER),
    ],
)
def test_a_label_says_of_whom_its_value_is(label: str, sort: Meaning | None) -> None:
    assert meaning(label) is sort


def test_identity_numbers_of_other_countries_are_announced() -> None:
    labels = ("NRIC (last 4)", "Aadhaar", "KRA PIN", "HKID", "BVN", "SIN", "PAN", "SSNIT", "PESEL", "OHIP")
    assert {meaning(label) for label in labels} == {Meaning.IDENTIFIER}
    assert {meaning(label) for label in ("Pan", "sin", "Chi")}.isdisjoint({Meaning.IDENTIFIER})
