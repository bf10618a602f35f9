"""Judges gold documents, or renders them: `python -m tests.gold judge|render|export [options] [NAME ...]`.

`export` writes all sets but the blind one, each document as it is read from TXT, DOCX and PDF, for `--gold` of
`sable train`, into `out/gold/annotated.jsonl.gz`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

OUT = Path("out/gold")


def main() -> None:
    """Print figures and misses of the named documents, by default all, or write their files into `out/gold`."""
    # Imported here: sandboxed workers import this file too, and may not load libraries that start threads.
    from tests.benchmarks import documents
    from tests.gold import files, markup

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("judge", "render", "export"))
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--set", choices=documents.SETS, default="development")
    parser.add_argument("--show-blind", action="store_true", help="print misses of the blind set, and render it")
    arguments = parser.parse_args()
    sources = files.sources(documents.SETS[arguments.set])
    chosen = [each for each in sources if not arguments.names or each.stem in arguments.names]
    shown = arguments.set != "blind" or arguments.show_blind
    if arguments.task == "judge":
        judged = list(documents.judge(chosen))
        print("\n".join([documents.HEAD, *documents.table(arguments.set, judged)]))
        if shown:
            print("\n".join(["", documents.MISSES, *documents.misses(judged)]))
    elif arguments.task == "export":
        OUT.mkdir(parents=True, exist_ok=True)
        learned = (markup.DEVELOPMENT, markup.TRAPS, markup.OTHERS, markup.TRAINING)
        every = [source for folder in learned for source in files.sources(folder)]
        files.export(map(markup.read, every), OUT / "annotated.jsonl.gz", files.FORMATS)
    elif shown:
        OUT.mkdir(parents=True, exist_ok=True)
        for source in chosen:
            files.written(markup.read(source), OUT)


if __name__ == "__main__":
    main()
