"""Words that letters at equal steps spell are found, and running text spells none."""

from __future__ import annotations

import pytest

from engine.detection.letters import acrostics


def _found(text: str, *words: str) -> list[str]:
    return ["".join(text[each] for each in offsets) for _, offsets in acrostics.find(text, words)]


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        (
            "Say Quelle, Ulrich, Ida, Samuel, Theodor, Otto, Richard, Paula.",
            "QuelleUlrichIdaSamuelTheodorOttoRichardPaula",
        ),
        ("x Qued flag Unix flag Ice flag So flag To flag Ox flag Ra flag Po", "QuedUnixIceSoToOxRaPo"),
        ("A note.\n- quiet\n- unit\n- is\n- so\n- to\n- of\n- rent\n- paid", "quietunitissotoofrentpaid"),
        ("It is\nIraq\nbureau\ntaxi\nglass\nboat\nradio\ndoor\nlamp", "Iraqbureautaxiglassboatradiodoorlamp"),
        ("See aQ bU cI dS eT fO gR hP.", "Q bU cI dS eT fO gR hP"),
    ],
)
def test_a_word_that_letters_spell_is_found(text: str, masked: str) -> None:
    assert masked in _found(text, "quistorp")


def test_short_words_are_found_on_lines_and_within_one_word_only() -> None:
    assert _found("so\nkeep\nit\nfar\nto", "skift") == ["sokeepitfarto"]
    assert _found("the sxkxixfxt of it", "skift") == ["sxkxixfxt"]
    assert not _found("so keep it far to", "skift")
    assert not _found("", "skift")
