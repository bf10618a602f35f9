"""Names read in scans, by resolution, noise and rotation, and the time of a ten-page scan."""

from __future__ import annotations

import random
import time
from itertools import product
from pathlib import Path

import numpy as np
from PIL import Image

from engine import documents
from engine.core.options import ReadingOptions
from engine.core.progress import Silent
from engine.core.types import Redaction
from engine.documents import ocr
from engine.verify import Claim, verify
from tests.builders.here import Here
from tests.builders.recognising import forms
from tests.builders.scans import ENGLISH, jpeg, printed, scan, worn

FIRST = "Maren Ingrid Oskar Aurelia Bertil Solveig Henrik Marit Anders Ragnhild Tobias Elin Jorunn Felix Clara".split()
LAST = "Tolvald Sandvik Lindqvist Quistorp Ashgrove Brennan Caldwell Drummond Eastwick Fairbanks Gallagher".split()
AROUND = "{} was seen at the clinic on {} March 2019 and wrote to the office of {} about the account."
A4 = (595.0, 842.0)
NOISE, PHOTOCOPY = 12.0, 30.0  # grey levels


def main(results: Path) -> None:
    """Tables on the screen and in `scans.tsv`; seconds are of the processor, in one process."""
    lines = ["dpi\tdegrees\tnoise\tnames read\tof"]
    for dpi, degrees, noise in [
        *product((72, 100, 150, 200, 300, 400, 600), (0.0,), (0.0, NOISE, PHOTOCOPY)),
        *product((200,), (0.5, 1.0, 2.0, 4.0, 8.0, 14.0), (NOISE,)),
        *product((200,), (90.0, 180.0, 270.0), (NOISE,)),
    ]:
        read = [_read(number, dpi, degrees, noise) for number in range(3)]
        lines.append(f"{dpi}\t{degrees:g}\t{noise:g}\t{sum(found for found, _ in read)}\t{sum(of for _, of in read)}")
        print(lines[-1], flush=True)
    lines += ["", "ten pages at 300 dpi\tseconds", *_timed()]
    print("\n".join(lines[-6:]))
    (results / "scans.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _names(number: int) -> list[str]:
    chance = random.Random(number)
    return [f"{chance.choice(FIRST)} {chance.choice(LAST)}" for _ in range(44)]


def _page(number: int, dpi: int) -> tuple[Image.Image, list[str]]:
    names = _names(number)
    pairs = zip(names[::2], names[1::2], strict=True)
    text = " ".join(AROUND.format(one, day, other) for day, (one, other) in enumerate(pairs, start=1))
    return printed(text, dpi=dpi, page=A4), names


def _read(number: int, dpi: int, degrees: float, noise: float) -> tuple[int, int]:
    picture, names = _page(number, dpi)
    turned = picture.rotate(-degrees, expand=True) if degrees >= 90 else worn(picture, degrees=degrees)
    reading = ocr.read(np.asarray(worn(turned, noise=noise)), dpi, ENGLISH)
    text = " ".join(line.text for line in reading.lines)
    return sum(min(text.count(name), names.count(name)) for name in set(names)), len(names)


def _timed() -> list[str]:
    pages = [_page(number, 300) for number in range(10)]
    source = scan(*(worn(picture, noise=NOISE) for picture, _ in pages), stored=jpeg, size=A4)
    seconds = [time.process_time()]
    document = documents.read(source, Path("scan.pdf"), ReadingOptions(languages=ENGLISH))
    seconds.append(time.process_time())
    words = {name for _, names in pages for name in names}
    spans = sorted({(at, at + len(name)) for name in words for at in _all(document.text, name)})
    redactions = tuple(Redaction(start, end, "[PERSON 1]") for start, end in spans)
    written = documents.write(source, document, redactions)
    seconds.append(time.process_time())
    claim = Claim(source=source, output=written.data, document=document, redactions=redactions, lines=written.lines)
    checks = verify(claim, recognise=forms, progress=Silent(), team=[Here(), Here()])
    seconds.append(time.process_time())
    spent = zip(("read", "write", "verify"), seconds, seconds[1:], strict=False)
    return [
        *(f"{what}\t{after - before:.1f}" for what, before, after in spent),
        f"size\t{len(written.data) / len(source):.2f} x",
        f"checks passed\t{sum(check.passed for check in checks)} of {len(checks)}",
    ]


def _all(text: str, name: str) -> list[int]:
    return [at for at in range(len(text)) if text.startswith(name, at)]
