"""Installation test of the bundle on a machine without a network, followed by the smoke test.

python -m installer.bundle.prove [FOLDER]     FOLDER: the output of `installer.bundle.build`
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from installer import smoke
from installer.contents import ROOT


def main() -> None:
    """Install the bundle in a network namespace without interfaces, and run the smoke test."""
    parser = argparse.ArgumentParser(description="Proves that a folder installs without a network.")
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist")
    found = sorted(parser.parse_args().out.resolve().glob("sable-*-python*/install.sh"))
    if len(found) != 1:
        sys.exit("There must be exactly one such folder there.")
    with tempfile.TemporaryDirectory(prefix="sable-bundle-", dir=found[0].parent.parent) as home:
        environment = {**os.environ, "HOME": home, "PYTHON": str(Path(sys.base_prefix) / "bin" / "python3")}
        subprocess.run([*smoke.alone(), str(found[0])], env=environment, check=True)
        smoke.show(Path(home) / ".local" / "bin")


if __name__ == "__main__":
    main()
