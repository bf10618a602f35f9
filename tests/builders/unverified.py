"""An engine for tests of the window that need a written file, and neither its content nor its verification."""

from __future__ import annotations

from pathlib import Path

from engine.core.options import Options
from engine.core.types import RedactionReport

REPORT = RedactionReport("a" * 64, "b" * 64, {}, (), (), {}, {})


class Engine:
    """An engine that writes and verifies nothing."""

    @staticmethod
    def with_secret(options: Options) -> Options:
        return options

    @staticmethod
    def check_target(source: Path, target: Path, *, force: bool) -> None:
        assert source != target

    @staticmethod
    def produce(known: object, chosen: object, file: Path, options: Options, progress: object) -> RedactionReport:
        file.write_text("[gone]", encoding="utf-8")
        return REPORT
