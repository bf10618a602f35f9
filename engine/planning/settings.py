"""Resolved planning settings: the user's options, then the policy's, then the defaults."""

from __future__ import annotations

from dataclasses import dataclass

from engine import policies
from engine.core.errors import NoProfiles
from engine.core.options import MaskStyle, Method, Options
from engine.policies import Policy

K = 5
"""The default number of people who must share what stays visible."""


@dataclass(frozen=True, slots=True)
class PlanSettings:
    """The resolved options; see `Options`."""

    policy: Policy
    method: Method
    mask: MaskStyle
    k: int
    arity: int


def resolve_settings(options: Options) -> PlanSettings:
    """Return the settings: the user's options, with open ones from the policy or the defaults.

    Raises:
        BadPolicy, UnreadableFile: the policy can't be used.
        NoProfiles: the method needs profiles.
    """
    policy = policies.only(policies.load(options.policy), options.kinds)
    method = options.method or policy.method or Method.OPTIMAL
    if method is Method.REIDENTIFY and options.profiles is None:
        raise NoProfiles
    return PlanSettings(
        policy=policy,
        method=method,
        mask=options.mask or policy.mask or MaskStyle.LABEL,
        k=options.k or policy.k or K,
        arity=next((each for each in (options.arity, policy.arity) if each is not None), 0),
    )
