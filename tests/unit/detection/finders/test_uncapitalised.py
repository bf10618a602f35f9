"""Names in small letters in chats and mails. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.finders import uncapitalised
from tests.builders.marked import as_mentions


def _found(marked: str) -> list[str]:
    """Return what is found in a text whose known names are in angle brackets."""
    text, known = as_mentions(marked, brackets="<>")
    return [each.words(text) for each in uncapitalised.find(text, known)]


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        # A word of a known name that its language uses seldom needs nothing beside it.
        ("Kære <Rasmus Tolvdal>\n\nhej igen\nbutikken blev lukket i går. tolvdal har nøglen", ["tolvdal"]),
        ("Lieber <Urs Halbeis>\n\nhoi du\ndas haus bekommt der halbeis. er weiss von nichts", ["halbeis"]),
        # One that is used often needs a verb, an article, a name or a genitive.
        ("Hei <Tone> og <Siv>\n\nhei du\nbrevet kom i går da tone flyttet til byen", ["tone"]),
        ("lør. 16:02 <Ada>: sendt 200. <gunnar> og sol er også med", ["sol"]),
        ("Hei <Vår>\n\nhei du\nbilen, den blå, er vårs. vi selger den", ["vårs"]),
        ("12/03/2025 12:05 - <Lua Serpa>: sim, a lua teve febre ontem", ["lua"]),
        (
            "12/03/2025 12:05 - <Zé>: qual deles? o <Rosa>\n12/03/2025 12:06 - Zé: o rosa <tolvino> filho da neide",
            ["rosa"],
        ),
        ("[12/05/2024, 09:06:00] <Grant Ober>: yes\n[12/05/2024, 09:07:00] X: grant's off till monday", ["grant"]),
        # Familiar forms of known names.
        ("12/03/2025 12:04 - Rui: é do rapaz do 501 dona ana, o carlinhos\n<Carlos> saiu", ["ana", "carlinhos"]),
        ("[02.12.23, 18:10] Kai: ok. der steffi gehört das? \n<Steffen Ohl>", ["steffi"]),
        # First names that are ordinary words, before verbs of people.
        ("[12/05/2024, 09:06:00] <Ada>: sent. mark says he will pay 4 the cab", ["mark"]),
        ("<Ada>  10:06\n  ok then bill signs. Vendor is ready", ["bill"]),
        ("hej du\nbutikken blev lukket da henrik flyttede til byen", ["henrik"]),
        ("el encargado nuevo, <ana> no, jorge, dice que la cambie", ["jorge"]),
        # A smiley ends a sentence; a bracket does not.
        ("<Ada>  10:06\n  Ok then :) bill signs it", ["bill"]),
        # The rest of a name.
        ("saksbehandleren heter <siri> berge og svarer aldri", ["siri berge"]),
        ("takk for hjelpen\n<erik> b", ["erik b"]),
        ("merci encore\nj. <tolvan>", ["j. tolvan"]),
    ],
)
def test_names_in_sentences_without_capitals(marked: str, expected: list[str]) -> None:
    assert _found(marked) == expected


@pytest.mark.parametrize(
    "marked",
    [
        "[12/05/2024, 09:06:00] <Hope Ober>: hi\n[12/05/2024, 09:07:00] X: i hope thats a joke",
        "[12/05/2024, 09:06:00] <Grant Ober>: hi\n[12/05/2024, 09:07:00] X: the grant is late and we will ask",
        "[12/05/2024, 09:06:00] <Will>: hi\n[12/05/2024, 09:07:00] X: i will ask if the rich say so",
        "Hei <Liv Dag>\n\nhei du\nhun har levd et godt liv i dag",
        # A line that was wrapped goes on in small letters, as formal sentences do.
        "The plan for <Mark Long>, which was signed by all of the trustees last\nlong before, and a mark says nothing.",
        "The Amended Complaint (“FAC”) fares no better than the first, as <Ada> said",
        "Sentences begin with capitals here. The word price said <Ada Price>.",
        "12/03/2025 12:05 - <Clara>: sim, a água está clara hoje",
        "a filha dele, <Ana>, tem carinho por <Carlos>",
        "12/09/2023 à 19:22 - <Prune Tolvan>: oui\n12/09/2023 à 19:23 - X: la pauvre. pas de tarte aux prunes alors",
        "12/03/2025 12:05 - <Zé>: a rosa caiu do vaso",
        "hun heter <siri> altså og svarer aldri",
        "Mr <Grant> came. The grant was late.",
    ],
)
def test_ordinary_words_stay(marked: str) -> None:
    assert _found(marked) == []


def test_a_name_that_is_a_word_of_no_language_is_found_in_small_letters_in_any_sentence() -> None:
    assert _found("Désolée pour l'heure, tolvdal est de nuit. Son mari, <Tolvdal>, conduit.") == ["tolvdal"]
