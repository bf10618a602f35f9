"""Settings of the user for all documents: declared here with default, words and choices, kept as JSON.

The dialog of settings is made from these declarations.
"""

from desktop.settings.preferences import (
    SYSTEM,
    Declared,
    Preferences,
    Settings,
    declarations,
    user_file,
)

__all__ = [
    "SYSTEM",
    "Declared",
    "Preferences",
    "Settings",
    "declarations",
    "user_file",
]
