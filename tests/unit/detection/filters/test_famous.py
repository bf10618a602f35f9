"""Famous people named in passing, and people of the case who are called as they. All others are invented."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.types import Kind
from engine.detection.filters import famous
from tests.builders.marked import as_mentions

PASSING = [
    "She dressed up as ⟦Frida Kahlo⟧ for it.",
    "The choir sang songs by ⟦Edvard Grieg⟧.",
    "sie malt wie ⟦paul klee⟧ und redet",
    "Les élèves lisent ⟦Émile Zola⟧ en classe.",
    "a symphony of ⟦Ludwig van Beethoven⟧, see",
    "un retrato de ⟦Diego Velázquez⟧ en la pared",
    "Klassen læste ⟦Karen Blixens⟧ bog",
    'the account ending ⟦0093⟧. Then he said, "sing like ⟦Bob Dylan⟧"',
    "»⟦Getúlio Vargas⟧« é o nome da rua",
    "a poem composed by ⟦Émile Zola⟧ himself",
]
OF_CASE = [
    "Claimant: ⟦Frida Kahlo⟧, of Leeds",
    "Mr ⟦Edvard Grieg⟧ called.",
    "Patient\n⟦Paul Klee⟧\nWard 4",
    "⟦Frida Kahlo⟧, 41, of Leeds",
    "⟦Frida Kahlo⟧ (born 3 May 1980)",
    "my neighbour ⟦Frida Kahlo⟧ shouted",
    "we saw ⟦Frida Kahlo⟧ and her son ⟦Tobias Kahlo⟧ there",
    "like ⟦Frida Kahlo⟧ did, and then ⟦Kahlo⟧ left",
    "der Zeuge ⟦Paul Klee⟧ sagte",
    "call ⟦Frida Kahlo⟧ on ⟦07700 900123⟧ today",
    "ask ⟦Frida Kahlo⟧; her mail is\nlost: ⟦f.kahlo@example.org⟧",
    "⟦Berta Frida Kahlo⟧ said so",
    "alumna del Colegio ⟦Frida Kahlo⟧, curso 2009",
    "pupil of ⟦Paul Klee⟧ Gesamtschule, class 4",
    "⟦Frida Kahlo⟧ signed the lease on Monday.",
    "⟦Frida Kahlo⟧ is the claimant.",
    "⟦Frida Kahlo⟧ and her son came too.",
    "The landlord is ⟦Edvard Grieg⟧.",
    "The form was signed by ⟦Edvard Grieg⟧ here",
    "Später unterschrieb ⟦Paul Klee⟧ den Vertrag",
    "⟦Émile Zola⟧ a signé le bail.",
    "⟦Diego Velázquez⟧ firmó el contrato.",
    "Da ringte ⟦Edvard Grieg⟧ til oss",
    "the letter of ⟦Ludwig van Beethoven⟧ was read",
]


def _left(marked: str) -> list[str]:
    text, found = as_mentions(marked)
    codes = [each for each in found if any(sign.isdigit() or sign == "@" for sign in each.words(text))]
    mentions = [replace(each, kind=Kind.CODE) if each in codes else each for each in found]
    return [each.words(text) for each in famous.without(text, mentions)]


@pytest.mark.parametrize("marked", PASSING)
def test_a_famous_name_in_passing_is_left_out(marked: str) -> None:
    assert not [each for each in _left(marked) if not each.isdigit()]


@pytest.mark.parametrize("marked", OF_CASE)
def test_a_person_of_the_case_stays(marked: str) -> None:
    assert len(_left(marked)) == marked.count("⟦")
