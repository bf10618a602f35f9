"""One line on the policy that a document was redacted with, for reports and logs."""

from __future__ import annotations

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, literal, message
from engine.policies import Policy


def applied(policy: Policy, words: Catalogue = ENGLISH) -> str:
    """Return name, version and title of a policy, and the law that it follows."""
    title = words.say(literal(policy.title)).rstrip(".")
    followed = words.say(_followed(policy))
    if not policy.version:
        return words.say(message("policy.applied", name=policy.name, title=title, law=followed))
    fields = {"name": policy.name, "version": policy.version, "title": title, "law": followed}
    return words.say(message("policy.applied-version", **fields))


def _followed(policy: Policy) -> Message:
    return message("policy.follows", law=policy.follows) if policy.follows else Message("policy.follows-none")
