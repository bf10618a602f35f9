"""Names in other alphabets and with other letters for the same sound are found; other words are not."""

from __future__ import annotations

import pytest

from engine.detection.letters.romanised import find
from tests.growth import is_linear, seconds

_LETTERS = "абвгдежзиклмнопрстуфхцчшщыэюя"


def _found(text: str, *terms: str) -> list[str]:
    return [text[slice(*span)] for _, span in find(text, terms)]


@pytest.mark.parametrize(
    ("term", "written"),
    [
        ("Schröder", "Шрёдер"),
        ("Schröder", "Шредером"),
        ("Heidelberg", "Гейдельберг"),
        ("Heidelberg", "Хайдельберг"),
        ("Jackson", "Джексон"),
        ("Williams", "Уильямс"),
        ("Natalia Ivanova", "Натальи Ивановой"),
        ("Müller", "Мюллер"),
        ("Müller", "Mueller"),
        ("Mueller", "Müller"),
        ("Sørensen", "Soerensen"),
        ("Papadopoulos", "Παπαδοπούλου"),
        ("Παπαδόπουλος", "Papadopoulos"),
        ("Χρυσοχοΐδης", "Chrysochoidis"),
        ("Чайковский", "Tschaikowski"),
        ("Чайковский", "Tchaikovsky"),
        ("Зеленський", "Zelensky"),
        ("Đorđević", "Ђорђевић"),
        ("Kowalski", "Ковальского"),
        ("Sargsyan", "Սարգսյանին"),
        ("Dzhugashvili", "ჯუღაშვილის"),
        ("Schneider", "שניידר"),
        ("Schneider", "وشنايدر"),
        ("הורוביץ", "Horovitz"),
        ("Lindqvist", "リンドクヴィスト"),
        ("Heidelberg", "ハイデルベルク"),
        ("Michael", "マイケル"),
        ("シュナイダー", "Schneider"),
        ("Cunningham", "커닝햄"),
        ("Patterson", "패터슨에게"),
        ("Quistorp", "크비스토르프가"),
        ("Elizabeth", "एलिज़ाबेथ"),
        ("Robinson", "रॉबिन्सन"),
        ("Krishnamurthy", "कृष्णमूर्ति"),
        ("ममता", "Mamta"),
        ("Kowalski", "くをるすき"),
        ("Nakamura", "㋤㋕㋰㋶"),
        ("Maren", "ᛗᚨᚱᛖᚾ"),
        ("Sean Byrne", "ᚄᚓᚐᚅ ᚁᚔᚏᚅᚓ"),
        ("Cunningham", "𐐗𐐲𐑌𐐮𐑍𐐸𐐰𐑋"),
        ("Patterson", "𐑐𐑨𐑑𐑼𐑕𐑩𐑯"),
        ("Ingvarsson", "𐌹𐌽𐌲𐍅𐌰𐍂𐍃𐍃𐍉𐌽"),
        ("Robinson", "রবিনসন"),
        ("Krishnamurthy", "கிருஷ்ணமூர்த்தி"),
        ("Quistorp", "𞤹𞤵𞤭𞤧𞤼𞤮𞤪𞤨"),
    ],
)
def test_same_name_in_other_letters_is_found(term: str, written: str) -> None:
    assert _found(f"Said {written}, who left.", term) == [written]


@pytest.mark.parametrize(
    ("term", "written"),
    [
        ("Roman", "роман"),
        ("Marina", "марина"),
        ("Ivanov", "вновь"),
        ("Nora", "норма"),
        ("Bergen", "Бергер"),
        ("Müller", "Möller"),
        ("Marchetti", "معركة"),
        ("Holzer", "ליצור"),
        ("Ashworth", "صورة"),
        ("Haddad", "حدود"),
        ("Müller", "Müller"),
        ("Quistorp", "Quistorp"),
        ("Anna Berg", "Анна Бергер"),
        ("Carter", "サービス"),
        ("Carter", "케이스"),
        ("Victoria", "センター"),
        ("Robinson", "रिपोर्ट"),
    ],
)
def test_other_words_and_the_plain_name_are_not(term: str, written: str) -> None:
    assert _found(f"Said {written}, who left.", term) == []


def test_name_in_katakana_ends_where_japanese_goes_on() -> None:
    assert _found("これはヴェスターモエンさんの本です。", "Vestermoen") == ["ヴェスターモエン"]


def test_time_is_linear_in_the_length() -> None:
    def spent(length: int) -> float:
        text = " ".join(_LETTERS[at % 29] + _LETTERS[at // 29 % 29] + "иииии" * (at % 5) for at in range(length))
        return seconds(lambda: _found(text, "Quistorp", "I" * 30, "Eieieieieieieiei"))

    assert is_linear(spent, 2_000, 20_000)
