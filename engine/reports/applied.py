"""One line on the policy that a document was redacted with, for reports and logs."""

from __future__ import annotations

from engine.policies import OWN_CHOICE, Policy


def applied(policy: Policy) -> str:
    """Return name, version and title of a policy, and the law that it follows."""
    version = f", version {policy.version}" if policy.version else ""
    return f"{policy.name}{version}: {policy.title.rstrip('.')}. {_followed(policy)}"


def _followed(policy: Policy) -> str:
    cited = dict.fromkeys(each.citation for each in policy.rules if each.citation != OWN_CHOICE)
    if law := policy.law or "; ".join(cited):
        return f"It follows {law.rstrip('.')}."
    return "It follows no law or rule of a court."
