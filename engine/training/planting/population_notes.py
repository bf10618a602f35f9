"""Notes that mention people of an invented population, each with what is annotated in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

import numpy as np

from engine.training.planting import dates, grammar
from engine.training.planting.grammar import Annotation, Cast, Piece
from engine.training.planting.people import FORMS, Person
from engine.training.planting.pools import Split, choose
from engine.types import Kind

GRAMMAR = grammar.Path(__file__).parent / "grammars" / "population.txt"

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
