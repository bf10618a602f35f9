"""Names and towns of courts, numbers of decisions and births in judgments of six languages. All people are invented."""

# Lists of words stay together.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.types import Kind, Mention
from engine.policies.courts_abroad import COURTS
from engine.policies.wording import AFTER, BEFORE, DOCUMENT, NEAR, SPAN, WORDS
from tests.builders.marked import as_mentions, unmark


@pytest.mark.parametrize(
    "name",
    [
        "Landgericht Hannover", "14. Zivilkammer", "Große Strafkammer", "Bundesgerichtshofs", "Oberlandesgericht Frankfurt am Main",
        "COUR D'APPEL DE RENNES", "tribunal judiciaire de Quimper", "5ème chambre", "Conseil d’État", "ADMINISTRATIF DE",
        "Juzgado de Primera Instancia nº 5", "DE LO PENAL Nº 2 DE ALMERÍA", "Audiencia Provincial de Valladolid",
        "Tribunal da Relação do Porto", "Comarca do Porto", "8ª Câmara Cível", "Estado de Minas Gerais",
        "Direito da 2ª Vara de Família da Comarca de Juiz de Fora", "Ministério Público do Estado de Santa Catarina",
        "Hordaland tingrett", "AGDER LAGMANNSRETT", "Retten i Hjørring", "Vestre Landsret", "Anklagemyndigheden",
        "Sala de lo Social del Tribunal Superior de Justicia de Aragón", "Sección Quinta de la Audiencia Provincial de Cádiz",
    ],
)  # fmt: skip
def test_names_of_courts(name: str) -> None:
    assert WORDS["court"](name, 0, len(name))


@pytest.mark.parametrize(
    "name",
    ["Hannover", "Anna Berg", "Sala del Pintor Goya", "Padarias Douro Novo, Lda", "Armor Toitures", "Fjordlaks AS"],
)
def test_other_names_are_no_courts(name: str) -> None:
    assert not WORDS["court"](name, 0, len(name))


@pytest.mark.parametrize(
    "words", ["LORS DES DÉBATS", "Generalbundesanwalts", "THI KENDES", "2.ª", "KLs", "Juíza de Direito", "l", "ANKE"]
)
def test_words_of_judgments(words: str) -> None:
    assert WORDS["court-words"](words, 0, len(words))


@pytest.mark.parametrize(
    "words", ["06 39 98 12 34", "20", "Richter", "Anna", "la Berg", "Câmara", "030994-2213", "Anke"]
)
def test_numbers_and_names_are_no_words_of_judgments(words: str) -> None:
    assert not WORDS["court-words"](words, 0, len(words))


def _mentions(marked: str, *kinds: Kind) -> tuple[str, list[Mention]]:
    text, found = as_mentions(marked, Kind.LOC)
    return text, [replace(each, kind=kind) for each, kind in zip(found, kinds or [Kind.LOC] * len(found), strict=True)]


@pytest.mark.parametrize(
    "marked",
    [
        "Landgericht ⟦Hannover⟧",
        "Amtsgericht Essen. Er wohnt in ⟦Essen⟧.",
        "avocat au barreau ⟦de Brest⟧",
        "tribunal judiciaire de Saint-Malo. Elle vit à ⟦Saint-Malo⟧.",
        "le préfet de l'⟦Hérault⟧",
        "Juzgado de Primera Instancia nº 5 de ⟦Valladolid⟧",
        "Vara da Infância e Juventude da Comarca de Blumenau\n\n⟦Blumenau⟧, 30 de junho",
        "Juízo Local Cível de ⟦Gondomar⟧",
        "Retten i ⟦Esbjergs⟧ dom",
        "Hordaland tingrett, ⟦Bergen⟧",
        "⟦FROSTATING⟧ LAGMANNSRETT",
        "OVG ⟦Lüneburg⟧, Beschluss",
        "En ⟦Zaragoza⟧, a tres de julio de dos mil veintitrés.",
        "⟦Brasília⟧ (DF), 14 de março de 2023",
        "Juízo Local Criminal ⟦de Almada - Juiz 2⟧",
    ],
)
def test_towns_of_courts(marked: str) -> None:
    assert COURTS["court-town"](*_mentions(marked))


def test_a_witness_called_like_the_town_of_the_court_is_no_town() -> None:
    text, mentions = _mentions("Landgericht ⟦Essen⟧. Der Zeuge ⟦Essen⟧ kam.", Kind.LOC, Kind.PERSON)
    assert not COURTS["court-town"](text, mentions)
    assert COURTS["court-town"](text, mentions[:1])


def test_a_town_in_the_caption_may_be_read_as_a_person() -> None:
    text, mentions = _mentions("AUDIENCIA PROVINCIAL\nSECCIÓN TERCERA\n⟦VALLADOLID⟧", Kind.PERSON)
    assert COURTS["court-town"](text, mentions)


def test_a_town_before_the_date_of_the_decision_may_be_read_as_a_person() -> None:
    text, mentions = _mentions("É o relatório.\n⟦Pelotas⟧, 12/12/2023.", Kind.PERSON)
    assert COURTS["court-town"](text, mentions)
    text, mentions = _mentions("O autor, ⟦Pelotas⟧, 12/12/2023.", Kind.PERSON)
    assert not COURTS["court-town"](text, mentions)


def test_other_towns_are_none_of_a_court() -> None:
    assert not COURTS["court-town"](*_mentions("Landgericht Hannover. Sie wohnt in ⟦Burgwedel⟧."))


def _near(condition: str, marked: str) -> bool:
    text, ((start, end),) = unmark(marked)
    around = f"{text[:start][-BEFORE:]}{SPAN}{text[end:][:AFTER]}"
    return NEAR[condition](around, 0, len(around))


@pytest.mark.parametrize(
    "marked",
    [
        "geboren am ⟦4. März 1968⟧", "née le ⟦14 juin 1979⟧", "nés en ⟦2016⟧ et 2019", "nés en 2016 et ⟦2019⟧", "nacidos el 3 de mayo de 2012 y el ⟦9 de julio de 2015⟧",
        "nacido en Níjar el ⟦día 17 de octubre de 1985⟧", "nascida em ⟦7 de julho de 2012⟧", "født ⟦30.06.1990⟧",
        "deres sønn Emrik, født ⟦2015⟧", "date de naissance : ⟦3/9/1974⟧",
        "die am ⟦1971⟧ geborene Klägerin",
        "wurde am ⟦1. Januar 1986⟧ in Herat geboren",
    ],
)  # fmt: skip
def test_dates_of_birth(marked: str) -> None:
    assert _near("birth-abroad", marked)


@pytest.mark.parametrize(
    "marked",
    ["født 30.06.1990, dømmes til fengsel i ⟦1 år⟧", "né en 1974, a vendu le ⟦3 mai 2011⟧", "am ⟦3. Mai 2011⟧"],
)
def test_other_dates_are_no_births(marked: str) -> None:
    assert not _near("birth-abroad", marked)


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        ("geboren am 22.11.1991 in ⟦Zwickau⟧", True),
        ("né le 9 avril 1988 à ⟦Kayes⟧", True),
        ("nacido en ⟦Níjar⟧ el día 17 de octubre", True),
        ("wurde am 1. Januar 1986 in ⟦Herat⟧ geboren", True),
        ("née ; elle vit à ⟦Brest⟧", False),
        ("in ⟦Bremen⟧", False),
    ],
)
def test_places_of_birth(marked: str, expected: bool) -> None:
    assert _near("birthplace", marked) is expected


@pytest.mark.parametrize(
    "marked",
    ["SENTENCIA Nº ⟦187/2022⟧", "ARRÊT N° ⟦214⟧", "recurso ⟦1264/2015⟧", "Sentencia número ⟦417/2023⟧", "(rcud ⟦2397/2015⟧)",
     "Nº 1.987.412 - RS (⟦2022/0041277-3⟧)", "recurso de suplicación núm. ⟦388⟧", "APELAÇÃO CÍVEL Nº ⟦5004417-83.2021.8.13.0145⟧",
     "Sag ⟦SS-3-4417/2022⟧", "TRIBUNAL ADMINISTRATIF\n\nN° ⟦2104418⟧\n\nM. X"],
)  # fmt: skip
def test_numbers_of_decisions(marked: str) -> None:
    assert _near("decision-number", marked)


@pytest.mark.parametrize(
    "marked", ["cpr-nr. ⟦030994-2213⟧", "carte de résident n° ⟦3404829176⟧", "NIF ⟦215 483 026⟧", "konto ⟦8601⟧"]
)
def test_numbers_of_people_are_none_of_decisions(marked: str) -> None:
    assert not _near("decision-number", marked)


def test_a_month_alone_may_be_a_first_name() -> None:
    assert WORDS["month-abroad"]("la hija, Abril, de", 9, 14)
    assert not WORDS["month-abroad"]("6 de abril", 0, 10)


@pytest.mark.parametrize(
    ("condition", "text", "expected"),
    [
        ("young-offender", "pela prática de ato infracional análogo ao roubo", True),
        ("young-offender", "ação de alimentos para o filho adolescente", False),
        ("higher-danish-court", "VESTRE LANDSRET\nDOM", True),
        ("higher-danish-court", "HØJESTERETS DOM", True),
        ("higher-danish-court", "RETTEN I ESBJERG\nDOM" + " ord" * 200 + " Vestre Landsret", False),
    ],
)
def test_conditions_on_the_whole_text(condition: str, text: str, expected: bool) -> None:
    assert DOCUMENT[condition](text, 0, len(text)) is expected
