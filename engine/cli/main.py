"""Entry point of `sable`: locks the network, parses arguments, handles signals and errors, runs the command."""

from __future__ import annotations

import argparse
import atexit
import gc
import multiprocessing
import os
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from engine import sandbox
from engine.cli import arguments, speech, targets, terminal
from engine.cli.parsing import suggested
from engine.cli.speech import say
from engine.core import managed, messages, paths
from engine.core.errors import SableError, UnreadableFile
from engine.core.printable import printable
from engine.core.problems import of_reading
from engine.sandbox import offline

# Options that name files or folders to read; `_sources` has the others.
_READ = (*(name for name in targets.READ if name not in ("original", "released")), "model", "reidentifier")
# Commands that parse untrusted files.
_OPENS_FILES = ("redact", "inspect", "verify", "compare", "audit", "index", "serve")
_PLAIN = frozenset(".txt .csv .tsv .jsonl .ndjson .parquet".split())  # of texts, and of tables whose rows are texts
_STOPS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # used where the system has them


def run() -> NoReturn:
    """Run one command as the whole process, and end the process at once.

    Python would first take down all objects of the networks and word lists, which takes seconds after an interruption.
    """
    terminal.open_streams()
    try:
        code = main(alone=True)
    except SystemExit as ended:
        code = int(ended.code or messages.DONE)
    except KeyboardInterrupt:
        code = _cancelled()
    except Exception as error:
        code = _failed(error)
    _end(code)


def _failed(error: Exception) -> int:
    """Print what nobody foresaw, without a traceback, which may quote the document; return the exit code."""
    with suppress(OSError):  # standard error may be what can't be written
        if not isinstance(error, OSError):
            print(messages.defect(error, speech.translated), file=sys.stderr)
        elif error.filename is None:
            print(say("cli.output-gone"), file=sys.stderr)
        else:
            print(
                f"{printable(os.fsdecode(error.filename))}: {speech.error(UnreadableFile(problem=of_reading(error)))}",
                file=sys.stderr,
            )
            return messages.UNREADABLE
    return messages.FAILED


def _cancelled() -> int:
    print(speech.translated(messages.ERRORS["cancelled"]), file=sys.stderr)
    return messages.CANCELLED


def _end(code: int) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sandbox.end()
    atexit._run_exitfuncs()  # among others, the fork server's folder goes
    try:
        sys.stdout.flush()
    except (OSError, ValueError) as error:  # its reader is gone, or there is none
        code = code or _failed(error if isinstance(error, OSError) else OSError())
    with suppress(OSError, ValueError):
        sys.stderr.flush()
    os._exit(code)


def main(argv: list[str] | None = None, *, alone: bool = False) -> int:
    """Run one command.

    Args:
        alone: the process does nothing else, so that the kernel may refuse it the network for good.

    Returns:
        0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.
    """
    offline.lock()
    _leave_a_removed_folder()
    sandbox.leave_no_image()
    terminal.write_any_name()
    multiprocessing.freeze_support()  # starts the worker processes of a frozen application
    line = sys.argv[1:] if argv is None else argv
    speech.use(speech.chosen(line, os.environ))
    chosen = arguments.parser().read(line)
    if alone and getattr(chosen, "cluster", None) is None:
        offline.seal()
    terminal.set_quiet(getattr(chosen, "quiet", False))
    with _stopped_by(signal.default_int_handler), ExitStack() as files:  # so that nothing is left behind
        try:
            if (code := _standard_input(chosen, files)) is not None:
                return code
            if (code := refused(chosen)) is not None:
                return code
            targets.check(chosen)
            if chosen.command in _LIGHT:
                return _LIGHT[chosen.command](chosen)
            if alone and sys.stderr.isatty():
                terminal.say(terminal.coloured(say("cli.starting"), "faint", sys.stderr), file=sys.stderr)
            _preload(chosen)
            # Imported here: models and libraries take seconds to load; `--help` and runs that can't succeed must not
            # wait. Some libraries abort where an exception meets their import; nothing has been opened or written yet.
            with _stopped_by(_end_at_once), _kept_for_good() if alone else nullcontext():
                from engine.cli import commands
            if chosen.command in _OPENS_FILES:
                sandbox.warm()
            return commands.COMMANDS[chosen.command](chosen)
        except SableError as error:
            print(speech.error(error), file=sys.stderr)
            return messages.exit_code(error)
        except KeyboardInterrupt:
            return _cancelled()


def _leave_a_removed_folder() -> None:
    """Leave a working folder that is gone: processes can't be started there."""
    try:
        Path.cwd()
    except OSError:
        os.chdir(os.sep)


@contextmanager
def _stopped_by(handle: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Handle Ctrl-C and the other signals that end the program in an orderly way with this function."""
    numbers = [getattr(signal, name) for name in _STOPS if hasattr(signal, name)]
    before = {number: signal.signal(number, handle) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _kept_for_good() -> Iterator[None]:
    """Look for no cycles among what is loaded meanwhile, now or later: modules stay as long as the process."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _end_at_once(_number: int, _frame: FrameType | None) -> NoReturn:
    _end(_cancelled())


def _preload(arguments: argparse.Namespace) -> None:
    """Begin to load the libraries of processes to come; the workers of a batch start their own, for the same files."""
    if arguments.command in _OPENS_FILES:
        sandbox.preload(plain=_are_plain(arguments))
    elif _are_plain(arguments):
        sandbox.expect_text()


def _are_plain(arguments: argparse.Namespace) -> bool:
    """Return whether the names of all files are those of plain text; what they are is decided where they are read."""
    files = iter(paths.below(getattr(arguments, "inputs", [])))
    first = next(files, None)
    return first is not None and all(each.suffix.lower() in _PLAIN for each in (first, *files))


# Answers and refusals without libraries: loading them takes seconds, which a wrong name should not cost.


def _standard_input(arguments: argparse.Namespace, files: ExitStack) -> int | None:
    """Put a file with the text of standard input in place of the input "-", until `files` closes.

    Returns:
        The exit code if that can't be done, after a sentence that says why.
    """
    inputs: list[Path] = getattr(arguments, "inputs", [])
    if terminal.STANDARD not in inputs:
        return None
    if arguments.command not in ("redact", "inspect") or len(inputs) > 1:
        print(say("cli.input-alone"), file=sys.stderr)
        return messages.USAGE
    try:
        arguments.inputs = [files.enter_context(terminal.standard_input_as_file())]
    except OSError as error:
        unread = UnreadableFile(problem=of_reading(error))
        print(f"{say('cli.standard-input')}: {speech.error(unread)}", file=sys.stderr)
        return messages.UNREADABLE
    if arguments.command == "redact" and arguments.output is None:
        arguments.output = terminal.STANDARD
    return None


def refused(arguments: argparse.Namespace) -> int | None:
    """Print why a run can't succeed, and return its exit code; None where it may.

    A run that writes a report goes on: the report lists the failures.

    Raises:
        BadPolicy, UnreadableFile: the policy can't be used.
        BadManagedSettings: see `core.managed.now`.
    """
    if getattr(arguments, "policy", None) is not None:
        from engine import policies  # its patterns take a tenth of a second: too long for help and typing errors

        name = managed.now().policy or arguments.policy
        if not policies.exists(name):
            known = policies.names()
            named = {"name": printable(name), "names": ", ".join(known)}
            near = suggested(name, known).strip()
            print(
                say("cli.no-policy-near", near=near, **named) if near else say("cli.no-policy", **named),
                file=sys.stderr,
            )
            return messages.USAGE
        policies.load(name)
    if arguments.command == "watch" and not arguments.folder.is_dir():
        print(say("cli.no-folder", name=printable(arguments.folder)), file=sys.stderr)
        return messages.UNREADABLE
    if lacking := _lacking(arguments):
        print(lacking, file=sys.stderr)
        return messages.USAGE
    for source in _sources(arguments):
        if os.path.isdir(source):  # noqa: PTH112 - that of Path raises errors
            print(say("cli.is-folder", name=printable(source)), file=sys.stderr)
            return messages.UNREADABLE
        try:
            _is_there(source)
        except UnreadableFile as error:
            print(f"{printable(source)}: {speech.error(error)}{_near(source)}", file=sys.stderr)
            return messages.exit_code(error)
    return None


def _lacking(arguments: argparse.Namespace) -> str:
    """Return a sentence on what a batch needs and was not named, or what an option names and is not there; else an
    empty one.
    """
    for name in (*_READ, *(("xfdf",) if arguments.command == "redact" else ())):
        given = getattr(arguments, name, None)
        for each in given if isinstance(given, list) else [given]:
            if isinstance(each, Path) and not os.path.exists(each):  # noqa: PTH110 - that of Path raises errors
                option = f"--{name.replace('_', '-')}"
                return f"sable {arguments.command}: {option}: {say('cli.not-there', name=printable(each))}"
    if arguments.command != "batch":
        return ""
    if not (arguments.inputs or arguments.exceptions or arguments.check):
        return say("cli.name-input")
    if arguments.id_column is not None and arguments.text_column is None:
        return say("cli.id-needs-text")
    return ""


def _near(source: Path) -> str:
    """Return a question for a file of a similar name in the same folder; empty where there is none."""
    try:
        return suggested(source.name, [printable(each.name) for each in source.parent.iterdir() if each.is_file()])
    except OSError:
        return ""


def _sources(arguments: argparse.Namespace) -> list[Path]:
    """Return the files without which the command has nothing to do: of several, the first if none of them is there."""
    if arguments.command == "verify":
        return [each for each in (arguments.released, arguments.original) if each]
    inputs: list[Path] = getattr(arguments, "inputs", [])
    if getattr(arguments, "report", None) or getattr(arguments, "log", None):
        return []
    return [] if any(map(_is_file_or_folder, inputs)) else inputs[:1]


def _is_file_or_folder(path: Path) -> bool:
    return os.path.isdir(path) or os.path.isfile(path)  # noqa: PTH112, PTH113 - those of Path raise errors


def _is_there(source: Path) -> None:
    try:
        mode = source.stat().st_mode
    except OSError as error:
        raise UnreadableFile from error
    if not stat.S_ISREG(mode):
        raise UnreadableFile(problem="not-a-file")


def _print_policies(arguments: argparse.Namespace) -> int:
    from engine.cli import listing  # it loads the patterns of policies

    return listing.policies(arguments)


def _print_completion(chosen: argparse.Namespace) -> int:
    """Print the completion script of a shell, or the manual page."""
    from engine.cli import completion  # no other run needs it

    parser = arguments.parser()
    if chosen.shell == "man":
        print(completion.manual(parser, speech.catalogue()), end="")
    else:
        print(completion.SCRIPTS[chosen.shell](parser), end="")
    return messages.DONE


def _print_population(arguments: argparse.Namespace) -> int:
    from engine.cli import population  # it reads tables

    return population.population(arguments)


_LIGHT: dict[str, Callable[[argparse.Namespace], int]] = {
    "policies": _print_policies,
    "population": _print_population,
    "completion": _print_completion,
}
"""Commands that need no library."""
