"""Times of the entries of logs, which are no mentions. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention, Recognizer
from engine.detection import structure
from engine.detection.filters import logs

LOG = "0611Z  Mayday relay\n0612Z  Wind SW\n0614Z  Boat launched at 0613Z, crew of 4\nPin 0614, ends 0702\n"
DAYS = "15JAN24 0822 RBK call\n15JAN24 0910 RBK visit\n16/01/24 1430 RBK wrote\nBadge 1430\n"
TABLE = "Unit        From    To\nRescue 5    0614    0725\nBoat 9      0630    0705\nTolvane     0640    -\n"
ENTRIES = "00:40  pad changed\n03:45  asleep\n05.15  seen by M. Berg at 04:30\n07:00\n"


def _left(text: str, *words: str, kind: Kind = Kind.CODE, recognizer: Recognizer = Recognizer.NEURAL) -> list[str]:
    """Return the words of the mentions that stay, of each first one of these words."""
    found = [
        Mention(at, at + len(each), kind, 0.9, recognizer, literal("")) for each in words for at in [text.index(each)]
    ]
    return [text[each.start : each.end] for each in logs.without(text, found, structure.read(text))]


@pytest.mark.parametrize(
    ("text", "words"),
    [(LOG, ("0611Z", "0612", "0613Z", "0702")), (DAYS, ("0822", "0910", "1430")), (TABLE, ("0614", "0725", "0640"))],
)
def test_four_digits_in_the_place_of_a_time_are_no_mention(text: str, words: tuple[str, ...]) -> None:
    assert _left(text, *words) == []


def test_the_day_before_a_time_stays() -> None:
    assert _left(DAYS, "15JAN24 0822", kind=Kind.DATETIME) == ["15JAN24"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Pin 0614\nBadge 0702\nDoor 0811\n", ("0614", "0702", "0811")),
        ("1001 | Ada Berg\n1002 | Tom Li\n1003 | Rut Vik\n", ("1001", "1002", "1003")),
        ("Name      From    To\nA. Berg   1945    1958\nT. Li     1951    1959\n", ("1945", "1958", "1951")),
        ("Name      Ext\nA. Berg   0614\nT. Li     0712\nR. Vik    0815\n", ("0614", "0712", "0815")),
        ("0611Z alone, 0614 elsewhere", ("0614",)),
        (f"{LOG}Served from 1945 until 1958\n", ("1945", "1958")),
    ],
)
def test_other_numbers_of_four_digits_stay(text: str, words: tuple[str, ...]) -> None:
    assert _left(text, *words) == list(words)


def test_the_users_own_words_stay() -> None:
    assert _left(LOG, "0611Z", recognizer=Recognizer.TERMS) == ["0611Z"]


def test_times_of_entries_are_no_mentions_but_times_in_prose_are() -> None:
    assert _left(ENTRIES, "00:40", "03:45", "04:30", "07:00", kind=Kind.DATETIME) == ["04:30"]
    assert _left(ENTRIES.partition("05")[0], "00:40", "03:45", kind=Kind.DATETIME) == ["00:40", "03:45"]


def test_short_dates_at_the_beginning_of_lines_are_no_times_of_entries() -> None:
    text = "2.10.23   seen by the nurse\n5.10.23   letter\n7.11.23   meeting\n19.12.23  closed\n"
    dates = ("2.10.23", "5.10.23", "7.11.23", "19.12.23")
    assert _left(text, *dates, kind=Kind.DATETIME) == list(dates)
    clocks = "20:10   seen by the nurse\n21.15   letter\n22:11:05   meeting\n"
    assert _left(clocks, "20:10", "21.15", "22:11:05", kind=Kind.DATETIME) == []


OPENING = "0212  Tol booked him\n0219 no reply\n2240 moved to a cell\n2355 asleep\n0015 woken\n"


def test_times_with_which_lines_begin_in_their_order_are_no_mentions() -> None:
    times = ("0212", "0219", "2240", "2355", "0015")
    assert _left(OPENING, *times) == []
    assert _left(OPENING.replace("2355", "0100"), "0212", "2240") == ["0212", "2240"], "two midnights"


@pytest.mark.parametrize(
    "text",
    [
        "0114 Berg Ada\n0231 Li Tom\n0347 Vik Rut\n0512 Osk Ida\n0659 Dal Jon\n",
        "Numbers of staff\n0114 was absent\n0231 has been ill\n0347 came late\n",
        "0101 is here\n0102 is there\n0103 has come\n0104 was away\n0105 was ill\n",
        "1901 was good\n1911 was bad\n1921 was worse\n1931 was poor\n1941 was war\n",
    ],
)
def test_numbers_of_people_and_years_at_the_beginning_of_lines_stay(text: str) -> None:
    words = tuple(line[:4] for line in text.splitlines() if line[0].isdigit())
    assert _left(text, *words) == list(words)
