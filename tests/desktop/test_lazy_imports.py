"""Libraries that the window's first thread loads before its worker plans anything."""

import subprocess
import sys

_LOADED = """
import sys, desktop.lazy_imports
print("ortools.sat.python.cp_model_helper" in sys.modules, "pandas" in sys.modules)
"""


def test_the_solver_is_loaded_by_the_first_thread_and_no_more_than_that() -> None:
    printed = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["True", "False"]
