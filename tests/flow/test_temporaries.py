"""Nothing of a document reaches a disk but its redacted file: the system's own record of a whole run says so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builders.encrypted import agile, encrypted_pdf
from tests.builders.sabotage import docx_source, pdf_source
from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("strace"), reason="needs strace"),
]

_CALLS = "trace=open,openat,openat2,creat,mkdir,mkdirat,link,linkat,rename,renameat,renameat2,memfd_create"
# With the filter in the kernel all other calls take no longer than without strace.
_STRACE = ("strace", "-f", "--seccomp-bpf", "-s", "4096", "-e", _CALLS, "-o")
# While another thread calls, the result of a call is on a later line.
_OPENED = re.compile(r'(?:open|openat|creat)\((?:AT_FDCWD, )?"([^"]*)", ([A-Z_|]+).*(?:= \d+|<unfinished \.\.\.>)$')
_RENAMED = re.compile(r'rename(?:at2?)?\(.*?"([^"]*)".*?"([^"]*)".*= 0$')


@pytest.mark.timeout(1200)
def test_only_the_redacted_file_is_written(tmp_path: Path) -> None:
    originals, home, temporary = (tmp_path / name for name in ("case", "home", "temporary"))
    for each in (originals, home, temporary):
        each.mkdir()
    (originals / "letter.pdf").write_bytes(encrypted_pdf(pdf_source(), "secret"))
    (originals / "note.docx").write_bytes(agile(docx_source(), "secret"))
    (tmp_path / "password").write_text("secret", encoding="utf-8")
    options = ["--password-file", str(tmp_path / "password"), "--person", "Maren Tolvald"]
    done = subprocess.run(
        [*_STRACE, tmp_path / "trace", sys.executable, "-m", "engine", "redact", str(originals), *options],
        cwd=REPOSITORY,
        env={
            **os.environ,
            "HOME": str(home),
            "TMPDIR": str(temporary),
            "XDG_CACHE_HOME": str(home / "cache"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        timeout=1000,
    )
    assert done.returncode == 0
    trace = (tmp_path / "trace").read_text(encoding="utf-8", errors="replace").splitlines()
    written = {
        match[1] for line in trace if (match := _OPENED.search(line)) and re.search("WRONLY|RDWR|CREAT", match[2])
    }
    renamed = {match[1]: match[2] for line in trace if (match := _RENAMED.search(line))}
    unnamed = {path for path in written if path.startswith(str(originals))}
    assert {Path(path).name for path in renamed.values()} == {"letter_redacted.pdf", "note_redacted.docx"}
    assert unnamed == set(renamed)
    assert all(re.fullmatch(r"\.sable-[0-9a-f]{16}", Path(path).name) for path in unnamed)
    # Python tries once whether files can be made in the temporary folder; a lock without a name counts to one.
    probes = re.compile(rf"{re.escape(str(temporary))}/[a-z0-9_]{{8}}|/dev/shm/sem\.\w+")
    # The record of the copies that were made holds fingerprints alone; the key of these is made once.
    record = tmp_path / "data" / "sable" / "copies.sqlite"
    known = {str(record), f"{record}-journal", "/dev/null", "/dev/tty"}
    assert not any(name in record.read_bytes() for name in (b"letter", b"note", b"Tolvald", os.fsencode(originals)))
    key = re.compile(rf"{re.escape(str(record.parent))}/fingerprint\.key\.[0-9a-f]{{8}}")
    others = [path for path in written - unnamed - known if not (probes.fullmatch(path) or key.fullmatch(path))]
    assert not others
    assert not any("memfd_create(" in line for line in trace)
    assert not [*home.rglob("*"), *temporary.rglob("*")]
