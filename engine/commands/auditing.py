"""`sable audit`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import messages
from engine.audit import course, people, target, tools, words, written
from engine.audit.fit import Settings as Fit
from engine.audit.settings import Settings
from engine.commands import files
from engine.errors import NoProfiles
from engine.options import Options
from engine.terminal import Bar

_STATE = ".audit-state"


def audit(arguments: argparse.Namespace, options: Options) -> int:
    """Audit one set of documents, compare tools, or look for the least masking."""
    if options.profiles is None:
        raise NoProfiles
    settings = _settings(arguments, options)
    asked = [arguments.documents is not None, bool(arguments.tool)]
    if not any(asked):
        print("Name the documents with --documents, or outputs of tools with --tool.", file=sys.stderr)
        return messages.USAGE
    if min(arguments.levels) < 1 and not arguments.originals:
        print(
            "Parts of what is masked can be made with the originals only: name them with --originals.", file=sys.stderr
        )
        return messages.USAGE
    if arguments.target is not None and not arguments.documents:
        print("--target masks documents: name the originals with --documents.", file=sys.stderr)
        return messages.USAGE
    read = [each for each in (arguments.documents, arguments.originals, arguments.profiles) if each]
    files.keep_inputs(read, *(arguments.out / name for name in ("audit.html", "audit.json", "work-list.csv")))
    if arguments.tool:
        _compare(arguments, settings)
    elif arguments.target is not None:
        return _target(arguments, settings, options)
    else:
        _audit(arguments, settings)
    return messages.DONE


def _settings(arguments: argparse.Namespace, options: Options) -> Settings:
    return Settings(
        id_column=arguments.id_column,
        mapping=arguments.mapping,
        zero_shot=arguments.zero_shot,
        reidentifier=options.reidentifier,
        device=options.device,
        length=arguments.length,
        seed=arguments.seed,
        fit=Fit(epochs=arguments.epochs, seed=arguments.seed),
    )


def _audit(arguments: argparse.Namespace, settings: Settings) -> None:
    with Bar("audit") as bar:
        known = people.load(arguments.profiles, bar, id_column=settings.id_column)
        found = people.documents(arguments.documents, known, bar, mapping=settings.mapping)
        before = people.texts(arguments.originals, bar) if arguments.originals else None
        report = course.hold(found, known, settings, _state(arguments.out), bar, originals=before)
    _clean(arguments.out)
    texts = {each.name: each.text for each in found.found} if arguments.show_text else None
    written.write(report, arguments.out, texts=texts)
    print(words.headline(report))
    for name, told in words.said(report):
        print(f"{name}: {told}")


def _compare(arguments: argparse.Namespace, settings: Settings) -> None:
    with Bar("audit") as bar:
        found = tools.compare(
            [tools.Tool(name, Path(folder)) for name, folder in arguments.tool],
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


def _target(arguments: argparse.Namespace, settings: Settings, options: Options) -> int:
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
    print(f"Enough: {target.SWEEPS[found.sweep].meaning} {found.chosen.setting:g}.")
    return messages.DONE


def _state(out: Path) -> Path:
    written.made(out)
    return out / _STATE


def _clean(out: Path) -> None:
    """What a run that is done has left of its state: nothing but the folder."""
    if (out / _STATE).is_dir():
        (out / _STATE).rmdir()
