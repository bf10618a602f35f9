"""What a rule of a court or a law asks for, kind by kind: bundled, or written by the person.

A policy is called by what it looks for. Whether a released document satisfies a law, no program can say.
"""

from engine.policies.matching import RESTRICTED_ZIP3, first_fit, rules_for
from engine.policies.reading import DEFAULT, load, names
from engine.policies.rules import OWN_CHOICE, PARTS, Handling, Part, Policy, Rule

__all__ = [
    "DEFAULT",
    "OWN_CHOICE",
    "PARTS",
    "RESTRICTED_ZIP3",
    "Handling",
    "Part",
    "Policy",
    "Rule",
    "first_fit",
    "load",
    "names",
    "rules_for",
]
