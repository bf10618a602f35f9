"""Languages by paragraph: detected, smoothed by their neighbours, and free for plain English."""

from __future__ import annotations

import pytest

from engine.core.languages import LANGUAGES, LanguageSupport, not_read_well, reading
from engine.detection.networks import language

TEXTS = {
    "en": "The tenant shall pay the rent on the third working day of each month, and keep the flat in good repair.",
    "de": "Der Mieter zahlt die Miete spätestens am dritten Werktag eines jeden Monats und hält die Wohnung instand.",
    "fr": "Le locataire verse le loyer au plus tard le troisième jour ouvré de chaque mois et entretient le logement.",
    "es": "El arrendatario pagará la renta a más tardar el tercer día hábil de cada mes y conservará la vivienda.",
    "pt": "O inquilino paga a renda até ao terceiro dia útil de cada mês e mantém a habitação em bom estado.",
    "da": "Lejeren betaler huslejen senest den tredje hverdag i hver måned og vedligeholder selv lejligheden.",
    "nb": "Leieren betaler husleien senest den tredje virkedagen hver måned og tar selv vare på leiligheten innvendig.",
    "nn": "Leigaren betaler husleiga seinast den tredje vyrkedagen kvar månad og tek sjølv vare på husværet innvendig.",
    "it": "Il conduttore paga il canone entro il terzo giorno lavorativo di ogni mese e mantiene l'alloggio in ordine.",
    "nl": "De huurder betaalt de huur uiterlijk op de derde werkdag van elke maand en onderhoudt de woning zelf.",
    "pl": "Najemca płaci czynsz najpóźniej trzeciego dnia roboczego każdego miesiąca i utrzymuje mieszkanie.",
}


@pytest.mark.parametrize("code", TEXTS)
def test_one_language(code: str) -> None:
    passages = language.paragraphs(TEXTS[code])
    assert [each.language for each in passages] == [code]
    assert (passages[0].start, passages[0].end) == (0, len(TEXTS[code]))


@pytest.mark.parametrize("between", ["\n\n", "\n"])
def test_each_paragraph_has_its_language_and_no_character_is_left_out(between: str) -> None:
    codes = [each for each in TEXTS if each not in ("nb", "nn")]  # too near to Danish, for one paragraph
    text = between.join(TEXTS[each] for each in codes)
    passages = language.paragraphs(text)
    assert [each.language for each in passages] == codes
    assert "".join(text[each.start : each.end] for each in passages) == text


def test_short_lines_take_the_language_around_them() -> None:
    text = "\n".join([TEXTS["de"], "None.", "A. Rossi", "Tel. 030 1234", TEXTS["de"], "Total", "OK"])
    assert [each.language for each in language.paragraphs(text)] == ["de"]


def test_wrapped_lines_are_read_together() -> None:
    text = TEXTS["fr"][:70] + "\n" + TEXTS["fr"][71:] + "\n\n" + TEXTS["en"][:61] + "\n" + TEXTS["en"][62:]
    assert [each.language for each in language.paragraphs(text)] == ["fr", "en"]


def test_two_columns_of_a_bilingual_contract() -> None:
    text = "\n".join([f"{TEXTS['en']}\t{TEXTS['de']}"] * 3)
    assert {each.language for each in language.paragraphs(text)} == {"en", "de"}


def test_table_has_the_language_of_its_page() -> None:
    rows = ["Datum\tName\tBetrag", "03.04.2024\tMax Mustermann\t1.200,00", "05.04.2024\tErna Schmidt\t80,00"]
    text = "\n".join([TEXTS["de"], "", *rows * 4, "", TEXTS["de"]])
    assert [each.language for each in language.paragraphs(text)] == ["de"]


def test_foreign_words_in_an_english_paragraph_leave_it_english() -> None:
    text = TEXTS["en"] + " He read Der Spiegel and Le Monde in the Café de la Paix, and wrote about Das Boot."
    assert [each.language for each in language.paragraphs(text)] == ["en"]


@pytest.mark.parametrize("text", ["None.", "42", "A. B.", "   \n\n ", "x"])
def test_text_without_evidence_has_the_default(text: str) -> None:
    assert [each.language for each in language.paragraphs(text)] == [language.DEFAULT]


def test_empty_text_has_no_passage() -> None:
    assert language.paragraphs("") == ()


def test_plain_english_never_loads_the_detector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_detector", lambda: pytest.fail("the detector was loaded"))
    assert language.paragraphs("\n\n".join([TEXTS["en"]] * 50))[0].language == "en"


def test_language_at_an_offset() -> None:
    text = TEXTS["en"] + "\n\n" + TEXTS["es"]
    passages = language.paragraphs(text)
    assert language.at(passages, 3) == "en"
    assert language.at(passages, len(text) - 2) == "es"


def test_languages_not_read_well() -> None:
    assert reading("en") is LanguageSupport.WELL
    assert reading("pl") is LanguageSupport.LITTLE
    well = {each for each, how in LANGUAGES.items() if how is LanguageSupport.WELL}
    assert not_read_well(["en", "pl", "xx", "pl"]) == ("pl", "xx")
    assert well.isdisjoint(not_read_well(LANGUAGES))
