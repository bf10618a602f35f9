"""A day takes the weekday and the time beside it, except in the stamp of an entry, whose time is decided apart."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.edges.stamps import apart, whole


def _parts(text: str, kind: Kind = Kind.DATETIME) -> list[str]:
    entry = f"before\n[{text} there"
    found = Mention(8, 8 + len(text), kind, 0.9, "patterns", literal("test"), "date")
    return [entry[each.start : each.end] for each in apart(entry, found)]


def _whole(text: str, day: str, subtype: str | None = "date") -> str:
    start = text.index(day)
    found = whole(text, Mention(start, start + len(day), Kind.DATETIME, 0.9, "patterns", literal("test"), subtype))
    return text[found.start : found.end]


@pytest.mark.parametrize(
    ("day", "between", "time"),
    [
        ("14/02/2024", ", ", "18:02:11"),
        ("11/21/2022", " ", "14:20"),
        ("January 19, 2023", ", ", "9:00 a.m."),
        ("July 29", ", at ", "11:52 p.m."),
        ("18 Nov", " ", "08:00"),
        ("2022-11-16", "", "T16:02:11.123Z"),
        ("3. Mai 2021", " um ", "14.30 Uhr"),
        ("11 mai 2021", " à ", "14h30"),
    ],
)
def test_day_and_time_are_apart(day: str, between: str, time: str) -> None:
    assert _parts(day + between + time) == [day, time]


@pytest.mark.parametrize("text", ["07:30", "07:30-08:00", "12.03.2024", "12.03.24", "May 2022", "10.30", "3 to 5 May"])
def test_what_is_only_one_of_them_stays(text: str) -> None:
    assert _parts(text) == [text]


def test_other_kinds_stay() -> None:
    assert _parts("14/02/2024, 18:02", Kind.CODE) == ["14/02/2024, 18:02"]


@pytest.mark.parametrize(
    ("line", "day", "stamp"),
    [
        ("Alarm: Sa 10.08.2024 / 14:52 via 1414", "10.08.2024", "Sa 10.08.2024 / 14:52"),
        ("geb.: 21.08.2023, 04:17", "21.08.2023", "21.08.2023, 04:17"),
        ("custody from 10 a.m. on 14.09.2024 to", "14.09.2024", "10 a.m. on 14.09.2024"),
        ("Auskunft am 15.05., 16 Uhr an", "15.05.", "15.05., 16 Uhr"),
        ("Envoyé : mardi 16 janv. 23:57", "mardi 16 janv", "mardi 16 janv. 23:57"),
        ("Syning mandag 11. mars kl. 12  Dale", "11. mars", "mandag 11. mars kl. 12"),
        ("ficou para 14/12, 9h30.", "14/12", "14/12, 9h30"),
        ("ingreso: 03/02/2024 22:41", "03/02/2024", "03/02/2024 22:41"),
        ("el vie. 8/11 a las 10:05", "8/11", "vie. 8/11 a las 10:05"),
        ("mødes søn. 24/11 kl. 9-12", "24/11", "søn. 24/11 kl. 9"),
        ("due Sun 24/11 with", "24/11", "Sun 24/11"),
        ("suspensão, de 30/5 a 1/6;", "1/6", "30/5 a 1/6"),
        ("ab 01.04.–26.04. 60 %", "26.04", "01.04.–26.04"),
    ],
)
def test_a_day_takes_its_weekday_and_time(line: str, day: str, stamp: str) -> None:
    assert _whole(line, day) == stamp


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("late\n[12.03.2024 21:14] Ada: ...", "12.03.2024"),
        ("late\n12/03/24 21:14 - Ada: ...", "12/03/24"),
        ("late\n> Le 12/03/24 à 21:14, Ada a écrit", "12/03/24"),
        ("Infusion Nr. 2 am 25.09.2024 in", "25.09.2024"),
        ("on 12.03.2024 10.30 were paid", "12.03.2024"),
        ("on 12.03.2024, 10:30:5 of it", "12.03.2024"),
        ("a list 12.03.2024 5 items", "12.03.2024"),
    ],
)
def test_a_day_takes_nothing_else(line: str, day: str) -> None:
    assert _whole(line, day) == day


def test_a_network_s_day_and_month_are_a_date() -> None:
    def subtype(text: str, day: str) -> str | None:
        start = text.index(day)
        return whole(text, Mention(start, start + len(day), Kind.DATETIME, 0.9, "neural", literal("test"))).subtype

    assert subtype("de 19 a 21/7", "21/7") == "date"
    assert subtype("hævet kl. 14.05. Dom", "14.05") is None


@pytest.mark.parametrize(("text", "subtype"), [("22h51", "time"), ("07:30", "time"), ("10.30", None), ("2251", None)])
def test_a_time_that_a_network_found_alone_is_one(text: str, subtype: str | None) -> None:
    found = Mention(3, 3 + len(text), Kind.DATETIME, 0.9, "neural", literal("test"))
    assert [each.subtype for each in apart(f"at {text} there", found)] == [subtype]
