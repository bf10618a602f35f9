"""Libraries that the window loads before its worker plans anything, and those that it leaves to its worker."""

import subprocess
import sys

_LOADED = """
import sys, desktop.lazy_imports
print("ortools.sat.python.cp_model_helper" in sys.modules, "pandas" in sys.modules)
"""


def test_the_solver_is_loaded_by_the_first_thread_and_no_more_than_that() -> None:
    printed = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["True", "False"]


_AUDIT = """
import sys, desktop.audit.window
print("torch" in sys.modules)
"""
_PICTURES = """
import sys
from engine.pipeline import languages
languages.of_pictures()
print("tesserocr" in sys.modules)
"""


def test_the_window_for_audits_opens_without_pytorch() -> None:
    printed = subprocess.run([sys.executable, "-c", _AUDIT], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["False"]


def test_languages_of_pictures_are_listed_without_the_libraries_that_read_them() -> None:
    printed = subprocess.run([sys.executable, "-c", _PICTURES], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["False"]
