"""Every error of the tree has a code of its own, words for a person, and an exit code; none shows a document."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from engine.core import messages
from engine.core.errors import Cancelled, InputError, OnlyPictures, SableError, VerificationFailed
from engine.core.message import Message
from engine.core.types import Check, Notice, RedactionReport


def tree(root: type[SableError]) -> list[type[SableError]]:
    return [root, *(each for child in root.__subclasses__() for each in tree(child))]


def test_codes_are_unique() -> None:
    codes = [each.code for each in tree(SableError)]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("error", tree(SableError), ids=lambda each: each.code)
def test_every_error_has_words(error: type[SableError]) -> None:
    assert messages.ERRORS[error.code].endswith((".", "file."))


def test_no_words_are_left_over() -> None:
    assert set(messages.ERRORS) == {each.code for each in tree(SableError)}


@pytest.mark.parametrize(("error", "code"), [(Cancelled(), 5), (InputError(), 3), (SableError(), 1), (ValueError(), 1)])
def test_exit_codes(error: Exception, code: int) -> None:
    assert messages.exit_code(error) == code


def made(error: type[SableError]) -> SableError:
    """Return an error of the class, with fields of every type that fields may have."""
    if error is VerificationFailed:
        return VerificationFailed(REPORT)
    return error(problem="header", count=3, pages=(1, 2), allowed=("a", "b"))


REPORT = RedactionReport(
    "0" * 64, "1" * 64, {}, (Check("no-text", passed=False, detail=Message("check.text")),), (), {}, {}
)


@pytest.mark.parametrize("error", tree(SableError), ids=lambda each: each.code)
@pytest.mark.parametrize("through", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy], ids=["pickle", "copy"])
def test_every_error_passes_between_processes(error: type[SableError], through: Callable[[object], object]) -> None:
    before, after = made(error), through(made(error))
    assert type(after) is error
    assert vars(after) == vars(before)
    assert (str(after), after.args) == (str(before), before.args)


def test_only_what_was_removed_is_said_to_be_accepted() -> None:
    said = (Notice("tracked-change", count=2), Notice("comment", count=1))
    assert messages.removed(said) == ("2 tracked changes (accepted)", "1 comment")
    assert messages.will_be_removed(said) == "2 tracked changes, 1 comment will be removed."


def test_hidden_text_that_is_masked_and_not_removed_is_said_to_stay() -> None:
    """Only a text file loses its invisible text, which has no page there."""
    said = (Notice("comment", count=1), Notice("tiny-text", (0,), 2), Notice("invisible-text", (0,), 1))
    assert messages.will_be_removed(said) == (
        "1 comment will be removed. Stays in the redacted file, searched and masked like other text: "
        "2 texts too small to be seen, 1 invisible text."
    )
    assert messages.will_be_removed((Notice("invisible-text", count=2),)) == "2 invisible texts will be removed."


def test_notices_become_words() -> None:
    said = (Notice("comment", count=2), Notice("metadata", count=1), Notice("picture-not-searched", (0, 1, 2, 6), 4))
    assert messages.look_at(said) == (
        "Not searched: pictures on pages 1-3, 7. Look at them before you release the file.",
    )
    assert messages.removed(said) == ("2 comments", "1 metadata field")
    (names,) = messages.look_at((Notice("needs-review", count=7),))
    assert "only a person can answer this question: 7." in names
    assert "(pages 1-2)" in messages.sentence(OnlyPictures(pages=(0, 1)))


def test_a_defect_does_not_quote_the_foreign_message() -> None:
    try:
        raise ValueError("Maren Tolvald")
    except ValueError as error:
        said = messages.defect(error)
    assert "Tolvald" not in said
    assert "ValueError" in said
