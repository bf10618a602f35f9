"""A real service, sealed from the internet, inspects a text and redacts a file for another program."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import schemas
from tests.conftest import REPOSITORY

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="sends signals to a service on a local socket"),
]

_STORY = "Maren Tolvald, a harbor pilot, lives at 212 Quarry Lane, Saltby.\n"


def _ask(client: socket.socket, **request: object) -> dict[str, Any]:
    client.sendall(json.dumps(request).encode() + b"\n")
    with client.makefile("rb") as file:
        answered: dict[str, Any] = json.loads(file.readline())
    schemas.check("answer", answered)
    return answered


@pytest.mark.timeout(600)
def test_another_program_is_served_until_the_signal(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("s")
    folder.chmod(0o700)
    place, source, target = folder / "socket", folder / "note.txt", folder / "out.txt"
    source.write_text(_STORY, encoding="utf-8")
    (folder / "bad.txt").write_bytes(b"\x00\x01\x02")
    process = subprocess.Popen(
        [sys.executable, "-m", "engine", "serve", "--socket", str(place)],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout
        assert process.stdout.readline() == f"Serving on {place}; Ctrl+C ends it.\n"
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        assert "Seccomp:\t2" in status, "the kernel refuses it every internet socket"
        with socket.socket(socket.AF_UNIX) as client, socket.socket(socket.AF_UNIX) as rude:
            client.settimeout(120)
            client.connect(str(place))
            rude.connect(str(place))
            rude.sendall(b"no JSON\n{")
            found = _ask(client, id=1, method="inspect", text=_STORY)["result"]
            schemas.check("inspect", found)
            assert "PERSON" in {each["kind"] for each in found["mentions"]}
            rude.close()
            done = _ask(client, id=2, method="redact", source=str(source), target=str(target))["result"]
            schemas.check("report", done)
            assert done["files"][0]["output"] == str(target) and done["files"][0]["verified"]
            assert "Tolvald" not in target.read_text(encoding="utf-8")
            assert source.read_text(encoding="utf-8") == _STORY
            again = _ask(client, id=3, method="redact", source=str(source), target=str(target))
            assert again["error"]["code"] == "output-exists"
            bad = _ask(client, id=4, method="redact", source=str(folder / "bad.txt"))
            assert bad["error"]["code"] == "unsupported-format"
            text = _ask(client, id=5, method="redact-text", text="Call Maren Tolvald, please.")["result"]["text"]
            assert text.startswith("Call [PERSON 1]") and "Tolvald" not in text
            os.kill(process.pid, signal.SIGTERM)
            assert process.wait(60) == 0
        # What is left of the rude client, which is gone, may be dropped before it is answered.
        assert process.stdout.read() in [f"Stopped. Requests answered: {count}.\n" for count in (6, 7)]
        assert not place.exists()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
