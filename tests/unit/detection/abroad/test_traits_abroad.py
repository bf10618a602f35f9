"""Lists of special categories of personal data in other languages: each example marks what is found in ⟦ ⟧."""

from __future__ import annotations

from itertools import groupby

import pytest

from engine.core.folding import fold
from engine.core.progress import Silent
from engine.core.types import Mention
from engine.detection.abroad import traits
from engine.detection.lexicon import gazetteer
from tests.builders.marked import unmark_one

LISTS = ("da", "de", "es", "fr", "nb", "pt")
EXAMPLES = [
    (
        "diagnosis",
        "Der Kläger leidet seit dem Unfall an einer ⟦posttraumatischen Belastungsstörung⟧ und arbeitet nicht.",
    ),
    ("diagnosis", "Sie ist seit ihrer Kindheit ⟦schwerhörig⟧ und wohnt bei der Mutter in einer kleinen Wohnung."),
    ("religion", "Die Zeugin ist ⟦jüdischen⟧ Glaubens und wollte an diesem Tag nicht vor dem Gericht erscheinen."),
    ("ethnicity", "Er ist ⟦kurdischer Abstammung⟧ und lebt seit vielen Jahren mit der Familie in dieser Stadt."),
    ("diagnosis", "La patiente est atteinte d'une ⟦sclérose en plaques⟧ depuis plusieurs années, sans traitement."),
    ("sexuality-gender", "Il a dit à son employeur qu'il est ⟦homosexuel⟧, et depuis ce jour personne ne lui parle."),
    ("religion", "Elle est ⟦musulmane⟧ et demande que les repas de la cantine soient adaptés pour ses enfants."),
    ("diagnosis", "El trabajador sufre una ⟦esquizofrenia paranoide⟧ y no puede volver a su puesto de trabajo."),
    ("immigration-status", "La demandante es ⟦solicitante de asilo⟧ y vive con sus hijos en un centro de acogida."),
    (
        "political-orientation",
        "O arguido é ⟦dirigente sindical⟧ e foi despedido pela empresa depois da greve de outubro.",
    ),
    ("diagnosis", "A doente tem ⟦doença de Parkinson⟧ e vive sozinha desde a morte do marido, há dois anos."),
    ("diagnosis", "Han har haft ⟦paranoid skizofreni⟧ siden ungdommen og bor nu alene i en lille lejlighed."),
    ("religion", "Hun er ⟦muslimsk⟧ og ønsker ikke at spise det, der bliver serveret i kantinen på skolen."),
    ("ethnicity", "Familien er ⟦samisk⟧ og har bodd i bygda så lenge noen av de eldre kan huske det selv."),
]
NOTHING = [
    "Les faits se sont produits dans l'enceinte du tribunal, et son chef de service en a été informé hier.",
    "La lettre de son avocat est arrivée avant la fin du mois, mais il ne l'a pas ouverte tout de suite.",
    "Han kom for sent, og derfor blev mødet udsat, indtil alle de andre havde læst papirerne igennem.",
    "Der Betriebsrat wurde angehört, und die Mieterin hat die Duldung der Arbeiten schriftlich erklärt.",
    "Viajó a Argentina y a Filipinas, y de allí volvió con la familia al cabo de unas pocas semanas.",
    "The lady said that her depression was the patient's own affair, and the diabetic was not asked.",
]


def find(text: str) -> list[Mention]:
    return list(traits.find(text, ()))


@pytest.mark.parametrize(("subtype", "marked"), EXAMPLES)
def test_finds_exactly_the_marked_stretch(subtype: str, marked: str) -> None:
    text, span = unmark_one(marked)
    assert [(each.start, each.end, each.subtype) for each in find(text)] == [(*span, subtype)]


@pytest.mark.parametrize("text", NOTHING)
def test_finds_nothing(text: str) -> None:
    assert find(text) == []


@pytest.mark.parametrize("text", NOTHING[:2])
def test_english_words_of_another_meaning_are_left_out(text: str) -> None:
    english = gazetteer.find(text, progress=Silent())
    assert english
    assert list(traits.find(text, english)) == []


def test_english_words_that_are_shared_stay() -> None:
    text = "Sie kommt aus Pakistan und hat seit dem letzten Jahr HIV, wie der Arzt in dem Schreiben sagt."
    shared = [text[each.start : each.end] for each in gazetteer.find(text, progress=Silent())]
    assert {"Pakistan", "HIV"} <= {text[each.start : each.end] for each in traits.find(text, ())} | set(shared)
    kept = traits.find(text, gazetteer.find(text, progress=Silent()))
    assert {"Pakistan", "HIV"} <= {text[each.start : each.end] for each in kept}


@pytest.mark.parametrize("language", LISTS)
def test_lists_are_clean(language: str) -> None:
    lines = list(traits.entries(language))
    assert lines[0][1].startswith("~ ")
    endings = lines.pop(0)[1].removeprefix("~ ")
    subtypes = [subtype for subtype, _ in groupby(subtype for subtype, _ in lines)]
    assert len(subtypes) == len(set(subtypes)) == 9
    known = {words.subtype for words in gazetteer.LISTS}
    assert set(subtypes) <= known
    written = [entry for _, entry in lines]
    assert len(written) == len(set(written)) > 200
    forms = [form for _, entry in lines for form in traits.forms(entry, endings)]
    assert all(len(fold(form)) >= 3 and form == form.strip() for form in forms)


def test_forms() -> None:
    assert list(traits.forms("jüdisch~ Rat/-,s", "-,e")) == [
        "jüdisch Rat",
        "jüdisch Rats",
        "jüdische Rat",
        "jüdische Rats",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Le gouvernement roumain n'a pas répondu, et M. Boucher a écrit au Berger de la commune voisine.",
        "El Gobierno rumano no contestó, y las autoridades ucranianas dijeron que no sabían nada de ello.",
    ],
)
def test_public_bodies_have_no_nationality_and_surnames_no_occupation(text: str) -> None:
    assert find(text) == []
