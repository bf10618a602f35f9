"""Words that lost a letter, or have a sign in place of one, are found; other words are not."""

from __future__ import annotations

import pytest

from engine.detection.letters import fragments
from tests.sampled import sampled


def _found(text: str, *words: str) -> list[str]:
    return ["".join(text[each] for each in offsets) for _, offsets in fragments.find(text, words or ("quistorp",))]


@pytest.mark.parametrize(
    "written",
    ["uistorp", "Quistor", "□uistorp", "Qui□torp", "Quistor\N{REPLACEMENT CHARACTER}", "Ⴓuistorp", "QUI?TORP"],
)
def test_a_damaged_word_is_found(written: str) -> None:
    assert max(_found(f"Signed, {written}."), key=len) == written


@pytest.mark.parametrize(
    "written", ["Qu*st*rp", "Q_ist_rp", "Q*i*t*r*", "Q••storp", "**istorp", "Qui?t?rp", "QUIS██RP"]
)
def test_a_word_with_letters_behind_signs_is_found(written: str) -> None:
    assert set(_found(f'Signed, "{written}".')) == {written}


@pytest.mark.parametrize("written", ["Quixtorp", "QUISTORPP", "Qistorp", "Quisotrp", "Quisttorp"])
def test_a_word_with_one_wrong_letter_is_found(written: str) -> None:
    assert written in _found(f"Ms {written} signed.")


@pytest.mark.parametrize("written", ["QUISTO~1", "quisto~2"])
def test_the_short_name_of_a_file_is_found(written: str) -> None:
    assert _found(rf"C:\SCANS\{written}.PDF, LISTO~1.PDF") == [written]


def test_a_long_part_is_found_within_a_longer_word() -> None:
    assert _found("It was uaestorpqay.", "quaestorp") == ["uaestorpqay"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Quistorp is found elsewhere.", "quistorp"),
        ("Qui storp, Qui torp, Qui5torp, quixtorp, Quixtorb, Wuistorp, Qiustrop", "quistorp"),
        ("The Harbour closed.", "harbourt"),
        ("Martin and Robert came.", "martins"),
        ("Robert came.", "roberts"),
        ("The arrison.", "harris"),
        ("It was a re-view.", "review"),
        ("xQui□torp", "quistorp"),
        ("Q*****rp, Qu*st*ry, Qu*st*rps, Q*ist*rp@example.org", "quistorp"),
        ("Quisto:: [[istorp (Quisto).", "quistorp"),
        ("one/two, a.b.c.d.e.f., ********, 12*34*56", "quistorp"),
    ],
)
def test_other_words_are_left(text: str, word: str) -> None:
    assert not _found(text, word)


@pytest.mark.parametrize(
    "unit", sampled(["uistor", "quis", "torp", "quis□", "qu*st*rp ", "q*", "uistorp", "*_"], every=4)
)
def test_a_line_of_a_megabyte_is_read_in_one_pass(unit: str) -> None:
    assert all(len(each) < 200 for each in _found(unit * (1_000_000 // len(unit))))
