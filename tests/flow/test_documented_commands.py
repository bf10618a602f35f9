"""Every command that README and the help pages show is understood, and does what it is shown for."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

from engine.cli import arguments
from engine.cli.main import main
from engine.cli.parsing import Parser
from engine.core.resources import find
from engine.policies import names
from tests.conftest import REPOSITORY

_HELP = REPOSITORY / "resources" / "help"
_PAGES = [REPOSITORY / "README.md", REPOSITORY / "CONTRIBUTING.md", *sorted(_HELP.glob("*.md"))]
_STORY = "Maren Tolvald, a harbor pilot from Saltby, was born on 12 March 1981. She keeps a boat named Blue Heron.\n"
_PROFILE = "{name} is a {job} from {town}. {name} was born in {year} and sails a boat.\n"
_PEOPLE = (("Maren Tolvald", "harbor pilot", "Saltby", 1981), ("Jonas Brekke", "boat builder", "Carrow", 1974))


def _shown(page: Path) -> list[str]:
    """Commands in blocks, without the remarks behind them."""
    lines = re.findall(r"^ {4,}(sable .+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"\s+#.*$", "", line) for line in lines]


_COMMANDS = sorted({command for page in _PAGES for command in _shown(page)})
# Training for minutes on sets of its own: `tests/unit/lab/training` runs each with little.
# A watch and a service have no end of their own.
_ONLY_UNDERSTOOD = re.compile(
    r"sable train (?!population|hospital)|sable (watch|serve)|sable batch .*--retry"
    r"|.*--cluster|.*--(model|search-index) "
)
_QUICK = re.compile(r"sable (policies|population|train population --people 2000 |verify release\.pdf$)|.*--hidden$")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All the files that the commands name, invented."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "out").mkdir()
    for place in ("note.pdf", "release.pdf", "CASE_FOLDER/complaint.pdf"):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        shutil.copy(find("samples/complaint.pdf"), tmp_path / place)
    with pikepdf.open(find("samples/complaint.pdf")) as longer:
        longer.pages.extend(list(longer.pages))  # areas of later pages are shown
        longer.save("complaint.pdf")
    shutil.copy(find("samples/discharge-note.docx"), tmp_path / "note.docx")
    texts = {
        "story.txt": _STORY,
        "FILE": "a long enough password\n",
        "harbor.toml": find("policies/names-only.toml").read_text(encoding="utf-8"),
        "people.csv": "name,job,town,born\n" + "".join(",".join(map(str, each)) + "\n" for each in _PEOPLE),
        "patients.csv": "id,name,job,town,born\n"
        + "".join(f"P{number},{','.join(map(str, each))}\n" for number, each in enumerate(_PEOPLE)),
        "notes.csv": f'id,text\n1,"{_STORY.strip()}"\n',
        "marks.xfdf": '<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>'
        '<redact page="0" rect="72,600,200,620"/></annots></xfdf>',
        "details.jsonl": '{"country": "England", "place": "Harrogate", "age": [40, 44]}\n',
        "ANNOTATED": '{"text": "Maren Tolvald, 43", "spans": [{"start": 0, "end": 13, "label": "PERSON"}]}\n',
        **{f"{where}/{name}.txt": _PROFILE.format(name=name, job=job, town=town, year=year)
           for where in ("LIBRARY", "ARTICLES", "TEXTS") for name, job, town, year in _PEOPLE},
        **{f"NOTES/P{number}_1.txt": _PROFILE.format(name="The patient", job=job, town=town, year=year)
           for number, (_, job, town, year) in enumerate(_PEOPLE)},
    }  # fmt: skip
    for place, text in texts.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    return tmp_path


def test_commands_are_shown() -> None:
    assert len(_COMMANDS) > 30
    assert any(map(_QUICK.match, _COMMANDS))


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_command_is_understood(folder: Path, command: str) -> None:
    arguments.parser().parse_args(shlex.split(command)[1:])


def test_no_command_has_a_former_name_of_an_option() -> None:
    used = {word.partition("=")[0] for each in _COMMANDS for word in shlex.split(each) if word.startswith("--")}
    assert used <= set(_options(arguments.parser()))


def _options(parser: Parser) -> Iterator[str]:
    """Yield the options that help shows."""
    yield from (name for action in parser._actions for name in action.option_strings)
    for command in parser.commands.values():
        yield from _options(command)


@pytest.mark.parametrize("command", [each for each in _COMMANDS if _QUICK.match(each)])
def test_a_quick_command_does_it(folder: Path, command: str) -> None:
    assert main(shlex.split(command)[1:]) in _fitting(command)


@pytest.mark.model
@pytest.mark.slow
@pytest.mark.parametrize(
    "command", [each for each in _COMMANDS if not _QUICK.match(each) and not _ONLY_UNDERSTOOD.match(each)]
)
def test_a_command_does_it(folder: Path, command: str) -> None:
    if "--exceptions" in command:
        assert _done("sable batch CASE_FOLDER -o RELEASE") == 0
    assert _done(command) in _fitting(command)


def _done(command: str) -> int:
    """A batch forks its workers, from a process that has opened no file before."""
    if command.startswith("sable batch "):
        started = [sys.executable, "-m", "engine", *shlex.split(command)[1:]]
        environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
        return subprocess.run(started, env=environment, timeout=240, check=False).returncode
    return main(shlex.split(command)[1:])


def _fitting(command: str) -> tuple[int, ...]:
    """Return the command with a file that fits it; the file that is verified may leak."""
    return (0, 4) if command.startswith("sable verify") else (0,)


def test_every_bundled_policy_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    for name in names():
        assert main(["policies", name]) == 0
        assert "It does not do this:" in capsys.readouterr().out
