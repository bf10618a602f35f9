"""Names in disguise are found, and words that happen to have their letters are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.types import Document, DocumentKind, Segment, TextPlace
from engine.detection.letters import disguises, views
from engine.detection.letters.views import reading_orders

NAME = "quistorp"
_REQUESTED = frozenset({NAME})


def _found(text: str, word: str = NAME, requested: frozenset[str] = _REQUESTED) -> list[str]:
    return ["".join(text[each] for each in offsets) for _, offsets in disguises.find(text, [word], requested)]


@pytest.mark.parametrize(
    "written",
    [
        "ꞯuistorp",
        "Q\uf775\uf769\uf773\uf774\uf76f\uf772\uf770",
        "🆀🆄🅸🆂🆃🅾🆁🅿",
        "⒬⒰⒤⒮⒯⒪⒭⒫",
        "dɹoʇsınQ",
        "Qnısʇoɹd",
        "Qu1st0rp",
        "Quis·torp",
        "Quis‧torp",
        "Quis│torp",
        "Qu**is**torp",
        "Quis/torp",
        "Q1u2i3s4t5o6r7p",
        "protsiuQ",
        "QQuuiissttoorrpp",
        "torpQuis",
        "&#81;uistorp",
        "Quis&shy;torp",
        "Q=75istorp",
        "Quis\u3164torp",
        "\uf051\uf075istorp",
        "dɹoʇsınò",
        "qɿoƚƨiυQ",
        "ꟼЯOTƧIUQ",
        "ᏆᏌIᏚᎢᏫᏒᏢ",
        "--.- ..- .. ... - --- .-. .--.",
        "−−·−/··−/··/···/−/−−−/·−·/·−−·",
        "dah-dah-di-dah di-di-dah di-dit di-di-dit dah dah-dah-dah di-dah-dit di-dah-dah-dit",
    ],
)
def test_a_name_in_disguise_is_found_whole(written: str) -> None:
    assert _found(f"Signed by {written} himself.") == [written]


@pytest.mark.parametrize(
    ("word", "written"),
    [
        (NAME, "⠟⠥⠊⠎⠞⠕⠗⠏"),
        (NAME, "⠟⠥⠊⠌⠕⠗⠏"),
        (NAME, "⡟⡥⠊⠎⠞⠕⠗⠏"),
        ("muller", "⠍⠳⠇⠇⠑⠗"),
        ("schreiber", "⠱⠗⠩⠃⠑⠗"),
        ("sorensen", "⠎⠪⠗⠑⠝⠎⠑⠝"),
        ("rene", "⠗⠑⠝⠿"),
        ("nunez", "⠝⠥⠻⠑⠵"),
        ("goncalves", "⠛⠕⠝⠯⠁⠇⠧⠑⠎"),
    ],
)
def test_a_name_in_braille_is_found_in_the_signs_of_each_language(word: str, written: str) -> None:
    assert written in _found(f"Signed by {written} himself.", word, frozenset({word}))


def test_turned_c_is_an_open_o() -> None:
    assert _found("Said ǝpɐɔsɐɔ.", "cascade", frozenset({"cascade"})) == ["ǝpɐɔsɐɔ"]


@pytest.mark.parametrize(
    "written", ["Qu\t\tist\t\tga\t\tard", "Qu\nist\nga\nard", "Qu   ist   ga   ard", "Qu ist gaard"]
)
def test_a_long_name_in_three_or_more_ordinary_words_is_found(written: str) -> None:
    assert _found(f"The claim of\n{written}\nis old.", "quistgaard", frozenset({"quistgaard"})) == [written]


def test_two_ordinary_words_and_short_names_in_words_are_left() -> None:
    assert not _found("She met a good man and her son.", "goodman", frozenset({"goodman"}))
    assert not _found("It was as her rod broke.", "sherrod", frozenset({"sherrod"}))
    assert not _found("The hart land is far.", "hartland", frozenset({"hartland"}))


@pytest.mark.parametrize("gap", ["\n", ", ", " ", "  "])
def test_a_name_in_pairs_of_letters_is_found(gap: str) -> None:
    assert _found(f"Signed by:\n{gap.join(('Qu', 'is', 'to', 'rp'))}\n") == [gap.join(("Qu", "is", "to", "rp"))]
    assert not _found("It is to be so, or as we do.", "istobe", frozenset())


@pytest.mark.parametrize(
    "written", ["marenquistorp", "Quistorps", "UXVpc3RvcnA=", "517569 73746f7270", "O<{6nZXi*0X>)XMa&Q"]
)
def test_words_around_a_name_are_masked_where_the_user_asked_for_it(written: str) -> None:
    assert _found(f"Signed by {written} himself.") == [written]
    assert not _found(f"Signed by {written} himself.", requested=frozenset())


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("The plain Quistorp is found elsewhere.", NAME),
        ("Rule 5 applies, at a Rate* 5 of the index.", "rules"),
        ("a st. one by the road", "stone"),
        ("He sinned.", "dennis"),
        ("John's house", "johns"),
        ("Большое море и небо", "mope"),
        ("Nürnberger Bergleute", "berg"),
    ],
)
def test_other_words_are_left_alone(text: str, word: str) -> None:
    assert not _found(text, word, frozenset({word}))


@pytest.mark.parametrize(("text", "word"), [("הדירה לכהן. וכהן שילם.", "כהן"), ("دفع وبالقاسمي", "القاسمي")])
def test_prefixes_that_are_written_together_with_a_name_go_with_it(text: str, word: str) -> None:
    assert all(word in each and len(each) > len(word) for each in _found(text, word))
    assert _found(text, word)


def test_what_an_escape_stands_for_is_led_back_to_all_of_it() -> None:
    view = views.resolved("a&#81;b")
    assert view is not None
    assert (view.characters, view.stretch(1)) == ("aQb", (1, 6))
    assert views.resolved("plain") is None
    for written in ("KvÃ¦strÃ¸psen", "KvÃƒÂ¦strÃƒÂ¸psen"):
        decoded = views.resolved(written)
        assert decoded is not None and decoded.characters == "Kvæstrøpsen"
    assert views.resolved("Ångström, Õa, Ârt") is None


@pytest.mark.parametrize(
    "text",
    [
        "Mr Quis     rent was\ntorp said   paid in spring\n",
        "│ Mr Quis │ rent was │\n│ torp     │ paid     │\n",
        "Qui\tx\nsto\ty\nrp\tz\n",
        "| a | Quis |\n|---|---|\n| b | torp |\n",
        "the Quis-\n\n   Page 3 of 9\n\ntorp paid\n",
    ],
)
def test_halves_of_a_name_are_read_down_columns_and_over_pages(text: str) -> None:
    document = Document(Path("x.txt"), DocumentKind.TXT, "", text, (Segment(0, len(text), TextPlace(0, len(text))),))
    found = list(disguises.find(text, [NAME], _REQUESTED, reading_orders(document)))
    letters = {offset for _, offsets in found for offset in offsets if text[offset].isalpha()}
    assert "".join(text[each] for each in sorted(letters)).lower() == NAME


def test_a_word_of_a_hundred_thousand_letters_is_not_masked_whole() -> None:
    text = "x" * 50_000 + "Quistorp" + "y" * 50_000
    assert _found(text) == ["Quistorp"]
