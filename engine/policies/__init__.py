"""What a rule of a court or a law asks for, kind by kind: bundled, or written by the person."""

from engine.policies.rules import PARTS, Handling, Part, Policy, Rule, Wording
from engine.policies.zip_codes import RESTRICTED_ZIP3

__all__ = ["PARTS", "RESTRICTED_ZIP3", "Handling", "Part", "Policy", "Rule", "Wording"]
