"""Parser of a command line whose errors are one sentence, with the name that was probably meant."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from engine.cli import speech
from engine.cli.speech import say, translated
from engine.core import messages
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.printable import printable

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_OPTION = re.compile(r"--?[A-Za-z][\w-]*")
_TYPESET = re.compile(r"[-\u2010-\u2015\u2212]*[\u2010-\u2015\u2212][-\u2010-\u2015\u2212]*(?P<name>[A-Za-z][\w-]*)")
"""An option whose dashes a word processor or web page changed: text was copied from there."""
_OF_ARGUMENT = re.compile(r"argument (?P<name>[^:]+): (?P<why>.*)", re.DOTALL)
_MISSING = "the following arguments are required: "
_TOO_MANY = "unrecognized arguments: "
_CLEAR = 0.6  # similarity from which a name is suggested
_WIDEST = 100  # columns of a help text


def suggested(written: str, known: Iterable[str]) -> str:
    """Return a question for the name that was probably meant, with a space before it; empty without a similar name."""
    import difflib  # most runs have no error

    plain = {each.strip("-").casefold(): each for each in known}
    near = difflib.get_close_matches(written.strip("-").casefold(), plain, n=1, cutoff=_CLEAR)
    return f" {say('cli.did-you-mean', name=plain[near[0]])}" if near else ""


class Formatter(argparse.HelpFormatter):
    """Layout of help: a usage line without all options, and examples line by line."""

    def __init__(self, prog: str, **settings: Any) -> None:
        settings.setdefault("max_help_position", 30)
        super().__init__(prog, **settings)
        self._width = min(self._width, _WIDEST)

    def _format_usage(
        self,
        usage: str | None,  # noqa: ARG002  # argparse calls it with these
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],  # noqa: ARG002
        prefix: str | None,
    ) -> str:
        if prefix == "":  # argparse makes the names of commands from it
            return self._prog
        return say("cli.usage", synopsis=synopsis(self._prog, actions, speech.catalogue())) + "\n\n"

    def _format_action(self, action: argparse.Action) -> str:
        if isinstance(action, argparse._SubParsersAction):  # without a line of its own
            return self._join_parts([self._format_action(each) for each in self._iter_indented_subactions(action)])
        return super()._format_action(action)

    def _expand_help(self, action: argparse.Action) -> str:
        return described(action, speech.catalogue())

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        if not isinstance(action.metavar, str):
            return super()._metavar_formatter(action, default_metavar)
        name = translated(action.metavar)
        return lambda size: (name,) * size

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" not in text:
            return super()._fill_text(text, width, indent)
        return "\n".join(f"{indent}{line}" for line in text.splitlines())


def synopsis(prog: str, actions: Iterable[argparse.Action], words: Catalogue) -> str:
    """Return the usage of a command in one line: the options and arguments that it needs."""
    kept = list(actions)
    options = [each for each in kept if each.option_strings]
    needed = [f"{each.option_strings[-1]} {value(each, words)}" for each in options if each.required]
    optional = [f"[{words.named('cli.options')}]"] if any(not each.required for each in options) else []
    arguments = (_of_argument(each, words) for each in kept if not each.option_strings)
    return " ".join([prog, *needed, *optional, *arguments])


def value(action: argparse.Action, words: Catalogue = ENGLISH) -> str:
    """Return the name of an action's value, with "..." after one that may be repeated; empty for a switch."""
    name = value_alone(action, words)
    return f"{name}..." if action.nargs in ("+", "*") else name


def value_alone(action: argparse.Action, words: Catalogue) -> str:
    """Return the name of an action's value, empty for a switch."""
    if action.nargs == 0:
        return ""
    if action.metavar:
        return words(str(action.metavar))
    return f"{{{','.join(map(str, action.choices))}}}" if action.choices else action.dest.upper()


def described(action: argparse.Action, words: Catalogue = ENGLISH) -> str:
    """Return the help of an action, with the values that it names."""
    default = " ".join(map(str, action.default)) if isinstance(action.default, list) else action.default
    return words(action.help or "") % {**vars(action), "default": default, "prog": "sable"}


def _of_argument(action: argparse.Action, words: Catalogue) -> str:
    if isinstance(action, argparse._SubParsersAction):
        return f"{words(str(action.metavar))} ..."
    return f"[{value(action, words)}]" if action.nargs in ("?", "*") else value(action, words)


class Parser(argparse.ArgumentParser):
    """A parser of one command, or of `sable` itself.

    Attributes:
        examples: lines that help shows, the first of which errors show as well.
        left_out: commands that this installation is without.
    """

    def __init__(self, *, examples: Sequence[str] = (), **settings: Any) -> None:
        settings.setdefault("formatter_class", Formatter)
        super().__init__(add_help=False, **settings)
        self.examples = tuple(examples)
        self.left_out: tuple[str, ...] = ()
        self._positionals.title = "Arguments"
        self._optionals.title = "Options"
        self.add_argument("-h", "--help", action="help", help="show this help and exit")
        self.add_argument(
            speech.OPTION,
            choices=speech.LANGUAGES,
            default=argparse.SUPPRESS,
            metavar="CODE",
            help=f"language of help and messages: {', '.join(speech.LANGUAGES)} (default: that of LC_ALL, LC_MESSAGES "
            "or LANG)",
        )

    def renamed(self, action: argparse.Action, *former: str) -> None:
        """Accept former names of an option, which help does not show; they go with the next but one version."""
        self._option_string_actions.update(dict.fromkeys(former, action))

    @property
    def commands(self) -> dict[str, Parser]:
        """The parsers of its commands by their names, in the order of the help."""
        found = (each for each in self._actions if isinstance(each, argparse._SubParsersAction))
        return {name: each for action in found for name, each in action.choices.items()}

    def about(self, words: Catalogue = ENGLISH) -> str:
        """Return what the command does, in whole sentences."""
        said = words(self.description or "")
        return said if said.endswith(".") or not said else f"{said[0].upper()}{said[1:]}."

    def titles(self) -> Iterator[str]:
        """Yield the titles of the parts of its help."""
        yield from (each.title for each in self._ordered() if each.title and each._group_actions)

    def lines(self) -> Iterator[str]:
        """Yield the line of help on each of its commands, and the word for the choice of them."""
        for each in self._actions:
            if isinstance(each, argparse._SubParsersAction):
                yield str(each.metavar)
                yield from (command.help or "" for command in each._choices_actions)

    def shown(self) -> Iterator[argparse.Action]:
        """Yield the options and arguments that help shows, without its commands."""
        for group in self._ordered():
            for each in group._group_actions:
                if each.help is not argparse.SUPPRESS and not isinstance(each, argparse._SubParsersAction):
                    yield each

    def _ordered(self) -> list[Any]:
        """Return the groups of arguments in the order of the help: commands, arguments, own options, shared options."""
        others = self._action_groups[2:]
        commands = [
            each for each in others if any(isinstance(one, argparse._SubParsersAction) for one in each._group_actions)
        ]
        return [*commands, self._positionals, self._optionals, *(each for each in others if each not in commands)]

    def format_help(self) -> str:
        """Return the help: usage, description, examples, arguments, options by purpose."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.about(speech.catalogue()))
        if self.examples:
            formatter.add_text("\n".join([say("cli.examples"), *(f"  {each}" for each in self.examples)]))
        for group in self._ordered():
            formatter.start_section(translated(group.title))
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(translated(self.epilog or ""))
        return formatter.format_help()

    def read(self, line: Sequence[str] | None = None) -> argparse.Namespace:
        """Return the parsed command line; `sable help COMMAND` is `sable COMMAND --help`.

        Exits with 2 and one sentence where the command line can't be understood.
        """
        written = list(sys.argv[1:] if line is None else line)
        if not written:
            self.print_help()
            self.exit(messages.USAGE)
        if written[0] == "help":
            written = [*written[1:], "--help"]
        self._check_names(written)
        return self.parse_args(written)

    def _check_names(self, written: Sequence[str]) -> None:
        """Refuse the first unknown option or command, before argparse takes another word for the error."""
        parser = self
        takes_value = False
        for word in written:
            if word == "--":
                return
            if takes_value:
                takes_value = False
            elif (changed := _TYPESET.match(word)) and not Path(word).exists():
                parser._refuse_option(word.partition("=")[0], changed["name"])
            elif _OPTION.match(word) and " " not in word:
                parser._check_option(word)
                takes_value = bool(parser.commands) and parser._takes_value(word)
            elif word in parser.commands:
                parser = parser.commands[word]
            elif parser.commands and not word.startswith("-"):
                parser._refuse_command(word)

    def _takes_value(self, word: str) -> bool:
        """Return whether the word after this option is its value."""
        of_name = (action for name, action in self._option_string_actions.items() if name.startswith(word))
        return "=" not in word and any(each.nargs is None for each in of_name)

    def _check_option(self, word: str) -> None:
        known = self._option_string_actions
        name = word.partition("=")[0]
        if name in known:
            return
        if not word.startswith("--") and word[:2] in known and f"-{name}" not in known:
            return  # a short option with its value, or several
        if word.startswith("--") and any(each.startswith(name) for each in known):
            return  # a cut name: argparse says where it is not clear
        self._refuse_option(name, name)

    def _refuse_option(self, name: str, meant: str) -> NoReturn:
        """Exit with the sentence for an unknown option; `meant` is what it may mean."""
        if Path(name).is_file():
            self._end(say("cli.file-with-dash", program=self.prog, name=printable(name)))
        shown = [each for action in self._actions for each in action.option_strings]
        found = suggested(meant, shown)
        if not found and self.commands and any(name in each._option_string_actions for each in self.commands.values()):
            found = f" {say('cli.option-after', name=printable(name))}"
        self._end(f"{say('cli.no-option', name=printable(name))}{found or self._more()}")

    def _refuse_command(self, word: str) -> NoReturn:
        if word in self.left_out:
            self._end(say("cli.left-out", name=word))
        found = suggested(word, self.commands)
        if not found and (Path(word).suffix or Path(word).exists()) and "redact" in self.commands:
            self._end(say("cli.command-first", name=printable(word)))
        self._end(f"{say('cli.no-command', name=printable(word))}{found or self._more()}")

    def _more(self) -> str:
        return f" {say('cli.see-help', program=self.prog)}"

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        if (
            not arg_string and action.nargs != argparse.PARSER
        ):  # from a variable that is not set; Path("") would be the current folder
            raise argparse.ArgumentError(action, say("cli.empty-name" if action.type is Path else "cli.empty-value"))
        return super()._get_value(action, arg_string)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(each) for each in action.choices]
            raise argparse.ArgumentError(action, none_of(str(value), known))

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)  # argparse would hide that it can't be written

    def error(self, message: str) -> NoReturn:
        """Print what is wrong in one sentence, and exit with the code for usage."""
        if message.startswith(_MISSING):
            self._end(self._missing(message.removeprefix(_MISSING).split(", ")))
        if message.startswith(_TOO_MANY):
            self._end(say("cli.too-many", names=printable(message.removeprefix(_TOO_MANY))))
        if found := _OF_ARGUMENT.fullmatch(message):
            self._end(self._said(found["name"].split("/")[-1], found["why"]))
        cut = re.fullmatch(r"ambiguous option: (.+) could match (.*)", message, re.DOTALL)
        self._end(say("cli.ambiguous", name=printable(cut[1]), names=cut[2]) if cut else message)

    def _missing(self, names: Sequence[str]) -> str:
        """Return the sentence for what is missing: the argument first, with an example."""
        by_name = {"/".join(each.option_strings) or str(each.metavar): each for each in self._actions}
        for name in names:
            action = by_name.get(name)
            if action is not None and not action.option_strings and self.commands:
                return say("cli.name-one", names=", ".join(self.commands))
        words = speech.catalogue()
        shown = ", ".join(f"{each.option_strings[-1]} {value(each, words)}" if each.option_strings
                          else value(each, words) for each in map(by_name.get, names) if each)  # fmt: skip
        needed = {"names": shown or ", ".join(names), "count": len(names)}
        if not self.examples:
            return say("cli.missing-plain", **needed) + self._more()
        return say("cli.missing", example=self.examples[0], **needed)

    def _said(self, name: str, why: str) -> str:
        action = self._option_string_actions.get(name)
        if why.startswith("expected") and action is not None:
            return say("cli.needs-value", name=name, value=value(action, speech.catalogue()))
        if why.startswith("ignored explicit argument"):
            return say("cli.takes-no-value", name=name)
        if other := re.fullmatch(r"not allowed with argument (\S+)", why):
            return say("cli.exclude", name=name, other=other[1].split("/")[-1])
        if bad := re.fullmatch(r"invalid .* value: '(.*)'", why, re.DOTALL):
            why = say("cli.bad-value", value=printable(bad[1]))
        return f"{name}: {why}"

    def _end(self, sentence: str) -> NoReturn:
        self.exit(messages.USAGE, f"{self.prog}: {sentence}\n")


def none_of(written: str, known: Sequence[str]) -> str:
    """Return the sentence for a value that is none of the known ones, with the one that was probably meant."""
    return say("cli.none-of", value=printable(written), names=", ".join(known)) + suggested(written, known)
