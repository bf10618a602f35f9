"""What is asked of a batch."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from engine import choosing, naming
from engine.batch.inputs import Columns
from engine.options import Device, Options

Identities = frozenset[tuple[int, int] | str]
"""See `naming.identity`."""


@dataclass(frozen=True)
class Request:
    """What is asked of a batch.

    Attributes:
        inputs: files and folders.
        output: the folder for what is redacted; files keep their places below the folder that was given.
        columns: of tables of texts; without them there are none.
        beside: files of this program that are no inputs, wherever they lie.
        force: replace what stands where an output goes; never an original.
        retry: try exceptions again.
    """

    inputs: list[Path]
    output: Path
    options: Options = field(repr=False)
    columns: Columns | None = None
    beside: tuple[Path, ...] = ()
    force: bool = False
    retry: bool = False

    @cached_property
    def but(self) -> Identities:
        return frozenset(map(naming.identity, self.beside))

    @cached_property
    def originals(self) -> Identities:
        """Files that were named one by one, which may have any name."""
        return frozenset(naming.identity(path) for path in self.inputs if not path.is_dir())

    def told(self) -> dict[str, Any]:
        """All that may change a result: the options but the device, and when the files that they name were changed.

        Raises:
            UnreadableFile: such a file can't be looked at.
        """
        options = self.options
        named = (options.profiles, options.reidentifier, options.search_index, options.search_emulator)
        files = (*options.background, *options.models, *filter(None, named), Path(options.policy))
        return {
            "options": asdict(replace(options, device=Device.AUTO)),
            "files": [choosing.knowledge.stamped(path) for path in files],
            "output": self.output.absolute(),
            "columns": self.columns,
        }
