"""The kind and form of a detail count in documents of offices and wards, and in no others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.core.message import literal
from engine.core.options import Options
from engine.core.types import Entity, Indicator, Kind, Mention, Role
from engine.models.tagger import TaggedText
from engine.risk import classifiers, combine, forms
from engine.risk.classifiers import DECIDING, IN_OFFICES, Offices, from_arrays, mean_state

FITTED = classifiers.load()
WIDTH = 4


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


def _tagged(states: object) -> TaggedText:
    rows = np.asarray(states, np.float16)
    count = len(rows)
    empty = np.zeros(count, np.int64)
    return TaggedText(empty, empty, np.zeros((count, 17), np.float32), np.zeros((count, 3), np.float32), rows)


def _offices() -> Offices:
    weights = np.array([1, 0, 0, 0], np.float32)
    none = np.zeros(1, np.float32)
    kinds, found = np.zeros(len(forms.KINDS), np.float32), np.zeros(len(forms.FORMS), np.float32)
    found[forms.FORMS.index("time of day")] = -3
    harmless = np.zeros((len(kinds), len(found)), np.bool_)
    harmless[forms.KINDS.index(Kind.QUANTITY), forms.FORMS.index("amount")] = True
    return Offices(weights, none, kinds, found, harmless, np.array([0.5, 0.1, 1], np.float32), none)


def test_the_kind_of_a_document_is_that_of_its_mean_state() -> None:
    assert _offices().wrote(_tagged([[2, 0, 0, 0], [-1, 1, 0, 0]]))
    assert not _offices().wrote(_tagged([[-2, 0, 0, 0], [1, 1, 0, 0]]))


def test_without_most_states_nothing_is_known_of_the_kind() -> None:
    assert mean_state(_tagged(np.zeros((0, 0)))) is None
    assert mean_state(_tagged([[2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])) is None
    assert not _offices().wrote(_tagged([[2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]))


def test_the_form_counts_only_where_it_was_measured() -> None:
    assert FITTED is not None
    fitted = replace(FITTED, offices=_offices())
    deciding = [Indicator(name, 0.5, True, literal(name), 0.5) for name in DECIDING]
    text = "at 19:02 he left"
    time = Entity("e1", Kind.DATETIME, Role.QUASI, (Mention(3, 8, Kind.DATETIME, 0.9, "neural", literal("")),))
    form = _offices().indicator(text, time)
    assert (form.name, form.flagged) == (forms.NAME, False)
    assert fitted.risk(deciding) == pytest.approx(FITTED.risk(deciding))
    assert fitted.risk([*deciding, form]) < 0.1
    weighed = combine.weighed((*deciding, form), fitted)
    assert [each.name for each in weighed] == list(IN_OFFICES)
    assert combine.why(time, weighed, flagged=False).code == "form.left"


def test_a_harmless_form_stays_whatever_the_network_says() -> None:
    assert FITTED is not None
    fitted = replace(FITTED, offices=_offices())
    sure = [Indicator(name, 0.9999, True, literal(name), 0.5) for name in DECIDING]
    text = "paid $400 to $400"
    risks = []
    for kind in (Kind.QUANTITY, Kind.CODE):
        amount = Entity("e1", kind, Role.QUASI, (Mention(5, 9, kind, 0.9, "neural", literal("")),))
        risks.append(fitted.risk([*sure, _offices().indicator(text, amount)]))
    assert risks[0] < Options().risk_threshold < risks[1]


def test_classifiers_are_stored_with_those_for_offices() -> None:
    assert FITTED is not None
    stored = from_arrays(replace(FITTED, offices=_offices()).arrays())
    assert stored.offices is not None
    assert stored.offices.forms.tolist() == _offices().forms.tolist()
    assert from_arrays(replace(FITTED, offices=None).arrays()).offices is None


def test_the_released_ones_leave_times_and_amounts_before_streets() -> None:
    assert FITTED is not None
    assert FITTED.offices is not None
    text = "19:02 $400 Milford Street"
    spans = ((0, 5, Kind.DATETIME), (6, 10, Kind.QUANTITY), (11, 25, Kind.LOC))
    time, amount, street = (
        FITTED.offices.indicator(
            text, Entity("e", kind, Role.QUASI, (Mention(start, end, kind, 0.9, "neural", literal("")),))
        ).score
        for start, end, kind in spans
    )
    assert max(time, amount) < 0.1 < street
