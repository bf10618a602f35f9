"""Policies: rules of courts and laws on the kinds to mask, keep in part or keep; bundled or the user's own.

A policy is named after the rules that it follows; no program can decide whether a released document satisfies a law.
"""

from engine.policies.bundled import DEFAULT, by_purpose, exists, is_bundled, load, named, names
from engine.policies.matching import first_fit, rules_for
from engine.policies.rules import OWN_CHOICE, Handling, Policy, PolicyRule, Purpose, only
from engine.policies.zip_codes import RESTRICTED_ZIP3

__all__ = [
    "DEFAULT",
    "OWN_CHOICE",
    "RESTRICTED_ZIP3",
    "Handling",
    "Policy",
    "PolicyRule",
    "Purpose",
    "by_purpose",
    "exists",
    "first_fit",
    "is_bundled",
    "load",
    "named",
    "names",
    "only",
    "rules_for",
]
