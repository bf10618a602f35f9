"""What a rule of a court or a law asks for, kind by kind: bundled, or written by the person.

A policy is called by what it looks for. Whether a released document satisfies a law, no program can say.
"""

from engine.policies.bundled import DEFAULT, load, names
from engine.policies.matching import first_fit, rules_for
from engine.policies.rules import OWN_CHOICE, PARTS, Handling, Part, Policy, Rule
from engine.policies.zip_codes import RESTRICTED_ZIP3

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
