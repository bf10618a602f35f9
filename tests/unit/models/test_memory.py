from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from engine.models import device

_FAULTS = """
import resource, sys
from engine.models import device as memory
if sys.argv[1] == "kept":
    assert memory.keep_freed()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(10):
    bytes([1]) * (40 << 20)
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def _faults(kept: str) -> int:
    done = subprocess.run([sys.executable, "-c", _FAULTS, kept], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another allocator")
def test_memory_that_was_given_back_is_taken_again_without_faults() -> None:
    assert _faults("kept") < _faults("as it is") / 4


def test_another_allocator_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    assert not device.keep_freed()
