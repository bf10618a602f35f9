"""Notes that mention people of an invented population, each with what is annotated in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import numpy as np

from engine.training.planting import dates, grammar
from engine.training.planting.grammar import Annotation, Cast, Piece
from engine.training.planting.people import FORMS, Person
from engine.training.planting.pools import Split, choose
from engine.types import Kind

GRAMMAR = Path(__file__).parent / "grammars" / "population.txt"
_A_YEAR = timedelta(days=365)
_SLOT = re.compile(r"\{(\w+)\}")

_KINDS: dict[str, tuple[Kind, str, str]] = {
    "residence": (Kind.LOC, "QUASI", "geographic"),
    "city": (Kind.LOC, "QUASI", "geographic"),
    "state": (Kind.LOC, "QUASI", "state or country"),
    "birthplace": (Kind.LOC, "QUASI", "geographic"),
    "street": (Kind.LOC, "QUASI", "geographic"),
    "nation": (Kind.DEM, "QUASI", "demographic"),
    "job": (Kind.DEM, "QUASI", "demographic"),
    "employer": (Kind.ORG, "QUASI", "organisation"),
    "illness": (Kind.MISC, "QUASI", "demographic"),
    "age": (Kind.DATETIME, "QUASI", "demographic"),
    "birth": (Kind.DATETIME, "QUASI", "date"),
    "birth_month": (Kind.DATETIME, "QUASI", "date"),
    "birth_year": (Kind.DATETIME, "QUASI", "date"),
    "phone": (Kind.CODE, "DIRECT", "telephone"),
    "mail": (Kind.CODE, "DIRECT", "e-mail"),
    "ssn": (Kind.CODE, "DIRECT", "social security"),
}
"""What of a person a note may tell, and how that is annotated; everything else is drawn as in other grammars."""


@dataclass(slots=True, kw_only=True)
class _Told(Cast):
    """A cast whose `subject` is one of the people; of them, `told` says what is known, in the words of a note."""

    subject: Person
    told: dict[str, str]

    def person(self, name: str) -> Person:
        return self.subject if name == "subject" else Cast.person(self, name)

    def fill(self, slot: str) -> Piece:
        if slot not in self.told:
            return Cast.fill(self, slot)
        marked = _KINDS.get(slot)
        return Piece(self.told[slot], Annotation(*marked, entity=slot) if marked else None)


def note(person: dict[str, str], today: date, random: np.random.Generator) -> dict[str, Any]:
    """A text about one person, in the layout of the data sets, and the `name` of the person.

    Args:
        person: a row of the table, by column.
        today: the last day on which it may be written.
    """
    today = dates.day(random, today - _A_YEAR, _A_YEAR.days)
    told = _told(person, today, random)
    rules = {
        name: tuple(each for each in texts if all(told.get(slot, slot) for slot in _SLOT.findall(each)))
        for name, texts in grammar.read(GRAMMAR).items()
    }
    subject = Person(person["given name"], "", person["family name"], person["sex"] == "female", False)
    cast = _Told(random, Split.TRAIN, subject=subject, told=told)
    cast.today = today
    text, spans = "", []
    for piece in grammar.write(rules, "{document}", cast):
        if planted := piece.annotation:
            spans.append(
                {
                    "start": len(text),
                    "end": len(text) + len(piece.text),
                    "text": piece.text,
                    "label": planted.kind.value,
                    "identifier_type": planted.masking,
                    "entity_id": planted.entity,
                    "hipaa": planted.hipaa,
                }
            )
        text += piece.text
    return {"name": FORMS["full"](subject), "text": text, "spans": spans}


def _told(person: dict[str, str], today: date, random: np.random.Generator) -> dict[str, str]:
    """What a note may say of the person, in one of the ways to say it; empty where nothing is known."""
    born = date.fromisoformat(person["date of birth"])
    age = today.year - born.year - ((today.month, today.day) < (born.month, born.day))
    city, _, state = person["residence"].rpartition(", ")
    pronoun, possessive = ("she", "her") if person["sex"] == "female" else ("he", "his")
    return {
        "they": pronoun,
        "They": pronoun.title(),
        "Their": possessive.title(),
        "birth": choose(random, dates.EXACT)(born),
        "birth_month": f"{born:%B %Y}",
        "birth_year": str(born.year),
        "age": choose(random, (f"{age} years old", f"aged {age}")),
        "residence": person["residence"],
        "city": city,
        "state": state,
        "birthplace": choose(random, (person["birthplace"], person["birthplace"].split(",")[0])),
        "street": person["address"].split(",")[0],
        "nation": person["nationality"],
        "job": person["occupation"],
        "employer": person["employer"],
        "illness": choose(random, person["diagnosis"].split("; ")),
        "phone": person["phone"],
        "mail": person["e-mail"],
        "ssn": person["SSN"],
    }
