"""Redacts files in a process of its own and prints what came out, so that two such processes can be compared.

python -m tests.builders.repeated THREADS OUT FILE ...
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from engine import sandbox
from engine.core.options import Device, Options


def main(threads: int, out: Path, files: list[Path]) -> None:
    """Print the record of each file, its plan, and the digest of the redacted copy, as one line of JSON."""
    sandbox.warm()  # before there are threads
    import torch

    from engine.pipeline import flow
    from engine.reports import inspection

    torch.set_num_threads(threads)
    options = Options(device=Device.CPU)
    for file in files:
        examination = flow.examine(file, options)
        plan = flow.plan(examination, options)
        target = out / file.name
        flow.produce(examination, plan, target, options)
        record = inspection.record(examination, plan, with_text=True)
        digest = hashlib.sha256(target.read_bytes()).hexdigest()
        print(json.dumps({"record": record, "plan": repr(plan), "output": digest}))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), [Path(each) for each in sys.argv[3:]])
