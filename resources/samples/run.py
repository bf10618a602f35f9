"""`make run` without a window: redacts the bundled samples into `out/` and prints the report."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.cli.main import main

HERE = Path(__file__).resolve().parent
OUT = HERE.parent.parent / "out"

if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    samples = [str(HERE / name) for name in ("complaint.pdf", "discharge-note.docx", "statement.txt")]
    report = OUT / "report.json"
    status = main(["redact", *samples, "-o", str(OUT), "--report", str(report), "--force"])
    print(f"\nThe report: {report.relative_to(OUT.parent)} and {report.with_suffix('.html').relative_to(OUT.parent)}")
    sys.exit(status)
