"""Terms that a contract defines, marked ⟦ ⟧ where a network found one. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters import defined


def _mention(text: str, words: str, kind: Kind) -> Mention:
    at = text.rindex(words)
    return Mention(at, at + len(words), kind, 0.9, "neural", literal(""))


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ('Rhodri Tolvane of the mill ("the Grazier"). The Grazier shall pay.', "Grazier"),
        ('the land at the mill (the "Holding"). Let the Holding be kept.', "Holding"),
        ("Ida Tolvane (hereinafter referred to as the “Carrier”). The Carrier pays.", "Carrier"),
        ("Ida Tolvane (nachfolgend „Verpächterin“). Die Verpächterin zahlt.", "Verpächterin"),
        ("Ida Tolvane, ci-après « la Bailleresse ». La Bailleresse paie.", "Bailleresse"),
        ("Ida Tolvane (en adelante, «la Cedente»). La Cedente paga.", "Cedente"),
    ],
)
def test_a_defined_role_or_thing_names_nobody(text: str, term: str) -> None:
    assert not list(defined.without(text, [_mention(text, term, Kind.PERSON)]))


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ('Ida Tolvane ("Tolvane"). Tolvane shall pay.', "Tolvane"),  # a short form of a name has no article
        ("The Grazier shall pay.", "Grazier"),  # not defined
    ],
)
def test_names_stay(text: str, term: str) -> None:
    assert list(defined.without(text, [_mention(text, term, Kind.PERSON)]))


def test_a_term_with_a_word_of_a_name_stays() -> None:
    text = 'Tolvane Robotics Inc. (the "Tolvane Group"). The Tolvane Group shall pay.'
    whole = Mention(0, 20, Kind.ORG, 0.9, "neural", literal(""))
    assert len(list(defined.without(text, [whole, _mention(text, "Tolvane Group", Kind.ORG)]))) == 2


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("A LOCADORA entrega ao LOCATÁRIO o imóvel.", "LOCATÁRIO"),
        ("Ved mislighold kan Utleier kreve dette.", "Utleier"),
        ("Por WhatsApp: ARRENDADORA, y por carta.", "ARRENDADORA"),
        ("Le PRENEUR verse au BAILLEUR la somme.", "BAILLEUR"),
    ],
)
def test_a_party_of_a_contract_is_no_name(text: str, word: str) -> None:
    assert not list(defined.without_parties(text, [_mention(text, word, Kind.PERSON)]))


@pytest.mark.parametrize("text", ["Frau Mieter zahlt.", "Herr Dr. Mieter war da.", "Ida Mieter unterschrieb."])
def test_somebody_who_is_called_like_a_party_stays(text: str) -> None:
    word = "Ida Mieter" if "Ida" in text else "Mieter"
    assert list(defined.without_parties(text, [_mention(text, word, Kind.PERSON)]))


def test_a_name_ends_before_the_label_of_the_next_party() -> None:
    text = "Vermieter: Hans Tolvane. Mieterin: Eva Zorn"
    found = list(defined.without_parties(text, [_mention(text, "Hans Tolvane. Mieterin", Kind.PERSON)]))
    assert [each.words(text) for each in found] == ["Hans Tolvane"]
