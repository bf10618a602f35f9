"""Notes of an invented hospital, in the manner of eleven classes, each with what is annotated in it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from engine.training.planting import dates, grammar
from engine.training.planting.hospital import Patient, Visit
from engine.training.planting.people import Person
from engine.training.planting.pools import Split, chance, choose
from engine.training.planting.population_notes import KINDS, Marks, Told, written
from engine.types import Kind

GRAMMAR = Path(__file__).parent / "grammars" / "hospital.txt"
WARD = "Lakemont University Hospital"
_GROWN = 18

_KINDS: Marks = {
    **KINDS,
    "mrn": (Kind.CODE, "DIRECT", "medical record"),
    "ward": (Kind.ORG, "QUASI", "facility"),
    "zip": (Kind.LOC, "QUASI", "geographic"),
    "gender": (Kind.DEM, "QUASI", "demographic"),
    "sex": (Kind.DEM, "QUASI", "demographic"),
    "race": (Kind.DEM, "QUASI", "demographic"),
    "ethnicity": (Kind.DEM, "QUASI", "demographic"),
}


def note(patient: Patient, visit: Visit, random: np.random.Generator) -> dict[str, Any]:
    """The `text` of one note and its `spans`, in the layout of the data sets."""
    person = patient.person
    subject = Person(person["given name"], "", person["family name"], person["sex"] == "female", False)
    told = _told(patient, visit.day, random)
    cast = Told(random, Split.TRAIN, subject=subject, told=told, kinds=_KINDS)
    cast.today, cast.born = visit.day, date.fromisoformat(person["date of birth"])
    return written(grammar.read(GRAMMAR), f"{{{visit.kind.replace(' ', '_')}}}", cast)


def _told(patient: Patient, today: date, random: np.random.Generator) -> dict[str, str]:
    """What the note may say of the patient, in one of the ways to say it; empty where nothing is known."""
    headers, person = patient.headers, patient.person
    born = date.fromisoformat(headers["date of birth"])
    female = person["sex"] == "female"
    city, _, state = person["residence"].rpartition(", ")
    street = person["address"].rpartition(", ")[0]
    if headers["address 2"] and chance(random, 0.5):
        street = f"{street}, {choose(random, ('Apt ', 'apt. ', '#'))}{headers['address 2'].split()[1]}"
    pronoun, possessive = ("she", "her") if female else ("he", "his")
    code = headers["zip"]
    return {
        "they": pronoun,
        "They": pronoun.title(),
        "their": possessive,
        "Their": possessive.title(),
        "ward": WARD,
        "birth": choose(random, dates.EXACT)(born),
        "age": _age(born, today, random),
        "gender": _gender(female, born, today, random),
        "sex": choose(random, ("F", "Female", "female") if female else ("M", "Male", "male")),
        "race": headers["race"] if chance(random, 0.6) else headers["race"].lower(),
        "ethnicity": headers["ethnicity"] if chance(random, 0.6) else headers["ethnicity"].lower(),
        "mrn": headers["MRN"] if chance(random, 0.8) else f"{headers['MRN'][:3]}-{headers['MRN'][3:]}",
        "street": street,
        "city": city,
        "state": state,
        "zip": code if chance(random, 0.3) else code[:5],
        "birthplace": choose(random, (person["birthplace"], person["birthplace"].split(",")[0])),
        "nation": person["nationality"],
        "job": person["occupation"],
        "employer": person["employer"],
        "illness": choose(random, person["diagnosis"].split("; ")),
        "phone": person["phone"],
        "mail": person["e-mail"],
        "ssn": person["SSN"],
    }


def _years(born: date, today: date) -> int:
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


def _age(born: date, today: date, random: np.random.Generator) -> str:
    years = _years(born, today)
    if not years:
        return f"{(today - born).days // 30}-month-old"
    return f"{years}{choose(random, ('-year-old', '-year-old', ' year old', ' y.o.', 'yo', ' y/o', ' yr old'))}"


def _gender(female: bool, born: date, today: date, random: np.random.Generator) -> str:
    if _years(born, today) < _GROWN:
        return choose(random, ("girl", "female") if female else ("boy", "male"))
    return choose(random, ("woman", "woman", "female", "lady") if female else ("man", "man", "male", "gentleman"))
