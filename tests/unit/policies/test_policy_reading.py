"""A policy of the person's own is read, or refused with the line, the key and what may stand there."""

from __future__ import annotations

import textwrap
from datetime import date
from pathlib import Path

import pytest

from engine import policies
from engine.core import messages
from engine.core.errors import BadPolicy, UnreadableFile
from engine.core.message import literal
from engine.core.options import MaskStyle, Method
from engine.core.types import KeptPart, Kind, Role
from engine.policies import Handling, reading

HEAD = """\
title = "Ours"
looks_for = "Numbers."
does_not = ["Names stay."]
"""
RULE = """\
[[rule]]
handling = "mask"
sentence = "Masked."
citation = "House rule 1"
dated = 2026-01-31
jurisdiction = "Here"
"""


def written(folder: Path, text: str) -> str:
    path = folder / "ours.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_example_of_the_module_is_a_policy(tmp_path: Path) -> None:
    assert reading.__doc__
    policy = policies.load(written(tmp_path, textwrap.dedent(reading.__doc__.partition("\n\n")[2])))
    rule, asking = policy.rules
    assert (policy.name, policy.k, policy.arity) == ("ours", 10, None)
    assert policy.codes == (("C1", "Confidential to a client"),)
    assert (rule.handling, rule.part, rule.code) == (Handling.KEEP_IN_PART, KeptPart.LAST_FOUR, "C1")
    assert (rule.kinds, rule.subtypes, rule.roles) == ({Kind.CODE}, {"reference"}, {Role.DIRECT})
    assert rule.dated == date(2026, 1, 31)
    assert (asking.handling, asking.part, asking.question) == (Handling.ASK, None, literal("Is this person a client?"))
    assert rule.words
    assert rule.words("our C-123456.", 4, 12)
    assert not rule.words("our C-12345.", 4, 11)


def test_defaults_for_options(tmp_path: Path) -> None:
    policy = policies.load(
        written(tmp_path, 'arity = 0\nmask = "shift"\nmethod = "greedy"\n' + HEAD + RULE),
    )
    assert (policy.k, policy.arity, policy.mask, policy.method) == (None, 0, MaskStyle.SHIFT, Method.GREEDY)


def test_a_name_or_path_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadPolicy) as error:
        policies.load(str(tmp_path / "none.toml"))
    assert error.value.fields == {"problem": "unknown-policy", "allowed": policies.names()}
    with pytest.raises(UnreadableFile):
        reading.read(tmp_path / "none.toml")


WRONG = [
    ("titel", HEAD.replace("title", "titel") + RULE, 1, "unknown-key"),
    ("title", HEAD.replace('"Ours"', '" "') + RULE, 1, "wrong-type"),
    ("looks_for", 'title = "Ours"\ndoes_not = []\n' + RULE, 1, "missing-key"),
    ("does_not", HEAD.replace("[", "").replace("]", "") + RULE, 3, "wrong-type"),
    ("does_not", HEAD.replace('"Names stay."', "3") + RULE, 3, "wrong-type"),
    ("rule", HEAD, 1, "missing-key"),
    ("rule", HEAD + 'rule = "mask"', 4, "wrong-type"),
    ("k", HEAD + "k = 0\n" + RULE, 4, "wrong-type"),
    ("k", HEAD + "k = true\n" + RULE, 4, "wrong-type"),
    ("arity", HEAD + 'arity = "all"\n' + RULE, 4, "wrong-type"),
    ("refuse_unsearched", HEAD + "refuse_unsearched = 1\n" + RULE, 4, "wrong-type"),
    ("refuse_width_leaks", HEAD + 'refuse_width_leaks = "yes"\n' + RULE, 4, "wrong-type"),
    ("mask", HEAD + 'mask = "black"\n' + RULE, 4, "not-such-a-value"),
    ("method", HEAD + "method = 1\n" + RULE, 4, "wrong-type"),
    ("wording", HEAD + 'wording = "x"\n' + RULE, 4, "wrong-type"),
    ("ours", HEAD + "[wording]\nours = '('\n" + RULE, 5, "bad-pattern"),
    ("a\nb", HEAD + '[codes]\n"a\\nb" = "x"\n' + RULE, 4, "bad-code"),
    ("a", HEAD + '[codes]\n"a" = 1\n' + RULE, 5, "wrong-type"),
    ("handling", HEAD + RULE + RULE.replace('"mask"', '"hide"'), 11, "not-such-a-value"),
    ("handling", HEAD + RULE.replace('handling = "mask"\n', ""), 4, "missing-key"),
    ("part", HEAD + RULE + 'part = "year"\n', 10, "needless-part"),
    ("part", HEAD + RULE.replace('"mask"', '"generalise"'), 4, "missing-key"),
    ("part", HEAD + RULE.replace('"mask"', '"generalise"') + 'part = "initials"\n', 10, "not-such-a-value"),
    ("part", HEAD + RULE.replace('"mask"', '"keep-in-part"') + 'part = "country"\n', 10, "not-such-a-value"),
    ("kinds", HEAD + RULE + 'kinds = ["NAME"]\n', 10, "not-such-a-value"),
    ("kinds", HEAD + RULE + "kinds = []\n", 10, "not-such-a-value"),
    ("subtypes", HEAD + RULE + 'subtypes = ["ssn", "shoe-size"]\n', 10, "not-such-a-value"),
    ("roles", HEAD + RULE + 'roles = "DIRECT"\n', 10, "wrong-type"),
    ("words", HEAD + RULE + 'words = "birth"\n', 10, "not-such-a-value"),
    ("near", HEAD + RULE + 'near = "age-over-89"\n', 10, "not-such-a-value"),
    ("document", HEAD + RULE + 'document = "anything"\n', 10, "not-such-a-value"),
    ("code", HEAD + RULE + 'code = "(b)(6)"\n', 10, "not-such-a-value"),
    ("colour", HEAD + RULE + RULE + 'colour = "red"\n', 16, "unknown-key"),
    ("citation", HEAD + RULE.replace('"House rule 1"', '""'), 7, "wrong-type"),
    ("dated", HEAD + RULE.replace("2026-01-31", '"2026-01-31"'), 8, "wrong-type"),
    ("dated", HEAD + RULE.replace("2026-01-31", "2026-01-31T10:00:00"), 8, "wrong-type"),
    ("jurisdiction", HEAD + RULE.replace('jurisdiction = "Here"\n', ""), 4, "missing-key"),
]


@pytest.mark.parametrize(("key", "text", "line", "problem"), WRONG)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, key: str, text: str, line: int, problem: str) -> None:
    with pytest.raises(BadPolicy) as error:
        policies.load(written(tmp_path, text))
    fields = error.value.fields
    assert (fields["key"], fields["line"], fields["problem"]) == (key, line, problem)
    said = messages.sentence(error.value)
    assert f"line: {line}" in said
    assert messages.PROBLEMS[problem] in said


def test_what_may_stand_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadPolicy) as error:
        policies.load(written(tmp_path, HEAD + RULE.replace('"mask"', '"hide"')))
    assert error.value.fields["allowed"] == (
        "ask",
        "by-risk",
        "generalise",
        "keep",
        "keep-in-part",
        "mask",
        "mask-whole",
    )
    assert "hide" not in messages.sentence(error.value)


@pytest.mark.parametrize(
    ("data", "problem", "line"),
    [
        (b'title = "Ours\n', "not-toml", 1),
        (b'title = "Ours"\nlooks_for\n', "not-toml", 2),
        (b'title = "Ours"\ndoes_not = [', "not-toml", 2),
        (b'title = "\xff"\n', "not-utf-8", None),
    ],
)
def test_a_file_of_another_kind(tmp_path: Path, data: bytes, problem: str, line: int | None) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(data)
    with pytest.raises(BadPolicy) as error:
        policies.load(str(path))
    assert (error.value.fields["problem"], error.value.fields.get("line")) == (problem, line)
    assert messages.sentence(error.value)
