"""Codes by form, check digit and context, and look-alikes that must stay. Numbers are invented or from standards."""

from __future__ import annotations

import pytest

from engine.core.progress import Silent
from engine.core.types import Kind
from engine.detection import patterns, recognise
from tests.builders.marked import unmark_one

FOUND = [
    ("case-number", "ESCRITURA NÚMERO ⟦VEINTIDÓS MIL CUARENTA Y SIETE⟧. EN LA CIUDAD"),
    ("case-number", "no livro número ⟦duzentos e doze⟧, a folhas"),
    ("reference", "evidence saved under ⟦SEC-2026-0093⟧. Told"),
    ("access-key", "key ⟦AKIAIOSFODNN7EXAMPLE⟧ was"),
    ("access-key", "token ⟦ghp_16C7e42F292c6912E7710c838347Ae178B4a⟧ leaked"),
    ("access-key", 'api_key = "⟦9f86d081884c7d659a2feaa0c55ad015⟧"'),
    ("access-key", "Authorization: Bearer ⟦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN⟧ ok"),
    ("access-key", "der Zugangstoken: ⟦a81bc81b-dead-4e5d-abff-90865d1e13b1⟧"),
    ("reference", "session ⟦a81bc81b-dead-4e5d-abff-90865d1e13b1⟧ ended"),
    ("mac-address", "from ⟦001b.4411.3ab7⟧ on port 4"),
    ("crypto-wallet", "sent to ⟦0x52908400098527886E0F7030069857D2E4169EE7⟧."),
    ("crypto-wallet", "Litecoin wallet ⟦LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9⟧"),
    ("vin", "the car ⟦1HGCM82633A004352⟧ was sold"),
    ("invoice", "UPS ⟦1Z999AA10123456784⟧ arrived"),
    ("invoice", "item ⟦RA473124829DE⟧ arrived"),
    ("device-serial", "SIM ⟦89490220001234567898⟧ found"),
    ("device-serial", "IMEI: ⟦490154203237518⟧"),
    ("coordinates", "at ⟦52.5200° N, 13.4050° E⟧ stood"),
    ("coordinates", "seen at ⟦40°26'46\"N 79°58'56\"W⟧ by"),
    ("coordinates", "Pos. ⟦55 06.2N 010 02.1E⟧, wind"),
    ("coordinates", "at ⟦60°23.4'N 5°19.1'E⟧ by"),
    ("coordinates", "Koord.: ⟦2 625 410 / 1 152 870⟧"),
    ("coordinates", "(⟦-33.8688, 151.2093⟧)"),
    ("licence-plate", "Kennzeichen ⟦B-MW 1234⟧ stand"),
    ("licence-plate", "Honda Jazz 2017     ⟦SP17 WDK⟧      5,150.00"),
    ("licence-plate", "mit dem amtlichen Kennzeichen ⟦W-12345A⟧"),
    ("licence-plate", "Nummernschild ⟦ZH 123456⟧"),
    ("licence-plate", "véhicule immatriculé ⟦AB-123-CD⟧ garé"),
    ("licence-plate", "immatriculée ⟦1234 AB 75⟧"),
    ("licence-plate", "plaque ⟦1-ABC-234⟧"),
    ("licence-plate", "con matrícula ⟦1234 BCD⟧ estaba"),
    ("licence-plate", "matrícula ⟦12-AB-34⟧"),
    ("licence-plate", "placa ⟦ABC1D23⟧"),
    ("licence-plate", "placas ⟦ABC-123-D⟧"),
    ("licence-plate", "patente ⟦AB 123 CD⟧"),
    ("licence-plate", "targa ⟦AB 123 CD⟧"),
    ("licence-plate", "kenteken ⟦12-ABC-3⟧"),
    ("licence-plate", "nummerplade ⟦AB 12 345⟧"),
    ("licence-plate", "registreringsnummer ⟦AB 12345⟧"),
    ("licence-plate", "number plate ⟦AB12 CDE⟧"),
    ("licence-plate", "visitor ⟦FX 55 RR GP⟧ for stand 212"),
    ("licence-plate", "the bakkie (⟦CA 418-717⟧)"),
    ("licence-plate", "seen: ⟦BTR 418 NW⟧, white"),
    ("licence-plate", "⟦MH 12 QX 4471⟧ was parked"),
    ("licence-plate", "number plate ⟦KJA-448QX⟧"),
    ("licence-plate", "number plate ⟦GR 4471-21⟧"),
    ("vin", "VIN ⟦WVWZZZ1JZ3W386752⟧"),
    ("invoice", "tracking number ⟦7712 3456 7890⟧"),
    ("employee-id", "badge no. ⟦44721⟧"),
    ("policy", "claim # ⟦C-889123⟧"),
]
NOTHING = [
    "the value 0x1F and the colour #a1b2c3, commit 9f86d08",
    "AB-123-CD is the name of the screw, and B-MW 1234 its number",
    "RA473124828DE and 1Z999AA10123456785 and 1HGCM82633A004353",
    "at 12.5 °C, 40° and 52.52, 13.40 in the table",
    "tokens per second: 1200; the token was lost; bearer of the letter",
    "the key is 12, the secret of 1984",
    "item 4 of 5, room 12-34, part AB 12",
    "Boeing 737-800, iPhone 13, PlayStation 5, RTX 4090",
    "scores 12:10 and 3-2, grade 4/6, 7/10, Apgar 9/10",
    "ISO 9001 GP, DIN 912 L, ABC 123, form AB 12 CD, TN 12 in 2024",
    "the patent of 1984 was old; plaques AB 123",
]


@pytest.mark.parametrize(("subtype", "marked"), FOUND)
def test_finds_exactly_the_marked_stretch(subtype: str, marked: str) -> None:
    text, span = unmark_one(marked)
    found = {(each.start, each.end, each.subtype) for each in patterns.find(text, progress=Silent())}
    assert (*span, subtype) in found


@pytest.mark.parametrize("text", NOTHING)
def test_look_alikes_stay(text: str) -> None:
    found = recognise(text, None, terms=(), person=None, progress=Silent())
    assert [text[each.start : each.end] for each in found if each.kind in {Kind.CODE, Kind.LOC}] == []
