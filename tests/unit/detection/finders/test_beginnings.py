"""Surnames that begin the entries of notes, beside others that the networks found. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.finders import beginnings


def _found(text: str, known: str) -> list[str]:
    """Return what is found where the words of `known` are people, or places if a star is behind them."""
    mentions = [
        Mention(start, start + len(word), Kind.LOC if each.endswith("*") else Kind.PERSON, 0.9, "neural", literal("x"))
        for each in known.split()
        if (start := text.index(word := each.removesuffix("*"))) >= 0
    ]
    return [text[each.start : each.end] for each in beginnings.find(text, mentions)]


@pytest.mark.parametrize(
    ("text", "known", "names"),
    [
        ("1. Szabo. AKI.\n2. Delacroix. Home.\n3. Brandt. New AF.\n4. Hughes. POC.", "Brandt Hughes", 2),
        ("Petrov temp 38.2, cultures sent. Lindqvist for theatre. Brandt refused tea.", "Lindqvist Brandt", 1),
        ("Webb - d/c tomorrow\nBrandt - NBM\nLindqvist - home\n", "Brandt Lindqvist", 1),
        ("Webb: three quotes\nBrandt: the roof\nLindqvist: minutes\n", "Brandt Lindqvist", 1),
        ("- Webb: three quotes\n- Brandt: the roof\n- Lindqvist: minutes\n", "Brandt Lindqvist", 1),
        ("Marsh obese, hoist x2. Brandt slept. Lindqvist walked.", "Brandt Lindqvist", 1),
        ("Petrov's joints ache. Brandt slept. Lindqvist's son rang.", "Brandt Lindqvist", 1),
        # One person, or the same one twice, is no list of people.
        ("1. Szabo. AKI.\n2. Hughes. POC.", "Hughes", 0),
        ("Petrov temp 38.2. Brandt refused tea. Brandt slept.", "Brandt", 0),
        # More unknown words than people: the entries are about something else.
        ("1. Szabo.\n2. Delacroix.\n3. Petrov.\n4. Brandt.\n5. Hughes.", "Brandt Hughes", 0),
        # Words that no family has or that are much more often something else, eponyms, products, places.
        ("Dressing changed. Naproxen given. Brandt slept. Lindqvist walked.", "Brandt Lindqvist", 0),
        ("Braden 14 today. Brandt slept. Lindqvist walked.", "Brandt Lindqvist", 0),
        ("Petrov is a town. Brandt slept. Lindqvist walked.", "Petrov* Brandt Lindqvist", 0),
        ("Sent on the C.D. Petrov in 1956. Brandt slept. Lindqvist walked.", "Brandt Lindqvist", 0),
        # A line that goes on is no entry.
        ("She had a verse by\nPetrov with her. Brandt slept. Lindqvist walked.", "Brandt Lindqvist", 0),
    ],
)
def test_a_surname_counts_among_people_who_begin_entries_of_its_form(text: str, known: str, names: int) -> None:
    assert len(_found(text, known)) == names
