"""The examples of CONTRIBUTING run, the architecture page is of the contracts, and hooks fetch nothing."""

import re
from functools import cache
from pathlib import Path

import pytest

from engine import __version__, policies
from resources.help import architecture

_REPOSITORY = Path(__file__).resolve().parents[2]
_CONTRIBUTING = (_REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")


@cache
def _page() -> str:
    return architecture.page()


def _blocks(language: str) -> dict[str, str]:
    """The examples, by the heading under which they stand."""
    found, heading = {}, ""
    for match in re.finditer(rf"^## ([^\n]+)$|^```{language}\n(.*?)^```$", _CONTRIBUTING, re.MULTILINE | re.DOTALL):
        heading = match[1] or heading
        if match[2]:
            found[heading] = match[2]
    return found


_EXAMPLES = _blocks("python")


def test_there_is_an_example_of_everything_that_can_be_added() -> None:
    assert set(_EXAMPLES) | set(_blocks("toml")) == {
        "A recognizer",
        "An indicator",
        "A sentence",
        "A format",
        "A policy",
    }


@pytest.mark.parametrize("heading", _EXAMPLES)
def test_an_example_runs(heading: str) -> None:
    assert "assert" in _EXAMPLES[heading]
    exec(compile(_EXAMPLES[heading], heading, "exec"), {"__name__": heading})


def test_the_policy_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "harbor.toml"
    file.write_text(_blocks("toml")["A policy"], encoding="utf-8")
    assert len(policies.load(str(file)).rules) == 2


def test_files_and_folders_that_it_names_are_there() -> None:
    named = re.findall(r"`((?:engine|desktop|tests|resources)/[\w/.]+)`", _CONTRIBUTING)
    assert named
    assert [each for each in named if not (_REPOSITORY / each).exists()] == []


def test_names_are_in_the_files_where_it_says() -> None:
    # As "`name` of `file.py`", or "`file.py` (`NAME`)".
    of = re.findall(r"`(\w+)` of `([\w/]+\.py)`", _CONTRIBUTING)
    behind = [(name, file) for file, name in re.findall(r"`([\w/]+\.py)`\s\(`(\w+)`\)", _CONTRIBUTING)]
    assert of and behind
    assert [
        name for name, file in (*of, *behind) if not re.search(rf"\b{name}\b", (_REPOSITORY / file).read_text())
    ] == []


def test_commands_of_make_that_it_names_are_there() -> None:
    makefile = (_REPOSITORY / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"make ([a-z-]+)", _CONTRIBUTING))
    assert {each for each in named if not re.search(rf"^{each}:", makefile, re.MULTILINE)} == set()


@pytest.mark.parametrize(("question", "answer", "found"), architecture.QUESTIONS)
def test_a_newcomer_finds_the_answer(question: str, answer: str, found: str) -> None:
    """A question is answered where the page sends its readers: in a listed file that holds the definition."""
    place = _REPOSITORY / answer
    listed = [line for line in _page().splitlines() if line.startswith("| `")]
    if place.is_dir():
        assert any(place.iterdir()) and any(f"`{place.name}/`" in line for line in listed)
        return
    inside = answer.removeprefix("engine/").partition("/")[2]
    assert any(line.startswith(f"| `{inside}` |") for line in listed)
    assert found in place.read_text(encoding="utf-8")


def test_the_architecture_page_says_what_the_contracts_say() -> None:
    assert architecture.PAGE.read_text(encoding="utf-8") == _page(), "run `make help`"


def test_the_changelog_has_this_version() -> None:
    assert f"## {__version__}\n" in (_REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")


def test_hooks_are_local() -> None:
    hooks = (_REPOSITORY / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    assert set(re.findall(r"language: (\S+)", hooks)) == {"system", "pygrep"}, "neither needs an environment of its own"
