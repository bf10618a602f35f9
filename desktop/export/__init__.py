"""Export: writes and verifies the redacted file in a hidden folder, and saves it with its side outputs."""

from desktop.export.staging import (
    Reviewed,
    Staged,
    Wanted,
    companion,
    default_target,
    discard,
    outcome,
    outcome_of,
    save,
    save_failure,
    stage,
    taken,
    text_of,
    user_folder,
)

__all__ = [
    "Reviewed",
    "Staged",
    "Wanted",
    "companion",
    "default_target",
    "discard",
    "outcome",
    "outcome_of",
    "save",
    "save_failure",
    "stage",
    "taken",
    "text_of",
    "user_folder",
]
