"""Initials in the places where people sign. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection import structure
from engine.detection.finders import signing


def _found(text: str) -> list[str]:
    return [text[each.start : each.end] for each in signing.find(text, structure.read(text))]


LOG = """\
Time     Entry                          Init
00:40    Calling out. Turned.           DR
03:45    Fall beside the bed. Obs ok.   DR, V Berg
05:00    Neuro obs stable.              VB/DR
"""
HOURS = """\
Date     TK     Work                        Hours
10/03    GVB    Call with counsel           0.40
10/05    kt     Research on limitation      0.60
10/12    GVB, KT   Draft of the affidavit   1.80
"""
UNITS = """\
Gilda V. Berg ordered these.
Item      Currency   State
Pump      GVB        TX
Valve     USD        CA
Hose      USD        NV
"""
UNNAMED = """\
Item      Mark     Stock
Pump      KLT      4
Valve     ZRW      5
"""
SIGNED = """\
Time     Care given                     Sign
00:40    Calling out. Turned.           CT
03:45    Fall beside the bed.           NA
"""
ROLL = """\
Nom            Service   Matin
CLAIR Paul     Bloc      PC
BRAS Yann      Bloc      YB
"""
SHORT = """\
Datum    Verlauf                        Kz.
5.2.     Dusche, Haut trocken.          rm
6.2.     Dosis nach Schema.             dk, rm
"""
NAMED = "Klara Lind Torp packed these.\n" + UNNAMED


@pytest.mark.parametrize(
    ("text", "initials"),
    [
        (LOG, ["DR", "DR", "VB", "DR"]),
        (HOURS, ["GVB", "kt", "GVB", "KT"]),
        (UNITS, []),
        (UNNAMED, []),
        (NAMED, ["KLT", "ZRW"]),
        (ROLL, ["PC", "YB"]),
        ("Verified: DV 11/21/22\nReviewed: TL\n", ["DV", "TL"]),
        ("Approved: /YB/ /DK/ /KLT/\n", ["YB", "DK", "KLT"]),
        ("deltoid, checked GP/BJ. Typed by jt", ["GP", "BJ"]),
        ("QA: GLM. Reviewed by HR.", ["GLM"]),
        ("Actions\n- DV to write to the family; J. Berg to call\n- TL to check with the school\n", ["DV", "TL"]),
        ("- HR to send the form\n- IT to check the server\n", []),
        ("Examined by CT, and by MRI.", []),
        # Letters with an article and no noun, or with a plural, or those of a public body.
        ("It is a typed API which reads. With this API, you can.", []),
        ("- KLT will read the files. Two KLTs are in the rack.", []),
        ("- FDA will reduce the time.\n", []),
        ("- KLT will read the files. The KLT matter is open.\n", ["KLT"]),
        ("- KLT will call. This is for KLT, as KLT said.\n", ["KLT"]),
        ("- DA to call. The DA is late.\n", ["DA"]),
        (SIGNED, ["CT"]),
        (SHORT, ["rm", "dk", "rm"]),
        ("File: 12/3     F/E: QÓL     Units: 9\n", ["QÓL"]),
        (SIGNED.replace("CT", "Mü").replace("NA", "Yes"), ["Mü"]),
        ("Ansel Varga, MD            AV 11/21/22\n", ["AV"]),
        ("The stub was picked up.\n\nAR 7/19\n", ["AR"]),
        ("Pulse          BP 12/8\nRoom HR 7/19\n", []),
        ("Status: OK. Version: B2. Checked ID.", []),
        ("Dicté le 3 mai, tapé par GVB, relu par JL/KT. Vu par le médecin, puis par IRM.", ["GVB", "JL", "KT"]),
        ("Cadre réservé : reçu le 4/07 par BD ; décision", ["BD"]),
        ("Elaborado por: QV. Geschrieben von TL, geprüft durch BJ.", ["QV", "TL", "BJ"]),
    ],
)
def test_initials_are_found_where_people_sign(text: str, initials: list[str]) -> None:
    assert _found(text) == initials
