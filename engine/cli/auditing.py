"""`sable audit`: runs an audit, a comparison of tools or a search for a target, and prints the outcome."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine.audit import run, target, tools, words, written
from engine.audit.fit import MatcherSettings
from engine.audit.settings import AuditSettings
from engine.cli.output import Bar
from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.errors import NoProfiles
from engine.core.options import Options

_STATE = ".audit-state"
_DOCUMENTS = "documents"
_UNFIT: tuple[tuple[Callable[[argparse.Namespace], bool], str], ...] = (
    (
        lambda asked: not (asked.documents or asked.tool),
        "Name the documents with --documents, or outputs of tools with --tool.",
    ),
    (
        lambda asked: min(asked.levels) < 1 and not (asked.tool and asked.originals),
        "Parts of what tools mask are made from the originals: name these with --originals, and the tools with --tool.",
    ),
    (
        lambda asked: asked.target is not None and (bool(asked.tool) or not asked.documents),
        "--target masks documents and compares no tools: name the originals with --documents.",
    ),
)
"""Tests for arguments that don't go together, and the messages for them."""


def audit(arguments: argparse.Namespace, options: Options) -> int:
    """Audit one set of documents, compare tools, or look for the least masking."""
    if options.profiles is None:
        raise NoProfiles
    if unfit := next((message for unfit, message in _UNFIT if unfit(arguments)), None):
        print(unfit, file=sys.stderr)
        return messages.USAGE
    settings = _settings(arguments, options)
    if arguments.target is not None:
        return _target(arguments, settings, options)
    if arguments.tool:
        _compare(arguments, settings)
    else:
        _audit(arguments, settings)
    return messages.DONE


def _settings(arguments: argparse.Namespace, options: Options) -> AuditSettings:
    return AuditSettings(
        id_column=arguments.id_column,
        mapping=arguments.mapping,
        zero_shot=arguments.zero_shot,
        reidentifier=options.reidentifier,
        device=options.device,
        length=arguments.length,
        seed=arguments.seed,
        fit=MatcherSettings(epochs=arguments.epochs, seed=arguments.seed),
    )


def _audit(arguments: argparse.Namespace, settings: AuditSettings) -> None:
    with Bar("audit") as bar:
        found = run(
            arguments.documents,
            arguments.profiles,
            settings,
            _state(arguments.out),
            bar,
            originals=arguments.originals,
        )
    _clean(arguments.out)
    written.write(found.report, arguments.out, texts=found.texts if arguments.show_text else None)
    print(ENGLISH.say(words.headline(found.report)))
    for name, value in words.said(found.report):
        print(f"{ENGLISH.say(name)}: {ENGLISH.say(value)}")


def _compare(arguments: argparse.Namespace, settings: AuditSettings) -> None:
    named = [*([(_DOCUMENTS, arguments.documents)] if arguments.documents else []), *arguments.tool]
    with Bar("audit") as bar:
        found = tools.compare(
            [tools.Tool(name, folder) for name, folder in named],
            arguments.profiles,
            settings,
            _state(arguments.out),
            bar,
            originals=arguments.originals,
            truth=arguments.truth,
            levels=sorted(arguments.levels),
        )
    _clean(arguments.out)
    tools.write(found, arguments.out)
    print(tools.table(found), end="")
    if found.agreement is not None:
        print(f"Agreement of this ranking with what is left of identifiers (Kendall's tau): {found.agreement:.3f}")


def _target(arguments: argparse.Namespace, settings: AuditSettings, options: Options) -> int:
    with Bar("audit") as bar:
        found = target.find(
            arguments.documents,
            arguments.profiles,
            arguments.target,
            arguments.by,
            settings,
            options,
            _state(arguments.out),
            bar,
        )
    _clean(arguments.out)
    target.write(found, arguments.out)
    print(target.table(found), end="")
    if found.chosen is None:
        print("Even the most masking leaves more people to be found than asked for.")
        return messages.FAILED
    print(f"Enough: {ENGLISH.say(target.SWEEPS[found.sweep].meaning)} {found.chosen.setting:g}.")
    return messages.DONE


def _state(out: Path) -> Path:
    written.made(out)
    return out / _STATE


def _clean(out: Path) -> None:
    """Remove the state folder, which a finished run leaves empty."""
    if (out / _STATE).is_dir():
        (out / _STATE).rmdir()
