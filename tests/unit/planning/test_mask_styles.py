"""The contract of every style of masks: what planners, writers and verification rely on. All people are invented."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from engine.core.options import MaskStyle
from engine.core.types import Action, Kind, Redaction
from engine.planning.replacements import planned_redactions
from tests.builders.replacing import NAMED as OF_RECORD
from tests.builders.replacing import RECORD, Named, decision, entities, filled, plan

TEXT = f"{RECORD} Write to anna@saltby.test or call +47 22 11 33 55.\nShe has a boat called Bluebird."
NAMED: tuple[Named, ...] = (
    *OF_RECORD,
    (Kind.CODE, "email", ("anna@saltby.test",)),
    (Kind.CODE, "phone", ("22 11 33 55",)),
    (Kind.MISC, "of no recognizer", ("Bluebird",)),
)
THOSE = entities(TEXT, NAMED)
MENTIONS = [mention for entity in THOSE for mention in entity.mentions]
DIRECT = (Kind.PERSON, Kind.ORG, Kind.CODE, Kind.MISC)


def _redactions(style: MaskStyle, *, secret: str | None = "s", **own: Action) -> tuple[Redaction, ...]:
    decisions = {each: decision(each, action) for each, action in own.items()}
    return planned_redactions(TEXT, THOSE, plan(THOSE, decisions), style=style, secret=secret)


def test_the_text_has_an_entity_of_every_kind() -> None:
    assert {each.kind for each in THOSE} == set(Kind) and len(THOSE) == len(NAMED)


@pytest.mark.parametrize("style", MaskStyle)
class TestMaskStyle:
    def test_each_mention_is_in_one_redaction(self, style: MaskStyle) -> None:
        found = _redactions(style)
        assert sorted(each.mention for each in found) == sorted((each.start, each.end) for each in MENTIONS)

    def test_redactions_are_sorted_and_apart(self, style: MaskStyle) -> None:
        found = _redactions(style)
        assert all(one.start < one.end <= other.start for one, other in pairwise(found))

    def test_replacements_are_words_of_one_line(self, style: MaskStyle) -> None:
        assert all(bool(each.label.strip()) is (style is not MaskStyle.BOX) for each in _redactions(style))
        assert all(each.label.isprintable() for each in _redactions(style))

    def test_nothing_of_names_and_numbers_is_left(self, style: MaskStyle) -> None:
        left = filled(TEXT, _redactions(style))
        words = {
            word
            for entity in THOSE
            for each in entity.mentions
            for word in re.findall(r"\w{2,}", TEXT[each.start : each.end])
            if entity.kind in DIRECT and word not in ("Ms", "Dr", "Clinic")  # what stays of a name tells nobody apart
        }
        assert len(words) > 10 and not [each for each in words if re.search(rf"\b{each}\b", left)]

    def test_each_entity_is_replaced_by_something_else(self, style: MaskStyle) -> None:
        assert all(each.label != each.masked(TEXT) for each in _redactions(style))

    def test_entities_that_are_kept_stay_and_change_no_other(self, style: MaskStyle) -> None:
        found = _redactions(style, **{THOSE[-1].id: Action.KEEP})
        assert "Bluebird" in filled(TEXT, found)
        assert found == tuple(each for each in _redactions(style) if each.masked(TEXT) != "Bluebird")

    def test_without_masked_entities_there_is_nothing_to_remove(self, style: MaskStyle) -> None:
        assert _redactions(style, **{each.id: Action.KEEP for each in THOSE}) == ()

    def test_a_replacement_of_the_user_stays_in_every_style(self, style: MaskStyle) -> None:
        own = {each.id: decision(each.id, Action.MASK, "WORDS") for each in THOSE}
        found = planned_redactions(TEXT, THOSE, plan(THOSE, own), style=style, secret="s")
        assert {each.label for each in found} == {"WORDS"}

    def test_the_same_secret_gives_the_same_replacements(self, style: MaskStyle) -> None:
        assert _redactions(style) == _redactions(style)

    def test_nothing_of_the_text_is_shown_by_a_redaction(self, style: MaskStyle) -> None:
        assert not re.search("Berg|Tolvald|6789", repr(_redactions(style)))
