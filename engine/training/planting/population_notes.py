"""Notes that mention people of an invented population, each with what is annotated in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import numpy as np

from engine.training.planting import dates, grammar
from engine.training.planting.grammar import Annotation, Cast, Piece, Rules
from engine.training.planting.people import FORMS, Person
from engine.training.planting.pools import Split, choose
from engine.types import Kind

GRAMMAR = Path(__file__).parent / "grammars" / "population.txt"
_A_YEAR = timedelta(days=365)
_SLOT = re.compile(r"\{(\w+)\}")

Marks = Mapping[str, tuple[Kind, str, str]]
KINDS: Marks = {
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
class Told(Cast):
    """A cast whose `subject` is one of the people; of them, `told` says what is known, in the words of a note, and
    `kinds` how that is annotated."""

    subject: Person
    told: Mapping[str, str]
    kinds: Marks

    def person(self, name: str) -> Person:
        return self.subject if name == "subject" else Cast.person(self, name)

    def fill(self, slot: str) -> Piece:
        if slot not in self.told:
            return Cast.fill(self, slot)
        marked = self.kinds.get(slot)
        return Piece(self.told[slot], Annotation(*marked, entity=slot) if marked else None)


def note(person: dict[str, str], today: date, random: np.random.Generator) -> dict[str, Any]:
    """A text about one person, in the layout of the data sets, and the `name` of the person.

    Args:
        person: a row of the table, by column.
        today: the last day on which it may be written.
    """
    today = dates.day(random, today - _A_YEAR, _A_YEAR.days)
    told = _told(person, today, random)
    subject = Person(person["given name"], "", person["family name"], person["sex"] == "female", False)
    cast = Told(random, Split.TRAIN, subject=subject, told=told, kinds=KINDS)
    cast.today = today
    return {"name": FORMS["full"](subject), **written(grammar.read(GRAMMAR), "{document}", cast)}


def written(rules: Rules, text: str, cast: Told) -> dict[str, Any]:
    """The `text` of a note and its `spans`, in the layout of the data sets; what nothing is known for is not said."""
    known = {
        name: tuple(each for each in texts if all(cast.told.get(slot, slot) for slot in _SLOT.findall(each)))
        for name, texts in rules.items()
    }
    whole, spans = "", []
    for piece in grammar.write(known, text, cast):
        if planted := piece.annotation:
            spans.append(
                {
                    "start": len(whole),
                    "end": len(whole) + len(piece.text),
                    "text": piece.text,
                    "label": planted.kind.value,
                    "identifier_type": planted.masking,
                    "entity_id": planted.entity,
                    "hipaa": planted.hipaa,
                }
            )
        whole += piece.text
    return {"text": whole, "spans": spans}


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
