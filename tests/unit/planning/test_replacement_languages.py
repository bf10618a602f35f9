"""Labels, generalised values and surrogates in the language of their paragraph. All people are invented."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from engine.core.options import MaskStyle
from engine.core.types import KeptPart, Kind, Passage
from engine.generalisation import wording
from engine.planning.replacements import planned_redactions
from engine.planning.replacements.partial import part
from tests.builders.replacing import Named, entities, filled, plan

GERMAN = "Frau Anna Berg, geboren am 12. März 1981, ist 37 Jahre alt und lebt in München. Sie zahlte 23.450 Euro."
GERMAN_NAMED: tuple[Named, ...] = (
    (Kind.PERSON, None, ("Anna Berg",)),
    (Kind.DATETIME, "date", ("12. März 1981",)),
    (Kind.DATETIME, "age", ("37 Jahre alt",)),
    (Kind.LOC, None, ("München",)),
    (Kind.QUANTITY, "money", ("23.450 Euro",)),
)


def _replaced(text: str, named: tuple[Named, ...], style: MaskStyle, *passages: Passage) -> str:
    those = entities(text, named)
    return filled(text, planned_redactions(text, those, plan(those), style=style, secret="s", passages=passages))


def _whole(text: str, language: str) -> Passage:
    return Passage(0, len(text), language)


def test_labels_are_in_the_language_of_the_text() -> None:
    assert _replaced(GERMAN, GERMAN_NAMED, MaskStyle.LABEL, _whole(GERMAN, "de")) == (
        "Frau [PERSON 1], geboren am [DATUM 1], ist [ALTER 1] und lebt in [ORT 1]. Sie zahlte [BETRAG 1]."
    )


def test_generalised_values_are_in_the_language_of_the_text() -> None:
    assert _replaced(GERMAN, GERMAN_NAMED, MaskStyle.GENERALISE, _whole(GERMAN, "de")) == (
        "Frau [PERSON 1], geboren am [Tag: 1981], ist 35-39 Jahre alt und lebt in [Ort in Bayern]. "
        "Sie zahlte etwa 20.000 Euro."
    )


@pytest.mark.parametrize(
    ("language", "text", "town", "place", "date"),
    [
        ("fr", "née le 2 mars 1968 à Oslo", "Oslo", "[lieu (Norvège)]", "[jour : 1968]"),
        ("es", "nacida el 2 de marzo de 1968 en Oslo", "Oslo", "[lugar de Noruega]", "[día: 1968]"),
        ("pt", "nascida em 2 de março de 1968 em Oslo", "Oslo", "[lugar (Noruega)]", "[dia: 1968]"),
        ("da", "født den 2. marts 1968 i Oslo", "Oslo", "[sted i Norge]", "[dag: 1968]"),
        ("nb", "født den 2. mars 1968 i Oslo", "Oslo", "[sted i Norge]", "[dag: 1968]"),
        ("de", "geboren am 2. März 1968 in Zug", "Basel", "", "[Tag: 1968]"),
    ],
)
def test_dates_and_towns_in_each_language(language: str, text: str, town: str, place: str, date: str) -> None:
    written = text.partition("1968")[0].split(" ", 2)[2] + "1968"
    named: tuple[Named, ...] = ((Kind.DATETIME, "date", (written,)),)
    named += ((Kind.LOC, None, (town,)),) if town in text else ()
    replaced = _replaced(text, named, MaskStyle.GENERALISE, _whole(text, language))
    assert date in replaced
    assert place in replaced


def test_each_paragraph_has_its_own_language_and_one_number_for_one_person() -> None:
    text = "Mr Berg called.\nHerr Berg kam am Abend.\nMonsieur Berg est parti."
    named: tuple[Named, ...] = ((Kind.PERSON, None, ("Berg",)), (Kind.DATETIME, "time", ("Abend",)))
    passages = Passage(0, 16, "en"), Passage(16, 40, "de"), Passage(40, len(text), "fr")
    assert _replaced(text, named, MaskStyle.LABEL, *passages) == (
        "Mr [PERSON 1] called.\nHerr [PERSON 1] kam am [ZEIT 1].\nMonsieur [PERSONNE 1] est parti."
    )


def test_a_language_without_words_has_english_labels() -> None:
    text = "Signora Berg è arrivata."
    assert _replaced(text, ((Kind.PERSON, None, ("Berg",)),), MaskStyle.LABEL, _whole(text, "it")) == (
        "Signora [PERSON 1] è arrivata."
    )


def test_surrogates_that_would_be_inflected_are_labels() -> None:
    text = "Elle vient de Norvège et habite en France depuis le 3 mars 2021."
    named: tuple[Named, ...] = (
        (Kind.LOC, "country", ("Norvège",)),
        (Kind.LOC, "country", ("France",)),
        (Kind.DATETIME, "date", ("3 mars 2021",)),
    )
    assert _replaced(text, named, MaskStyle.SURROGATE, _whole(text, "fr")) == (
        "Elle vient de [LIEU 1] et habite en [LIEU 2] depuis le [DATE 1]."
    )


def test_days_come_first_in_shifted_dates() -> None:
    text = "Ingresó el 03/04/2019 y salió el 05/04/2019."
    named: tuple[Named, ...] = ((Kind.DATETIME, "date", ("03/04/2019",)), (Kind.DATETIME, "date", ("05/04/2019",)))
    written = _replaced(text, named, MaskStyle.SHIFT, _whole(text, "es"))
    first, second = (datetime.strptime(each.strip("."), "%d/%m/%Y") for each in written.split() if "/" in each)
    assert second - first == timedelta(days=2)


@pytest.mark.parametrize(
    ("name", "words", "left"),
    [
        (KeptPart.AGE_BAND, "72-jährige", "70-74 Jahre"),
        (KeptPart.AGE_90, "94-jährige", "90 Jahre oder älter"),
        (KeptPart.COUNTRY, "München", "[Deutschland]"),
        (KeptPart.YEAR, "14. Mai 2021", "2021"),
        (KeptPart.MONTH, "14. Mai 2021", "Mai 2021"),
    ],
)
def test_parts_are_in_the_language_of_the_text(name: KeptPart, words: str, left: str) -> None:
    assert part(name, words, "de") == left


def test_every_label_has_words_in_every_language() -> None:
    keys = "PERSON ID NUMBER TIME PLACE ORG DETAIL AMOUNT AGE DATE EMAIL FAX PHONE ADDRESS".split()
    keys += ["IP ADDRESS", "WEB ADDRESS"]
    assert all(wording.word(key, language) for key in keys for language in wording.LANGUAGES)


@pytest.mark.parametrize(
    ("name", "called"),
    [("Bavaria", "[Ort in Bayern]"), ("Switzerland", "[Ort (Schweiz)]"), ("Norway", "[Ort in Norwegen]")],
)
def test_areas_with_an_article_are_in_brackets(name: str, called: str) -> None:
    assert wording.town_in(name, "de") == called
