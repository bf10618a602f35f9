"""The form of a detail is told from its words and its kind."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Role
from engine.risk import forms


@pytest.mark.parametrize(
    ("written", "form"),
    [
        ("£312.40", "amount"),
        ("12 per cent", "amount"),
        ("7:40 pm", "time of day"),
        ("19:02", "time of day"),
        ("6.15 p.m.", "time of day"),
        ("17 Uhr", "time of day"),
        ("14/02/2024, 18:02:11", "day"),
        ("3 mars 2021", "day"),
        ("1. Mai 1999", "day"),
        ("October", "month"),
        ("Martin", "words"),
        ("2014", "year"),
        ("34 years", "number and words"),
        ("B7", "number"),
        ("Tuesday evening", "span of time"),
        ("crane operator", "words"),
        ("11.10.21", "day"),
    ],
)
def test_forms(written: str, form: str) -> None:
    assert forms.form(written, Kind.MISC) == form


@pytest.mark.parametrize(
    ("written", "kind", "form"),
    [
        ("Harlan County Sheriff", Kind.ORG, "public body"),
        ("Amtsgericht Ebersberg", Kind.ORG, "public body"),
        ("Polizeiinspektion Süd", Kind.ORG, "public body"),
        ("Conseil départemental de la Creuse", Kind.ORG, "public body"),
        ("Øst politidistrikt", Kind.ORG, "public body"),
        ("Stadtverwaltung Ebersberg", Kind.ORG, "public body"),
        ("Hausverwaltung Okafor", Kind.ORG, "words"),
        ("Political League of Saltby", Kind.ORG, "words"),
        ("Académie de danse Hallsen", Kind.ORG, "words"),
        ("Courtland Mills", Kind.ORG, "words"),
        ("police", Kind.DEM, "words"),
        ("New  Zealand", Kind.LOC, "country or state"),
        ("the Netherlands", Kind.LOC, "country or state"),
        ("République tchèque", Kind.LOC, "country or state"),
        ("República de Chile", Kind.ORG, "country or state"),
        ("place de la République", Kind.LOC, "words"),
        ("Georgia Street", Kind.LOC, "words"),
        ("Jordan", Kind.ORG, "words"),
    ],
)
def test_forms_of_organisations_and_places(written: str, kind: Kind, form: str) -> None:
    assert forms.form(written, kind) == form


def test_the_longest_mention_gives_the_form() -> None:
    text = "On 3 May 2021, and again in May."
    mentions = (
        Mention(28, 31, Kind.DATETIME, 0.9, "neural", literal("")),
        Mention(3, 13, Kind.DATETIME, 0.9, "neural", literal("")),
    )
    kind, form = forms.places(text, Entity("e1", Kind.DATETIME, Role.QUASI, mentions))
    assert (forms.KINDS[kind], forms.FORMS[form]) == (Kind.DATETIME, "day")
