"""Writers of chats. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.finders import chats

MESSAGES = (("ana_r", "late again"), ("Boz", "bring the key"), ("ana_r", "which one"), ("Boz", "the small one"))
FORMS = (
    "[14/02/2024, 18:09:27] {who}: {what}",
    "12/09/2023 à 19:35 - {who}: {what}",
    "9:05 pm - {who}: {what}",
    "[18:09] ~ {who}: {what}",
    "08:02 {who}: {what}",
    "<{who}> {what}",
    "[18:09] <{who}> {what}",
    "{who}  18:09\n{what}",
    "{who} [10:22 AM]\n{what}",
    "{who} 10:22\n{what}",
    "{who}  18.09\n{what}",
)


def writers(text: str) -> list[str]:
    return [text[each.start : each.end] for each in chats.find(text)]


@pytest.mark.parametrize("form", FORMS)
def test_the_writer_of_each_message_is_a_person(form: str) -> None:
    text = "\n".join(form.format(who=who, what=what) for who, what in MESSAGES)
    assert sorted(writers(text)) == sorted(who for who, _ in MESSAGES)


def test_a_role_in_brackets_is_no_part_of_a_writer() -> None:
    text = "[18:09] Ana (RN): hello\n[18:10] Boz (Tolv): well\n[18:11] Ana (RN): bye\n"
    assert writers(text) == ["Ana", "Boz (Tolv)", "Ana"]


def test_a_name_that_ends_as_a_program_does_is_a_writer() -> None:
    assert writers("[18:09] TALBOT: hello\n[18:10] Abbot: well\n[18:11] TALBOT: bye\n") == ["TALBOT", "Abbot", "TALBOT"]


@pytest.mark.parametrize(
    "text",
    [
        "08:00: Breakfast\n09:00: Gym\n10:00: Reading\n",
        "Breakfast  08:00\n",
        "08:00 Handover: all well\n09:00 Rounds: two new\n10:00 Theatre: full\n",
        "[18:09] PagerBot: disk full\n[18:10] PagerBot: disk well\n[18:11] build-bot: hello\n",
        "[18:09] System: ana joined\n[18:10] System: ana left\n[18:11] Bot: hello\n",
        "1 Caesar  14.00\n2 Arnold Palmer  9.10\n1 Samuel Adams  8.00\n",
        "Caesar  14.95\nArnold Palmer  9.75\nSamuel Adams  8.60\n",
        "Soup of the day  14.50\nCaesar  12.40\nArnold Palmer  3.10\n",
        "Caesar  12.40\nArnold Palmer  13.10\nBanquet  27.00\n",
        "[18:09] ana_r: hello\n[18:10] ana_r: anybody\n[18:11] ana_r: bye\n",
    ],
)
def test_times_machines_and_goods_are_no_writers(text: str) -> None:
    assert writers(text) == []


def test_the_users_of_a_log_are_writers() -> None:
    log = (
        "08/31 09:12 qtolvan Called insured\n09/02 11:40 qtolvan Left message\n09/06 14:30 mbredow    Mgr review\n"
        "09/11 10:02 siu_zt   Referral\n"
    )
    assert [log[each.start : each.end] for each in chats.find(log)] == ["qtolvan", "qtolvan", "mbredow", "siu_zt"]


@pytest.mark.parametrize(
    "log",
    [
        "09:00 obs stable\n10:00 patient asleep\n11:00 lunch taken\n12:00 turned onto left side\n",
        "09:00 qtolvan Called\n10:00 lunch taken\n11:00 visit made\n",
    ],
)
def test_words_behind_the_times_of_a_log_are_no_users(log: str) -> None:
    assert not list(chats.find(log))
