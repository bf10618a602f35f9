"""Verification of redacted files: the table of all checks, and the refusal where one fails (threats V01-V11).

A check that fails, and a check that cannot run, both mean that the file must not be released.
"""

from engine.verify.evidence import Claim
from engine.verify.team import read_again, team_size, verify
from engine.verify.unfound import initials_left, not_in_file, not_in_text

__all__ = [
    "Claim",
    "initials_left",
    "not_in_file",
    "not_in_text",
    "read_again",
    "team_size",
    "verify",
]
