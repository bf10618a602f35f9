"""Writes the three samples beside this file; every person, number and place in them is invented.

    python resources/samples/build.py

Numbers come from ranges that are never given out (Social Security 900-, telephones 555-01xx, example domains), so that
they look real to a recognizer and belong to nobody. The same run always writes the same bytes.
"""

from __future__ import annotations

from pathlib import Path

import complaint
import discharge_note
import statement

HERE = Path(__file__).resolve().parent
SAMPLES = {
    "complaint.pdf": complaint.build,
    "discharge-note.docx": discharge_note.build,
    "statement.txt": statement.build,
}


def main() -> None:
    for name, build in SAMPLES.items():
        (HERE / name).write_bytes(build())


if __name__ == "__main__":
    main()
