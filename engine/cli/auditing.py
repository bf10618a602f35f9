"""`sable audit`: runs an audit, a comparison of tools or a search for a target, and prints the outcome."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine.audit import run, target, tools, words, written
from engine.audit.settings import AuditSettings, LanguageModelSettings, MatcherSettings
from engine.cli import speech
from engine.cli.output import ProgressBar
from engine.cli.speech import say
from engine.core import messages
from engine.core.errors import NoProfiles
from engine.core.options import Options

_STATE = ".audit-state"
_DOCUMENTS = "documents"
_UNFIT: tuple[tuple[Callable[[argparse.Namespace], bool], str], ...] = (
    (
        lambda asked: not (asked.documents or asked.tool),
        "cli.audit-documents",
    ),
    (
        lambda asked: min(asked.levels) < 1 and not (asked.tool and asked.originals),
        "cli.audit-levels",
    ),
    (
        lambda asked: asked.target is not None and (bool(asked.tool) or not asked.documents),
        "cli.audit-target",
    ),
)
"""Tests for arguments that don't go together, and the codes of the sentences for them."""


def audit(arguments: argparse.Namespace, options: Options) -> int:
    """Audit one set of documents, compare tools, or look for the least masking."""
    if options.profiles is None:
        raise NoProfiles
    if code := next((code for unfit, code in _UNFIT if unfit(arguments)), None):
        print(say(code), file=sys.stderr)
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
        language_model=LanguageModelSettings(options.reidentifier, options.device)
        if arguments.language_model
        else None,
        length=arguments.length,
        seed=arguments.seed,
        fit=MatcherSettings(epochs=arguments.epochs, seed=arguments.seed),
    )


def _audit(arguments: argparse.Namespace, settings: AuditSettings) -> None:
    with ProgressBar("audit") as bar:
        found = run(
            arguments.documents,
            arguments.profiles,
            settings,
            _state(arguments.out),
            bar,
            originals=arguments.originals,
        )
    _clean(arguments.out)
    language = speech.catalogue()
    written.write(found.report, arguments.out, texts=found.texts if arguments.show_text else None, language=language)
    print(language.say(words.headline(found.report)))
    for name, value in words.said(found.report):
        print(f"{language.say(name)}: {language.say(value)}")


def _compare(arguments: argparse.Namespace, settings: AuditSettings) -> None:
    named = [*([(_DOCUMENTS, arguments.documents)] if arguments.documents else []), *arguments.tool]
    with ProgressBar("audit") as bar:
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
    tools.write(found, arguments.out, speech.catalogue())
    print(tools.table(found), end="")
    if found.agreement is not None:
        print(say("cli.audit-agreement", tau=found.agreement))


def _target(arguments: argparse.Namespace, settings: AuditSettings, options: Options) -> int:
    with ProgressBar("audit") as bar:
        found = target.find(
            arguments.documents,
            arguments.profiles,
            target=arguments.target,
            sweep=arguments.by,
            settings=settings,
            options=options,
            work=_state(arguments.out),
            progress=bar,
        )
    _clean(arguments.out)
    target.write(found, arguments.out, speech.catalogue())
    print(target.table(found), end="")
    if found.chosen is None:
        print(say("cli.audit-not-enough"))
        return messages.FAILED
    print(say("cli.audit-enough", setting=target.SWEEPS[found.sweep].meaning, value=f"{found.chosen.setting:g}"))
    return messages.DONE


def _state(out: Path) -> Path:
    written.made(out)
    return out / _STATE


def _clean(out: Path) -> None:
    """Remove the state folder, which a finished run leaves empty."""
    if (out / _STATE).is_dir():
        (out / _STATE).rmdir()
