"""Names in other scripts, and what is none: signs, passages, texts that are in such a script themselves."""

from __future__ import annotations

import pytest

from engine.detection.finders import scripts

_LATIN = " was present when the tenants met, and signed the minutes of the evening."


def _found(text: str) -> list[str]:
    return [each.words(text) for each in scripts.find(text)]


@pytest.mark.parametrize(
    "name",
    [
        "林晓梅",
        "山田 太郎",
        "김민수",
        "Иван Петров",
        "А. С. Иванов",
        "Анна-Мария Иванова",
        "Γιώργος Παπαδόπουλος",
        "محمد الأحمد",
        "דוד לוי",
        "सुनीता शर्मा",
        "สมชาย ใจดี",
        "Արամ Խաչատրյան",
        "ნინო ბერიძე",
        "ኃይለ ገብርኤል",
        "ジョン・スミス",
    ],
)
def test_a_name_in_its_own_script_is_found_whole(name: str) -> None:
    assert _found(f"{name}{_LATIN}") == [name]


def test_a_comma_divides_names() -> None:
    assert _found(f"林晓梅, Иван Петров and דוד לוי{_LATIN}") == ["林晓梅", "Иван Петров", "דוד לוי"]


@pytest.mark.parametrize(
    "text", ["The angle α was 5°.", "β-blockers, ΔT and 4 kΩ", "the μg/l value, Σ of all", "naïve Ærø"]
)
def test_signs_and_latin_letters_are_no_names(text: str) -> None:
    assert not _found(text)


def test_a_passage_is_no_name_but_is_known_as_one() -> None:
    passage = "он родился в большом доме у самой реки"
    assert not _found(f"He wrote {passage} to them{_LATIN}")
    assert scripts.has_passage(f"He wrote {passage} to them{_LATIN}")
    assert not scripts.has_passage(f"Иван Петров{_LATIN}")


def test_a_text_in_such_a_script_is_not_masked_word_by_word() -> None:
    assert not _found("Иван Петров живёт в Москве, его жена работает врачом. GmbH")


@pytest.mark.parametrize("repeated", ["я", "я ", "я.", "яx ", "林", "林 ", "я-'"])
def test_a_run_is_found_in_linear_time(repeated: str) -> None:
    scripts.has_passage(repeated * 200_000 + "x")  # of 10 s and more if it were quadratic
