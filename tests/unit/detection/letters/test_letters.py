"""Letters set apart are found where they stand, and tables of codes are left alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import documents
from engine.core.message import Message, literal
from engine.core.types import Document, DocumentKind, Kind, Mention, Redaction, Segment, TextPlace
from engine.detection import letters
from engine.detection.entities import join, names
from engine.detection.letters.sequences import are_items, numbers
from engine.verify import terms
from tests.attacks import set_apart
from tests.attacks.attack import SECRET, Attack
from tests.sampled import sampled

LIVE = [
    each
    for each in set_apart.ATTACKS
    if not any(word in each.name for word in ("shape", "slanted", "initial", "twice", "crowd"))
]


def _text(text: str) -> Document:
    place = TextPlace(0, len(text))
    return Document(Path("x.txt"), DocumentKind.TXT, "", text, (Segment(0, len(text), place),))


def _find(document: Document, *terms: str, person: str | None = None, found: tuple[Mention, ...] = ()) -> list[str]:
    mentions = letters.find(document, found, lambda view: (), terms=terms, person=person)
    return [document.text[each.start : each.end] for each in mentions]


@pytest.mark.parametrize("text", ["a\tBr an\ny  dt", "B\tI\n randt  "])
def test_no_mention_begins_or_ends_with_space(text: str) -> None:
    found = _find(_text(text), person="Oona Brandt")
    assert found and all(each == each.strip() for each in found)


@pytest.mark.parametrize("attack", sampled(LIVE, every=3), ids=str)
def test_every_letter_of_a_term_is_found(attack: Attack) -> None:
    document = documents.read(attack.build(), Path(attack.name))
    found = letters.find(document, (), lambda view: (), terms=(SECRET,), person=None)
    covered = "".join(document.text[each.start : each.end] for each in sorted(found, key=lambda each: each.start))
    assert sorted(filter(str.isalnum, covered)) == sorted(SECRET)


@pytest.mark.parametrize("attack", [each for each in set_apart.ATTACKS if "crowd" in each.name], ids=str)
def test_a_term_is_found_in_a_crowd_of_letters(attack: Attack) -> None:
    document = documents.read(attack.build(), Path(attack.name))
    (term,) = attack.terms
    found = letters.find(document, (), lambda view: (), terms=attack.terms, person=None)
    covered = {place for each in found for place in range(each.start, each.end)}
    assert sorted(filter(str.isalnum, (document.text[each] for each in covered))) == sorted(term)


def test_letters_with_separators_alone_between_are_one_mention() -> None:
    assert _find(_text("Name: Q, u, i, s, t, o, r, p."), SECRET) == ["Q, u, i, s, t, o, r, p"]


def test_letters_of_a_column_are_mentions_of_their_own() -> None:
    assert _find(_text("1,Q,x\n2,u,y\n3,i,x\n4,s,y\n"), "Quis") == ["Q", "u", "i", "s"]
    text = "1,Q,x\n2,u,y\n3,i,x\n4,u,y\n"
    found = letters.find(_text(text), (), lambda view: (), terms=("Quiu",), person=None)
    assert [text[each.start : each.end] for each in found] == ["Q", "u", "i", "u"]
    assert len(join(text, found)) == 1  # labels that are equal for equal letters would show the pattern of the word


def test_words_of_one_letter_below_each_other_are_no_name() -> None:
    view: list[str] = []

    def recognise(text: str) -> tuple[Mention, ...]:
        view.append(text)
        return ()

    def read(text: str) -> list[str]:
        view.clear()
        letters.find(_text(text), (), recognise, terms=(), person=None)
        return view

    assert not read("x O estojo\nx a mala\nx e o resto\nx i resto\n")
    assert read("x Q estojo\nx u mala\nx i o resto\nx n resto\n")
    assert read("Name: A I O E, wrote\n")


def test_names_are_read_upwards_too() -> None:
    assert _find(_text("p\nr\no\nt\ns\ni\nu\nQ\n"), SECRET) == ["p\nr\no\nt\ns\ni\nu\nQ"]


def test_each_part_of_a_name_is_looked_for() -> None:
    assert _find(_text("M a r e n\n\nQ-u-i-s-t-o-r-p"), person="Maren Quistorp")[0].startswith("M a r e n")


def test_what_was_found_elsewhere_is_looked_for_as_the_same_kind() -> None:
    document = _text("Mr Maren Quistorp signed.\n\nQ\nu\ni\ns\nt\no\nr\np\n")
    known = Mention(3, 17, Kind.PERSON, 0.9, "neural", literal(""))
    (found,) = letters.find(document, (known,), lambda view: (), terms=(), person=None)
    assert (found.kind, found.start) == (Kind.PERSON, document.text.index("\n\nQ") + 2)


HEARING = (
    "   Q. And then?\n   A. He came.\n   Q. Who else?\n   A. I saw Bo.\nMR. VIK: We'd stop.\nMR. BERG: It's late.\n"
)


@pytest.mark.parametrize(
    "text", ["A B C A D", "1 0 2 1 7 3", "Y\nN\nN\nY\n", "a b c d e f g", "A house. I saw a dog.", HEARING]
)
def test_recognizers_see_no_codes_as_words(text: str) -> None:
    views: list[str] = []
    letters.find(_text(text), (), lambda view: (views.append(view), ())[1], terms=(), person=None)  # type: ignore[func-returns-value]
    assert not views


def test_recognizers_see_the_word_with_what_stands_around_it() -> None:
    document = _text("Surname: Q u i s t o r p, Bergen")

    def recognise(view: str) -> tuple[Mention, ...]:
        start = view.index("Surname: Quistorp, Bergen") + 9
        return (
            Mention(start, start + 8, Kind.PERSON, 0.9, "neural", literal("")),
            Mention(0, 7, Kind.MISC, 0.9, "neural", literal("")),
        )

    (found,) = letters.find(document, (), recognise, terms=(), person=None)
    assert document.text[found.start : found.end] == "Q u i s t o r p"


@pytest.mark.parametrize(
    "text", ["Account: 4 8 2 0 1 1 7", "4 | 8 | 2 | 0 | 1 | 1 | 7\n(account)", "Seat\n4\n8\n2\n0\n1\n1\n7"]
)
def test_recognizers_see_the_digits_of_a_form_as_a_number(text: str) -> None:
    views: list[str] = []
    letters.find(_text(text), (), lambda view: (views.append(view), ())[1], terms=(), person=None)  # type: ignore[func-returns-value]
    assert "4820117" in views[0]


def test_a_number_that_was_found_is_found_in_other_digits() -> None:
    document = _text("Her account 4821337705 is closed: ④⑧②①③③⑦⑦⓪⑤.")
    known = Mention(12, 22, Kind.CODE, 0.9, "patterns", literal(""), "account")
    found = letters.find(document, (known,), lambda view: (), terms=(), person=None)
    assert "④⑧②①③③⑦⑦⓪⑤" in {document.text[each.start : each.end] for each in found}


def test_values_of_a_row_are_no_day_and_month_that_were_found() -> None:
    document = _text("12.11.\nKreatinin\t1,1\t1,2\t1,0")
    known = Mention(0, 6, Kind.DATETIME, 0.9, "layout", Message("layout.date"), "date")
    assert letters.find(document, (known,), lambda view: (), terms=(), person=None) == ()


def test_digits_of_the_next_line_are_no_part_of_a_number() -> None:
    text = "Account: 4 8 2 0 1 1 7\n3 3 1 9 0 5 6"
    assert [[text[each] for each in found] for found in numbers(text)] == [list("4820117")]


@pytest.mark.parametrize(
    "text",
    ["Kalium  6,1  4,9  4,4  3,5  mmol", "will say:\n1\n2\n3\n4\n5\n6\n7\nas follows", "sum 3.1 4.4 4.0 4.2 sum"],
)
def test_values_of_a_table_and_numbers_of_a_margin_are_no_digits_of_a_number(text: str) -> None:
    assert list(numbers(text)) == []


def test_a_large_initial_belongs_to_its_word() -> None:
    assert _find(_text("Q uistorp signed. A nother."), SECRET) == ["Q uistorp"]


def test_no_other_reader_has_to_find_letters_in_the_order_of_this_one() -> None:
    document = _text("s\n\np\n\nQ\n\nr\n\nu\n\no\n\ni\n\nt")
    found = terms.collect(document, (Redaction(0, len(document.text), ""),))
    assert {each.text for each in found.all if each.whole} >= {"spqruoit"}
    words = (terms.words, terms.dehyphenated)
    assert all(each.is_apart or not any(each.total[view] for view in words) for each in found.all)


def test_letters_that_were_recognised_once_are_found_wherever_they_are_repeated() -> None:
    """Recognizers judge by what is around: what they find in one column may escape them in the next."""
    row = "Q u i s t o r p"

    def recognise(view: str) -> tuple[Mention, ...]:
        start = view.find(f"Mr {SECRET}")
        return (
            (Mention(start + 3, start + 3 + len(SECRET), Kind.PERSON, 0.9, "neural", literal("")),)
            if start >= 0
            else ()
        )

    document = _text(f"Mr {row}\n\nThe second copy: {row}, and backwards: p r o t s i u Q.\n")
    found = letters.find(document, (), recognise, terms=(), person=None)
    assert sorted(document.text[each.start : each.end] for each in found) == sorted([row, row, "p r o t s i u Q"])


def _named(view: str) -> tuple[Mention, ...]:
    """Recognise a surname as the networks do: after a title or a given name."""
    found = re.finditer(r"(?<=Mr )Maren Quistorp\b|(?<=Mr M[. ] )Quistorp\b|(?<=Mr )Quistorp\b|MAREN ?QUISTORP", view)
    return tuple(Mention(each.start(), each.end(), Kind.PERSON, 0.9, "neural", "") for each in found)


@pytest.mark.parametrize(
    "written",
    [
        "Mr M a r e n   Q u i s t o r p signed.",
        "Mr M a r e n Q u i s t o r p signed.",
        "Mr M A R E N   Q U I S T O R P signed.",
        "Mr Q u i s t o r p, a tenant, signed.",
        "Mr Q u i s t o r p. I signed.",
        "Mr Q-u-i-s-t-o-r-p, a tenant, signed.",
        "Mr M. Q u i s t o r p signed.",
        "Mr Q.u.i.s.t.o.r.p signed.",
        "Mr Q U I S T O R P signed.",
    ],
)
def test_a_surname_that_stands_nowhere_whole_is_found_again_below(written: str) -> None:
    stacked = "\n".join(SECRET)
    codes = "".join(f"row: {' '.join(each)}\n\n" for each in ("KXQA", "QZKB", "PLMX") for _ in range(20))
    for text in (f"{written}\n\n{stacked}\n", f"{written}\n\nCopy:\n\n{stacked}\n\n{codes}"):
        document = _text(text)
        found = letters.find(document, (), _named, terms=(), person=None)
        covered = {place for each in found for place in range(each.start, each.end)}
        assert "".join(document.text[each] for each in sorted(covered) if each >= text.index(stacked)) == stacked
        assert (
            "uistorp"
            not in "".join(each for place, each in enumerate(text) if each.isalpha() and place not in covered).lower()
        )


def test_a_heading_is_one_word_to_recognizers_and_several_to_the_search() -> None:
    text = "M A R E N   Q U I S T O R P\n\nCopy:\n\n" + "\n".join(SECRET)
    found = letters.find(_text(text), (), _named, terms=(), person=None)
    assert "\n".join(SECRET) in {text[each.start : each.end] for each in found}


def test_capitals_with_space_between_are_shown_to_recognizers_as_written_in_a_heading() -> None:
    views: list[str] = []
    text = "S T A T E M E N T\n\nHe let it to Q U I S T O R P here.\n"
    letters.find(_text(text), (), lambda view: (views.append(view), ())[1], terms=(), person=None)  # type: ignore[func-returns-value]
    assert "STATEMENT" in views[0] and "Quistorp" in views[0]


@pytest.mark.parametrize("written", ["N o r w a y", "N,o,r,w,a,y", "N|o|r|w|a|y", "n-o-r-w-a-y", "N\no\nr\nw\na\ny"])
def test_letters_set_apart_are_decided_together_with_the_word(written: str) -> None:
    place = Mention(0, len(written), Kind.LOC, 0.9, "neural", literal(""))
    assert names.key(written, place) == names.key("Norway", place)


def test_few_letters_with_signs_between_are_no_word() -> None:
    place = Mention(0, 5, Kind.ORG, 0.9, "neural", literal(""))
    assert names.key("A/B/C", place) != names.key("ABC", place)


def test_a_word_of_a_term_in_disguise_is_found_beside_another() -> None:
    assert _find(_text("let to Maren dɹoʇsınb in May"), "Maren Quistorp") == ["Maren dɹoʇsınb"]
    assert _find(_text("let to Qu1st0rp, Maren in May"), "Maren Quistorp") == ["Qu1st0rp, Maren"]
    assert not _find(_text("let to dɹoʇsınb in May"), "Maren Quistorp")


@pytest.mark.parametrize(
    ("letters", "items"),
    [
        ("ABDEFGJKLMN", True),
        ("ABCDEF", True),
        # Names downwards, too, are in capitals.
        ("TOLVANE", False),
        ("ABEL", False),
        ("BERIT", False),
        ("ADELSTV", False),
        ("abcdef", False),
    ],
)
def test_the_letters_of_items_spell_nothing(letters: str, *, items: bool) -> None:
    assert are_items(letters, tuple(range(len(letters)))) is items
