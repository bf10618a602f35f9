"""Names of products and headings that the words beside them give to somebody; the name is in ⟦ ⟧. All are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.filters.products import is_product
from engine.detection.lexicon.borne import is_borne, named_in
from tests.builders.marked import as_mentions

SOMEBODYS = [
    # Titles and initials
    "I met Mr ⟦Tesco⟧ about the lease.",
    "asked Nurse ⟦Tesco⟧ to come",
    "Ich sprach mit Frau ⟦Tesco⟧ darüber.",
    "J'ai vu Mme ⟦Tesco⟧ hier.",
    "Hablé con la señora ⟦Tesco⟧ ayer; la Sra. ⟦Tesco⟧ vino.",
    "A D. ⟦Tesco⟧ ligou.",
    "Fru ⟦Tesco⟧ kom i går.",
    "A. ⟦Tesco⟧ was late.",
    "⟦Tesco⟧, B., was late.",
    # Beside a given name, in a list of people
    "Anna ⟦Tesco⟧ has the keys.",
    "Anna Vatne, ⟦Tesco⟧ and Tom Vik",
    "Present: Vik, ⟦Tesco⟧ (chair)",
    "Anwesend: Vik, ⟦Tesco⟧",
    "Présents : Vik, ⟦Tesco⟧",
    "Asistentes: Vik, ⟦Tesco⟧",
    "Presentes: Vik, ⟦Tesco⟧",
    "Til stede: Vik, ⟦Tesco⟧",
    # Labels
    "Name: ⟦Tesco⟧\nWard: 4",
    "Patient: ⟦Tesco⟧",
    "Nachname: ⟦Tesco⟧",
    "Nom : ⟦Tesco⟧",
    "Apellidos: ⟦Tesco⟧",
    "Nome: ⟦Tesco⟧",
    "Navn: ⟦Tesco⟧",
    # Speakers
    "⟦Tesco⟧: I never saw it.",
    "⟦Tesco⟧: Ich habe es nie gesehen.",
    "⟦Tesco⟧ : Je ne l'ai pas vu.",
    "⟦Tesco⟧: Yo no lo vi.",
    "⟦Tesco⟧: Eu não o vi.",
    "⟦Tesco⟧: Jeg så den aldrig.",
    # Signatures
    "Kind regards,\n⟦Tesco⟧",
    "Mit freundlichen Grüßen\n\n⟦Tesco⟧\n",
    "Cordialement,\n⟦Tesco⟧",
    "Un saludo,\n⟦Tesco⟧",
    "Cumprimentos,\n⟦Tesco⟧",
    "Med venlig hilsen\n⟦Tesco⟧",
    "Vennlig hilsen\n⟦Tesco⟧",
    # Greetings
    "Dear ⟦Tesco⟧,\n\nThank you.",
    "Hallo ⟦Tesco⟧, kommst du?",
    "Bonjour ⟦Tesco⟧,",
    "Hola ⟦Tesco⟧:",
    "Olá ⟦Tesco⟧,",
    "Hej ⟦Tesco⟧\n",
    "Kjære ⟦Tesco⟧,",
    # What people say, do and have done to them
    "⟦Tesco⟧ said that he was tired.",
    "⟦Tesco⟧ fell in the bath.",
    "She was seen by ⟦Tesco⟧ on Friday.",
    "We met ⟦Tesco⟧ at the park.",
    "⟦Tesco⟧ sagte nichts.",
    "Sie wurde von ⟦Tesco⟧ untersucht.",
    "⟦Tesco⟧ wohnt seit Mai hier.",
    "⟦Tesco⟧ a dit non.",
    "Elle a été examinée par ⟦Tesco⟧ hier.",
    "⟦Tesco⟧ habite ici.",
    "⟦Tesco⟧ dijo que no.",
    "Fue atendida por ⟦Tesco⟧ ayer.",
    "⟦Tesco⟧ vive en Vigo.",
    "⟦Tesco⟧ disse que não.",
    "Foi vista por ⟦Tesco⟧ ontem.",
    "⟦Tesco⟧ mora no Porto.",
    "⟦Tesco⟧ sagde nej.",
    "Hun blev undersøgt af ⟦Tesco⟧ i går.",
    "⟦Tesco⟧ har boet her i tre år.",
    "⟦Tesco⟧ sa nei.",
    "Hun ble undersøkt av ⟦Tesco⟧ i går.",
    "⟦Tesco⟧ har bodd her i tre år.",
    # Relatives
    "⟦Tesco⟧'s mother rang.",
    "the wife of ⟦Tesco⟧ rang",
    "Die Mutter von ⟦Tesco⟧ rief an.",
    "La mère de ⟦Tesco⟧ a appelé.",
    "La madre de ⟦Tesco⟧ llamó.",
    "A mãe de ⟦Tesco⟧ ligou.",
    "Moren til ⟦Tesco⟧ ringte.",
    "Mor til ⟦Tesco⟧ ringede.",
]

THINGS = [
    "She bought it at ⟦Tesco⟧ on Friday.",
    "Drug name: ⟦Amlodipin⟧",
    "Name of bank: ⟦Barclays⟧",
    "⟦Metformin⟧: take one tablet with food",
    "⟦Tesco⟧: 14.20",
    "Paid by ⟦Revolut⟧ and by card.",
    "Er kaufte es bei ⟦Lidl⟧ am Freitag.",
    "Elle prend du ⟦Doliprane⟧ le soir.",
    "Compró en ⟦Mercadona⟧ el viernes.",
    "Trabalha com o ⟦WhatsApp⟧ aberto.",
    "Hun betalte med ⟦MobilePay⟧ i går.",
]


@pytest.mark.parametrize("marked", SOMEBODYS)
def test_a_name_of_the_list_of_products_is_somebodys_where_the_words_beside_it_say_so(marked: str) -> None:
    text, found = as_mentions(marked, Kind.PERSON)
    assert not [each for each in found if is_product(text, each)]


@pytest.mark.parametrize("marked", THINGS)
@pytest.mark.parametrize("kind", [Kind.PERSON, Kind.ORG])
def test_the_words_beside_a_thing_give_it_to_nobody(marked: str, kind: Kind) -> None:
    text, found = as_mentions(marked, kind)
    assert all(is_product(text, each) for each in found)


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Vodafone⟧ said that the bill was paid.",
        "Dear ⟦Vodafone⟧,",
        "Kind regards,\n⟦Vodafone⟧",
        "⟦Vodafone⟧ wrote to her.",
    ],
)
def test_a_firm_says_and_signs_things_too(marked: str) -> None:
    text, (organisation,) = as_mentions(marked, Kind.ORG)
    assert is_product(text, organisation)


def test_a_name_that_begins_with_a_sign_follows_no_given_name() -> None:
    text, (mention,) = as_mentions("Grace ⟦& Decker⟧ sander", Kind.ORG)
    assert not is_borne(text, mention)


def test_a_text_names_somebody_behind_a_title_or_a_given_name() -> None:
    text = "Mrs Tolva and Anna Vestrin came; the Bell criteria were met. Frau Ahrenz kam, fru Sol og Hr. Munk."
    assert named_in(text) == {"Tolva", "Vestrin", "Ahrenz", "Munk"}
