"""Kinds and subtypes have one name each, and a short form of it for narrow columns."""

from __future__ import annotations

import pytest

from engine.core import kind_names
from engine.core.catalogue import ENGLISH
from engine.core.message import Message, literal
from engine.core.sentences import SENTENCES
from engine.core.sentences.kinds import SENTENCES as NAMES
from engine.core.types import Entity, Kind, Mention, Role
from engine.policies.reading import SUBTYPES

_SHORT = ".short"
_LONGEST = 22  # characters that a narrow column has room for


def test_every_kind_and_subtype_has_a_name() -> None:
    assert {f"subtype.{each}" for each in SUBTYPES | {"date-of-birth", "term"}} <= set(NAMES)
    for kind in Kind:
        assert kind_names.name(kind).code in NAMES


def test_names_that_are_too_long_for_a_column_have_a_short_form() -> None:
    for code, name in NAMES.items():
        if code.startswith("subtype.") and not code.endswith(_SHORT):
            assert len(str(NAMES.get(code + _SHORT, name))) <= _LONGEST, code


def test_a_short_form_belongs_to_a_longer_name() -> None:
    for code, name in NAMES.items():
        if code.endswith(_SHORT):
            assert len(str(name)) < len(str(NAMES[code.removesuffix(_SHORT)])), code


@pytest.mark.parametrize(
    ("kind", "subtype", "full", "short"),
    [
        (Kind.CODE, "ssn", "Social Security number", "Social Security"),
        (Kind.CODE, "mac-address", "MAC address", "MAC address"),
        (Kind.QUANTITY, "percentage", "percentage", "percentage"),
        (Kind.DEM, "immigration-status", "immigration status", "immigration status"),
        (Kind.DATETIME, "date-of-birth", "date of birth", "date of birth"),
        (Kind.MISC, "term", "text marked by the user", "marked text"),
        (Kind.CODE, None, "number or code", "number or code"),
        (Kind.DEM, None, "demographic detail", "demographic detail"),
        (Kind.MISC, "of-a-user's-recognizer", "other detail", "other detail"),
    ],
)
def test_the_most_specific_name_is_shown(kind: Kind, subtype: str | None, full: str, short: str) -> None:
    assert ENGLISH.say(kind_names.name(kind, subtype)) == full
    assert ENGLISH.say(kind_names.name(kind, subtype, short=True)) == short


def test_a_subtype_of_another_kind_does_not_name_an_entity() -> None:
    religion = Mention(0, 4, Kind.DEM, 0.5, "gazetteer", literal("why"), "religion")
    hospital = Mention(0, 20, Kind.ORG, 0.9, "neural", literal("why"))
    assert kind_names.subtype(Entity("e1", Kind.ORG, Role.QUASI, (religion, hospital))) is None
    assert kind_names.subtype(Entity("e1", Kind.DEM, Role.QUASI, (religion,))) == "religion"
    assert kind_names.name(Kind.ORG) == Message("kind.org")
    assert "kind.org" in SENTENCES
