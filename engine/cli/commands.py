"""Commands of `sable`: each reads its arguments, calls the engine, and returns an exit code."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from engine import policies, sandbox
from engine.cli.output import ProgressBar
from engine.cli.speech import say
from engine.core import disk, managed, messages, paths
from engine.core.errors import OutputUnwritable
from engine.core.options import Indicators, Layout, Options
from engine.core.printable import printable
from engine.detection import own
from engine.pipeline import flow, opening
from engine.risk.index import build as build_index


def redact(arguments: argparse.Namespace) -> int:
    """Redact every file."""
    # Imported here, as in the commands below: a command must not wait for the libraries of another.
    from engine.cli import redacting

    return redacting.redact(arguments, _options(arguments))


def batch(arguments: argparse.Namespace) -> int:
    """Redact a batch; see `batching.batch`."""
    from engine.cli import batching

    return batching.batch(arguments, _asked(arguments))


def watch(arguments: argparse.Namespace) -> int:
    """Redact what appears in a folder; see `watching.watch`."""
    from engine.cli import watching

    return watching.watch(arguments, _asked(arguments))


def serve(arguments: argparse.Namespace) -> int:
    """Answer requests of other programs; see `serving.serve`."""
    from engine.cli import serving

    return serving.serve(arguments, _asked(arguments))


def inspect(arguments: argparse.Namespace) -> int:
    """Print a record or a description of each file; see `inspecting.inspect`."""
    from engine.cli import inspecting

    return inspecting.inspect(arguments, _options(arguments))


def index(arguments: argparse.Namespace) -> int:
    """Update the search index, and list the files that could not be read."""
    found = [path for path in paths.below(arguments.inputs) if path.resolve() != arguments.out.resolve()]
    with ProgressBar(arguments.out.name) as bar:
        built = build_index(found, arguments.out, opening.text_of, bar)
    name = printable(arguments.out)
    print(say("cli.indexed", name=name, read=built.read, kept=built.kept, gone=built.gone))
    for path in built.refused:
        print(say("cli.not-readable", name=printable(path)), file=sys.stderr)
    return messages.UNREADABLE if built.refused else messages.DONE


def verify(arguments: argparse.Namespace) -> int:
    """Print what a released file gives away."""
    from engine.cli import releasing

    return releasing.verify(arguments, _options(arguments))


def audit(arguments: argparse.Namespace) -> int:
    """Audit redacted documents; see `auditing.audit`."""
    from engine.cli import auditing

    return auditing.audit(arguments, _options(arguments))


def train(arguments: argparse.Namespace) -> int:
    """Run a command of `sable train`."""
    from engine.lab.training import commands as training

    with ProgressBar(arguments.training) as bar:
        training.run(arguments, bar)
    return messages.DONE


def evaluate(arguments: argparse.Namespace) -> int:
    """Measure accuracy on annotated text; print all figures, or write them and print a table."""
    from engine.lab import trials
    from engine.lab.evaluation.summary import table
    from engine.lab.training.formats import read_labels

    options = Options(
        device=managed.applied(Options(device=arguments.device)).device,
        models=tuple(arguments.model),
        search_index=arguments.search_index,
        search_emulator=arguments.search_emulator,
        indicators=Indicators.DECIDING if arguments.recognizer_only else Indicators.ALL,
    )
    with ProgressBar("evaluate") as bar:
        found = trials.evaluate(
            arguments.inputs,
            options,
            labels=read_labels(arguments.labels) if arguments.labels else None,
            risks=() if arguments.recognizer_only else arguments.risk_threshold,
            spans=trials.AssessedSpans(arguments.spans),
            samples=arguments.bootstrap,
            profiles=arguments.profiles,
            progress=bar,
        )
    figures = json.dumps(found, indent=2)
    if arguments.out is None:
        print(figures)
        return messages.DONE
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error
    disk.write(arguments.out / "evaluation.json", f"{figures}\n".encode())
    print(table(found))
    return messages.DONE


def compare(arguments: argparse.Namespace) -> int:
    """Compare methods of masking; write a table and curves, and print the table."""
    from engine.lab import comparison
    from engine.lab.comparison import charts

    options = _options(arguments)
    with ProgressBar("compare") as bar:
        points = comparison.of_files(arguments.documents, arguments.methods, options, bar)
    charts.write(points, arguments.out)
    print(charts.table(points), end="")
    return messages.DONE


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "redact": redact,
    "batch": batch,
    "watch": watch,
    "serve": serve,
    "inspect": inspect,
    "index": index,
    "verify": verify,
    "compare": compare,
    "audit": audit,
    "train": train,
    "evaluate": evaluate,
}


def _options(arguments: argparse.Namespace) -> Options:
    """Return the options, and load networks that are not bundled."""
    options = _asked(arguments)
    sandbox.allow_missing_guards(options.allow_missing_guards)
    if options.models or options.reidentifier or options.ocr_languages != Options().ocr_languages:
        flow.prepare(options)
    return options


def _asked(arguments: argparse.Namespace) -> Options:
    """Return the options of the command line, overridden by those managed by the administrator."""
    asked = Options(
        mask=getattr(arguments, "mask", None),
        layout=getattr(arguments, "layout", Layout.EVEN),
        terms=tuple(arguments.term),
        keep=tuple(arguments.keep),
        recognizers=tuple(arguments.recognizers),
        plugins=tuple(arguments.plugin),
        kinds=arguments.kinds,
        areas=tuple(getattr(arguments, "area", ())),
        mask_writing=getattr(arguments, "mask_writing", False),
        person=arguments.person,
        person_details=tuple(arguments.person_detail),
        password=arguments.password,
        device=arguments.device,
        models=tuple(arguments.model),
        risk_threshold=arguments.risk_threshold,
        risk_flags=arguments.risk_flags,
        indicators=arguments.indicators,
        inference=arguments.infer,
        search_index=arguments.search_index,
        search_emulator=arguments.search_emulator,
        policy=policies.named(arguments.policy),
        method=arguments.method,
        background=tuple(arguments.background),
        columns=tuple(arguments.map),
        k=arguments.k,
        arity=arguments.arity,
        profiles=arguments.profiles,
        reidentifier=arguments.reidentifier,
        ocr_languages=arguments.ocr_languages,
        as_text=arguments.as_text,
        secret=arguments.secret,
        allow_missing_guards=arguments.allow_missing_guards,
    )
    return own.applied(managed.applied(asked))
