"""Policies, background knowledge and replacements, from the command line to the written file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.options import Options
from engine.core.types import Action, MaskingPlan
from engine.pipeline import flow

pytestmark = pytest.mark.model

NOTE = """Maren Tolvald, born on 14 March 1961, works as a nurse in Bergen.
Her social security number is 536-22-8417. She was seen on 4 May 2019.
"""
PEOPLE = """name,date of birth,city,occupation
Maren Tolvald,1961-03-14,Bergen,nurse
Anna Berg,1961-05-02,Bergen,nurse
Kari Hansen,1961-07-07,Oslo,nurse
Ola Nordmann,1972-01-01,Oslo,lawyer
"""


@pytest.fixture
def note(tmp_path: Path) -> Path:
    (tmp_path / "people.csv").write_text(PEOPLE, encoding="utf-8")
    path = tmp_path / "note.txt"
    path.write_text(NOTE, encoding="utf-8")
    return path


def redacted(note: Path, *options: str) -> str:
    assert main(["redact", str(note), "--force", *options]) == 0
    return note.with_name("note_redacted.txt").read_text(encoding="utf-8")


def chosen(note: Path, k: int) -> tuple[MaskingPlan, set[str]]:
    """The plan where only the background counts, and what it leaves visible."""
    options = Options(background=(note.with_name("people.csv"),), person="Maren Tolvald", k=k, risk_threshold=1.0)
    examination = flow.examine(note, options)
    plan = flow.plan(examination, options)
    kept = {each.entity_id for each in plan.decisions if each.action is Action.KEEP}
    mentions = (mention for each in examination.entities if each.id in kept for mention in each.mentions)
    return plan, {examination.document.text[mention.start : mention.end] for mention in mentions}


def test_a_court_rule_keeps_the_last_four_digits(note: Path) -> None:
    text = redacted(note, "--policy", "frcp-5.2")
    assert "XXX-XX-8417" in text
    assert "536-22" not in text
    assert "Maren Tolvald" in text  # the rule names no adults


def test_a_policy_of_ones_own_decides(note: Path, tmp_path: Path) -> None:
    policy = tmp_path / "ours.toml"
    policy.write_text(
        'title = "Ours"\nlooks_for = "Everything."\ndoes_not = ["It asks nobody."]\n'
        '[[rule]]\nhandling = "keep"\nsentence = "It stays."\ncitation = "House rule 1"\ndated = 2026-01-01\n'
        'jurisdiction = "This house"\n',
        encoding="utf-8",
    )
    assert redacted(note, "--policy", str(policy)) == NOTE


def test_an_unknown_policy_is_refused(note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(note), "--policy", "nobody"]) == 2
    assert "hipaa-safe-harbor" in capsys.readouterr().err


def test_what_stays_visible_is_shared_by_k_people(note: Path) -> None:
    loose, visible = chosen(note, 2)
    assert {"Bergen", "nurse"} <= visible  # two of four
    assert loose.combinations == ()
    strict, visible = chosen(note, 3)
    assert not {"Bergen", "nurse"} <= visible
    assert strict.proven_optimal
    assert strict.cost > loose.cost
    assert [(len(each.entity_ids), each.population) for each in strict.combinations] == [(1, 2)]  # Bergen alone
    assert strict.population == 4


def test_less_exact_words_that_enough_people_share_take_the_place_of_masks(note: Path) -> None:
    background = ("--background", str(note.with_name("people.csv")), "--person", "Maren Tolvald")
    text = redacted(note, *background, "--mask", "generalise", "--k", "3")
    assert "born on [day in 1961], works as a [health worker] in Norway" in text
    text = redacted(note, *background, "--mask", "generalise", "--k", "4")
    assert "1961" not in text  # only three were born then
    assert "Norway" in text


def test_the_record_tells_how_many_people_share_a_combination(note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    background = ("--background", str(note.with_name("people.csv")), "--person", "Maren Tolvald", "--k", "4")
    assert main(["inspect", str(note), *background]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["plan"]["population"] == 4
    assert {each["population"] for each in record["combinations"] if each["source"] == "background"} <= {2, 3}
    assert {each["decided_by"] for each in record["entities"]} == {"PERSON", "POLICY", "PROGRAM"}


def test_the_plan_is_told_in_words_and_the_trade_off_drawn(note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    background = ("--background", str(note.with_name("people.csv")), "--person", "Maren Tolvald", "--k", "4")
    curve = note.with_name("curve.svg")
    assert main(["inspect", str(note), *background, "--keep", "Bergen", "--plain", "--curve", str(curve)]) == 0
    said = capsys.readouterr().out
    assert '2 of 4 people share "Bergen". It stays visible' in said
    assert "536-22-8417" in said
    assert curve.read_text(encoding="utf-8").count("<circle") == 2
    rows = curve.with_suffix(".csv").read_text(encoding="utf-8").splitlines()
    assert sum(row.endswith(",yes") for row in rows) == 2
    assert main(["inspect", str(note.parent), "--curve", str(curve)]) == 2
    assert main(["inspect", str(note), "--curve", str(note.with_suffix(".csv"))]) == 0
    assert main(["inspect", str(curve), "--curve", str(curve)]) == 2


@pytest.mark.parametrize(
    ("style", "gone", "there"),
    [
        ("label", "Maren Tolvald", "[PERSON 1]"),
        ("generalise", "14 March", "1961"),
        ("shift", "14 March 1961", "born on"),
        ("surrogate", "Tolvald", "born on"),
    ],
)
def test_what_is_masked_is_replaced_and_verified(note: Path, style: str, gone: str, there: str) -> None:
    text = redacted(note, "--mask", style)
    assert gone not in text
    assert there in text


def test_a_secret_repeats_what_was_invented(note: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("blue heron", encoding="utf-8")
    secret = ("--mask", "surrogate", "--secret-file", str(tmp_path / "secret"))
    assert redacted(note, *secret) == redacted(note, *secret)
    assert redacted(note, "--mask", "surrogate") != redacted(note, "--mask", "surrogate")


def test_a_bad_row_of_the_background_is_named(note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    people = note.with_name("people.csv")
    people.write_text(PEOPLE + "Nils Lie,1961-13-41,Oslo,clerk\n", encoding="utf-8")
    assert main(["redact", str(note), "--background", str(people)]) == 3
    said = capsys.readouterr().err
    assert "6" in said
    assert "Lie" not in said
    assert not note.with_name("note_redacted.txt").exists()


def test_policies_are_listed_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["policies"]) == 0
    assert "frcp-5.2" in capsys.readouterr().out
    assert main(["policies", "hipaa-safe-harbor"]) == 0
    assert "45 CFR 164.514(b)(2)" in capsys.readouterr().out
    assert main(["policies", "default", "--language", "de"]) == 0
    shown = capsys.readouterr().out
    assert "Sie folgt keinem Gesetz" in shown and "own choice" not in shown
    own = tmp_path / "own.toml"
    own.write_text(_OWN, encoding="utf-8")
    assert main(["policies", str(own)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "Harbor Act, section 4", "it is not Sable's own choice"


_OWN = """
title = "Ships"
looks_for = "Names."
does_not = ["It leaves dates."]
[[rule]]
kinds = ["PERSON"]
handling = "mask"
sentence = "Names go."
citation = "Harbor Act, section 4"
dated = 2020-01-01
jurisdiction = "Northmark"
"""


PROFILES = [
    ("Maren Tolvald", "Maren Tolvald is a Norwegian nurse from Bergen who sailed around Greenland in a wooden boat."),
    ("Anna Berg", "Anna Berg is a Norwegian lawyer from Oslo who plays the cello in a string quartet."),
    ("Kari Hansen", "Kari Hansen is a teacher from Molde who collects stamps and breeds horses."),
    ("Ola Nordmann", "Ola Nordmann is a baker from Voss who won a prize for rye bread."),
    ("Nils Lie", "Nils Lie is a clerk from Narvik who writes crime novels under another name."),
]
ABOUT = "She is a nurse who once sailed around Greenland in a wooden boat, and she likes rye bread.\n"


@pytest.fixture
def profiles(tmp_path: Path) -> Path:
    path = tmp_path / "profiles.jsonl"
    path.write_text(
        "".join(json.dumps({"name": name, "text": text}) + "\n" for name, text in PROFILES), encoding="utf-8"
    )
    return path


def test_words_that_tell_the_person_from_others_are_masked(note: Path, profiles: Path) -> None:
    note.write_text(ABOUT, encoding="utf-8")
    text = redacted(
        note, "--method", "reidentify", "--profiles", str(profiles), "--person", "Maren Tolvald", "--mask", "label"
    )
    assert "Greenland" not in text
    assert "wooden" not in text
    assert "rye bread" in text  # it points to somebody else


@pytest.mark.parametrize("style", ["label", "generalise"])
def test_k_people_are_counted_where_programs_are_asked_too(note: Path, profiles: Path, style: str) -> None:
    note.write_text("Maren Tolvald, born in 1961, sailed around Greenland. She lives in Bergen.\n", encoding="utf-8")
    asked = ("--method", "reidentify", "--profiles", str(profiles), "--person", "Maren Tolvald", "--mask", style)
    text = redacted(note, *asked)
    assert "Greenland" not in text
    assert "1961" in text  # no program knows it
    text = redacted(note, *asked, "--background", str(note.with_name("people.csv")), "--k", "4")
    assert "Greenland" not in text
    assert "1961" not in text  # three of four were born then
    assert "Norway" not in text  # of coarser words no program was asked


def test_re_identification_asks_for_profiles(note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["redact", str(note), "--method", "reidentify"]) == 2
    assert "--profiles" in capsys.readouterr().err


def test_ways_to_mask_are_compared(tmp_path: Path, profiles: Path, capsys: pytest.CaptureFixture[str]) -> None:
    documents = tmp_path / "documents"
    documents.mkdir()
    (documents / "Maren_Tolvald.txt").write_text(ABOUT, encoding="utf-8")
    out = tmp_path / "out"
    command = ["compare", "--documents", str(documents), "--profiles", str(profiles), "--out", str(out)]
    assert main([*command, "--methods", "nothing", "reidentify"]) == 0
    lines = (out / "comparison.csv").read_text(encoding="utf-8").splitlines()
    assert {line.split(",")[0] for line in lines[1:]} == {"nothing", "reidentify"}
    assert (out / "comparison.svg").read_text(encoding="utf-8").startswith("<svg")
    assert lines[0] in capsys.readouterr().out
    assert main([*command, "--methods", "best"]) == 2
