"""Completion scripts for shells and the manual page, generated from the parser."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator

from engine import __version__, policies
from engine.cli.parsing import Parser, described, synopsis, value
from engine.core.catalogue import ENGLISH, Catalogue

_FILES = re.compile(r"FILE|FOLDER|TABLE|TEXTS|DUMP|TARGET|DETAILS")


def _walked(parser: Parser) -> Iterator[Parser]:
    yield parser
    for each in parser.commands.values():
        yield from _walked(each)


def _below(parser: Parser) -> str:
    """Return the commands that lead to a parser, joined with spaces; empty for that of `sable` itself."""
    return parser.prog.partition(" ")[2]


def _options(parser: Parser) -> list[argparse.Action]:
    return [each for each in parser.shown() if each.option_strings]


def _words(action: argparse.Action) -> tuple[str, ...]:
    """Return the values that an option may have, where these are few."""
    if action.dest == "policy":
        return policies.names()
    if action.choices:
        return tuple(map(str, action.choices))
    return tuple(getattr(action.type, "names", ()))


def _takes_file(action: argparse.Action) -> bool:
    return bool(_FILES.search(value(action)))


def _summary(action: argparse.Action) -> str:
    """Return the beginning of an option's help, up to the first sign that ends a thought."""
    return re.split(r"[;:(]", described(action))[0].strip()


def bash(parser: Parser) -> str:
    """Return the completion script for bash."""
    cases = "\n".join(
        f'    "{_below(each)}") words="{" ".join((*_first(each), *_names(each)))}" ;;' for each in _walked(parser)
    )
    choices = "\n".join(f'    {names}) words="{" ".join(found)}" ;;' for names, found in _choices(parser))
    first = " ".join(_below(each).replace(" ", "-") for each in _walked(parser) if _first(each))
    commands = "|".join(dict.fromkeys(_below(each) for each in _walked(parser) if _below(each)))
    return f"""# Completion of sable for bash: save it as ~/.local/share/bash-completion/completions/sable
_sable() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}" command="" word words=""
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case "${{command:+$command }}$word" in
      {_quoted_cases(commands)}) command="${{command:+$command }}$word" ;;
    esac
  done
  case "$previous" in
{choices}
  esac
  if [[ -z "$words" && ( "$current" == -* || " {first} " == *" ${{command// /-}} "* ) ]]; then
    case "$command" in
{cases}
    esac
  fi
  if [[ -n "$words" ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
    compopt -o filenames 2>/dev/null
  fi
}}
complete -F _sable sable
"""


def _quoted_cases(names: str) -> str:
    return "|".join(f'"{each}"' for each in names.split("|"))


def _first(parser: Parser) -> tuple[str, ...]:
    """Return the words that may follow a command: its own commands, or the values of its first argument."""
    arguments = (each for each in parser.shown() if not each.option_strings)
    return (*parser.commands, *(word for each in arguments for word in _words(each)))


def _names(parser: Parser) -> list[str]:
    return [name for each in _options(parser) for name in each.option_strings]


def _choices(parser: Parser) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the options with few values, once each: their names with | between them, and the values."""
    seen: dict[str, tuple[str, ...]] = {}
    for each in _walked(parser):
        for action in each.shown():
            if action.option_strings and (words := _words(action)):
                seen.setdefault("|".join(action.option_strings), words)
    yield from seen.items()


def zsh(parser: Parser) -> str:
    """Return the completion script for zsh."""
    functions = "\n".join(_zsh_function(each) for each in _walked(parser))
    return f"""#compdef sable
# Completion of sable for zsh: save it as _sable in a folder of $fpath
{functions}
if [ "$funcstack[1]" = "_sable" ]; then _sable "$@"; else compdef _sable sable; fi
"""


def _function(parser: Parser) -> str:
    return "_" + re.sub(r"\W", "_", parser.prog)


def _zsh_function(parser: Parser) -> str:
    lines = [f"    {_zsh_option(each)} \\" for each in _options(parser)]
    if parser.commands:
        shown = " ".join(f"'{name}:{_escaped(_about(parser, name))}'" for name in parser.commands)
        calls = "\n".join(f"        {name}) {_function(each)} ;;" for name, each in parser.commands.items())
        end = f"""    '1:command:(({shown.replace("'", '"')}))' '*::arguments:->rest'
  if [[ $state == rest ]]; then
    case $words[1] in
{calls}
    esac
  fi"""
    else:
        end = "    '*:file:_files'"
    return f"{_function(parser)}() {{\n  local state line\n  _arguments -s -C \\\n" + "\n".join(lines) + f"\n{end}\n}}"


def _zsh_option(action: argparse.Action) -> str:
    names = action.option_strings
    among = f"{{{','.join(names)}}}" if len(names) > 1 else names[0]
    after = ""
    if action.nargs != 0:
        found = f"({' '.join(_words(action))})" if _words(action) else "_files" if _takes_file(action) else " "
        after = f":{_escaped(value(action))}:{found}"
    star = "'*'" if isinstance(action, argparse._AppendAction) else ""
    return f"{star}{among}'[{_escaped(_summary(action))}]{after}'"


def _escaped(words: str) -> str:
    return re.sub(r"([\[\]:\\])", r"\\\1", words.replace("'", "").replace('"', "").replace("`", ""))


def _about(parser: Parser, name: str) -> str:
    """Return the line of help on a command."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action._choices_actions:
                if each.dest == name:
                    return described(each)
    return ""


def fish(parser: Parser) -> str:
    """Return the completion script for fish."""
    return "\n".join(_fish(parser)) + "\n"


def _fish(parser: Parser) -> Iterator[str]:
    yield "# Completion of sable for fish: save it as ~/.config/fish/completions/sable.fish"
    for each in _walked(parser):
        path = _below(each).split()
        seen = "; and ".join(f"__fish_seen_subcommand_from {name}" for name in path)
        condition = f"'{seen or '__fish_use_subcommand'}'"
        for name in each.commands:
            first = f"'{seen}; and not __fish_seen_subcommand_from {' '.join(each.commands)}'" if path else condition
            yield f"complete -c sable -f -n {first} -a {name} -d {_fish_quoted(_about(each, name))}"
        if words := "" if each.commands else " ".join(_first(each)):
            yield f"complete -c sable -f -n {condition} -a '{words}'"
        for action in _options(each):
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in action.option_strings
            )
            words = f" -x -a '{' '.join(_words(action))}'" if _words(action) else ""
            needs = "" if action.nargs == 0 or words else " -r -F" if _takes_file(action) else " -x"
            yield f"complete -c sable -n {condition} {names}{needs}{words} -d {_fish_quoted(_summary(action))}"


def _fish_quoted(words: str) -> str:
    return "'" + words.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _list(words: Iterable[str]) -> str:
    return ", ".join(f"'{word}'" for word in words)


def powershell(parser: Parser) -> str:
    """Return the completion script for PowerShell."""
    rows = "\n".join(f"    '{_below(each)}' = @({_list((*_first(each), *_names(each)))})" for each in _walked(parser))
    choices = "\n".join(
        f"    '{name}' = @({_list(words)})" for names, words in _choices(parser) for name in names.split("|")
    )
    return f"""# Completion of sable for PowerShell: add it to the file that $PROFILE names
Register-ArgumentCompleter -Native -CommandName sable -ScriptBlock {{
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @{{
{rows}
  }}
  $choices = @{{
{choices}
  }}
  $given = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object {{ $_.ToString() }})
  if ($wordToComplete -and $given.Count) {{ $given = @($given | Select-Object -SkipLast 1) }}
  $command = ''
  foreach ($word in $given) {{
    $next = if ($command) {{ "$command $word" }} else {{ $word }}
    if ($words.ContainsKey($next)) {{ $command = $next }}
  }}
  $last = if ($given.Count) {{ $given[-1] }} else {{ '' }}
  $found = if ($choices.ContainsKey($last)) {{ $choices[$last] }} else {{ $words[$command] }}
  $found | Where-Object {{ $_ -like "$wordToComplete*" }} |
    ForEach-Object {{ [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }}
}}
"""


def manual(parser: Parser, words: Catalogue = ENGLISH) -> str:
    """Return the manual page in a language, in the format of man."""
    return "\n".join(_manual(parser, words)) + "\n"


def _manual(parser: Parser, words: Catalogue) -> Iterator[str]:
    named = words.named
    yield f'.TH SABLE 1 "" "Sable {__version__}" "{named("cli.man-title")}"'
    yield f".SH {named('cli.man-heading-name')}\nsable \\- {_roff(named('cli.man-name'))}"
    yield f".SH {named('cli.man-synopsis')}\n.B {_roff(synopsis(parser.prog, parser._actions, words))}"
    yield f".SH {named('cli.man-description')}\n{_roff(parser.about(words))}"
    for each in _walked(parser):
        yield f".SH {each.prog.upper()}" if each is not parser else f".SH {named('cli.man-general')}"
        if each is not parser:
            yield f"{_roff(each.about(words))}\n.PP\n.B {_roff(synopsis(each.prog, each._actions, words))}"
        for action in each.shown():
            names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in action.option_strings)
            shown = " ".join(filter(None, (names, f"\\fI{_roff(value(action, words))}\\fR" if value(action) else "")))
            yield f".TP\n{shown}\n{_roff(described(action, words))}"
        if each.examples:
            yield f".PP\n{named('cli.examples')}\n.nf\n.RS\n" + "\n".join(map(_roff, each.examples)) + "\n.RE\n.fi"
    yield f".SH {named('cli.man-exit')}\n{_roff(words(parser.epilog or '').partition(':')[2].strip())}"
    yield f".SH {named('cli.man-environment')}\n.TP\nNO_COLOR\n{_roff(named('cli.man-no-color'))}"
    yield f".TP\nLC_ALL, LC_MESSAGES, LANG\n{_roff(named('cli.man-language'))}"


def _roff(words: str) -> str:
    plain = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


SCRIPTS: dict[str, Callable[[Parser], str]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
    "powershell": powershell,
    "man": manual,
}
