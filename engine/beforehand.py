"""Answers and refusals that need no library: loading takes seconds, and a wrong name should not cost them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from engine import managed, messages, policies
from engine.errors import UnreadableFile


def refused(arguments: argparse.Namespace) -> int | None:
    """Say why a run can't succeed, and return its exit code; None where it may.

    A run that writes a report goes on: the report tells what could not be done.

    Raises:
        BadPolicy, UnreadableFile: the policy can't be used.
        BadManagedSettings: see `managed.now`.
    """
    if getattr(arguments, "policy", None) is not None:
        policies.load(managed.now().policy or arguments.policy)
    inputs: list[Path] = getattr(arguments, "inputs", [])
    if arguments.command not in ("redact", "inspect") or len(inputs) != 1 or inputs[0].is_dir():
        return None
    if getattr(arguments, "report", None) or getattr(arguments, "log", None):
        return None
    try:
        _is_there(inputs[0])
    except UnreadableFile as error:
        print(f"{inputs[0]}: {messages.sentence(error)}", file=sys.stderr)
        return messages.exit_code(error)
    return None


def _is_there(source: Path) -> None:
    try:
        found = source.is_file()
    except OSError as error:
        raise UnreadableFile from error
    if not found:
        raise UnreadableFile


def print_policies(arguments: argparse.Namespace) -> int:
    """Print the names and titles of all, or one policy whole: what it looks for, its rules, and what it does not do."""
    print("\n".join(_of_one(arguments.policy) if arguments.policy else _of_all()))
    return messages.DONE


def _of_all() -> Iterator[str]:
    for name in policies.names():
        yield f"{name:20}{policies.load(name).title}"


def _of_one(name: str) -> Iterator[str]:
    policy = policies.load(name)
    yield f"{policy.title}\n\n{policy.looks_for.strip()}\n"
    for rule in policy.rules:
        kept = f" ({rule.part})" if rule.part else ""
        yield f"- {rule.handling}{kept}: {rule.sentence} {rule.citation}, {rule.jurisdiction}, {rule.dated}."
    yield "\nIt does not do this:"
    yield from (f"- {each}" for each in policy.does_not)
    if policy.codes:
        yield "\nReason codes:"
        yield from (f"- {code}: {meaning}" for code, meaning in policy.codes)
