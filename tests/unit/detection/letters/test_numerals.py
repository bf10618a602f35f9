"""Numbers of terms are found in other groups, in digits of other scripts, and in words."""

from __future__ import annotations

import pytest

from engine.detection.letters import numerals

NUMBER = "qx48213377"


def _found(text: str, word: str = NUMBER) -> list[str]:
    return [text[min(offsets) : max(offsets) + 1] for _, offsets in numerals.find(text, [word])]


@pytest.mark.parametrize(
    "written",
    [
        "QX 4821 3377",
        "4821-3377",
        "QX-4821\n> 3377",
        "QX-48.213.377",
        "4 8 2 1 3 3 7 7",
        "٤٨٢١٣٣٧٧",
        "④⑧②①③③⑦⑦",
        "4️⃣8️⃣2️⃣1️⃣3️⃣3️⃣7️⃣7️⃣",
        "四八二一三三七七",
        "𝟒𝟖𝟐𝟏𝟑𝟑𝟕𝟕",
        "QX-482l3377",
        "%34%38%32%31%33%33%37%37",
        "four eight two one three three seven seven",
        "four-eight-two-one, double three, double seven",
        "forty-eight, twenty-one, thirty-three, seventy-seven",
        "fortyeight twentyone thirtythree seventyseven",
        "4, 8, 2, 1, 3, 3, 7 and 7",
        "vier acht zwei eins drei drei sieben sieben",
        "quatre huit deux un trois trois sept sept",
        "achtundvierzig einundzwanzig dreiunddreißig siebenundsiebzig",
        "quarante-huit, vingt et un, trente-trois, soixante-dix-sept",
        "quarante-huit vingt et un trente-trois septante-sept",
        "cuarenta y ocho, veintiuno, treinta y tres, setenta y siete",
        "quarenta e oito, vinte e um, trinta e três, setenta e sete",
        "otteogfyrre enogtyve treogtredive syvoghalvfjerds",
        "førtiåtte tjueen trettitre syttisju",
        "åtte og førti, en og tyve, treogtredve, syvogsytti",
    ],
)
def test_a_number_is_found_however_it_is_written(written: str) -> None:
    assert written in _found(f"It is number {written} on the list.")


def test_hyphens_bind_words_of_a_number_closer_than_blanks() -> None:
    assert _found("It is vingt quatre-vingt-treize seize.", "209316") == ["vingt quatre-vingt-treize seize"]
    assert _found("It is vingt-quatre vingt treize.", "242013") == ["vingt-quatre vingt treize"]


def test_the_letters_of_a_number_go_with_it() -> None:
    assert "Q X dash four eight two one double three double seven" in _found(
        "It is Q X dash four eight two one double three double seven."
    )


def test_words_behind_a_number_do_not_belong_to_it() -> None:
    assert all(each.endswith("3377") for each in _found("the number, QX-48213377, and the next"))


@pytest.mark.parametrize(
    "text",
    [
        "It is number 482133770 on the list.",
        "It is number 148213377 on the list.",
        "Of 4821 tenants, 3377 paid.",
        "Four tenants met eight others, and two of one house.",
        "Twenty of forty paid.",
    ],
)
def test_other_numbers_are_left(text: str) -> None:
    assert not _found(text)


def test_a_short_number_is_not_searched_for_in_other_forms() -> None:
    assert not _found("He paid 4 8 2 1 in all.", "4821")


@pytest.mark.parametrize("unit", ["4 8 2 1 3 3 7 ", "double ", "forty-", "four eight two one dash "])
def test_a_long_text_with_many_numbers_is_read_in_one_pass(unit: str) -> None:
    assert not _found(unit * (100_000 // len(unit)))


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("00048213377", "00048213377"),
        ("004948213377", "004948213377"),
        ("+4948213377", "4948213377"),
        ("....- ---.. ..--- .---- ...-- ...-- --... --...", "....- ---.. ..--- .---- ...-- ...-- --... --..."),
        ("⠼⠙⠓⠃⠁⠉⠉⠛⠛", "⠙⠓⠃⠁⠉⠉⠛⠛"),
    ],
)
def test_prefixes_and_codes_of_digits_belong_to_a_number(written: str, found: str) -> None:
    assert found in _found(f"It is number {written} on the list.", "48213377")


@pytest.mark.parametrize("other", ["148213377", "4948213377", "482133770", "005000048213377"])
def test_longer_numbers_are_others(other: str) -> None:
    assert not _found(f"It is number {other} on the list.", "48213377")
