"""What the window's first thread has loaded before its worker plans anything."""

import subprocess
import sys

_TOLD = "import sys, desktop.later; print('ortools.sat.python.cp_model_helper' in sys.modules, 'pandas' in sys.modules)"


def test_the_solver_is_loaded_by_the_first_thread_and_no_more_than_that() -> None:
    told = subprocess.run([sys.executable, "-c", _TOLD], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["True", "False"]
