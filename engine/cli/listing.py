"""`sable policies`: the names and titles of all policies, or one of them in sentences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine.cli import speech
from engine.cli.speech import say
from engine.core import messages
from engine.core.message import Message
from engine.policies import OWN_CHOICE, by_purpose, load


def policies(arguments: argparse.Namespace) -> int:
    """Print the names and titles of all policies, or one whole: what it looks for, its rules, what it does not do."""
    print("\n".join(_of_one(arguments.policy) if arguments.policy else _of_all()))
    return messages.DONE


def _of_all() -> Iterator[str]:
    for those in by_purpose().values():
        yield from (f"{each.name:20}{speech.translated(each.title)}" for each in those)


def _of_one(name: str) -> Iterator[str]:
    words = speech.catalogue()
    policy = load(name)
    law = policy.follows or words.say(Message("policy.follows-none"))
    yield f"{words(policy.title)}\n{law}\n\n{words(' '.join(policy.looks_for.split()))}\n"
    for rule in policy.rules:
        kept = f" ({rule.part})" if rule.part else ""
        if rule.citation == OWN_CHOICE:
            source = say("cli.own-choice", dated=rule.dated)
        else:
            source = f"{rule.citation}, {words(rule.jurisdiction)}, {rule.dated}."
        yield f"- {rule.handling}{kept}: {words.say(rule.sentence)} {source}"
    yield f"\n{say('cli.does-not')}"
    yield from (f"- {words(' '.join(each.split()))}" for each in policy.does_not)
    if policy.codes:
        yield f"\n{say('cli.reason-codes')}"
        yield from (f"- {code}: {words(meaning)}" for code, meaning in policy.codes)
