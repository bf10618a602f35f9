"""The parser: former names, help, and what shells complete are all of one table."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.cli import arguments, completion
from engine.cli.main import main
from engine.cli.parsing import Parser, described, suggested


def _all(parser: Parser) -> Iterator[Parser]:
    yield parser
    for each in parser.commands.values():
        yield from _all(each)


_PARSERS = list(_all(arguments.parser()))


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        (["inspect", "a", "--jsonl"], "json", True),
        (["index", "a", "--out", "b"], "out", Path("b")),
        (["audit", "--out", "b"], "out", Path("b")),
        (["compare", "--documents", "a", "--out", "b"], "out", Path("b")),
        (["evaluate", "a", "--out", "b"], "out", Path("b")),
        (["train", "hospital", "--out", "b"], "out", Path("b")),
    ],
)
def test_former_names_are_understood_and_not_shown(line: list[str], name: str, value: object) -> None:
    parser = arguments.parser()
    assert getattr(parser.read(line), name) == value
    former = next(each for each in line if each.startswith("--") and each not in ("--documents",))
    assert f"{former} " not in parser.commands[line[0]].format_help()


@pytest.mark.parametrize("line", ["--language de policies", "--language=de policies", "--lang de policies -h"])
def test_an_option_of_sable_may_stand_before_the_command(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert arguments.parser().read(line.split()).command == "policies"
    except SystemExit as ended:
        assert ended.code == 0 and "sable policies" in capsys.readouterr().out


def test_every_command_that_writes_calls_its_target_output() -> None:
    names = {name for parser in _PARSERS for each in parser.shown() for name in each.option_strings}
    assert "--out" not in names and "--jsonl" not in names and "--output" in names


@pytest.mark.parametrize("parser", _PARSERS, ids=lambda parser: parser.prog)
def test_every_option_has_help_in_plain_words(parser: Parser) -> None:
    for each in parser.shown():
        assert each.help, each
        assert "[0" not in described(each) and "['" not in described(each), "a list of Python's"
        assert not each.help.endswith("."), each.help
        assert each.help[0].islower() or each.help.startswith(("PDF", "TOML", "TAB", "JSON")), each.help
    assert parser.about().endswith("."), parser.prog


@pytest.mark.parametrize("parser", _PARSERS, ids=lambda parser: parser.prog)
def test_every_example_is_understood(parser: Parser) -> None:
    import shlex

    for each in parser.examples:
        words = shlex.split(each.partition(" < ")[0].partition(" > ")[0])
        assert words[0] == "sable"
        assert arguments.parser().read(words[1:]).command == words[1]


def test_help_is_a_command_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments.parser().read(["help", "redact"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("Usage: sable redact [OPTIONS] FILE_OR_FOLDER...")


def test_a_name_unlike_all_others_gets_no_suggestion() -> None:
    assert suggested("--zzz", ["--policy", "--output"]) == ""
    assert suggested("--Policy", ["--policy"]) == " Did you mean --policy?"


@pytest.mark.parametrize("shell", list(completion.SCRIPTS))
def test_a_script_names_every_command_and_option(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out.replace("\\-", "-")
    for parser in _PARSERS:
        assert parser.prog.split()[-1] in script.lower()
        for each in parser.shown():
            for name in each.option_strings:
                assert name in script or f"-l {name[2:]}" in script or f"-s {name[1:]}" in script, name


@pytest.mark.parametrize(
    ("shell", "check"),
    [
        ("bash", ["bash", "-n"]),
        ("zsh", ["zsh", "-n"]),
        ("fish", ["fish", "-n"]),
        ("man", ["groff", "-man", "-ww", "-z"]),
    ],
)
def test_a_script_is_accepted_by_its_shell(shell: str, check: list[str], tmp_path: Path) -> None:
    if not shutil.which(check[0]):
        pytest.skip(f"{check[0]} is not installed")
    script = tmp_path / "script"
    script.write_text(completion.SCRIPTS[shell](arguments.parser()), encoding="utf-8")
    ran = subprocess.run([*check, str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
@pytest.mark.parametrize(
    ("line", "found"),
    [
        (["sable", "re"], "redact"),
        (["sable", "redact", "--kee"], "--keep"),
        (["sable", "redact", "note.pdf", "--mask", "sh"], "shift"),
        (["sable", "train", "hos"], "hospital"),
        (["sable", "train", "hospital", "--pat"], "--patients"),
        (["sable", "completion", "z"], "zsh"),
    ],
)
def test_bash_completes(line: list[str], found: str, tmp_path: Path) -> None:
    script = tmp_path / "sable.bash"
    script.write_text(completion.bash(arguments.parser()), encoding="utf-8")
    words = " ".join(f"'{each}'" for each in line)
    ask = (
        f'. "{script}"; COMP_WORDS=({words}); COMP_CWORD={len(line) - 1}; _sable 2>/dev/null; echo "${{COMPREPLY[@]}}"'
    )
    ran = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.stdout.split() == [found], ran


@pytest.mark.parametrize(
    ("command", "printed"), [("inspect", "print the result and errors only"), ("verify", "print errors only")]
)
def test_quiet_says_what_is_printed_all_the_same(
    command: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert printed in " ".join(capsys.readouterr().out.split())
