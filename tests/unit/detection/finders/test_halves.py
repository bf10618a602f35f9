"""The other half of a name, and words joined to names. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.edges import boundaries
from engine.detection.finders import halves
from tests.builders.marked import as_mentions


def _found(marked: str) -> list[str]:
    text, known = as_mentions(marked, brackets="<>")
    return [each.words(text) for each in halves.find(text, known)]


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        ("Psykolog <Anne-Marie> Tolvborg\n", ["Anne-Marie Tolvborg"]),
        ("I\nERMELINDA <ROSA TOLVANE>, viúva", ["ERMELINDA ROSA TOLVANE"]),
        ("SY Aminata – 388/10 000\npouvoir à Mme <Sy>", ["SY Aminata"]),
        ("Comfort <Tolvane> and <Tolvine Berg> can confirm", ["Comfort Tolvane"]),
        ("<Ada> and Monday swap Friday; all else stays", ["Monday"]),
        ("Please pray for <Ada> and Blessing, whose appeal is heard", ["Blessing"]),
        ("Medlejer: <Kasper> von <Tolvengaard>\n", ["Kasper von Tolvengaard"]),
        ("PRINTED BY <QTOLVANE>\nNOTE: nice job by tolvane today", ["tolvane"]),
        ("Actively discussed from billg on down", ["billg"]),
        ("ask davidm or see joek", ["davidm"]),
        ("my god-daughters Faith, Hope and <Charity Tolvane>, all", ["Faith", "Hope"]),
        ("Anna und <Bea Tolvane> fehlten", ["Anna"]),
        ("7 Apr      G. Berg      Monday <Tolvane>     Val", ["Monday Tolvane"]),
        ("Sworn on 3 May\n\nDetlef <Tolvane>\n", ["Detlef Tolvane"]),
        ("Signed:\n<Stephen> Pond, 5:38 AM\n", ["Stephen Pond"]),
        ("real_name: <Ryan> Pond\nmail:", ["Ryan Pond"]),
        ("We lent <Pat> Dickens the drill.", ["Pat Dickens"]),
        ("95 mg/dL, <Ottoline> Frye GDM screen", ["Ottoline Frye"]),
        ("RE: Hobart <Tolvane>\n", ["Hobart Tolvane"]),
        ("PRESENT\nLord, <Anna> (LA)     Chair\nMay, <Anna>\n", ["Lord, Anna", "May, Anna"]),
    ],
)
def test_the_other_half_of_a_name(marked: str, expected: list[str]) -> None:
    assert _found(marked) == expected


@pytest.mark.parametrize(
    "marked",
    [
        "Psykolog <Anna> Borger\nVorstand <Anna> Küche\n",
        "CONTRA <ROSA TOLVANE>, viúva",
        "RE Anna\nTO Peter\n<Ada Berg>",
        "Will <Tolvane> come? May <Tolvane> and I go?",
        "<Ada> and Monday morning; <Ada> and Sunday at noon; <Ada> and Housing, whose rent",
        "ein Brief an <Anna> von <Peter>",
        "from below, by email, with celiac, to bream, per annum, with bills, to maria, see marked, and janet",
        "Paris, Housing and <Ada Tolvane>; Police and <Ada Tolvane>; Will and <Ada Tolvane> agree?",
        "On Monday <Tolvane> called. Monday <Ada>     Tuesday <Bea>",
        "I saw <Stephen> Pond\nDear <Tolvane>\nWard <Tolvane>\n<Stephen> Surname\n<Stephen> Street, <Pat> Friday at",
        "Love, <Anna>\nDear, <Anna>\nCupboard, <Anna>\nIn Lord, <Anna>\nLord, <Anna> said so",
    ],
)
def test_other_words_beside_a_name_stay(marked: str) -> None:
    assert _found(marked) == []


@pytest.mark.parametrize(
    ("marked", "whole"),
    [
        ("Standing order M <TOLVANE> RENT", "M TOLVANE"),
        ("Lunch, w/ Z <Tolvane> at noon", "Z Tolvane"),
        ('<TOLVANE> Z "for car"', "TOLVANE Z"),
        ("Motion O'<TOLVA>, second", "O'TOLVA"),
        ("Approved: Z O'<TOLVA>\n", "Z O'TOLVA"),
        ("yes!! Lo <Tolvane> wants it", "Lo Tolvane"),
        ("Richter am Amtsgericht Ö. <Tolvanay> am", "Ö. Tolvanay"),
        ("F. Berg      Z. v. <Tolvengaard>", "Z. v. Tolvengaard"),
        ("am Amtsgericht von der <Tolven> und", "von der Tolven"),
        ("Dr. Berg    von der <Tolven>    Falk", "von der Tolven"),
        ("<Ana de Tolva Ruiz> Ch.\nRFC", "Ana de Tolva Ruiz Ch."),
        ("Plan B <Tolvane> signed", "Tolvane"),
        ("We asked Group B <Tolvane> led", "Tolvane"),
        ("page 1\n<TOLVANE>, Z Q       00831", "TOLVANE, Z Q"),
        ("Anwesend: <Ada Tolvane> sen. und", "Ada Tolvane sen."),
        ("<Ana Ruiz> Jr\nand <Ana>", "Ana Ruiz Jr"),
    ],
)
def test_an_initial_or_a_particle_beside_a_name_belongs_to_it(marked: str, whole: str) -> None:
    text, known = as_mentions(marked, brackets="<>")
    assert boundaries.widen(text, known[0]).words(text) == whole


def test_a_login_alone_is_no_form_of_a_name_that_was_found() -> None:
    (found,) = halves.find("Sent from billg on down", ())
    assert found.reason.code == "pattern.form-user-name"
