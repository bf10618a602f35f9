"""Replacements for masked text, by decision and by style."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.options import MaskStyle
from engine.core.types import Action, DecidedBy, KeptPart, Kind, Shown
from engine.planning.replacements import dates_left_in_place, planned_redactions, possible_shifts, with_all_dates
from engine.planning.replacements.shift import SHIFTS
from tests.builders.replacing import NAMED, RECORD, Named, decision, entities, filled, plan, replaced

MASKED = (
    "[PERSON 1], born [DATE 1], is [AGE 1] [DETAIL 1] [DETAIL 2] of [PLACE 1]. [PERSON 1] saw [PERSON 2] in the "
    "[ORG 1] on [DATE 2] and in [DATE 3], and paid [AMOUNT 1]. Her number is [NUMBER 1]. She has [DETAIL 3]."
)
THOSE = entities(RECORD, NAMED)


def test_labels_number_things_of_a_kind() -> None:
    assert replaced(RECORD, NAMED, MaskStyle.LABEL) == MASKED
    labels = planned_redactions(RECORD, THOSE, plan(THOSE), style=MaskStyle.LABEL)
    boxes = planned_redactions(RECORD, THOSE, plan(THOSE), style=MaskStyle.BOX)
    assert [replace(each, label="") for each in labels] == list(boxes)
    assert {each.shown for each in labels} == {Shown.ON_MASK}


def test_generalised() -> None:
    assert replaced(RECORD, NAMED, MaskStyle.GENERALISE) == (
        "[PERSON 1], born 1981, is a 35-39-year-old Northern European [health worker] of [place in Norway]. [PERSON 1] "
        "saw [PERSON 2] in the [clinic] on [day in 2018] and in 2018, and paid about EUR 20,000. Her number is "
        "[NUMBER 1]. She has [DETAIL 1]."
    )


def test_nothing_coarser_says_what_is_masked_elsewhere() -> None:
    text = "She was born in Bergen on 12 March 1981, was in Norway in 1981, and is at 5 Elm Road, Paris, not in Paris."
    named: tuple[Named, ...] = (
        (Kind.LOC, None, ("Bergen",)),
        (Kind.DATETIME, "date", ("12 March 1981",)),
        (Kind.LOC, None, ("Norway",)),
        (Kind.DATETIME, "date", ("1981",)),
        (Kind.LOC, "street-address", ("5 Elm Road, Paris",)),
        (Kind.LOC, None, ("Paris",)),
    )
    assert replaced(text, named, MaskStyle.GENERALISE) == (
        "She was born in Northern Europe on [day in the 1980s], was in Northern Europe in the 1980s, and is at "
        "[place in France], not in [place in France]."
    )


def test_dates_shifted_and_all_else_labelled() -> None:
    text = replaced(RECORD, NAMED, MaskStyle.SHIFT, secret="s")
    form = re.escape(MASKED.replace("born [DATE 1]", "born DAY", 1))
    form = form.replace("DAY", r"(\d+ \w+ (\d{4}))")
    form = form.replace(re.escape("[DATE 2]"), r"(Tuesday, \d+ \w+ \d{4})").replace(
        re.escape("[DATE 3]"), r"(\w+ \d{4})"
    )
    assert re.fullmatch(form, text), text
    assert "1981" not in text
    assert "2018" not in text


def test_surrogates_leave_no_word_of_what_they_replace() -> None:
    text = replaced(RECORD, NAMED, MaskStyle.SURROGATE, secret="s")
    form = (
        r"Ms \w+ (\w+), born \d+ \w+ \d{4}, is a \d\d-year-old \w+ [\w' -]+ of \w+\. (\w+) saw Dr \w+ in the \w+ "
        r"Clinic on Tuesday, \d+ \w+ \d{4} and in \w+ \d{4}, and paid \[AMOUNT 1\]\. Her number is "
        r"\d{3}-\d\d-\d{4}\. She has \[DETAIL 1\]\."
    )
    match = re.fullmatch(form, text)
    assert match, text
    assert match[1] == match[2]
    for words in ("Anna", "Berg", "1981", "37", "Norwegian", "nurse", "Tolvald", "2018", "23,450", "6789", "diabetes"):
        assert not re.search(rf"\b{words}\b", text), words


@pytest.mark.parametrize("style", [MaskStyle.SHIFT, MaskStyle.SURROGATE])
@given(secret=st.text(min_size=1, max_size=9))
@settings(max_examples=25, deadline=None)
def test_the_same_secret_gives_the_same_output(style: MaskStyle, secret: str) -> None:
    assert replaced(RECORD, NAMED, style, secret=secret) == replaced(RECORD, NAMED, style, secret=secret)


@pytest.mark.parametrize("style", [MaskStyle.SHIFT, MaskStyle.SURROGATE])
def test_without_a_secret_each_time_is_another(style: MaskStyle) -> None:
    assert len({replaced(RECORD, NAMED, style) for _ in range(6)}) > 1


def _weeks(text: str, **options: object) -> str:
    named: tuple[Named, ...] = ((Kind.DATETIME, "date", ("12 March 1981",)),)
    match = re.search(r"\d+ \w+ \d{4}", replaced(text, named, MaskStyle.SHIFT, **options))
    assert match
    return match.group()


def test_with_a_secret_a_person_has_one_shift_in_all_documents_and_a_document_without_one_its_own() -> None:
    notes = [f"Note {number}: born 12 March 1981." for number in range(12)]
    assert len({_weeks(note, secret="s", person="Anna Berg") for note in notes}) == 1
    assert len({_weeks(note, secret="s") for note in notes}) > 6
    assert len({_weeks(notes[0], secret="s", person=name) for name in ("Anna Berg", "Kari Dahl", "Erik Moe")}) > 1
    assert len({_weeks(notes[0]) for _ in range(12)}) > 6


def _decided(style: MaskStyle = MaskStyle.BOX, **what: object) -> dict[str, tuple[str, Shown]]:
    """Return the replacement of each mention when one decision is made for all."""
    action = what.pop("action", Action.MASK)
    those = {each.id: decision(each.id, action, **what) for each in THOSE}  # type: ignore[arg-type]
    found = planned_redactions(RECORD, THOSE, plan(THOSE, those), style=style)
    return {RECORD[each.start : each.end]: (each.label, each.shown) for each in found}


def test_a_part_wins_over_the_style() -> None:
    shown = _decided(MaskStyle.SURROGATE, action=Action.GENERALISE, part=KeptPart.YEAR)
    assert shown["12 March 1981"] == ("1981", Shown.AS_TEXT)
    assert shown["diabetes"] == ("[DETAIL 3]", Shown.ON_MASK)
    assert _decided(action=Action.GENERALISE, part=KeptPart.INITIALS)["Ms Anna Berg"] == ("A.B.", Shown.AS_TEXT)


def test_a_replacement_wins_over_the_style() -> None:
    assert _decided(MaskStyle.SHIFT, replacement="somebody")["Berg"] == ("somebody", Shown.AS_TEXT)


def test_a_step_that_the_optimizer_chose_is_written_in_the_form_of_the_words() -> None:
    shown = _decided(action=Action.GENERALISE, replacement="aged 35-39")
    assert shown["37-year-old"] == ("35-39-year-old", Shown.AS_TEXT)
    shown = _decided(action=Action.GENERALISE, replacement="place in Norway")
    assert shown["Bergen"] == ("[place in Norway]", Shown.AS_TEXT)


def test_an_action_wins_over_the_style() -> None:
    assert _decided(action=Action.GENERALISE)["12 March 1981"] == ("1981", Shown.AS_TEXT)
    assert _decided(action=Action.LABEL)["12 March 1981"] == ("[DATE 1]", Shown.ON_MASK)
    assert _decided(action=Action.LABEL, replacement="[WHEN]")["12 March 1981"] == ("[WHEN]", Shown.ON_MASK)
    day, shown = _decided(MaskStyle.BOX, action=Action.SHIFT)["12 March 1981"]
    assert re.fullmatch(r"\d+ \w+ \d{4}", day)
    assert shown is Shown.AS_TEXT


def test_a_reason_code_stands_on_every_mask() -> None:
    assert _decided(code="(b)(6)")["Berg"] == ("(b)(6)", Shown.ON_MASK)
    assert _decided(MaskStyle.LABEL, code="(b)(6)")["Berg"] == ("[PERSON 1] (b)(6)", Shown.ON_MASK)


def test_what_is_kept_stays() -> None:
    kept = {each.id: decision(each.id, Action.KEEP) for each in THOSE}
    assert planned_redactions(RECORD, THOSE, plan(THOSE, kept), style=MaskStyle.SURROGATE) == ()


def test_a_mention_that_can_not_be_generalised_takes_the_words_of_one_that_can() -> None:
    text = "He was seen on 12 March 2018. On the 12th he left."
    those = entities(text, ((Kind.DATETIME, "date", ("12 March 2018", "the 12th")),))
    assert filled(text, planned_redactions(text, those, plan(those), style=MaskStyle.GENERALISE)) == (
        "He was seen on [day in 2018]. On [day in 2018] he left."
    )


@pytest.mark.parametrize(
    ("before", "masked", "generalised"),
    [
        ("is an", "is [AGE 1]", "is an 80-84-year-old"),
        ("is a", "is [AGE 1]", "is an 80-84-year-old"),
        ("left. An", "left. [AGE 1]", "left. An 80-84-year-old"),
        ("vitamin A", "vitamin A [AGE 1]", "vitamin A 80-84-year-old"),
    ],
)
def test_no_article_tells_how_the_masked_words_begin(before: str, masked: str, generalised: str) -> None:
    text = f"She {before} 83-year-old."
    named: tuple[Named, ...] = ((Kind.DATETIME, "age", ("83-year-old",)),)
    assert replaced(text, named, MaskStyle.LABEL) == f"She {masked}."
    assert replaced(text, named, MaskStyle.GENERALISE) == f"She {generalised}."
    those = entities(text, named)
    (found,) = planned_redactions(text, those, plan(those), style=MaskStyle.LABEL)
    assert found.masked(text) == "83-year-old"
    farrier = "She is a farrier."
    assert replaced(farrier, ((Kind.DEM, "occupation", ("farrier",)),), MaskStyle.LABEL) == "She is a [DETAIL 1]."


@pytest.mark.parametrize(("years", "left"), [(80, True), (90, False), (99, False)])
def test_no_year_tells_the_age_of_somebody_over_89(years: int, left: bool) -> None:
    words = f"12 March {date.today().year - years}"
    those = entities(words, ((Kind.DATETIME, "date", (words,)),))
    written = filled(words, planned_redactions(words, those, plan(those), style=MaskStyle.GENERALISE))
    assert (words[-4:] in written) is left and (written == "[DATE 1]") is not left


def test_dates_move_together() -> None:
    keep = {each.id: decision(each.id, Action.KEEP) for each in THOSE if each.id not in ("e1",)}
    moved = with_all_dates(RECORD, THOSE, plan(THOSE, keep))
    actions = dict(zip((each.id for each in THOSE), (each.action for each in moved.decisions), strict=True))
    assert {name for name, action in actions.items() if action is Action.SHIFT} == {"e8", "e9"}
    assert actions["e1"] is Action.MASK
    text = filled(RECORD, planned_redactions(RECORD, THOSE, moved, style=MaskStyle.SHIFT))
    assert "37-year-old" in text
    assert not re.search(r"12 March 1981|3 July 2018|March 2018", text)


def test_a_real_year_does_not_stay_beside_dates_that_moved() -> None:
    coarse = {each.id: decision(each.id, Action.GENERALISE, "2018") for each in THOSE if each.id == "e9"}
    moved = with_all_dates(RECORD, THOSE, plan(THOSE, coarse))
    assert [(each.action, each.replacement) for each in moved.decisions if each.entity_id == "e9"] == [
        (Action.SHIFT, None)
    ]


@pytest.mark.parametrize(("born", "action"), [("12 March 1928", Action.LABEL), ("12 March 1929", Action.MASK)])
def test_no_birth_moves_that_would_tell_an_age_over_89(born: str, action: Action) -> None:
    text = f"She was born on {born} and seen on 3 July 2018."
    those = entities(text, ((Kind.DATETIME, "date", (born,)), (Kind.DATETIME, "date", ("3 July 2018",))))
    assert [each.action for each in with_all_dates(text, those, plan(those)).decisions] == [action, Action.MASK]


@pytest.mark.parametrize(
    "beside", ["on Christmas Day, ", "am Karfreitag, dem ", "day 71 of the year, ", "in the spring, on ", "KW 11, "]
)
def test_a_date_does_not_move_beside_a_word_for_its_place_in_the_year(beside: str) -> None:
    text = f"It was {beside}12 March 1981 that he left; he came back to the house in the same street on 3 July 2018."
    those = entities(text, ((Kind.DATETIME, "date", ("12 March 1981",)), (Kind.DATETIME, "date", ("3 July 2018",))))
    for action, others in ((Action.MASK, Action.MASK), (Action.KEEP, Action.SHIFT)):
        chosen = with_all_dates(text, those, plan(those, {each.id: decision(each.id, action) for each in those}))
        assert [each.action for each in chosen.decisions] == [Action.LABEL, others]


@pytest.mark.parametrize("kept", [DecidedBy.USER, DecidedBy.POLICY])
@pytest.mark.parametrize("action", [Action.KEEP, Action.GENERALISE])
def test_no_date_moves_beside_one_that_was_kept(kept: DecidedBy, action: Action) -> None:
    own = {
        "e1": replace(decision("e1", action, part=KeptPart.YEAR), decided_by=kept),
        "e9": decision("e9", Action.KEEP),
    }
    chosen = with_all_dates(RECORD, THOSE, plan(THOSE, own))
    actions = {each.entity_id: each.action for each in chosen.decisions}
    assert (actions["e1"], actions["e8"], actions["e9"]) == (action, Action.LABEL, Action.KEEP)
    for style in (MaskStyle.SHIFT, MaskStyle.SURROGATE):
        text = filled(RECORD, planned_redactions(RECORD, THOSE, chosen, style=style))
        assert "on [DATE" in text
        assert "in March 2018" in text
        assert possible_shifts(RECORD, THOSE, chosen, style) == 0
        assert dates_left_in_place(RECORD, THOSE, chosen, style) == 1
    assert dates_left_in_place(RECORD, THOSE, chosen, MaskStyle.BOX) == 0


@pytest.mark.parametrize("style", [MaskStyle.SHIFT, MaskStyle.SURROGATE])
def test_a_date_that_the_policy_masks_whole_does_not_stay_for_another(style: MaskStyle) -> None:
    whole = replace(decision("e8", part=KeptPart.NOTHING), decided_by=DecidedBy.POLICY)
    year = replace(decision("e1", Action.GENERALISE, part=KeptPart.YEAR), decided_by=DecidedBy.POLICY)
    chosen = with_all_dates(RECORD, THOSE, plan(THOSE, {"e1": year, "e8": whole, "e9": decision("e9", Action.KEEP)}))
    assert "on [DATE" in filled(RECORD, planned_redactions(RECORD, THOSE, chosen, style=style))
    assert dates_left_in_place(RECORD, THOSE, chosen, style) == 0


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(["Anna Berg", "Kari Dahl", "12 March 1981", "Bergen", "4711-22"]), max_size=12))
def test_what_stands_outside_is_never_touched(words: list[str]) -> None:
    text = " and ".join(words)
    named: tuple[Named, ...] = (
        (Kind.PERSON, None, ("Anna Berg",)),
        (Kind.PERSON, None, ("Kari Dahl",)),
        (Kind.DATETIME, "date", ("12 March 1981",)),
        (Kind.LOC, None, ("Bergen",)),
        (Kind.CODE, None, ("4711-22",)),
    )
    for style in MaskStyle:
        changed = replaced(text, named, style).split(" and ")
        assert len(changed) == max(len(words), 1)
        assert set(words).isdisjoint(changed)


@pytest.mark.parametrize("style", [MaskStyle.SHIFT, MaskStyle.SURROGATE])
def test_a_weekday_alone_does_not_stay(style: MaskStyle) -> None:
    named: tuple[Named, ...] = ((Kind.DATETIME, "date", ("Tuesday",)), (Kind.DATETIME, "date", ("3 July 2018",)))
    text = replaced("Seen on Tuesday, and on 3 July 2018.", named, style, secret="s")
    assert re.fullmatch(r"Seen on \[DATE 1\], and on \d+ \w+ \d{4}\.", text), text


@pytest.mark.parametrize(
    ("style", "action", "words", "moves"),
    [
        (MaskStyle.SHIFT, Action.MASK, "3 July 2018", True),
        (MaskStyle.SURROGATE, Action.MASK, "3 July 2018", True),
        (MaskStyle.BOX, Action.SHIFT, "3 July 2018", True),
        (MaskStyle.BOX, Action.MASK, "3 July 2018", False),
        (MaskStyle.SHIFT, Action.KEEP, "3 July 2018", False),
        (MaskStyle.SHIFT, Action.MASK, "three months", False),
    ],
)
def test_possible_shifts_are_counted_where_a_date_moves(
    style: MaskStyle, action: Action, words: str, moves: bool
) -> None:
    those = entities(words, ((Kind.DATETIME, None, (words,)),))
    assert possible_shifts(words, those, plan(those, {"e0": decision("e0", action)}), style) == (SHIFTS if moves else 0)
    whole = plan(those, {"e0": decision("e0", part=KeptPart.NOTHING)})
    assert possible_shifts(words, those, whole, style) == 0


@pytest.mark.parametrize(
    ("kind", "subtype", "words", "label"),
    [
        (Kind.CODE, "email", "m.berg@mail.example", "[EMAIL 1]"),
        (Kind.CODE, "ssn", "123-45-6789", "[NUMBER 1]"),
        (Kind.CODE, "passport", "ABCDEF", "[ID 1]"),
        (Kind.DATETIME, None, "two days later", "[TIME 1]"),
        (Kind.LOC, "street-address", "5 Elm Road", "[ADDRESS 1]"),
        (Kind.MISC, None, "the red bicycle", "[DETAIL 1]"),
    ],
)
def test_labels_say_words_that_a_reader_knows(kind: Kind, subtype: str | None, words: str, label: str) -> None:
    named: tuple[Named, ...] = ((kind, subtype, (words,)),)
    assert replaced(f"It says {words} here.", named, MaskStyle.LABEL) == f"It says {label} here."
