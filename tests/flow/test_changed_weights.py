"""A network that was swapped would miss names without a word: it is refused before anything is written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from engine.core import messages, resources
from tests.conftest import REPOSITORY

_RUN = """\
import sys
from pathlib import Path
from engine.core import resources
resources.root = lambda: Path(sys.argv[1])
from engine.cli.main import main
sys.exit(main(["redact", sys.argv[2]]))
"""


def test_changed_weights_are_refused_in_a_sentence(tmp_path: Path) -> None:
    bundled, weights = tmp_path / "resources", Path("models") / "recognizer" / "weights.safetensors"
    (bundled / weights.parent).mkdir(parents=True)
    for path in (*resources.root().iterdir(), *(resources.root() / weights.parent).iterdir()):
        if path.name not in (weights.parts[0], weights.name):
            (bundled / path.relative_to(resources.root())).symlink_to(path)
    (bundled / "models" / "indicators").symlink_to(resources.root() / "models" / "indicators")
    data = bytearray((resources.root() / weights).read_bytes())
    data[len(data) // 2] ^= 1
    (bundled / weights).write_bytes(data)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Maren Vossberg,\n", encoding="utf-8")
    command = [sys.executable, "-c", _RUN, str(bundled), str(letter)]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert done.returncode == messages.FAILED
    assert "missing or was changed" in done.stderr + done.stdout and weights.name in done.stderr + done.stdout
    assert not list(tmp_path.glob("*_redacted*"))
