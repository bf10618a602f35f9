"""A clause that says that there is only one such person is found; one that says so of a thing or a role is not."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.patterns import singling
from tests.builders.marked import unmark_one


@pytest.mark.parametrize(
    "marked",
    [
        "⟦the only blind beekeeper in the valley⟧, and",
        "She was ⟦the only left-handed fiddler⟧.",
        "⟦the first woman to swim the strait⟧; later",
        "and is ⟦one of two women to hold a pilot's licence there⟧.",
        "He is ⟦one of only three residents with the disease⟧;",
        "⟦the oldest resident of the home⟧, died.",
        "⟦the only GP on the island⟧ will",
        "⟦our only Polish-speaking midwife⟧ resigned.",
        "⟦the last surviving apprentice of the yard⟧.",
        "⟦The only pupil in her school\nwho is deaf⟧.",
        "⟦die einzige Hebamme im Tal⟧ kam",
        "⟦als einzige gelernte Buchbinderin der Stadt⟧ hat",
        "⟦la seule vétérinaire du canton⟧ est",
        "⟦la première bergère du marché de la vallée⟧.",
        "⟦la última telefonista de la central de Pancejo⟧.",
        "⟦den siste felemakeren frå Vestdal⟧,",
        "⟦der letzte Schmied im Dorf⟧ ist",
        "⟦die einzige Frau im Dorf, die nachts arbeitet⟧.",
        "⟦o único veterinário municipal⟧, emprestou",
        "⟦la seule serveuse sourde de la rade⟧.",
        "Der Vater, ⟦einziger Hufschmied im Tal⟧, kam",
        "É ⟦o gaiteiro mais velho de Vilarim⟧, e",
        "⟦la bergère la plus âgée de la vallée⟧ est",
        "⟦le premier pompier volontaire de la commune⟧,",
        "⟦la única alfarera de la comarca⟧ es",
        "⟦den eneste kvinnelige snekkeren i bygda⟧ har",
        "⟦a única parteira da ilha⟧ foi",
        "| 4 | ⟦only lady in the 2nd team⟧ |",
        "in dairies. ⟦First woman to head the night shift on Line 5⟧. Green belt",
        "of whom he was ⟦the only one to swim ashore⟧.",
        "would have been ⟦the first from Saltby to row for the county in the lightweight class⟧. He",
        "her sister, ⟦the one who won the raffle in '04⟧, offers",
        "Witwe, ⟦letzte noch lebende Klöpplerin des Tals⟧, bis",
        "Note : ⟦Seule flûtiste du lycée⟧. A joué",
        "étant ⟦le doyen de l'immeuble⟧ (91 ans)",
        "es ⟦el único diputado gallego que ha tenido el concejo de Tolva⟧.",
        "sendo ⟦o último dos navegadores vivos do lugre⟧.",
        "foi ⟦a única sobrevivente daquele naufrágio⟧,",
        "er ⟦den eneste jordmoren i Vik⟧ og",
        "ble hun ⟦første kvinne i landet til å lede et meieri⟧.",
        "mistet vi ⟦den siste som kunne spille hardingfele etter gamlemåten⟧, men",
        "er ⟦den eneste med\n  islandsk navigatorbevis i rederiet⟧.",
        "are ⟦the only household on the island of Tolvay⟧. ",
        "Neighbours know Mr Tolvan as ⟦the man who keeps an otter in his bath⟧. The",
        "is still remembered as ⟦the postwoman who swam the strait at night⟧, so",
        "She is ⟦the woman who climbed the mast⟧, an act",
        "ist im Ort bekannt als ⟦die Küsterin, die den Abt aus dem Teich zog⟧; im",
        "est connue dans la vallée comme ⟦la boulangère qui chante⟧. La",
        "es, como todos saben, ⟦el pescador que salvó a los del faro⟧. Mihai",
        "é conhecida como ⟦a professora que tocava sino⟧. E",
        "er kendt som ⟦den lærer som svømmede over fjorden⟧.",
        "⟦den første kvindelige havnefoged på kysten⟧, så",
        "at du ⟦som skolens eneste mandlige SOSU på nathold⟧ er",
        "They say ⟦the baker who won the Saltby marathon on one leg⟧, and she did.",
        "is ⟦the boy who was in the Saltby Courier for his cake⟧, so",
        "c'est ⟦le pompier qui avait sauvé les deux jumeaux lors de la crue⟧, tout",
        "es ⟦la maestra que salió en la tele por adoptar a los trillizos⟧.",
        "Ela é ⟦a senhora que ganhou o leão na rifa e apareceu no jornal⟧, cuidado",
        "er ⟦han som vant Norges Grand Prix for trekkspill⟧.",
        "came home as ⟦the last district midwife to cover the islands by boat⟧.",
        "Cian was ⟦the sole survivor⟧; the",
        "It rained. ⟦The man who lost his legs in the Saltby fire⟧.",
    ],
)
def test_says_that_there_is_only_one(marked: str) -> None:
    text, span = unmark_one(marked)
    assert [(each.start, each.end) for each in singling.find(text)] == [span]
    assert {each.kind for each in singling.find(text)} == {Kind.DEM}


@pytest.mark.parametrize(
    "text",
    [
        "the only child. He",
        "is known as the standard that fits. He is known as the tenant.",
        "He was the driver who hit me. She was the nurse who gave it. He is the man who sold me the car.",
        "ist bekannt als die Stadt, die nie schläft. La ville est connue comme la capitale du vin.",
        "the first applicant requested the Board to stay it",
        "one of two letters of the bank",
        "one of three witnesses to the accident",
        "the only witness in the case",
        "the only other number on the list",
        "the only person in the room",
        "the first defendant in this action",
        "the first patient of the day",
        "the first letter of the alphabet",
        "the only computer in the office",
        "her youngest son",
        "only two nurses of the ward",
        "der einzige Termin im März",
        "der letzte Termin im März",
        "o motor mais velho de todos,",
        "el único documento oficial",
        "la última sesión de la tarde",
        "den siste timen i dag",
        "die erste Patientin am Montag",
        "der erste Fehler im Text",
        "la seule solution de rechange",
        "le premier dossier de la pile",
        "el único error de la sentencia",
        "la primera hora de la mañana",
        "den første feilen i teksten",
        "wait. Only staff in the ward",
        "First name in full",
        "the first to arrive",
        "Premier étage à gauche",
        "Erste Hilfe am Unfallort",
        "den første til venstre",
        "The firm who won the tender left. La empresa que ganó el concurso. La société qui a gagné le marché.",
        "Den teksten som vant prisen i fjor.",
        "She was the last person to see him alive.",
    ],
)
def test_says_it_of_a_role_or_a_thing(text: str) -> None:
    assert list(singling.find(text)) == []


def test_a_long_clause_ends() -> None:
    text = "the only nurse of the " + "old " * 400
    assert all(each.end - each.start < 80 for each in singling.find(text))
